import ScrollGeometry

// The rules and the rates of the members at a release.
extension ScrollChain {
  /// Prepares the joined scroller for the flight that `input` begins, and returns the targets that the members' rules
  /// choose for it.
  mutating func rulings(for input: Scroller.Input, at instant: ScrollInstant)
    -> PerAxis<Scroller.Release.Ruling?>
  {
    var rulings = PerAxis<Scroller.Release.Ruling?> { _ in nil }
    switch input {
    case .retarget:
      returnsToPlaces = PerAxis { _ in false }
    case .scroll(let delta, .momentumBegan), .scroll(let delta, .momentumChanged),
      .scroll(let delta, .unphased):
      for axis in ScrollAxis.allCases where delta[axis] != 0 && !joined.isMoving {
        returnsToPlaces[axis] = true
        takeLane(of: mover(towardsEnd: delta[axis] > 0, on: axis), on: axis)
      }
    case _ where input.endsTouch && joined.isTracking:
      returnsToPlaces = PerAxis { _ in true }
      let momentum = joined.momentum(releasedBy: input, at: instant)
      var alone = PerAxis<Int?> { _ in nil }
      for axis in ScrollAxis.allCases {
        let choice = choice(withMomentum: momentum?[axis], on: axis)
        (rulings[axis], alone[axis]) = (choice?.ruling, choice?.alone)
      }
      moveOnly(alone)
    default: break
    }
    return rulings
  }

  /// Chooses the member whose physics the flight of one axis has, and returns the target that the members' rules choose
  /// for a release with `momentum`; nil for a touch that ends without a drag.
  private mutating func choice(withMomentum momentum: Double?, on axis: ScrollAxis) -> Choice? {
    let (offset, limits) = (joined.viewport.contentOffset[axis], joined.viewport.limits(on: axis))
    let isUpward = momentum.flatMap { $0 == 0 ? nil : $0 > 0 } ?? (offset < limits.lowerBound)
    takeLane(of: mover(towardsEnd: isUpward, on: axis), on: axis)
    guard let momentum, snaps(on: axis) else { return nil }
    let proposal = joined.freeFlight(on: axis, momentum: momentum)?.destination ?? offset
    return choice(
      from: offset, velocity: momentum, proposal: proposal, dragOrigin: joined.dragOrigin?[axis], on: axis)
  }

  /// Restricts the next motion to one member on each axis that has one.
  mutating func moveOnly(_ members: PerAxis<Int?>) {
    guard members.horizontal != nil || members.vertical != nil else { return }
    for axis in ScrollAxis.allCases {
      restart(on: axis, at: joined.viewport.contentOffset[axis])
      guard let member = members[axis] else { continue }
      spans[axis] = Spans(towardsEnd: .only(member), towardsStart: .only(member))
      takeLane(of: member, on: axis)
    }
    relimit()
  }

  /// Announces the targets of the members' rules for a flight that is planned anew.
  func announce(in release: inout Scroller.Release) {
    for axis in ScrollAxis.allCases
    where returnsToPlaces[axis] && snaps(on: axis)
      && release.target[axis] != release.viewport.contentOffset[axis]
    {
      if let choice = choice(
        from: release.viewport.contentOffset[axis], velocity: 0, proposal: release.target[axis], on: axis)
      {
        release.announce(choice.ruling, on: axis)
      }
    }
  }
}

extension Scroller.Input {
  /// Whether the input can end a touch or a scroll.
  var endsTouch: Bool {
    switch self {
    case .touchUp, .touchCancelled, .ended, .cancelled, .scroll(_, .ended), .scroll(_, .cancelled): true
    default: false
    }
  }
}
