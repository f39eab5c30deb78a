import ScrollGeometry

// Wheels and keys: the distances to places of the members' mandatory rules, and the members with which wheels stay.
extension ScrollChain {
  /// Returns the input of a wheel or a key with the distance to a place of a mandatory rule of the member that it moves;
  /// any other input unchanged.
  func onPlaces(_ input: Scroller.Input) -> Scroller.Input {
    switch input {
    case .wheel(let delta, let animation):
      return .wheel(
        ScrollVector {
          distance(of: .by(delta[$0]), isAnimated: animation != nil, on: $0) ?? delta[$0]
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
    let (delta, isPage): (Double, Bool)
    switch turn {
    case .by(let distance): (delta, isPage) = (distance, false)
    case .page(let distance): (delta, isPage) = (distance, true)
    case .to: return nil
    }
    return axes[axis].distance(
      ofStep: delta, isPage: isPage, from: joined.viewport.contentOffset[axis],
      towards: joined.isDecelerating || isAnimated ? joined.target?[axis] : nil, at: now)
  }

  /// The instant at which a sequence of wheel inputs ends without another one: after 1.5 s of silence, as in Firefox ([R]).
  private var endOfWheelSequence: ScrollInstant { now.advanced(by: .milliseconds(1500)) }

  /// Restricts the motion that a wheel input begins to the member of its sequence.
  mutating func latchWheel(_ delta: ScrollVector) {
    let (now, end) = (now, endOfWheelSequence)
    for axis in ScrollAxis.allCases where delta[axis] != 0 {
      axes[axis].latchWheel(towardsEnd: delta[axis] > 0, at: now, until: end)
    }
    relimit()
  }

  /// Keeps the sequences that an input in a flight continues.
  mutating func keepLatched(_ delta: ScrollVector) {
    let end = endOfWheelSequence
    for axis in ScrollAxis.allCases where delta[axis] != 0 { axes[axis].wheelLatch?.end = end }
  }

  /// Ends all sequences of wheel inputs.
  mutating func endWheelSequences() {
    for axis in ScrollAxis.allCases { axes[axis].wheelLatch = nil }
  }
}
