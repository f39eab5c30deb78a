/// A motion along one axis: where the content is, and how fast it moves, at every time after its start.
///
/// Curves are pure functions of time and know nothing of clocks, phases or views. Times are seconds since the
/// start of the curve, as `Double`: curves and plans, which know no instants, measure time in seconds, and whatever has
/// instants, such as a scroller, takes a `Duration`. Every number is a time: a negative one and NaN are treated as 0, and from ``duration`` on, at
/// infinity too, the content rests exactly at ``destination``.
public protocol ScrollCurve: Hashable, Sendable {
  /// When the content comes to rest, in seconds from the start; 0 where it never moves, and never more than an hour.
  ///
  /// One rule for all that moves ([O]): after an hour a flick rests where it is, and what has a target or a limit to go
  /// to rests there.
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
