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
      /// Is moved by deltas of a scroll that no finger drags: an axis that coasts. The tracker follows the offset before it
      /// is put on the pixel grid, in both of its coordinates, and the deltas' own instants.
      case coasting(VelocityTracker)
      /// Is carried on tick by tick, at the rate with which it began, to where it was announced to stop.
      case ticking(FlingStepper, rate: DecelerationRate, target: Double)
    }

    /// When the plan began, or the latest tick or delta was. Not in the cases: an enumeration of more than fifteen words is
    /// copied before it is looked at, which would cost a step a tenth of its time.
    let since: ScrollInstant
    let course: Course

    static let resting = Motion(since: .origin, course: .resting)

    static func planned(since start: ScrollInstant, _ plan: AxisPlan) -> Motion {
      Motion(since: start, course: .planned(plan))
    }

    static func coasting(since delta: ScrollInstant, _ tracker: VelocityTracker) -> Motion {
      Motion(since: delta, course: .coasting(tracker))
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

  /// Where deltas have moved an axis that coasts, and how fast; nil for any other.
  var coast: VelocityTracker? {
    if case .coasting(let tracker) = course { tracker } else { nil }
  }

  var isCoasting: Bool {
    if case .coasting = course { true } else { false }
  }

  /// The instant of the latest tick; nil where nothing ticks.
  var latestTick: ScrollInstant? {
    if case .ticking = course { since } else { nil }
  }

  /// Where the axis was announced to stop; nil where it rests, and where nothing but the next delta moves it.
  var target: Double? {
    switch course {
    case .resting, .coasting: nil
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
