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

  // The methods of a scroller.
  extension Recorded where Subject == Scroller {
    /// The physics of the scroller; see ``Scroller/physics``.
    public var physics: Scroller.Physics {
      get { subject.physics }
      set { execute(.update(.physics(newValue)), at: now) }
    }

    /// Handles an input; see ``Scroller/handle(_:at:release:file:line:)``.
    @discardableResult
    public mutating func handle(
      _ input: Scroller.Input, at instant: ScrollInstant,
      release: (inout Scroller.Release) -> Void = { _ in }, file: CallerFile = #fileID,
      line: CallerLine = #line
    ) -> Scroller.Events {
      record(at: instant) { scroller in
        var choice: Scroller.Choice?
        let events = scroller.handle(
          input, at: instant, release: { choice = $0.choose(by: release) }, file: file, line: line)
        return (.input(input, choice), events)
      }
    }

    /// Handles several samples of a finger, and records an input for each; see ``Scroller/handle(_:finger:file:line:)``.
    @discardableResult
    public mutating func handle(
      _ samples: some Sequence<TouchSample>, finger: Int = 0, file: CallerFile = #fileID,
      line: CallerLine = #line
    ) -> Scroller.Events {
      var events = Scroller.Events()
      for sample in samples {
        events.append(
          contentsOf: handle(
            .touchMoved(sample.position, finger: finger), at: sample.instant, file: file, line: line))
      }
      return events
    }

    /// Changes the viewport; see ``Scroller/update(at:keeping:animation:snapping:release:_:)``.
    @discardableResult
    public mutating func update(
      at instant: ScrollInstant, keeping: ScrollAnchor.Keeping = .offset, animation: ScrollAnimation? = nil,
      snapping: ScrollSnapping? = nil, release: (inout Scroller.Release) -> Void = { _ in },
      _ change: (inout Viewport) -> Void
    ) -> Scroller.Events {
      record(at: instant) { scroller in
        var (viewport, choice) = (scroller.viewport, Scroller.Choice?.none)
        let events = scroller.update(at: instant, keeping: keeping, animation: animation, snapping: snapping)
        {
          choice = $0.choose(by: release)
        } _: {
          change(&$0)
          viewport = $0
        }
        let update = Scroller.Update.viewport(
          viewport, keeping: keeping, animation: animation, snapping: snapping, choice)
        return (.update(update), events)
      }
    }

    /// Applies a change of the content; see ``Scroller/apply(_:at:anchoredAt:snapping:release:)``.
    @discardableResult
    public mutating func apply(
      _ change: ContentChange, at instant: ScrollInstant, anchoredAt fraction: Double = 0,
      snapping: ScrollSnapping? = nil, release: (inout Scroller.Release) -> Void = { _ in }
    ) -> Scroller.Events {
      record(at: instant) { scroller in
        var choice: Scroller.Choice?
        let events = scroller.apply(change, at: instant, anchoredAt: fraction, snapping: snapping) {
          choice = $0.choose(by: release)
        }
        return (.update(.content(change, anchoredAt: fraction, snapping: snapping, choice)), events)
      }
    }
  }

  // The methods of a screen in which the host chooses. All others are made by `execute(_:at:)`.
  extension Recorded where Subject == ScrollScreen {
    /// Handles an input; see ``ScrollScreen/handle(_:on:at:release:file:line:)``.
    @discardableResult
    public mutating func handle(
      _ input: Scroller.Input, on id: ScrollScreen.ID? = nil, at instant: ScrollInstant,
      release: (ScrollScreen.ID, inout Scroller.Release) -> Void = { _, _ in }, file: CallerFile = #fileID,
      line: CallerLine = #line
    ) -> ScrollScreen.Changes {
      record(at: instant) { screen in
        var choices: [ScrollScreen.Choice] = []
        let changes = screen.handle(
          input, on: id, at: instant,
          release: { id, proposal in
            let choice = proposal.choose(by: { release(id, &$0) })
            if let choice { choices.append(ScrollScreen.Choice(choice, of: id)) }
          }, file: file, line: line)
        return (.input(input, on: id, choices), changes)
      }
    }

    /// Handles an input for the member at a point, as one on this member; see
    /// ``ScrollScreen/handle(_:over:at:release:file:line:)``.
    @discardableResult
    public mutating func handle(
      _ input: Scroller.Input, over point: ScrollPoint, at instant: ScrollInstant,
      release: (ScrollScreen.ID, inout Scroller.Release) -> Void = { _, _ in }, file: CallerFile = #fileID,
      line: CallerLine = #line
    ) -> ScrollScreen.Changes {
      var screen = subject
      screen.begin(at: instant)
      return handle(
        input, on: screen.findMember(at: point, for: input), at: instant, release: release, file: file,
        line: line)
    }

    /// Handles a tap of the status bar; see ``ScrollScreen/scrollToTop(at:shouldScroll:)``.
    @discardableResult
    public mutating func scrollToTop(
      at instant: ScrollInstant, shouldScroll: (ScrollScreen.ID) -> Bool = { _ in true }
    ) -> ScrollScreen.Changes {
      record(at: instant) { screen in
        var scrolled: ScrollScreen.ID?
        let changes = screen.scrollToTop(at: instant) { id in
          guard shouldScroll(id) else { return false }
          scrolled = id
          return true
        }
        return (scrolled == nil ? .advance : .input(.scrollToTop, on: scrolled), changes)
      }
    }

    /// Changes a member's viewport; see ``ScrollScreen/update(_:at:keeping:animation:snapping:release:_:)``.
    @discardableResult
    public mutating func update(
      _ id: ScrollScreen.ID, at instant: ScrollInstant, keeping: ScrollAnchor.Keeping = .offset,
      animation: ScrollAnimation? = nil, snapping: ScrollSnapping? = nil,
      release: (inout Scroller.Release) -> Void = { _ in }, _ change: (inout Viewport) -> Void
    ) -> ScrollScreen.Changes {
      record(at: instant) { screen in
        var (viewport, choice) = (screen[id], Scroller.Choice?.none)
        let changes = screen.update(
          id, at: instant, keeping: keeping, animation: animation, snapping: snapping
        ) {
          choice = $0.choose(by: release, after: choice)
        } _: {
          change(&$0)
          viewport = $0
        }
        let update = Scroller.Update.viewport(
          viewport, keeping: keeping, animation: animation, snapping: snapping, choice)
        return (.update(id, update), changes)
      }
    }

    /// Applies a change of a member's content; see ``ScrollScreen/apply(_:to:at:anchoredAt:snapping:release:)``.
    @discardableResult
    public mutating func apply(
      _ change: ContentChange, to id: ScrollScreen.ID, at instant: ScrollInstant,
      anchoredAt fraction: Double = 0, snapping: ScrollSnapping? = nil,
      release: (inout Scroller.Release) -> Void = { _ in }
    ) -> ScrollScreen.Changes {
      record(at: instant) { screen in
        var choice: Scroller.Choice?
        let changes = screen.apply(change, to: id, at: instant, anchoredAt: fraction, snapping: snapping) {
          choice = $0.choose(by: release, after: choice)
        }
        return (.update(id, .content(change, anchoredAt: fraction, snapping: snapping, choice)), changes)
      }
    }

    /// Keeps the members inside a list equal to those of its visible rows; see
    /// ``ScrollScreen/show(_:in:at:as:inserting:)``. What it does is recorded as the calls that do the same.
    @discardableResult
    public mutating func show(
      _ rows: Range<Int>, in list: ScrollScreen.ID, at instant: ScrollInstant,
      as id: (Int) -> ScrollScreen.ID?, inserting insert: (inout Recorded, Int) -> Void
    ) -> ScrollScreen.Changes {
      guard !subject.shows(rows, in: list, as: id) else { return ScrollScreen.Changes() }
      return change(to: rows, in: list, at: instant, as: id, { $0.subject }, inserting: insert)
    }
  }
#endif
