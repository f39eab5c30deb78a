/// The raster of device pixels on which content comes to rest.
///
///     whole scale:        f = floor(x)        rounded(x) = f + round((x − f)·scale)/scale
///     fractional scale:   rounded(x) = round(x·scale)/scale
///
/// The form for whole scales is UIKit's ([M], PHYSICS §3). At a fractional scale, such as 1.25 or 2.625, it would not be
/// monotone, so that content under a finger could run backwards: there the grid is the multiples of a pixel ([O]).
///
/// - Ties round away from zero, so that mirrored motion stays mirrored ([O]; UIKit rounds them up).
/// - Idempotent, monotone, odd: `rounded(-x) == -rounded(x)`, at every scale.
/// - Too large numbers are returned unchanged: from 2⁵² points on at a whole scale, from 2⁵¹ pixels on at a fractional one.
public struct PixelGrid: Hashable, Sendable {
  /// The number of pixels per point, more than zero.
  public let scale: Double

  /// Creates the grid of `scale` pixels per point.
  ///
  /// - Precondition: `scale` is finite and more than zero.
  public init(scale: Double, file: CallerFile = #fileID, line: CallerLine = #line) {
    scale.require(.positive, "scale", file, line)
    self.scale = scale
  }

  /// Creates a grid without checking `scale`, which the caller has validated.
  @usableFromInline init(checked scale: Double) { self.scale = scale }

  /// Returns the place on the grid nearest to `x`, in points.
  public func rounded(_ x: Double) -> Double {
    // The sum has no fraction, and the scale none from 2⁵² on.
    let isWhole = scale + 0x1p52 - 0x1p52 == scale || scale >= 0x1p52
    let distance = x.magnitude
    let whole = isWhole ? distance.roundedDown : 0
    let pixels = (distance - whole) * scale
    // From 2⁵¹ pixels on, converting to pixels and back can miss by one pixel, so these numbers are returned unchanged.
    // The result stays monotone there: 2⁵¹/scale is the smallest number that converts to 2⁵¹ pixels.
    guard isWhole ? distance < 0x1p52 : pixels < 0x1p51 else { return x }
    let rounded = Swift.min(whole + pixels.roundedToNearest / scale, .greatestFiniteMagnitude)
    return x < 0 ? 0 - rounded : rounded
  }

  /// Returns the place on the grid nearest to `x`, but never one past a limit that `x` itself has not passed.
  ///
  /// A limit need not lie on the grid: content that would be rounded past a limit rests exactly at the limit.
  public func rounded(_ x: Double, within limits: ClosedRange<Double>) -> Double {
    let rounded = rounded(x)
    if rounded > limits.upperBound && x <= limits.upperBound { return limits.upperBound }
    if rounded < limits.lowerBound && x >= limits.lowerBound { return limits.lowerBound }
    return rounded
  }
}

#if !hasFeature(Embedded)
  // Encoded as its scale.
  extension PixelGrid: CodableByParts {
    package init(parts scale: Double) throws {
      try scale.check(.positive, "scale")
      self.init(scale: scale)
    }

    package var parts: Double { scale }
  }
#endif
