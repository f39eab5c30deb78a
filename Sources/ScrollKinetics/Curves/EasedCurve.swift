import ScrollGeometry

/// The motion of ``AxisPlan/init(from:to:duration:timing:file:line:)``, in a fixed duration T.
///
/// - With sin² the motion starts and ends at rest, is monotone, and symmetric about its middle.
/// - The momentum is 0 throughout, so that content does not continue to move when the motion is interrupted.
/// - Source: UIKit's animated content offset, 0.3 s whatever the distance ([P], PHYSICS §7).
@usableFromInline struct EasedCurve: ScrollCurve {
  /// The offset at the start, in points.
  let start: Double
  let destination: Double
  /// T, in seconds; at most an hour.
  let duration: Double
  /// The timing function; nil for UIKit's, sin².
  let timing: CubicBezier?

  init(
    from start: Double, to destination: Double, duration: Double = 0.3, timing: CubicBezier? = nil,
    file: CallerFile = #fileID, line: CallerLine = #line
  ) {
    requireValid(try Self.validate(from: start, destination: destination, duration: duration), file, line)
    self.start = start.flushed
    self.destination = destination.flushed
    self.duration = Swift.min(duration, Law.longestMotion).flushed
    self.timing = timing
  }

  /// Returns the state at a time from 0 to before ``duration``; its momentum is 0.
  func motion(at time: Double) -> AxisState {
    let distance = (destination - start).saturated
    if let timing {
      let (progress, slope) = timing.progress(at: time / duration)
      return AxisState(
        position: start + distance * progress, velocity: distance * (slope / duration).saturated, momentum: 0
      ).settled
    }
    let (sine, cosine) = Double.sinCos(Double.pi / 2 * (time / duration))
    return AxisState(
      // Computed from the nearer end, so that rounding cannot carry the position past an end.
      position: sine < cosine ? start + distance * (sine * sine) : destination - distance * (cosine * cosine),
      velocity: Double.pi / duration * (sine * cosine) * distance, momentum: 0
    ).settled
  }

  /// The times at which the timing function turns; empty for sin².
  var turningTimes: [Double] { onTheWay(timing?.turns.map { $0 * duration } ?? []) }
}

#if !hasFeature(Embedded)
  extension EasedCurve: Codable {
    @usableFromInline init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      try Self.validate(from: values[.start], destination: values[.destination], duration: values[.duration])
      try self.init(
        from: values[.start], to: values[.destination], duration: values[.duration],
        timing: values[ifPresent: .timing])
    }
  }
#endif
