import ScrollGeometry

extension ScrollGesture {
  /// How often, and how regularly, a finger is sampled.
  ///
  ///     t_0 = 0          t_k = (k + jitter·u_k) / samplesPerSecond          0 ≤ u_k < 1, drawn from the seed
  ///
  /// The instants are never added up. The same seed gives the same instants on every platform.
  public struct Sampling: Hashable, Sendable {
    /// Samples per second, from 1 to 10 000; need not be whole.
    public let samplesPerSecond: Double
    /// How late a sample may be, in parts of the time between two; from 0 to 0.5.
    public let jitter: Double
    /// What the jitter is drawn from.
    public let seed: UInt64

    /// Sampling at the given rate and with the given jitter.
    ///
    /// - Precondition: the rate is from 1 to 10 000 a second, the jitter from 0 to 0.5.
    public init(samplesPerSecond: Double = 60, jitter: Double = 0, seed: UInt64 = 0) {
      requireValid { () throws(ScrollValueError) in
        try Self.validate(samplesPerSecond: samplesPerSecond, jitter: jitter)
      }
      self.samplesPerSecond = samplesPerSecond
      self.jitter = jitter
      self.seed = seed
    }

    /// Throws for the first number that a sampling cannot be made of, naming its field. Pass what is to be checked.
    public static func validate(samplesPerSecond: Double = 60, jitter: Double = 0) throws(ScrollValueError) {
      try samplesPerSecond.check(.within(1...10_000), "samplesPerSecond")
      try jitter.check(.within(0...0.5), "jitter")
    }
  }
}

extension ScrollGesture.Sampling {
  /// When sample `index` is taken, after the gesture's start.
  func time(ofSample index: Int) -> Duration { instant(ofSample: index).sinceOrigin }

  /// The seconds between two samples, as the velocity of a finger sees them.
  func seconds(fromSample first: Int, to last: Int) -> Double {
    instant(ofSample: first).seconds(to: instant(ofSample: last))
  }

  /// How many intervals between samples make `duration`, to the nearest: from none, where it is negative, to 2²⁰, which is
  /// four hours at 60 a second.
  func intervals(in duration: Duration) -> Int {
    let count = ScrollInstant.origin.seconds(to: ScrollInstant(duration)) * samplesPerSecond
    return Int(Swift.min(count, 0x1p20).roundedToNearest)
  }

  private func instant(ofSample index: Int) -> ScrollInstant {
    let instant = ScrollInstant(frame: index, framesPerSecond: samplesPerSecond)
    guard index > 0, jitter > 0 else { return instant }
    return instant.advanced(by: ScrollInstant(seconds: jitter * unit(index) / samplesPerSecond).sinceOrigin)
  }

  /// A number from 0 to 1, the latter excluded: the `index`-th of the seed.
  ///
  /// SplitMix64 (Steele, Lea and Flood, OOPSLA 2014), whose state is a counter: any of its numbers can be had without
  /// the ones before it.
  private func unit(_ index: Int) -> Double {
    var bits = seed &+ UInt64(truncatingIfNeeded: index) &* 0x9e37_79b9_7f4a_7c15
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    bits ^= bits >> 31
    return Double(bits >> 11) * 0x1p-53
  }
}
