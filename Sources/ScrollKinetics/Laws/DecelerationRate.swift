import ScrollGeometry

/// The rate at which a flick slows down: the factor r by which the speed falls in every millisecond.
///
///     a = −ln r                 the decay, per unit of time
///     S = r / (1 − r)           the reach: the points travelled for each point per millisecond of speed
///
/// UIKit's two rates are ``normal`` (r = 0.998, S = 499 ms) and ``fast`` (r = 0.99, S = 99 ms).
///
/// - Source: the names and values are Apple's ([A]); that S is a discrete geometric sum is measured ([M], PHYSICS §1).
public struct DecelerationRate: Hashable, ExpressibleByFloatLiteral, Sendable {
  /// r, the factor per millisecond; between 0 and 1.
  public let rawValue: Double
  let laws: Laws

  /// Creates the rate with the factor `rawValue` per millisecond.
  ///
  /// - Precondition: `rawValue` is more than 0 and less than 1; ``validate(rawValue:)`` checks that.
  public init(rawValue: Double, file: CallerFile = #fileID, line: CallerLine = #line) {
    requireValid(try Self.validate(rawValue: rawValue), file, line)
    self.rawValue = rawValue
    laws = Laws(decay: -1000 * Double.log(rawValue), reach: rawValue / (1 - rawValue) / 1000)
  }

  /// Throws unless `rawValue` is more than 0 and less than 1.
  public static func validate(rawValue: Double) throws(ScrollValueError) {
    try rawValue.check(.strictlyBetween(0, 1), "decelerationRate")
  }

  /// The rate of ordinary scrolling, 0.998: a flick of 1000 pt/s travels 494.01 pt in 2.3003 s.
  public static let normal = DecelerationRate(rawValue: 0.998)

  /// The rate that stops content sooner, 0.99: a flick of 1000 pt/s travels 98.01 pt in 0.4582 s.
  public static let fast = DecelerationRate(rawValue: 0.99)

  /// Creates the rate with the factor of a literal, `physics.decelerationRate = 0.995`, as ``init(rawValue:file:line:)``.
  public init(floatLiteral rawValue: Double) { self.init(rawValue: rawValue) }
}

#if !hasFeature(Embedded)
  // Encoded as r.
  extension DecelerationRate: CodableByParts {
    package init(parts rawValue: Double) throws {
      try Self.validate(rawValue: rawValue)
      self.init(rawValue: rawValue)
    }

    package var parts: Double { rawValue }
  }
#endif
