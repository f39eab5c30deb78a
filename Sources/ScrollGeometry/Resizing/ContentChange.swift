/// Content that comes or goes: at one position along one axis, a length is removed and another inserted.
///
/// Insertion, removal and the resizing of an item are the three cases:
///
///     ContentChange(on: .vertical, at: 0, inserting: 300)                 // history above the first message
///     ContentChange(on: .vertical, at: 400, removing: 200)                // a row deleted
///     ContentChange(on: .vertical, at: 400, removing: 200, inserting: 350)  // a row that grew
///
/// - Source: our choice, [O]; browsers call the same scroll anchoring.
public struct ContentChange: Hashable, Sendable {
  /// The axis along which content comes or goes.
  public let axis: ScrollAxis
  /// Where, in points from the beginning of the content as it was.
  public let position: Double
  /// The length removed from there on, in points.
  public let removed: Double
  /// The length put in its place, in points.
  public let inserted: Double

  /// The change at `position` that replaces `removed` points by `inserted`.
  ///
  /// A position outside the content counts as the nearer end of it, and no more is removed than there is.
  ///
  /// - Precondition: everything is finite, and the lengths are not negative.
  public init(
    on axis: ScrollAxis, at position: Double, removing removed: Double = 0, inserting inserted: Double = 0
  ) {
    requireValid { () throws(ScrollValueError) in
      try Self.validate(position: position, removed: removed, inserted: inserted)
    }
    self.axis = axis
    self.position = position
    self.removed = removed
    self.inserted = inserted
  }

  /// The insertion of `length` points at `position`, or the removal of as many where `length` is negative.
  ///
  /// - Precondition: both are finite.
  public init(on axis: ScrollAxis, at position: Double, length: Double) {
    length.require(.finite, "length")
    self.init(
      on: axis, at: position, removing: Swift.max(0, 0 - length), inserting: Swift.max(0, length))
  }

  /// Throws for the first number that a change cannot be made of, naming its field.
  public static func validate(
    position: Double = 0, removed: Double = 0, inserted: Double = 0
  ) throws(ScrollValueError) {
    try position.check(.finite, "position")
    try removed.check(.notNegative, "removed")
    try inserted.check(.notNegative, "inserted")
  }

  /// Where the removed part begins and ends in content of `length`.
  func part(of length: Double) -> ClosedRange<Double> {
    let start = position.clamped(to: 0...length)
    return start...Swift.min((start + removed).saturated, length)
  }
}

#if !hasFeature(Embedded)
  extension ContentChange: Codable {}
#endif
