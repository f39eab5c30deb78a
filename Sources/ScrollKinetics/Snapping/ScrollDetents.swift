import ScrollGeometry

/// The offsets at which a sheet rests, and the free range after them in which the sheet's content scrolls.
///
///     let detents = ScrollDetents([0, 300, 500])
///     detents.restingOffset(from: 120, velocity: 900, proposed: 410)     // 500.0
///     detents.restingOffset(from: 900, velocity: -3000, proposed: -200)  // 500.0, where the list begins
///     detents.restingOffset(from: 900, velocity: -500, proposed: 655)    // 655.0
///
/// With d₀ the first detent and dₙ the last:
///
/// - Released between two detents without velocity, the content goes to the nearest one. With a velocity it goes to
///   the detent nearest to the place where the flight would end, at least to the next one in the direction of the
///   velocity, and at most to dₙ. Of two equally near detents the lower is chosen.
/// - Released on a detent, likewise, except that a flight that would not leave it stays. From dₙ a flight forwards is free.
/// - Released after dₙ, the place of rest is free, but a fling back stops at dₙ: a fling of the list does not move the sheet.
/// - Released before d₀, the content returns to d₀, unless its velocity carries it to another detent.
/// - Monotone in `proposed` for one offset and direction. With two detents, 0 and the travel, it is
///   ``/ScrollGeometry/ExpandingCard/restingOffset(from:velocity:proposed:)``.
/// - Source: our choice, [O].
public struct ScrollDetents: Hashable, Sendable {
  /// The offsets, in increasing order.
  public let offsets: [Double]

  /// Creates detents at the given offsets, which may be in any order.
  ///
  /// - Precondition: there is at least one, and all are finite; ``validate(_:)`` checks that.
  public init(_ offsets: [Double], file: CallerFile = #fileID, line: CallerLine = #line) {
    requireValid(try Self.validate(offsets), file, line)
    self.offsets = offsets.inOrder(by: <)
  }

  /// Throws unless there is at least one offset and all are finite.
  public static func validate(_ offsets: [Double]) throws(ScrollValueError) {
    try Double(offsets.count).check(.atLeast(1), "offsets.count")
    for (index, offset) in offsets.enumerated() { try offset.check(.finite, "offsets[\(index)]") }
  }

  /// Returns the offset at which content released at `offset` comes to rest.
  ///
  /// - `proposed` is where content would come to rest without detents; of the velocity only the sign matters.
  /// - Precondition: all three are finite.
  public func restingOffset(from offset: Double, velocity: Double, proposed: Double) -> Double {
    requireValid(try offset.check(.finite, "offset"))
    requireValid(try velocity.check(.finite, "velocity"))
    requireValid(try proposed.check(.finite, "proposed"))
    let (first, last) = (offsets[0], offsets[offsets.count - 1])
    if offset > last || (offset == last && proposed >= last) { return Swift.max(proposed, last) }
    if offset <= first && proposed <= first { return Swift.min(proposed, first) }
    let offset = Swift.max(offset, first)
    let nearest = nearest(to: velocity == 0 ? offset : proposed)
    // A flight that does not leave the detent on which it begins counts as no flight.
    if velocity > 0 {
      return Swift.max(nearest, offsets.first { $0 > offset || ($0 == offset && proposed <= offset) } ?? last)
    }
    if velocity < 0 {
      return Swift.min(nearest, offsets.last { $0 < offset || ($0 == offset && proposed >= offset) } ?? first)
    }
    return nearest
  }

  /// Returns the detent nearest to `offset`; the lower of two that are equally near.
  func nearest(to offset: Double) -> Double {
    offsets.min { ($0 - offset).magnitude < ($1 - offset).magnitude } ?? offset
  }
}

#if !hasFeature(Embedded)
  extension ScrollDetents: CodableByParts {
    package init(parts offsets: [Double]) throws {
      try Self.validate(offsets)
      self.init(offsets)
    }

    package var parts: [Double] { offsets }
  }
#endif
