import ScrollGeometry

/// The resistance of content that is dragged past a limit: the farther it is pulled, the smaller the visible part.
///
///     stretch(d) = d·c·R / (R + c·d)         pull(y) = R·y / ((R − y)·c)
///
/// with d the distance of the offset *without* the band past the limit, y the visible distance, and R the viewport's length.
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
    constant.require(.positive, "constant", file, line)
    (self.constant, ownLength) = (constant, 0)
  }

  /// Creates the band whose stretch is always less than `length`; with a constant of 0 it stretches by nothing.
  init(constant: Double, length: Double) { (self.constant, ownLength) = (constant, length) }

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

// The resistance of a scale that is pinched past a limit.
extension RubberBand {
  /// Returns the scale that is shown where the fingers have pinched to `scale`, past a limit with resistance.
  ///
  ///     d = |log₂(scale / limit)|        shown = limit·2^(±stretch(d)),  with R = 1 octave
  ///
  /// - Between the limits the scale itself. Outside them the content never reaches twice the maximum, nor half the minimum:
  ///   with limits from 1 to 4, scales of 5 and 16 show 4.4396 and 5.7510, a scale of 0.5 shows 0.7820.
  /// - Symmetric under s → 1/s: zooming out resists as zooming in does.
  /// - Precondition: `scale` is finite and more than zero.
  /// - Source: our own choice ([O], PHYSICS §11).
  public func zoomScale(pinchedTo scale: Double, within limits: ScrollZoomLimits) -> Double {
    Self.scale(scale, within: limits) { stretch(forPull: $0, length: 1) }
  }

  /// Returns the scale to which fingers have pinched content that is shown at `scale`: the inverse of
  /// ``zoomScale(pinchedTo:within:)``, to a few ulps.
  ///
  /// A scale that is an octave or more past a limit, which no pinch can show, counts as the largest that it shows.
  ///
  /// - Precondition: `scale` is finite and more than zero.
  package func pinchedScale(showing scale: Double, within limits: ScrollZoomLimits) -> Double {
    // A pull of 2⁸ octaves is more than fingers can give.
    let pinched = Self.scale(scale, within: limits) { Swift.min(pull(forStretch: $0, length: 1), 0x1p8) }
    return scale == limits.clamped(scale) ? scale : Swift.max(.leastNormalMagnitude, pinched)
  }

  /// Returns the scale as many octaves past the limit as `distance` gives for those of `scale`; `scale` where it is past none.
  private static func scale(
    _ scale: Double, within limits: ScrollZoomLimits, at distance: (Double) -> Double
  ) -> Double {
    let limit = limits.clamped(scale)
    guard scale != limit else { return scale }
    let octave = 0x1.62e42fefa39efp-1  // ln 2
    let octaves = (Double.log(scale) - Double.log(limit)) / octave
    let moved = distance(octaves.magnitude) * octave
    return (limit * Double.exp(octaves < 0 ? -moved : moved)).saturated
  }
}

#if !hasFeature(Embedded)
  // Encoded as its constant c.
  extension RubberBand: CodableByParts {
    package init(parts constant: Double) throws {
      try constant.check(.positive, "constant")
      self.init(constant: constant)
    }

    package var parts: Double { constant }
  }
#endif
