/// The rounded sum of two numbers and its rounding error.
///
///     sum + error = a + b, exactly
///
/// - `error` is zero where the sum is exact, and at most half an ulp of `sum`.
/// - The numbers may be given in either order. Where the sum overflows, `error` is meaningless.
struct ExactSum {
  let sum: Double
  let error: Double

  @inline(__always) init(_ a: Double, _ b: Double) {
    sum = a + b
    let partOfB = sum - a
    let partOfA = sum - partOfB
    error = (a - partOfA) + (b - partOfB)
  }

  /// Computes the same sum and error in three operations instead of six, for a `large` that is zero or has at least the
  /// exponent of `small`.
  @inline(__always) init(large: Double, small: Double) {
    sum = large + small
    error = (large - sum) + small
  }
}
