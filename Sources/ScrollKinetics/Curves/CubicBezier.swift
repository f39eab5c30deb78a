import ScrollGeometry

/// A timing function: progress over time as a cubic Bézier curve from (0, 0) to (1, 1), as in CSS and Core Animation.
///
///     time(s) = 3·x1·s·(1−s)² + 3·x2·s²·(1−s) + s³        progress(s) likewise with y1, y2
///
/// The times x1 and x2 of the control points must be between 0 and 1, so that time never decreases. The progress y1 and y2
/// may lie outside; the motion then overshoots its ends. The progress of every valid curve is finite at every time.
public struct CubicBezier: Hashable, Sendable {
  /// The control points.
  public let x1, y1, x2, y2: Double

  /// Creates the timing function with the given control points.
  ///
  /// - y1 and y2 are clamped to ±2⁵⁰⁰, so that everything computed from them, squares included, stays finite.
  /// - Precondition: ``validate(x1:y1:x2:y2:)`` does not throw.
  public init(
    x1: Double, y1: Double, x2: Double, y2: Double, file: CallerFile = #fileID, line: CallerLine = #line
  ) {
    requireValid(try Self.validate(x1: x1, y1: y1, x2: x2, y2: y2), file, line)
    func bounded(_ y: Double) -> Double { y.clamped(to: -0x1p500...0x1p500).flushed }
    (self.x1, self.y1, self.x2, self.y2) = (x1.flushed, bounded(y1), x2.flushed, bounded(y2))
  }

  /// Throws for the first control point that breaks its rule: x1 and x2 from 0 to 1, y1 and y2 finite.
  public static func validate(x1: Double, y1: Double, x2: Double, y2: Double) throws(ScrollValueError) {
    try x1.check(.fraction, "x1")
    try y1.check(.finite, "y1")
    try x2.check(.fraction, "x2")
    try y2.check(.finite, "y2")
  }

  /// The timing function `ease-in-out` of CSS.
  public static let easeInOut = CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
  /// The timing function `ease-out` of CSS.
  public static let easeOut = CubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
  /// Progress that equals time, exactly.
  static var linear: CubicBezier { CubicBezier(x1: 1 / 3.0, y1: 1 / 3.0, x2: 2 / 3.0, y2: 2 / 3.0) }

  func progress(at time: Double) -> (progress: Double, slope: Double) {
    if self == .linear { return (time, 1) }
    let s = parameter(at: time)
    let (speed, rise) = (Self.slope(x1, x2, s), Self.slope(y1, y2, s))
    // The slope of time is zero only at an end whose control point coincides with it. There the slope counts as zero.
    return (Self.value(y1, y2, s), speed > 0 ? (rise / speed).saturated : 0)
  }

  /// Returns the parameter at `time` by bisection, which is possible since time never decreases; 60 rounds give all bits.
  private func parameter(at time: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = low + (high - low) / 2
      if Self.value(x1, x2, middle) < time { low = middle } else { high = middle }
    }
    return high
  }

  func time(at parameter: Double) -> Double { Self.value(x1, x2, parameter) }

  /// The times, from 0 to 1, at which the progress turns: the roots of its slope, a quadratic polynomial in the parameter.
  var turns: [Double] {
    let a: Double = 3 * y1 - 3 * y2 + 1
    let b: Double = 2 * (y2 - 2 * y1)
    let c = y1
    let discriminant: Double = b * b - 4 * a * c
    guard discriminant > 0 else { return [] }
    let root = Double.squareRoot(discriminant)
    // The form of the roots that avoids cancellation; a root that divides by a = 0 is not finite and filtered out.
    let q = -(b + (b < 0 ? -root : root)) / 2
    let roots: [Double] = [q / a, c / q].filter { $0 > 0 && $0 < 1 }
    return roots.inOrder(by: <).map { time(at: $0) }
  }

  private static func value(_ a: Double, _ b: Double, _ s: Double) -> Double {
    ((3 * a * (1 - s) + 3 * b * s) * (1 - s) + s * s) * s
  }

  private static func slope(_ a: Double, _ b: Double, _ s: Double) -> Double {
    3 * (a * (1 - s) * (1 - s) + 2 * (b - a) * s * (1 - s) + (1 - b) * s * s)
  }
}

#if !hasFeature(Embedded)
  extension CubicBezier: DecodableByHand {
    package init(reading decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      try Self.validate(x1: values[.x1], y1: values[.y1], x2: values[.x2], y2: values[.y2])
      try self.init(x1: values[.x1], y1: values[.y1], x2: values[.x2], y2: values[.y2])
    }
  }
#endif
