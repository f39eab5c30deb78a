import ScrollGeometry

/// A rule for the offsets at which content comes to rest on one axis, and for the choice of one of them at a release.
///
///     // The App Store's shelf: cards of 160 points, 10 between, never a cut card at the left edge.
///     let shelf = SnapRule(.every(170), reach: .steps([2200, 2700]))
///     shelf.target(at: 30, velocity: 2300, limits: 0...1300, viewportLength: 390)  // 340.0
///
/// ``target(at:velocity:proposal:limits:viewportLength:dragOrigin:)`` is pure, and independent of the motion to it.
///
/// - A target lies within the limits. A point past a limit counts as the limit.
/// - Idempotent: content at a target stays there. Mirror-symmetric, except for ties without a drag. Monotone in the velocity.
///   Every point can be reached.
/// - Source: our own choice ([O], PHYSICS §9), except that paging stops at multiples of the viewport's length ([A]).
public struct SnapRule: Hashable, Sendable {
  /// The offsets at which content rests.
  public enum Points: Hashable, Sendable {
    /// Evenly spaced offsets: an origin plus all multiples of an interval, in both directions.
    case every(Double, origin: Double = 0)
    /// Pages: an origin plus all multiples of the viewport's length and a spacing, in both directions.
    case pages(spacing: Double = 0, origin: Double = 0)
    /// The given offsets.
    case offsets([Double])
    /// The places of items.
    case items([SnapItem])
    /// The places of items that repeat after a length, of content without an end; see ``/ScrollGeometry/ScrollLoop``.
    ///
    /// The items are those of one turn: from the start of the first to the end of the last is at most the length. Free ranges
    /// are not repeated.
    case repeated([SnapItem], every: Double)
  }

  /// The distance that a release can move the content.
  public enum Reach: Hashable, Sendable {
    /// To the place nearest to the end of the free flight.
    case momentum
    /// As ``momentum``, but at most the given number of places from the offset at the release. A slow release stays at
    /// its place if that is the nearest; with ``steps(_:)`` it goes to the next.
    case atMost(Int)
    /// As ``momentum``, but at most the number of places within a viewport's length, and at least one.
    case screenful
    /// By steps of speed, not by the flight: with a velocity to the first place strictly beyond the offset at the release,
    /// from the first of the given speeds on, in points per second, to the second place, and so on, or to the last where
    /// there are fewer. Without a velocity, and with no place ahead, as ``momentum``.
    case steps([Double])
  }

  /// Whether content must rest on a point.
  public enum Strictness: Hashable, Sendable {
    /// Content always rests on a point.
    case mandatory
    /// Content rests on a point near to the end of its free flight: within the distance, or nil for a third of the viewport.
    case proximity(Double? = nil)
  }

  /// The offsets at which content rests.
  public let points: Points
  /// The fraction of an item, or of an interval, that is aligned with the same fraction of the viewport: 0 the start,
  /// 0.5 the centre, 1 the end. An item can have another alignment, ``SnapItem/alignment``.
  public let alignment: Double
  /// The distance that a release can move the content.
  public let reach: Reach
  /// Whether content must rest on a point.
  public let strictness: Strictness
  /// The ranges of offsets in which content may rest anywhere, in order.
  public let freeRanges: [ClosedRange<Double>]
  /// Whether items that are longer than the viewport are scrolled through.
  ///
  /// Such an item has two places instead of one, whatever its alignment: those at which its start and its end are aligned
  /// with the viewport's. Between them content may rest anywhere, and a release is a free flight. A release that would leave
  /// the item continues from place to place according to ``reach``. Items that lie inside a longer one divide it into parts.
  ///
  /// - Source: our own choice ([O]), after the covering snap areas of CSS and Chromium's handling of those that overlap.
  public let scrollsLongItemsFreely: Bool
  /// The motion to the target; nil for the one described in PHYSICS §9.
  public let arrival: ScrollArrival?
  /// The areas of items whose places have no known order; empty if ``points`` are in the order of their places.
  let areas: [SnapArea]
  /// Whether steps of wheels and keys lead to the first of the offsets: not where that dismisses a sheet or collapses a card.
  var stepsReachFirst = true

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - points: finite; intervals more than zero, the spacing of pages not negative. Offsets, and items without their
  ///     own alignment, are stored in the order of their places; of several with the same place only the first is
  ///     stored.
  ///   - alignment: from 0 to 1. It has no effect on listed offsets and pages.
  ///   - reach: a count of at least one; speeds more than zero.
  ///   - strictness: a distance that is finite and not negative.
  ///   - freeRanges: finite. They have no effect on a release with velocity if the reach is ``Reach/steps(_:)``.
  ///   - scrollsLongItemsFreely: has no effect on points other than items.
  ///   - arrival: a duration that is more than zero, or a spring.
  ///   - file: the file of the call, for messages.
  ///   - line: its line.
  /// - Precondition: ``validate(_:alignment:reach:strictness:freeRanges:arrival:)`` does not throw.
  public init(
    _ points: Points, alignment: Double = 0, reach: Reach = .momentum, strictness: Strictness = .mandatory,
    freeRanges: [ClosedRange<Double>] = [], scrollsLongItemsFreely: Bool = false,
    arrival: ScrollArrival? = nil, file: CallerFile = #fileID, line: CallerLine = #line
  ) {
    requireValid(
      try Self.validate(
        points, alignment: alignment, reach: reach, strictness: strictness, freeRanges: freeRanges,
        arrival: arrival), file, line)
    (self.points, areas) = Self.arranged(points, alignment, scrollsLongItemsFreely)
    (self.alignment, self.strictness, self.arrival) = (alignment, strictness, arrival)
    self.reach = if case .steps(let speeds) = reach { .steps(speeds.inOrder(by: <)) } else { reach }
    self.freeRanges = freeRanges.inOrder { $0.lowerBound < $1.lowerBound }
    self.scrollsLongItemsFreely = scrollsLongItemsFreely
  }

  /// Returns the rule of pages: a swipe moves by one page, whatever its speed.
  ///
  /// With a velocity the target is the next multiple of the viewport's length in its direction, without a velocity the
  /// nearest; a tie goes to the side that the drag came from ([A] for the multiples, [O] for the rest).
  ///
  /// - Precondition: the spacing is finite and not negative.
  public static func paging(spacing: Double = 0) -> SnapRule {
    SnapRule(.pages(spacing: spacing), reach: .steps([]))
  }

  /// Returns the points in order, and the areas of items if the order of their places depends on the viewport's length.
  private static func arranged(_ points: Points, _ alignment: Double, _ isFree: Bool) -> (Points, [SnapArea])
  {
    switch points {
    case .every, .pages: return (points, [])
    case .offsets(let offsets): return (.offsets(onePerPlace(offsets.map { $0.flushed }) { $0 }), [])
    case .items(let items):
      guard isFree || items.contains(where: { $0.alignment != nil || $0.stopsAlways }) else {
        return (.items(onePerPlace(items) { $0.range.anchor(at: alignment) }), [])
      }
      let items = inOrderOfStarts(items)
      return (.items(items), SnapArea.areas(of: items, alignment: alignment, isFree: isFree))
    case .repeated(let items, let length):
      guard isFree || items.contains(where: { $0.alignment != nil || $0.stopsAlways }) else {
        var items = onePerPlace(items) { $0.range.anchor(at: alignment) }
        // A place at the end of the turn is that at its start.
        if let first = items.first?.range.anchor(at: alignment), items.count > 1,
          items[items.count - 1].range.anchor(at: alignment) - first >= length
        {
          items.removeLast()
        }
        return (.repeated(items, every: length), [])
      }
      let turn = inOrderOfStarts(items)
      let turns = [-length, 0, length].flatMap { shift in turn.map { $0.moved(by: shift) } }
      let start = turn.first?.range.lowerBound ?? 0
      let areas = SnapArea.areas(of: turns, alignment: alignment, isFree: isFree).filter {
        start <= $0.range.lowerBound && $0.range.lowerBound - start < length
      }
      return (.repeated(turn, every: length), areas)
    }
  }

  /// Returns the items in the order of their starts, and of two with the same start the longer first.
  private static func inOrderOfStarts(_ items: [SnapItem]) -> [SnapItem] {
    items.inOrder {
      ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound)
    }
  }

  /// Returns the elements in the order of their places, one for each place.
  private static func onePerPlace<Element>(_ elements: [Element], _ place: (Element) -> Double) -> [Element] {
    var result: [Element] = []
    for element in elements.inOrder(by: { place($0) < place($1) })
    where result.last.map(place) != place(element) {
      result.append(element)
    }
    return result
  }

  /// Throws the error of the first number outside its valid range.
  public static func validate(
    _ points: Points, alignment: Double = 0, reach: Reach = .momentum, strictness: Strictness = .mandatory,
    freeRanges: [ClosedRange<Double>] = [], arrival: ScrollArrival? = nil
  ) throws(ScrollValueError) {
    switch points {
    case .every(let interval, let origin):
      try interval.check(.positive, "snap.interval")
      try origin.check(.finite, "snap.origin")
    case .pages(let spacing, let origin):
      try spacing.check(.notNegative, "snap.spacing")
      try origin.check(.finite, "snap.origin")
    case .offsets(let offsets):
      for (index, offset) in offsets.enumerated() { try offset.check(.finite, "snap.offsets[\(index)]") }
    case .items(let items):
      for (index, item) in items.enumerated() { try item.validate("snap.items[\(index)]") }
    case .repeated(let items, let length):
      try length.check(.positive, "snap.length")
      for (index, item) in items.enumerated() { try item.validate("snap.items[\(index)]") }
      try items.extent.check(.within(0...length), "snap.items.extent")
    }
    try alignment.check(.fraction, "snap.alignment")
    switch reach {
    case .momentum, .screenful: break
    case .atMost(let count): try Double(count).check(.positive, "snap.atMost")
    case .steps(let speeds):
      for (index, speed) in speeds.enumerated() { try speed.check(.positive, "snap.steps[\(index)]") }
    }
    if case .proximity(let distance?) = strictness { try distance.check(.notNegative, "snap.proximity") }
    for (index, range) in freeRanges.enumerated() { try range.check("snap.freeRanges[\(index)]") }
    try arrival?.validate()
  }
}

extension SnapRule.Points {
  /// The length after which items repeat; nil for points that do not.
  var period: Double? { if case .repeated(_, let length) = self { length } else { nil } }
}

extension [SnapItem] {
  /// The distance from the start of the first item to the end of the last; 0 without items.
  var extent: Double {
    let start = reduce(.greatestFiniteMagnitude) { Swift.min($0, $1.range.lowerBound) }
    return Swift.max(0, (reduce(-start.magnitude) { Swift.max($0, $1.range.upperBound) } - start).saturated)
  }
}

extension SnapRule.Reach: Codable {
  // swift-format-ignore: NoLeadingUnderscores
  enum AtMostCodingKeys: String, CodingKey { case _0 = "points" }
  // swift-format-ignore: NoLeadingUnderscores
  enum StepsCodingKeys: String, CodingKey { case _0 = "speeds" }
}
extension SnapRule.Strictness: Codable {
  // swift-format-ignore: NoLeadingUnderscores
  enum ProximityCodingKeys: String, CodingKey { case _0 = "distance" }
}

#if !hasFeature(Embedded)
  extension SnapRule.Points: CodableByHand {
    private enum CodingKeys: String, CodingKey { case every, pages, offsets, items, repeated }
    private enum FieldCodingKeys: String, CodingKey { case length, origin, spacing, offsets, items }

    package init(reading decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let kind = try values.onlyKey(orRefuse: "must be one kind of points, but is \(values.allKeys.count)")
      let fields = try values.nestedContainer(keyedBy: FieldCodingKeys.self, forKey: kind)
      switch kind {
      case .every: self = .every(try fields[.length], origin: try fields[.origin])
      case .pages: self = .pages(spacing: try fields[.spacing], origin: try fields[ifPresent: .origin] ?? 0)
      case .offsets: self = .offsets(try fields[.offsets])
      case .items: self = .items(try fields[.items])
      case .repeated: self = .repeated(try fields[.items], every: try fields[.length])
      }
    }

    /// Encodes `{"every": {"length": …, "origin": …}}`, `{"pages": {"spacing": …}}`, with an origin where it is not 0,
    /// `{"offsets": {"offsets": […]}}`, `{"items": {"items": […]}}` or `{"repeated": {"items": […], "length": …}}`.
    package func write(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      func write(_ kind: CodingKeys, _ fields: KeyValuePairs<FieldCodingKeys, (any Encodable)?>) throws {
        try values.encode(fields, in: kind)
      }
      switch self {
      case .every(let length, let origin): try write(.every, [.length: length, .origin: origin])
      case .pages(let spacing, let origin): try write(.pages, [.spacing: spacing, .origin: origin.unless(0)])
      case .offsets(let offsets): try write(.offsets, [.offsets: offsets])
      case .items(let items): try write(.items, [.items: items])
      case .repeated(let items, let length): try write(.repeated, [.items: items, .length: length])
      }
    }
  }

  extension SnapRule: CodableByHand {
    private enum CodingKeys: String, CodingKey {
      case points, alignment, reach, strictness, freeRanges, scrollsLongItemsFreely, arrival, stepsReachFirst
    }

    package init(reading decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      try Self.validate(
        values[.points], alignment: values[.alignment], reach: values[.reach],
        strictness: values[.strictness], freeRanges: values[.freeRanges],
        arrival: values[ifPresent: .arrival])
      try self.init(
        values[.points], alignment: values[.alignment], reach: values[.reach],
        strictness: values[.strictness], freeRanges: values[.freeRanges],
        scrollsLongItemsFreely: values[ifPresent: .scrollsLongItemsFreely] ?? false,
        arrival: values[ifPresent: .arrival])
      stepsReachFirst = try values[ifPresent: .stepsReachFirst] ?? true
    }

    package func write(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode([
        .points: points, .alignment: alignment, .reach: reach, .strictness: strictness,
        .freeRanges: freeRanges, .scrollsLongItemsFreely: scrollsLongItemsFreely.unless(false),
        .arrival: arrival, .stepsReachFirst: stepsReachFirst.unless(true),
      ])
    }
  }
#endif
