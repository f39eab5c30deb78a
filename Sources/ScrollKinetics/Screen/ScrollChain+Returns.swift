import ScrollGeometry

// Members that a motion has left between two places of their rules.
extension ScrollChain {
  /// Lets the members that a motion has left between two places return, after the joined scroller has come to rest.
  mutating func returnToPlaces(_ changes: inout Changes) {
    // Each member returns once on each axis.
    for _ in 0..<(2 * count) {
      guard joined.phase == .idle else { return }
      letHeldReturn()
      let offset = joined.viewport.contentOffset
      let targets = PerAxis { axis -> AxisChain.Target? in
        axes[axis].members.contains { $0.isPast } ? nil : axes[axis].targetOfReturn(from: offset[axis])
      }
      guard targets.horizontal != nil || targets.vertical != nil else { return prepareForDrag() }
      moveOnly(PerAxis { targets[$0]?.rest.member })
      let before = joined.viewport.contentOffset
      var places = PerAxis<Scroller.Release.SnapTarget?> { _ in nil }
      for axis in ScrollAxis.allCases {
        guard let target = targets[axis],
          let end = axes[axis].aim(target.rest.member, at: target.rest.offset, insteadOf: offset[axis])
        else { continue }
        if end == offset[axis] {
          // The member is off its place by rounding alone: the coordinate has no distance to move.
          let (rest, index) = (target.rest.offset, target.rest.member)
          var moved = AxisChain.MemberSet()
          axes[axis].members[index].put(at: rest, as: index, &moved)
          changes.add(Scroller.Events(), moving: moved)
          continue
        }
        places[axis] = Scroller.Release.SnapTarget(
          target: end, followsMomentum: target.followsMomentum, arrival: target.arrival)
      }
      var events = Scroller.Events()
      joined.beginReturn(to: places, &events)
      var step = Changes()
      step.add(events, moving: follow(since: before))
      restOnPixels()
      changes.goOn(with: step)
    }
    prepareForDrag()
  }

  /// Lets what rests past its limits on one axis return beside a flight on the other, and a member that was on its way after it.
  mutating func returnBesideMotion(_ member: Int, where wasOnItsWay: PerAxis<Bool>) {
    for axis in ScrollAxis.allCases where joined.isAtRest(on: axis) {
      if wasOnItsWay[axis] { axes[axis].kept = axes[axis].kept.subtracting(AxisChain.MemberSet(member)) }
      if axes[axis].isPast { joined.axes[axis].comeBack(momentum: 0, joined.along(axis), at: joined.now) }
    }
  }

  /// Lets the members return that a card has held still between two places: only fingers do not move them.
  private mutating func letHeldReturn() {
    for axis in ScrollAxis.allCases where axes[axis].snaps {
      for index in 0..<count where axes[axis].members[index].isHeld && !axes[axis].kept.contains(index) {
        let free = axes[axis].members[index].free
        guard let place = axes[axis].snapRule(of: index)?.place(for: free), place != free.offset else {
          continue
        }
        axes[axis].members[index] = free
      }
    }
  }

  /// Puts all members on places of their rules at once, as for ``Scroller/Input/stop``.
  mutating func stopOnPlaces(_ changes: inout Changes) {
    var moved = AxisChain.MemberSet()
    for axis in ScrollAxis.allCases {
      for index in axes[axis].snapRules.indices {
        guard let place = axes[axis].snapRules[index]?.place(for: axes[axis].members[index]) else { continue }
        axes[axis].members[index].put(at: place.flushed, as: index, &moved)
      }
    }
    changes.add(Scroller.Events(), moving: moved)
    rejoin(&changes)
    prepareForDrag()
  }
}

extension Scroller.Events {
  /// Returns these events, followed by the events of a flight that begins where the present one has ended; both flights
  /// count as one deceleration.
  func continued(by others: Scroller.Events) -> Scroller.Events {
    var events = Scroller.Events()
    var isUnderWay = false
    for event in self {
      switch event {
      case .didEndDecelerating where others.contains(.willBeginDecelerating): isUnderWay = true
      case .didEndDragging(false): events.append(.didEndDragging(willDecelerate: true))
      default: events.append(event)
      }
    }
    for event in others where !(isUnderWay && event == .willBeginDecelerating) { events.append(event) }
    return events
  }
}
