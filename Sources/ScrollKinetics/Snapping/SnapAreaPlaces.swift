import ScrollGeometry

/// The places of areas between the limits of one request, found by looking at all areas: which place comes before which
/// depends on the viewport's length.
struct SnapAreaPlaces {
  let areas: [SnapArea]
  let limits: ClosedRange<Double>
  let length: Double
  /// Whether areas longer than the viewport are scrolled through.
  let isFree: Bool

  /// The `count`-th place strictly beyond `offset`; nil where there are not so many.
  func place(_ count: Int64, beyond offset: Double, isUpward: Bool) -> Double? {
    var place: Double? = offset
    var left = count
    while left > 0, let last = place {
      place = nextPlace(beyond: last, isUpward: isUpward, where: { _ in true })
      left -= 1
    }
    return place
  }

  /// The first place strictly beyond `offset` that no release may pass.
  func stop(beyond offset: Double, isUpward: Bool) -> Double? {
    nextPlace(beyond: offset, isUpward: isUpward, where: \.stopsAlways)
  }

  /// Whether an area longer than the viewport covers it at `offset`.
  func isFree(at offset: Double) -> Bool {
    areas.contains { freeRange(of: $0)?.contains(offset) ?? false }
  }

  /// How far content at `offset` may go in a direction with one area covering the viewport all the way; nil for nowhere.
  func freeEnd(from offset: Double, isUpward: Bool) -> Double? {
    var furthest: Double?
    for area in areas {
      guard let range = freeRange(of: area), range.contains(offset) else { continue }
      let end = (isUpward ? range.upperBound : range.lowerBound).clamped(to: limits).flushed
      if isUpward ? end > furthest ?? offset : end < furthest ?? offset { furthest = end }
    }
    return furthest
  }

  /// The offsets at which `area` covers the viewport, where it is longer than that.
  private func freeRange(of area: SnapArea) -> ClosedRange<Double>? {
    guard isFree, counts(area) else { return nil }
    let range = area.places(in: length, isFree: true)
    return range.lowerBound < range.upperBound ? range : nil
  }

  private func counts(_ area: SnapArea) -> Bool { area.least <= length && length < area.below }

  private func nextPlace(beyond offset: Double, isUpward: Bool, where matches: (SnapArea) -> Bool) -> Double?
  {
    var nearest: Double?
    func consider(_ point: Double) {
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
}
