import ScrollGeometry

extension Double {
  /// Returns the number in the middle between this one and `other`: exact where they are equal, and the same in either order.
  @inline(__always) func middle(to other: Double) -> Double {
    self == other ? self : (self / 2 + other / 2).flushed
  }
}

extension ClosedRange<Double> {
  func containing(_ number: Double) -> ClosedRange {
    Swift.min(lowerBound, number)...Swift.max(upperBound, number)
  }
}
