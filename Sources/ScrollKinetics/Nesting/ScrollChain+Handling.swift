import ScrollGeometry

extension ScrollChain {
  /// Takes an input, sampled at `instant`, and returns what happened.
  ///
  /// Touches and drags move the chain as a whole; offsets and targets are of the joined axes. A rectangle is one of the
  /// innermost member's content, and a page of keys is what that member's insets leave free of its frame.
  ///
  /// - Parameters:
  ///   - input: what was done to the chain.
  ///   - instant: when; one that is earlier than ``now`` is taken as `now`, but for velocities.
  ///   - release: called where the input ends a drag, with what is about to happen on the joined axes; it may change
  ///     the target.
  /// - Precondition: ``Scroller/Input/validate()`` does not throw, and the target that `release` leaves is finite.
  @discardableResult
  public mutating func handle(
    _ input: Scroller.Input, at instant: ScrollInstant, release: (inout Scroller.Release) -> Void = { _ in }
  ) -> Changes {
    var changes = carryOn(to: instant)
    guard let input = onJoinedAxes(input) else { return changes }
    let goesOn = prepare(for: input)
    let before = joined.viewport.contentOffset
    changes.add(joined.handle(input, at: instant, lockingBy: directionalLock, release: release))
    for axis in ScrollAxis.allCases where goesOn { restartIfTurned(on: axis, at: before[axis]) }
    follow(since: before, &changes)
    prepareForDrag()
    return changes
  }

  /// The same input without anything that only a member's own viewport can answer: the joined one has no insets. nil
  /// where nothing is to be done.
  private func onJoinedAxes(_ input: Scroller.Input) -> Scroller.Input? {
    switch input {
    case .key(.pageDown, let animation):
      .wheel(ScrollVector(dx: 0, dy: Scroller.Key.page(in: inner)), animation)
    case .key(.pageUp, let animation):
      .wheel(ScrollVector(dx: 0, dy: 0 - Scroller.Key.page(in: inner)), animation)
    case .scrollRectToVisible(let rect, let animation):
      joinedOffset(revealing: rect).map { Scroller.Input.setContentOffset($0, animation) }
    default: input
    }
  }

  /// The joined offset at which the innermost member shows `rect` of its content; nil where it shows already.
  private func joinedOffset(revealing rect: ScrollRect) -> ScrollPoint? {
    let revealing = inner.contentOffset(revealing: rect)
    guard revealing != inner.contentOffset else { return nil }
    return ScrollPoint { (revealing[$0] + sumOfPlaces(but: 0, on: $0)).saturated }
  }

  /// Decides who takes part in what an input begins, and returns whether it only goes on with a drag.
  private mutating func prepare(for input: Scroller.Input) -> Bool {
    switch input {
    case .touchMoved where joined.isMoving, .touchUp where joined.isMoving,
      .touchCancelled where joined.isMoving, .ended where joined.isMoving, .cancelled where joined.isMoving:
      // Without a touch, and without effect.
      return false
    case .touchMoved where !joined.isMoving, .changed where !joined.isMoving, .moved where !joined.isMoving:
      return true
    case .touchDown, .held, .began, .stop:
      // The pixel to which a catch brings a flight is on the flight's own way.
      return false
    case .retarget:
      beginAnew()
      relimit()
    case .touchUp, .touchCancelled, .ended, .cancelled:
      begin(forFling: true)
    default:
      begin(forFling: false)
    }
    return false
  }

  /// Lets time pass up to `instant`, and returns what happened.
  @discardableResult
  public mutating func advance(to instant: ScrollInstant) -> Changes {
    var changes = Changes()
    let before = joined.viewport.contentOffset
    guard joined.isMoving else {
      joined.advance(to: instant)
      return changes
    }
    changes.add(joined.advance(to: instant))
    follow(since: before, &changes)
    prepareForDrag()
    return changes
  }

  /// Lets `duration` pass, and returns what happened: for game loops. A negative duration is no time.
  @discardableResult
  public mutating func advance(by duration: Duration) -> Changes {
    advance(to: now.advanced(by: duration))
  }

  /// Carries on what does not wait for a tick, as an input does before anything else.
  mutating func carryOn(to instant: ScrollInstant) -> Changes {
    var changes = Changes()
    guard instant > now, joined.isMoving else { return changes }
    let before = joined.viewport.contentOffset
    joined.now = instant
    joined.carryOnWithoutTick(&changes.events)
    follow(since: before, &changes)
    prepareForDrag()
    return changes
  }

  /// Puts the members where the joined offset has them, on the axes on which it has moved.
  mutating func follow(since before: ScrollPoint, _ changes: inout Changes) {
    for axis in ScrollAxis.allCases where joined.viewport.contentOffset[axis] != before[axis] {
      changes.moved.formUnion(follow(on: axis))
    }
    endBounceInside()
  }
}
