import ScrollGeometry

/// Tells a pan from a touch, and how far and how fast it has gone.
///
/// The pan begins when the finger has travelled more than the slop, 10 points in a straight line from where it
/// was put down. What the finger has covered by then, up to the slop on either axis, is taken off the
/// translation for good: `sign(d)·min(|d|, slop)`. After 10.333 points of travel along one axis the first
/// translation is 0.333. A slop of zero, for a finger on moving content, lets the pan begin with the first
/// movement.
///
/// - Source: recorded UIScrollView gestures ([M], PHYSICS §6).
public struct PanRecognizer: Hashable, Sendable {
  /// The finger's velocities, from the touch on.
  public internal(set) var tracker: VelocityTracker
  /// Whether the pan has begun.
  public internal(set) var hasBegun = false
  /// How long the sample before the latest took, in seconds: a number that fits the padding here.
  var earlierTime: Float = 0
  /// The tracker's velocity at the pan's callback before the latest, in points per second; nil before the second.
  public internal(set) var previousVelocity: ScrollVector?

  /// Where the translation is zero.
  var origin: ScrollPoint
  /// How far the finger may move without a pan, in points.
  let slop: Double
  /// Whether a callback without movement is a sample; a trackpad's is not.
  let samplesRepeats: Bool

  /// The recogniser of a finger that was put down at `position`.
  ///
  /// - Parameters:
  ///   - position: points, in a space that does not scroll; finite.
  ///   - instant: when the touch was sampled.
  ///   - slop: points; finite, not negative.
  ///   - samplesRepeats: false for a trackpad, which repeats callbacks without movement: they are no samples of
  ///     the velocity, but they count as callbacks.
  public init(
    at position: ScrollPoint, instant: ScrollInstant, slop: Double = 10, samplesRepeats: Bool = true
  ) {
    requireValid { () throws(ScrollValueError) in try Self.validate(slop: slop) }
    tracker = VelocityTracker(at: position, instant: instant)
    origin = position
    self.slop = slop
    self.samplesRepeats = samplesRepeats
  }

  /// Throws unless `slop` is finite and not negative.
  static func validate(slop: Double) throws(ScrollValueError) { try slop.check(.notNegative, "slop") }

  /// How far the pan has gone, in points; zero before it begins.
  @inline(__always) public var translation: ScrollVector { translation(to: tracker.position) }

  /// How far the pan has gone when the finger is at `position`.
  @inline(__always) func translation(to position: ScrollPoint) -> ScrollVector {
    guard hasBegun else { return .zero }
    return ScrollVector { (position[$0] - origin[$0]).saturated.flushed }
  }

  /// The latest velocity, in points per second.
  public var velocity: ScrollVector { tracker.velocity }

  /// Takes note that the finger was at `position` at `instant`, and answers whether the pan begins here.
  ///
  /// - Precondition: `position` is finite.
  public mutating func move(to position: ScrollPoint, at instant: ScrollInstant) -> Bool {
    position.require(.finite, "position")
    return follow(to: position, at: instant)
  }

  /// As ``move(to:at:)``, to a position that is known to be finite.
  @inline(__always) mutating func follow(to position: ScrollPoint, at instant: ScrollInstant) -> Bool {
    var velocityBefore: ScrollVector?
    if !samplesRepeats && position == tracker.position {
      velocityBefore = tracker.hasSample ? tracker.velocity : nil
    } else {
      let time = tracker.latestTime
      if tracker.add(position, at: instant, &velocityBefore) { earlierTime = time }
    }
    guard !hasBegun else {
      if let velocityBefore { previousVelocity = velocityBefore }
      return false
    }
    let travel = ScrollVector { (position[$0] - origin[$0]).saturated }
    guard travel.squaredLength > slop * slop else { return false }
    begin()
    origin = ScrollPoint {
      origin[$0] + (travel[$0] < 0 ? -Swift.min(-travel[$0], slop) : Swift.min(travel[$0], slop))
    }
    return true
  }

  /// Begins the pan where the finger is, with nothing taken off.
  public mutating func begin() {
    hasBegun = true
    previousVelocity = nil
  }

  /// The latest velocity and ``previousVelocity``, without what the finger did before a sample of more than `longest`
  /// seconds. Once two samples have followed it, neither weighs what was before it.
  func velocities(afterPausesOf longest: Double) -> (latest: ScrollVector, previous: ScrollVector?) {
    let longest = Float(longest)
    if tracker.latestTime > longest { return (tracker.latestSample, nil) }
    guard let earlierSample = tracker.earlierSample, earlierTime > longest else {
      return (velocity, previousVelocity)
    }
    return (velocity, previousVelocity.map { _ in earlierSample })
  }

  /// Goes on with another finger, at `position`, without a jump of translation or velocity.
  mutating func handOver(to position: ScrollPoint, at instant: ScrollInstant) {
    let distance = position - tracker.position
    origin = ScrollPoint { (origin[$0] + distance[$0]).saturated }
    tracker.handOver(to: position, at: instant)
  }

  /// What is wrong with the state; nil where nothing is.
  var fault: String? {
    if let fault = tracker.fault { return fault }
    guard origin.isFinite, slop.isFinite, previousVelocity?.isFinite != false else {
      return "the pan must be finite"
    }
    return hasBegun || previousVelocity == nil ? nil : "a pan must have begun to have had a velocity"
  }
}

#if !hasFeature(Embedded)
  extension PanRecognizer: Codable {}
#endif
