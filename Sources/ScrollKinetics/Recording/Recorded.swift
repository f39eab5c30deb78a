#if !hasFeature(Embedded)
  import ScrollGeometry

  /// A scroller or a screen that records its calls.
  ///
  ///     var list = Recorded(Scroller(viewport: viewport))
  ///     list.handle(.touchDown(point), at: instant)
  ///     let data = try JSONEncoder().encode(list.recording)
  ///
  /// The recording grows with every call, including every `advance`, until ``restartRecording()``.
  public struct Recorded<Subject: ScrollSubject>: ScrollSubject {
    /// The subject in its present state.
    public private(set) var subject: Subject
    /// The recording of all calls since it began.
    public private(set) var recording: ScrollRecording<Subject>

    /// Creates a value that records the calls of `subject` from its present state on.
    public init(_ subject: Subject) {
      self.subject = subject
      recording = ScrollRecording(from: subject)
    }

    /// Discards the recorded calls and starts a new recording with the present state of the subject.
    public mutating func restartRecording() { recording = ScrollRecording(from: subject) }

    /// Makes a call, which `make` returns with its result, and records it.
    ///
    /// An input is recorded at `instant`, any other call at the subject's, as which an earlier one is treated.
    mutating func record<Result>(
      at instant: ScrollInstant, _ make: (inout Subject) -> (call: Subject.Call, result: Result)
    ) -> Result {
      let (call, result) = make(&subject)
      recording.append(call, at: call.input == nil ? subject.now : instant)
      return result
    }

    /// The instant to which the subject was advanced.
    public var now: ScrollInstant { subject.now }
    /// Whether anything decelerates or animates.
    public var isMoving: Bool { subject.isMoving }
    /// Whether a finger is down on the content.
    public var isTracking: Bool { subject.isTracking }
    /// The instant at which everything comes to rest without further calls.
    public var instantOfRest: ScrollInstant { subject.instantOfRest }
    /// The frame rate of the subject.
    public var framesPerSecond: Double { subject.framesPerSecond }

    /// Advances the subject; see ``ScrollSubject/advance(to:)``.
    @discardableResult
    public mutating func advance(to instant: ScrollInstant) -> Subject.Changes {
      execute(.advance, at: instant)
    }

    /// Makes a call; see ``ScrollSubject/execute(_:at:)``.
    @discardableResult
    public mutating func execute(_ call: Subject.Call, at instant: ScrollInstant) -> Subject.Changes {
      record(at: instant) { (call, $0.execute(call, at: instant)) }
    }

    /// Moves the subject and its recording to another time line; see ``ScrollSubject/shiftTime(by:)``.
    public mutating func shiftTime(by duration: Duration) {
      subject.shiftTime(by: duration)
      recording.shiftTime(by: duration)
    }

    /// Throws where a call cannot be made; see ``ScrollSubject/validate(_:)``.
    public func validate(_ call: Subject.Call) throws(ScrollCallError) { try subject.validate(call) }
  }
#endif
