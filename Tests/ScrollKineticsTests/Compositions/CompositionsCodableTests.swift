@testable import ScrollKinetics

/// Encoded screens of states that no screen can be in; their laws are those of ``CodableTypesTests``.
final class CompositionsCodableTests: XCTestCase {
  /// Asserts that a part of an encoded screen, replaced, is refused with a message.
  private func refuse(_ screen: ScrollScreen, _ old: String, _ new: String, _ message: String) {
    let text = try! screen.json
    XCTAssertTrue(text.contains(old), "\(old) in \(text)")
    let damaged = text.replacingOccurrences(of: old, with: new)
    XCTAssertThrowsError(try ScrollScreen.decoded(from: damaged, by: .ofAnyNumber), new) {
      XCTAssertTrue("\($0)".contains(message), "\($0)")
    }
  }

  /// States that no composition can be in are refused, each with a message that names the field.
  /// Catches: in `ScrollScreen.fault(ofNest:)`, `value.fault(of: place, as: viewport)` left out.
  func testStatesThatCannotBe() {
    let sheet = ScrollSheet(container: ScrollScreen.screen, detents: [.fraction(0.5), .inset(44)])
    var screen = ScrollScreen()
    screen.insert(sheet, as: 1)
    screen.insert(sheet.listViewport(contentSize: ScrollSize(390, 3000)), as: 2, in: 1)
    refuse(
      screen, "\"fraction\":0.5", "\"fraction\":1.5", "detents[0].fraction must be from 0 to 1, but is 1.5")
    refuse(screen, "{\"inset\":44}", "{\"inset\":44,\"length\":3}", "must be one of length, fraction, inset")
    refuse(
      screen, "[{\"fraction\":0.5},{\"inset\":44}]", "[]", "detents.count must be finite and not less than 1")
    refuse(
      screen, "\"kind\":{\"sheet\"", "\"kind\":{\"desk\"", "must be one of scrollView, sheet, header, shelf")
    // A sheet in a chain with the detents of another.
    screen.handle(.began, on: 2, at: .origin)
    var other = screen
    other.update(.sheet(sheet.resized(to: ScrollRect(0, 0, 390, 500))), as: 1, at: .origin)
    refuse(screen, try! screen.nests.json, try! other.nests.json, "nest 0: member 1: the viewport must be at")
    let header = CollapsingHeader(length: 148, collapsedLength: 44)
    screen = ScrollScreen()
    screen.insert(.header(header, over: ScrollScreen.screen), as: 1)
    refuse(
      screen, "\"collapsedLength\":44", "\"collapsedLength\":149", "collapsedLength must be from 0 to 148")
    refuse(screen, "\"returns\":\"atBeginning\"", "\"returns\":\"\"", "must be one of atBeginning, atOnce")
    let card = ExpandingCard(
      container: ScrollScreen.screen.size, collapsedInsets: .zero, travel: 300, innerContentLength: 2000)
    screen = ScrollScreen()
    screen.insert(.card(card, origin: .zero), as: 1)
    refuse(screen, "\"travel\":300", "\"travel\":-1", "travel must be finite and not negative, but is -1.0")
    refuse(screen, "\"kind\":{\"card\"", "\"kind\":{\"desk\"", "sheet, header, shelf, card")
  }

  func testShelvesThatCannotBe() {
    let shelf = CardShelf(cardSize: ScrollSize(160, 200), count: 10, spacing: 10, margin: 20)
    let screen = changed(ScrollScreen()) { $0.insert(.shelf(shelf, frame: ScrollScreen.screen), as: 1) }
    for (old, new, message) in [
      ("\"alignment\":0,\"axis\"", "\"alignment\":2,\"axis\"", "alignment must be from 0 to 1, but is 2.0"),
      ("\"count\":10", "\"count\":-1", "count must be finite and not negative, but is -1.0"),
      ("[2200,2700]", "[0]", "snap.steps[0] must be finite and more than 0"),
    ] {
      refuse(screen, old, new, message)
    }
  }
}
