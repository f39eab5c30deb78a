import ScrollGeometry

// Content that comes or goes takes the places of what it displaces with it.
extension ScrollSnapping {
  /// The rules after `change` has been made to the content of `viewport` and has moved what shows by `displacement`; nil
  /// where they stay as they are.
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
  /// The rule after `change`.
  ///
  /// A lattice moves with what shows. Listed offsets, items and free ranges keep what they stand for: each end moves as
  /// the content at it does.
  fileprivate func following(_ change: ContentChange, in viewport: Viewport, displacement: Double) -> SnapRule
  {
    let ends = MovedContent(change, length: viewport.contentSize[change.axis])
    let inset = viewport.adjustedContentInset[min: change.axis]
    func offset(_ offset: Double, isStart: Bool = true) -> Double {
      (ends.place(of: (offset + inset).saturated, isStart: isStart) - inset).saturated.flushed
    }
    let points: Points =
      switch self.points {
      case .every(let interval, let origin):
        .every(interval, from: (origin + displacement).saturated.flushed)
      case .pages(let spacing, let origin):
        .pages(
          spacing: spacing,
          from: (origin + displacement).saturated.rest(
            ofMultiplesOf: (viewport.frame.size[change.axis] + spacing).saturated))
      case .offsets(let offsets):
        .offsets(offsets.map { offset($0) })
      case .items(let items):
        .items(items.compactMap { ends.item($0) })
      }
    return SnapRule(
      points, alignment: alignment, reach: reach, strictness: strictness,
      freeRanges: freeRanges.map {
        let start = offset($0.lowerBound)
        return start...Swift.max(start, offset($0.upperBound, isStart: false))
      }, scrollsLongItemsFreely: scrollsLongItemsFreely, arrival: arrival)
  }
}

/// Where a change takes the content's points.
private struct MovedContent {
  let part: ClosedRange<Double>
  let growth: Double

  init(_ change: ContentChange, length: Double) {
    part = change.part(of: length)
    growth = (change.inserted - (part.upperBound - part.lowerBound)).saturated
  }

  /// Where the content at `point` is afterwards. What is inserted at a point comes before what starts there and after
  /// what ends there; what was in the part that changes keeps its share of that.
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

  /// The item afterwards; nil where nothing is left of it.
  func item(_ item: SnapItem) -> SnapItem? {
    let start = place(of: item.range.lowerBound, isStart: true)
    let end = Swift.max(start, place(of: item.range.upperBound, isStart: false))
    guard start < end || item.range.lowerBound == item.range.upperBound else { return nil }
    return SnapItem(start...end, alignment: item.alignment, stopsAlways: item.stopsAlways)
  }
}

extension Double {
  /// What is left of the number without multiples of `interval`, from minus half of it on; the number where `interval` is
  /// none. What is left by rounding alone is 0: whole pages stay whole pages.
  fileprivate func rest(ofMultiplesOf interval: Double) -> Double {
    guard interval > 0 else { return self }
    let rest = self - (self / interval + 0.5).saturated.roundedDown * interval
    guard rest.isFinite, rest.magnitude <= interval else { return self }
    return rest.magnitude <= 4 * ulp ? 0 : rest.flushed
  }
}
