import ScrollGeometry

/// The part of a movement that one scroller consumes, and the part that it leaves for the next.
///
///     let share = ScrollShare(of: 154, from: 0, within: 0...104)
///     share.consumed         // 104.0
///     share.unconsumed       // 50.0
///     share.resultingOffset  // 104.0
///
/// A scroller consumes at most the distance to the limit ahead, in the direction of the movement.
///
/// - `consumed + unconsumed` equals the whole *exactly*, as real numbers and not only after rounding. Where the
///   distance is not a multiple of the last bit of the whole, `consumed` differs from it by up to half of that bit;
///   `resultingOffset` is nevertheless exactly the limit.
/// - Both parts have the sign of the whole, or are +0. Monotone in the whole; mirror-symmetric.
/// - A scroller past the limit ahead consumes nothing. One past the limit behind also consumes the way back to that
///   limit.
///
/// - Source: our choice, [O].
public struct ScrollShare: Hashable, Sendable {
  /// The part that the scroller consumes: points of an offset, or points per second of a momentum.
  public let consumed: Double
  /// The part that is left for other scrollers.
  public let unconsumed: Double
  /// The offset of the scroller after its part of the movement, in points.
  public let resultingOffset: Double

  /// Creates the share of a scroller at `offset` in a movement by `delta`, positive towards the end of the content.
  ///
  /// All numbers are in points.
  ///
  /// - Precondition: all numbers are finite.
  public init(of delta: Double, from offset: Double, within limits: ClosedRange<Double>) {
    delta.require(.finite, "delta")
    offset.require(.finite, "offset")
    limits.require("limits")
    self.init(ofFinite: delta, from: offset, within: limits)
  }

  /// Creates the share of a scroller in a movement; all numbers are known to be finite.
  init(ofFinite delta: Double, from offset: Double, within limits: ClosedRange<Double>) {
    let ahead = delta < 0 ? limits.lowerBound : limits.upperBound
    let most = Self.distance(from: offset, to: ahead, towards: delta)
    guard delta.magnitude < most.magnitude else {
      (consumed, unconsumed) = Self.parts(of: delta, taking: most)
      resultingOffset = most == 0 ? offset : ahead
      return
    }
    (consumed, unconsumed) = (delta + 0, 0)
    // The rounded sum can be an ulp past the limit.
    let end = (offset + delta).saturated.flushed
    resultingOffset = delta == 0 ? offset : delta < 0 ? Swift.max(end, ahead) : Swift.min(end, ahead)
  }

  /// Creates the share of a scroller at `offset` in the momentum of a fling: the momentum that it takes to cross the
  /// distance to the limit ahead, or all of it where the content comes to rest before that limit.
  ///
  ///     consumed = d/S
  ///
  /// By law 1, each point per second of momentum covers S points, so that the momenta consumed by successive scrollers
  /// are proportional to the distances covered. The content bounces with the momentum that no scroller consumes.
  ///
  /// - Parameters:
  ///   - momentum: in points per second, positive towards the end of the content.
  ///   - offset: in points.
  ///   - limits: the limits of the scroller's offset, in points.
  ///   - rate: the deceleration rate of the fling.
  /// - Precondition: all numbers are finite.
  public init(
    ofMomentum momentum: Double, from offset: Double, within limits: ClosedRange<Double>,
    rate: DecelerationRate = .normal
  ) {
    momentum.require(.finite, "momentum")
    offset.require(.finite, "offset")
    limits.require("limits")
    let ahead = momentum < 0 ? limits.lowerBound : limits.upperBound
    let most = Self.distance(from: offset, to: ahead, towards: momentum)
    let rest = rate.laws.restingPlace(from: offset, momentum: momentum)
    guard (rest - offset).saturated.magnitude > most.magnitude else {
      (consumed, unconsumed, resultingOffset) = (momentum + 0, 0, rest)
      return
    }
    (consumed, unconsumed) = Self.parts(of: momentum, taking: most / rate.laws.reach)
    resultingOffset = most == 0 ? offset : ahead
  }

  /// Splits `whole` into a part of about `part`, which has the same sign and is not larger, and the rest.
  private static func parts(
    of whole: Double, taking part: Double
  ) -> (consumed: Double, unconsumed: Double) {
    // The second difference is always exact: where the first one is rounded, its result is at least half of the whole.
    // With `part` itself as the first part, the sum could differ from the whole by an ulp.
    let unconsumed = whole - part
    return (whole - unconsumed, unconsumed)
  }

  /// Returns the distance to the limit ahead; 0 where the content is past it.
  private static func distance(from offset: Double, to ahead: Double, towards direction: Double) -> Double {
    let distance = (ahead - offset).saturated
    return (distance < 0) == (direction < 0) ? distance : 0
  }
}
