import ScrollGeometry

/// The momentum that a flight caught by a finger adds to the next flick, where repeated flicks accumulate.
///
///     carried = sgn(v)·min(0.000816·|v|^1.967, 40 000)          v the velocity at the catch, in points per second
///
/// On each axis, the release adds the carried momentum to its own if both have the same direction and its own is more
/// than half of the carried one. The carried momentum is lost when the finger rests for more than 20 ms, before the
/// drag or during it.
///
/// - Source: Flutter's model of iOS ([R]). No recorded flick of a UIScrollView showed it at gaps of 0.89–1.23 s.
///
/// Stored in single precision: the constants have three digits, and a scroller stays small.
struct CarriedMomentum: Hashable, Sendable {
  var dx: Float = 0
  var dy: Float = 0

  /// No momentum.
  static let none = CarriedMomentum()

  /// The longest rest of a finger that keeps the momentum, in seconds.
  static let longestRest = 0.02

  private init() {}

  /// Creates the momentum carried from a flight that was caught at `velocity`.
  init(from velocity: ScrollVector) {
    dx = Float(Self.carried(from: velocity.dx))
    dy = Float(Self.carried(from: velocity.dy))
  }

  /// Whether no momentum is carried.
  @inline(__always) var isEmpty: Bool { dx == 0 && dy == 0 }

  /// Returns the momentum of a release, with the carried momentum added where the rule above allows.
  func added(to momentum: ScrollVector) -> ScrollVector {
    ScrollVector { axis in
      let (own, carried) = (momentum[axis], Double(axis == .horizontal ? dx : dy))
      let isSameDirection = own < 0 ? carried < 0 : carried > 0
      return isSameDirection && own.magnitude > 0.5 * carried.magnitude ? (own + carried).saturated : own
    }
  }

  private static func carried(from velocity: Double) -> Double {
    // The bound is reached at 8 100 points per second.
    let speed = Swift.min(velocity.magnitude, 1e5)
    guard speed >= 1 else { return 0 }
    let carried = Swift.min(0.000816 * Double.exp(1.967 * Double.log(speed)), 40_000)
    return velocity < 0 ? -carried : carried
  }
}

#if !hasFeature(Embedded)
  extension CarriedMomentum: Codable {}
#endif
