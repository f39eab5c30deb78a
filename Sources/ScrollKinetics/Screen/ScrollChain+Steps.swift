import ScrollGeometry

// Wheels and keys: the distances to places of the members' mandatory rules, and the members with which wheels stay.
extension ScrollChain {
  /// Returns the input of a wheel or a key with the distance to a place of a mandatory rule of the member that it moves, and
  /// the place; any other input unchanged.
  func onPlaces(_ input: Scroller.Input) -> (Scroller.Input, places: PerAxis<(member: Int, place: Double)?>) {
    var places = PerAxis<(member: Int, place: Double)?> { _ in nil }
    switch input {
    case .wheel(var delta, _, let animation):
      for axis in ScrollAxis.allCases {
        guard let step = step(.by(delta[axis]), isAnimated: animation != nil, on: axis) else { continue }
        (delta[axis], places[axis]) = (step.distance, (step.member, step.place))
      }
      return (.wheel(delta, animation), places)
    case .key(let key, let distances, let animation):
      let axis = key.axis(in: joined.viewport)
      let whole = key.step(in: joined.viewport, distances)
      guard let step = step(whole, isAnimated: animation != nil, on: axis) else { return (input, places) }
      var delta = ScrollVector.zero
      (delta[axis], places[axis]) = (step.distance, (step.member, step.place))
      return (.wheel(delta, animation), places)
    default: return (input, places)
    }
  }

  /// Handles a step of a wheel that tells the length of its notches.
  mutating func step(
    by delta: ScrollVector, _ notch: ScrollVector, _ animation: ScrollAnimation?, at instant: ScrollInstant
  ) -> Changes {
    var changes = catchUp(to: instant)
    let leadsToPlaces = PerAxis { axis in
      let step = delta[axis] < 0 ? 0 - notch[axis] : delta[axis] > 0 ? notch[axis] : 0
      return self.step(.by(step), isAnimated: animation != nil, on: axis) != nil
    }
    let steps = joined.wheelSteps(by: delta, notch, where: leadsToPlaces, at: instant)
    let pairOrStep = joined.pairOrStep
    for step in steps {
      changes.append(handle(.wheel(step, animation), at: instant))
      // A step by a whole notch begins anew.
      joined.pairOrStep = pairOrStep
    }
    return changes
  }

  /// Handles a delta without a phase where a swipe of the pad turns one page.
  mutating func swipe(by delta: ScrollVector, at instant: ScrollInstant) -> Changes {
    var changes = catchUp(to: instant)
    let hasPages = PerAxis { axis in
      axes[axis].hasPages(towardsEnd: delta[axis] > 0, from: joined.viewport.contentOffset[axis], at: now)
    }
    let (pages, rest) = joined.swipe(by: delta, at: instant, where: hasPages)
    let pairOrStep = joined.pairOrStep
    let page = ScrollVector { step(.page(pages[$0]), isAnimated: true, on: $0)?.distance ?? 0 }
    if page != .zero { changes.append(handle(.wheel(page, .wheel), at: instant)) }
    joined.pairOrStep = pairOrStep
    if rest != .zero { changes.append(handleWhole(.scroll(rest), at: instant) { _, _, _ in }) }
    return changes
  }

  /// Returns the distance of a step from the present target, or the present offset, to a place, and the place; nil where no mandatory
  /// rule applies.
  private func step(_ whole: MovingAxis.Step, isAnimated: Bool, on axis: ScrollAxis) -> (
    distance: Double, member: Int, place: Double
  )? {
    axes[axis].distance(
      of: whole, from: joined.viewport.contentOffset[axis], towards: joined.target?[axis],
      continuing: joined.isDecelerating || isAnimated, at: now)
  }

  /// Returns the way of the coordinate back to where it shows a member at an offset; nil where it does not lead there.
  func way(to offset: Double, of member: Int, on axis: ScrollAxis) -> Double? {
    axes[axis].coordinate(showing: member, at: offset, towardsEnd: false)
      .map { $0 - joined.axes[axis].unroundedOffset }
  }

  /// Restricts the motion that a wheel input begins on some axes to the members of its sequence; keeps the sequence that an input in
  /// a flight continues.
  mutating func latchWheel(_ direction: ScrollVector, where begins: PerAxis<Bool>) {
    // A sequence ends after 1.5 s of silence, as in Firefox ([R]).
    let (now, end) = (now, now.advanced(by: .milliseconds(1500)))
    for axis in ScrollAxis.allCases where direction[axis] != 0 {
      axes[axis].latchWheel(
        towardsEnd: direction[axis] > 0, continuing: !begins[axis], at: now, until: end)
    }
    if begins.horizontal || begins.vertical { relimit() }
  }

  mutating func endWheelSequences() { for axis in ScrollAxis.allCases { axes[axis].wheelLatch = nil } }
}
