extension Double {
  /// The largest whole number that is not above the value, which must be from 0 to 2⁵².
  /// Used instead of `rounded(.down)`, which calls libm on processors without an instruction for it.
  package var roundedDown: Double {
    let nearest = (self + 0x1p52) - 0x1p52
    return nearest > self ? nearest - 1 : nearest
  }

  /// The whole number nearest to the value, which must not be negative; ties round up.
  /// Values of 2⁵² and more are whole already and are returned unchanged.
  package var roundedToNearest: Double {
    guard self < 0x1p52 else { return self }
    let nearest = (self + 0x1p52) - 0x1p52
    return self - nearest == 0.5 ? nearest + 1 : nearest
  }

  /// The value clamped to the finite numbers: an overflowed sum or product becomes `±.greatestFiniteMagnitude`.
  /// It keeps finite what is derived from insets of `.greatestFiniteMagnitude`, which let content scroll anywhere. NaN stays NaN.
  #if arch(wasm32)
    @usableFromInline @inline(never)
  #else
    @inlinable
  #endif
  package var saturated: Double {
    clamped(to: -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude)
  }

  /// The value, with −0 and subnormal numbers replaced by +0.
  /// Some processors flush subnormal numbers to zero. Because none is ever stored, a motion has the same bits on all.
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

  /// The number a fraction `t` of the way from `a` to `b`.
  ///
  ///     a + (b − a)·t
  ///
  /// - Exactly `a` for `t` ≤ 0 and exactly `b` for `t` ≥ 1; never outside the range from `a` to `b`; monotone in `t`.
  /// - Odd: negating `a` and `b` negates the result.
  /// - A difference `b − a` that overflows saturates.
  package static func interpolated(from a: Double, to b: Double, at t: Double) -> Double {
    if t <= 0 { return a }
    if t >= 1 { return b }
    // The product with a `t` below 1 is always smaller than the rounded difference, so the sum cannot pass `b`.
    return a + (b - a).saturated * t
  }

  /// The largest whole number that is not above the value, whose magnitude must be less than 2⁵².
  package var wholeBelow: Double {
    if self >= 0 { return roundedDown }
    let towardsZero = 0 - magnitude.roundedDown
    return towardsZero > self ? towardsZero - 1 : towardsZero
  }

  /// The whole number nearest to the value. Ties round away from zero, so that negating the value negates the result.
  package var wholeNearest: Double { self < 0 ? 0 - magnitude.roundedToNearest : roundedToNearest }
}

extension ClosedRange<Double> {
  /// The middle of the range. Does not overflow: finite for finite bounds.
  package var middle: Double { lowerBound / 2 + upperBound / 2 }
  /// Half the length of the range. Does not overflow: finite for finite bounds.
  package var halfLength: Double { upperBound / 2 - lowerBound / 2 }

  @inlinable package func check(_ field: @autoclosure () -> String) throws(ScrollValueError) {
    try lowerBound.check(.finite, "\(field()).lowerBound")
    try upperBound.check(.finite, "\(field()).upperBound")
  }

  /// Stops the program unless both ends are finite. Public entry points call this for their preconditions.
  @inlinable package func require(
    _ field: StaticString, _ file: CallerFile = #fileID, _ line: CallerLine = #line
  ) {
    // Called at every tick, so the check that names the end runs only for a range that fails this quick one.
    if lowerBound.isFinite && upperBound.isFinite { return }
    requireValid(try check("\(field)"), file, line)
  }
}

extension Range where Bound: FixedWidthInteger {
  /// Returns the first number that satisfies `condition`, true for every number after it, by bisection; the end where none does.
  @inlinable package func partition(where condition: (Bound) -> Bool) -> Bound {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if condition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension Int {
  /// Stops the program unless the number is in `range`. Public entry points call this for their indices.
  @inlinable package func require(
    in range: Range<Int>, _ field: StaticString, _ file: CallerFile = #fileID, _ line: CallerLine = #line
  ) {
    if range.contains(self) { return }
    failPrecondition("\(field) must be in \(range), but is \(self)", file, line)
  }
}
