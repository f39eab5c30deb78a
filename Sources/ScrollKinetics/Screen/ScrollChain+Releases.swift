import ScrollGeometry

// The rules and the rates of the members at a release.
extension ScrollChain {
  /// Prepares the joined scroller for the flight that `input` begins, and returns the targets that the members' rules
  /// choose for it.
  mutating func targets(for input: Scroller.Input, at instant: ScrollInstant) -> PerAxis<AxisChain.Target?> {
    var targets = PerAxis<AxisChain.Target?> { _ in nil }
    switch input {
    case .retarget:
      // The place is the program's choice.
      for axis in ScrollAxis.allCases { axes[axis].letReturn(false) }
    case .wheel(let delta, _, _):
      step(along: PerAxis { delta[$0] != 0 })
    case .key(let key, _, _):
      let axis = key.axis(in: joined.viewport)
      step(along: PerAxis { $0 == axis })
    case .scroll(let delta, .momentumBegan), .scroll(let delta, .momentumChanged),
      .scroll(let delta, .unphased):
      coast(by: delta, input)
    case _ where input.endsTouch:
      let momentum = joined.momentum(releasedBy: input, at: instant)
      for axis in ScrollAxis.allCases where joined.releases(axis, by: input) {
        axes[axis].letReturn()
        targets[axis] = target(
          withMomentum: momentum?[axis], isFling: input.isFling, on: axis)
      }
      moveOnly(PerAxis { targets[$0]?.onlyMember })
    default: break
    }
    return targets
  }

  /// Lets members return after a step of a wheel or a key.
  private mutating func step(along steps: PerAxis<Bool>) {
    for axis in ScrollAxis.allCases where steps[axis] { axes[axis].letReturn(hasStepped: true) }
  }

  /// Lets members return after a scroll without a finger, where it begins a motion or ends an animation.
  private mutating func coast(by delta: ScrollVector, _ input: Scroller.Input) {
    guard case .scroll(_, let phase) = input else { return }
    let takesPart = PerAxis { joined.coasts(by: delta, phase, on: $0) }
    guard takesPart.horizontal || takesPart.vertical else { return }
    for axis in ScrollAxis.allCases {
      if takesPart[axis] && (joined.isAtRest(on: axis) || joined.axes[axis].isAnimating) {
        axes[axis].letReturn()
      }
      // The first delta that moves anything, after which the motion keeps the physics until it turns.
      let begins = joined.viewport.contentOffset[axis].clamped(to: axes[axis].limits) == axes[axis].origin
      if takesPart[axis] && begins && delta[axis] != 0 {
        takePhysicsOfMover(towardsEnd: delta[axis] > 0, on: axis)
      }
    }
  }

  /// Gives the joined scroller the physics of the member that the next movement moves.
  private mutating func takePhysicsOfMover(towardsEnd: Bool, on axis: ScrollAxis) {
    takePhysics(
      of: axes[axis].mover(towardsEnd: towardsEnd, at: joined.viewport.contentOffset[axis]), on: axis)
  }

  /// Chooses the member whose physics the flight of one axis has, and returns the target that the members' rules choose
  /// for a release with `momentum`; nil for an input that ends no touch.
  private mutating func target(withMomentum momentum: Double?, isFling: Bool, on axis: ScrollAxis)
    -> AxisChain.Target?
  {
    let offset = joined.viewport.contentOffset[axis]
    if let momentum, momentum != 0 {
      takePhysicsOfMover(towardsEnd: momentum > 0, on: axis)
    } else {
      // Without a direction the inner of the two that the next movement can move.
      let movers = (
        axes[axis].mover(towardsEnd: true, at: offset), axes[axis].mover(towardsEnd: false, at: offset)
      )
      takePhysics(of: Swift.min(movers.0, movers.1), on: axis)
    }
    guard let momentum, axes[axis].snaps else { return nil }
    let coasting = isFling || joined.physics.momentum != .off ? momentum : 0
    let laws = joined.physics.laws(on: axis)
    let proposal = joined.axes[axis].freeFlight(momentum: coasting, laws)?.destination ?? offset
    return axes[axis].target(
      from: offset, velocity: momentum, proposal: proposal,
      dragOrigin: joined.dragOrigin?[axis] ?? (isFling ? offset : nil),
      settles: isFling || joined.isDragging)
  }

  /// Changes the target of the flight that moves a member now. Where it moves another one, that one flies on.
  ///
  /// - Parameter isChoice: whether the program has chosen the offset; if not, the member is to rest at a place of its rule.
  mutating func retarget(_ member: Int, to offset: ScrollPoint, isChoice: Bool, at instant: ScrollInstant)
    -> Changes
  {
    guard var target = joined.target else { return Changes() }
    let offset = viewports[member].clamped(offset)
    let isMoved = PerAxis { moves(member, on: $0) }
    for axis in ScrollAxis.allCases where isMoved[axis] {
      target[axis] = (offset[axis] + axes[axis].sumOfPlaces(but: member)).saturated
    }
    // The flight must not go on with members that come before this one.
    moveOnly(PerAxis { isMoved[$0] ? member : nil })
    return retarget(
      target, at: instant, returning: PerAxis { isMoved[$0] ? !isChoice : axes[$0].returnsToPlaces })
  }

  /// Changes the target of the present flight, and sets whether members return to their places after it.
  mutating func retarget(_ target: ScrollPoint, at instant: ScrollInstant, returning returns: PerAxis<Bool>)
    -> Changes
  {
    let changes = handle(.retarget(target), at: instant)
    for axis in ScrollAxis.allCases { axes[axis].returnsToPlaces = returns[axis] }
    return changes
  }

  /// Restricts the next motion to one member on each axis that has one.
  mutating func moveOnly(_ members: PerAxis<Int?>) {
    guard members.horizontal != nil || members.vertical != nil else { return }
    for axis in ScrollAxis.allCases {
      axes[axis].restart(at: joined.viewport.contentOffset[axis])
      guard let member = members[axis] else { continue }
      axes[axis].moveOnly(member)
      if hasOwnPhysics { takePhysics(of: member, on: axis) }
    }
    relimit()
  }
}

extension Scroller {
  /// Returns whether an input that can end a touch releases or throws the content on `axis`.
  func releases(_ axis: ScrollAxis, by input: Input) -> Bool {
    if case .fling(let velocity) = input, !isTracking { return axesOfFling(velocity)[axis] }
    return isTracking
  }
}

extension Scroller.Release {
  /// Announces the targets that the rules of a chain's members choose for a flight that is planned again.
  mutating func announce(_ axes: PerAxis<AxisChain>) {
    for axis in ScrollAxis.allCases where axes[axis].returnsToPlaces && axes[axis].snaps {
      let offset = viewport.contentOffset[axis]
      guard target[axis] != offset,
        let target = axes[axis].target(from: offset, velocity: 0, proposal: target[axis])
      else { continue }
      announce(SnapTarget(target), on: axis)
    }
  }
}

extension Scroller.Release.SnapTarget {
  /// The choice of a member's rule, as the joined scroller takes it.
  init(_ target: AxisChain.Target) {
    self.init(
      target: target.offset, followsMomentum: target.followsMomentum, arrival: target.arrival)
  }
}

extension Scroller.Input {
  /// Whether the input can end a touch or a scroll, or throws the content.
  var endsTouch: Bool {
    switch self {
    case .touchUp, .touchCancelled, .ended, .cancelled, .scroll(_, .ended), .scroll(_, .cancelled), .fling:
      true
    default: false
    }
  }

  /// Whether the program throws the content.
  fileprivate var isFling: Bool {
    if case .fling = self { true } else { false }
  }
}
