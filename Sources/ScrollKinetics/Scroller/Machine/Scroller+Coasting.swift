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
}

extension Scroller.ScrollPhase {
  /// What a delta with this phase is to an axis.
  fileprivate var ofDelta: MovingAxis.DeltaKind {
    switch self {
    case .unphased: .unphased
    case .momentumBegan: .momentumBegan
    default: .momentumChanged
    }
  }
}
