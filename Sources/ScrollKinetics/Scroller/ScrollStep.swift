import ScrollGeometry

/// The distance by which one notch of a wheel, or one press of a key, moves the content.
///
///     ScrollStep.points(40).length(in: viewport, on: .vertical)        // 40.0 in any viewport
///     ScrollStep.fraction(0.875).length(in: viewport, on: .vertical)   // 525.0 where 600 points are free
///     ScrollStep.overlap(40).length(in: viewport, on: .vertical)       // 560.0
///
/// With *h* the length of the part of the frame that no inset covers, in points, not negative:
///
///     points(p)               p
///     fraction(f)             f·h
///     overlap(o, atLeast: f)  max(f·h, h − o)
///     twoThirdsPower          min(h^(2/3), h/2)
///
/// Numbers are finite and not negative, `atLeast` is at most 1: a precondition of every call that needs a length.
public enum ScrollStep: Hashable, Sendable {
  /// A distance in points, independent of the viewport.
  case points(Double)
  /// A fraction of *h*; it can be more than 1.
  case fraction(Double)
  /// *h* less an overlap in points, which remains visible; at least a fraction of *h*, from 0 to 1.
  case overlap(Double, atLeast: Double = 0)
  /// The step of a GTK wheel: larger in a larger viewport, but less than proportional (read in gtkscrolledwindow.c).
  case twoThirdsPower

  /// Returns the step of a number of lines of the given length in points: the unit of Windows, Qt and Firefox. A product
  /// that overflows becomes `.greatestFiniteMagnitude`.
  public static func lines(_ count: Double, of length: Double) -> ScrollStep {
    // Not finite, to be refused, where a factor is not.
    .points(count.isFinite && length.isFinite ? (count * length).saturated : count * length)
  }

  /// Returns the length of the step in `viewport`, in points, not negative.
  public func length(in viewport: Viewport, on axis: ScrollAxis) -> Double {
    requireValid(try validate())
    let (near, far) = viewport.adjustedInsets(on: axis)
    let free = Swift.max(0, (viewport.frame.size[axis] - near - far).saturated)
    switch self {
    case .points(let points): return points.flushed
    case .fraction(let fraction): return (fraction * free).saturated.flushed
    case .overlap(let overlap, let fraction):
      return Swift.max(fraction * free, (free - overlap).saturated, 0).flushed
    case .twoThirdsPower:
      return free > 0 ? Swift.min(Double.exp(2 * Double.log(free) / 3), free / 2).flushed : 0
    }
  }

  package func validate() throws(ScrollValueError) {
    switch self {
    case .points(let points): try points.check(.notNegative, "step.points")
    case .fraction(let fraction): try fraction.check(.notNegative, "step.fraction")
    case .overlap(let overlap, let fraction):
      try overlap.check(.notNegative, "step.overlap")
      try fraction.check(.fraction, "step.atLeast")
    case .twoThirdsPower: break
    }
  }
}

#if !hasFeature(Embedded)
  // Encoded as an object whose key is the name of the case: {"points": 40}, {"overlap": 40, "atLeast": 0.9}, {"twoThirdsPower": {}}.
  extension ScrollStep: CodableByHand {
    private enum CodingKeys: String, CodingKey { case points, fraction, overlap, atLeast, twoThirdsPower }
    private enum NoCodingKeys: CodingKey {}

    package init(reading decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      if let points = try values.decodeIfPresent(Double.self, forKey: .points) {
        self = .points(points)
      } else if let fraction = try values.decodeIfPresent(Double.self, forKey: .fraction) {
        self = .fraction(fraction)
      } else if let overlap = try values.decodeIfPresent(Double.self, forKey: .overlap) {
        self = .overlap(overlap, atLeast: try values[ifPresent: .atLeast] ?? 0)
      } else {
        _ = try values.nestedContainer(keyedBy: NoCodingKeys.self, forKey: .twoThirdsPower)
        self = .twoThirdsPower
      }
      try validate()
    }

    package func write(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .points(let points): try values.encode(points, forKey: .points)
      case .fraction(let fraction): try values.encode(fraction, forKey: .fraction)
      case .overlap(let overlap, let fraction):
        try values.encode([.overlap: overlap, .atLeast: fraction.unless(0)])
      case .twoThirdsPower: _ = values.nestedContainer(keyedBy: NoCodingKeys.self, forKey: .twoThirdsPower)
      }
    }
  }
#endif
