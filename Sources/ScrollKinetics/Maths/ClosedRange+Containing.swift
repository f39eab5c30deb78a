extension ClosedRange<Double> {
  /// Returns the range, extended to contain `number`.
  func containing(_ number: Double) -> ClosedRange {
    Swift.min(lowerBound, number)...Swift.max(upperBound, number)
  }
}
