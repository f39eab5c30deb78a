final class ScrollSheetTests: XCTestCase {
  private let screen = ScrollRect(0, 0, 390, 844)

  func testASheetOnAPhone() {
    let sheet = ScrollSheet(container: screen, detents: [.fraction(0.5), .inset(44), .length(120)])
    assertEqual((sheet.lengths, sheet.restingOffsets), ([422, 800, 120], [0, 120, 422, 800]))
    XCTAssertEqual(sheet.frame(at: 422), ScrollRect(0, 422, 390, 800))
    XCTAssertEqual(sheet.frame(at: 0), ScrollRect(0, 844, 390, 800))
    XCTAssertEqual([120, 422, 800, 500].map(sheet.detent(at:)), [2, 0, 1, nil])
    let list = sheet.listViewport(contentSize: ScrollSize(390, 3000), headerLength: 56)
    assertEqual((list.frame, list.limits(on: .vertical)), (ScrollRect(0, 56, 390, 744), 0...2256))
  }

  func testAKeyboardAndARotationKeepTheDetent() {
    let sheet = ScrollSheet(container: screen, detents: [.fraction(0.5), .inset(44)])
    let typing = sheet.resized(to: ScrollRect(0, 0, 390, 508))
    assertEqual((sheet.offset(keeping: 422, in: typing), sheet.offset(keeping: 800, in: typing)), (254, 464))
    XCTAssertEqual(sheet.offset(keeping: 300, in: typing), 300, "between two detents the offset stays")
    XCTAssertEqual(sheet.offset(keeping: 790, in: typing), 464, "within the limits")
    assertEqual((sheet.offset(keeping: 0, in: typing), typing.offset(keeping: 254, in: sheet)), (0, 422))
    XCTAssertEqual(sheet.resized(to: ScrollRect(0, 0, 844, 390)).lengths, [195, 346])
  }

  private static func sheet(_ random: inout SplitMix64, axis: ScrollAxis = .vertical) -> ScrollSheet {
    let container = ScrollRect(
      random.double(in: -90...90), random.double(in: -90...90),
      random.pick([0, 390, random.double(in: 0...2000)]), random.pick([0, 844, random.double(in: 0...2000)]))
    return ScrollSheet(
      axis: axis, container: container,
      detents: (0..<random.integer(in: 1...4)).map { _ in
        switch random.integer(in: 0...2) {
        case 0: .length(random.double(in: 0...1000))
        case 1: .fraction(random.double(in: 0...1))
        default: .inset(random.double(in: 0...300))
        }
      }, isDismissible: random.happens(onceIn: 2))
  }

  /// The limits of the sheet's viewport are exactly its smallest and its largest rest, and no rest is longer than the container.
  /// Catches: in `viewport`, `offsets[offsets.count - 1]` made `container.size[axis]`; `.clamped(to: 0...whole)` left out
  /// of `length(of:)`; `isDismissible ? [0]` made `[0]`.
  func testLimitsAreTheOutermostDetents() {
    forAll("limits", in: { Self.sheet(&$0, axis: $0.pick(ScrollAxis.allCases)) }) { sheet in
      let (offsets, viewport) = (sheet.restingOffsets, sheet.viewport)
      guard viewport.limits(on: sheet.axis) == offsets.first!...offsets.last! else {
        return "\(viewport.limits(on: sheet.axis)), not \(offsets)"
      }
      let across = sheet.axis.cross
      if viewport.isScrollable(on: across) { return "scrolls across" }
      if offsets.last! != sheet.fullLength || offsets.last! > sheet.container.size[sheet.axis] {
        return "longer than its container"
      }
      return (offsets.first == 0) == (sheet.isDismissible || sheet.lengths.contains(0)) ? nil : "\(offsets)"
    }
  }

  /// The frame is the container's, moved by the offset from the far edge; a sheet whose axes are swapped has swapped frames.
  /// Catches: `container[axis].upperBound` in `frame(at:)` made `container.maxY`.
  func testFramesOfBothAxes() {
    forAll("frames", in: { (Self.sheet(&$0), $0.double(in: -300...1500)) }) { sheet, offset in
      let (frame, edge) = (sheet.frame(at: offset), sheet.container.maxY - offset)
      if frame.minY != edge || frame.size.height != sheet.fullLength { return "\(frame)" }
      let swapped = ScrollSheet(
        axis: .horizontal, container: sheet.container.transposed, detents: sheet.detents,
        isDismissible: sheet.isDismissible)
      if swapped.frame(at: offset) != frame.transposed { return "swapped \(swapped.frame(at: offset))" }
      return swapped.viewport.limits(on: .horizontal) == sheet.viewport.limits(on: .vertical) ? nil : "limits"
    }
  }

  /// A sheet at a detent stays at it, whatever the containers, and any other offset ends within the limits.
  /// Catches: `return new.lengths[detent]` in `offset(keeping:in:)` left out; `.clamped` after it left out.
  func testDetentsAreKept() {
    forAll("keeps", in: { (Self.sheet(&$0), Self.sheet(&$0).container, $0.double(in: -99...1500)) }) {
      sheet, container, offset in
      let new = sheet.resized(to: container)
      for (length, expected) in zip(sheet.lengths, new.lengths) where sheet.detent(at: length) != nil {
        let (first, kept) = (sheet.detent(at: length)!, sheet.offset(keeping: length, in: new))
        if kept != new.lengths[first]
          || (sheet.lengths.filter { $0 == length }.count == 1 && kept != expected)
        {
          return "\(length) becomes \(kept), not \(expected)"
        }
      }
      return new.viewport.limits(on: .vertical).contains(sheet.offset(keeping: offset, in: new))
        ? nil : "outside"
    }
  }
}
