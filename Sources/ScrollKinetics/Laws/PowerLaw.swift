/// A power law, inside the limits, with d the distance that the momentum covers until it ends after the time T:
///
///     x(t) = x0 + d·(1 − s^k)        v(t) = v0·s^(k−1)        s = 1 − t/T = 1 − t/k·ρ        ρ = k/T        d = v0/ρ
enum PowerLaw {
  /// Returns s, more than 0, for t/k and ρ.
  @inline(__always) static func timeLeft(after time: Double, rate: Double) -> Double {
    let left = 1 - time * rate
    // At the end rounding decides.
    return left < 0x1p-54 ? 0x1p-54 : left
  }

  /// Returns what has been covered of `distance`, and the slope, when the shares s and s^(k−1) are left.
  @inline(__always) static func motion(
    along distance: Double, rate: Double, leaving timeLeft: Double, _ momentumLeft: Double
  ) -> (way: Double, velocity: Double) {
    (distance * (1 - timeLeft * momentumLeft), distance * rate * momentumLeft)
  }
}
