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

    /// Whether the target was chosen, rather than where the content would stop by itself.
    var isChosen: Bool {
      if case .planned(let plan, _) = self, case .spring = plan.curve { true } else { false }
    }
  }

  let purpose: Purpose
  /// Where the content was announced to stop.
  var target: ScrollPoint
  var motions = PerAxis { _ in Motion.resting }
  /// The instant of the latest tick.
  var lastTick: ScrollInstant

  /// A flight to `target` whose motions are still to be planned.
  init(purpose: Purpose, target: ScrollPoint, at instant: ScrollInstant) {
    self.purpose = purpose
    self.target = target
    lastTick = instant
  }

  /// Whether nothing moves any more.
  var isOver: Bool { motions.horizontal == .resting && motions.vertical == .resting }
}

#if !hasFeature(Embedded)
  extension Flight.Purpose: Codable {}
  extension Flight.Motion: Codable {}
  extension Flight: Codable {}
#endif
