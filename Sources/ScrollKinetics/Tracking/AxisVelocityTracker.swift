import ScrollGeometry

/// The velocity of content that is moved by deltas along one axis; and the formulas, which are the same as for
/// ``VelocityTracker``.
@usableFromInline struct AxisVelocityTracker: Hashable, Sendable {
  /// The latest position, in points.
  private(set) var position: Double
  /// The instant of the latest position.
  private(set) var instant: ScrollInstant

  /// The position and the instant at which the latest sample begins.
  private var sampleStart: Double
  private var sampleStartInstant: ScrollInstant
  /// s_(n−1); nil before the second sample.
  private var earlierSample: Double?
  /// Whether there has been a sample.
  private var hasSample = false

  /// Creates the tracker of what is at `position` at `instant`.
  init(at position: Double, instant: ScrollInstant) {
    (self.position, sampleStart) = (position, position)
    (self.instant, sampleStartInstant) = (instant, instant)
  }

  /// Adds the position at `instant`. It replaces the latest one if it is not later.
  mutating func add(_ position: Double, at instant: ScrollInstant) {
    guard instant > self.instant else {
      self.position = position
      return
    }
    if hasSample { earlierSample = latestSample }
    hasSample = true
    (sampleStart, sampleStartInstant) = (self.position, self.instant)
    (self.position, self.instant) = (position, instant)
  }

  /// v_n, in points per second; zero before the first sample.
  var velocity: Double {
    guard hasSample else { return 0 }
    guard let earlierSample else { return latestSample }
    return Self.velocity(latestSample, after: earlierSample)
  }

  /// s_n, in points per second.
  private var latestSample: Double {
    Self.sample(from: sampleStart, to: position, in: sampleStartInstant.seconds(to: instant))
  }

  /// s_n, in points per second, for a sample of the given number of seconds.
  @inline(__always) static func sample(from start: Double, to end: Double, in seconds: Double) -> Double {
    ((end - start).saturated / seconds).saturated.flushed
  }

  /// v_n, in points per second, for the samples s_n and s_(n−1).
  @inline(__always) static func velocity(_ latest: Double, after earlier: Double) -> Double {
    (0.2 * latest + 0.8 * earlier).saturated.flushed
  }

  /// Moves the position without counting the distance as movement.
  mutating func move(to position: Double) {
    sampleStart = (sampleStart + (position - self.position)).saturated
    self.position = position
  }

  /// The reason why the state is invalid; nil for a valid state.
  var fault: String? {
    Self.fault(
      isFinite: position.isFinite && sampleStart.isFinite && earlierSample?.isFinite != false,
      hasSample: hasSample, from: sampleStartInstant, to: instant, hasEarlierSample: earlierSample != nil)
  }

  /// Shifts all instants, as ``VelocityTracker/shiftTime(by:)`` does.
  mutating func shiftTime(by duration: Duration) {
    (sampleStartInstant, instant) = (
      sampleStartInstant.advanced(by: duration), instant.advanced(by: duration)
    )
    if sampleStartInstant == instant { (hasSample, earlierSample) = (false, nil) }
  }

  /// The reason why the state of a tracker is invalid, of one axis or of both; nil for a valid state.
  static func fault(
    isFinite: Bool, hasSample: Bool, from start: ScrollInstant, to end: ScrollInstant, hasEarlierSample: Bool
  ) -> String? {
    guard isFinite else { return "the tracker must be finite" }
    guard hasSample ? start < end : start == end else {
      return "a sample must begin before it ends, and where there is none, where the finger is"
    }
    return hasSample || !hasEarlierSample ? nil : "an earlier sample must have one after it"
  }
}

// MARK: - One axis of a tracker

extension AxisVelocityTracker {
  /// Creates the tracker of one axis of `tracker`; nil if the other axis moves.
  init?(_ tracker: VelocityTracker, along axis: ScrollAxis) {
    let other = axis.cross
    guard tracker.sampleStart[other] == tracker.position[other],
      (tracker.earlierSample?[other] ?? 0) == 0
    else { return nil }
    (position, instant) = (tracker.position[axis], tracker.instant)
    (sampleStart, sampleStartInstant) = (tracker.sampleStart[axis], tracker.sampleStartInstant)
    (earlierSample, hasSample) = (tracker.earlierSample?[axis], tracker.hasSample)
  }
}

#if !hasFeature(Embedded)
  extension AxisVelocityTracker: Codable {}
#endif
