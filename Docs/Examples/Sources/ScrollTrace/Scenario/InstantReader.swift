import ScrollKinetics

/// Reads the instants of a scenario, which stand in order and within its duration.
struct InstantReader {
  private let duration: ExactDecimal
  private let end: UInt128
  private var latest: (attoseconds: UInt128, literal: String) = (0, "0")

  init(duration: ExactDecimal) {
    self.duration = duration
    end = duration.attoseconds ?? 0
  }

  /// Reads the next instant, in seconds; throws if it is earlier than the previous one, or after the end.
  mutating func instant(_ node: JSONNode) throws(ScenarioError) -> ScrollInstant {
    let decimal = try node.decimal()
    if decimal.isNegative && !decimal.digits.isEmpty { throw node.error("must not be negative") }
    guard let attoseconds = decimal.attoseconds, attoseconds <= end else {
      throw node.error("must be at most the duration, \(duration.literal.shortened)")
    }
    guard attoseconds >= latest.attoseconds else {
      throw node.error("must be at least the instant before it, \(latest.literal.shortened)")
    }
    latest = (attoseconds, decimal.literal)
    return ScrollInstant(attoseconds: attoseconds)
  }
}
