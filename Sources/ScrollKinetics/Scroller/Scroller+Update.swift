import ScrollGeometry

extension Scroller {
  /// Changes the viewport, whatever is going on: a rotation, a keyboard, content that has loaded.
  ///
  ///     scroller.update(at: instant, keeping: .page) { viewport in
  ///       viewport.frame.size = rotated
  ///       viewport.contentSize = relaidOut
  ///     }
  ///
  /// The offset goes where `keeping` says, or to where `change` sets it; then, by phase:
  ///
  /// - idle: content at an edge whose inset has changed stays at that edge, if it keeps its offset
  ///   (``ScrollAnchor/restingOffset(in:)``), and content past limits that have changed is brought back; at once or along
  ///   `animation`;
  /// - tracking, dragging: the content stays under the finger, past its limits too; disabled scrolling lets go;
  /// - decelerating: the flight is planned anew from the present offset and momentum; a chosen or snapped target
  ///   is kept where it is still legal, else chosen anew;
  /// - animating: the target is kept, brought within limits that have changed.
  ///
  /// On an axis whose limits stay and whose offset does not move, no bit changes, unless its length decides where it
  /// snaps or how far it stretches. The offset of what moves is continuous, unless `keeping` or `change` ask for a jump;
  /// an axis that rests while the other one flies follows its edge, as content at rest does. What is sent to an edge, or
  /// is to stop at one where the target was chosen, goes to that edge ([O]).
  ///
  /// - Parameters:
  ///   - instant: when; one earlier than ``now`` is taken as `now`.
  ///   - keeping: what is to show afterwards of what shows now.
  ///   - animation: how content at rest is brought back; nil for at once.
  ///   - release: asked where decelerating content is planned anew, as at a release.
  ///   - change: changes the viewport.
  /// - Precondition: ``ScrollAnchor/Keeping/validate()`` and ``ScrollAnimation/validate()`` do not throw, and the target
  ///   that `release` leaves is finite.
  @discardableResult
  public mutating func update(
    at instant: ScrollInstant, keeping: ScrollAnchor.Keeping = .offset, animation: ScrollAnimation? = nil,
    release: (inout Release) -> Void = { _ in }, _ change: (inout Viewport) -> Void
  ) -> Events {
    requireValid { () throws(ScrollValueError) in
      try keeping.validate()
      try animation?.validate()
    }
    return replaceViewport(at: instant, animation, release) { old in
      var new = old
      change(&new)
      let isSet = new.contentOffset != old.contentOffset
      let jump = new.contentOffset - old.contentOffset
      return (
        new,
        { offset, isAtRest in
          if isSet {
            return offset == old.contentOffset
              ? new.contentOffset : ScrollPoint { (offset[$0] + jump[$0]).saturated }
          }
          var place = old
          place.contentOffset = offset
          let anchor = ScrollAnchor(keeping, of: place)
          return isAtRest ? anchor.restingOffset(in: new) : anchor.contentOffset(in: new)
        }
      )
    }
  }

  /// Makes a change of the content, whatever is going on, with the visible part in place: scroll anchoring.
  ///
  /// As ``update(at:keeping:animation:release:_:)`` otherwise.
  ///
  /// - Parameter alignment: which part stays in place, from 0 for the top or left to 1.
  /// - Precondition: `alignment` is from 0 to 1, and the target that `release` leaves is finite.
  @discardableResult
  public mutating func apply(
    _ change: ContentChange, at instant: ScrollInstant, keeping alignment: Double = 0,
    release: (inout Release) -> Void = { _ in }
  ) -> Events {
    replaceViewport(at: instant, nil, release) { old in
      let displacement = old.displacement(by: change, keeping: alignment)
      return (
        old.applying(change, keeping: alignment),
        { offset, _ in
          var moved = offset
          moved[change.axis] = (offset[change.axis] + displacement).saturated
          return moved
        }
      )
    }
  }

  /// Replaces the viewport by what `change` makes of the present one. The function that it returns says where each offset
  /// of the old viewport is in the new, of content that moves or of content at rest.
  private mutating func replaceViewport(
    at instant: ScrollInstant, _ animation: ScrollAnimation?, _ release: (inout Release) -> Void,
    _ change: (Viewport) -> (Viewport, (_ offset: ScrollPoint, _ isAtRest: Bool) -> ScrollPoint)
  ) -> Events {
    var events = Events()
    now = Swift.max(now, instant)
    carryOnWithoutTick(&events)
    let old = viewport
    let (new, moved) = change(old)
    let states = PerAxis { state(on: $0) }
    let (place, restingPlace) = (moved(old.contentOffset, false), moved(old.contentOffset, true))
    let offset = ScrollPoint { (isAtRest(on: $0) ? restingPlace : place)[$0].flushed }
    let hasChanged = PerAxis { axis in
      new.limits(on: axis) != old.limits(on: axis) || new.bounces(on: axis) != old.bounces(on: axis)
        || offset[axis] != old.contentOffset[axis]
    }
    let isResized = PerAxis { new.frame.size[$0] != old.frame.size[$0] }
    show(new)
    viewport.contentOffset = old.contentOffset

    switch activity {
    case .idle:
      let rest = ScrollPoint { hasChanged[$0] ? offset[$0].clamped(to: new.limits(on: $0)) : offset[$0] }
      setContentOffset(rest, animation, &events)
    case .touching(var touch):
      touch.dragOrigin = moved(touch.dragOrigin, false)
      activity = .touching(touch)
      scroll(to: offset, &events)
      if new.isScrollEnabled {
        regrip { axis in
          hasChanged[axis] || new.isScrollable(on: axis) != old.isScrollable(on: axis)
            || (isResized[axis] && old.overscroll[axis] != 0)
        }
      } else {
        endTouch(.cancelled, &events, release)
      }
    case .moving(var flight):
      scroll(to: offset, &events)
      let announced = flight.target(at: old.contentOffset)
      let target = moved(announced, true)
      for axis in ScrollAxis.allCases
      where hasChanged[axis] || (isResized[axis] && physics.snapping[axis] != nil) {
        var state = states[axis]
        state.position = (state.position + (offset[axis] - old.contentOffset[axis])).saturated
        let wasLegal = old.limits(on: axis).contains(announced[axis])
        adapt(&flight, on: axis, state: state, target: target[axis], wasLegal: wasLegal)
      }
      let isNew = ScrollAxis.allCases.contains { hasChanged[$0] || isResized[$0] }
      if flight.purpose == .deceleration && isNew { ask(release, about: &flight, states) }
      activity = .moving(flight)
      carryOnWithoutTick(&events)
    }
    return events
  }

  /// Whether nothing moves the content on `axis`, and no finger lies on it.
  private func isAtRest(on axis: ScrollAxis) -> Bool {
    switch activity {
    case .idle: true
    case .touching: false
    case .moving(let flight): flight.motions[axis].isResting
    }
  }

  /// Shows the content through another viewport.
  mutating func show(_ viewport: Viewport) {
    self.viewport = viewport
    guard case .touching(var touch) = activity else { return }
    touch.limits = limits
    activity = .touching(touch)
  }

  /// The viewport's limits.
  var limits: PerAxis<ClosedRange<Double>> { PerAxis { viewport.limits(on: $0) } }

  /// Plans one axis of a flight anew, after the viewport has changed under it.
  private func adapt(
    _ flight: inout Flight, on axis: ScrollAxis, state: AxisState, target: Double, wasLegal: Bool
  ) {
    let limits = viewport.limits(on: axis)
    let legal = wasLegal ? target.clamped(to: limits) : target
    switch flight.purpose {
    case .deceleration:
      let request = SnapRequest(offset: legal, limits: limits, viewportLength: viewport.frame.size[axis])
      if let rule = physics.snapping[axis], let target = rule.target(for: request) {
        let manner = rule.followsMomentum ? Manner.following(rule.arrival) : .chosen(rule.arrival)
        fly(&flight, on: axis, from: state, to: target, manner)
      } else if flight.motions[axis].isChosen {
        fly(&flight, on: axis, from: state, to: legal)
      } else {
        flight.motions[axis] = motion(
          following: freeFlight(on: axis, momentum: state.momentum), on: axis, momentum: state.momentum,
          since: flight.motions[axis].latestTick ?? now)
      }
    case .animation:
      fly(&flight, on: axis, from: state, to: legal)
    case .scrollToTop:
      fly(&flight, on: axis, from: state, to: axis == .vertical ? limits.lowerBound : legal)
    }
  }

  /// Lets the host choose again where a flight will stop.
  private func ask(
    _ release: (inout Release) -> Void, about flight: inout Flight, _ states: PerAxis<AxisState>
  ) {
    var decision = Release(
      viewport: viewport, velocity: ScrollVector { states[$0].momentum },
      proposal: ScrollPoint { axis in
        freeFlight(on: axis, momentum: states[axis].momentum)?.destination ?? viewport.contentOffset[axis]
      }, target: flight.target(at: viewport.contentOffset))
    release(&decision)
    let (target, choices) = (decision.allowedTarget, decision.choices)
    for axis in ScrollAxis.allCases where choices[axis] {
      var state = states[axis]
      state.position = viewport.contentOffset[axis]
      fly(&flight, on: axis, from: state, to: target[axis], .chosen(decision.arrival))
    }
  }

  /// Directs one axis of a flight from `state` to `target`, unless it is on its way there.
  private func fly(
    _ flight: inout Flight, on axis: ScrollAxis, from state: AxisState, to target: Double,
    _ manner: Manner = .chosen(nil)
  ) {
    let timeLeft = timeLeft(of: flight, on: axis)
    let isOnItsWay =
      (plan(of: flight, on: axis)?.plan.destination ?? viewport.contentOffset[axis]) == target
      && state.position == self.state(of: flight, on: axis).position
    guard !isOnItsWay else { return }
    let rest = freeFlight(on: axis, momentum: state.momentum)?.destination ?? state.position
    flight.motions[axis] = .planned(
      since: now,
      arrival(
        from: state, at: target.flushed, on: axis, manner, freeFlight: timeLeft,
        freeDistance: (rest - state.position).magnitude))
  }
}
