extension Double {
  /// The value clamped to the finite numbers: an overflowed sum or product becomes `±.greatestFiniteMagnitude`.
  ///
  /// Insets of `.greatestFiniteMagnitude` are a common way to let content scroll anywhere. Saturation keeps every
  /// quantity derived from them finite. NaN stays NaN.
  #if arch(wasm32)
    @usableFromInline @inline(never)
  #else
    @inlinable
  #endif
  package var saturated: Double {
    clamped(to: -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude)
  }

  /// The value, with −0 and subnormal numbers replaced by +0.
  ///
  /// Some processors flush subnormal numbers to zero, others compute with them slowly. Because no subnormal number is
  /// ever stored, a motion has the same bits on both.
  #if arch(wasm32)
    @usableFromInline @inline(never)
  #else
    @inlinable
  #endif
  package var flushed: Double { magnitude < .leastNormalMagnitude ? 0 : self }

  /// The number in `range` that is nearest to the value.
  @inlinable package func clamped(to range: ClosedRange<Double>) -> Double {
    // Two separate comparisons compile to two instructions on x86-64; a nested conditional takes six.
    let raised = self < range.lowerBound ? range.lowerBound : self
    return raised > range.upperBound ? range.upperBound : raised
  }
}
