import ScrollGeometry

/// An item of a list for a snap rule: its range, its alignment, and whether a release may pass it.
///
///     SnapRule(.items([SnapItem(0...300), SnapItem(300...900, alignment: 0.5, stopsAlways: true)]))
///
/// An item can contain any number; a rule takes finite ranges, and alignments from 0 to 1.
public struct SnapItem: Hashable, Sendable {
  /// The range from the item's start to its end in the content's space, in points.
  public var range: ClosedRange<Double>
  /// The fraction of the item that is aligned with the same fraction of the viewport, from 0 for the start to 1 for the end;
  /// nil for the rule's ``SnapRule/alignment``.
  public var alignment: Double?
  /// Whether a release that would pass the item's place stops there, as with `scroll-snap-stop: always` in CSS.
  public var stopsAlways: Bool

  /// Creates the item at `range`.
  public init(_ range: ClosedRange<Double>, alignment: Double? = nil, stopsAlways: Bool = false) {
    self.range = range
    self.alignment = alignment
    self.stopsAlways = stopsAlways
  }

  func moved(by distance: Double) -> SnapItem {
    let start = (range.lowerBound + distance).saturated
    return SnapItem(
      start...Swift.max(start, (range.upperBound + distance).saturated), alignment: alignment,
      stopsAlways: stopsAlways)
  }

  /// Throws a ``/ScrollGeometry/ScrollValueError`` unless both ends are finite and the alignment is from 0 to 1.
  package func validate() throws(ScrollValueError) { try validate("item") }

  func validate(_ field: @autoclosure () -> String) throws(ScrollValueError) {
    try range.check(field())
    try alignment?.check(.fraction, "\(field()).alignment")
  }
}

extension SnapRule.Points {
  /// Returns the places of items that are given by their ranges in the content's space, with the alignment of the rule.
  public static func items(_ ranges: some Sequence<ClosedRange<Double>>) -> SnapRule.Points {
    .items(ranges.map { SnapItem($0) })
  }
}

#if !hasFeature(Embedded)
  extension SnapItem: CodableByHand {
    private enum CodingKeys: String, CodingKey { case range, alignment, stopsAlways }

    package init(reading decoder: any Decoder) throws {
      if let range = try? ClosedRange<Double>(from: decoder) {
        self.init(range)
      } else {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
          try values[.range], alignment: try values[ifPresent: .alignment],
          stopsAlways: try values[ifPresent: .stopsAlways] ?? false)
      }
      try validate()
    }

    /// Encodes `[start, end]`, or `{"range": [start, end], "alignment": …, "stopsAlways": …}` with other properties.
    package func write(to encoder: any Encoder) throws {
      guard alignment != nil || stopsAlways else { return try range.encode(to: encoder) }
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode([
        .range: range, .alignment: alignment, .stopsAlways: stopsAlways.unless(false),
      ])
    }
  }
#endif
