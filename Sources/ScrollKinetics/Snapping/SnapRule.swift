import ScrollGeometry

/// Where content may come to rest on one axis, and which of those places a release chooses.
///
///     // The App Store's shelf: cards of 160 points, 10 between, never a cut card at the left edge.
///     let shelf = SnapRule(.every(170), reach: .steps([2200, 2700]))
///     shelf.target(for: SnapRequest(offset: 30, velocity: 2300, limits: 0...1300, viewportLength: 390))  // 340.0
///
/// Choosing a target is apart from getting there: a rule is a pure function of a ``SnapRequest``.
///
/// - A target lies within the limits. Points beyond them count as the limit, so that at either end of the
///   content its edge wins.
/// - Idempotent: content at a target stays. Mirror-symmetric, but for ties without a drag. Monotone in the
///   velocity. Every point can be reached.
/// - Source: our own choice ([O], PHYSICS §9), but for paging, which stops at multiples of the viewport's length
///   ([A]).
public struct SnapRule: Hashable, Sendable {
  /// The offsets at which content rests.
  public enum Points: Hashable, Sendable {
    /// One every so many points, from an origin on and both ways.
    case every(Double, from: Double = 0)
    /// One every viewport length and a spacing, from an origin on and both ways: pages.
    case pages(spacing: Double = 0, from: Double = 0)
    /// The offsets listed.
    case offsets([Double])
    /// The places of items.
    case items([SnapItem])
  }

  /// How far a release carries.
  public enum Reach: Hashable, Sendable {
    /// To the point nearest to where the free flight would end.
    case momentum
    /// As ``momentum``, but no further than so many points from the offset at lift.
    case atMost(Int)
    /// As ``momentum``, but no further than the points that a viewport's length holds, or one.
    case screenful
    /// With a velocity, to the first point strictly beyond the offset at lift; to the second from the first speed
    /// on, to the third from the second, in points per second; to the last where there are not so many. Without a
    /// velocity, and with no point ahead, as ``momentum``.
    case steps([Double])
  }

  /// Whether content must rest on a point.
  public enum Strictness: Hashable, Sendable {
    /// Always.
    case mandatory
    /// Where one is near to where the free flight would end: within so many points, or a third of the viewport.
    case proximity(Double? = nil)
  }

  /// The offsets at which content rests.
  public let points: Points
  /// Which part of an item, or of an interval, stands at the same part of the viewport: 0 the start, 0.5 the
  /// centre, 1 the end. An item can have another, ``SnapItem/alignment``.
  public let alignment: Double
  /// How far a release carries.
  public let reach: Reach
  /// Whether content must rest on a point.
  public let strictness: Strictness
  /// Offsets at which content may rest wherever it likes, in order.
  public let freeRanges: [ClosedRange<Double>]
  /// Whether items that are longer than the viewport are scrolled through.
  ///
  /// Such an item has two places instead of one, whatever its alignment: where it begins with the viewport, and where it
  /// ends with it. Between them content may rest anywhere, and a release comes to rest by itself; one that would leave
  /// the item goes on from place to place as ``reach`` says. Items that lie inside a longer one cut it into parts.
  ///
  /// - Source: our own choice ([O]), after the covering snap areas of CSS and Chromium's handling of those that overlap.
  public let scrollsLongItemsFreely: Bool
  /// How content gets to the place; nil for in time, as PHYSICS §9 has it.
  public let arrival: ScrollArrival?
  /// What has a place where items are not all alike: none where ``points`` tell the places in order.
  let areas: [SnapArea]

  /// The rule made of the given parts.
  ///
  /// - Parameters:
  ///   - points: finite; intervals more than zero, the spacing of pages not negative. Offsets, and items that are
  ///     all alike, are kept in the order of their places, and of those that share a place the first.
  ///   - alignment: from 0 to 1. Has no meaning for listed offsets and pages.
  ///   - reach: a count of at least one; speeds more than zero.
  ///   - strictness: a distance that is finite and not negative.
  ///   - freeRanges: without effect on a release with velocity where the reach goes by ``Reach/steps(_:)``.
  ///   - scrollsLongItemsFreely: without effect on points other than items.
  ///   - arrival: a duration that is more than zero, or a spring.
  /// - Precondition: ``validate(_:alignment:reach:strictness:freeRanges:arrival:)`` does not throw.
  public init(
    _ points: Points, alignment: Double = 0, reach: Reach = .momentum, strictness: Strictness = .mandatory,
    freeRanges: [ClosedRange<Double>] = [], scrollsLongItemsFreely: Bool = false,
    arrival: ScrollArrival? = nil
  ) {
    requireValid { () throws(ScrollValueError) in
      try Self.validate(
        points, alignment: alignment, reach: reach, strictness: strictness, freeRanges: freeRanges,
        arrival: arrival)
    }
    (self.points, areas) = Self.arranged(points, alignment, scrollsLongItemsFreely)
    self.alignment = alignment
    self.reach =
      if case .steps(let speeds) = reach { .steps(speeds.sorted()) } else { reach }
    self.strictness = strictness
    self.freeRanges = freeRanges.sorted { $0.lowerBound < $1.lowerBound }
    self.scrollsLongItemsFreely = scrollsLongItemsFreely
    self.arrival = arrival
  }

  /// Pages: one to a swipe, whatever its speed.
  ///
  /// With a velocity the next multiple of the viewport's length in its direction, without the nearest; a tie goes
  /// to the side the drag came from ([A] for the multiples, [O] for the rest).
  ///
  /// - Precondition: the spacing is finite and not negative.
  public static func paging(spacing: Double = 0) -> SnapRule {
    SnapRule(.pages(spacing: spacing), reach: .steps([]))
  }
}

// MARK: - Order

extension SnapRule {
  /// The points in order, and the areas of items whose places are in no order that is known before the viewport's length.
  private static func arranged(_ points: Points, _ alignment: Double, _ isFree: Bool) -> (Points, [SnapArea])
  {
    switch points {
    case .every, .pages:
      return (points, [])
    case .offsets(let offsets):
      return (.offsets(inOrder(offsets.map(\.flushed)) { $0 }), [])
    case .items(let items):
      guard isFree || items.contains(where: { $0.alignment != nil || $0.stopsAlways }) else {
        return (.items(inOrder(items) { $0.range.anchor(at: alignment) }), [])
      }
      let items = items.sorted {
        ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound)
      }
      return (.items(items), SnapArea.areas(of: items, alignment: alignment, isFree: isFree))
    }
  }

  /// The elements in the order of their places, one to a place.
  private static func inOrder<Element>(_ elements: [Element], _ place: (Element) -> Double) -> [Element] {
    var result: [Element] = []
    for element in elements.sorted(by: { place($0) < place($1) })
    where result.last.map(place) != place(element) {
      result.append(element)
    }
    return result
  }
}

#if !hasFeature(Embedded)
  extension SnapRule: Codable {}
  extension SnapRule.Points: Codable {}
  extension SnapRule.Reach: Codable {}
  extension SnapRule.Strictness: Codable {}
#endif
