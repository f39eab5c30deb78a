import ScrollGeometry

/// The velocity of a finger by least squares: the slope at the latest sample of the parabola that fits the last 100 ms best.
///
/// For positions that are polled or whose instants jitter, and the choice of Android, Flutter and Compose.
///
///     var tracker = LeastSquaresTracker()
///     tracker.add(point, at: instant)                                     // each sample of the finger; not the lift
///     scroller.handle(.ended(velocity: tracker.velocity(at: lift)), at: lift)
///
/// - A value is for one finger, from its touch to its lift. Adding a sample allocates nothing.
/// - The samples of the last 100 ms without a gap of more than 40 ms, at most 20. Fewer than three, or a rest of 40 ms: zero.
/// - Source: read in Flutter's open source ([S], PHYSICS §13).
public struct LeastSquaresTracker: Hashable, Sendable {
  package struct Sample: Hashable, Sendable, Codable {
    var position: ScrollPoint
    var instant: ScrollInstant
  }

  private var samples: [Sample] = []

  var position: ScrollPoint? { samples.last?.position }

  /// Creates a tracker without samples.
  public init() { samples.reserveCapacity(20) }

  /// Adds a sample of the finger, whose position is finite; one that is not later than the latest replaces it.
  public mutating func add(_ position: ScrollPoint, at instant: ScrollInstant) {
    position.require(.finite, "position")
    if let latest = samples.last, latest.instant >= instant {
      samples[samples.count - 1].position = position
    } else {
      if samples.count == 20 { samples.removeFirst() }
      samples.append(Sample(position: position, instant: instant))
    }
  }

  /// Returns the velocity of a finger that is lifted at `instant`, in points per second.
  public func velocity(at instant: ScrollInstant) -> ScrollVector {
    var (first, later) = (samples.count, instant)
    while first > 0, let latest = samples.last {
      let sample = samples[first - 1].instant
      guard sample.seconds(to: later) <= 0.04, sample.seconds(to: latest.instant) <= 0.1 else { break }
      (first, later) = (first - 1, sample)
    }
    return samples.count - first < 3 ? .zero : ScrollVector { slope(of: samples[first...], on: $0) }
  }

  mutating func shiftTime(by duration: Duration) {
    for place in samples.indices { samples[place].instant = samples[place].instant.advanced(by: duration) }
  }

  /// Returns the slope at the latest sample, of the fit by polynomials that are orthogonal over the samples:
  ///
  ///     1        t − m        t² − a·(t − m) − b
  private func slope(of samples: ArraySlice<Sample>, on axis: ScrollAxis) -> Double {
    let latest = samples[samples.endIndex - 1]
    func t(_ sample: Sample) -> Double { 0 - sample.instant.seconds(to: latest.instant) }
    func x(_ sample: Sample) -> Double { (sample.position[axis] - latest.position[axis]).saturated }
    func sum(_ term: (Sample) -> Double) -> Double { samples.reversed().reduce(0) { $0 + term($1) } }
    let m = sum(t) / Double(samples.count)
    let length = sum { (t($0) - m) * (t($0) - m) }
    let a = sum { t($0) * t($0) * (t($0) - m) } / length
    let b = sum { t($0) * t($0) } / Double(samples.count)
    func bend(_ sample: Sample) -> Double { t(sample) * t(sample) - a * (t(sample) - m) - b }
    let bending = sum { bend($0) * bend($0) }
    guard length > 0, bending > 0 else { return 0 }
    let slope = sum { x($0) * (t($0) - m) } / length
    let velocity = slope - a * sum { x($0) * bend($0) } / bending
    return velocity.isNaN ? 0 : velocity.saturated.flushed
  }
}

#if !hasFeature(Embedded)
  extension LeastSquaresTracker: CodableByParts {
    package init(parts: [Sample]) throws {
      self.init()
      for sample in parts {
        try sample.position.check(.finite, "position")
        add(sample.position, at: sample.instant)
      }
    }

    package var parts: [Sample] { samples }
  }
#endif
