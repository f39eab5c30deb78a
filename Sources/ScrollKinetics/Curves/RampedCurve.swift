import ScrollGeometry

/// A motion whose velocity grows evenly to its full value, and then stays, until the content is at its destination.
///
///     x′(t) = V·min(1, (u + t)/T)        x(t) = start + V·(s(u + t) − s(u))        T = 0.4 s
///     s(w) = w²/2T for w ≤ T, w − T/2 after that
///
/// where u is the part of the ramp that is over at the start.
///
/// - Monotone; the destination is reached without a bounce, and the momentum is 0 throughout.
/// - Source: our choice ([O], PHYSICS §12); drag and drop for the web ramps over 0.4 s, too ([S]).
@usableFromInline struct RampedCurve: ScrollCurve {
  /// The offset at the start, in points.
  let start: Double
  /// The offset at the end, in points; in the direction of the velocity.
  @usableFromInline let destination: Double
  /// V, in points per second; not 0.
  let fullVelocity: Double
  /// u, in seconds; from 0 to T.
  let elapsed: Double
  @usableFromInline let duration: Double

  /// T, in seconds.
  static var rampTime: Double { 0.4 }

  /// Creates the motion from `start` to `limit`, or as far as it comes in an hour.
  init(from start: Double, to limit: Double, velocity: Double, elapsed: Double) {
    self.init(start, limit, velocity, elapsed)
    guard duration >= Law.longestMotion else { return }
    let distance = (velocity * share(after: Law.longestMotion)).saturated
    let (low, high) = (Swift.min(start, limit), Swift.max(start, limit))
    self.init(start, (start + distance).saturated.clamped(to: low...high), velocity, elapsed)
  }

  init(_ start: Double, _ destination: Double, _ velocity: Double, _ elapsed: Double) {
    self.start = start.flushed
    self.destination = destination.flushed
    fullVelocity = velocity
    let elapsed = elapsed.clamped(to: 0...Self.rampTime)
    self.elapsed = elapsed
    // The time that the whole way takes at the full velocity.
    let time = ((destination - start).saturated / velocity).magnitude.saturated
    let rest = Self.rampTime - elapsed
    let ramp = rest * (elapsed + rest / 2) / Self.rampTime
    let twice = 2 * time * Self.rampTime
    let needed =
      time >= ramp
      ? (rest + (time - ramp)).saturated : twice / (elapsed + Double.squareRoot(elapsed * elapsed + twice))
    duration = Swift.min(time == 0 ? 0 : needed, Law.longestMotion).flushed
  }

  /// Returns the way after `time`, in seconds at the full velocity.
  private func share(after time: Double) -> Double {
    let ramp = Swift.min(time, Self.rampTime - elapsed)
    return ramp * (elapsed + ramp / 2) / Self.rampTime + (time - ramp)
  }

  /// Returns the state at a time from 0 to before ``duration``; its momentum is 0.
  func motion(at time: Double) -> AxisState {
    let (low, high) = (Swift.min(start, destination), Swift.max(start, destination))
    let position = (start + (fullVelocity * share(after: time)).saturated).clamped(to: low...high)
    let isRamp = time < Self.rampTime - elapsed
    return AxisState(
      position: position, velocity: isRamp ? fullVelocity * ((elapsed + time) / Self.rampTime) : fullVelocity,
      momentum: 0
    ).settled
  }

  /// The motion has one direction.
  var turningTimes: [Double] { [] }
}

#if !hasFeature(Embedded)
  extension RampedCurve: Codable {
    private enum CodingKeys: String, CodingKey { case start, destination, fullVelocity = "velocity", elapsed }

    @usableFromInline init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let (start, destination): (Double, Double) = (try values[.start], try values[.destination])
      let (velocity, elapsed): (Double, Double) = (try values[.fullVelocity], try values[.elapsed])
      try Self.validate(from: start, velocity: velocity, destination: destination)
      try elapsed.check(.within(0...Self.rampTime), "elapsed")
      let isAhead = velocity > 0 ? destination >= start : velocity < 0 && destination <= start
      try decoder.refuse(isAhead && velocity.isNormal ? nil : "destination must lie ahead")
      self.init(start, destination, velocity, elapsed)
    }
  }
#endif
