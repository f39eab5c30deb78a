@testable import ScrollKinetics

/// A member is inserted, asked for and changed by one geometry, whatever its kind.
final class ScrollScreenGeometryTests: XCTestCase {
  /// A member is where it was inserted; a screen with the geometries of another's members, its rates and its physics, has
  /// the other's kinds and frames.
  /// Catches: `viewport.frame.origin = origin` left out of `Geometry.viewport`; `viewport.frame` made `.zero` in
  /// `geometry(of:)`; `reach ?? present` made `reach ?? .momentum` in `change(_:to:frame:reach:_:at:)`.
  func testTheGeometryOfAMemberInsertsItAgain() {
    forAllSeeds("geometry", count: 200) { random in
      let screen = ScrollScreen.random(&random)
      var copy = ScrollScreen(rules: screen.rules)
      for id in screen.ids {
        let geometry = screen.geometry(of: id)
        copy.insert(geometry, as: id, in: screen.parent(of: id), physics: screen[physicsOf: id])
        if case .sheet = geometry { copy.move(id, to: screen.detent(of: id), animation: nil, at: copy.now) }
        guard copy.geometry(of: id) == geometry else { return "another geometry of \(id)" }
        guard copy.kind(of: id) == screen.kind(of: id), copy[id] == screen[id] else {
          return "another member \(id)"
        }
        guard copy[scrollsToTop: id] == screen[scrollsToTop: id] else { return "scrolls \(id) to its top" }
        if case .card(let card, let origin) = geometry {
          let moved = ScrollScreen.Geometry.card(card, origin: ScrollPoint { origin[$0] + 30 })
          copy.update(moved, as: id, at: copy.now)
          guard copy.geometry(of: id) == moved else { return "\(id) is not where it was moved" }
        }
        if case .shelf(let shelf, let frame, let reach) = geometry {
          copy.update(.shelf(shelf, frame: frame, reach: .atMost(2)), as: id, at: copy.now)
          copy.update(.shelf(shelf, frame: frame), as: id, at: copy.now)
          guard copy.geometry(of: id) == .shelf(shelf, frame: frame, reach: .atMost(2)) else {
            return "a change without a reach has changed the reach from \(reach as Any)"
          }
        }
      }
      return nil
    }
  }

  /// A change of a member at rest to its own geometry changes no offset, no frame and no place of rest.
  /// Catches: in `update(_:as:at:animation:)`, `{ $0 = viewport }` made `{ $0.frame = .zero }`.
  func testAChangeToItsOwnGeometryChangesNothing() {
    forAllSeeds("same geometry", count: 200) { random in
      var screen = ScrollScreen.random(&random)
      _ = screen.live(&random)
      guard screen.rests() else { return "does not come to rest" }
      for id in screen.ids {
        var changed = screen
        let changes = changed.update(screen.geometry(of: id), as: id, at: screen.now)
        guard changes.isEmpty else { return "\(id) has \(changes)" }
        for id in screen.ids where changed[id] != screen[id] || changed.isMoving {
          return "\(id) has changed"
        }
      }
      return nil
    }
  }

  /// A member scrolls to its top as it was asked to, whatever its kind, and shares movements by its own rules.
  /// Catches: `?? (kind == .scrollView)` left out of `insert(_:as:in:displayScale:physics:rules:scrollsToTop:)`, or
  /// `rules: rules`, or `displayScale`.
  func testEveryKindTakesWhatAScrollViewTakes() {
    let card = ExpandingCard(
      container: ScrollSize(390, 844), collapsedInsets: .zero, travel: 300, innerContentLength: 2000)
    let viewport = card.viewport
    for geometry in [
      ScrollScreen.Geometry.card(card, origin: .zero), .header(CollapsingHeader(length: 90), over: .zero),
      .sheet(ScrollSheet(container: viewport.frame, detents: [.inset(44)])),
    ] {
      var screen = ScrollScreen()
      screen.insert(geometry, as: 1, displayScale: 3)
      assertEqual((screen[1].displayScale, screen.idThatScrollsToTop), (3, nil))
      screen.insert(geometry, as: 2, rules: ScrollScreen.Rules(), scrollsToTop: true)
      XCTAssertEqual(screen.idThatScrollsToTop, 2)
      XCTAssertEqual(screen.members.map { $0.rules }, [nil, ScrollScreen.Rules()])
    }
    let list = changed(viewport) { $0.displayScale = 2 }
    let screen = ScrollScreen(of: list)
    assertEqual((screen.geometry(of: 1), screen.idThatScrollsToTop), (.scrollView(list), 1))
  }
}
