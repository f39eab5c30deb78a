import ScrollGeometry

/// The state of a motion along one axis at one moment.
public struct AxisState: Hashable, Sendable {
  /// The offset x, in points.
  public var position: Double

  /// The visible velocity of the content, in points per second: the slope x′ of the offset.
  public var velocity: Double

  /// The state v of the law, in points per second: the velocity of the finger at release, which decays from there.
  ///
  /// Momentum and velocity differ. Inside the limits x′ = S·a·v, which is 0.9990·v at the normal rate. Past a limit x′
  /// also contains the pull back, −β·d: content released at rest past a limit moves although its momentum is 0. A
  /// motion is continued from its momentum, not from its velocity.
  public var momentum: Double

  /// Creates the state with the given position, velocity and momentum.
  public init(position: Double, velocity: Double, momentum: Double) {
    self.position = position
    self.velocity = velocity
    self.momentum = momentum
  }

  /// Returns the state of content at rest at `position`.
  public static func rest(at position: Double) -> AxisState {
    AxisState(position: position, velocity: 0, momentum: 0)
  }
}

extension AxisState {
  @inline(__always) var isFinite: Bool { position.isFinite && velocity.isFinite && momentum.isFinite }

  /// The state with −0 and subnormal numbers replaced by +0.
  @inline(__always) var flushed: AxisState {
    AxisState(position: position.flushed, velocity: velocity.flushed, momentum: momentum.flushed)
  }

  /// The state with infinities replaced by the largest finite numbers, and −0 and subnormal numbers by +0.
  @inline(__always) var settled: AxisState {
    AxisState(
      position: position.saturated.flushed, velocity: velocity.saturated.flushed,
      momentum: momentum.saturated.flushed)
  }

  /// Returns whether the motion goes towards `target`.
  ///
  /// Compares signs instead of testing a product, which could underflow.
  func approaches(_ target: Double) -> Bool {
    velocity > 0 ? target > position : velocity < 0 && target < position
  }
}

#if !hasFeature(Embedded)
  extension AxisState: Codable {}
#endif
