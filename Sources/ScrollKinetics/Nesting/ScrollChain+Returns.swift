import ScrollGeometry

// Members that a motion has left between two places of their rules.
extension ScrollChain {
  /// Lets the members that a motion has left between two places return, after the joined scroller has come to rest.
  ///
  /// On an axis that `hasMoved`, members that only rounding has kept off their places are put on them. On any other axis
  /// a member moves only with the joined offset.
  ///
  /// After steps of wheels and keys only members with mandatory rules return: rules of proximity do not apply to steps.
  mutating func returnToPlaces(
    where hasMoved: PerAxis<Bool>, afterSteps: Bool = false, _ changes: inout Changes
  ) {
    var hasMoved = hasMoved
    // Each member returns once on each axis; the bound is for places that rounding keeps out of reach.
    for _ in 0..<(2 * links.count) {
      guard hasOwnPhysics, joined.phase == .idle else { return }
      landOnPlaces(where: hasMoved, &changes)
      let strays = PerAxis { axis -> Choice? in
        let offset = joined.viewport.contentOffset[axis]
        guard returnsToPlaces[axis], joined.viewport.limits(on: axis).contains(offset) else { return nil }
        return stray(on: axis, beyond: hasMoved[axis] ? slack(on: axis) : 0, afterSteps: afterSteps)
      }
      hasMoved = PerAxis { hasMoved[$0] || strays[$0] != nil }
      let rulings = PerAxis { strays[$0]?.ruling }
      guard rulings.horizontal != nil || rulings.vertical != nil else { return prepareForDrag() }
      moveOnly(PerAxis { strays[$0]?.alone })
      var events = Scroller.Events()
      let before = joined.viewport.contentOffset
      joined.beginReturn(to: rulings, &events)
      follow(since: before, &changes)
      changes.events = changes.events.continued(by: events)
    }
    prepareForDrag()
  }

  /// Puts the members that rounding has kept off their places on them.
  private mutating func landOnPlaces(where hasMoved: PerAxis<Bool>, _ changes: inout Changes) {
    for axis in ScrollAxis.allCases where hasMoved[axis] && returnsToPlaces[axis] && snaps[axis] {
      let slack = slack(on: axis)
      for index in links.indices {
        let offset = links[index].viewport.contentOffset[axis]
        guard let rule = ownPhysics[index].snapping[axis], let place = place(of: index, rule, on: axis),
          place != offset, (place - offset).saturated.magnitude <= slack
        else { continue }
        put(index, at: place, on: axis, &changes.moved)
      }
      restart(on: axis, at: joined.viewport.contentOffset[axis])
    }
  }

  /// Puts all members on places of their rules at once, as for ``Scroller/Input/stop``.
  mutating func stopOnPlaces(_ changes: inout Changes) {
    for axis in ScrollAxis.allCases {
      for index in links.indices {
        guard let rule = ownPhysics[index].snapping[axis], let place = place(of: index, rule, on: axis) else {
          continue
        }
        put(index, at: place, on: axis, &changes.moved)
      }
    }
    let snaps = snaps
    rejoin(where: { snaps[$0] }, at: now, { _ in }, &changes)
    prepareForDrag()
  }
}

extension Scroller.Events {
  /// Returns these events and those of a flight that begins where the present one has ended, as one deceleration.
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
