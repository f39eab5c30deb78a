import ScrollGeometry

extension ScrollHost {
  /// Moves the content to where it is when a frame of the display is shown, at `instant`, nil for ``now``.
  ///
  /// Frames change no bit of a motion with `exact` integration. One frame suffices for any number that were missed, and an instant
  /// earlier than the latest is treated as that.
  public func frame(at instant: ScrollInstant? = nil) {
    let instant = begin(at: instant)
    add(state.advance(to: instant))
    end()
  }

  /// Makes a frame a number of seconds after ``now``, for a game loop without a clock. A negative number counts as zero.
  public func frame(afterSeconds seconds: Double) { frame(at: now.advanced(bySeconds: seconds)) }

  /// Handles an input: a touch, a recognised drag, a trackpad's scroll, a wheel, a key, or a command of the program.
  ///
  ///     host.handle(.touchDown(touch.location, finger: 0), at: touch.instant)
  ///     host.handle(.scroll(event.delta, phase: .changed), at: event.instant)
  ///     host.handle(.key(.pageDown, .uiKit))
  ///
  /// - The input was sampled at `instant`, nil for ``now``. An earlier one than the latest counts for velocities only.
  /// - Precondition: ``Scroller/Input/validate()`` does not throw.
  public func handle(
    _ input: Scroller.Input, at instant: ScrollInstant? = nil, file: CallerFile = #fileID,
    line: CallerLine = #line
  ) {
    #if DEBUG
      // The scroller checks it again, behind what the delegate is asked.
      requireValid(try input.validate(), file, line)
    #endif
    let instant = begin(at: instant)
    samples.follow(input, begins: state.physics.releaseVelocity == .leastSquares, at: instant)
    if let end = samples.release(by: input, of: state, at: instant), !release(by: end, at: instant) {
      add(state.handle(end, at: instant))
    }
    if !release(by: input, at: instant) { add(state.handle(input, at: instant)) }
    end()
  }

  /// Asks the delegate for the target of the drag that `input` ends, and handles the input; returns false if there is nothing to ask.
  private func release(by input: Scroller.Input, at instant: ScrollInstant) -> Bool {
    guard hasDelegate, asksAtRelease(by: input, at: instant) else { return false }
    var input = input
    if case .scroll(let delta, .ended) = input, delta != .zero {
      // The last delta, which can begin the drag, moves the content before its end is reported.
      add(state.handle(.scroll(delta, phase: .changed), at: instant))
      input = .scroll(.zero, phase: .ended)
    }
    // The pull that the release fires comes before it, as in a scroller.
    add(state.releasePull(by: input, at: instant))
    // What happened before is reported before.
    let before = (isNotifying, instantOfRelease)
    (isNotifying, instantOfRelease) = (true, instant)
    defer { (isNotifying, instantOfRelease) = before }
    notifyOfEvents()
    guard asksAtRelease(by: input, at: instant), var release = state.proposedRelease(by: input, at: instant)
    else {
      add(state.handle(input, at: instant))
      return true
    }
    endWasReported = true
    delegate?.scrollHostWillEndDragging(self, release: &release)
    completeChange(choosing: endWasReported ? release : nil)
    add(state.handle(input, at: instant, choosing: endWasReported ? release : nil))
    if endWasReported {
      // The delegate has put another finger down, which holds the content on.
      endWasReported = false
      events.insert(
        contentsOf: [.didEndDragging(willDecelerate: false), .willBeginDragging], at: reportedCount)
    }
    return true
  }

  /// Returns whether an input ends a drag whose end the delegate has not been told: a callback can have ended it.
  private func asksAtRelease(by input: Scroller.Input, at instant: ScrollInstant) -> Bool {
    // A fling that ends no drag has nobody to ask; a recognised pinch is none.
    if case .fling = input, !state.isDragging || state.isPinchedReadyMade { return false }
    return !endWasReported && state.momentum(releasedBy: state.intent(of: input, at: instant)) != nil
  }

  /// Scrolls to an offset, at once or with an animation, and ends a flight, as UIScrollView's method does; see
  /// ``Scroller/Input/setContentOffset(_:_:)``.
  public func setContentOffset(_ offset: ScrollPoint, animated: Bool, at instant: ScrollInstant? = nil) {
    handle(.setContentOffset(offset, animated: animated), at: instant)
  }

  /// Scrolls by the least distance that makes a rectangle of the content visible; see
  /// ``Scroller/Input/scrollRectToVisible(_:_:)``.
  public func scrollRectToVisible(_ rect: ScrollRect, animated: Bool, at instant: ScrollInstant? = nil) {
    handle(.scrollRectToVisible(rect, animated: animated), at: instant)
  }

  /// Changes the geometry at once, for hosts that know the instant of the change or animate it; see
  /// ``Scroller/update(at:keeping:animation:snapping:release:_:)`` and its precondition. `body` must not change the host.
  public func update(
    at instant: ScrollInstant? = nil, keeping: ScrollAnchor.Keeping? = nil, animation: ScrollAnimation? = nil,
    snapping: ScrollSnapping? = nil, _ body: (inout Viewport) -> Void
  ) {
    let instant = begin(at: instant)
    let keeping = keeping ?? self.keeping ?? kept(by: snapping ?? state.physics.snapping)
    // On a copy, so that `body` may read the host.
    var scroller = state
    let events = scroller.update(
      at: instant, keeping: keeping, animation: animation, snapping: snapping, body)
    state = scroller
    add(events)
    end()
  }

  /// Inserts, removes or resizes content, and keeps the visible part in place; see
  /// ``Scroller/apply(_:at:anchoredAt:snapping:release:)`` and its precondition.
  public func apply(
    _ change: ContentChange, at instant: ScrollInstant? = nil, anchoredAt fraction: Double = 0,
    snapping: ScrollSnapping? = nil
  ) {
    let instant = begin(at: instant)
    add(state.apply(change, at: instant, anchoredAt: fraction, snapping: snapping))
    end()
  }

  /// Moves the host to another time line, one with a clock only where this has jumped; see ``ScrollSubject/shiftTime(by:)``.
  public func shiftTime(by duration: Duration) {
    state.shiftTime(by: duration)
    samples.shiftTime(by: duration)
    change?.shiftTime(by: duration)
    instantOfRelease = instantOfRelease?.advanced(by: duration)
  }
}
