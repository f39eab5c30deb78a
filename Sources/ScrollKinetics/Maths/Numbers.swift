import ScrollGeometry

extension Double {
  /// Returns the number in the middle between this one and `other`: exact where they are equal, and the same in either order.
  @inline(__always) func middle(to other: Double) -> Double {
    self == other ? self : (self / 2 + other / 2).flushed
  }

  /// Returns the value clamped to the range between `start` and `end`, in either order.
  @inline(__always) func held(between start: Double, and end: Double) -> Double {
    // With strict comparisons, each choice is one instruction on x86-64.
    let (low, high) = (start < end ? start : end, start > end ? start : end)
    let raised = self < low ? low : self
    return raised > high ? high : raised
  }
}

extension ClosedRange<Double> {
  func containing(_ number: Double) -> ClosedRange {
    Swift.min(lowerBound, number)...Swift.max(upperBound, number)
  }
}
