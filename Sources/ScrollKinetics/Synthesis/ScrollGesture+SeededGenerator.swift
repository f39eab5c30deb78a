import ScrollGeometry

extension ScrollGesture {
  /// A generator of random numbers that are the same in every run, on every platform, for the same seed.
  ///
  ///     var generator = ScrollGesture.SeededGenerator(seed: 1)
  ///     generator.next()  // 10451216379200822465
  ///
  /// For tests that print the seed of a failing case. Neighbouring seeds give unrelated numbers. It is no source of secrets.
  ///
  /// - Source: SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014).
  public struct SeededGenerator: RandomNumberGenerator, Hashable, Sendable {
    private var state: UInt64

    /// Creates the generator of the numbers of `seed`.
    public init(seed: UInt64) { state = seed }

    /// Returns the next 64 random bits.
    public mutating func next() -> UInt64 {
      let bits = Self.number(0, ofSeed: state)
      state &+= Self.stride
      return bits
    }

    /// Returns the number with the given index, without the numbers before it: the generator's state is a counter.
    static func number(_ index: UInt64, ofSeed seed: UInt64) -> UInt64 {
      var bits = seed &+ (index &+ 1) &* stride
      bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
      bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
      return bits ^ (bits >> 31)
    }

    private static let stride: UInt64 = 0x9e37_79b9_7f4a_7c15
  }
}

// The standard library's functions of the same purpose may give other numbers in another release.
extension RandomNumberGenerator {
  /// Returns a number that is at least 0 and less than 1.
  mutating func fraction() -> Double { next().fraction }

  mutating func number(in range: ClosedRange<Double>) -> Double {
    .interpolated(from: range.lowerBound, to: range.upperBound, at: fraction())
  }

  /// Returns a whole number of `range`, equally distributed up to a bias that no test can detect.
  mutating func count(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.upperBound - range.lowerBound + 1))
  }

  mutating func happens(onceIn odds: UInt64) -> Bool { next() % odds == 0 }

  /// Returns a duration of up to `longest` milliseconds, in whole microseconds.
  mutating func duration(ofMilliseconds range: ClosedRange<Int>) -> Duration {
    .microseconds(count(in: range.lowerBound * 1000...range.upperBound * 1000))
  }
}

extension UInt64 {
  /// The number as a fraction of 2⁶⁴: at least 0 and less than 1.
  var fraction: Double { Double(self >> 11) * 0x1p-53 }
}
