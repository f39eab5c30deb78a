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
    case .autoscroll(let velocity, _) where !joined.isTracking:
      returnsToPlaces = PerAxis { velocity[$0] == 0 }
    case .retarget, .setContentOffset, .scrollRectToVisible, .scrollToTop:
      // The place is the program's choice.
      returnsToPlaces = PerAxis { _ in false }
    case .wheel(let delta, _):
      step(along: PerAxis { delta[$0] != 0 }, input)
    case .key(let key, _, _):
      let axis = key.axis(in: joined.viewport)
      step(along: PerAxis { $0 == axis }, input)
    case .scroll(let delta, .momentumBegan), .scroll(let delta, .momentumChanged),
      .scroll(let delta, .unphased):
      coast(by: delta, input)
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

  /// Lets members return after a step of a wheel or a key: those on its axes, and all whose motion it ends.
  private mutating func step(along axes: PerAxis<Bool>, _ input: Scroller.Input) {
    guard axes.horizontal || axes.vertical, !joined.isTracking else { return }
    let continues = joined.continuesFlight(with: input)
    returnsToPlaces = PerAxis { axes[$0] || !continues || returnsToPlaces[$0] }
  }

  /// Lets members return after a scroll without a finger: those that it begins to move, and all whose animation it ends.
  private mutating func coast(by delta: ScrollVector, _ input: Scroller.Input) {
    guard case .scroll(_, let phase) = input else { return }
    let takesPart = PerAxis { joined.coasts(by: delta, phase, on: $0) }
    guard takesPart.horizontal || takesPart.vertical else { return }
    for axis in ScrollAxis.allCases {
      if joined.phase == .animating || (takesPart[axis] && joined.isAtRest(on: axis)) {
        returnsToPlaces[axis] = true
      }
      if takesPart[axis] && !joined.isMoving {
        takeLane(of: mover(towardsEnd: delta[axis] > 0, on: axis), on: axis)
      }
    }
  }

  /// Chooses the member whose physics the flight of one axis has, and returns the target that the members' rules choose
  /// for a release with `momentum`; nil for an input that ends no touch.
  private mutating func choice(withMomentum momentum: Double?, on axis: ScrollAxis) -> Choice? {
    let (offset, limits) = (joined.viewport.contentOffset[axis], joined.viewport.limits(on: axis))
    let isUpward = momentum.flatMap { $0 == 0 ? nil : $0 > 0 } ?? (offset < limits.lowerBound)
    takeLane(of: mover(towardsEnd: isUpward, on: axis), on: axis)
    guard let momentum, snaps[axis] else { return nil }
    let coasting = joined.physics.momentum == .off ? 0 : momentum
    let proposal =
      joined.axes[axis].freeFlight(
        momentum: coasting, rate: joined.physics.rate(on: axis))?.destination ?? offset
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
    where returnsToPlaces[axis] && snaps[axis]
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
