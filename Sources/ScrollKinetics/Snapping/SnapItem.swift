import ScrollGeometry

/// An item of a list as a snap rule sees it: where it is, which part of it stands where, and whether a fling may pass it.
///
///     SnapRule(.items([SnapItem(0...300), SnapItem(300...900, alignment: 0.5, stopsAlways: true)]))
///
/// An item can hold any number; ``validate()`` tells which a rule takes.
public struct SnapItem: Hashable, Sendable {
  /// From the item's start to its end in the content's space, in points.
  public var range: ClosedRange<Double>
  /// Which part of the item stands at the same part of the viewport, from 0 for the start to 1 for the end; nil for the
  /// rule's ``SnapRule/alignment``.
  public var alignment: Double?
  /// Whether no release carries the content past the item's place: it stops there first.
  ///
  /// As `scroll-snap-stop: always` of CSS.
  public var stopsAlways: Bool

  /// The item at `range`.
  public init(_ range: ClosedRange<Double>, alignment: Double? = nil, stopsAlways: Bool = false) {
    self.range = range
    self.alignment = alignment
    self.stopsAlways = stopsAlways
  }

  /// Throws where an end is not finite or the alignment not from 0 to 1.
  public func validate() throws(ScrollValueError) { try validate("item") }

  func validate(_ field: @autoclosure () -> String) throws(ScrollValueError) {
    try range.check(field())
    try alignment?.check(.fraction, "\(field()).alignment")
  }
}

extension SnapRule.Points {
  /// The places of items, from start to end in the content's space, each aligned as the rule says.
  public static func items(_ ranges: some Sequence<ClosedRange<Double>>) -> SnapRule.Points {
    .items(ranges.map { SnapItem($0) })
  }
}

#if !hasFeature(Embedded)
  extension SnapItem: Codable {}
#endif
