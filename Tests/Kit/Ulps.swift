/// Returns the distance of two numbers in doubles: 0 for equal numbers, 1 for neighbours.
///
/// - The two zeros are equal, and so are two NaN; NaN is `.max` away from every number.
/// - Infinity is the neighbour of the greatest finite magnitude.
func ulps(_ a: Double, _ b: Double) -> UInt64 {
  if a.isNaN || b.isNaN { return a.isNaN && b.isNaN ? 0 : .max }
  let (x, y) = (rank(a), rank(b))
  return UInt64(max(x, y) - min(x, y))
}

/// Returns the index of a number among all doubles in increasing order, with zero at 0.
private func rank(_ x: Double) -> Int64 {
  let magnitude = Int64(x.magnitude.bitPattern)
  return x < 0 ? -magnitude : magnitude
}
