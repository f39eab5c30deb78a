/// The powers of the centres of a ``PowerSeries`` from 2⁻⁸ to 1, for one of the power laws that agents of a population follow.
struct PowerTable {
  private(set) var series: PowerSeries?
  /// The powers of 128 centres in each of eight binades, and of 1.
  private(set) var powers = [Double](repeating: 1, count: 8 << 7 | 1)
  /// Whether no agent needs the powers.
  var isFree = true

  /// Computes the powers with `exponent` if the table is free, and returns whether it has them.
  mutating func provide(_ exponent: Double) -> Bool {
    if isFree, series?.exponent != exponent, let new = PowerSeries(exponent) {
      series = new
      for place in powers.indices {
        powers[place] = PowerSeries.powerByLogarithm(
          Double(bitPattern: (0x1p-8).bitPattern + UInt64(place) << 45), exponent)
      }
    }
    isFree = isFree && series?.exponent != exponent
    return series?.exponent == exponent
  }

  /// Returns the place of a centre, the bit pattern of a number of at most 1; negative where the table has none.
  // The shift is arithmetic, since what is left can be less than zero by rounding.
  @inline(__always) static func place(of centre: UInt64) -> Int {
    Int(truncatingIfNeeded: Int64(bitPattern: centre) >> 45) &- (1023 - 8) << 7
  }
}
