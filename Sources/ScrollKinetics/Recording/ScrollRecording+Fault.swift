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
    /// The call with the given index is before the instant of what was recorded. Only inputs may be.
    case goesBack(entry: Int)
    /// The call with the given index is none of what was recorded, such as one of a scroller in a recording of a chain.
    case foreignCall(entry: Int)
    /// The call with the given index cannot be made of the members that the screen has then, for the given reason.
    case wrongMember(entry: Int, reason: String)

    /// The fault as one line.
    public var description: String {
      switch self {
      case .unknownFormat: "is no scroll recording"
      case .unknownVersion(let version): "is a scroll recording of unknown version \(version)"
      case .damaged(let path, let reason): "\(path.isEmpty ? "data" : path): \(reason)"
      case .invalid(let path, let error): "\(path): \(error)"
      case .goesBack(let entry): "entries[\(entry)]: must not happen before the scroller's instant"
      case .foreignCall(let entry): "entries[\(entry)]: must be a call of what was recorded"
      case .wrongMember(let entry, let reason): "entries[\(entry)]: \(reason)"
      }
    }
  }

  /// Throws unless `entry` can be the next call: it must be a call of what was recorded, its numbers must be valid, its
  /// members such that the call can be made, and its instant, except for an input, not before ``end``.
  public func validate(_ entry: Entry) throws(Fault) {
    guard subject.has(entry.action) else { throw .foreignCall(entry: entries.count) }
    do throws(ScrollValueError) {
      try entry.action.validate()
      if case .chain(let chain) = subject { try entry.action.member?.checkMember(of: chain) }
    } catch {
      throw .invalid(at: "entries[\(entries.count)]", error)
    }
    if case .screen(let call) = entry.action, let reason = forest?.fault(calling: call) {
      throw .wrongMember(entry: entries.count, reason: reason)
    }
    if entry.action.isInput { return }
    guard entry.instant >= end else { throw .goesBack(entry: entries.count) }
  }
}

extension ScrollRecording.Subject {
  /// Returns whether `action` is a call of one of the subject's methods.
  fileprivate func has(_ action: ScrollRecording.Action) -> Bool {
    switch (self, action) {
    case (.screen, .screen), (.screen, .rules): true
    case (.screen, .input), (.screen, .physics): false
    case (_, .advance), (_, .input), (_, .physics): true
    case (.scroller, .update), (.scroller, .change): true
    case (.chain, .memberUpdate), (.chain, .exchange), (.chain, .rules): true
    default: false
    }
  }
}

extension Int {
  /// Throws unless the number is that of a member of `chain`.
  fileprivate func checkMember(of chain: ScrollChain) throws(ScrollValueError) {
    try Double(self).check(.within(0...Double(chain.count - 1)), "member")
  }
}

extension ScrollRecording.Action {
  fileprivate var isInput: Bool {
    switch self {
    case .input, .screen(.input): true
    default: false
    }
  }

  /// The member of a chain that the call changes; nil for other calls.
  fileprivate var member: Int? {
    switch self {
    case .memberUpdate(let member, _, _, _, _), .exchange(let member, _, _): member
    default: nil
    }
  }

  fileprivate func validate() throws(ScrollValueError) {
    switch self {
    case .advance, .physics, .rules:
      break
    case .screen(let call):
      try call.validate()
    case .memberUpdate(_, _, let keeping, _, let choice):
      try keeping.validate()
      try choice?.validate()
    case .exchange(_, _, let choice):
      try choice?.validate()
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

extension ScrollRecording.ScreenCall {
  fileprivate func validate() throws(ScrollValueError) {
    switch self {
    case .input(let input, _, let choices):
      try input.validate()
      for choice in choices { try choice.choice.validate() }
    case .update(_, _, let keeping, let animation, _, let choice):
      try keeping.validate()
      try animation?.validate()
      try choice?.validate()
    case .change(_, _, let fraction, _, let choice):
      try fraction.check(.fraction, "anchoredAt")
      try choice?.validate()
    case .insert, .remove, .restore, .drop, .physics, .scrollsToTop:
      break
    }
  }
}

extension ScrollRecording.Choice {
  fileprivate func validate() throws(ScrollValueError) {
    try target.check(.finite, "target")
    try arrival?.validate()
  }
}
