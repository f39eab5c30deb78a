import ScrollGeometry

/// The motion of content without a finger, on both axes.
struct Flight: Hashable, Sendable {
  /// The cause of the motion.
  enum Purpose: UInt8, Hashable, Sendable {
    /// The release of a touch.
    case deceleration
    /// A programmatic scroll.
    case animation
    /// A programmatic scroll to the top.
    case scrollToTop
    /// A motion with a velocity that the host gives.
    case autoscroll
  }

  /// The motion of one axis.
  struct Motion: Hashable, Sendable {
    enum Course: Hashable, Sendable {
      case resting
      /// The axis follows a plan.
      case planned(AxisPlan)
      /// The axis coasts: it is moved by deltas of a scroll without a finger. Both coordinates of the tracker's
      /// position are the offset before it is rounded to the pixel grid; its instants are those of the deltas.
      case coasting(VelocityTracker)
      /// The axis is integrated tick by tick, at the rate with which it began, towards the announced target.
      case ticking(FlingStepper, rate: DecelerationRate, target: Double)
    }

    /// The instant at which the plan began, or of the latest tick or delta. It is not part of the cases, since an
    /// enumeration of more than fifteen words is copied before it is read, which would take a tenth of a step's time.
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
  /// The cause of the motion.
  let purpose: Purpose

  init(_ purpose: Purpose) {
    self.purpose = purpose
  }

  /// Whether both axes are at rest.
  var isOver: Bool { motions.horizontal.isResting && motions.vertical.isResting }
}

extension Flight.Motion {
  var isResting: Bool {
    if case .resting = course { true } else { false }
  }

  /// Whether the axis is where it begins at the instant at which it begins: it rests, or its plan takes some time.
  var staysAtItsStart: Bool {
    guard case .planned(let plan) = course else { return isResting }
    return plan.duration > 0
  }

  /// Whether the target was chosen, rather than the end of the free flight.
  var isChosen: Bool {
    guard case .planned(let plan) = course else { return false }
    return switch plan.curve {
    case .arrival, .spring: true
    case .fling, .eased: false
    }
  }

  /// The tracker of an axis that coasts; nil for any other axis.
  var coast: VelocityTracker? {
    if case .coasting(let tracker) = course { tracker } else { nil }
  }

  var isCoasting: Bool {
    if case .coasting = course { true } else { false }
  }

  /// The instant of the latest tick; nil for an axis that does not tick.
  var latestTick: ScrollInstant? {
    if case .ticking = course { since } else { nil }
  }

  /// The announced target of the axis; nil for an axis that rests or coasts.
  var target: Double? {
    switch course {
    case .resting, .coasting: nil
    case .planned(let plan): plan.destination
    case .ticking(_, _, let target): target
    }
  }
}

extension Flight {
  /// Returns the announced target of content at `offset`.
  func target(at offset: ScrollPoint) -> ScrollPoint {
    ScrollPoint { motions[$0].target ?? offset[$0] }
  }
}

#if !hasFeature(Embedded)
  extension Flight: Codable {}
  extension Flight.Motion: Codable {}
  extension Flight.Motion.Course: Codable {}
#endif
