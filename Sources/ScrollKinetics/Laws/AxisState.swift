import ScrollGeometry

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

extension AxisState {
  @inline(__always) var isFinite: Bool { position.isFinite && velocity.isFinite && momentum.isFinite }

  /// The same state without −0 and subnormal numbers.
  @inline(__always) var flushed: AxisState {
    AxisState(position: position.flushed, velocity: velocity.flushed, momentum: momentum.flushed)
  }

  /// The same state without infinities, −0 and subnormal numbers.
  @inline(__always) var settled: AxisState {
    AxisState(
      position: position.saturated.flushed, velocity: velocity.saturated.flushed,
      momentum: momentum.saturated.flushed)
  }

  /// Whether the motion goes towards `target`.
  ///
  /// By the signs: a product can underflow.
  func approaches(_ target: Double) -> Bool {
    velocity > 0 ? target > position : velocity < 0 && target < position
  }
}

#if !hasFeature(Embedded)
  extension AxisState: Codable {}
#endif
