import ScrollGeometry

/// The whole motion of one axis, planned at its start: where it will stop, when, and where it is on the way.
///
/// The core of a scroller, usable on its own: it needs neither a viewport nor a clock.
///
///     let plan = AxisPlan(from: 0, momentum: 1000, limits: 0...5000)
///     plan.destination       // 494.0, the 494.01 points of the law on the pixel grid
///     plan.duration          // 2.3003 seconds
///     plan.position(at: 1)   // 431.60…
///
/// A plan adds to its curve what belongs to coming to rest: content that runs out of momentum inside the limits
/// rests on the pixel grid, content that bounces rests at the limit exactly ([M], PHYSICS §3).
public struct AxisPlan: ScrollCurve {
  /// The curve a plan follows.
  enum Curve: Hashable, Sendable {
    case fling(FlingCurve)
    case arrival(ArrivalCurve)
    case spring(SpringCurve)
    case eased(EasedCurve)
  }

  // The grid, and not the place of rest that it gives: a plan cannot say that it ends where its curve does not.
  let pixelGrid: PixelGrid
  let curve: Curve

  /// The free flight from `start` with `momentum` between `limits`.
  ///
  /// - Parameters:
  ///   - start: points; finite.
  ///   - momentum: points per second; finite. The release velocity, for a flick.
  ///   - limits: the offsets between which content rests; finite.
  ///   - rate: how fast the momentum decays.
  ///   - bounces: whether the content may be past the limits at all.
  ///   - pixelGrid: the raster on which it rests inside the limits.
  public init(
    from start: Double, momentum: Double, limits: ClosedRange<Double>, rate: DecelerationRate = .normal,
    bounces: Bool = true, pixelGrid: PixelGrid = PixelGrid(scale: 1)
  ) {
    curve = .fling(FlingCurve(from: start, momentum: momentum, limits: limits, rate: rate, bounces: bounces))
    self.pixelGrid = pixelGrid
  }

  /// The motion that follows `arrival`, resting exactly on its target.
  public init(_ arrival: ArrivalCurve) {
    curve = .arrival(arrival)
    pixelGrid = Self.noGrid
  }

  /// The motion that follows `spring`, resting exactly on its target.
  public init(_ spring: SpringCurve) {
    curve = .spring(spring)
    pixelGrid = Self.noGrid
  }

  /// The motion that follows `eased`, resting exactly on its end.
  public init(_ eased: EasedCurve) {
    curve = .eased(eased)
    pixelGrid = Self.noGrid
  }

  /// That of motions that rest exactly where they were sent.
  static var noGrid: PixelGrid { PixelGrid(scale: 1) }

  /// Where the content comes to rest, in points: on the pixel grid, at a limit or on a target, exactly.
  public var destination: Double {
    switch curve {
    case .fling(let fling):
      fling.endsAtLimit
        ? fling.destination : pixelGrid.rounded(fling.destination, within: fling.limits).flushed
    case .arrival(let arrival): arrival.destination
    case .spring(let spring): spring.destination
    case .eased(let eased): eased.destination
    }
  }

  /// When the content comes to rest, in seconds from the start; solved when the motion is planned.
  public var duration: Double {
    switch curve {
    case .fling(let fling): fling.duration
    case .arrival(let arrival): arrival.duration
    case .spring(let spring): spring.duration
    case .eased(let eased): eased.duration
    }
  }

  /// The state `time` seconds after the start: that of the curve before its end, rest at ``destination`` from there.
  public func state(at time: Double) -> AxisState {
    let time = Swift.max(0, time)
    return time < duration ? motion(at: time) : .rest(at: destination)
  }

  /// The state at a time from 0 and before ``duration``.
  @inline(__always) func motion(at time: Double) -> AxisState {
    switch curve {
    case .fling(let fling): fling.motion(at: time)
    case .arrival(let arrival): arrival.state(at: time)
    case .spring(let spring): spring.state(at: time)
    case .eased(let eased): eased.state(at: time)
    }
  }
}

#if !hasFeature(Embedded)
  extension AxisPlan.Curve: Codable {}
#endif
