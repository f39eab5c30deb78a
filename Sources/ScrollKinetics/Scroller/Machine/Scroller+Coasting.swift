import ScrollGeometry

// Content that is moved by deltas without a finger: a platform's momentum, or a scroll without phases.
extension Scroller {
  /// Moves the content by a delta without a finger, on the axes that coast or begin to coast.
  mutating func coast(
    by delta: ScrollVector, _ kind: ScrollPhase, at instant: ScrollInstant, _ events: inout Events
  ) {
    let takesPart = PerAxis { coasts(by: delta, kind, on: $0) }
    guard takesPart.horizontal || takesPart.vertical else { return }
    let before = purposes
    for axis in ScrollAxis.allCases where takesPart[axis] && axes[axis].isAnimating {
      axes[axis].catchContent()
    }
    showOffset(&events)
    reportInterruptions(since: before, &events)
    let left = purposes
    for axis in ScrollAxis.allCases where takesPart[axis] {
      axes[axis].coast(by: delta[axis], kind.ofDelta, sampledAt: instant, along(axis), at: now)
    }
    reportDeceleration(since: before, &events)
    showOffset(&events)
    // A delta that crosses a limit too slowly for a flight ends the coast there.
    reportInterruptions(since: left, &events)
    catchUp(&events)
  }

  /// Returns whether a delta without a finger moves an axis or continues its coast.
  ///
  /// A scroll without phases concerns only the axes that it moves. A platform's momentum belongs to a gesture, which as a
  /// touch concerns both, except one that its directional lock holds: it begins on neither while the program moves one ([O]).
  func coasts(by delta: ScrollVector, _ kind: ScrollPhase, on axis: ScrollAxis) -> Bool {
    guard viewport.isScrollEnabled, !isTracking else { return false }
    if kind == .unphased {
      guard delta[axis] != 0 else { return false }
    } else {
      guard physics.momentum == .platform, momentumLock != axis,
        axes[axis].isCoasting || purposes.isSubset(of: .deceleration)
      else { return false }
    }
    return axes[axis].coasts(by: delta[axis], kind.ofDelta, hasRule: hasRule(on: axis))
  }

  /// Ends the coast of both axes, at the end that the platform reports.
  mutating func endCoast(_ events: inout Events) {
    let before = purposes
    for axis in ScrollAxis.allCases where axes[axis].isCoasting { axes[axis].endCoast(at: now, along(axis)) }
    catchUp(since: before, &events)
  }

  /// Ends the scrolls that are over at `instant` before the physics change. The next step moves and reports what follows.
  mutating func endCoasts(by instant: ScrollInstant) {
    for axis in ScrollAxis.allCases where axes[axis].isCoasting {
      let (end, offset) = (MovingAxis.endOfCoast(since: axes[axis].since), axes[axis].offset)
      guard instant >= end else { continue }
      now = Swift.max(now, instant)
      let plan = axes[axis].returning(along(axis)) ?? AxisPlan(from: offset, to: offset, duration: 0)
      axes[axis].follow(plan, for: .deceleration, since: end)
    }
  }

  // MARK: Wheels of high resolution, and pads without phases, where content moves from place to place

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

extension Scroller.ScrollPhase {
  fileprivate var ofDelta: MovingAxis.DeltaKind {
    switch self {
    case .unphased: .unphased
    case .momentumBegan: .momentumBegan
    default: .momentumChanged
    }
  }
}

/// The steps that the parts of notches make: first what moves at once, then a notch at a time.
struct WheelSteps: Sequence, IteratorProtocol {
  /// The step on an axis on which each part scrolls at once.
  var atOnce = ScrollVector.zero
  /// The whole notch on each axis, with the sign of the step.
  var notch = ScrollVector.zero
  var count = PerAxis { _ in 0 }

  mutating func next() -> ScrollVector? {
    let step = ScrollVector { count[$0] > 0 ? notch[$0] : atOnce[$0] }
    guard step != .zero else { return nil }
    atOnce = .zero
    for axis in ScrollAxis.allCases where count[axis] > 0 { count[axis] -= 1 }
    return step
  }
}
