import ScrollGeometry

extension JSONNode {
  /// `[x, y]`
  func point() throws(ScenarioError) -> ScrollPoint {
    let numbers = try numbers(.finite, .finite)
    return ScrollPoint(x: numbers[0], y: numbers[1])
  }

  /// `[x, y]`
  func vector() throws(ScenarioError) -> ScrollVector {
    let numbers = try numbers(.finite, .finite)
    return ScrollVector(dx: numbers[0], dy: numbers[1])
  }

  /// `[width, height]`, not negative
  func size() throws(ScenarioError) -> ScrollSize {
    let numbers = try numbers(.notNegative, .notNegative)
    return ScrollSize(width: numbers[0], height: numbers[1])
  }

  /// `[x, y, width, height]`, the size not negative
  func rect() throws(ScenarioError) -> ScrollRect {
    let numbers = try numbers(.finite, .finite, .notNegative, .notNegative)
    return ScrollRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// `[top, left, bottom, right]`
  func insets(_ rule: ScrollValueError.Rule = .finite) throws(ScenarioError) -> ScrollInsets {
    let numbers = try numbers(rule, rule, rule, rule)
    return ScrollInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  func axis() throws(ScenarioError) -> ScrollAxis {
    try choice(["horizontal": .horizontal, "vertical": .vertical])
  }
}
