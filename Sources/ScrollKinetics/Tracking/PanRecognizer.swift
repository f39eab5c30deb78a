import ScrollGeometry

/// A recogniser that decides when a touch becomes a pan, and measures the pan's translation and velocity.
///
/// The pan begins when the finger is farther than the slop, 10 points, from where it touched down. On each axis the distance
/// then, up to the slop, is subtracted from the whole translation: `sign(d)·min(|d|, slop)`. After 10.333 points along one
/// axis the first translation is 0.333. With a slop of zero, on moving content, the pan begins with the first movement.
///
/// - Source: recorded UIScrollView gestures ([M], PHYSICS §6).
@usableFromInline struct PanRecognizer: Hashable, Sendable {
  /// The velocity tracker of the finger, which starts at touch down; of two fingers that of the first.
  @usableFromInline var tracker: VelocityTracker
  @usableFromInline var hasBegun = false
  /// Whether a callback without movement counts as a sample; for a trackpad it does not.
  let samplesRepeats: Bool
  /// The distance that the finger may move before the pan begins, in points. A `Float`, since it fits into padding here.
  var slop: Float
  /// The position of the finger at which the translation is zero.
  var origin: ScrollPoint
  /// The position at which the finger touched down; moved with a change of the finger.
  var touchDown: ScrollPoint

  /// Creates the recogniser of a finger that touched down at `position`.
  ///
  /// The position is in a space that does not scroll. A trackpad's `samplesRepeats` is false: callbacks without movement, which it repeats,
  /// are not samples of the velocity, but count as callbacks for ``VelocityTracker/previousVelocity``.
  init(at position: ScrollPoint, instant: ScrollInstant, slop: Double = 10, samplesRepeats: Bool = true) {
    tracker = VelocityTracker(at: position, instant: instant)
    (origin, touchDown) = (position, position)
    self.slop = Swift.min(Float(slop), .greatestFiniteMagnitude)
    self.samplesRepeats = samplesRepeats
  }

  /// The translation of the pan, in points; zero before the pan begins.
  @inline(__always) var translation: ScrollVector { translation(to: tracker.position) }

  /// Returns the translation of the pan when the finger is at `position`.
  @inline(__always) func translation(to position: ScrollPoint) -> ScrollVector {
    guard hasBegun else { return .zero }
    return ScrollVector { (position[$0] - origin[$0]).saturated.flushed }
  }

  /// Adds a sample of the finger, at `position` at `instant`, and returns whether the pan begins with it.
  @inline(__always) mutating func move(to position: ScrollPoint, at instant: ScrollInstant) -> Bool {
    tracker.sample(position, at: instant, inPan: hasBegun, countingRepeats: samplesRepeats)
    guard begins(at: position) else { return false }
    tracker.times.beginPan()
    return true
  }

  /// Begins the pan if it has not begun, and the finger, or the middle of two, has moved far enough; returns whether it begins.
  @inline(__always) mutating func begins(at position: ScrollPoint) -> Bool {
    guard !hasBegun, let origin = origin(beginningAt: position) else { return false }
    hasBegun = true
    self.origin = origin
    return true
  }

  /// Returns the position of zero translation for a pan that begins with the finger at `position`; nil where it does not yet.
  @inline(__always) private func origin(beginningAt position: ScrollPoint) -> ScrollPoint? {
    let travel = ScrollVector { (position[$0] - origin[$0]).saturated }
    let slop = Double(slop)
    guard travel.squaredLength > slop * slop else { return nil }
    return ScrollPoint {
      origin[$0] + (travel[$0] < 0 ? -Swift.min(-travel[$0], slop) : Swift.min(travel[$0], slop))
    }
  }

  /// Returns the translation with the finger at `position`, which may be where the pan begins; nil where it does not yet.
  func translation(beginningAt position: ScrollPoint) -> ScrollVector? {
    guard let origin = hasBegun ? self.origin : origin(beginningAt: position) else { return nil }
    return ScrollVector { (position[$0] - origin[$0]).saturated.flushed }
  }

  /// Returns the way of the finger since touch down, in points, when it is at `position`, whether or not the pan has begun.
  func travel(to position: ScrollPoint) -> ScrollVector {
    ScrollVector { (position[$0] - touchDown[$0]).saturated.flushed }
  }

  /// Makes the pan begin with the next movement, whatever its length.
  mutating func waiveSlop() { slop = 0 }

  /// Begins the pan at the present position of the finger, without subtracting the slop.
  mutating func begin() {
    hasBegun = true
    tracker.times.beginPan()
  }

  /// Moves the origin, so that translation and travel stay where the pan follows what is `distance` away.
  mutating func moveOrigin(by distance: ScrollVector) {
    origin = ScrollPoint { (origin[$0] + distance[$0]).saturated }
    touchDown = ScrollPoint { (touchDown[$0] + distance[$0]).saturated }
  }

  /// Continues with another finger, at `position`. Translation and velocity do not change.
  mutating func handOver(to position: ScrollPoint, at instant: ScrollInstant) {
    moveOrigin(by: position - tracker.position)
    tracker.handOver(to: position, at: instant)
  }

  var fault: String? {
    if let fault = tracker.fault { return fault }
    guard origin.isFinite, touchDown.isFinite, slop.isFinite else { return "the pan must be finite" }
    return hasBegun || tracker.times.callbacks == .none ? nil : "a pan must have begun to have had a callback"
  }
}

#if !hasFeature(Embedded)
  extension PanRecognizer: Codable {
    @usableFromInline init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      (tracker, origin, touchDown) = (try values[.tracker], try values[.origin], try values[.touchDown])
      (slop, hasBegun) = (try values[.slop], try values[.hasBegun])
      samplesRepeats = try values[.samplesRepeats]
      try Double(slop).check(.notNegative, "slop")
      try decoder.refuse(fault)
    }
  }
#endif
