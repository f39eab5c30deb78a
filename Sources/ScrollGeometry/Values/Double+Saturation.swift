extension Double {
  /// The value itself, or the finite number nearest to it where a sum or product has overflowed.
  ///
  /// Insets of `.greatestFiniteMagnitude` are a common way to let content scroll anywhere; with this, what is
  /// derived from them stays finite. NaN is not accepted and stays NaN.
  @inlinable package var saturated: Double {
    clamped(to: -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude)
  }

  /// The value itself, but +0 for −0 and for numbers too small to be normal.
  ///
  /// Subnormal numbers are slow on some processors and flushed to zero by others; a motion that never stores
  /// one has the same bits on all of them.
  @inlinable package var flushed: Double { magnitude < .leastNormalMagnitude ? 0 : self }

  /// The value itself, or the end of `range` nearest to it.
  @inlinable package func clamped(to range: ClosedRange<Double>) -> Double {
    // One end at a time: two instructions on x86-64, where the nested choice takes six.
    let raised = self < range.lowerBound ? range.lowerBound : self
    return raised > range.upperBound ? range.upperBound : raised
  }
}
