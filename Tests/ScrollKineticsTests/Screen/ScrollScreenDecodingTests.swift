@testable import ScrollKinetics

/// A decoded screen goes on as the one that was encoded; what no calls lead to is refused.
final class ScrollScreenDecodingTests: ScrollScreenCase {
  /// A list in a list, under a drag.
  private func draggedNest() -> ScrollScreen {
    ScrollScreen(rules: ScrollScreen.Rules(), of: list(900), list(900)).handling(.began, on: 2)
  }

  /// Catches: `kept` encoded only where members have physics of their own.
  func testAFlightToAPlaceOfTheProgramGoesOnDecodedWhereItsSheetHasLeft() throws {
    var screen = ScrollScreen(of: sheet(400, [.length(120), .inset(0)]), list(ScrollSize(2000, 2000)))
    screen.handle(.began, on: 2, at: .origin)
    screen.handle(.ended(velocity: .zero), at: .origin) { _, release in
      release.target = ScrollPoint(504, 436)
    }
    screen.handle(.began, on: 1, at: .milliseconds(5))
    let data = try JSONEncoder().encode(screen)
    XCTAssertEqual(try JSONDecoder().decode(ScrollScreen.self, from: data), screen, "\(axis)")
  }

  /// Catches: `takePhysics(of: member, on: axis)` left out of `ScrollChain.moveOnly`.
  func testARetargetedChainCanBeDecoded() throws {
    var screen = draggedNest()
    screen.handle(.ended(velocity: vector(-2000)), on: 2, at: .origin)
    XCTAssertEqual(screen.give(.retarget(point(300)), on: 1, at: .origin).restingOffset(of: 1)[axis], 300)
    let decoded = try screen.coded()
    XCTAssertEqual(decoded, screen)
  }

  /// Catches: `nests[nest].ids.indices.contains(place)` or `nests[nest].ids[place] == member.id` left out of `fault(ofMember:)`.
  func testAMemberAtAnotherPlaceOfItsNestIsRefused() throws {
    var screen = draggedNest()
    XCTAssertEqual(screen.members[0].nestPlace, ScrollScreen.NestPlace(nest: 0, place: 1))
    for (nest, place) in [(0, 0), (0, 2), (1, 1)] {
      screen.members[0].nestPlace = ScrollScreen.NestPlace(nest: nest, place: place)
      XCTAssertThrowsError(try screen.coded())
    }
  }

  /// Catches: any of the conditions left out: the places of a nest's members in `fault(ofNest:)`, the rest of a joined member's
  /// scroller and the instants in `ScrollScreen.fault`, members that have left in `ScrollChain.fault`.
  func testStatesOfAChainThatCannotBeAreRefused() throws {
    let later = ScrollInstant(.seconds(1))
    let changes: [(inout ScrollScreen) -> Void] = [
      {
        $0.nests[0].numbers = [2, 2]
        $0.members[0].nestPlace = nil
      },
      { $0.members[0].scroller.handle(.setContentOffset(ScrollPoint(1, 1), animated: true), at: .origin) },
      { $0.members[0].scroller.fingers = 1 }, { $0.members[0].scroller.now = later },
      { $0.nests[0].joined.now = later },
      {
        $0.nests[0].numbers[1] = nil
        $0.members[0].nestPlace = nil
      },
    ]
    for (index, change) in changes.enumerated() {
      var screen = draggedNest()
      change(&screen)
      XCTAssertThrowsError(try screen.coded(), "\(index)")
    }
  }
}
