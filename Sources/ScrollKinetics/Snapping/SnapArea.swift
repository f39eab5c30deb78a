import ScrollGeometry

/// A range of the content with a snap point, for some lengths of the viewport: an item, or a part beside items inside it.
struct SnapArea: Hashable, Sendable {
  /// The range from its start to its end in the content's space.
  let range: ClosedRange<Double>
  let alignment: Double
  let stopsAlways: Bool
  /// The least length of a viewport for which the area counts.
  let least: Double
  /// The area counts only for viewports shorter than this.
  let below: Double

  /// Returns the offsets at which content rests at the area in a viewport of `length`: a range if the area is longer
  /// than the viewport and `isFree`, else the single offset of its alignment.
  func places(in length: Double, isFree: Bool) -> ClosedRange<Double> {
    let end = (range.upperBound - length).saturated
    guard !isFree || end <= range.lowerBound else { return range.lowerBound...end }
    let place = (range.anchor(at: alignment) - alignment * length).saturated
    return place...place
  }

  /// Returns the areas of `items`, with their own alignment or `alignment`, in the order of their alignments and then of
  /// their places. The items are in the order of their starts, and of two with the same start the longer is first.
  ///
  /// - Parameter isFree: whether items longer than the viewport are scrolled through. Items inside such an item divide
  ///   it into parts, which count instead of the item if the item is longer than the viewport.
  static func areas(of items: [SnapItem], alignment: Double, isFree: Bool) -> [SnapArea] {
    var areas: [SnapArea] = []
    for (index, item) in items.enumerated() {
      func add(_ range: ClosedRange<Double>, least: Double = 0, below: Double = .infinity) {
        areas.append(
          SnapArea(
            range: range, alignment: item.alignment ?? alignment, stopsAlways: item.stopsAlways, least: least,
            below: below))
      }
      let parts = isFree ? parts(of: item.range, beside: items[(index + 1)...]) : [item.range]
      if parts == [item.range] {
        add(item.range)
      } else {
        let length = (item.range.upperBound - item.range.lowerBound).saturated
        add(item.range, least: length)
        for part in parts { add(part, below: length) }
      }
    }
    return areas.inOrder {
      ($0.alignment, $0.range.anchor(at: $0.alignment)) < ($1.alignment, $1.range.anchor(at: $1.alignment))
    }
  }

  /// Returns the parts of `range` that the items inside it do not cover. `others` are in order and begin no earlier.
  private static func parts(of range: ClosedRange<Double>, beside others: ArraySlice<SnapItem>)
    -> [ClosedRange<Double>]
  {
    var parts: [ClosedRange<Double>] = []
    var (start, isCut) = (range.lowerBound, false)
    for other in others.lazy.map({ $0.range }) {
      if other.lowerBound > range.upperBound { break }
      guard other.upperBound <= range.upperBound, other != range else { continue }
      if other.lowerBound > start { parts.append(start...other.lowerBound) }
      (start, isCut) = (Swift.max(start, other.upperBound), true)
    }
    guard isCut else { return [range] }
    if start < range.upperBound { parts.append(start...range.upperBound) }
    return parts
  }
}
