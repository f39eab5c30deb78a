import ScrollGeometry
import XCTest

@testable import ScrollKinetics

final class SheetScrollerTests: XCTestCase {
  private static let screen = ScrollRect(x: 0, y: 0, width: 390, height: 844)
  private static let rows = ScrollSize(width: 390, height: 3000)

  /// A sheet of half a screen and of a whole one less 44 points, with a list of 3000 points.
  private static func scroller(isDismissible: Bool = true) -> SheetScroller {
    let sheet = ScrollSheet(
      container: screen, detents: [.fraction(0.5), .inset(44)], isDismissible: isDismissible)
    return SheetScroller(sheet, list: sheet.listViewport(contentSize: rows))
  }

  /// Performs a gesture from the scroller's present instant, and runs to rest.
  private static func perform(_ gesture: ScrollGesture, on scroller: inout SheetScroller, toRest: Bool = true)
  {
    let start = scroller.chain.now
    for sample in gesture.samples { scroller.handle(sample.input, at: start.advanced(by: sample.time)) }
    if toRest { scroller.advance(to: scroller.chain.instantOfRest) }
  }

  private static func flick(_ distance: Double, _ velocity: Double) -> ScrollGesture {
    .flick(
      from: ScrollPoint(x: 195, y: 600), to: ScrollPoint(x: 195, y: 600 + distance),
      velocity: ScrollVector(dx: 0, dy: velocity))
  }

  private static func drag(_ distance: Double) -> ScrollGesture {
    // The first 10 points are slop.
    .drag(
      from: ScrollPoint(x: 195, y: 500),
      to: ScrollPoint(x: 195, y: 500 + distance + (distance < 0 ? -10 : 10)))
  }

  // MARK: Figures of the guide

  func testOneFingerMovesTheSheetAndThenTheList() {
    var scroller = Self.scroller()
    XCTAssertEqual(scroller.frame, ScrollRect(x: 0, y: 422, width: 390, height: 800))
    XCTAssertEqual(scroller.detent, 0)
    scroller.handle(.began, at: .origin)
    scroller.handle(.moved(by: ScrollVector(dx: 0, dy: -500)), at: .origin)
    XCTAssertEqual(scroller.offset, 800)
    XCTAssertEqual(scroller.list.contentOffset.y, 122)
    scroller.handle(.moved(by: ScrollVector(dx: 0, dy: 200)), at: .origin)
    XCTAssertEqual(scroller.offset, 722)
    XCTAssertEqual(scroller.list.contentOffset.y, 0)
  }

  /// Catches: in `SheetScroller.handle`, `detents.settle(&$0, on: axis)` left out.
  func testWhereItRests() {
    func rest(_ gestures: ScrollGesture..., isDismissible: Bool = true) -> [Double] {
      var scroller = Self.scroller(isDismissible: isDismissible)
      for gesture in gestures { Self.perform(gesture, on: &scroller) }
      return [scroller.offset, scroller.list.contentOffset.y]
    }
    XCTAssertEqual(rest(Self.drag(-100)), [422, 0], "let go 100 points above half")
    XCTAssertEqual(rest(Self.drag(-200)), [800, 0], "let go nearer to large")
    XCTAssertEqual(rest(Self.flick(-60, -400)), [800, 0], "any flick upwards goes on to large")
    XCTAssertEqual(rest(Self.flick(-60, -9000)), [800, 0], "and no farther")
    XCTAssertEqual(rest(Self.flick(60, 400)), [0, 0], "a flick downwards dismisses")
    XCTAssertEqual(rest(Self.flick(60, 400), isDismissible: false), [422, 0])
    XCTAssertEqual(
      rest(Self.drag(-900), Self.flick(200, 3000)), [800, 0], "a fling of the list does not move the sheet")
    XCTAssertEqual(rest(Self.drag(-900), Self.drag(622)), [800, 0], "let go 100 points below large")
    XCTAssertEqual(
      rest(Self.drag(-378), Self.flick(60, 9000)), [0, 0], "from large with momentum to nothing")
  }

  /// Catches: in `SheetScroller.rules`, `overscrollTowardsStart: .outermost` left out.
  func testTheSheetStretchesNotItsList() {
    var scroller = Self.scroller(isDismissible: false)
    scroller.handle(.began, at: .origin)
    scroller.handle(.moved(by: ScrollVector(dx: 0, dy: 100)), at: .origin)
    // The band of a list of 800 points: 100·0.55·800/(800 + 55), on whole pixels.
    XCTAssertEqual(scroller.offset, 422 - 51)
    XCTAssertEqual(scroller.frame.minY, 422 + 51)
    XCTAssertEqual(scroller.list.contentOffset.y, 0)
    scroller.handle(.ended(velocity: .zero), at: .origin)
    scroller.advance(to: scroller.chain.instantOfRest)
    XCTAssertEqual(scroller.offset, 422)
    // At its end the list stretches, not the sheet.
    scroller.handle(.began, at: scroller.chain.now)
    scroller.handle(.moved(by: ScrollVector(dx: 0, dy: -2678)), at: scroller.chain.now)
    XCTAssertEqual([scroller.offset, scroller.list.contentOffset.y], [800, 2200 + 51])
  }

  func testDismissedAndPresented() {
    var scroller = Self.scroller()
    Self.perform(Self.flick(60, 400), on: &scroller, toRest: false)
    XCTAssertFalse(scroller.isDismissed)
    XCTAssertNil(scroller.targetDetent)
    scroller.advance(to: scroller.chain.instantOfRest)
    XCTAssertTrue(scroller.isDismissed)
    XCTAssertEqual(scroller.frame.minY, 844)
    scroller.move(to: 1, at: scroller.chain.now)
    XCTAssertEqual(scroller.targetDetent, 1)
    scroller.advance(to: scroller.chain.instantOfRest)
    XCTAssertEqual(scroller.detent, 1)
    scroller.move(to: nil, animation: nil, at: scroller.chain.now)
    XCTAssertTrue(scroller.isDismissed)
  }

  /// A sheet at its smallest detent stays at that detent where another one becomes the smallest.
  ///
  /// Catches: `chain.replace(1, by: outer` made an update, which keeps content at its edge.
  func testTheSmallestDetentIsNoEdge() {
    // Half of 844 points is more than 120, half of 200 is less.
    var sheet = ScrollSheet(
      container: Self.screen, detents: [.length(120), .fraction(0.5), .inset(44)], isDismissible: false)
    var scroller = SheetScroller(sheet, list: sheet.listViewport(contentSize: Self.rows))
    XCTAssertEqual(scroller.offset, 120)
    sheet = sheet.resized(to: ScrollRect(x: 0, y: 0, width: 390, height: 200))
    scroller.update(to: sheet, at: .origin)
    XCTAssertEqual(sheet.restingOffsets, [100, 120, 156])
    XCTAssertEqual([scroller.offset, scroller.list.contentOffset.y], [120, 0])
    XCTAssertEqual(scroller.detent, 0)
    // And back.
    scroller.update(to: sheet.resized(to: Self.screen), at: .origin)
    XCTAssertEqual([scroller.offset, scroller.list.contentOffset.y], [120, 0])
  }

  // MARK: Laws

  private enum Step {
    case gesture(ScrollGesture)
    case resize(ScrollRect)
    case move(Int?)
    case rest
    case wheel(Double)
  }

  private struct Scene: CustomStringConvertible {
    var sheet: ScrollSheet
    var rows: ScrollSize
    var physics: Scroller.Physics
    var steps: [(delay: Duration, step: Step)]

    init(_ random: inout SplitMix64) {
      func container() -> ScrollRect {
        ScrollRect(
          x: 0, y: 0, width: Double(random.integer(in: 200...900)),
          height: Double(random.integer(in: 300...900)))
      }
      let axis = random.pick(ScrollAxis.allCases)
      sheet = ScrollSheet(
        axis: axis, container: container(),
        detents: random.pick([
          [.fraction(0.5), .inset(44)], [.inset(10)], [.length(120), .fraction(0.5), .inset(44)],
          [.length(500), .fraction(0.25)],
        ]), isDismissible: random.happens(onceIn: 2))
      rows = ScrollSize { $0 == axis ? Double(random.integer(in: 1000...4000)) : 100 }
      physics = Scroller.Physics(integration: random.pick([.exact, .exact, .displayLink]))
      steps = []
      let viewport = Viewport(frame: sheet.container, contentSize: rows)
      for _ in 0..<random.integer(in: 1...8) {
        let step: Step =
          switch random.integer(in: 0...7) {
          case 0...3: .gesture(.random(in: viewport, using: &random))
          case 4: .resize(container())
          case 5: .move(random.pick([0, sheet.detents.count - 1, sheet.isDismissible ? nil : 0]))
          case 6: .wheel(random.double(in: -500...500))
          default: .rest
          }
        steps.append((.milliseconds(random.integer(in: 0...700)), step))
      }
    }

    var description: String { "\(sheet)\n\(rows)\n" + steps.map { "\($0)" }.joined(separator: "\n") }

    /// Performs the steps, and calls `observe` after each call.
    func run(_ observe: (SheetScroller, _ isUpdate: Bool) -> Void) -> SheetScroller {
      var scroller = SheetScroller(sheet, list: sheet.listViewport(contentSize: rows), physics: physics)
      for (delay, step) in steps {
        scroller.advance(to: scroller.chain.now.advanced(by: delay))
        observe(scroller, false)
        let start = scroller.chain.now
        switch step {
        case .gesture(let gesture):
          for sample in gesture.samples {
            scroller.handle(sample.input, at: start.advanced(by: sample.time))
            observe(scroller, false)
          }
        case .resize(let container):
          scroller.update(to: scroller.sheet.resized(to: container), at: start)
          observe(scroller, true)
        case .move(let detent): scroller.move(to: detent, at: start)
        case .wheel(let distance):
          scroller.handle(.wheel(ScrollVector { $0 == sheet.axis ? distance : 0 }), at: scroller.chain.now)
        case .rest: Self.rest(&scroller)
        }
        observe(scroller, false)
      }
      Self.rest(&scroller)
      observe(scroller, false)
      return scroller
    }

    static func rest(_ scroller: inout SheetScroller) {
      for _ in 0..<1000 where scroller.chain.joined.isMoving {
        scroller.advance(to: scroller.chain.now.advanced(by: .milliseconds(16)))
      }
    }
  }

  /// The list scrolls only in a sheet at its largest detent and never stretches at its beginning; the sheet never
  /// exceeds its largest detent, and all comes to rest at a detent.
  ///
  /// Catches: in `SheetScroller.rules`, `overscrollTowardsStart: .outermost` left out; `snapping: ScrollSnapping(rule,
  /// on: sheet.axis)` in `member(_:)` left out.
  func testAnyGesturesAndChanges() {
    forAll("a sheet", count: 40, in: Scene.init) { scene in
      var fault: String?
      let end = scene.run { scroller, _ in
        scroller.chain.checkInvariants()
        let axis = scroller.sheet.axis
        let start = scroller.list.limits(on: axis).lowerBound
        if scroller.offset > scroller.sheet.fullLength { fault = fault ?? "sheet at \(scroller.offset)" }
        if scroller.list.contentOffset[axis] < start { fault = fault ?? "the list stretches" }
        if scroller.list.contentOffset[axis] > start && scroller.offset < scroller.sheet.fullLength {
          fault = fault ?? "the list scrolls at \(scroller.offset)"
        }
      }
      if let fault { return fault }
      let isAtRest = end.isDismissed || end.detent != nil
      return isAtRest ? nil : "rests at \(end.offset), not one of \(end.sheet.restingOffsets)"
    }
  }

  /// A change of the container, at rest or in flight, leads to the detent that was ahead.
  ///
  /// Catches: `offset == rest ? place : offset` made `offset`; `chain.handle(.retarget(target), at: instant)` left out;
  /// `sheet.offset(keeping: rest, in: sheet)` made `offset`.
  func testAChangeKeepsTheDetent() {
    forAll("keeps its detent", count: 40, in: { (Scene(&$0), Scene(&$0).sheet.container) }) {
      scene, container in
      var scene = scene
      scene.steps = scene.steps.filter { if case .resize = $0.step { false } else { true } }
      var fault: String?
      var number = 0
      _ = scene.run { scroller, _ in
        number += 1
        guard number % 5 == 0, scroller.chain.joined.isMoving || scroller.chain.phase == .idle else { return }
        var changed = scroller
        let expected = scroller.targetDetent
        changed.update(to: scroller.sheet.resized(to: container), at: scroller.chain.now)
        changed.chain.checkInvariants()
        let at = changed.targetDetent
        guard let expected else { return }
        let (a, b) = (changed.sheet.lengths[expected], at.map { changed.sheet.lengths[$0] })
        if a != b { fault = fault ?? "detent \(expected) becomes \(at as Any) after \(number) calls" }
        Scene.rest(&changed)
        if changed.offset != a { fault = fault ?? "rests at \(changed.offset), not \(a)" }
      }
      return fault
    }
  }
}
