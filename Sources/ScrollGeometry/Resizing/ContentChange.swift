/// A change of the content at one position along one axis: a length is removed there and another inserted.
///
/// It describes an insertion, a removal, or an item whose length changes:
///
///     ContentChange(on: .vertical, at: 0, inserting: 300)                 // history above the first message
///     ContentChange(on: .vertical, at: 400, removing: 200)                // a row deleted
///     ContentChange(on: .vertical, at: 400, removing: 200, inserting: 350)  // a row that grew
///
/// All lengths are those of the content at its present scale, as those of ``Viewport/contentSize`` and ``Viewport/contentOffset``.
///
/// - Source: our choice, [O]; web browsers call it scroll anchoring.
public struct ContentChange: Hashable, Sendable {
  /// The axis along which the content changes.
  public let axis: ScrollAxis
  /// The position of the change, in points from the beginning of the old content.
  public let position: Double
  /// The length removed after the position, in points.
  public let removed: Double
  /// The length inserted at the position, in points.
  public let inserted: Double

  /// Creates the change that replaces `removed` points after `position` by `inserted` points.
  ///
  /// A position outside the content is treated as the nearer end, and at most the content after the position is removed.
  ///
  /// - Precondition: all numbers are finite, and the lengths are not negative.
  public init(
    on axis: ScrollAxis, at position: Double, removing removed: Double = 0, inserting inserted: Double = 0,
    file: CallerFile = #fileID, line: CallerLine = #line
  ) {
    requireValid(try Self.validate(position: position, removed: removed, inserted: inserted), file, line)
    self.axis = axis
    self.position = position
    self.removed = removed
    self.inserted = inserted
  }

  /// Creates the change of the length by `lengthChange` points at `position`, both finite: an insertion, or if negative a removal.
  public init(
    on axis: ScrollAxis, at position: Double, lengthChange: Double, file: CallerFile = #fileID,
    line: CallerLine = #line
  ) {
    lengthChange.require(.finite, "lengthChange", file, line)
    self.init(
      on: axis, at: position, removing: Swift.max(0, 0 - lengthChange), inserting: Swift.max(0, lengthChange),
      file: file, line: line)
  }

  /// Throws the error of the first number that breaks a rule. Arguments that are left out are not checked.
  public static func validate(
    position: Double = 0, removed: Double = 0, inserted: Double = 0
  ) throws(ScrollValueError) {
    try position.check(.finite, "position")
    try removed.check(.notNegative, "removed")
    try inserted.check(.notNegative, "inserted")
  }

  /// Returns the range that the change removes from content of `length` points.
  package func part(of length: Double) -> ClosedRange<Double> {
    let start = position.clamped(to: 0...length)
    return start...Swift.min((start + removed).saturated, length)
  }
}

#if !hasFeature(Embedded)
  extension ContentChange: DecodableByHand {
    package init(reading decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      try Self.validate(position: values[.position], removed: values[.removed], inserted: values[.inserted])
      try self.init(
        on: values[.axis], at: values[.position], removing: values[.removed], inserting: values[.inserted])
    }
  }
#endif
