@testable import ScrollKinetics

extension ScrollChain {
  /// Creates the chain of scroll views without physics of their own, from the innermost.
  init(
    _ members: [Viewport], rules: ScrollScreen.Rules = ScrollScreen.Rules(),
    physics: Scroller.Physics = .uiKit
  ) {
    self.init(of: members.map { Member($0) }, rules: rules, physics: physics)
  }

  init(
    inner: Viewport, outer: Viewport, rules: ScrollScreen.Rules = ScrollScreen.Rules(),
    physics: Scroller.Physics = .uiKit
  ) {
    self.init([inner, outer], rules: rules, physics: physics)
  }

  var inner: Viewport { self[0] }
  var outer: Viewport { self[count - 1] }

  /// The sum of the members' offsets, which moves by as much as the coordinate does.
  var total: ScrollPoint { ScrollPoint { axis in viewports.reduce(0) { $0 + $1.contentOffset[axis] } } }

  @discardableResult
  mutating func advance(by duration: Duration) -> Changes { advance(to: now.advanced(by: duration)) }

  /// Stops the program if the chain is in a state that no sequence of inputs should lead to.
  func checkInvariants() { if let fault { preconditionFailure(fault) } }

  /// Advances the chain by sixtieths of a second until it does not move, for at most ten minutes, and returns whether it
  /// is at rest.
  @discardableResult
  mutating func runToRest(_ observe: (ScrollChain, Changes) -> Void = { _, _ in }) -> Bool {
    for _ in 0..<36_000 where joined.isMoving {
      observe(self, advance(to: now.advanced(bySeconds: 1.0 / 60)))
    }
    return phase == .idle
  }
}

extension Scroller.Input {
  /// Whether a screen passes the input to a chain. A member that the program scrolls leaves its chain.
  var reachesChains: Bool {
    switch self {
    case .setContentOffset, .scrollRectToVisible, .scrollToTop, .autoscroll, .edgeScroll: false
    default: true
    }
  }
}
