import ScrollGeometry

/// The whole motion of one axis, planned at its start: its place of rest, its duration, and its state at every time.
///
/// A plan is the core of a scroller and can be used without one: it needs neither a viewport nor a clock. It is a pure function of
/// time. Its times are `Double` seconds since its start; types that use instants, such as ``Scroller``, take a `Duration` instead.
/// Every `Double` is a valid time: a negative number or NaN is treated as 0, and from ``duration`` on, up to infinity, the content
/// rests exactly at ``destination``.
///
///     let plan = AxisPlan(from: 0, momentum: 1000, limits: 0...5000)
///     plan.destination       // 494.0, the 494.01 points of the law on the pixel grid
///     plan.duration          // 2.3002… seconds
///     plan.position(at: 1)   // 431.60…
///
/// A plan adds the rules of rest to its curve: content that comes to rest inside the limits rests on the pixel grid,
/// content that bounces rests exactly at the limit ([M], PHYSICS §3).
public struct AxisPlan: ScrollCurve {
  @usableFromInline enum Curve: Hashable, Sendable, Codable {
    case fling(curve: FlingCurve)
    case flight(curve: FlightCurve)
    case arrival(curve: ArrivalCurve)
    case spring(curve: SpringCurve)
    case eased(curve: EasedCurve)
    case ramped(curve: RampedCurve)
    case zoom(curve: ZoomCurve)

    /// When the curve ends, and where, which for a flight need not be on the pixel grid.
    @inline(__always) var end: (time: Double, place: Double) {
      switch self {
      case .fling(let fling): (fling.duration, fling.destination)
      case .flight(let flight): (flight.duration, flight.destination)
      case .arrival(let arrival): (arrival.duration, arrival.destination)
      case .spring(let spring): (spring.duration, spring.destination)
      case .eased(let eased): (eased.duration, eased.destination)
      case .ramped(let ramped): (ramped.duration, ramped.destination)
      case .zoom(let zoom): (zoom.duration, zoom.destination)
      }
    }
  }

  // Stored, since hosts ask for the target of a flight in every frame: the rounding takes 60 instructions for an axis.
  /// The offset at which the content comes to rest, in points: on the pixel grid, or exactly at a limit or on a target.
  public let destination: Double
  @usableFromInline let curve: Curve

  /// Creates the free flight from `start`, in points, with `momentum`, in points per second, for a flick the velocity of the
  /// release, between `limits`, the offsets between which content rests, on the pixel grid inside them. All are finite. The momentum
  /// decays by `flight`, and content that `bounces` may be past the limits, by `limit`.
  public init(
    from start: Double, momentum: Double, limits: ClosedRange<Double>, flight: FlightLaw = .uiKit,
    limit: LimitLaw = .uiKit, bounces: Bool = true, pixelGrid: PixelGrid = PixelGrid(scale: 1),
    file: CallerFile = #fileID, line: CallerLine = #line
  ) {
    requireValid(try Self.validate(from: start, momentum: momentum, limits: limits), file, line)
    let laws = MotionLaws(flight: flight, limit: limit)
    let (end, isAtLimit): (Double, Bool)
    if let rate = laws.rate {
      let fling = FlingCurve(
        from: start, momentum: momentum, limits: limits, laws: rate.laws, bounces: bounces)
      curve = .fling(curve: fling)
      (end, isAtLimit) = (fling.destination, fling.endsAtLimit)
    } else {
      let flight = FlightCurve(from: start, momentum: momentum, limits: limits, by: laws, bounces: bounces)
      curve = .flight(curve: flight)
      end = flight.destination
      isAtLimit = end == limits.lowerBound.flushed || end == limits.upperBound.flushed
    }
    destination = isAtLimit ? end : pixelGrid.rounded(end, within: limits).flushed
  }

  /// Returns the motion of content that has moved by `distance`, to `target`; nil for a flight, and where a limit ends it.
  func moved(by distance: Double, to target: Double) -> AxisPlan? {
    func moved(_ start: Double) -> Double { (start + distance).saturated }
    let curve: Curve? =
      switch self.curve {
      case .arrival(let old):
        .arrival(
          curve: ArrivalCurve(
            from: moved(old.start), velocity: old.startVelocity, to: target, rate: old.decayRate,
            duration: old.duration))
      case .spring(let old):
        .spring(
          curve: SpringCurve(
            from: moved(old.start), velocity: old.startVelocity, to: target, spring: old.spring,
            duration: old.duration))
      case .eased(let old):
        .eased(
          curve: EasedCurve(
            from: moved(old.start), to: target, duration: old.duration, timing: old.timing))
      case .fling, .flight, .ramped, .zoom: nil
      }
    return curve.map { AxisPlan($0) }
  }

  /// Creates the motion along a curve, which rests at `destination`, else where the curve ends.
  init(_ curve: Curve, restingAt destination: Double? = nil) {
    (self.curve, self.destination) = (curve, destination ?? curve.end.place)
  }

  /// Creates the motion to a chosen target that takes at most `time`, and rests exactly on it.
  ///
  ///     z = e^(−τ)·(z0 + b·τ + c·τ²)      τ = ωt, b = z0 + x′0/ω, c = sgn(z0)·max(0, |z0|/2 − |x′0|/ω)
  ///
  /// with z the distance from the target. Content that moves towards its target does not overshoot; content that moves away from
  /// it turns once. The curve is our own choice ([O], PHYSICS §9).
  ///
  /// - In points and seconds, at most an hour. The last step onto the target is shorter than `restDistance`.
  /// - Content in motion becomes faster than it is at the start only if it `maySpeedUp`; else it may take longer than `time`.
  /// - Precondition: all numbers are finite, `time` and `restDistance` more than zero.
  public init(
    from start: Double, velocity: Double, to target: Double, within time: Double, restDistance: Double = 0.01,
    maySpeedUp: Bool = true, file: CallerFile = #fileID, line: CallerLine = #line
  ) {
    self.init(
      .arrival(
        curve: ArrivalCurve(
          from: start, velocity: velocity, to: target, within: time, restDistance: restDistance,
          maySpeedUp: maySpeedUp, file: file, line: line)))
  }

  /// Creates the motion of a spring from `start` with `velocity`, which rests exactly on `target` when it stays within
  /// `restDistance` of it. Units and ranges as for an arrival within a time.
  public init(
    from start: Double, velocity: Double = 0, to target: Double, spring: ScrollSpring,
    restDistance: Double = 0.01, file: CallerFile = #fileID, line: CallerLine = #line
  ) {
    self.init(
      .spring(
        curve: SpringCurve(
          from: start, velocity: velocity, to: target, spring: spring, restDistance: restDistance, file: file,
          line: line)))
  }

  /// Creates the motion of an animated `setContentOffset`, in `duration` seconds, at most an hour.
  ///
  ///     x(t) = start + (destination − start)·sin²(π/2 · t/duration)
  ///
  /// With a timing function, its progress replaces sin². The momentum is 0 throughout. UIKit takes 0.3 s ([P], PHYSICS §7).
  ///
  /// - Precondition: all numbers are finite, and `duration` is not negative.
  public init(
    from start: Double, to destination: Double, duration: Double = 0.3, timing: CubicBezier? = nil,
    file: CallerFile = #fileID, line: CallerLine = #line
  ) {
    self.init(
      .eased(
        curve: EasedCurve(
          from: start, to: destination, duration: duration, timing: timing, file: file, line: line)))
  }

  /// Returns the same motion with another place of rest.
  func resting(at destination: Double) -> AxisPlan { AxisPlan(curve, restingAt: destination) }

  /// The time at which the content comes to rest, in seconds from the start; solved when the motion is planned.
  public var duration: Double { curve.end.time }

  /// Returns the state `time` seconds after the start: the curve's, and from ``duration`` on rest at ``destination``.
  public func state(at time: Double) -> AxisState {
    let time = Swift.max(0, time)
    return time < duration ? motion(at: time) : .rest(at: destination)
  }

  @inline(__always) func motion(at time: Double) -> AxisState {
    switch curve {
    case .fling(let fling): fling.motion(at: time)
    case .flight(let flight): flight.motion(at: time)
    case .arrival(let arrival): arrival.motion(at: time)
    case .spring(let spring): spring.motion(at: time)
    case .eased(let eased): eased.motion(at: time)
    case .ramped(let ramped): ramped.motion(at: time)
    case .zoom(let zoom): zoom.motion(at: time)
    }
  }

  var turningTimes: [Double] {
    switch curve {
    case .fling(let fling): fling.turningTimes
    case .flight(let flight): flight.turningTimes
    case .arrival(let arrival): arrival.turningTimes
    case .spring(let spring): spring.turningTimes
    case .eased(let eased): eased.turningTimes
    case .ramped: []
    case .zoom(let zoom): zoom.turningTimes
    }
  }

  /// Returns the momentum, in points per second, with which a flight comes to rest at `destination` if it meets no limit.
  ///
  ///     v0 = (destination − start)/S ± the resting speed        exponential
  ///     v0 = ±(k·|destination − start|·V^(1/(k−1)))^((k−1)/k)   power
  ///
  /// It is ``Scroller/Release/velocity``, the content's; ``Scroller/fingerVelocity(landingOn:)`` is the finger's, on both
  /// axes. Zero where start and destination are equal. A destination off the pixel grid is reached to half a pixel.
  ///
  /// - Precondition: both are finite.
  public static func momentum(
    from start: Double, landingOn destination: Double, flight: FlightLaw = .uiKit
  ) -> Double {
    start.require(.finite, "start")
    destination.require(.finite, "destination")
    let way = (destination - start).saturated
    guard way != 0 else { return 0 }
    let speed: Double
    if case .power(let k, let reference) = flight.form {
      let log = Double.log(k) + Double.log(way.magnitude) + Double.log(reference) / (k - 1)
      speed = Double.exp(log * (k - 1) / k).saturated
    } else {
      let (_, reach, restingSpeed) = flight.exponential ?? (1, 1, 0)
      speed = (way.magnitude / reach).saturated + restingSpeed
    }
    return way < 0 ? -speed : speed
  }

  /// What a free flight knows: its start, when and with what momentum it meets the limit ahead, whether it crosses that, and
  /// whether it only returns to the limit that it is at or past.
  struct Flight {
    let start, momentum: Double
    let meeting: (time: Double, momentum: Double)?
    let crosses, returns: Bool
  }

  /// The free flight; nil for a motion to a target.
  var flight: Flight? {
    switch curve {
    case .fling(let fling):
      Flight(
        start: fling.start, momentum: fling.startMomentum,
        meeting: fling.meetsLimit ? (fling.exitTime, fling.exitMomentum) : nil,
        crosses: fling.bounces && fling.meetsLimit, returns: fling.returnsFromOutside)
    case .flight(let flight): flight.flight
    case .arrival, .spring, .eased, .ramped, .zoom: nil
    }
  }
}

// The last two divide a plan at its turning times into monotone pieces, and search each by bisection instead of stepping
// through time. The last piece is the step onto the place of rest, which can go back by half a pixel.
extension AxisPlan {
  /// Returns the offset `time` seconds after the start, in points.
  public func position(at time: Double) -> Double { state(at: time).position }
  /// Returns the slope x′ of the offset `time` seconds after the start, in points per second.
  public func velocity(at time: Double) -> Double { state(at: time).velocity }
  /// Returns the state v of the law `time` seconds after the start, in points per second.
  public func momentum(at time: Double) -> Double { state(at: time).momentum }

  /// Returns the first time not before `start` at which the content is at `offset`, in seconds; nil where it never gets
  /// there, or `offset` is NaN. A `start` that is negative or NaN is treated as 0.
  ///
  /// The time is exact to the last bit: the bisection ends when no number is left between its bounds.
  public func time(reaching offset: Double, after start: Double = 0) -> Double? {
    let start = Swift.max(0, start)
    if position(at: start) == offset { return start }
    for end in turningTimes + [duration.nextDown, duration] where end > start {
      if let time = crossing(of: offset, from: start, to: end) { return time }
    }
    return nil
  }

  /// Returns the least and the greatest offset between two times, both included.
  ///
  /// - Parameters:
  ///   - start: in seconds; a negative number or NaN is treated as 0.
  ///   - end: in seconds; infinity for the whole rest of the motion. A time before `start` or NaN is treated as
  ///     `start`.
  public func range(from start: Double, to end: Double) -> ClosedRange<Double> {
    let start = Swift.max(0, start)
    let end = Swift.max(start, end)
    let (a, b) = (position(at: start), position(at: end))
    var (low, high) = (Swift.min(a, b), Swift.max(a, b))
    for time in turningTimes + [duration.nextDown] where time > start && time < end {
      low = Swift.min(low, position(at: time))
      high = Swift.max(high, position(at: time))
    }
    return low...high
  }

  /// Returns the first time from `start` to `end` at which the content is at or past `offset`; nil where it never is.
  /// The motion must cross `offset` at most once between the two times.
  private func crossing(of offset: Double, from start: Double, to end: Double) -> Double? {
    let (first, last) = (position(at: start), position(at: end))
    guard offset >= Swift.min(first, last), offset <= Swift.max(first, last) else { return nil }
    let rises = first < last
    return Double.first(from: start, to: end) {
      rises ? position(at: $0) >= offset : position(at: $0) <= offset
    }
  }
}

extension Double {
  /// Returns the first number after `low`, and at most `high`, from which on `condition` is true, by bisection down to
  /// neighbouring numbers.
  static func first(from low: Double, to high: Double, where condition: (Double) -> Bool) -> Double {
    var (low, high) = (low, high)
    while true {
      let middle = low + (high - low) / 2
      guard middle > low && middle < high else { return high }
      if condition(middle) { high = middle } else { low = middle }
    }
  }
}

#if !hasFeature(Embedded)
  extension AxisPlan: CodableByHand {
    private enum CodingKeys: String, CodingKey { case curve, destination }

    /// Decodes a curve, and the place at which it comes to rest: for a flight one within its limits, on the pixel grid; else
    /// where it differs from the curve's.
    package init(reading decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      curve = try values[.curve]
      switch curve {
      case .fling(let fling):
        let destination: Double = try values[.destination]
        let end = fling.destination
        try destination.check(.within(fling.endsAtLimit ? end...end : fling.limits), "destination")
        self.destination = destination.flushed
      case .flight(let flight):
        try decoder.refuse(flight.fault)
        destination = (try values[.destination] as Double).flushed
        try destination.check(.finite, "destination")
      case .arrival, .spring, .eased, .ramped, .zoom:
        destination = try values[ifPresent: .destination] ?? curve.end.place
        try destination.check(.finite, "destination")
      }
    }

    /// Encodes the curve, and for a flight, or where it differs from the curve's, the place at which it comes to rest.
    package func write(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      let isUsual = flight == nil && destination == curve.end.place
      try values.encode([.curve: curve, .destination: isUsual ? nil : destination])
    }
  }
#endif
