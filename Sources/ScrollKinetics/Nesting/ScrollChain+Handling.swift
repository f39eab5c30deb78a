import ScrollGeometry

extension ScrollChain {
  /// Takes an input, sampled at `instant`, and answers what happened.
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
    _ input: Scroller.Input, at instant: ScrollInstant, release: (inout Release) -> Void = { _ in }
  ) -> Changes {
    var changes = carryOn(to: instant)
    let input = onJoinedAxes(input)
    let goesOn = prepare(for: input)
    let before = joined.viewport.contentOffset
    changes.add(joined.handle(input, at: instant, release: release))
    for axis in ScrollAxis.allCases where goesOn { restartIfTurned(on: axis, at: before[axis]) }
    follow(&changes)
    return changes
  }

  /// The same input without anything that only a member's own viewport can answer: the joined one has no insets.
  private func onJoinedAxes(_ input: Scroller.Input) -> Scroller.Input {
    switch input {
    case .key(.pageDown, let animation):
      .wheel(ScrollVector(dx: 0, dy: Scroller.Key.page(in: inner)), animation)
    case .key(.pageUp, let animation):
      .wheel(ScrollVector(dx: 0, dy: 0 - Scroller.Key.page(in: inner)), animation)
    case .scrollRectToVisible(let rect, let animation):
      .setContentOffset(
        ScrollPoint { axis in
          (inner.contentOffset(revealing: rect)[axis] + sumOfPlaces(but: 0, on: axis)).saturated
        }, animation)
    default: input
    }
  }

  /// Decides who takes part in what an input begins, and answers whether it only goes on with a drag.
  private mutating func prepare(for input: Scroller.Input) -> Bool {
    switch input {
    case .touchMoved where joined.isMoving, .touchUp where joined.isMoving,
      .touchCancelled where joined.isMoving, .ended where joined.isMoving, .cancelled where joined.isMoving:
      // Without a touch, and without effect.
      return false
    case .retarget:
      relimit()
    case .touchUp, .touchCancelled, .ended, .cancelled:
      choose(forFling: true)
    case .touchMoved, .changed, .moved:
      choose(forFling: false)
      if !joined.isMoving { return true }
    default:
      choose(forFling: false)
    }
    for axis in ScrollAxis.allCases { restart(on: axis, at: joined.viewport.contentOffset[axis]) }
    return false
  }

  /// Lets time pass up to `instant`, and answers what happened.
  @discardableResult
  public mutating func advance(to instant: ScrollInstant) -> Changes {
    var changes = Changes()
    guard joined.isMoving else {
      joined.advance(to: instant)
      return changes
    }
    changes.add(joined.advance(to: instant))
    follow(&changes)
    return changes
  }

  /// Lets `duration` pass, and answers what happened: for game loops. A negative duration is no time.
  @discardableResult
  public mutating func advance(by duration: Duration) -> Changes {
    advance(to: now.advanced(by: duration))
  }

  /// Changes what a member shows, whatever is going on: a keyboard, content that has loaded, a scroll of one member.
  ///
  /// A member that `change` leaves past its limits, or whose content has shrunk, is brought within them at once, unless
  /// what is missing can show as overscroll of the whole chain; an offset that `change` sets is taken as it is, within
  /// the limits. What moves goes on as ``Scroller/update(at:keeping:animation:release:_:)`` says.
  ///
  /// - Precondition: there is such a member, and the target that `release` leaves is finite.
  @discardableResult
  public mutating func update(
    _ member: Int, at instant: ScrollInstant, release: (inout Release) -> Void = { _ in },
    _ change: (inout Viewport) -> Void
  ) -> Changes {
    requireMember(member)
    var changes = carryOn(to: instant)
    let old = links[member].viewport
    let joinedBefore = joined.viewport
    for axis in ScrollAxis.allCases { restart(on: axis, at: joinedBefore.contentOffset[axis]) }
    change(&links[member].viewport)
    let isSet = links[member].viewport.contentOffset != old.contentOffset
    var shift = ScrollVector.zero
    for axis in ScrollAxis.allCases {
      let place = links[member].place[axis]
      let wanted = isSet ? links[member].viewport.contentOffset[axis] : place
      let new = wanted.clamped(to: links[member].viewport.limits(on: axis))
      (links[member].place[axis], links[member].start[axis]) = (new, new)
      origin[axis] = (origin[axis] + (new - place)).saturated.flushed
      shift[axis] = new - place
    }
    links[member].viewport.contentOffset = old.contentOffset
    let offset = ScrollPoint { axis in
      let offset = joinedBefore.contentOffset[axis]
      let staysPast = !isSet && !limits(on: axis).contains(offset)
      return staysPast ? offset : (offset + shift[axis]).saturated
    }
    let viewport = joinedViewport(at: offset) { limits(on: $0) }
    changes.add(joined.update(at: instant, release: release) { $0 = viewport })
    follow(&changes)
    return changes
  }

  /// Carries on what does not wait for a tick, as an input does before anything else.
  private mutating func carryOn(to instant: ScrollInstant) -> Changes {
    var changes = Changes()
    guard instant > now, joined.isMoving else { return changes }
    joined.now = instant
    joined.carryOnWithoutTick(&changes.events)
    follow(&changes)
    return changes
  }

  /// Puts the members where the joined offset has them.
  private mutating func follow(_ changes: inout Changes) {
    for axis in ScrollAxis.allCases { changes.moved.formUnion(follow(on: axis)) }
    if joined.phase == .idle { choose(forFling: false) }
  }
}
