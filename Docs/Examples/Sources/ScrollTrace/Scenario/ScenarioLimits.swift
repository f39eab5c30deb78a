/// The limits of a scenario. No real flight reaches them; a mistyped number does.
package struct ScenarioLimits: Sendable {
  /// The bytes of a file.
  package var bytes = 16 << 20
  /// The rows of a trace: frames and inputs.
  package var rows = 10_000_000

  package init() {}

  /// The longest duration, 10⁹ seconds.
  static let longestSeconds = 1_000_000_000
  static let longestAttoseconds: UInt128 = 1_000_000_000 * 1_000_000_000_000_000_000
}
