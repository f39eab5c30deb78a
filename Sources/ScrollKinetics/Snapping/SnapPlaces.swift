import ScrollGeometry

/// The places of a snap rule between the limits of one request, in order and without duplicates.
///
/// A place is a point of the rule, clamped to the limits.
enum SnapPlaces {
  case numbered(NumberedPlaces)
  case areas(SnapAreaPlaces)

  /// Creates the places of `rule` for a request; nil where it has none.
  init?(of rule: SnapRule, for request: SnapRequest) {
    self.init(of: rule, limits: request.limits, viewportLength: request.viewportLength)
  }

  init?(of rule: SnapRule, limits: ClosedRange<Double>, viewportLength length: Double) {
    if !rule.areas.isEmpty {
      self = .areas(
        SnapAreaPlaces(
          areas: rule.areas, limits: limits, length: length, isFree: rule.scrollsLongItemsFreely,
          period: rule.points.period))
    } else if let places = NumberedPlaces(of: rule, limits: limits, viewportLength: length) {
      self = .numbered(places)
    } else {
      return nil
    }
  }

  /// Returns the `count`-th place strictly beyond `offset`, upwards or downwards; nil where there are fewer.
  func place(_ count: Int64 = 1, beyond offset: Double, isUpward: Bool) -> Double? {
    switch self {
    case .numbered(let places): places.offset(count, beyond: offset, isUpward: isUpward)
    case .areas(let places): places.place(count, beyond: offset, isUpward: isUpward)
    }
  }

  func last(isUpward: Bool) -> Double? {
    place(beyond: isUpward ? .infinity : -.infinity, isUpward: !isUpward)
  }

  /// Returns the place nearest to `offset`; of two equally near places the one on the side of `origin`, or the lower.
  func nearest(to offset: Double, comingFrom origin: Double?) -> Double? {
    guard let lower = place(beyond: offset.nextUp, isUpward: false) else {
      return place(beyond: offset, isUpward: true)
    }
    guard lower < offset, let upper = place(beyond: offset, isUpward: true) else { return lower }
    let (down, up) = ((offset - lower).saturated, (upper - offset).saturated)
    if down == up, let origin, origin > offset { return upper }
    return down <= up ? lower : upper
  }

  /// Returns the farthest place beyond `offset` that is at most `distance` away, or else the first; nil where there is none.
  func furthestPlace(within distance: Double, of offset: Double, isUpward: Bool) -> Double? {
    if case .numbered(let places) = self, let count = places.count(within: distance) {
      return place(Swift.max(1, count), beyond: offset, isUpward: isUpward)
    }
    let end = (isUpward ? offset + distance : offset - distance).saturated
    let last = place(beyond: isUpward ? end.nextUp : end.nextDown, isUpward: !isUpward)
    if let last, isUpward ? last > offset : last < offset { return last }
    return place(beyond: offset, isUpward: isUpward)
  }

  // Not a property that returns the areas: a copy of them takes half a kilobyte of a page's module.

  /// Returns the first place strictly beyond `offset` that no release may pass; nil where there is none.
  func stop(beyond offset: Double, isUpward: Bool) -> Double? {
    if case .areas(let places) = self { places.stop(beyond: offset, isUpward: isUpward) } else { nil }
  }

  /// Returns whether an item longer than the viewport covers the viewport at `offset`, so that content may rest there.
  func isFree(at offset: Double) -> Bool {
    if case .areas(let places) = self { places.isFree(at: offset) } else { false }
  }

  /// Returns the farthest offset in a direction to which content can move while one item covers the viewport; nil for none.
  func freeEnd(from offset: Double, isUpward: Bool) -> Double? {
    if case .areas(let places) = self { places.freeEnd(from: offset, isUpward: isUpward) } else { nil }
  }
}
