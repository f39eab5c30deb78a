import Foundation

/// A flight of content along one axis, with its upper limit, as another project publishes it: offsets in points, times in
/// seconds, velocities in points per second.
struct PublishedLaw: Sendable {
  let name: String
  /// The offset inside the limit after a time, and the slope.
  private let inside: @Sendable (_ velocity: Double, _ time: Double) -> (way: Double, velocity: Double)
  /// The distance from the limit after a time.
  private let outside: @Sendable (_ distance: Double, _ velocity: Double, _ time: Double) -> Double

  /// Returns the offset at `time` of content that is let go at `start`.
  func position(from start: Double, velocity: Double, limit: Double, at time: Double) -> Double {
    if start > limit { return limit + outside(start - limit, velocity, time) }
    let free = inside(velocity, time)
    guard start + free.way > limit else { return start + free.way }
    // The instant of the crossing, by halving: the way grows with time.
    var (before, after) = (0.0, time)
    for _ in 0..<60 {
      let middle = (before + after) / 2
      if start + inside(velocity, middle).way > limit { after = middle } else { before = middle }
    }
    return limit + outside(0, inside(velocity, after).velocity, time - after)
  }

  // MARK: - Deceleration

  /// x = v·(rᵗ − 1)/ln r, t in milliseconds.
  private static func decelerated(_ velocity: Double, _ time: Double) -> (way: Double, velocity: Double) {
    let left = pow(0.998, 1000 * time)
    return (velocity / 1000 * (left - 1) / log(0.998), velocity * left)
  }

  /// The critically damped spring: d = (d₀ + (v₀ + ω·d₀)·t)·e^(−ωt).
  private static func critical(_ omega: Double) -> @Sendable (Double, Double, Double) -> Double {
    { distance, velocity, time in (distance + (velocity + omega * distance) * time) * exp(-omega * time) }
  }

  // MARK: - The projects

  /// super-ultra/ScrollMechanics (MIT): DecelerationTimingParameters, SpringTimingParameters, and the spring of its
  /// SimpleScrollView, mass 1, stiffness 100, damping ratio 1.
  static let scrollMechanics = PublishedLaw(
    name: "ScrollMechanics", inside: { decelerated($0, $1) }, outside: critical(10))

  /// ktiays/fluid-scroll (MIT): scroller.rs, and spring_back.rs with its response of 0.575 s.
  static let fluidScroll = PublishedLaw(
    name: "fluid-scroll", inside: { decelerated($0, $1) }, outside: critical(2 * .pi / 0.575))

  /// flutter/flutter (BSD-3-Clause): BouncingScrollSimulation. The drag is 0.135 per second; the spring of mass 0.5,
  /// stiffness 100 and damping ratio 1.1 takes over at most 5000 points per second.
  static let flutter = PublishedLaw(
    name: "Flutter",
    inside: { velocity, time in
      let left = pow(0.135, time)
      return (velocity * (left - 1) / log(0.135), velocity * left)
    },
    outside: { distance, velocity, time in
      let velocity = distance == 0 ? min(velocity, 5000) : velocity
      let (omega, ratio) = (200.0.squareRoot(), 1.1)
      let root = (ratio * ratio - 1).squareRoot()
      let (slow, fast) = (omega * (root - ratio), -omega * (root + ratio))
      let second = (velocity - slow * distance) / (fast - slow)
      return (distance - second) * exp(slow * time) + second * exp(fast * time)
    })
}
