import ScrollGeometry

// Wheels and keys, where a member has mandatory snap rules.
extension ScrollChain {
  /// Returns the input of a wheel or a key with the distance to a place of a mandatory rule of the member that it moves;
  /// any other input unchanged.
  func onPlaces(_ input: Scroller.Input) -> Scroller.Input {
    switch input {
    case .wheel(let delta, let animation):
      return .wheel(
        ScrollVector { axis in
          delta[axis] == 0
            ? 0 : distance(of: .by(delta[axis]), isAnimated: animation != nil, on: axis) ?? delta[axis]
        }, animation)
    case .key(let key, let distances, let animation):
      let axis = key.axis(in: joined.viewport)
      let turn = key.turn(in: joined.viewport, distances)
      guard let distance = distance(of: turn, isAnimated: animation != nil, on: axis) else { return input }
      var delta = ScrollVector.zero
      delta[axis] = distance
      return .wheel(delta, animation)
    default:
      return input
    }
  }

  /// Returns the distance of a turn from the present target, or the present offset, to a place; nil where no mandatory
  /// rule applies.
  private func distance(of turn: MovingAxis.Turn, isAnimated: Bool, on axis: ScrollAxis) -> Double? {
    let delta: Double
    switch turn {
    case .by(let distance), .page(let distance): delta = distance
    case .to: return nil
    }
    guard delta != 0 else { return nil }
    let isUpward = delta > 0
    let member = turned(towardsEnd: isUpward, on: axis)
    let link = links[member]
    guard let rule = ownPhysics[member].snapping[axis], rule.strictness == .mandatory else { return nil }
    let (offset, limits) = (joined.viewport.contentOffset[axis], joined.viewport.limits(on: axis))
    let heading = joined.isDecelerating || isAnimated ? joined.target?[axis] : nil
    let ahead = heading.flatMap { (isUpward ? $0 > offset : $0 < offset) ? $0 : nil }
    let base = (ahead ?? offset).clamped(to: limits)
    let shift = offset.clamped(to: limits) - link.place(on: axis)
    var request = SnapRequest(
      offset: link.place(on: axis), proposal: (base + delta - shift).saturated,
      limits: link.range(on: axis), viewportLength: link.viewport.frame.size[axis])
    var place = rule.place(steppingUpwards: isUpward, request)
    if case .page = turn {
      request.offset = (base - shift).saturated
      place = rule.page(steppingUpwards: isUpward, request) ?? place
    }
    return place.map {
      let distance = ($0 + shift - base).saturated
      // A step from past a limit, or in an animation to past one, leads to the limit.
      return distance == 0 && base != ahead ?? offset ? delta : distance
    }
  }
}
