import ScrollGeometry

/// The give of content that is dragged past a limit: the further it is pulled, the less of the pull shows.
///
///     stretch(d) = d·c·R / (R + c·d)         pull(y) = R·y / ((R − y)·c)
///
/// with d the distance by which the *un-banded* offset lies past the limit, y the distance that shows, and R the
/// viewport's length on the axis.
///
/// - Source: recorded UIScrollView drags, exact on all samples ([M], PHYSICS §5).
public struct RubberBand: Hashable, Sendable {
  /// c, the share of a small pull that shows; more than zero.
  public let constant: Double

  /// The rubber band whose slope at zero is `constant`; more than zero.
  public init(constant: Double) {
    requireValid { () throws(ScrollValueError) in try Self.validate(constant: constant) }
    self.constant = constant
  }

  /// Throws unless `constant` is finite and more than zero.
  static func validate(constant: Double) throws(ScrollValueError) {
    try constant.check(.positive, "constant")
  }

  /// The rubber band under a finger: c = 0.55.
  public static let touch = RubberBand(constant: 0.55)

  /// The rubber band under a trackpad or another indirect input: c = 0.715.
  public static let trackpad = RubberBand(constant: 0.715)

  /// The distance that shows past a limit when the finger has pulled by `pull`.
  ///
  /// - Monotone and concave in `pull`, zero at zero with slope c, and below `length` for every pull. In a
  ///   viewport of 844 points, pulls of 100 and 400 points show as 51.6352 and 174.5113.
  /// - *Not* additive: stretch the whole pull, never its pieces.
  /// - A `length` of zero gives zero: a viewport that shows nothing stretches by nothing.
  ///
  /// - Parameters:
  ///   - pull: points; not negative.
  ///   - length: R, in points; not negative.
  public func stretch(forPull pull: Double, length: Double) -> Double {
    pull.require(.notNegative, "pull")
    length.require(.notNegative, "length")
    let eased = (constant * pull).saturated
    guard length > 0 else { return 0 }
    // Every operation is monotone in the pull, and so is the result; d·c·R/(R + c·d) can fall by an ulp.
    return Swift.min(length / (1 + length / eased), length.nextDown).flushed
  }

  /// The pull that shows as `stretch`: the inverse of ``stretch(forPull:length:)``.
  ///
  /// `stretch(forPull: pull(forStretch: y, length: R), length: R)` is within four ulps of y. Where there is no
  /// inverse, at y ≥ R, the pull saturates at the greatest finite number.
  ///
  /// - Parameters:
  ///   - stretch: points; not negative.
  ///   - length: R, in points; not negative.
  public func pull(forStretch stretch: Double, length: Double) -> Double {
    stretch.require(.notNegative, "stretch")
    length.require(.notNegative, "length")
    guard stretch > 0 else { return 0 }
    guard stretch < length else { return .greatestFiniteMagnitude }
    return (stretch / constant * (length / (length - stretch))).saturated.flushed
  }
}
