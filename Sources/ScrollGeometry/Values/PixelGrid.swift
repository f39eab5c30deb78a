/// The raster of device pixels on which content comes to rest.
///
///     f = floor(x)        rounded(x) = f + round((x − f)·scale)/scale
///
/// - Ties go away from zero, so that mirrored motion stays mirrored. UIKit's form rounds them up ([M] for the
///   formula, PHYSICS §3; the treatment of ties is our choice, [O]).
/// - Idempotent, monotone, odd: `rounded(-x) == -rounded(x)`.
/// - Numbers of 2⁵² points and more have no fraction and are returned as they are.
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
    guard distance < 0x1p52 else { return x }
    let whole = distance.roundedDown
    let fraction = ((distance - whole) * scale).roundedToNearest / scale
    let rounded = whole + fraction
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

#if !hasFeature(Embedded)
  extension PixelGrid: Codable {
    /// Reads the scale, and throws where it is not finite and more than zero.
    public init(from decoder: any Decoder) throws {
      let scale = try decoder.singleValueContainer().decode(Double.self)
      try scale.check(.positive, "scale")
      self.init(scale: scale)
    }

    /// Writes the scale.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(scale)
    }
  }
#endif
