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
  struct Motion: Hashable, Sendable {
    enum Course: Hashable, Sendable {
      case resting
      /// Follows a plan.
      case planned(AxisPlan)
      /// Is carried on tick by tick, at the rate with which it began, to where it was announced to stop.
      case ticking(FlingStepper, rate: DecelerationRate, target: Double)
    }

    /// When the plan began, or the latest tick was. Not in the cases: an enumeration of more than fifteen words is
    /// copied before it is looked at, which would cost a step a tenth of its time.
    let since: ScrollInstant
    let course: Course

    static let resting = Motion(since: .origin, course: .resting)

    static func planned(since start: ScrollInstant, _ plan: AxisPlan) -> Motion {
      Motion(since: start, course: .planned(plan))
    }

    static func ticking(
      since tick: ScrollInstant, _ stepper: FlingStepper, rate: DecelerationRate, target: Double
    ) -> Motion {
      Motion(since: tick, course: .ticking(stepper, rate: rate, target: target))
    }
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
    if case .resting = course { true } else { false }
  }

  /// Whether the target was chosen, rather than where the content would stop by itself.
  var isChosen: Bool {
    guard case .planned(let plan) = course else { return false }
    return switch plan.curve {
    case .arrival, .spring: true
    case .fling, .eased: false
    }
  }

  /// The instant of the latest tick; nil where nothing ticks.
  var latestTick: ScrollInstant? {
    if case .ticking = course { since } else { nil }
  }

  /// Where the axis was announced to stop; nil where it rests.
  var target: Double? {
    switch course {
    case .resting: nil
    case .planned(let plan): plan.destination
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
  extension Flight: Codable {}
  extension Flight.Motion: Codable {}
  extension Flight.Motion.Course: Codable {}
#endif
