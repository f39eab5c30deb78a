import ScrollGeometry

/// Content that moves by itself, on both axes.
struct Flight: Hashable, Sendable {
  /// Why the content moves.
  enum Purpose: UInt8, Hashable, Sendable {
    /// A finger has let go.
    case deceleration
    /// The program asked for it.
    case animation
    /// The program asked for the top.
    case scrollToTop
  }

  /// What one axis does.
  enum Motion: Hashable, Sendable {
    case resting
    /// Follows a plan that began at an instant.
    case planned(since: ScrollInstant, AxisPlan)
    /// Is carried on tick by tick, the latest at an instant, to where it was announced to stop.
    case ticking(since: ScrollInstant, FlingStepper, target: Double)
  }

  /// The motions of the axes.
  var motions = PerAxis { _ in Motion.resting }
  /// Why the content moves.
  let purpose: Purpose

  init(_ purpose: Purpose) {
    self.purpose = purpose
  }

  /// Whether nothing moves any more.
  var isOver: Bool { motions.horizontal.isResting && motions.vertical.isResting }
}

extension Flight.Motion {
  var isResting: Bool {
    if case .resting = self { true } else { false }
  }

  /// Whether the target was chosen, rather than where the content would stop by itself.
  var isChosen: Bool {
    if case .planned(_, let plan) = self, case .spring = plan.curve { true } else { false }
  }

  /// The instant of the latest tick; nil where nothing ticks.
  var latestTick: ScrollInstant? {
    if case .ticking(let start, _, _) = self { start } else { nil }
  }

  /// Where the axis was announced to stop; nil where it rests.
  var target: Double? {
    switch self {
    case .resting: nil
    case .planned(_, let plan): plan.destination
    case .ticking(_, _, let target): target
    }
  }
}

extension Flight {
  /// Where the content was announced to stop, when it is at `offset`.
  func target(at offset: ScrollPoint) -> ScrollPoint {
    ScrollPoint { motions[$0].target ?? offset[$0] }
  }
}

#if !hasFeature(Embedded)
  extension Flight.Purpose: Codable {}
  extension Flight.Motion: Codable {}
  extension Flight: Codable {}
#endif
