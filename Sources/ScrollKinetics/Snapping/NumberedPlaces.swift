import ScrollGeometry

/// The places of a rule in order, numbered by consecutive integers. Only the first and the last can be limits.
struct NumberedPlaces: NumberedOffsets {
  let numbers: ClosedRange<Int64>
  private let points: NumberedPoints
  private let limits: ClosedRange<Double>

  /// The places of `rule`; nil where it has none.
  init?(of rule: SnapRule, limits: ClosedRange<Double>, viewportLength length: Double) {
    guard let points = NumberedPoints(of: rule, viewportLength: length) else { return nil }
    self.points = points
    self.limits = limits
    let first = Swift.max(points.numbers.lowerBound, points.first { $0 > limits.lowerBound } - 1)
    // Limits that coincide are one place, however many points are clamped to it.
    let last =
      limits.lowerBound == limits.upperBound
      ? first : Swift.min(points.numbers.upperBound, points.first { $0 >= limits.upperBound })
    numbers = first...last
  }

  subscript(number: Int64) -> Double { points[number].clamped(to: limits).flushed }

  /// Returns the number of places of a lattice in a distance, whatever its start; nil for others.
  func count(within distance: Double) -> Int64? {
    guard case .lattice(let interval, _) = points else { return nil }
    return Int64(Swift.min(distance / interval, Double(NumberedPoints.furthest)).roundedDown)
  }
}

/// The points of a rule, in order.
enum NumberedPoints: NumberedOffsets {
  /// `origin + number·interval`.
  case lattice(interval: Double, origin: Double)
  case offsets([Double])
  /// `lower + alignment·(upper − lower) − shift`, the shift being `alignment·viewport`.
  /// Of content that repeats, each of them again after each `period`.
  case items([SnapItem], alignment: Double, shift: Double, period: Double?)

  // Above 2⁵² the rounding of a multiple is larger than an interval.
  static let furthest: Int64 = 1 << 52

  /// The points of `rule` in a viewport of `length`; nil where it has none.
  init?(of rule: SnapRule, viewportLength length: Double) {
    let alignment = rule.alignment
    switch rule.points {
    case .every(let interval, let origin):
      let shift = (alignment * (interval - length)).saturated
      self = .lattice(
        interval: Swift.max(interval, .leastNormalMagnitude), origin: (origin + shift).saturated)
    case .pages(let spacing, let origin):
      let interval = (length + spacing).saturated
      guard interval > 0 else { return nil }
      self = .lattice(interval: interval, origin: origin)
    case .offsets([]), .items([]), .repeated([], _): return nil
    case .offsets(let offsets): self = .offsets(offsets)
    case .items(let items), .repeated(let items, _):
      self = .items(items, alignment: alignment, shift: alignment * length, period: rule.points.period)
    }
  }

  var numbers: ClosedRange<Int64> {
    switch self {
    case .offsets(let offsets): 0...Int64(offsets.count - 1)
    case .items(let items, _, _, nil): 0...Int64(items.count - 1)
    case .lattice, .items: -Self.furthest...Self.furthest
    }
  }

  subscript(number: Int64) -> Double {
    switch self {
    case .lattice(let interval, let origin): return (origin + Double(number) * interval).saturated
    case .offsets(let offsets): return offsets[Int(number)]
    case .items(let items, let alignment, let shift, let period):
      let count = Int64(items.count)
      var (turn, index) = number.quotientAndRemainder(dividingBy: count)
      if index < 0 { (turn, index) = (turn - 1, index + count) }
      let point = items[Int(index)].range.anchor(at: alignment) - shift
      return (period.map { point + Double(turn) * $0 } ?? point).saturated
    }
  }
}

/// Offsets in order, numbered by consecutive integers. Neighbours can be equal.
///
/// Each question takes one binary search: 54 offsets are read for the longest lattice, whatever its numbers.
protocol NumberedOffsets {
  var numbers: ClosedRange<Int64> { get }
  subscript(number: Int64) -> Double { get }
}

extension NumberedOffsets {
  /// Returns the `count`-th offset strictly beyond `offset`, upwards or downwards; nil where there are fewer.
  func offset(_ count: Int64, beyond offset: Double, isUpward: Bool) -> Double? {
    let next = number(beyond: offset, isUpward: isUpward)
    guard count <= (isUpward ? numbers.upperBound - next : next - numbers.lowerBound) + 1 else { return nil }
    return self[isUpward ? next + (count - 1) : next - (count - 1)]
  }

  /// Returns the number of the first offset strictly beyond `offset`, upwards or downwards; if there is none, the number
  /// after the last or before the first.
  func number(beyond offset: Double, isUpward: Bool) -> Int64 {
    isUpward ? first { $0 > offset } : first { $0 >= offset } - 1
  }

  /// Returns the number of the first offset that satisfies `condition`, as do all after it; else the number after the last.
  func first(where condition: (Double) -> Bool) -> Int64 {
    (numbers.lowerBound..<numbers.upperBound + 1).partition { condition(self[$0]) }
  }
}

extension ClosedRange<Double> {
  /// Returns the place at the fraction `alignment` of an item, which is aligned with the same fraction of the viewport.
  ///
  /// It does not depend on the viewport's length: items in the order of their anchors are in the order of their points.
  func anchor(at alignment: Double) -> Double {
    Double.interpolated(from: lowerBound, to: upperBound, at: alignment)
  }
}
