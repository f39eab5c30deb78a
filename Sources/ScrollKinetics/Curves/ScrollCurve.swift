/// A motion along one axis: where the content is, and how fast it moves, at every time after its start.
///
/// Curves are pure functions of time and know nothing of clocks, phases or views. Times are seconds since the
/// start of the curve; a negative time is treated as 0, and from ``duration`` on the content rests exactly at
/// ``destination``.
public protocol ScrollCurve: Hashable, Sendable {
  /// When the content comes to rest, in seconds from the start; 0 where it never moves.
  var duration: Double { get }

  /// Where the content comes to rest, in points.
  var destination: Double { get }

  /// The times at which the motion may change its direction, in order, each after the start and before the end:
  /// between two of them it goes one way.
  var turningTimes: [Double] { get }

  /// Position, velocity and momentum `time` seconds after the start.
  func state(at time: Double) -> AxisState
}

extension ScrollCurve {
  /// The offset `time` seconds after the start, in points.
  public func position(at time: Double) -> Double { state(at: time).position }

  /// The slope x′ of the offset `time` seconds after the start, in points per second.
  public func velocity(at time: Double) -> Double { state(at: time).velocity }

  /// The state v of the law `time` seconds after the start, in points per second.
  public func momentum(at time: Double) -> Double { state(at: time).momentum }
}

/// What a motion along one axis is at one moment.
public struct AxisState: Hashable, Sendable {
  /// The offset x, in points.
  public var position: Double

  /// The slope of the offset, x′, in points per second: what a user sees.
  public var velocity: Double

  /// The state v of the law, in points per second: what the finger gave, and what is left of it.
  ///
  /// Momentum and velocity differ. Inside the limits x′ = S·a·v, 0.9990 of v at the normal rate. Past a limit
  /// x′ also has the pull back, −β·d: content let go at rest past a limit moves although its momentum is 0.
  /// A motion is carried on from its momentum, never from its velocity.
  public var momentum: Double

  /// The state of the given position, velocity and momentum.
  public init(position: Double, velocity: Double, momentum: Double) {
    self.position = position
    self.velocity = velocity
    self.momentum = momentum
  }

  /// The state of content at rest at `position`.
  public static func rest(at position: Double) -> AxisState {
    AxisState(position: position, velocity: 0, momentum: 0)
  }
}

#if !hasFeature(Embedded)
  extension AxisState: Codable {}
#endif
