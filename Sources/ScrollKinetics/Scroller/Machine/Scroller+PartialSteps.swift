import ScrollGeometry

// Wheels of high resolution, and pads without phases, where content moves from place to place.
extension Scroller {
  /// Adds a step of a wheel to the parts of its notches, and returns the steps that they make now.
  mutating func wheelSteps(
    by delta: ScrollVector, _ notch: ScrollVector?, isAnimated: Bool, at instant: ScrollInstant
  ) -> WheelSteps {
    let leadsToPlaces = PerAxis { axis in
      guard let notch, notch[axis] > 0, delta[axis] != 0 else { return false }
      let step = delta[axis] < 0 ? 0 - notch[axis] : notch[axis]
      return axes[axis].leadsToPlace(by: step, isAnimated: isAnimated, along(axis))
    }
    return wheelSteps(by: delta, notch, where: leadsToPlaces, at: instant)
  }

  /// Adds a step of a wheel to the parts of its notches, and returns the steps that they make now.
  mutating func wheelSteps(
    by delta: ScrollVector, _ notch: ScrollVector?, where leadsToPlaces: PerAxis<Bool>,
    at instant: ScrollInstant
  ) -> WheelSteps {
    var steps = WheelSteps()
    guard viewport.isScrollEnabled, !isTracking else { return steps }
    var sums = PerAxis { _ in NotchSum() }
    if case .notches(let present) = pairOrStep { sums = present }
    for axis in ScrollAxis.allCases where delta[axis] != 0 {
      let length = notch?[axis] ?? 0
      let part = delta[axis] / length
      if part.magnitude > NotchSum.mostNotches {
        steps.atOnce[axis] = delta[axis]
        sums[axis] = NotchSum()
      } else if leadsToPlaces[axis] {
        steps.count[axis] = sums[axis].add(part, at: instant)
        steps.notch[axis] = part < 0 ? 0 - length : length
      } else {
        let left = sums[axis].addFreely(part, at: instant)
        steps.atOnce[axis] = left == part ? delta[axis] : (left * length).flushed
      }
    }
    let isOver = sums.horizontal == NotchSum() && sums.vertical == NotchSum()
    pairOrStep = isOver ? .none : .notches(turned: sums)
    return steps
  }

  /// Adds a delta without a phase to a pad's swipe; returns the pages that it turns, and what is left for an axis without.
  mutating func swipe(by delta: ScrollVector, at instant: ScrollInstant, where hasPages: PerAxis<Bool>) -> (
    pages: ScrollVector, rest: ScrollVector
  ) {
    let part = ScrollVector { hasPages[$0] ? delta[$0] : 0 }
    guard part != .zero, viewport.isScrollEnabled, !isTracking else { return (.zero, delta) }
    var swipe = PadSwipe()
    if case .swipe(let present) = pairOrStep { swipe = present }
    let turns = swipe.add(part, at: instant)
    pairOrStep = .swipe(deltas: swipe)
    let pages = ScrollVector { turns[$0] ? (delta[$0] < 0 ? -1 : 1) : 0 }
    return (pages, ScrollVector { hasPages[$0] ? 0 : delta[$0] })
  }
}

/// The steps that the parts of notches make: first what moves at once, then a notch at a time.
struct WheelSteps: Sequence, IteratorProtocol {
  /// The step on an axis on which each part scrolls at once.
  var atOnce = ScrollVector.zero
  /// The whole notch on each axis, with the sign of the step.
  var notch = ScrollVector.zero
  /// The number of whole notches that are left.
  var count = PerAxis { _ in 0 }

  mutating func next() -> ScrollVector? {
    let step = ScrollVector { count[$0] > 0 ? notch[$0] : atOnce[$0] }
    guard step != .zero else { return nil }
    atOnce = .zero
    for axis in ScrollAxis.allCases where count[axis] > 0 { count[axis] -= 1 }
    return step
  }
}
