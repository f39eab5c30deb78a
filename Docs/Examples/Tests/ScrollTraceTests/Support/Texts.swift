@testable import ScrollTrace

extension Scenario {
  /// The scenario that `text` spells.
  init(_ text: String, limits: ScenarioLimits = ScenarioLimits()) throws {
    try self.init(reading: Array(text.utf8), limits: limits)
  }

  /// A small scenario with the given inputs, and further members in place of the usual ones.
  static func text(
    name: String = #""name": "small""#,
    viewport: String = #""frame": [0, 0, 100, 200], "contentSize": [100, 1000]"#,
    physics: String = "", framesPerSecond: String = "10", duration: String = "1", inputs: String = ""
  ) -> String {
    """
    {\(name), "viewport": {\(viewport)}, "physics": {\(physics)},
     "framesPerSecond": \(framesPerSecond), "duration": \(duration), "inputs": [\(inputs)]}
    """
  }
}
