#if !hasFeature(Embedded)
  import ScrollGeometry

  /// All calls of a scroller or a screen with their instants, which can be stored and replayed bit for bit.
  ///
  ///     var list = Recorded(Scroller(viewport: viewport))
  ///     list.handle(.touchDown(point), at: instant)
  ///     …
  ///     let data = try JSONEncoder().encode(list.recording)       // attach it to the bug report
  ///     recording.replay { scroller, events in print(scroller.contentOffset, events) }
  ///
  /// A recording consists of the state at the start and a list of calls. Decisions of the host — the viewport after a
  /// change, the target of a release — are recorded as their result, so that a replay needs no closures.
  ///
  /// - After every call, a replay has the same bits as the original, on every platform, with the same version of the library.
  /// - Calls of `advance` are recorded, too. They change an offset only with `displayLink` integration.
  /// - Every recording can be replayed: a decoder makes the calls to check them.
  public struct ScrollRecording<Subject: ScrollSubject>: Hashable, Sendable {
    /// What was recorded, before the first call.
    public private(set) var start: Subject
    /// The calls, in order.
    public private(set) var entries: [Entry] = []
    /// The instant of the subject after all calls.
    public private(set) var end: ScrollInstant

    /// One call, and its instant.
    public struct Entry: Hashable, Sendable {
      /// The instant of the call, which for an input may be before that of the subject, since touches lag behind the display.
      public fileprivate(set) var instant: ScrollInstant
      /// The call.
      public let call: Subject.Call
    }

    /// Creates a recording without calls that starts from the present state of a subject.
    public init(from start: Subject) {
      self.start = start
      end = start.now
    }

    /// Appends a call that can be made after the others.
    mutating func append(_ call: Subject.Call, at instant: ScrollInstant) {
      entries.append(Entry(instant: instant, call: call))
      end = Swift.max(end, instant)
    }

    /// Moves the recording to another time line, with the state at its start; see ``ScrollSubject/shiftTime(by:)``.
    public mutating func shiftTime(by duration: Duration) {
      start.shiftTime(by: duration)
      for index in entries.indices { entries[index].instant = entries[index].instant.advanced(by: duration) }
      end = end.advanced(by: duration)
    }

    /// Repeats all calls, and returns the subject after the last one; `observe` is called after each, with its changes.
    @discardableResult
    public func replay(_ observe: (Subject, Subject.Changes) -> Void = { _, _ in }) -> Subject {
      var subject = start
      for entry in entries {
        let changes = subject.execute(entry.call, at: entry.instant)
        observe(subject, changes)
      }
      return subject
    }
  }

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
