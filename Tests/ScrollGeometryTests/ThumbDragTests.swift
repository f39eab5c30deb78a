final class ThumbDragTests: XCTestCase {
  /// A window of 500 in content of 5000 whose bar is 50 long in a track of 500.
  private func viewport(_ y: Double = 0, length: Double = 5000) -> Viewport {
    Viewport(300, 500, content: 300, length, contentOffset: ScrollPoint(0, y))
  }

  private func point(_ y: Double, x: Double = 295) -> ScrollPoint { ScrollPoint(x, y) }

  /// Chromium's figures (cc/input/scrollbar_controller.cc): a point of the thumb is ten of the content.
  func testFiguresOfAThumbDrag() {
    for (moved, expected) in [(0.0, 0.0), (45, 450), (450, 4500), (225, 2250)] {
      var drag = ThumbDrag(of: ScrollIndicator(), on: .vertical, in: viewport(), from: point(20))
      XCTAssertEqual(drag.contentOffset(at: point(20 + moved), in: viewport()), expected)
    }
    var back = ThumbDrag(of: ScrollIndicator(), on: .vertical, in: viewport(400), from: point(60))
    XCTAssertEqual(back.contentOffset(at: point(50), in: viewport(400)), 300)
  }

  /// The thumb's centre under the pointer, by the same source.
  func testFiguresOfAClickInTheTrack() {
    let indicator = ScrollIndicator()
    for (click, expected) in [(250.0, 2250.0), (0, 0), (500, 4500), (25, 0), (100, 750)] {
      XCTAssertEqual(
        indicator.contentOffset(centeringThumbAt: click, on: .vertical, in: viewport()), expected)
    }
    XCTAssertEqual(indicator.contentOffset(centeringThumbAt: 90, on: .horizontal, in: viewport()), 0, "fits")
  }

  private static func draw(_ generator: inout SplitMix64) -> (ScrollAxis, ScrollIndicator, Viewport) {
    let axis = generator.pick(ScrollAxis.allCases)
    let indicator = ScrollIndicator(insets: generator.insets())
    let viewport = changed(generator.viewport()) { $0.contentOffset = $0.clamped($0.contentOffset) }
    return (axis, indicator, viewport)
  }

  /// A click in the track leads to the same offset from every other, also from past a limit, and brings the thumb's centre there.
  /// Catches: `length` in `ScrollIndicator.movement` made the distance between the thumb's ends.
  func testAClickInTheTrackCentresTheThumb() {
    forAll("a click in the track centres the thumb") { generator in
      let (axis, indicator, content) = Self.draw(&generator)
      var viewport = content
      guard let thumb = indicator.frame(on: axis, in: viewport)?[axis],
        let track = indicator.trackFrame(on: axis, in: viewport)?[axis], thumb != track
      else { return }
      let half = (thumb.upperBound - thumb.lowerBound) / 2
      let click = generator.double(in: track.lowerBound...track.upperBound)
      let offset = indicator.contentOffset(centeringThumbAt: click, on: axis, in: viewport)
      for _ in 0..<4 {
        let limits = viewport.limits(on: axis)
        viewport.contentOffset[axis] = generator.double(in: limits.lowerBound - 50...limits.upperBound + 50)
        XCTAssertEqual(indicator.contentOffset(centeringThumbAt: click, on: axis, in: viewport), offset)
      }
      viewport.contentOffset[axis] = offset
      guard let moved = indicator.frame(on: axis, in: viewport)?[axis] else { return XCTFail("no thumb") }
      XCTAssertEqual(
        (moved.lowerBound + moved.upperBound) / 2,
        click.clamped(to: track.lowerBound + half...track.upperBound - half), accuracy: 1e-9)
    }
  }

  /// A dragged thumb stays under the pointer: the offset shown places the bar at the pointer. Catches: in
  /// `ThumbDrag.contentOffset(at:in:)`, the limits' length left out of the scale, or the thumb's length left in the track.
  func testTheThumbStaysUnderThePointer() {
    forAll("the thumb stays under the pointer") { generator in
      let (axis, indicator, content) = Self.draw(&generator)
      var viewport = content
      guard let before = indicator.frame(on: axis, in: viewport)?[axis],
        let track = indicator.trackFrame(on: axis, in: viewport)?[axis]
      else { return }
      let press = ScrollPoint.along(axis, before.lowerBound)
      var drag = ThumbDrag(of: indicator, on: axis, in: viewport, from: press)
      let pointer = ScrollPoint { $0 == axis ? generator.double(in: track) : 0 }
      viewport.contentOffset[axis] = drag.contentOffset(at: pointer, in: viewport)
      let after = indicator.frame(on: axis, in: viewport)![axis]
      let end = track.upperBound - (before.upperBound - before.lowerBound)
      let wanted = pointer[axis].clamped(to: track.lowerBound...Swift.max(track.lowerBound, end))
      XCTAssertEqual(after.lowerBound, wanted, accuracy: 1e-9)
    }
  }

  /// Catches: `mirrored` thumbs that move otherwise: an end of the limits taken for the other.
  func testMirroredAndSwapped() {
    forAll("a mirrored or swapped thumb has the same bits") { generator in
      let viewport = changed(generator.viewport()) { $0.contentOffset = $0.clamped($0.contentOffset) }
      let indicator = ScrollIndicator(leavesCorner: false)
      let (press, pointer) = (generator.quarters(0...300), generator.quarters(-50...400))
      func moved(in viewport: Viewport, on axis: ScrollAxis, from start: Double, to end: Double) -> Double {
        var drag = ThumbDrag(of: indicator, on: axis, in: viewport, from: ScrollPoint.along(axis, start))
        return drag.contentOffset(at: ScrollPoint.along(axis, end), in: viewport)
      }
      let length = viewport.frame.size.height
      let down = moved(in: viewport, on: .vertical, from: press, to: pointer)
      let up = moved(in: viewport.negated, on: .vertical, from: length - press, to: length - pointer)
      XCTAssertEqual(up, 0 - down, accuracy: 1e-9)
      assertSameBits(moved(in: viewport.transposed, on: .horizontal, from: press, to: pointer), down)
    }
  }

  /// The unclamped sum is stored: past the end of its track the thumb waits for the pointer.
  /// Catches: in `ThumbDrag.contentOffset(at:in:)`, the offset brought within the limits before it is kept.
  func testThePointerFindsTheThumbAgain() {
    var drag = ThumbDrag(of: ScrollIndicator(), on: .vertical, in: viewport(), from: point(20))
    XCTAssertEqual(drag.contentOffset(at: point(900), in: viewport()), 4500)
    XCTAssertEqual(drag.contentOffset(at: point(480), in: viewport(4500)), 4500)
    XCTAssertEqual(drag.contentOffset(at: point(460), in: viewport(4500)), 4400)
    XCTAssertEqual(drag.contentOffset(at: point(-90), in: viewport(4400)), 0)
    XCTAssertEqual(drag.contentOffset(at: point(30), in: viewport(0)), 100)
  }

  /// Content that grows during a drag stays where it is, and then moves with the scale of its new length.
  /// Catches: `startAgain` left out, and one that goes back to the offset of the press.
  func testContentThatGrowsDoesNotJump() {
    forAll("content that grows under the thumb does not jump") { generator in
      var shown = viewport(generator.quarters(1000...3500))
      var drag = ThumbDrag(of: ScrollIndicator(), on: .vertical, in: shown, from: point(0))
      let pointer = generator.quarters(-20...40)
      shown.contentOffset.y = drag.contentOffset(at: point(pointer), in: shown)
      shown.contentSize.height = generator.quarters(7000...20_000)
      XCTAssertEqual(drag.contentOffset(at: point(pointer), in: shown), shown.contentOffset.y)
      // The bar is at its least length, 36 points, or more.
      let thumb = Swift.max(36, 500 * 500 / shown.contentSize.height)
      let pace = (shown.contentSize.height - 500) / (500 - thumb)
      XCTAssertEqual(
        drag.contentOffset(at: point(pointer + 4), in: shown), shown.contentOffset.y + 4 * pace,
        accuracy: 1e-9)
    }
  }

  func testSnapsBackWhereThePointerLeavesTheBar() {
    let distance = ThumbDrag.windowsSnapBackDistance(thickness: 3)
    XCTAssertEqual(distance, 136)
    XCTAssertEqual(ThumbDrag.windowsSnapBackDistance(thickness: 20), 160)
    var drag = ThumbDrag(
      of: ScrollIndicator(), on: .vertical, in: viewport(400), from: point(50), snapBackDistance: distance)
    XCTAssertEqual(drag.contentOffset(at: point(60, x: 294 - 136), in: viewport(400)), 500)
    XCTAssertEqual(drag.contentOffset(at: point(60, x: 293 - 136), in: viewport(500)), 400)
    XCTAssertEqual(drag.contentOffset(at: point(60, x: 297 + 136), in: viewport(400)), 500)
    XCTAssertEqual(drag.contentOffset(at: point(60, x: 298 + 136), in: viewport(500)), 400)
    XCTAssertEqual(drag.contentOffset(at: point(70), in: viewport(400)), 600)
  }

  func testPartsOfTheBar() {
    let indicator = ScrollIndicator(insets: ScrollInsets(top: 100))
    let shown = viewport(2250)  // the bar from 280 to 320
    let parts = [99.9, 100, 279.9, 280, 320, 320.1, 500, 500.1].map {
      indicator.part(at: $0, on: .vertical, in: shown)
    }
    XCTAssertEqual(parts, [nil, .trackBefore, .trackBefore, .thumb, .thumb, .trackAfter, .trackAfter, nil])
    XCTAssertNil(indicator.part(at: 200, on: .horizontal, in: shown))
  }

  /// Huge content, an empty frame, or a bar that fills its track: the offset is always a number within the limits.
  func testExtremes() {
    var endless = changed(viewport()) { $0.contentInset.bottom = .greatestFiniteMagnitude }
    endless.contentInset.top = .greatestFiniteMagnitude
    for shown in [
      endless, viewport(length: 500), viewport(length: 0), Viewport(frame: .zero, contentSize: .zero),
    ] {
      for axis in ScrollAxis.allCases {
        var drag = ThumbDrag(of: ScrollIndicator(), on: axis, in: shown, from: .zero)
        for pointer: Double in [0, 1, -.greatestFiniteMagnitude, .greatestFiniteMagnitude] {
          let offset = drag.contentOffset(at: ScrollPoint(pointer, pointer), in: shown)
          XCTAssert(shown.limits(on: axis).contains(offset), "\(offset)")
          let jump = ScrollIndicator().contentOffset(centeringThumbAt: pointer, on: axis, in: shown)
          XCTAssert(shown.limits(on: axis).contains(jump), "\(jump)")
        }
      }
    }
  }
}
