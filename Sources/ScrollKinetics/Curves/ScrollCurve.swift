import ScrollGeometry

/// A motion along one axis: the position and the velocity of the content at every time after its start.
///
/// Curves are pure functions of time, which can be any `Double`, as of an ``AxisPlan``.
protocol ScrollCurve: Hashable, Sendable {
  /// The time at which the content comes to rest, in seconds from the start; 0 where it does not move, and at most an hour.
  ///
  /// After an hour motions end ([O]): a flick rests where it is, a motion to a target or a limit there.
  var duration: Double { get }

  /// The offset at which the content comes to rest, in points.
  var destination: Double { get }
  /// The times after the start and before the end at which the motion may turn, in order: between them it is monotone.
  var turningTimes: [Double] { get }

  /// Returns the position, velocity and momentum at a time from 0 to before ``duration``.
  func motion(at time: Double) -> AxisState
}

extension ScrollCurve {
  static func validate(
    from start: Double, momentum: Double = 0, velocity: Double = 0, limits: ClosedRange<Double> = 0...0,
    to target: Double = 0, destination: Double = 0, time: Double = 1, restDistance: Double = 1,
    rate: Double = 1, duration: Double = 0
  ) throws(ScrollValueError) {
    try start.check(.finite, "start")
    try momentum.check(.finite, "momentum")
    try velocity.check(.finite, "velocity")
    try limits.lowerBound.check(.finite, "limits.lowerBound")
    try limits.upperBound.check(.finite, "limits.upperBound")
    try target.check(.finite, "target")
    try destination.check(.finite, "destination")
    try time.check(.positive, "time")
    try restDistance.check(.positive, "restDistance")
    try rate.check(.positive, "rate")
    try duration.check(.notNegative, "duration")
  }

  func state(at time: Double) -> AxisState {
    let time = Swift.max(0, time)
    return time < duration ? motion(at: time) : .rest(at: destination)
  }

  func position(at time: Double) -> Double { state(at: time).position }

  /// Returns the given times that are after the start and before the end.
  func onTheWay(_ times: [Double?]) -> [Double] {
    times.compactMap { $0 }.filter { $0 > 0 && $0 < duration }
  }
}
