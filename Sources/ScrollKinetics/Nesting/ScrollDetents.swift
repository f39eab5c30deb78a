import ScrollGeometry

/// The heights at which a sheet rests, and the free range beyond them in which what it holds scrolls.
///
///     let detents = ScrollDetents([0, 300, 500])
///     detents.restingOffset(from: 120, velocity: 900, proposed: 410)     // 500.0
///     detents.restingOffset(from: 900, velocity: -3000, proposed: -200)  // 500.0, where the list begins
///     detents.restingOffset(from: 900, velocity: -500, proposed: 655)    // 655.0
///
/// With d₀ the first detent and dₙ the last:
///
/// - Between two detents content goes to the nearest without a velocity; with one to the detent nearest to where its
///   flight would end, but at least to the next in its direction, and never beyond dₙ. A tie goes to the lower.
/// - On a detent the same, except that a flight that does not leave it stays; on dₙ a flight forwards is free.
/// - Beyond dₙ rest is free, but a fling back stops at dₙ: the list's fling does not pull the sheet down.
/// - Before d₀ content goes back to it, unless a velocity carries it to another.
/// - Monotone in `proposed` for one offset and direction. With two detents, 0 and the travel, it is
///   ``ScrollGeometry/ExpandingCard/restingOffset(from:velocity:proposed:)``.
///
/// - Source: our choice, [O].
public struct ScrollDetents: Hashable, Sendable {
  /// The offsets, in order.
  public let offsets: [Double]

  /// The detents at the given offsets; sorted where they are not.
  ///
  /// - Precondition: there is at least one, and all are finite; ``validate(_:)`` asks first.
  public init(_ offsets: [Double]) {
    requireValid { () throws(ScrollValueError) in try Self.validate(offsets) }
    self.offsets = offsets.sorted()
  }

  /// Throws where there are no offsets, or for the first that is not finite.
  public static func validate(_ offsets: [Double]) throws(ScrollValueError) {
    try Double(offsets.count).check(.atLeast(1), "offsets.count")
    for (index, offset) in offsets.enumerated() { try offset.check(.finite, "offsets[\(index)]") }
  }

  /// Where content let go at `offset` comes to rest, on its way to `proposed`.
  ///
  /// - Parameters:
  ///   - offset: the offset at lift, in points.
  ///   - velocity: of the offset; only its sign counts.
  ///   - proposed: where the content would come to rest by itself.
  /// - Precondition: all three are finite.
  public func restingOffset(from offset: Double, velocity: Double, proposed: Double) -> Double {
    requireValid { () throws(ScrollValueError) in
      try offset.check(.finite, "offset")
      try velocity.check(.finite, "velocity")
      try proposed.check(.finite, "proposed")
    }
    let (first, last) = (offsets[0], offsets[offsets.count - 1])
    if offset > last || (offset == last && proposed >= last) { return Swift.max(proposed, last) }
    if offset <= first && proposed <= first { return Swift.min(proposed, first) }
    let offset = Swift.max(offset, first)
    let nearest = nearest(to: velocity == 0 ? offset : proposed)
    // A flight that does not leave the detent it begins on counts as none.
    if velocity > 0 {
      return Swift.max(nearest, offsets.first { $0 > offset || ($0 == offset && proposed <= offset) } ?? last)
    }
    if velocity < 0 {
      return Swift.min(nearest, offsets.last { $0 < offset || ($0 == offset && proposed >= offset) } ?? first)
    }
    return nearest
  }

  /// Chooses the target of content that is let go, on one axis.
  ///
  ///     chain.handle(.touchUp, at: instant) { detents.settle(&$0, on: .vertical) }
  ///
  /// A detent is chosen; a flight beyond the last one, or back to the first from before it, stays free.
  public func settle(_ release: inout Scroller.Release, on axis: ScrollAxis) {
    release.settle(
      at: restingOffset(
        from: release.viewport.contentOffset[axis], velocity: release.velocity[axis],
        proposed: release.proposal[axis]), on: axis, offsets.contains)
  }

  /// The detent nearest to `offset`, the lower of two.
  private func nearest(to offset: Double) -> Double {
    var nearest = offsets[0]
    for detent in offsets where (detent - offset).magnitude < (nearest - offset).magnitude {
      nearest = detent
    }
    return nearest
  }
}

extension ExpandingCard {
  /// Chooses the target of a card that is let go: collapsed, full, or wherever its own content stops.
  ///
  ///     scroller.handle(.touchUp, at: instant) { card.settle(&$0) }
  public func settle(_ release: inout Scroller.Release) {
    release.settle(
      at: restingOffset(
        from: release.viewport.contentOffset[axis], velocity: release.velocity[axis],
        proposed: release.proposal[axis]), on: axis
    ) { $0 == 0 || $0 == travel }
  }
}

extension Scroller.Release {
  /// Chooses `offset` on one axis, unless the content stops there by itself and it is none of the chosen places.
  fileprivate mutating func settle(at offset: Double, on axis: ScrollAxis, _ isPlace: (Double) -> Bool) {
    guard offset != target[axis] || isPlace(offset) else { return }
    var place = target
    place[axis] = offset
    choose(place, on: PerAxis { $0 == axis })
  }
}
