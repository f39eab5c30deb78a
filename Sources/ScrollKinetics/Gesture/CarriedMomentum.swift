import ScrollGeometry

/// What a caught flight adds to the next flick, where repeated flicks add up.
///
///     carried = sgn(v)·min(0.000816·|v|^1.967, 40 000)          v the velocity at the catch, in points per second
///
/// The release adds it, per axis, where it goes the same way and faster than half of what is carried. A finger that
/// rests for more than 20 ms, before the drag or in it, loses it.
///
/// - Source: Flutter's model of iOS ([R]). No recorded flick of a UIScrollView showed it at gaps of 0.89–1.23 s.
///
/// In single precision: the figures have three digits, and a touch has room for no more.
struct CarriedMomentum: Hashable, Sendable {
  var dx: Float = 0
  var dy: Float = 0

  /// Nothing.
  static let none = CarriedMomentum()

  /// How long a finger may rest, in seconds.
  static let longestRest = 0.02

  private init() {}

  /// What a flight of `velocity` leaves.
  init(from velocity: ScrollVector) {
    dx = Float(Self.carried(from: velocity.dx))
    dy = Float(Self.carried(from: velocity.dy))
  }

  /// Whether there is anything to lose.
  @inline(__always) var isEmpty: Bool { dx == 0 && dy == 0 }

  /// The momentum of a release with what is carried.
  func added(to momentum: ScrollVector) -> ScrollVector {
    ScrollVector { axis in
      let (own, carried) = (momentum[axis], Double(axis == .horizontal ? dx : dy))
      let goesOn = own < 0 ? carried < 0 : carried > 0
      return goesOn && own.magnitude > 0.5 * carried.magnitude ? (own + carried).saturated : own
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
