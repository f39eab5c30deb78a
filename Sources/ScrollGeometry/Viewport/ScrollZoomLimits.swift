/// The scales between which content can be zoomed, never empty: the maximum is at least the minimum.
///
///     ScrollZoomLimits(from: 1, to: 4)
///     .fitting(photo, in: window, upTo: 4)      // from the scale at which the whole photo is visible to four times that
///     .filling(photo, in: window, upTo: 4)      // from the scale at which it covers the window
///
/// Equal limits mean that the content cannot be zoomed, as in a new UIScrollView, where both are 1.
public struct ScrollZoomLimits: Hashable, Sendable {
  /// The smallest scale at which content rests, more than zero.
  public let minimum: Double
  /// The largest scale at which content rests, at least the smallest.
  public let maximum: Double

  /// Content that cannot be zoomed, at scale 1.
  public static let none = ScrollZoomLimits(from: 1, to: 1)

  /// Creates the limits from `minimum` to `maximum`.
  ///
  /// - A maximum that is less than the minimum counts as the minimum ([O]).
  /// - Precondition: both are finite and more than zero.
  public init(from minimum: Double, to maximum: Double, file: CallerFile = #fileID, line: CallerLine = #line)
  {
    requireValid(try Self.validate(from: minimum, to: maximum), file, line)
    // No subnormal scale is stored.
    self.minimum = Swift.max(.leastNormalMagnitude, minimum)
    self.maximum = Swift.max(self.minimum, maximum)
  }

  /// Throws the error of the first number that breaks a rule.
  public static func validate(from minimum: Double, to maximum: Double) throws(ScrollValueError) {
    try minimum.check(.positive, "minimumZoomScale")
    try maximum.check(.positive, "maximumZoomScale")
  }

  /// Returns the limits from the scale at which content is visible as a whole to a multiple of it.
  ///
  /// - The content is measured at scale 1; a factor less than 1 counts as 1.
  /// - Precondition: the sizes are finite and not negative, the factor is finite and more than zero.
  public static func fitting(_ content: ScrollSize, in area: ScrollSize, upTo factor: Double) -> Self {
    multiples(of: content.scale(fitting: area), upTo: factor)
  }

  /// Returns the limits from the scale at which content covers an area to a multiple of it; as for ``fitting(_:in:upTo:)``.
  public static func filling(_ content: ScrollSize, in area: ScrollSize, upTo factor: Double) -> Self {
    multiples(of: content.scale(filling: area), upTo: factor)
  }

  private static func multiples(of scale: Double, upTo factor: Double) -> ScrollZoomLimits {
    factor.require(.positive, "factor")
    return ScrollZoomLimits(from: scale, to: Swift.max(scale, (scale * factor).saturated))
  }

  /// Whether content can be zoomed: the limits differ.
  public var allowZooming: Bool { minimum < maximum }

  /// Returns the scale within the limits that is nearest to `scale`.
  ///
  /// - Precondition: `scale` is finite and more than zero.
  public func clamped(_ scale: Double) -> Double {
    scale.require(.positive, "scale")
    return scale.clamped(to: minimum...maximum)
  }
}

extension ScrollSize {
  /// Returns the scale at which content of this size is just visible as a whole in an area: the smaller of the two ratios.
  ///
  ///     s = min(area.width / width, area.height / height)
  ///
  /// An axis on which the content or the area has no extent does not count; where none is left, s is 1.
  ///
  /// - Precondition: both sizes are finite and not negative.
  public func scale(fitting area: ScrollSize) -> Double { scale(to: area) { Swift.min($0, $1) } }

  /// Returns the scale at which content of this size just covers an area: the larger of the two ratios; as for
  /// ``scale(fitting:)``.
  public func scale(filling area: ScrollSize) -> Double { scale(to: area) { Swift.max($0, $1) } }

  private func scale(to area: ScrollSize, _ choice: (Double, Double) -> Double) -> Double {
    requireValid(try check("size"))
    requireValid(try area.check("area"))
    func ratio(_ axis: ScrollAxis) -> Double? {
      guard self[axis] > 0, area[axis] > 0 else { return nil }
      return Swift.max((area[axis] / self[axis]).saturated, .leastNormalMagnitude)
    }
    guard let x = ratio(.horizontal) else { return ratio(.vertical) ?? 1 }
    return ratio(.vertical).map { choice(x, $0) } ?? x
  }
}
