import ScrollGeometry

/// The velocity of a moving finger, as UIKit's pan recogniser computes it.
///
///     s_n = Δposition / Δtime              v_1 = s_1              v_n = 0.2·s_n + 0.8·s_(n−1)
///
/// A pause gives one long sample. A position at the same instant as the latest one, or at an earlier instant, replaces
/// the latest position ([O]).
///
/// - Source: recorded recogniser velocities, to 3·10⁻¹² ([M], PHYSICS §6).
public struct VelocityTracker: Hashable, Sendable {
  /// The latest position of the finger, in points.
  public internal(set) var position: ScrollPoint
  /// The instant of the latest position.
  public internal(set) var instant: ScrollInstant

  /// The position and the instant at which the latest sample begins.
  var sampleStart: ScrollPoint
  var sampleStartInstant: ScrollInstant
  /// s_(n−1); nil before the second sample.
  var earlierSample: ScrollVector?
  /// Whether there has been a sample since the finger touched down.
  var hasSample = false

  /// Creates the tracker of a finger that touched down at `position`.
  ///
  /// - Precondition: `position` is finite.
  public init(
    at position: ScrollPoint, instant: ScrollInstant, file: CallerFile = #fileID, line: CallerLine = #line
  ) {
    position.require(.finite, "position", file, line)
    self.position = position
    self.instant = instant
    sampleStart = position
    sampleStartInstant = instant
  }

  /// Adds the finger's `position` at `instant`, and returns whether it is a new sample rather than a replacement of the
  /// latest position.
  ///
  /// - Precondition: `position` is finite.
  @discardableResult
  public mutating func add(_ position: ScrollPoint, at instant: ScrollInstant) -> Bool {
    position.require(.finite, "position")
    var velocityBefore: ScrollVector?
    return add(position, at: instant, &velocityBefore)
  }

  /// Does the same as ``add(_:at:)``. For a new sample that is not the first, `velocityBefore` becomes the velocity
  /// before it.
  @inline(__always) mutating func add(
    _ position: ScrollPoint, at instant: ScrollInstant, _ velocityBefore: inout ScrollVector?
  ) -> Bool {
    guard instant > self.instant else {
      self.position = position
      return false
    }
    if hasSample {
      let latestSample = latestSample
      velocityBefore = velocity(after: latestSample)
      earlierSample = latestSample
    }
    hasSample = true
    (sampleStart, sampleStartInstant) = (self.position, self.instant)
    (self.position, self.instant) = (position, instant)
    return true
  }

  /// v_n, in points per second; zero before the first sample.
  public var velocity: ScrollVector { hasSample ? velocity(after: latestSample) : .zero }

  @inline(__always) private func velocity(after latestSample: ScrollVector) -> ScrollVector {
    guard let earlierSample else { return latestSample }
    return ScrollVector { AxisVelocityTracker.velocity(latestSample[$0], after: earlierSample[$0]) }
  }

  /// s_n, in points per second.
  @inline(__always) var latestSample: ScrollVector {
    let time = sampleStartInstant.seconds(to: instant)
    return ScrollVector { AxisVelocityTracker.sample(from: sampleStart[$0], to: position[$0], in: time) }
  }

  /// The instant since which the finger has been at its present position, according to its latest sample.
  var restsSince: ScrollInstant { hasSample && sampleStart == position ? sampleStartInstant : instant }

  /// The duration of the latest sample, in seconds; zero before the first sample.
  @inline(__always) var latestTime: Float { hasSample ? Float(sampleStartInstant.seconds(to: instant)) : 0 }

  /// Continues with another finger, at `position`: the samples stay, and the distance between the fingers does not
  /// count as movement.
  mutating func handOver(to position: ScrollPoint, at instant: ScrollInstant) {
    let distance = position - self.position
    sampleStart = ScrollPoint { (sampleStart[$0] + distance[$0]).saturated }
    self.position = position
    guard instant > self.instant else { return }
    sampleStartInstant = sampleStartInstant.advanced(by: self.instant.duration(to: instant))
    self.instant = instant
  }
}

extension VelocityTracker {
  /// Shifts all instants. A sample that takes no time at the end of the time line counts as none.
  mutating func shiftTime(by duration: Duration) {
    (sampleStartInstant, instant) = (
      sampleStartInstant.advanced(by: duration), instant.advanced(by: duration)
    )
    if sampleStartInstant == instant { (hasSample, earlierSample) = (false, nil) }
  }

  /// The reason why the state is invalid; nil for a valid state.
  var fault: String? {
    AxisVelocityTracker.fault(
      isFinite: position.isFinite && sampleStart.isFinite && earlierSample?.isFinite != false,
      hasSample: hasSample, from: sampleStartInstant, to: instant, hasEarlierSample: earlierSample != nil)
  }
}

#if !hasFeature(Embedded)
  extension VelocityTracker: Codable {}
#endif
