import ScrollGeometry

// Law 1, inside the limits.

extension Laws {
  /// Returns the offset at which law 1 comes to rest: `x0 + S·(v0 ∓ 10)`.
  func restingPlace(from position: Double, momentum: Double) -> Double {
    let left = momentum.clamped(to: -Law.restingSpeed...Law.restingSpeed)
    return (position + reach * (momentum - left)).saturated.flushed
  }

  /// Returns the state of law 1 before its end at `destination`, when the fraction `left` of the momentum is left.
  ///
  /// Moving content has 10 pt/s or more, so that only the position can be −0 or subnormal and is flushed.
  @inline(__always) func decelerating(
    from position: Double, momentum: Double, leaving left: Double, to destination: Double
  ) -> AxisState {
    var state = decelerated(from: position, momentum: momentum, leaving: left)
    // The computed time of a crossing or of rest can be late by an ulp; the position must not pass the destination
    // then.
    state.position = state.position.held(between: position, and: destination).flushed
    return state
  }
}

extension Double {
  /// Returns the value clamped to the range between `start` and `end`, in either order.
  @inline(__always) func held(between start: Double, and end: Double) -> Double {
    // With strict comparisons, each choice is one instruction on x86-64.
    let (low, high) = (start < end ? start : end, start > end ? start : end)
    let raised = self < low ? low : self
    return raised > high ? high : raised
  }
}
