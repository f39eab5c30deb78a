import ScrollGeometry

/// What has a place of its own in a viewport of some lengths: an item, or a part of a long one beside the items inside it.
struct SnapArea: Hashable, Sendable {
  /// From its start to its end in the content's space.
  let range: ClosedRange<Double>
  let alignment: Double
  let stopsAlways: Bool
  /// It counts in viewports from this length on…
  let least: Double
  /// … that are shorter than this.
  let below: Double

  /// Where it begins and ends to have the content rest at it in a viewport of `length`: anywhere between the two where it
  /// is longer than that and `isFree`, else at the one place of its alignment.
  func places(in length: Double, isFree: Bool) -> ClosedRange<Double> {
    let end = (range.upperBound - length).saturated
    guard !isFree || end <= range.lowerBound else { return range.lowerBound...end }
    let place = (range.anchor(at: alignment) - alignment * length).saturated
    return place...place
  }
}

extension SnapArea {
  /// The areas of `items`, aligned as they say or at `alignment`; they are in the order of their starts, the longer of two
  /// first.
  ///
  /// - Parameter isFree: whether items longer than the viewport are scrolled through. Such an item is cut by those that lie
  ///   inside it: what is left of it counts, part by part, where the whole is longer than the viewport.
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
      guard parts != [item.range] else {
        add(item.range)
        continue
      }
      let length = (item.range.upperBound - item.range.lowerBound).saturated
      add(item.range, least: length)
      for part in parts { add(part, below: length) }
    }
    return areas
  }

  /// What the items inside `range` leave of it; `others` begin no earlier, in order.
  private static func parts(of range: ClosedRange<Double>, beside others: ArraySlice<SnapItem>)
    -> [ClosedRange<Double>]
  {
    var parts: [ClosedRange<Double>] = []
    var (start, isCut) = (range.lowerBound, false)
    for other in others.lazy.map(\.range) {
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
