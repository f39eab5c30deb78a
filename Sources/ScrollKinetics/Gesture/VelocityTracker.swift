import ScrollGeometry

/// The velocity of a moving finger, as UIKit's pan recogniser has it.
///
///     s_n = Δposition / Δtime              v_1 = s_1              v_n = 0.2·s_n + 0.8·s_(n−1)
///
/// A pause simply makes one long sample. A position at the same instant as the one before, or at an earlier one,
/// replaces it ([O]).
///
/// - Source: recorded recogniser velocities, to 3·10⁻¹² ([M], PHYSICS §6).
public struct VelocityTracker: Hashable, Sendable {
  /// Where the finger was last seen, in points.
  public internal(set) var position: ScrollPoint
  /// When the finger was last seen.
  public internal(set) var instant: ScrollInstant

  /// Where and when the latest sample begins.
  var sampleStart: ScrollPoint
  var sampleStartInstant: ScrollInstant
  /// s_(n−1), once there is one.
  var earlierSample: ScrollVector?
  /// Whether the finger has moved since it was put down.
  var hasSample = false

  /// A tracker of a finger that was put down at `position`.
  ///
  /// - Precondition: `position` is finite.
  public init(at position: ScrollPoint, instant: ScrollInstant) {
    position.require(.finite, "position")
    self.position = position
    self.instant = instant
    sampleStart = position
    sampleStartInstant = instant
  }

  /// Takes note that the finger was at `position` at `instant`, and answers whether that is a new sample rather
  /// than a replacement of the latest.
  ///
  /// - Precondition: `position` is finite.
  @discardableResult
  public mutating func add(_ position: ScrollPoint, at instant: ScrollInstant) -> Bool {
    position.require(.finite, "position")
    var velocityBefore: ScrollVector?
    return add(position, at: instant, &velocityBefore)
  }

  /// As ``add(_:at:)``; a new sample that is not the first also tells the velocity before it.
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

  /// v_n, in points per second; zero before the finger has moved.
  public var velocity: ScrollVector { hasSample ? velocity(after: latestSample) : .zero }

  @inline(__always) private func velocity(after latestSample: ScrollVector) -> ScrollVector {
    guard let earlierSample else { return latestSample }
    return ScrollVector { (0.2 * latestSample[$0] + 0.8 * earlierSample[$0]).saturated.flushed }
  }

  /// s_n.
  @inline(__always) var latestSample: ScrollVector {
    let time = sampleStartInstant.seconds(to: instant)
    return ScrollVector { ((position[$0] - sampleStart[$0]).saturated / time).saturated.flushed }
  }

  /// Since when the finger has been where it is: samples without movement do not move it.
  var restsSince: ScrollInstant { hasSample && sampleStart == position ? sampleStartInstant : instant }

  /// How long s_n took, in seconds; zero before the finger has moved.
  @inline(__always) var latestTime: Float { hasSample ? Float(sampleStartInstant.seconds(to: instant)) : 0 }

  /// Goes on from another finger, at `position`, as if it had been there all along: the samples stay, and the
  /// distance between the fingers counts as no movement.
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
  /// What is wrong with the state; nil where nothing is.
  var fault: String? {
    guard position.isFinite, sampleStart.isFinite, earlierSample?.isFinite != false else {
      return "the tracker must be finite"
    }
    guard hasSample ? sampleStartInstant < instant : sampleStartInstant == instant else {
      return "a sample must begin before it ends, and where there is none, where the finger is"
    }
    return hasSample || earlierSample == nil ? nil : "an earlier sample must have one after it"
  }
}

#if !hasFeature(Embedded)
  extension VelocityTracker: Codable {}
#endif
