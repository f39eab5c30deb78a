import ScrollGeometry

/// Flicks in close succession, each of which makes the next go farther: the law ``Scroller/Physics/RepeatedFlicks/webKit``.
///
/// Flicks that have no effect on the next one leave an empty sequence, whatever came before them.
struct FlickSequence: Hashable, Sendable, Codable {
  private(set) var count: UInt32 = 0
  /// The sign of the latest velocity of each axis that has moved; 0 for an axis that has not.
  private(set) var signs = PerAxis<Int8> { _ in 0 }
  private(set) var multiplier = 1.0
  private(set) var latestLift = ScrollInstant.origin

  struct Lift {
    /// The velocity of the content before the threshold of a release, in points per second.
    let velocity: ScrollVector
    /// The straight distance of the finger from touch down, in points.
    let distance: Double
    let catchesFlight: Bool
    let instant: ScrollInstant
  }

  /// Adds a lift, and returns the factor by which its flight goes farther.
  mutating func add(_ lift: Lift) -> Double {
    let (speed, components) = (lift.velocity.length, lift.velocity)
    guard Swift.max(components.dx.magnitude, components.dy.magnitude) >= Self.leastComponent else { return 1 }
    let isLate = latestLift.duration(to: lift.instant) > .seconds(1)
    if !lift.catchesFlight || isLate || turnsRound(at: components) || speed < Self.leastSpeed {
      self = FlickSequence()
    }
    multiplier = count > 2 ? Swift.min(multiplier + gain(of: lift.distance), Self.largestMultiplier) : 1
    let factor = multiplier
    guard speed >= Self.leastSpeedToContinue else {
      self = FlickSequence()
      return factor
    }
    count = count == .max ? count : count + 1
    latestLift = lift.instant
    for axis in ScrollAxis.allCases where components[axis] != 0 {
      signs[axis] = components[axis] < 0 ? -1 : 1
    }
    return factor
  }

  mutating func shiftTime(by duration: Duration) {
    if count > 0 { latestLift = latestLift.advanced(by: duration) }
  }

  private func turnsRound(at velocity: ScrollVector) -> Bool {
    ScrollAxis.allCases.contains { velocity[$0] < 0 ? signs[$0] > 0 : velocity[$0] > 0 && signs[$0] < 0 }
  }

  /// Returns what a flick after a drag of `distance` adds to the multiplier.
  private func gain(of distance: Double) -> Double {
    Swift.min(distance / 240, 0.9) * (1 + (Double(count) - 3) / 2)
  }

  // Speeds in points per second.
  private static var leastComponent: Double { 20 }
  private static var leastSpeed: Double { 130 }
  private static var leastSpeedToContinue: Double { 600 }
  private static var largestMultiplier: Double { 16 }

  var fault: String? {
    guard (1...Self.largestMultiplier).contains(multiplier),
      ScrollAxis.allCases.allSatisfy({ (-1...1).contains(signs[$0]) })
    else { return "the multiplier of flicks must be from 1 to 16, and signs from -1 to 1" }
    return count > 0 || self == FlickSequence() ? nil : "without flicks nothing may be known of one"
  }
}
