/// A generator of 64 random bits at a time, the same on every platform for the same seed.
///
/// Neighbouring seeds give unrelated numbers, so that `forAll` can use consecutive seeds for its inputs.
///
/// - Source: Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return bits ^ (bits >> 31)
  }
}

extension SplitMix64 {
  /// Returns a number of `range`, uniformly distributed. The range must not be wider than the greatest finite
  /// magnitude.
  ///
  /// Unlike the standard library's `Double.random(in:using:)`, it gives the same numbers in every release.
  mutating func double(in range: ClosedRange<Double>) -> Double {
    let unit = Double(next() >> 11) * 0x1p-53
    return min(range.lowerBound + unit * (range.upperBound - range.lowerBound), range.upperBound)
  }

  /// A normal number whose exponent of 2, and whose sign, are equally likely.
  mutating func double(exponents: ClosedRange<Int>) -> Double {
    let exponent = integer(in: exponents)
    let bits = next()
    let significand = bits & ((1 << 52) - 1)
    return Double(bitPattern: bits & (1 << 63) | UInt64(exponent + 1023) << 52 | significand)
  }

  /// Returns an integer of `range`, with equal probabilities up to a bias that no test can detect.
  mutating func integer(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.upperBound - range.lowerBound + 1))
  }

  /// A multiple of a quarter: sums and differences of such numbers are exact.
  mutating func quarters(_ range: ClosedRange<Int>) -> Double {
    Double(integer(in: 4 * range.lowerBound...4 * range.upperBound)) / 4
  }

  /// `true` once in `odds` draws.
  mutating func happens(onceIn odds: UInt64) -> Bool { next() % odds == 0 }

  mutating func pick<Choices: RandomAccessCollection>(_ choices: Choices) -> Choices.Element {
    choices[choices.index(choices.startIndex, offsetBy: integer(in: 0...choices.count - 1))]
  }
}
