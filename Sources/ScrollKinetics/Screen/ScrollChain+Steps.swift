import ScrollGeometry

// Wheels and keys: the distances to places of the members' mandatory rules, and the members with which wheels stay.
extension ScrollChain {
  /// Returns the input of a wheel or a key with the distance to a place of a mandatory rule of the member that it moves;
  /// any other input unchanged.
  func onPlaces(_ input: Scroller.Input) -> Scroller.Input {
    switch input {
    case .wheel(let delta, _, let animation):
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

  /// Handles a turn of a wheel that tells the length of its notches.
  mutating func turn(
    by delta: ScrollVector, _ notch: ScrollVector, _ animation: ScrollAnimation?, at instant: ScrollInstant
  ) -> Changes {
    var changes = carryOn(to: instant)
    let leadsToPlaces = PerAxis { axis in
      let step = delta[axis] < 0 ? 0 - notch[axis] : delta[axis] > 0 ? notch[axis] : 0
      return step != 0 && distance(of: .by(step), isAnimated: animation != nil, on: axis) != nil
    }
    let turns = joined.turns(by: delta, notch, where: leadsToPlaces, at: instant)
    let pairOrTurn = joined.pairOrTurn
    for turn in turns {
      changes.append(handle(.wheel(turn, animation), at: instant))
      // A turn by a whole notch begins anew.
      joined.pairOrTurn = pairOrTurn
    }
    return changes
  }

  /// Handles a delta without a phase where a swipe of the pad turns one page.
  mutating func swipe(by delta: ScrollVector, at instant: ScrollInstant) -> Changes {
    var changes = carryOn(to: instant)
    let hasPages = PerAxis { axis in
      delta[axis] != 0
        && axes[axis].hasPages(
          towardsEnd: delta[axis] > 0, from: joined.viewport.contentOffset[axis], at: now)
    }
    let (pages, rest) = joined.swipe(by: delta, at: instant, where: hasPages)
    let pairOrTurn = joined.pairOrTurn
    let page = ScrollVector {
      pages[$0] == 0 ? 0 : distance(of: .page(pages[$0]), isAnimated: true, on: $0) ?? 0
    }
    if page != .zero { changes.append(handle(.wheel(page, .wheel), at: instant)) }
    joined.pairOrTurn = pairOrTurn
    if rest != .zero { changes.append(handleWhole(.scroll(rest), at: instant) { _ in }) }
    return changes
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
