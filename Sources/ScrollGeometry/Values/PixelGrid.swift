/// The raster of device pixels on which content comes to rest.
///
///     whole scale:        f = floor(x)        rounded(x) = f + round((x − f)·scale)/scale
///     fractional scale:   rounded(x) = round(x·scale)/scale
///
/// The first is UIKit's form ([M], PHYSICS §3). No Apple display has a fractional scale, such as 1.25, 1.75 or 2.625;
/// there the first form leaves uneven gaps, so that content under a finger can run backwards, and the raster is that of
/// the display, which begins at zero ([O]).
///
/// - Ties go away from zero, so that mirrored motion stays mirrored: UIKit rounds them up, ours is a choice ([O]).
/// - Idempotent, monotone, odd: `rounded(-x) == -rounded(x)`, at every scale.
/// - A number without a fraction of a pixel is returned as it is: 2⁵² points and more at a whole scale, 2⁵¹ pixels and
///   more at a fractional one, where neighbouring numbers are at least a quarter of a pixel apart.
public struct PixelGrid: Hashable, Sendable {
  /// Pixels per point, more than zero.
  public let scale: Double

  /// The grid of `scale` pixels per point.
  ///
  /// - Precondition: `scale` is finite and more than zero.
  public init(scale: Double) {
    scale.require(.positive, "scale")
    self.scale = scale
  }

  /// The grid of a scale that has been checked.
  @inlinable init(checked scale: Double) { self.scale = scale }

  /// The place on the grid nearest to `x`, in points.
  public func rounded(_ x: Double) -> Double {
    let distance = x.magnitude
    guard isWhole else { return roundedToPixels(x) }
    guard distance < 0x1p52 else { return x }
    let whole = distance.roundedDown
    let fraction = ((distance - whole) * scale).roundedToNearest / scale
    let rounded = whole + fraction
    return x < 0 ? 0 - rounded : rounded
  }

  /// Whether a point is a whole number of pixels.
  private var isWhole: Bool { scale.roundedToNearest == scale }

  /// The nearest multiple of a pixel that is no whole part of a point.
  private func roundedToPixels(_ x: Double) -> Double {
    let pixels = x.magnitude * scale
    // From 2⁵¹ pixels on the way to pixels and back can miss by one. No number below is rounded past one above: 2⁵¹/scale
    // is the smallest that gives 2⁵¹.
    guard pixels < 0x1p51 else { return x }
    let rounded = (pixels.roundedToNearest / scale).saturated
    return x < 0 ? 0 - rounded : rounded
  }

  /// The place on the grid nearest to `x`, but never past a limit that `x` itself has not passed.
  ///
  /// A limit need not lie on the grid; content that rests at one rests there exactly.
  public func rounded(_ x: Double, within limits: ClosedRange<Double>) -> Double {
    let rounded = rounded(x)
    if rounded > limits.upperBound && x <= limits.upperBound { return limits.upperBound }
    if rounded < limits.lowerBound && x >= limits.lowerBound { return limits.lowerBound }
    return rounded
  }
}
