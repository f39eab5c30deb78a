import ScrollGeometry

extension ScrollRecording {
  /// The error of data that are not a valid recording, or of a call that cannot be recorded.
  public enum Fault: Error, Hashable, Sendable, CustomStringConvertible {
    /// The data are not a recording: their key `format` is missing or not ``ScrollRecording/format``.
    case unknownFormat
    /// The data are a recording of another version.
    case unknownVersion(Int)
    /// The data at a path such as `entries[3].input` cannot be decoded, for the given reason.
    case damaged(at: String, reason: String)
    /// A number at a path breaks a rule.
    case invalid(at: String, ScrollValueError)
    /// The call with the given index is before the scroller's instant. Only inputs may be.
    case goesBack(entry: Int)

    /// The fault as one line.
    public var description: String {
      switch self {
      case .unknownFormat: "is no scroll recording"
      case .unknownVersion(let version): "is a scroll recording of unknown version \(version)"
      case .damaged(let path, let reason): "\(path.isEmpty ? "data" : path): \(reason)"
      case .invalid(let path, let error): "\(path): \(error)"
      case .goesBack(let entry): "entries[\(entry)]: must not happen before the scroller's instant"
      }
    }
  }

  /// Throws unless `entry` can be the next call: its numbers must be valid, and its instant, except for an input, not
  /// before ``end``.
  public func validate(_ entry: Entry) throws(Fault) {
    do throws(ScrollValueError) {
      try entry.action.validate()
    } catch {
      throw .invalid(at: "entries[\(entries.count)]", error)
    }
    if case .input = entry.action { return }
    guard entry.instant >= end else { throw .goesBack(entry: entries.count) }
  }
}

extension ScrollRecording.Action {
  fileprivate func validate() throws(ScrollValueError) {
    switch self {
    case .advance, .physics:
      break
    case .input(let input, let choice):
      try input.validate()
      try choice?.validate()
    case .update(_, let keeping, let animation, _, let choice):
      try keeping.validate()
      try animation?.validate()
      try choice?.validate()
    case .change(_, let fraction, _, let choice):
      try fraction.check(.fraction, "anchoredAt")
      try choice?.validate()
    }
  }
}

extension ScrollRecording.Choice {
  fileprivate func validate() throws(ScrollValueError) {
    try target.check(.finite, "target")
    try arrival?.validate()
  }
}
