import ScrollGeometry

/// The movement of a finger from touch to lift, as the samples that a digitiser would take.
///
///     let flick = ScrollGesture.flick(
///       from: ScrollPoint(x: 195, y: 600), to: ScrollPoint(x: 195, y: 300),
///       velocity: ScrollVector(dx: 0, dy: -2000))
///     scroller.perform(flick)
///     scroller.runToRest()
///
/// Times are relative to the start, so that a gesture can be performed at any instant. Its samples can be changed one by one;
/// ``on(_:finger:)`` gives it to another finger and to a member of a screen, ``joined(with:after:)`` joins those of two fingers.
///
/// - The same arguments give the same bits. Mirrored places and velocities give mirrored samples.
/// - Places and velocities are the *finger's*, in the container's space; the content moves the other way.
public struct ScrollGesture: Hashable, Sendable {
  /// One input, and the time at which it was sampled.
  public struct Sample: Hashable, Sendable {
    /// The time after the start of the gesture.
    public var time: Duration
    /// The input that was sampled.
    public var input: Scroller.Input
    /// The innermost member of a screen under the finger; nil for none.
    public var member: ScrollScreen.ID?

    /// Creates the sample of `input` at `time` after the start of the gesture.
    public init(_ input: Scroller.Input, on member: ScrollScreen.ID? = nil, at time: Duration) {
      self.time = time
      self.input = input
      self.member = member
    }
  }

  /// The samples, in order.
  public var samples: [Sample]

  /// Creates the gesture with the given samples.
  public init(_ samples: [Sample]) { self.samples = samples }

  /// The duration of the gesture, from its start to its last sample.
  public var duration: Duration { samples.last?.time ?? .zero }

  package static func validate(
    at point: ScrollPoint = .zero, from start: ScrollPoint = .zero, to end: ScrollPoint = .zero,
    velocity: ScrollVector = .zero
  ) throws(ScrollValueError) {
    try point.check(.finite, "point")
    try start.check(.finite, "start")
    try end.check(.finite, "end")
    try velocity.check("velocity")
  }

  /// Returns the gesture of a finger that touches down and is lifted at a finite point. A negative duration counts as zero.
  public static func tap(at point: ScrollPoint, duration: Duration = .milliseconds(100)) -> ScrollGesture {
    requireValid(try validate(at: point))
    return ScrollGesture([
      Sample(.touchDown(point), at: .zero), Sample(.touchUp, at: Swift.max(.zero, duration)),
    ])
  }

  /// Returns the gesture of a finger that drags at constant speed, holds still, and is lifted.
  ///
  /// The finger is also sampled while it holds still, which makes the release slow: a UIScrollView has no rule about pauses, only
  /// about samples ([M], PHYSICS §6). After three steps in one place the release has no velocity, even past the limits; a hold is
  /// therefore at least three steps long. Without a hold the release has the velocity of the drag.
  ///
  /// - Duration and hold are rounded to whole numbers of samples, the duration from 1 to 2²⁰. There is no hold for zero or less.
  /// - Precondition: both places are finite.
  public static func drag(
    from start: ScrollPoint, to end: ScrollPoint, duration: Duration = .milliseconds(300),
    hold: Duration = .milliseconds(100), sampling: Sampling = Sampling()
  ) -> ScrollGesture {
    requireValid(try validate(from: start, to: end))
    let moves = Swift.max(1, sampling.intervals(in: duration))
    let still = hold > .zero ? sampling.closingSamples(3, after: moves) : [moves]
    let holds = Swift.max(still[still.count - 1] - moves, sampling.intervals(in: hold))
    let whole = sampling.seconds(fromSample: 0, to: moves)
    var places: [ScrollPoint?] = [start]
    for index in 1...(moves + holds) {
      let share = sampling.seconds(fromSample: 0, to: index) / whole
      places.append(
        ScrollPoint { .interpolated(from: start[$0], to: end[$0], at: index < moves ? share : 1) })
    }
    return ScrollGesture(touching: places, sampling: sampling)
  }

  /// Creates the gesture of a finger that is sampled at each of `places` and lifted at the time of the last. Where a place is nil
  /// there is no sample; the first is never nil.
  init(touching places: [ScrollPoint?], sampling: Sampling) {
    samples = []
    for (index, place) in places.enumerated() {
      guard let place else { continue }
      samples.append(
        Sample(index == 0 ? .touchDown(place) : .touchMoved(place), at: sampling.time(ofSample: index)))
    }
    samples.append(Sample(.touchUp, at: sampling.time(ofSample: places.count - 1)))
  }
}
