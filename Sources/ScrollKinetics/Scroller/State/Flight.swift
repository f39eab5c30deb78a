import ScrollGeometry

/// The motion of content without a finger, on both axes.
@usableFromInline struct Flight: Hashable, Sendable {
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
  @usableFromInline struct Motion: Hashable, Sendable {
    @usableFromInline enum Course: Hashable, Sendable {
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
    @usableFromInline let since: ScrollInstant
    @usableFromInline let course: Course

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
  @usableFromInline var motions = PerAxis { _ in Motion.resting }
  /// The cause of the motion.
  var purpose: Purpose

  init(_ purpose: Purpose) {
    self.purpose = purpose
  }

  /// Whether both axes are at rest.
  var isOver: Bool { motions.horizontal.isResting && motions.vertical.isResting }
}

extension Flight.Motion {
  @inlinable @inline(__always) var isResting: Bool {
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

  @inlinable @inline(__always) var isCoasting: Bool {
    if case .coasting = course { true } else { false }
  }

  /// Whether the axis rests, or flies freely and began inside its limits: nearly every flight, nearly all of the time.
  @inlinable @inline(__always) var isThrown: Bool {
    // A switch reads the case alone; `isResting` compares all bytes of the payload.
    switch course {
    case .resting: return true
    case .planned(let plan):
      guard case .fling(let fling) = plan.curve else { return false }
      return fling.entryTime == 0
    case .coasting, .ticking: return false
    }
  }

  /// Returns the velocity of such an axis.
  @inlinable @inline(__always) func velocityOfThrow(at now: ScrollInstant) -> Double {
    guard case .planned(let plan) = course, case .fling(let fling) = plan.curve else { return 0 }
    return FlingCurve.velocity(
      since: since, at: now, fling.laws, duration: fling.duration, momentum: fling.entryMomentum,
      exitTime: fling.exitTime, exitMomentum: fling.exitMomentum)
  }

  /// The instant of the latest tick; nil for an axis that does not tick.
  var latestTick: ScrollInstant? {
    if case .ticking = course { since } else { nil }
  }

  /// The announced target of the axis; nil for an axis that rests or coasts.
  var target: Double? { isResting || isCoasting ? nil : target(at: 0) }

  /// Returns the announced target of the axis; `offset` for an axis that rests or coasts.
  @inlinable @inline(__always) func target(at offset: Double) -> Double {
    switch course {
    case .resting, .coasting: offset
    case .planned(let plan): plan.destination
    case .ticking(_, _, let target): target
    }
  }
}

extension Flight {
  /// Whether an axis coasts.
  @inlinable @inline(__always) var isCoasting: Bool {
    motions.horizontal.isCoasting || motions.vertical.isCoasting
  }

  /// Returns the announced target of content at `offset`.
  @inlinable @inline(__always) func target(at offset: ScrollPoint) -> ScrollPoint {
    ScrollPoint(x: motions.horizontal.target(at: offset.x), y: motions.vertical.target(at: offset.y))
  }
}

#if !hasFeature(Embedded)
  extension Flight: Codable {}
  extension Flight.Motion: Codable {}
  extension Flight.Motion.Course: Codable {}
#endif
