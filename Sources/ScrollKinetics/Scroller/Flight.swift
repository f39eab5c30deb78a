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
    case planned(AxisPlan, since: ScrollInstant)
    /// Is carried on tick by tick.
    case ticking(FlingStepper)
  }

  let purpose: Purpose
  var motions: PerAxis<Motion>
  /// Where the content was announced to stop.
  var target: ScrollPoint
  /// The instant of the latest tick.
  var lastTick: ScrollInstant

  /// Whether nothing moves any more.
  var isOver: Bool { motions.horizontal == .resting && motions.vertical == .resting }
}

#if !hasFeature(Embedded)
  extension Flight.Purpose: Codable {}
  extension Flight.Motion: Codable {}
  extension Flight: Codable {}
#endif
