/// The error of a scenario: the place, the rule that it breaks, and what was found.
package struct ScenarioError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The JSON path, such as `inputs[3].t`.
  package let path: String
  /// The rule, beginning with "must".
  package let rule: String
  /// What was found, as the text after "but".
  package let finding: String

  init(_ path: JSONPath, _ rule: String, _ finding: String) {
    self.path = path.description
    self.rule = rule
    self.finding = finding
  }

  /// Creates the error of a line of a text that is not JSON.
  init(line: Int, _ rule: String, _ finding: String) {
    path = "line \(line)"
    self.rule = rule
    self.finding = finding
  }

  /// The error in one line: `inputs[3].t: must be at most the duration, 5, but is 6`.
  package var description: String { "\(path): \(rule), but \(finding)" }
}
