// Checks of points, vectors, sizes, insets, ranges and rectangles: each of their numbers against its rule.

extension ScrollPoint {
  @inlinable @inline(__always)
  package func check(_ rule: ScrollValueError.Rule, _ field: StaticString) throws(ScrollValueError) {
    // Called for every sample of a finger, so only a failing point pays for finding out which coordinate is wrong.
    if !(rule.allows(x) && rule.allows(y)) { throw fault(rule, field) }
  }

  /// Stops the program unless both coordinates meet `rule`. Public entry points call this for their preconditions.
  @inlinable package func require(
    _ rule: ScrollValueError.Rule, _ field: StaticString, _ file: CallerFile = #fileID,
    _ line: CallerLine = #line
  ) {
    requireValid(try check(rule, field), file, line)
  }

  /// Returns the error of the first coordinate that does not meet `rule`; the caller knows that one does not.
  @usableFromInline @inline(never)
  func fault(_ rule: ScrollValueError.Rule, _ field: StaticString) -> ScrollValueError {
    do {
      try x.check(rule, "\(field).x")
      try y.check(rule, "\(field).y")
      return ScrollValueError(field: "", rule: rule, value: y)
    } catch {
      return error
    }
  }
}

extension ScrollVector {
  @inlinable package func check(_ field: StaticString) throws(ScrollValueError) {
    try dx.check(.finite, "\(field).dx")
    try dy.check(.finite, "\(field).dy")
  }
}

extension ScrollSize {
  @inlinable package func check(_ field: StaticString) throws(ScrollValueError) {
    try width.check(.notNegative, "\(field).width")
    try height.check(.notNegative, "\(field).height")
  }
}

extension ScrollInsets {
  @inlinable package func check(_ field: StaticString) throws(ScrollValueError) {
    try top.check(.finite, "\(field).top")
    try left.check(.finite, "\(field).left")
    try bottom.check(.finite, "\(field).bottom")
    try right.check(.finite, "\(field).right")
  }
}

extension ClosedRange<Double> {
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

extension ScrollRect {
  @inlinable package func check(_ field: StaticString) throws(ScrollValueError) {
    try origin.check(.finite, field)
    try size.check(field)
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
