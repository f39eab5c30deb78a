import ScrollGeometry
import ScrollKinetics

extension GoldenScenario {
  /// The scroller or screen that a scenario moves.
  enum Moved {
    case scroller(Scroller)
    /// A scroll view, member 2, in another one, member 1: where a scroller has x and y, the screen has the vertical offsets of
    /// the inner and the outer one.
    case screen(ScrollScreen)

    var offset: ScrollPoint {
      switch self {
      case .scroller(let scroller): scroller.viewport.contentOffset
      case .screen(let screen): ScrollPoint(x: screen[2].contentOffset.y, y: screen[1].contentOffset.y)
      }
    }

    var velocity: ScrollVector {
      switch self {
      case .scroller(let scroller): scroller.velocity
      case .screen(let screen): ScrollVector(dx: screen.velocity(of: 2).dy, dy: screen.velocity(of: 1).dy)
      }
    }

    var phase: Scroller.Phase {
      switch self {
      case .scroller(let scroller): scroller.phase
      case .screen(let screen): screen.phase(of: 2)
      }
    }

    mutating func advance(to instant: ScrollInstant) -> Scroller.Events {
      switch self {
      case .scroller(var scroller):
        defer { self = .scroller(scroller) }
        return scroller.advance(to: instant)
      case .screen(var screen):
        defer { self = .screen(screen) }
        return events(of: screen.advance(to: instant))
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
      case (.screen(var screen), .input(let input, let release)):
        defer { self = .screen(screen) }
        return events(of: screen.handle(input, on: 2, at: instant) { release(&$1) })
      case (.screen, _): preconditionFailure("a screen's viewports are not changed")
      }
    }

    /// The events of both members: each has all but the movement of the other.
    private func events(of changes: ScrollScreen.Changes) -> Scroller.Events {
      (changes.first { $0.hasMoved } ?? changes.first)?.events ?? []
    }
  }
}
