import ScrollGeometry

/// The motion of one axis while the scale changes: after a pinch past the limits of the scale, or because the program zooms.
///
///     s(t) = s₁·e^(λ·q(t))                         λ = ln(s₀/s₁)
///     x(t) = x₁ + (x* − x₁)·(s(t) − s₁)/(s* − s₁)
///     q(t) = e^(−βt)                               a return, as law 2 from rest
///     q(t) = cos²(π/2 · t/T)                       an animation, or 1 minus the progress of its timing function
///
/// q is the part of the way that is left, in the logarithm of the scale; x* and s* are the offset and the scale at the time
/// since which the motion leads to x₁. The offset is a function of the scale alone, so that the content under a point stays
/// there, as long as the limits let it. Both axes of a scroll view have the same scale, so that they come to rest together.
///
/// - Source: our own choice ([O], PHYSICS §11).
@usableFromInline struct ZoomCurve: ScrollCurve {
  /// λ.
  let logRatio: Double
  /// s₁.
  let scale: Double
  /// x₁, in points.
  @usableFromInline var destination: Double
  /// x*, in points.
  var start: Double
  /// q at x*.
  var startShare: Double
  @usableFromInline let duration: Double
  let timing: Timing

  enum Timing: Hashable, Sendable {
    /// Law 2 from rest.
    case bounce
    /// An animation; without a timing function sin².
    case eased(CubicBezier?)
  }

  /// Creates the motion from `start` at the scale s₀ = `from` to `destination` at the scale s₁ = `to`.
  ///
  /// - Precondition: the scales are finite and more than zero, the other numbers are finite, and `duration` is not negative.
  init(
    from start: Double, to destination: Double, scale from: Double, _ to: Double, duration: Double,
    _ timing: Timing
  ) {
    // ln(from/to), also where the quotient is no number.
    logRatio = from == to ? 0 : (Double.log(from) - Double.log(to)).flushed
    (scale, self.timing) = (to, timing)
    (self.start, startShare, self.destination) = (start.flushed, 1, destination.flushed)
    self.duration = Swift.min(duration, Law.longestMotion).flushed
  }

  /// Returns the same motion of the scale with the offset `start` at `time`, and another one at its end.
  func aimed(at destination: Double, from start: Double, at time: Double) -> ZoomCurve {
    var curve = self
    (curve.start, curve.startShare) = (start.flushed, left(at: time).share)
    curve.destination = destination.flushed
    return curve
  }

  /// Returns the time after which no offset is farther than half a point from its place, nor the content at a frame's length
  /// from the point that stays.
  ///
  ///     T = ln(d / 0.5) / β        d = the longest of |λ|·(the lengths of the frame) and of the distances of the offsets, these
  ///                                    times λ/(e^λ − 1) where that is more than 1: where the scale grows
  static func durationOfReturn(over distance: Double) -> Double {
    distance > Law.restingDistance ? Double.log(distance / Law.restingDistance) / Law.pullBack : 0
  }

  /// Returns whether the scale moves as on another axis.
  func hasScale(of other: ZoomCurve?) -> Bool {
    guard let other else { return false }
    return logRatio == other.logRatio && scale == other.scale && duration == other.duration
      && timing == other.timing
  }

  var isReturn: Bool { timing == .bounce }

  func scale(at time: Double) -> Double {
    guard time < duration else { return scale }
    let factor = Double.exp((logRatio * left(at: time).share).clamped(to: -700...700))
    return Swift.max(.leastNormalMagnitude, (scale * factor).saturated)
  }

  /// Returns the state at `time`; its momentum is 0, since content that is caught does not zoom on.
  func motion(at time: Double) -> AxisState {
    let (share, slope) = left(at: time)
    let distance = (start - destination).saturated
    // (s − s₁)/(s* − s₁), also where the scale hardly changes.
    let (zoomed, whole) = (Double.expm1(logRatio * share), Double.expm1(logRatio * startShare))
    let (part, partSlope) =
      whole == 0 || !zoomed.isFinite || !whole.isFinite
      ? ((share / startShare).saturated, (slope / startShare).saturated)
      : ((zoomed / whole).saturated, (logRatio * slope).saturated * ((zoomed + 1) / whole).saturated)
    return AxisState(
      position: (destination + (distance * part).saturated).saturated,
      velocity: (distance * partSlope).saturated, momentum: 0
    ).settled
  }

  /// Returns the part of the way that is left at `time`, and its slope per second.
  private func left(at time: Double) -> (share: Double, slope: Double) {
    switch timing {
    case .bounce:
      let share = Double.exp(-Law.pullBack * time)
      return (share, -Law.pullBack * share)
    case .eased(let timing):
      let state = EasedCurve(from: 1, to: 0, duration: duration, timing: timing).state(at: time)
      return (state.position, state.velocity)
    }
  }

  @usableFromInline var turningTimes: [Double] {
    guard case .eased(let timing) = timing else { return [] }
    return EasedCurve(from: 1, to: 0, duration: duration, timing: timing).turningTimes
  }

  var fault: String? {
    if !scale.isNormal || scale < 0 { return "a scale must be finite and more than zero, but is \(scale)" }
    // The largest ratio of two scales is less than e^2048.
    guard logRatio.magnitude <= 0x1p11, start.isFinite, destination.isFinite, startShare.isFinite,
      startShare != 0
    else { return "a zoom must be finite" }
    return duration >= 0 && duration <= Law.longestMotion ? nil : "a zoom must last from 0 s to an hour"
  }
}

#if !hasFeature(Embedded)
  extension ZoomCurve: CodableByParts {
    package struct Parts: Codable {
      var logRatio, scale, start, startShare, destination, duration: Double
      var isReturn: Bool
      var timing: CubicBezier?
    }

    package init(parts: Parts) throws {
      (logRatio, scale) = (parts.logRatio.flushed, parts.scale)
      (start, startShare) = (parts.start.flushed, parts.startShare.flushed)
      (destination, duration) = (parts.destination.flushed, parts.duration.flushed)
      timing = parts.isReturn ? .bounce : .eased(parts.timing)
      try Self.refuse(fault)
    }

    package var parts: Parts {
      let bezier: CubicBezier? = if case .eased(let bezier) = timing { bezier } else { nil }
      return Parts(
        logRatio: logRatio, scale: scale, start: start, startShare: startShare, destination: destination,
        duration: duration, isReturn: isReturn, timing: bezier)
    }

    @usableFromInline init(from decoder: any Decoder) throws { try self.init(partsFrom: decoder) }
    @usableFromInline func encode(to encoder: any Encoder) throws { try parts.encode(to: encoder) }
  }
#endif
