// The rules of the values with two coordinates or more, number by number.

extension ScrollPoint {
  /// Throws unless `rule` holds for both coordinates.
  @inlinable @inline(__always)
  package func check(_ rule: ScrollValueError.Rule, _ field: StaticString) throws(ScrollValueError) {
    // Points pass here with every sample of a finger; which coordinate is wrong is asked where one is.
    if !(rule.allows(x) && rule.allows(y)) { throw fault(rule, field) }
  }

  /// Stops the program unless `rule` holds for both coordinates: for the caller's error at a boundary.
  @inlinable package func require(_ rule: ScrollValueError.Rule, _ field: StaticString) {
    requireValid { () throws(ScrollValueError) in try check(rule, field) }
  }

  /// The error of the first coordinate for which `rule` does not hold, where there is one.
  @usableFromInline @inline(never)
  func fault(_ rule: ScrollValueError.Rule, _ field: StaticString) -> ScrollValueError {
    rule.allows(x)
      ? ScrollValueError(field: "\(field).y", rule: rule, value: y)
      : ScrollValueError(field: "\(field).x", rule: rule, value: x)
  }
}

extension ScrollVector {
  /// Throws unless both components are finite.
  @inlinable package func check(_ field: StaticString) throws(ScrollValueError) {
    try dx.check(.finite, "\(field).dx")
    try dy.check(.finite, "\(field).dy")
  }
}

extension ScrollSize {
  /// Throws unless both extents are finite and not negative.
  @inlinable package func check(_ field: StaticString) throws(ScrollValueError) {
    try width.check(.notNegative, "\(field).width")
    try height.check(.notNegative, "\(field).height")
  }
}

extension ScrollInsets {
  /// Throws unless all four distances are finite.
  @inlinable package func check(_ field: StaticString) throws(ScrollValueError) {
    try top.check(.finite, "\(field).top")
    try left.check(.finite, "\(field).left")
    try bottom.check(.finite, "\(field).bottom")
    try right.check(.finite, "\(field).right")
  }
}

extension ClosedRange<Double> {
  /// Throws unless both ends are finite.
  @inlinable package func check(_ field: @autoclosure () -> String) throws(ScrollValueError) {
    try lowerBound.check(.finite, "\(field()).lowerBound")
    try upperBound.check(.finite, "\(field()).upperBound")
  }

  /// Stops the program unless both ends are finite: for the caller's error at a boundary.
  @inlinable package func require(_ field: StaticString) {
    // Asked at every tick: the check that names the end is left to ranges that fail the quick one.
    if lowerBound.isFinite && upperBound.isFinite { return }
    requireValid { () throws(ScrollValueError) in try check("\(field)") }
  }
}

extension ScrollRect {
  /// Throws unless the rectangle is finite and its size not negative.
  @inlinable package func check(_ field: StaticString) throws(ScrollValueError) {
    try origin.check(.finite, field)
    try size.check(field)
  }
}
