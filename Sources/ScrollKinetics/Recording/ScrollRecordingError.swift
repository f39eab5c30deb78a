#if !hasFeature(Embedded)
  import ScrollGeometry

  /// The error of data that are not a valid ``ScrollRecording``.
  public enum ScrollRecordingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The data are not a recording: their key `format` is missing or not ``ScrollRecording/format``.
    case unknownFormat
    /// The data are a recording of another version.
    case unknownVersion(Int)
    /// The data are a recording of something else, of the given type.
    case otherSubject(String)
    /// The data at a path such as `calls[3].input` cannot be decoded, for the given reason.
    case damaged(at: String, reason: String)
    /// A number at a path breaks a rule.
    case invalid(at: String, ScrollValueError)
    /// The call with the given index is before the instant of the subject. Only inputs may be.
    case goesBack(entry: Int)
    /// The call with the given index cannot be made of the members that the subject has then, for the given reason.
    case wrongMember(entry: Int, reason: String)

    /// The error as one line.
    public var description: String {
      switch self {
      case .unknownFormat: "is no scroll recording"
      case .unknownVersion(let version): "is a scroll recording of unknown version \(version)"
      case .otherSubject(let subject): "is the recording of another subject, \(subject.quoted)"
      case .damaged(let path, let reason): "\(path.isEmpty ? "data" : path): \(reason)"
      case .invalid(let path, let error): "\(path): \(error)"
      case .goesBack(let entry): "entries[\(entry)]: must not happen before the subject's instant"
      case .wrongMember(let entry, let reason): "entries[\(entry)]: \(reason)"
      }
    }
  }
#endif
