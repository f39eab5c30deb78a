/// The rounded sum of two numbers together with what the rounding lost.
///
///     sum + error = a + b, exactly
///
/// - `error` is zero where the sum is exact, and at most half an ulp of `sum`.
/// - Neither number needs to be the larger; a result beyond the finite numbers leaves `error` without meaning.
struct ExactSum {
  let sum: Double
  let error: Double

  @inline(__always) init(_ a: Double, _ b: Double) {
    sum = a + b
    let partOfB = sum - a
    let partOfA = sum - partOfB
    error = (a - partOfA) + (b - partOfB)
  }

  /// The same for a caller who knows that `large` is zero or has at least the exponent of `small`: three
  /// operations in place of six.
  @inline(__always) init(large: Double, small: Double) {
    sum = large + small
    error = (large - sum) + small
  }
}
