import ScrollGeometry

// Places for content at rest: a request without a velocity, whose proposal is its offset.
extension SnapRule {
  /// Returns the place at which content must rest instead of at its offset; nil if it may rest there.
  func place(forRest request: SnapRequest) -> Double? { target(for: request)?.flushed }

  /// Returns whether content may rest at its offset.
  private func allowsRest(_ request: SnapRequest) -> Bool {
    place(forRest: request).map { $0 == request.offset } ?? true
  }

  /// Returns the place at which content must rest after a change of its limits, its length or its rule; nil where it stays
  /// at its offset.
  ///
  /// Only a mandatory rule moves content, and only content that rested where its old rule allowed it.
  ///
  /// - Parameters:
  ///   - new: the content after the change.
  ///   - old: the content before the change.
  ///   - oldRule: the rule before the change; nil for none.
  func place(forRest new: SnapRequest, after old: SnapRequest, of oldRule: SnapRule?) -> Double? {
    guard strictness == .mandatory, oldRule?.allowsRest(old) ?? true else { return nil }
    return place(forRest: new)
  }
}
