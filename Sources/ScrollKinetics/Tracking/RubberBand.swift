import ScrollGeometry

/// The resistance of content that is dragged past a limit: the farther it is pulled, the smaller the visible part of
/// the pull.
///
///     stretch(d) = d·c·R / (R + c·d)         pull(y) = R·y / ((R − y)·c)
///
/// with d the distance past the limit of the offset *without* the band, y the visible distance, and R the length of the
/// viewport on the axis.
///
/// - Source: recorded UIScrollView drags, exact on all samples ([M], PHYSICS §5).
public struct RubberBand: Hashable, Sendable {
  /// c, the visible fraction of a small pull; more than zero, but for content that stops at its limits.
  public let constant: Double
  /// R in points, where it is not the viewport's length; else 0.
  let ownLength: Double

  /// Creates the rubber band whose slope at zero is `constant`.
  ///
  /// - Precondition: `constant` is finite and more than zero.
  public init(constant: Double, file: CallerFile = #fileID, line: CallerLine = #line) {
    requireValid(try Self.validate(constant: constant), file, line)
    (self.constant, ownLength) = (constant, 0)
  }

  /// Creates the band whose stretch is always less than `length`; with a constant of 0 it stretches by nothing.
  init(constant: Double, length: Double) { (self.constant, ownLength) = (constant, length) }

  /// Throws unless `constant` is finite and more than zero.
  static func validate(constant: Double) throws(ScrollValueError) {
    try constant.check(.positive, "constant")
  }

  /// The rubber band under a finger: c = 0.55.
  public static let touch = RubberBand(constant: 0.55)

  /// The rubber band under a trackpad or another indirect input: c = 0.715.
  public static let trackpad = RubberBand(constant: 0.715)

  /// Returns the visible distance past a limit when the finger has pulled by `pull`.
  ///
  /// - Monotone and concave in `pull`, zero at zero with slope c, and less than `length` for every pull. In a
  ///   viewport of 844 points, pulls of 100 and 400 points give 51.6352 and 174.5113 points.
  /// - *Not* additive: pass the whole pull, not its increments.
  /// - A `length` of zero, R, gives zero. Both are in points, not negative.
  public func stretch(forPull pull: Double, length: Double) -> Double {
    pull.require(.notNegative, "pull")
    length.require(.notNegative, "length")
    return stretch(forValidPull: pull, length: length)
  }

  /// Does the same as ``stretch(forPull:length:)``, for numbers that are known to be valid.
  @inline(__always) func stretch(forValidPull pull: Double, length: Double) -> Double {
    let eased = (constant * pull).saturated
    let length = ownLength > 0 ? ownLength : length
    guard length > 0 else { return 0 }
    // Every operation is monotone in the pull, so the result is. The form d·c·R/(R + c·d) can decrease by an ulp.
    return Swift.min(length / (1 + length / eased), length.nextDown).flushed
  }

  /// Returns the pull whose visible distance is `stretch`: the inverse of ``stretch(forPull:length:)``.
  ///
  /// `stretch(forPull: pull(forStretch: y, length: R), length: R)` is within four ulps of y. Where there is no
  /// inverse, at y ≥ R, the pull saturates at the greatest finite number. Both are in points, not negative.
  public func pull(forStretch stretch: Double, length: Double) -> Double {
    stretch.require(.notNegative, "stretch")
    length.require(.notNegative, "length")
    guard stretch > 0 else { return 0 }
    let length = ownLength > 0 ? ownLength : length
    guard stretch < length else { return .greatestFiniteMagnitude }
    return (stretch / constant * (length / (length - stretch))).saturated.flushed
  }
}

extension LimitLaw {
  /// The resistance of a drag past the limit; nil for that of its source.
  var band: RubberBand? {
    switch form {
    case .bounce(_, let constant): constant.map { RubberBand(constant: $0) }
    case .spring(_, let greatest): RubberBand(constant: 1, length: greatest)
    case .clamp: RubberBand(constant: 0, length: 0)
    }
  }
}
