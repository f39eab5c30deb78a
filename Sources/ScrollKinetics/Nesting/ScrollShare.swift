import ScrollGeometry

/// What one scroller takes of a movement, and what it leaves for the next.
///
///     let share = ScrollShare(of: 154, from: 0, within: 0...104)
///     share.consumed         // 104.0
///     share.unconsumed       // 50.0
///     share.resultingOffset  // 104.0
///
/// A scroller takes as much as its room in the movement's direction, and nothing but that.
///
/// - `consumed + unconsumed` is the whole *exactly*, as real numbers and not only after rounding. Where the room is
///   not a multiple of the whole's last bit, `consumed` is the room to half of that bit; `resultingOffset` is the limit all
///   the same.
/// - Both parts have the sign of the whole, or are +0. Monotone in the whole; mirror-symmetric.
/// - A scroller past the limit ahead has no room; one past the limit behind has also the way back.
///
/// - Source: our choice, [O].
public struct ScrollShare: Hashable, Sendable {
  /// What the scroller takes: points of an offset, or points per second of a momentum.
  public let consumed: Double
  /// What is left for others.
  public let unconsumed: Double
  /// Where its share brings the scroller, in points.
  public let resultingOffset: Double

  /// The share of a scroller at `offset` in a movement by `delta`, which is positive towards the end of the content.
  ///
  /// All in points.
  ///
  /// - Precondition: everything is finite.
  public init(of delta: Double, from offset: Double, within limits: ClosedRange<Double>) {
    delta.require(.finite, "delta")
    offset.require(.finite, "offset")
    limits.require("limits")
    let ahead = delta < 0 ? limits.lowerBound : limits.upperBound
    let room = Self.room(from: offset, to: ahead, towards: delta)
    guard delta.magnitude < room.magnitude else {
      (consumed, unconsumed) = Self.parts(of: delta, taking: room)
      resultingOffset = room == 0 ? offset : ahead
      return
    }
    (consumed, unconsumed) = (delta + 0, 0)
    // A sum that is an ulp too large must not show.
    let end = (offset + delta).saturated.flushed
    resultingOffset = delta == 0 ? offset : delta < 0 ? Swift.max(end, ahead) : Swift.min(end, ahead)
  }

  /// The share of a scroller at `offset` in the momentum of a fling: what it takes to cross the room it has, or
  /// everything where the content comes to rest in it.
  ///
  ///     capacity = room/S
  ///
  /// Law 1 trades S points for each point per second, so that the momenta that scrollers consume one after the other
  /// are to each other as the distances that they cover. What nobody consumes is the momentum of the bounce.
  ///
  /// - Parameters:
  ///   - momentum: points per second, positive towards the end of the content.
  ///   - offset: points.
  /// - Precondition: everything is finite.
  public init(
    ofMomentum momentum: Double, from offset: Double, within limits: ClosedRange<Double>,
    rate: DecelerationRate = .normal
  ) {
    momentum.require(.finite, "momentum")
    offset.require(.finite, "offset")
    limits.require("limits")
    let ahead = momentum < 0 ? limits.lowerBound : limits.upperBound
    let room = Self.room(from: offset, to: ahead, towards: momentum)
    let rest = rate.laws.restingPlace(from: offset, momentum: momentum)
    guard (rest - offset).saturated.magnitude > room.magnitude else {
      (consumed, unconsumed, resultingOffset) = (momentum + 0, 0, rest)
      return
    }
    (consumed, unconsumed) = Self.parts(of: momentum, taking: room / rate.laws.reach)
    resultingOffset = room == 0 ? offset : ahead
  }

  /// Parts `whole` into a `part` of the same sign that is not larger, and the rest.
  private static func parts(
    of whole: Double, taking part: Double
  ) -> (consumed: Double, unconsumed: Double) {
    // The second difference is always exact: where the first one is rounded, its result is at least half of the
    // whole. Taking `part` itself would leave a sum that can be an ulp off.
    let unconsumed = whole - part
    return (whole - unconsumed, unconsumed)
  }

  /// How far it is to the limit ahead; 0 where the content is past it.
  private static func room(from offset: Double, to ahead: Double, towards direction: Double) -> Double {
    let room = (ahead - offset).saturated
    return (room < 0) == (direction < 0) ? room : 0
  }
}
