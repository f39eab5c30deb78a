import ScrollGeometry

/// The part of a movement that one scroller consumes, and the part that it leaves for the next.
///
/// A scroller consumes at most the distance to the limit ahead, in the direction of the movement.
///
/// - `consumed + unconsumed` equals the whole *exactly*, as real numbers and not only after rounding. Where the
///   distance is not a multiple of the last bit of the whole, `consumed` differs from it by up to half of that bit.
/// - Both parts have the sign of the whole, or are +0. Monotone in the whole; mirror-symmetric.
/// - A scroller past the limit ahead consumes nothing. One past the limit behind also consumes the way back to that limit.
struct ScrollShare: Hashable, Sendable {
  /// The part that the scroller consumes, in points.
  let consumed: Double
  /// The part that is left for other scrollers.
  let unconsumed: Double

  /// Creates the share of a scroller at `offset` in a movement by `delta`, positive towards the content's end; all finite.
  init(of delta: Double, from offset: Double, within limits: ClosedRange<Double>) {
    let distance = ((delta < 0 ? limits.lowerBound : limits.upperBound) - offset).saturated
    // 0 where the content is past the limit ahead.
    let most = (distance < 0) == (delta < 0) ? distance : 0
    guard delta.magnitude >= most.magnitude else {
      (consumed, unconsumed) = (delta + 0, 0)
      return
    }
    // The second difference is always exact: where the first one is rounded, its result is at least half of the whole.
    // With `most` itself as the first part, the sum could differ from the whole by an ulp.
    unconsumed = delta - most
    consumed = delta - unconsumed
  }
}
