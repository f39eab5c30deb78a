import ScrollGeometry

/// The places of a rule whose points are in a known order, numbered by consecutive integers. Only the first and the
/// last place can be points that were clamped to a limit.
struct NumberedPlaces {
  private enum Source {
    /// `origin + index·interval`.
    case lattice(interval: Double, origin: Double)
    case offsets([Double])
    /// `lower + alignment·(upper − lower) − shift`, the shift being `alignment·viewport`.
    case items([SnapItem], alignment: Double, shift: Double)
  }

  private let source: Source
  private let limits: ClosedRange<Double>
  private let first: Int64
  private let last: Int64

  /// The places of `rule`; nil where it has none.
  init?(of rule: SnapRule, limits: ClosedRange<Double>, viewportLength length: Double) {
    let alignment = rule.alignment
    switch rule.points {
    case .every(let interval, let origin):
      let shift = (alignment * (interval - length)).saturated
      source = .lattice(
        interval: Swift.max(interval, .leastNormalMagnitude), origin: (origin + shift).saturated)
    case .pages(let spacing, let origin):
      let interval = (length + spacing).saturated
      guard interval > 0 else { return nil }
      source = .lattice(interval: interval, origin: origin)
    case .offsets(let offsets):
      guard !offsets.isEmpty else { return nil }
      source = .offsets(offsets)
    case .items(let items):
      guard !items.isEmpty else { return nil }
      source = .items(items, alignment: alignment, shift: alignment * length)
    }
    self.limits = limits
    let ends = Self.ends(of: source)
    first = Self.lastIndex(in: source, ends, notAbove: limits.lowerBound)
    // Limits that coincide are one place, however many points are clamped to it.
    last =
      limits.lowerBound == limits.upperBound
      ? first : Self.firstIndex(in: source, ends, notBelow: limits.upperBound)
  }

  /// Returns the `count`-th place strictly beyond `offset`, upwards or downwards; nil where there are fewer.
  func place(_ count: Int64, beyond offset: Double, isUpward: Bool) -> Double? {
    let behind = lastPlace(notBeyond: offset, isUpward: isUpward)
    guard count <= (isUpward ? last - behind : behind - first) else { return nil }
    var index = isUpward ? behind + count : behind - count
    // All subnormal points are flushed to one place, 0.
    while first...last ~= index {
      let place = place(index)
      if isUpward ? place > offset : place < offset { return place }
      index += isUpward ? 1 : -1
    }
    return nil
  }

  /// Returns the number of places beyond `offset` on one side, at most `distance` away.
  func count(within distance: Double, of offset: Double, isUpward: Bool) -> Int64 {
    if case .lattice(let interval, _) = source {
      return Int64(Swift.min(distance / interval, Double(Self.furthest)).roundedDown)
    }
    let end = (isUpward ? offset + distance : offset - distance).saturated
    let behind = lastPlace(notBeyond: offset, isUpward: isUpward)
    return abs(lastPlace(notBeyond: end, isUpward: isUpward) - behind)
  }

  private func place(_ index: Int64) -> Double {
    Self.point(index, of: source).clamped(to: limits).flushed
  }

  /// Returns the last place in the direction that is not beyond `offset`; the number before the first where all are
  /// beyond.
  private func lastPlace(notBeyond offset: Double, isUpward: Bool) -> Int64 {
    isUpward ? index(notAbove: offset) ?? first - 1 : index(notBelow: offset) ?? last + 1
  }

  /// Returns the last place at or below `offset`.
  private func index(notAbove offset: Double) -> Int64? {
    // A clamped end can lie on the other side of the offset than its point.
    if offset < place(first) { return nil }
    if offset >= place(last) { return last }
    return Self.lastIndex(in: source, first...last, notAbove: offset)
  }

  /// Returns the first place at or above `offset`.
  private func index(notBelow offset: Double) -> Int64? {
    if offset > place(last) { return nil }
    if offset <= place(first) { return first }
    return Self.firstIndex(in: source, first...last, notBelow: offset)
  }
}

// MARK: - The points of a rule

extension NumberedPlaces {
  // Above 2⁵² the rounding of a multiple is larger than an interval.
  private static let furthest: Int64 = 1 << 52

  private static func ends(of source: Source) -> ClosedRange<Int64> {
    switch source {
    case .lattice: -furthest...furthest
    case .offsets(let offsets): 0...Int64(offsets.count - 1)
    case .items(let items, _, _): 0...Int64(items.count - 1)
    }
  }

  private static func point(_ index: Int64, of source: Source) -> Double {
    switch source {
    case .lattice(let interval, let origin):
      return (origin + Double(index) * interval).saturated
    case .offsets(let offsets):
      return offsets[Int(index)]
    case .items(let items, let alignment, let shift):
      return (items[Int(index)].range.anchor(at: alignment) - shift).saturated
    }
  }

  /// Returns the last point at or below `offset`, or the first of all.
  private static func lastIndex(in source: Source, _ range: ClosedRange<Int64>, notAbove offset: Double)
    -> Int64
  {
    Swift.max(range.lowerBound, partition(source, range) { $0 > offset } - 1)
  }

  /// Returns the first point at or above `offset`, or the last of all.
  private static func firstIndex(in source: Source, _ range: ClosedRange<Int64>, notBelow offset: Double)
    -> Int64
  {
    Swift.min(range.upperBound, partition(source, range) { $0 >= offset })
  }

  /// Returns the first index of `range` whose point satisfies `beyond`, or one more than the last. The points are in
  /// order, so that a binary search finds it, in 53 steps for the longest lattice.
  private static func partition(
    _ source: Source, _ range: ClosedRange<Int64>, _ beyond: (Double) -> Bool
  ) -> Int64 {
    var (low, high) = (range.lowerBound, range.upperBound + 1)
    while low < high {
      let middle = low + (high - low) / 2
      if beyond(point(middle, of: source)) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension ClosedRange<Double> {
  /// Returns the place at the fraction `alignment` of an item, which is aligned with the same fraction of the viewport.
  ///
  /// The place does not depend on the viewport's length: items in the order of their anchors are in the order of their
  /// points.
  func anchor(at alignment: Double) -> Double {
    Double.interpolated(from: lowerBound, to: upperBound, at: alignment)
  }
}
