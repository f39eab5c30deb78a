import ScrollGeometry

/// The places of areas between the limits of one request. Their order depends on the viewport's length, so that they
/// are found by a search of all areas.
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
  /// - Complexity: a few searches of all areas, whatever the count and the distance. A count of more than ``fewPlaces``
  ///   puts the places in order, in an array.
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
    if period != nil, isUpward ? offset < limits.lowerBound : offset > limits.upperBound {
      return place(count - 1, beyond: offset.clamped(to: limits), isUpward: isUpward)
    }
    let places = places(beyond: offset, isUpward: isUpward)
    guard let period else { return count <= places.count ? places[Int(count - 1)] : nil }
    // The places repeat up to the limit, which is the last.
    func copy(_ number: Int64) -> Double {
      let (turns, place) = number.quotientAndRemainder(dividingBy: Int64(places.count))
      return (places[Int(place)] + (isUpward ? 1 : -1) * Double(turns) * period).saturated
    }
    func isInside(_ place: Double) -> Bool { isUpward ? place < limit : place > limit }
    guard !places.isEmpty, isInside(copy(count - 2)) else { return nil }
    return (isInside(copy(count - 1)) ? copy(count - 1) : limit).flushed
  }

  /// The number of places up to which they are searched one after the other, without an array.
  private static let fewPlaces: Int64 = 8

  /// Returns the places strictly beyond `offset`, in order and without duplicates; of areas that repeat, those of one turn, which
  /// limits do not bound.
  private func places(beyond offset: Double, isUpward: Bool) -> [Double] {
    var points: [Double] = []
    for area in areas where counts(area) {
      let ends = area.places(in: length, isFree: isFree)
      points.append(ends.lowerBound)
      if ends.lowerBound < ends.upperBound { points.append(ends.upperBound) }
    }
    points =
      if let period {
        points.map { unboundedCopy(of: $0, beyond: offset, isUpward: isUpward, period) }
      } else {
        points.map { $0.clamped(to: limits).flushed }.filter { isUpward ? $0 > offset : $0 < offset }
      }
    var places: [Double] = []
    for point in points.inOrder(by: isUpward ? { $0 < $1 } : { $0 > $1 }) where point != places.last {
      places.append(point)
    }
    return places
  }

  /// Returns the first place strictly beyond `offset` that no release may pass; nil where there is none.
  func stop(beyond offset: Double, isUpward: Bool) -> Double? {
    nextPlace(beyond: offset, isUpward: isUpward, where: { $0.stopsAlways })
  }

  /// Returns whether an area longer than the viewport covers the viewport at `offset`.
  func isFree(at offset: Double) -> Bool {
    areas.contains { freeRange(of: $0, near: offset)?.contains(offset) ?? false }
  }

  /// Returns the farthest offset to which content can move from `offset` in a direction while one area covers the
  /// viewport; nil where it cannot move.
  func freeEnd(from offset: Double, isUpward: Bool) -> Double? {
    var furthest: Double?
    for area in areas {
      guard let range = freeRange(of: area, near: offset), range.contains(offset) else { continue }
      let end = (isUpward ? range.upperBound : range.lowerBound).clamped(to: limits).flushed
      if isUpward ? end > furthest ?? offset : end < furthest ?? offset { furthest = end }
    }
    return furthest
  }

  /// Returns the offsets at which `area`, or the copy of it that begins before `offset`, covers the viewport; nil unless it is
  /// longer than the viewport.
  private func freeRange(of area: SnapArea, near offset: Double) -> ClosedRange<Double>? {
    guard isFree, counts(area) else { return nil }
    let range = area.places(in: length, isFree: true)
    guard range.lowerBound < range.upperBound else { return nil }
    guard let period else { return range }
    let shift = turns(from: range.lowerBound, to: offset, period) * period
    let start = (range.lowerBound + shift).saturated
    return start...Swift.max(start, (range.upperBound + shift).saturated)
  }

  /// Returns the number of whole turns from a point to an offset.
  private func turns(from point: Double, to offset: Double, _ period: Double) -> Double {
    let turns = ((offset - point).saturated / period).saturated
    return turns.magnitude < 0x1p52 ? turns.wholeBelow : turns
  }

  private func counts(_ area: SnapArea) -> Bool { area.least <= length && length < area.below }

  private func nextPlace(beyond offset: Double, isUpward: Bool, where matches: (SnapArea) -> Bool) -> Double?
  {
    var nearest: Double?
    func consider(_ point: Double) {
      let point = period.map { copy(of: point, beyond: offset, isUpward: isUpward, $0) } ?? point
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

  /// Returns the copy of a point that is the first strictly beyond an offset, inside the limits if one lies there.
  private func copy(of point: Double, beyond offset: Double, isUpward: Bool, _ period: Double) -> Double {
    // A copy past a limit counts as the limit.
    if isUpward ? offset < limits.lowerBound : offset > limits.upperBound {
      return isUpward ? limits.lowerBound : limits.upperBound
    }
    return unboundedCopy(of: point, beyond: offset, isUpward: isUpward, period)
  }

  /// Returns the same copy of content without limits.
  private func unboundedCopy(of point: Double, beyond offset: Double, isUpward: Bool, _ period: Double)
    -> Double
  {
    var turns = turns(from: point, to: offset.clamped(to: limits), period)
    func place() -> Double { (point + turns * period).saturated }
    if isUpward {
      if place() <= offset { turns += 1 }
    } else if place() >= offset {
      turns -= 1
    }
    return place()
  }
}
