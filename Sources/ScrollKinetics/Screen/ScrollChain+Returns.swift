import ScrollGeometry

// Members that a motion has left between two places of their rules.
extension ScrollChain {
  /// Lets the members that a motion has left between two places return, after the joined scroller has come to rest.
  ///
  /// On an axis that `hasMoved`, members that only rounding has kept off their places are put on them. On any other axis
  /// a member moves only with the joined offset, and not by rounding where that is left.
  mutating func returnToPlaces(
    where hasMoved: PerAxis<Bool>, leavingRounding leavesRounding: Bool = false, _ changes: inout Changes
  ) {
    var hasMoved = hasMoved
    // Each member returns once on each axis; the bound is for places that rounding keeps out of reach.
    for _ in 0..<(2 * count) {
      guard hasOwnPhysics, joined.phase == .idle else { return }
      putOnPlaces(where: hasMoved, &changes)
      letHeldReturn()
      let offset = joined.viewport.contentOffset
      let targets = PerAxis { axis -> AxisChain.Target? in
        let chain = axes[axis]
        // By rounding alone the joined offset can be past a limit, too.
        guard chain.returnsToPlaces, !chain.members.contains(where: { $0.isPast }) else { return nil }
        // Sums that lose points lead to no place.
        let slack = chain.slack(at: offset[axis])
        guard slack < 0.5 else { return nil }
        let ignoresRounding = leavesRounding || hasMoved[axis]
        return chain.targetOfReturn(from: offset[axis], beyond: ignoresRounding ? slack : 0)
      }
      guard targets.horizontal != nil || targets.vertical != nil else { return prepareForDrag() }
      hasMoved = PerAxis { hasMoved[$0] || targets[$0] != nil }
      moveOnly(PerAxis { targets[$0]?.onlyMember })
      for axis in ScrollAxis.allCases where targets[axis] != nil { axes[axis].hasStepped = false }
      var events = Scroller.Events()
      joined.beginReturn(to: PerAxis { targets[$0].map { Scroller.Release.SnapTarget($0) } }, &events)
      follow(since: offset, &changes)
      changes.events = changes.events.continued(by: events)
    }
    prepareForDrag()
  }

  /// Lets the members return that a card has held still between two places: only fingers do not move them.
  private mutating func letHeldReturn() {
    for axis in ScrollAxis.allCases where axes[axis].returnsToPlaces && axes[axis].snaps {
      for index in viewports.indices where axes[axis].members[index].isHeld {
        let free = AxisChain.Member(
          viewports[index], on: axis, axes[axis].members[index].rules, isHeld: false)
        guard let place = axes[axis].snapRule(of: index)?.place(for: free), place != free.offset else {
          continue
        }
        axes[axis].members[index] = free
      }
    }
  }

  /// Puts the members that rounding has kept off their places on them.
  private mutating func putOnPlaces(where hasMoved: PerAxis<Bool>, _ changes: inout Changes) {
    for axis in ScrollAxis.allCases
    where hasMoved[axis] && axes[axis].returnsToPlaces && axes[axis].snaps {
      let offset = joined.viewport.contentOffset[axis]
      show(axes[axis].putOnPlaces(within: axes[axis].slack(at: offset)), on: axis, &changes)
      axes[axis].restart(at: offset)
    }
  }

  /// Puts a member that leaves, where only rounding has kept it off its place, on it, on the axes on which nothing moves: outside
  /// nothing would.
  mutating func putOnPlace(_ member: Int) -> Changes {
    var changes = Changes()
    for axis in ScrollAxis.allCases
    where joined.isAtRest(on: axis) && !joined.isTracking && axes[axis].returnsToPlaces && axes[axis].snaps {
      let slack = axes[axis].slack(at: joined.viewport.contentOffset[axis])
      show(axes[axis].putOnPlaces(within: slack, only: member), on: axis, &changes)
    }
    if changes.hasMoved(member) { changes.events.append(.didScroll) }
    return changes
  }

  /// Puts all members on places of their rules at once, as for ``Scroller/Input/stop``.
  mutating func stopOnPlaces(_ changes: inout Changes) {
    for axis in ScrollAxis.allCases {
      show(axes[axis].putOnPlaces(within: .infinity), on: axis, &changes)
    }
    rejoin(where: PerAxis { axes[$0].snaps }, at: now, { _ in }, &changes)
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
