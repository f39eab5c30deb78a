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

// Gestures of several fingers.
extension ScrollGesture {
  /// Returns the gesture as one of another finger, on a member of a screen.
  ///
  ///     screen.perform(drag.on(list).joined(with: flick.on(carousel, finger: 1), after: .milliseconds(50)))
  ///
  /// - `member` is the innermost one under the finger, nil for none. Without a `finger` the numbers stay.
  /// - Precondition: `finger` is from 0 to 63.
  public func on(_ member: ScrollScreen.ID?, finger: Int? = nil) -> ScrollGesture {
    ScrollGesture(samples.map { Sample($0.input.of(finger), on: member, at: $0.time) })
  }

  /// Returns the two gestures as one, in the order of time; of two samples at the same time, this gesture's is the first.
  ///
  /// The delay is from the start of this gesture to that of the other; a negative one counts as zero.
  public func joined(with other: ScrollGesture, after delay: Duration = .zero) -> ScrollGesture {
    let later = ScrollInstant(Swift.max(.zero, delay))
    var joined: [Sample] = []
    var rest = samples[...]
    for var sample in other.samples {
      sample.time = later.advanced(by: sample.time).sinceOrigin
      while let first = rest.first, first.time <= sample.time { joined.append(rest.removeFirst()) }
      joined.append(sample)
    }
    return ScrollGesture(joined + rest)
  }

  /// Returns the gesture of fingers 0 and 1 that pinch about a point in their middle, hold still, and are lifted.
  ///
  ///     var content = Viewport(
  ///       frame: ScrollRect(x: 0, y: 0, width: 390, height: 600), contentSize: ScrollSize(width: 390, height: 600))
  ///     content.zoomLimits = ScrollZoomLimits(from: 1, to: 4)
  ///     var photo = Scroller(viewport: content)
  ///     photo.perform(.pinch(about: ScrollPoint(x: 195, y: 300), by: 2))
  ///     photo.viewport.zoomScale                      // 2.0, from 1: within the limits of the scale
  ///
  ///     D(t) = distance·factor^(t / duration)         the fingers' distance
  ///
  /// The fingers touch down 12 points closer or farther and first move to `distance`, where a pinch begins: a scroller multiplies
  /// its scale by D(t)/distance. The content under `middle` stays there.
  ///
  /// - The duration is rounded to a whole number of samples from 1 to 2²⁰. Before the lift the fingers rest for `hold`, as in
  ///   ``drag(from:to:duration:hold:sampling:)``.
  /// - Precondition: `middle` is finite, `factor` and `distance` are finite and more than zero.
  public static func pinch(
    about middle: ScrollPoint, by factor: Double, from distance: Double = 100,
    along axis: ScrollAxis = .horizontal, duration: Duration = .milliseconds(300),
    hold: Duration = .milliseconds(100), sampling: Sampling = Sampling()
  ) -> ScrollGesture {
    requireValid(try validate(at: middle, factor: factor, distance: distance))
    let moves = Swift.max(1, sampling.intervals(in: duration))
    let holds = hold > .zero ? Swift.max(3, sampling.intervals(in: hold)) : 0
    // Farther than the change of the distance beyond which a pinch begins.
    let approach = 12.0
    let first = factor < 1 || distance <= 2 * approach ? distance + approach : distance - approach
    let (last, exponent) = ((distance * factor).saturated, Double.log(factor))
    let whole = sampling.seconds(fromSample: 1, to: moves + 1)
    var distances = [first, distance]
    for index in 1...(moves + holds) {
      let share = sampling.seconds(fromSample: 1, to: index + 1) / whole
      distances.append(index < moves ? (distance * Double.exp(exponent * share)).saturated : last)
    }
    var samples: [Sample] = []
    for (index, distance) in distances.enumerated() {
      let time = sampling.time(ofSample: index)
      for (finger, side) in [(0, -0.5), (1, 0.5)] {
        let place = ScrollPoint { $0 == axis ? (middle[$0] + side * distance).saturated.flushed : middle[$0] }
        samples.append(
          Sample(
            index == 0 ? .touchDown(place, finger: finger) : .touchMoved(place, finger: finger), at: time))
      }
    }
    for finger in 0...1 {
      samples.append(Sample(.touchUp(finger: finger), at: sampling.time(ofSample: distances.count - 1)))
    }
    return ScrollGesture(samples)
  }

  /// Throws the error of the first number of a pinch that breaks a rule. Arguments that are left out are not checked.
  package static func validate(
    at middle: ScrollPoint = .zero, factor: Double, distance: Double = 100
  ) throws(ScrollValueError) {
    try middle.check(.finite, "middle")
    try factor.check(.positive, "factor")
    try distance.check(.positive, "distance")
  }
}

extension Scroller.Input {
  /// Returns the input as one of another finger, where it has a finger; nil for no change.
  fileprivate func of(_ finger: Int?) -> Scroller.Input {
    guard let finger else { return self }
    return switch self {
    case .touchDown(let point, _): .touchDown(point, finger: finger)
    case .touchMoved(let point, _): .touchMoved(point, finger: finger)
    case .touchUp: .touchUp(finger: finger)
    case .touchCancelled: .touchCancelled(finger: finger)
    default: self
    }
  }
}
