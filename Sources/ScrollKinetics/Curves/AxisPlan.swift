import ScrollGeometry

/// The whole motion of one axis, planned at its start: its place of rest, its duration, and its state at every time.
///
/// A plan is the core of a scroller and can be used without one: it needs neither a viewport nor a clock.
///
///     let plan = AxisPlan(from: 0, momentum: 1000, limits: 0...5000)
///     plan.destination       // 494.0, the 494.01 points of the law on the pixel grid
///     plan.duration          // 2.3002… seconds
///     plan.position(at: 1)   // 431.60…
///
/// A plan adds the rules of rest to its curve: content that comes to rest inside the limits rests on the pixel grid,
/// content that bounces rests exactly at the limit ([M], PHYSICS §3).
public struct AxisPlan: ScrollCurve {
  /// The curve that a plan follows.
  @usableFromInline enum Curve: Hashable, Sendable {
    case fling(FlingCurve)
    case flight(FlightCurve)
    case arrival(ArrivalCurve)
    case spring(SpringCurve)
    case eased(EasedCurve)
    case ramped(RampedCurve)
    case zoom(ZoomCurve)
  }

  // Stored, since hosts ask for the target of a flight in every frame: the rounding takes 60 instructions for an axis.
  /// The offset at which the content comes to rest, in points: on the pixel grid, or exactly at a limit or on a target.
  public let destination: Double
  @usableFromInline let curve: Curve

  /// Creates the free flight from `start` with `momentum` between `limits`.
  ///
  /// - Parameters:
  ///   - start: in points; finite.
  ///   - momentum: in points per second; finite. For a flick, the velocity of the release.
  ///   - limits: the offsets between which content rests; finite.
  ///   - rate: the rate at which the momentum decays.
  ///   - bounces: whether the content may be past the limits.
  ///   - pixelGrid: the grid on which the content rests inside the limits.
  ///   - file: the file of the call, for messages.
  ///   - line: its line.
  public init(
    from start: Double, momentum: Double, limits: ClosedRange<Double>, rate: DecelerationRate = .normal,
    bounces: Bool = true, pixelGrid: PixelGrid = PixelGrid(scale: 1),
    file: CallerFile = #fileID, line: CallerLine = #line
  ) {
    let fling = FlingCurve(
      from: start, momentum: momentum, limits: limits, rate: rate, bounces: bounces, file: file, line: line)
    curve = .fling(fling)
    destination =
      fling.endsAtLimit
      ? fling.destination : pixelGrid.rounded(fling.destination, within: fling.limits).flushed
  }

  /// Creates the free flight by any laws; `start`, `momentum` and `limits` must be finite.
  public init(
    from start: Double, momentum: Double, limits: ClosedRange<Double>, flight: FlightLaw,
    limit: LimitLaw = .uiKit, bounces: Bool = true, pixelGrid: PixelGrid = PixelGrid(scale: 1)
  ) {
    let laws = MotionLaws(flight: flight, limit: limit)
    if let rate = laws.rate {
      self.init(
        from: start, momentum: momentum, limits: limits, rate: rate, bounces: bounces, pixelGrid: pixelGrid)
      return
    }
    requireValid { () throws(ScrollValueError) in
      try FlingCurve.validate(from: start, momentum: momentum, limits: limits)
    }
    let flight = FlightCurve(from: start, momentum: momentum, limits: limits, by: laws, bounces: bounces)
    let end = flight.destination
    let isAtLimit = end == limits.lowerBound.flushed || end == limits.upperBound.flushed
    self.init(
      .flight(flight),
      restingAt: isAtLimit ? end : pixelGrid.rounded(end, within: limits).flushed)
  }

  private init(_ curve: Curve, restingAt destination: Double) {
    (self.curve, self.destination) = (curve, destination)
  }

  /// Creates the motion along `arrival`, which rests exactly on its target.
  public init(_ arrival: ArrivalCurve) {
    curve = .arrival(arrival)
    destination = arrival.destination
  }

  /// Creates the motion along `spring`, which rests exactly on its target.
  public init(_ spring: SpringCurve) {
    curve = .spring(spring)
    destination = spring.destination
  }

  /// Creates the motion along `eased`, which rests exactly on its end.
  public init(_ eased: EasedCurve) {
    curve = .eased(eased)
    destination = eased.destination
  }

  /// Creates the motion along `ramped`, which rests exactly on its destination.
  init(_ ramped: RampedCurve) {
    curve = .ramped(ramped)
    destination = ramped.destination
  }

  /// Creates the motion along `zoom`, which rests exactly on its end.
  init(_ zoom: ZoomCurve) {
    curve = .zoom(zoom)
    destination = zoom.destination
  }

  /// The time at which the content comes to rest, in seconds from the start; solved when the motion is planned.
  public var duration: Double {
    switch curve {
    case .fling(let fling): fling.duration
    case .flight(let flight): flight.duration
    case .arrival(let arrival): arrival.duration
    case .spring(let spring): spring.duration
    case .eased(let eased): eased.duration
    case .ramped(let ramped): ramped.duration
    case .zoom(let zoom): zoom.duration
    }
  }

  /// Returns the state `time` seconds after the start: the curve's state before ``duration``, rest at ``destination``
  /// from there on.
  public func state(at time: Double) -> AxisState {
    let time = Swift.max(0, time)
    return time < duration ? motion(at: time) : .rest(at: destination)
  }

  /// Returns the state at a time from 0 to before ``duration``.
  @inline(__always) func motion(at time: Double) -> AxisState {
    switch curve {
    case .fling(let fling): fling.motion(at: time)
    case .flight(let flight): flight.motion(at: time)
    case .arrival(let arrival): arrival.state(at: time)
    case .spring(let spring): spring.state(at: time)
    case .eased(let eased): eased.state(at: time)
    case .ramped(let ramped): ramped.state(at: time)
    case .zoom(let zoom): zoom.state(at: time)
    }
  }
}

#if !hasFeature(Embedded)
  extension AxisPlan.Curve: Codable {}
#endif
