@testable import ScrollGeometry

final class ScrollStackTests: XCTestCase {
  typealias Item = ScrollStack.Item
  let screen = ScrollSize(390, 844)

  func testOneContentViewStepByStep() throws {
    var stack = ScrollStack(axis: .vertical, items: [Item()])
    XCTAssertEqual(stack.ambiguities.map(\.axis), [.vertical, .horizontal])
    XCTAssertEqual(stack.ambiguities.map(\.item), [0, 0])
    stack.items = [Item(length: .fixed(2000))]
    XCTAssertEqual(stack.ambiguities.map(\.axis), [.horizontal])
    assertRefused(
      "item 0 is ambiguous on the horizontal axis: nothing gives it a width; fix its width, "
        + "give it an intrinsic size, or fill a content whose width is tied to the frame's"
    ) { _ = try stack.layout(in: screen) }
    stack.fillsFrameAcross = true
    let layout = try stack.layout(in: screen)
    assertEqual((layout.contentSize, layout.frames), (ScrollSize(390, 2000), [ScrollRect(0, 0, 390, 2000)]))
  }

  func testTwentyOneItemsAndLabels() throws {
    let pair = [Item(length: .fixed(100)), Item(intrinsicSize: ScrollSize(70, 20.5))]
    let items = (0..<21).flatMap { _ in pair }
    let stack = ScrollStack(axis: .vertical, items: items, fillsFrameAcross: true)
    let layout = try stack.layout(in: screen)
    XCTAssertEqual(layout.contentSize, ScrollSize(390, 2530.5))
    XCTAssertEqual(layout.frames[41], ScrollRect(0, 2510, 390, 20.5))
    var viewport = Viewport(frame: ScrollRect(origin: .zero, size: screen), contentSize: layout.contentSize)
    XCTAssertEqual(viewport.limits(on: .horizontal), 0...0)
    viewport.contentInset = ScrollInsets(left: 10, right: 10)
    XCTAssertEqual(viewport.limits(on: .horizontal), -10...10)
    viewport.contentSize = try stack.layout(in: ScrollSize(370, 844)).contentSize
    XCTAssertTrue(viewport.contentFits(on: .horizontal))
  }

  func testFlexibleShareWantsAMinimum() throws {
    let items = [Item(length: .fixed(44)), Item(length: .flexible(share: 1))]
    var stack = ScrollStack(axis: .vertical, items: items, fillsFrameAcross: true)
    assertRefused(
      "item 1 is ambiguous on the vertical axis: it takes a share of a height that its own items decide; "
        + "give it a minimum height, or give the content one, its own or the frame's"
    ) { _ = try stack.layout(in: screen) }
    stack.items[1] = Item(length: .flexible(share: 1, minimum: 100))
    XCTAssertEqual(try stack.layout(in: screen).contentSize.height, 144)
    stack.fillsFrameAcross = true
    stack.fillsFrameAlong = true
    XCTAssertEqual(try stack.layout(in: screen).contentSize.height, 844)
    XCTAssertEqual(try stack.layout(in: screen).frames[1].size.height, 800)
    stack.items[1] = Item(length: .flexible(share: 1))
    XCTAssertEqual(try stack.layout(in: screen).frames[1].size.height, 800)
    let own = ScrollStack(axis: .vertical, items: stack.items, fillsFrameAcross: true, minimumLength: 1044)
    XCTAssertEqual(try own.layout(in: screen).frames[1].size.height, 1000)
  }

  func testOtherWordsOnTheOtherAxis() {
    let stack = ScrollStack(axis: .horizontal, items: [Item()])
    XCTAssertEqual(
      ScrollStack.AmbiguousLayout(ambiguities: stack.ambiguities).description,
      "item 0 is ambiguous on the horizontal axis: nothing gives it a width; fix its width, "
        + "give it an intrinsic size, or a flexible share with a minimum width\n"
        + "item 0 is ambiguous on the vertical axis: nothing gives it a height; fix its height, "
        + "give it an intrinsic size, or fill a content whose height is tied to the frame's")
  }

  func testSpacingInsetsAndAlignment() throws {
    let items = [
      Item(length: .fixed(50), crossLength: 100, spacingAfter: 30), Item(intrinsicSize: ScrollSize(200, 40)),
      Item(length: .fixed(60), crossLength: 40, spacingAfter: 999),
    ]
    for (alignment, lefts) in [
      (ScrollStack.Alignment.fill, [20.0, 20, 20]), (.leading, [20, 20, 20]), (.center, [70, 20, 100]),
      (.trailing, [120, 20, 180]),
    ] {
      let stack = ScrollStack(
        axis: .vertical, items: items, spacing: 8, insets: ScrollInsets(10, 20, 30, 40), alignment: alignment)
      let layout = try stack.layout(in: screen)
      assertEqual((layout.frames.map(\.minX), layout.frames.map(\.minY)), (lefts, [10, 90, 138]))
      XCTAssertEqual(layout.frames.map(\.size.width), [100, 200, 40])
      XCTAssertEqual(layout.contentSize, ScrollSize(260, 228))
    }
    let loose = ScrollStack(axis: .vertical, items: [Item(length: .fixed(5))] + items, alignment: .center)
    assertEqual((loose.ambiguities.map(\.item), loose.ambiguities.map(\.axis)), ([0], [.horizontal]))
    XCTAssertEqual(
      loose.ambiguities.first?.reason,
      "nothing gives it a width; fix its width, give it an intrinsic size, "
        + "or fill a content whose width is tied to the frame's")
    let filled = ScrollStack(axis: .vertical, items: [Item(length: .fixed(5))] + items)
    XCTAssertEqual(try filled.layout(in: screen).frames[0].size.width, 200)
  }

  func testSharesRespectMinimums() throws {
    let items = [
      Item(length: .flexible(share: 1, minimum: 300)), Item(length: .flexible(share: 2)),
      Item(length: .flexible(share: 1, minimum: 10)), Item(length: .fixed(100)),
    ]
    let stack = ScrollStack(axis: .horizontal, items: items, fillsFrameAcross: true, fillsFrameAlong: true)
    let layout = try stack.layout(in: ScrollSize(700, 50))
    XCTAssertEqual(layout.frames.map(\.size.width), [300, 200, 100, 100])
    XCTAssertEqual(layout.contentSize, ScrollSize(700, 50))
    let tight = try stack.layout(in: ScrollSize(350, 50))
    assertEqual((tight.frames.map(\.size.width), tight.contentSize.width), ([300, 0, 10, 100], 410))
  }

  func testNoItems() throws {
    let insets = ScrollInsets(1, 2, 3, 4)
    let empty = ScrollStack(axis: .vertical, items: [], spacing: 9, insets: insets)
    XCTAssertEqual(try empty.layout(in: screen).contentSize, ScrollSize(6, 4))
    XCTAssertEqual(try empty.layout(in: .zero).items(in: ScrollRect(0, 0, 9, 9)), 0..<0)
    XCTAssertNil(try empty.layout(in: .zero).item(at: 2))
    let tied = ScrollStack(axis: .vertical, items: [], fillsFrameAcross: true, fillsFrameAlong: true)
    XCTAssertEqual(try tied.layout(in: screen).contentSize, screen)
    let cut = ScrollStack(axis: .vertical, items: [], insets: ScrollInsets(top: -9, left: -9))
    XCTAssertEqual(try cut.layout(in: screen).contentSize, .zero)
  }

  func testLookUp() throws {
    let five = Array(repeating: Item(length: .fixed(100), crossLength: 50), count: 5)
    let layout = try ScrollStack(axis: .vertical, items: five, spacing: 10).layout(in: screen)
    func items(_ y: Double, _ height: Double) -> Range<Int> { layout.items(in: ScrollRect(0, y, 50, height)) }
    XCTAssertEqual([100, 110, 110.5].map { items(0, $0) }, [0..<1, 0..<1, 0..<2])
    assertEqual((items(100, 10), items(-500, 5000)), (1..<1, 0..<5))
    XCTAssertTrue(items(600, 10).isEmpty && items(-600, 10).isEmpty)
    XCTAssertTrue(layout.items(in: ScrollRect(60, 0, 9, 9)).isEmpty)
    XCTAssertEqual([-1, 0, 99.5, 100, 110, 540].map(layout.item(at:)), [nil, 0, 0, nil, 1, nil])
  }

  /// The change to a layout gives content of its size, also where the last items go with the gap before them.
  /// Catches: `Swift.min(position, latest)` made `position`.
  func testTheChangeToALayoutGivesItsSize() throws {
    for (spacing, inset, count) in product([0.0, 8], [0.0, 5, 16], [1, 2, 4]) {
      func layout(_ count: Int) throws -> ScrollStack.Layout {
        let items = Array(repeating: Item(length: .fixed(100), crossLength: 50), count: count)
        let insets = ScrollInsets(top: inset, bottom: inset)
        return try ScrollStack(axis: .vertical, items: items, spacing: spacing, insets: insets).layout(
          in: screen)
      }
      let (before, after) = (try layout(12), try layout(12 - count))
      for item in [0, 5, 12 - count] {
        let change = before.change(to: after, at: item)
        let viewport = Viewport(frame: ScrollRect(0, 0, 50, 400), contentSize: before.contentSize)
        XCTAssertEqual(viewport.applying(change).contentSize.height, after.contentSize.height)
        XCTAssertEqual(change.position, Swift.min(before.frames[item].minY, after.contentSize.height))
      }
    }
  }

  /// Catches: in `items(in:)`, `$0.lowerBound >= along.upperBound` made `$0.upperBound >= along.upperBound`.
  func testManyItems() throws {
    let items = Array(repeating: Item(length: .fixed(44)), count: 100_000)
    let layout = try ScrollStack(axis: .vertical, items: items, fillsFrameAcross: true).layout(in: screen)
    XCTAssertEqual(layout.contentSize.height, 44e5)
    for first in stride(from: 0, to: 99_980, by: 101) {
      XCTAssertEqual(layout.items(in: ScrollRect(0, 44 * Double(first) + 1, 390, 844)), first..<first + 20)
    }
  }

  func testHugeSizesStayFinite() throws {
    let huge = Double.greatestFiniteMagnitude
    let items = [
      Item(length: .fixed(huge), crossLength: huge), Item(length: .fixed(huge), crossLength: 1),
      Item(length: .flexible(share: huge, minimum: huge), crossLength: 1),
      Item(length: .flexible(share: .leastNonzeroMagnitude, minimum: 1), crossLength: 1),
    ]
    let stack = ScrollStack(
      axis: .vertical, items: items, spacing: huge, insets: ScrollInsets(huge, huge, huge, huge),
      alignment: .trailing, minimumLength: huge)
    let layout = try stack.layout(in: screen)
    XCTAssertTrue(layout.contentSize.isFinite && layout.frames.allSatisfy(\.isFinite))
  }

  private func stack(_ random: inout SplitMix64) -> ScrollStack {
    let items = (0..<random.integer(in: 0...20)).map { _ in
      Item(
        length: random.integer(in: 0...3) == 0
          ? .flexible(
            share: Double(random.integer(in: 1...3)),
            minimum: random.happens(onceIn: 2) ? nil : random.quarters(0...90))
          : .fixed(random.quarters(0...90)), crossLength: random.quarters(0...300),
        spacingAfter: random.happens(onceIn: 2) ? nil : random.quarters(0...20))
    }
    return ScrollStack(
      axis: random.pick(ScrollAxis.allCases), items: items, spacing: random.quarters(0...9),
      insets: random.insets(), alignment: [.fill, .leading, .center, .trailing][random.integer(in: 0...3)],
      fillsFrameAcross: random.happens(onceIn: 2), fillsFrameAlong: true)
  }

  /// Items follow one another with their gaps, inside the insets, and add up to the content.
  /// Catches: in `layout(in:)`, always take `spacing` for the gap.
  func testItemsFollowOneAnother() throws {
    try forAll("items follow one another with their gaps") { random in
      let stack = stack(&random)
      let frame = random.size()
      let layout = try stack.layout(in: frame)
      var place = stack.insets[min: stack.axis]
      for (item, rect) in zip(stack.items, layout.frames) {
        XCTAssertEqual(rect[stack.axis].lowerBound, place, accuracy: 1e-9)
        place = rect[stack.axis].upperBound + (item.spacingAfter ?? stack.spacing)
        if case .fixed(let length) = item.length { XCTAssertEqual(rect.size[stack.axis], length) }
        let length = rect.size[stack.axis]
        if case .flexible(_, let minimum) = item.length { XCTAssertGreaterThanOrEqual(length, minimum ?? 0) }
      }
      let end = (layout.frames.last?[stack.axis].upperBound ?? stack.insets[min: stack.axis])
      let length = max(0, end + stack.insets[max: stack.axis], frame[stack.axis])
      XCTAssertEqual(layout.contentSize[stack.axis], length, accuracy: 1e-9)
      let swapped = ScrollStack(
        axis: stack.axis.cross, items: stack.items, spacing: stack.spacing, insets: stack.insets.transposed,
        alignment: stack.alignment, fillsFrameAcross: stack.fillsFrameAcross,
        fillsFrameAlong: stack.fillsFrameAlong)
      let other = try swapped.layout(in: frame.transposed)
      XCTAssertEqual(other.frames, layout.frames.map(\.transposed))
      XCTAssertEqual(other.contentSize, layout.contentSize.transposed)
    }
  }

  /// Flexible items above their minimums have lengths in the proportion of their shares, none is cut below its minimum, and the
  /// content is exactly as long as it must be. Catches: in `lengthOfShare`, sort the other way round.
  func testSharesAreFair() throws {
    try forAll("flexible lengths are in the proportion of their shares") { random in
      let items = (0..<random.integer(in: 1...8)).map { _ in
        let (share, minimum) = (random.double(in: 0.1...5), random.double(in: 0...200))
        return Item(length: .flexible(share: share, minimum: minimum), crossLength: 1)
      }
      let axis = random.pick(ScrollAxis.allCases)
      let stack = ScrollStack(axis: axis, items: items, fillsFrameAlong: true)
      let frame = random.size()
      let layout = try stack.layout(in: frame)
      var shares: [Double] = []
      var sum = 0.0
      for (item, rect) in zip(items, layout.frames) {
        guard case .flexible(let share, let minimum?) = item.length else { continue }
        sum += rect.size[axis]
        if rect.size[axis] > minimum { shares.append(rect.size[axis] / share) }
        XCTAssertGreaterThanOrEqual(rect.size[axis], minimum)
      }
      for share in shares { XCTAssertEqual(share, shares[0], accuracy: 1e-9) }
      XCTAssertEqual(sum, layout.contentSize[axis], accuracy: 1e-9)
      if !shares.isEmpty { assertSameBits(layout.contentSize[axis], frame[axis]) }
    }
  }

  /// The binary search finds the same as a linear search. Catches: in `items(in:)`, use `>=` in place of `>`.
  func testLookUpFindsWhatShows() throws {
    try forAll("the binary search equals a linear search") { random in
      let stack = stack(&random)
      let layout = try stack.layout(in: random.size())
      let axis = stack.axis
      var rect = changed(ScrollRect.zero) { $0.origin[axis] = random.quarters(-100...1500) }
      rect.size[axis] = random.quarters(0...400)
      if let item = layout.frames.randomElement(using: &random), random.happens(onceIn: 2) {
        rect.origin[axis] =
          random.happens(onceIn: 2) ? item[axis].upperBound : item[axis].lowerBound - rect.size[axis]
      }
      let seen = layout.frames.indices.filter {
        let range = layout.frames[$0][axis]
        return range.upperBound > rect[axis].lowerBound && range.lowerBound < rect[axis].upperBound
      }
      XCTAssertEqual(Array(layout.items(in: rect)), seen)
      let position = random.quarters(-100...1500)
      let holds = layout.frames.map { $0[axis].lowerBound <= position && position < $0[axis].upperBound }
      XCTAssertEqual(layout.item(at: position), holds.firstIndex(of: true))
    }
  }
}
