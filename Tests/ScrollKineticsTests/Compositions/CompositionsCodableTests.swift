@testable import ScrollKinetics

/// Laws of encoded compositions.
final class CompositionsCodableTests: XCTestCase {
  /// In the middle of a drag or a flight, a decoded composition equals the encoded one and moves on with the same bits.
  ///
  /// Catches: in `ScrollScreen.init(parts:)`, the call of `setRestRule` left out.
  func testADecodedOneMovesAlike() throws { try moveAlike(ScrollScreen.self) }

  private func moveAlike<Value: Composition>(_ type: Value.Type) throws {
    try forAll("decode(encode(x)) == x, and moves identically", count: 10, in: { (Value.lived(&$0), $0) }) {
      value, generator in
      var (value, other) = (value, try Self.decoded(Value.self, value.json))
      if other != value { return "\(type): is another after decoding" }
      var (here, there) = (generator, generator)
      if value.live(&here) != other.live(&there) { return "\(type): moves otherwise" }
      return value.fault.map { "\(type): \($0)" }
    }
  }

  /// With any part of its text replaced, a composition is refused with an error that names a field, or it keeps its
  /// invariants and comes to rest.
  ///
  /// Catches: in `ScrollSheet.init(parts:)`, `try Self.validate(container: parts.container, detents: parts.detents)` left out.
  func testNastyTextsAreRefused() { tamper(ScrollScreen.self) }

  private func tamper<Value: Composition>(_ type: Value.Type) {
    forAll("refused or valid", count: 12, in: { (Value.lived(&$0), Value.lived(&$0), $0) }) {
      value, other, generator in
      var generator = generator
      let (tree, donor) = (JSONTree(try! value.json), JSONTree(try! other.json))
      let parts = tree.parts
      // The composition's own parts more often than those of its chain or screen.
      let own = parts.indices.filter { !parts[$0].path.contains(/chain|screen/) }
      let index =
        generator.happens(onceIn: 2) ? generator.pick(own) : generator.integer(in: 0...parts.count - 1)
      let path = parts[index].path
      let part: JSONTree =
        switch generator.integer(in: 0...2) {
        case 0: .leaf(generator.pick(JSONTree.badNumbers))
        case 1: generator.pick(donor.parts).tree
        default: donor.parts.first { $0.path == path }?.tree ?? .leaf("null")
        }
      let text = tree.replacing(part: index, with: part).text
      var read: Value
      do {
        read = try Self.decoded(Value.self, text)
      } catch {
        guard error is ScrollValueError || error is DecodingError else {
          return "\(type): refused with \(error)"
        }
        return nil
      }
      if let fault = read.fault { return "\(type)\(path) = \(part.text): let in, although \(fault)" }
      for state in read.live(&generator) {
        if let fault = state.fault { return "\(type)\(path) = \(part.text): \(fault)" }
      }
      return read.rests() ? nil : "\(type)\(path) = \(part.text): never rests"
    }
  }

  /// States that no composition can be in are refused, each with a message that names the field.
  ///
  /// Catches: in `ScrollScreen.fault(ofNest:)`, `value.fault(of: place, as: viewport)` left out.
  func testStatesThatCannotBe() throws {
    func refuse<Value: Composition>(_ value: Value, _ old: String, _ new: String, _ message: String) {
      let text = try! value.json
      XCTAssertTrue(text.contains(old), "\(old) in \(text)")
      XCTAssertThrowsError(
        try Self.decoded(Value.self, text.replacingOccurrences(of: old, with: new)), "\(new)"
      ) { XCTAssertTrue("\($0)".contains(message), "\($0)") }
    }
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
    refuse(
      screen, try! screen.nests.json, try! other.nests.json,
      "nest 0: member 1: the viewport must be at")
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

  func testShelvesThatCannotBe() throws {
    let shelf = CardShelf(cardSize: ScrollSize(160, 200), count: 10, spacing: 10, margin: 20)
    var screen = ScrollScreen()
    screen.insert(.shelf(shelf, frame: ScrollScreen.screen), as: 1)
    let text = try! screen.json
    for (old, new, message) in [
      ("\"alignment\":0,\"axis\"", "\"alignment\":2,\"axis\"", "alignment must be from 0 to 1, but is 2.0"),
      ("\"count\":10", "\"count\":-1", "count must be finite and not negative, but is -1.0"),
      ("[2200,2700]", "[0]", "snap.steps[0] must be finite and more than 0"),
    ] {
      XCTAssertTrue(text.contains(old), "\(old) in \(text)")
      XCTAssertThrowsError(
        try Self.decoded(ScrollScreen.self, text.replacingOccurrences(of: old, with: new)), "\(new)"
      ) { XCTAssertTrue("\($0)".contains(message), "\($0)") }
    }
  }

  // MARK: -

  private static func decoded<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
    try JSONDecoder.ofAnyNumber.decode(type, from: Data(text.utf8))
  }
}

extension Composition {
  /// Returns a composition that has lived: at rest, or in the middle of a drag or a flight.
  fileprivate static func lived(_ generator: inout SplitMix64) -> Self {
    var value = random(&generator)
    _ = value.live(&generator)
    return value
  }
}
