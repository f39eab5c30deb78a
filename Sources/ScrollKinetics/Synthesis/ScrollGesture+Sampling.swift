import ScrollGeometry

extension ScrollGesture {
  /// The times at which a finger is sampled.
  ///
  ///     t_0 = 0          t_k = (k + jitter·u_k) / samplesPerSecond          0 ≤ u_k < 1, drawn from the seed
  ///
  /// Rounding errors do not accumulate. The same seed gives the same times on every platform.
  public struct Sampling: Hashable, Sendable {
    /// The number of samples per second, from 1 to 10 000; not necessarily whole.
    package let samplesPerSecond: Double
    /// The maximum delay of a sample, as a fraction of the time between two samples; from 0 to 0.5.
    package let jitter: Double
    package let seed: UInt64

    /// Creates a sampling with the given rate and jitter.
    ///
    /// - Precondition: the rate is from 1 to 10 000 per second, the jitter from 0 to 0.5.
    public init(
      samplesPerSecond: Double = 60, jitter: Double = 0, seed: UInt64 = 0, file: CallerFile = #fileID,
      line: CallerLine = #line
    ) {
      requireValid(try Self.validate(samplesPerSecond: samplesPerSecond, jitter: jitter), file, line)
      self.samplesPerSecond = samplesPerSecond
      self.jitter = jitter
      self.seed = seed
    }

    package static func validate(samplesPerSecond: Double = 60, jitter: Double = 0) throws(ScrollValueError) {
      try samplesPerSecond.check(.within(1...10_000), "samplesPerSecond")
      try jitter.check(.within(0...0.5), "jitter")
    }

    func time(ofSample index: Int) -> Duration { instant(ofSample: index).sinceOrigin }

    /// Returns the seconds between two samples, rounded as in a velocity tracker.
    func seconds(fromSample first: Int, to last: Int) -> Double {
      instant(ofSample: first).seconds(to: instant(ofSample: last))
    }

    /// Returns the number of sampling intervals nearest to `duration`: 0 where it is negative, and at most 2²⁰.
    func intervals(in duration: Duration) -> Int { Self.number(in: duration, samplesPerSecond) }

    /// Returns the same for the steps of a ``VelocityTracker``.
    func steps(in duration: Duration) -> Int { Self.number(in: duration, stepsPerSecond) }

    private static func number(in duration: Duration, _ rate: Double) -> Int {
      let count = ScrollInstant.origin.seconds(to: ScrollInstant(duration)) * rate
      return Int(Swift.min(count, 0x1p20).roundedToNearest)
    }

    /// The number of steps of a ``VelocityTracker`` per second; the least one where some samples close none.
    var stepsPerSecond: Double {
      (1 - jitter) / samplesPerSecond >= StepTimes.shortest
        ? samplesPerSecond : 1 / (StepTimes.shortest + (1 + jitter) / samplesPerSecond)
    }

    /// Returns the samples that close the steps of a ``VelocityTracker``, after the first sample: the first `count`, or those up to
    /// the first at or after `sample` and `count` more.
    func closingSamples(_ count: Int, after sample: Int = 0) -> [Int] {
      var (closing, index, rest) = ([0], 0, count)
      while rest > 0 {
        if closing[closing.count - 1] >= sample { rest -= 1 }
        repeat {
          index += 1
        } while seconds(fromSample: closing[closing.count - 1], to: index) < StepTimes.shortest
        closing.append(index)
      }
      return closing
    }

    private func instant(ofSample index: Int) -> ScrollInstant {
      let instant = ScrollInstant(frame: index, framesPerSecond: samplesPerSecond)
      guard index > 0, jitter > 0 else { return instant }
      return instant.advanced(by: ScrollInstant(seconds: jitter * unit(index) / samplesPerSecond).sinceOrigin)
    }

    /// Returns the random number with the given index: at least 0 and less than 1.
    private func unit(_ index: Int) -> Double {
      ScrollGesture.SeededGenerator.number(UInt64(index) &- 1, ofSeed: seed).fraction
    }
  }
}
