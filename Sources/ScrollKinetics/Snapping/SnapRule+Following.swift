import ScrollGeometry

// Snap rules move with the content that an insertion or a removal displaces.
extension ScrollSnapping {
  /// Returns the rules after `change`, which displaces the visible part by `displacement`; nil if they do not change.
  func following(_ change: ContentChange, in viewport: Viewport, displacement: Double) -> ScrollSnapping? {
    guard let rule = self[change.axis] else { return nil }
    let followed = rule.following(change, in: viewport, displacement: displacement)
    guard followed != rule else { return nil }
    var rules = self
    rules[change.axis] = followed
    return rules
  }
}

extension SnapRule {
  /// Returns the rule after `change`.
  ///
  /// A lattice moves with the visible part, or what follows a removal of it; offsets, items and free ranges with the content.
  fileprivate func following(_ change: ContentChange, in viewport: Viewport, displacement: Double) -> SnapRule
  {
    let ends = MovedContent(change, length: viewport.contentSize[change.axis])
    let inset = viewport.adjustedContentInset[min: change.axis]
    func offset(_ offset: Double, isStart: Bool = true) -> Double {
      (ends.place(of: (offset + inset).saturated, isStart: isStart) - inset).saturated.flushed
    }
    let isRemoved = displacement != 0 && displacement.magnitude < ends.growth.magnitude
    let (shift, page) = (isRemoved ? ends.growth : displacement, viewport.frame.size[change.axis])
    let points: Points =
      switch self.points {
      case .every(let interval, let origin): .every(interval, origin: (origin + shift).saturated.flushed)
      case .pages(let spacing, let origin):
        .pages(
          spacing: spacing,
          origin: (origin + shift).saturated.rest(ofMultiplesOf: (page + spacing).saturated))
      case .offsets(let offsets): .offsets(offsets.map { offset($0) })
      case .items(let items): .items(items.compactMap { ends.item($0) })
      case .repeated(let items, let length): ends.turn(of: items, length)
      }
    return SnapRule(
      points, alignment: alignment, reach: reach, strictness: strictness,
      freeRanges: freeRanges.map {
        let start = offset($0.lowerBound)
        return start...Swift.max(start, offset($0.upperBound, isStart: false))
      }, scrollsLongItemsFreely: scrollsLongItemsFreely, arrival: arrival)
  }
}

/// The map from content points before a change to content points after it.
private struct MovedContent {
  let part: ClosedRange<Double>
  let growth: Double

  init(_ change: ContentChange, length: Double) {
    part = change.part(of: length)
    growth = (change.inserted - (part.upperBound - part.lowerBound)).saturated
  }

  /// Returns the items of a turn after the change, which makes it longer or shorter.
  func turn(of items: [SnapItem], _ length: Double) -> SnapRule.Points {
    let items = items.compactMap { item($0) }
    return .repeated(
      items, every: Swift.max((length + growth).saturated, items.extent, .leastNormalMagnitude))
  }

  /// Returns the place of the content at `point` after the change. An insertion at a point is placed before content that
  /// starts there, and after content that ends there. A point inside the removed part keeps its fraction of that part.
  func place(of point: Double, isStart: Bool) -> Double {
    let removed = part.upperBound - part.lowerBound
    if removed == 0 {
      return point > part.lowerBound || (isStart && point == part.lowerBound)
        ? (point + growth).saturated : point
    }
    if point <= part.lowerBound { return point }
    if point >= part.upperBound { return (point + growth).saturated }
    return (point + growth * ((point - part.lowerBound) / removed)).saturated
  }

  /// Returns the item after the change; nil if it is removed entirely.
  func item(_ item: SnapItem) -> SnapItem? {
    let start = place(of: item.range.lowerBound, isStart: true)
    let end = Swift.max(start, place(of: item.range.upperBound, isStart: false))
    guard start < end || item.range.lowerBound == item.range.upperBound else { return nil }
    return SnapItem(start...end, alignment: item.alignment, stopsAlways: item.stopsAlways)
  }
}

extension Double {
  /// Returns the remainder of the number, from −`interval`/2 to `interval`/2; the number itself if `interval` is not
  /// more than zero. A remainder that is only a rounding error is 0, so that whole pages remain whole pages.
  fileprivate func rest(ofMultiplesOf interval: Double) -> Double {
    guard interval > 0 else { return self }
    let rest = self - (self / interval + 0.5).saturated.wholeBelow * interval
    guard rest.isFinite, rest.magnitude <= interval else { return self }
    return rest.magnitude <= 4 * ulp ? 0 : rest.flushed
  }
}
