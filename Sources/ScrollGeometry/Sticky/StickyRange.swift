/// A sticky box along one axis.
struct StickyRange {
  let box: ClosedRange<Double>
  let container: ClosedRange<Double>
  /// The insets at the low and at the high edge of the view; nil where the box is not held.
  let low: Double?
  let high: Double?
  /// Whether the axis begins at its high end, as from right to left.
  let isFlipped: Bool

  private var length: Double { (box.upperBound - box.lowerBound).saturated }

  /// Returns the beginning of the box where `view` is in view.
  func origin(in view: ClosedRange<Double>) -> Double {
    held(
      box.lowerBound, atLow: low.map { ($0 + view.lowerBound).saturated },
      atHigh: high.map { (view.upperBound - $0 - length).saturated }, by: 0
    ).saturated.flushed
  }

  /// Returns the offsets, more than one where it sticks there, at which the box begins `place` points from the frame's beginning.
  ///
  /// With g(o) = origin − o, which never increases, the first is where g ≤ `place` begins, the last where g ≥ `place`
  /// ends. Where a term of the formula is moved by o, both are at the difference. A term that is constant, since the view
  /// holds the box, is always or never past `place`. `clear` is the part of the frame that no inset covers.
  func offsets(at place: Double, in clear: ClosedRange<Double>) -> ClosedRange<Double> {
    let atLow = low.map { ($0 + clear.lowerBound).saturated }
    let atHigh = high.map { (clear.upperBound - $0 - length).saturated }
    func offset(where isPast: (Double) -> Double) -> Double {
      held(
        (box.lowerBound - place).saturated, atLow: atLow.map(isPast), atHigh: atHigh.map(isPast), by: place
      ).saturated.flushed
    }
    let first = offset { $0 <= place ? -.infinity : .infinity }
    return first...Swift.max(first, offset { $0 >= place ? .infinity : -.infinity })
  }

  /// Returns `origin`, held at the low and at the high end of the view but not out of the container, which is displaced
  /// by −`distance`. The end of the axis is applied first, so that its start wins.
  private func held(_ origin: Double, atLow: Double?, atHigh: Double?, by distance: Double) -> Double {
    func low(_ origin: Double) -> Double {
      guard let atLow else { return origin }
      return Swift.max(origin, Swift.min(atLow, (container.upperBound - length - distance).saturated))
    }
    func high(_ origin: Double) -> Double {
      guard let atHigh else { return origin }
      return Swift.min(origin, Swift.max(atHigh, (container.lowerBound - distance).saturated))
    }
    return isFlipped ? high(low(origin)) : low(high(origin))
  }
}
