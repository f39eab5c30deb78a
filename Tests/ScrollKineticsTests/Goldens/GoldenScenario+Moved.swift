import ScrollGeometry

@testable import ScrollKinetics

extension GoldenScenario {
  /// The scroller or chain that a scenario moves.
  enum Moved {
    case scroller(Scroller)
    /// A scroll view in another: where a scroller has x and y, the chain has the vertical offsets of the inner and the
    /// outer one.
    case chain(ScrollChain)

    var offset: ScrollPoint {
      switch self {
      case .scroller(let scroller): scroller.viewport.contentOffset
      case .chain(let chain): ScrollPoint(x: chain.inner.contentOffset.y, y: chain.outer.contentOffset.y)
      }
    }

    var velocity: ScrollVector {
      switch self {
      case .scroller(let scroller): scroller.velocity
      case .chain(let chain): ScrollVector(dx: chain.velocity(of: 0).dy, dy: chain.velocity(of: 1).dy)
      }
    }

    var phase: Scroller.Phase {
      switch self {
      case .scroller(let scroller): scroller.phase
      case .chain(let chain): chain.phase
      }
    }

    mutating func advance(to instant: ScrollInstant) -> Scroller.Events {
      switch self {
      case .scroller(var scroller):
        defer { self = .scroller(scroller) }
        return scroller.advance(to: instant)
      case .chain(var chain):
        defer { self = .chain(chain) }
        return chain.advance(to: instant).events
      }
    }

    mutating func perform(_ action: Action, at instant: ScrollInstant) -> Scroller.Events {
      switch (self, action) {
      case (.scroller(var scroller), .input(let input, let release)):
        defer { self = .scroller(scroller) }
        return scroller.handle(input, at: instant, release: release)
      case (.scroller(var scroller), .update(let keeping, let change)):
        defer { self = .scroller(scroller) }
        return scroller.update(at: instant, keeping: keeping, change)
      case (.scroller(var scroller), .content(let change)):
        defer { self = .scroller(scroller) }
        return scroller.apply(change, at: instant)
      case (.chain(var chain), .input(let input, let release)):
        defer { self = .chain(chain) }
        return chain.handle(input, at: instant, release: release).events
      case (.chain, _):
        preconditionFailure("a chain's viewports are not changed")
      }
    }
  }
}
