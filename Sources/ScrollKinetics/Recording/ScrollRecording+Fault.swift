import ScrollGeometry

extension ScrollRecording {
  /// Why data are no recording, or a call cannot stand in one.
  public enum Fault: Error, Hashable, Sendable, CustomStringConvertible {
    /// The data are no recording: nothing in them says ``ScrollRecording/format``.
    case unknownFormat
    /// The data are a recording of another version.
    case unknownVersion(Int)
    /// The data are broken at a path such as `entries[3].input`, for the given reason.
    case damaged(at: String, reason: String)
    /// A number at a path breaks a rule.
    case invalid(at: String, ScrollValueError)
    /// The call of an index happens before the scroller's instant. Only inputs may.
    case goesBack(entry: Int)

    /// The fault in one line.
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

  /// Throws where `entry` cannot be the next call: the first number that breaks a rule, or an instant that goes back.
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
    case .update(_, let keeping, let animation, let choice):
      try keeping.validate()
      try animation?.validate()
      try choice?.validate()
    case .change(_, let fraction, let choice):
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
