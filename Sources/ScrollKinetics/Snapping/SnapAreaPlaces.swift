import ScrollGeometry

/// The places of areas between the limits of one request. Their order depends on the viewport's length: all are searched.
struct SnapAreaPlaces {
  let areas: [SnapArea]
  let limits: ClosedRange<Double>
  let length: Double
  /// Whether areas longer than the viewport are scrolled through.
  let isFree: Bool
  /// The distance after which the areas repeat; nil for areas that do not.
  var period: Double?

  /// Returns the `count`-th place strictly beyond `offset`; nil where there are fewer.
  ///
  /// - Complexity: a few searches of all areas, whatever the count and the distance. A count of more than ``fewPlaces`` merges them
  ///   as far as ``PlacesInOrder`` can, and else puts the places in order, in an array.
  func place(_ count: Int64, beyond offset: Double, isUpward: Bool) -> Double? {
    guard count > Self.fewPlaces else {
      var place: Double? = offset
      for _ in 0..<count {
        guard let last = place else { break }
        place = nextPlace(beyond: last, isUpward: isUpward, where: { _ in true })
      }
      return place
    }
    let limit = isUpward ? limits.upperBound : limits.lowerBound
    if period != nil, isPastLimitBehind(offset, isUpward: isUpward) {
      return place(count - 1, beyond: offset.clamped(to: limits), isUpward: isUpward)
    }
    let places = PlacesInOrder(self, beyond: offset, isUpward: isUpward)
    guard let period else { return places.place(count - 1) }
    // The places repeat up to the limit, which is the last.
    let inTurn = places.count
    guard inTurn > 0, let last = places.copy(count - 2, of: inTurn, every: period),
      isUpward ? last < limit : last > limit, let place = places.copy(count - 1, of: inTurn, every: period)
    else { return nil }
    return (isUpward ? Swift.min(place, limit) : Swift.max(place, limit)).flushed
  }

  /// The number of places up to which they are searched one after the other, without an array.
  private static let fewPlaces: Int64 = 8
  /// The number of places that areas can have.
  var capacity: Int { isFree ? 2 * areas.count : areas.count }

  /// Returns the place of a number below ``capacity``: those at which areas start, then those at which areas longer than the viewport
  /// end; nil where it is none, or not strictly beyond `offset`. Limits do not bound the places of areas that repeat.
  func place(numbered number: Int, beyond offset: Double, isUpward: Bool) -> Double? {
    let isEnd = number >= areas.count
    let area = areas[isEnd ? number - areas.count : number]
    guard counts(area) else { return nil }
    let ends = area.places(in: length, isFree: isFree)
    if isEnd && ends.lowerBound == ends.upperBound { return nil }
    let point = isEnd ? ends.upperBound : ends.lowerBound
    if let period { return unboundedCopy(of: point, beyond: offset, isUpward: isUpward, period) }
    let place = point.clamped(to: limits).flushed
    return (isUpward ? place > offset : place < offset) ? place : nil
  }

  /// Returns the first place strictly beyond `offset` that no release may pass; nil where there is none.
  func stop(beyond offset: Double, isUpward: Bool) -> Double? {
    nextPlace(beyond: offset, isUpward: isUpward, where: { $0.stopsAlways })
  }

  /// Returns whether an area longer than the viewport covers the viewport at `offset`.
  func isFree(at offset: Double) -> Bool {
    areas.contains { freeRange(of: $0, near: offset)?.contains(offset) ?? false }
  }

  /// Returns the farthest offset in a direction to which content can move while one area covers the viewport; nil for none.
  func freeEnd(from offset: Double, isUpward: Bool) -> Double? {
    var furthest: Double?
    for area in areas {
      guard let range = freeRange(of: area, near: offset), range.contains(offset) else { continue }
      let end = (isUpward ? range.upperBound : range.lowerBound).clamped(to: limits).flushed
      if isUpward ? end > furthest ?? offset : end < furthest ?? offset { furthest = end }
    }
    return furthest
  }

  /// Returns the offsets at which `area`, or the copy of it that begins before `offset`, covers the viewport; nil unless it
  /// is longer than the viewport.
  private func freeRange(of area: SnapArea, near offset: Double) -> ClosedRange<Double>? {
    guard isFree, counts(area) else { return nil }
    let range = area.places(in: length, isFree: true)
    guard range.lowerBound < range.upperBound else { return nil }
    guard let period else { return range }
    let shift = turns(from: range.lowerBound, to: offset, period) * period
    let start = (range.lowerBound + shift).saturated
    return start...Swift.max(start, (range.upperBound + shift).saturated)
  }

  private func turns(from point: Double, to offset: Double, _ period: Double) -> Double {
    let turns = ((offset - point).saturated / period).saturated
    return turns.magnitude < 0x1p52 ? turns.wholeBelow : turns
  }

  private func counts(_ area: SnapArea) -> Bool { area.least <= length && length < area.below }

  private func nextPlace(beyond offset: Double, isUpward: Bool, where matches: (SnapArea) -> Bool) -> Double?
  {
    var nearest: Double?
    func consider(_ point: Double) {
      var point = point
      if let period {
        // A copy past a limit counts as the limit.
        point =
          isPastLimitBehind(offset, isUpward: isUpward)
          ? offset : unboundedCopy(of: point, beyond: offset, isUpward: isUpward, period)
      }
      let place = point.clamped(to: limits).flushed
      guard isUpward ? place > offset : place < offset else { return }
      if let found = nearest, isUpward ? found <= place : found >= place { return }
      nearest = place
    }
    for area in areas where counts(area) && matches(area) {
      let places = area.places(in: length, isFree: isFree)
      consider(places.lowerBound)
      consider(places.upperBound)
    }
    return nearest
  }

  private func isPastLimitBehind(_ offset: Double, isUpward: Bool) -> Bool {
    isUpward ? offset < limits.lowerBound : offset > limits.upperBound
  }

  /// Returns the first copy of a point strictly beyond an offset, in content without limits.
  private func unboundedCopy(of point: Double, beyond offset: Double, isUpward: Bool, _ period: Double)
    -> Double
  {
    let turns = turns(from: point, to: offset.clamped(to: limits), period)
    let place = (point + turns * period).saturated
    if isUpward ? place > offset : place < offset { return place }
    return (point + (isUpward ? turns + 1 : turns - 1) * period).saturated
  }
}
