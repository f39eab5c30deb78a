import ScrollGeometry

/// What a finger does from touch to lift, as the samples that a digitiser would take of it.
///
///     let flick = ScrollGesture.flick(
///       from: ScrollPoint(x: 195, y: 600), to: ScrollPoint(x: 195, y: 300),
///       velocity: ScrollVector(dx: 0, dy: -2000))
///     scroller.perform(flick)
///     scroller.runToRest()
///
/// A gesture counts its time from the touch, so that it can be performed at any instant, and is a plain list: gestures
/// can be joined, cut short or changed sample by sample.
///
/// - The same arguments give the same bits. Mirrored places and velocities give mirrored samples.
/// - Places and velocities are the *finger's*, in the container's space; the content moves the other way.
public struct ScrollGesture: Hashable, Sendable {
  /// One input, and when it was sampled.
  public struct Sample: Hashable, Sendable {
    /// How long after the gesture's start.
    public var time: Duration
    /// What was sampled.
    public var input: Scroller.Input

    /// The sample of `input`, taken `time` after the gesture's start.
    public init(_ input: Scroller.Input, at time: Duration) {
      self.time = time
      self.input = input
    }
  }

  /// The samples, in order.
  public var samples: [Sample]

  /// The gesture of the given samples.
  public init(_ samples: [Sample]) {
    self.samples = samples
  }

  /// How long the gesture lasts, from its start to its last sample.
  public var duration: Duration { samples.last?.time ?? .zero }
}

// MARK: - Validation

extension ScrollGesture {
  /// Throws for the first number that a scroller cannot be told, naming its sample: `samples[3].touchMoved.x`.
  ///
  /// ``Scroller/perform(_:at:_:release:)`` stops the program there instead. Ask first where samples come from a file, a
  /// network or a device.
  public func validate() throws(ScrollValueError) {
    for (index, sample) in samples.enumerated() {
      do throws(ScrollValueError) {
        try sample.input.validate()
      } catch {
        throw ScrollValueError(
          field: "samples[\(index)].\(error.field)", rule: error.rule, value: error.value)
      }
    }
  }

  /// Throws for the first number that a gesture cannot be made of, naming its field. Pass what is to be checked.
  public static func validate(
    at point: ScrollPoint = .zero, from start: ScrollPoint = .zero, to end: ScrollPoint = .zero,
    velocity: ScrollVector = .zero
  ) throws(ScrollValueError) {
    try point.check(.finite, "point")
    try start.check(.finite, "start")
    try end.check(.finite, "end")
    try velocity.check("velocity")
  }
}

// MARK: - Making gestures

extension ScrollGesture {
  /// A finger put down and lifted in the same place: no drag.
  ///
  /// - Parameters:
  ///   - point: points.
  ///   - duration: how long the finger stays; a negative one is no time.
  /// - Precondition: the point is finite; ``validate(at:from:to:velocity:)`` asks first.
  public static func tap(at point: ScrollPoint, duration: Duration = .milliseconds(100)) -> ScrollGesture {
    requireValid { () throws(ScrollValueError) in try validate(at: point) }
    return ScrollGesture([
      Sample(.touchDown(point), at: .zero), Sample(.touchUp, at: Swift.max(.zero, duration)),
    ])
  }

  /// A finger that drags at a constant speed, holds still, and is lifted.
  ///
  /// A held finger goes on being sampled, which is what makes its release slow: a UIScrollView has no rule about
  /// pauses, only about samples ([M], PHYSICS §6). Three samples in one place leave no velocity, past the limits
  /// either, so that any hold is at least three samples long; without one, the release has the drag's velocity.
  ///
  /// - Parameters:
  ///   - start: where the finger is put down, in points.
  ///   - end: where it is lifted.
  ///   - duration: how long it moves, taken to the nearest whole number of samples, from one to 2²⁰.
  ///   - hold: how long it then holds still, likewise; zero or less for no hold.
  ///   - sampling: how the finger is sampled.
  /// - Precondition: both places are finite; ``validate(at:from:to:velocity:)`` asks first.
  public static func drag(
    from start: ScrollPoint, to end: ScrollPoint, duration: Duration = .milliseconds(300),
    hold: Duration = .milliseconds(100), sampling: Sampling = Sampling()
  ) -> ScrollGesture {
    requireValid { () throws(ScrollValueError) in try validate(from: start, to: end) }
    let moves = Swift.max(1, sampling.intervals(in: duration))
    let holds = hold > .zero ? Swift.max(3, sampling.intervals(in: hold)) : 0
    let whole = sampling.seconds(fromSample: 0, to: moves)
    var places = [start]
    for index in 1...(moves + holds) {
      let share = sampling.seconds(fromSample: 0, to: index) / whole
      places.append(
        ScrollPoint { .interpolated(from: start[$0], to: end[$0], at: index < moves ? share : 1) })
    }
    return ScrollGesture(touching: places, sampling: sampling)
  }

  /// A finger that is at each of `places` when it is sampled, and is lifted at the last.
  init(touching places: [ScrollPoint], sampling: Sampling) {
    samples = places.enumerated().map { index, place in
      Sample(index == 0 ? .touchDown(place) : .touchMoved(place), at: sampling.time(ofSample: index))
    }
    samples.append(Sample(.touchUp, at: duration))
  }
}
