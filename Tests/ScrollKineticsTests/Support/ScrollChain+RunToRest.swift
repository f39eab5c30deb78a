@testable import ScrollKinetics

extension ScrollChain {
  /// Advances the chain by sixtieths of a second until it does not move, for at most ten minutes, and returns whether it
  /// is at rest.
  @discardableResult
  mutating func runToRest(_ observe: (ScrollChain, Changes) -> Void = { _, _ in }) -> Bool {
    for _ in 0..<36_000 where joined.isMoving { observe(self, advance(bySeconds: 1.0 / 60)) }
    return phase == .idle
  }
}
