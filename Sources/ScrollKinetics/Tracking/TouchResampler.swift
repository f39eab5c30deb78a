import ScrollGeometry

/// A position of a finger, and the instant at which it was measured.
public struct TouchSample: Hashable, Sendable {
  /// The position of the finger, in points.
  public var position: ScrollPoint
  /// The instant of the measurement.
  public var instant: ScrollInstant

  /// Creates the sample of a finger at `position` at `instant`.
  public init(_ position: ScrollPoint, at instant: ScrollInstant) {
    (self.position, self.instant) = (position, instant)
  }

  /// Returns the position, moved by a share of the way from one sample to another.
  fileprivate func moved(by share: Double, ofTheWayFrom start: TouchSample, to end: TouchSample)
    -> ScrollPoint
  {
    ScrollPoint {
      let way = (end.position[$0] - start.position[$0]).saturated
      return (position[$0] + (way * share).saturated).saturated.flushed
    }
  }
}

/// The position of a finger at the time of a frame, computed from its samples: content under a finger then moves evenly
/// where the digitiser and the display have different rates.
///
///     resampler.add(TouchSample(point, at: instant))                                     // with every sample
///     let sample = resampler.sample(at: frame)                                           // in every frame of a drag
///     draw(at: scroller.contentOffset(forFingerAt: sample.position))
///
/// With the instant s = frame − ``latency``, between two samples a and b, and past the latest one b:
///
///     a + (b − a)·(s − a.t)/(b.t − a.t)                 b + (b − a)·t/(b.t − a.t),  t = min(s − b.t, (b.t − a.t)/2, 8 ms)
///
/// - Between samples linear motion is reproduced to two ulps. Past the latest sample nothing is extrapolated from two samples
///   less than 2 ms or more than 20 ms apart, and not after 20 ms without one: a finger that rests is at its latest sample.
/// - The result depends on the samples and the frame alone, not on how many samples came together, and not on other
///   frames. Only differences of instants count. Mirrored positions give mirrored results.
/// - A scroller gets the samples, and not the result: the release has the same bits with and without resampling. With the
///   lift the content goes to where the latest sample has put it, at most the latency or 8 ms ahead or behind.
///
/// A value is for one finger, from its touch to its lift. It keeps the samples of the latest 50 ms.
///
/// - Source: Android's touch resampling and Chromium's linear resampling, with their formula and figures ([S]). Both also
///   refuse to interpolate between samples less than 2 ms apart, and extrapolate while no sample comes; the end after 20 ms is
///   our own choice ([O]).
public struct TouchResampler: Hashable, Sendable {
  /// How far before the frame the finger is shown: 5 ms by default ([S]). Every duration is valid. With a shorter one the
  /// position is extrapolated more often, and is more often wrong.
  public var latency: Duration
  private var samples: [TouchSample] = []

  /// Creates the value of a finger without samples.
  public init(latency: Duration = .milliseconds(5)) { self.latency = latency }

  /// Adds a sample. At the same instant as the latest one it replaces it; an earlier one has no effect.
  ///
  /// - Precondition: the position is finite.
  public mutating func add(_ sample: TouchSample) {
    sample.position.require(.finite, "position")
    if let latest = samples.last {
      if sample.instant < latest.instant { return }
      if sample.instant == latest.instant { samples.removeLast() }
    }
    samples.append(sample)
    let oldest = sample.instant.advanced(by: .milliseconds(-50))
    // Two samples are needed for extrapolation, however old they are.
    let count = (samples.firstIndex { $0.instant > oldest } ?? 0) - 1
    if count > 0 { samples.removeFirst(Swift.min(count, samples.count - 2)) }
  }

  /// Returns where the finger is to be shown in a frame, and the instant to which that applies; nil without a sample.
  ///
  /// Before the first sample that is kept, it is that sample.
  public func sample(at frame: ScrollInstant) -> TouchSample? {
    guard let latest = samples.last else { return nil }
    let instant = frame.advanced(by: .zero - latency)
    guard instant >= latest.instant else {
      guard let next = samples.firstIndex(where: { $0.instant > instant }), next > 0 else {
        return samples[0]
      }
      let (start, end) = (samples[next - 1], samples[next])
      let share = start.instant.seconds(to: instant) / start.instant.seconds(to: end.instant)
      return TouchSample(start.moved(by: share, ofTheWayFrom: start, to: end), at: instant)
    }
    guard samples.count > 1 else { return latest }
    let earlier = samples[samples.count - 2]
    let interval = earlier.instant.duration(to: latest.instant)
    let elapsed = latest.instant.duration(to: instant)
    guard interval >= .milliseconds(2), interval <= .milliseconds(20), elapsed <= .milliseconds(20) else {
      return latest
    }
    let time = Swift.min(elapsed, Swift.min(interval / 2, .milliseconds(8)))
    let share = time.inSeconds / interval.inSeconds
    return TouchSample(
      latest.moved(by: share, ofTheWayFrom: earlier, to: latest), at: latest.instant.advanced(by: time))
  }
}
