import ScrollGeometry
import XCTest

@testable import ScrollKinetics

final class ShelfScrollerTests: XCTestCase {
  private static let screen = ScrollRect(x: 0, y: 0, width: 390, height: 844)

  /// Shelves of ten cards of 160 points, one every 170, with margins of 20.
  private static func list(_ shelves: Int = 5, axis: ScrollAxis = .vertical) -> ShelfList {
    let shelf = CardShelf(
      axis: axis.cross, cardSize: ScrollSize { $0 == axis ? 200 : 160 }, count: 10, spacing: 10, margin: 20)
    return ShelfList(
      container: axis == .vertical ? screen : ScrollRect(x: 0, y: 0, width: 844, height: 390),
      shelves: Array(repeating: shelf, count: shelves), titleLength: 56, spacing: 24, axis: axis)
  }

  /// Flicks from the middle of a shelf, at the present instant.
  private static func flick(
    _ dx: Double, _ dy: Double, shelf: Int, velocity: Double, on scroller: inout ShelfScroller
  ) {
    let start = ScrollPoint(x: 195, y: scroller.frame(ofShelf: shelf).minY + 100)
    let way = ScrollVector(dx: dx, dy: dy)
    let length = (dx * dx + dy * dy).squareRoot()
    let begin = scroller.screen.now
    let flick = ScrollGesture.flick(from: start, to: start + way, velocity: velocity / length * way)
    for sample in flick.samples {
      let instant = begin.advanced(by: sample.time)
      scroller.advance(to: instant)
      scroller.handle(sample.input, at: instant)
      scroller.checkInvariants()
    }
  }

  private static func rest(_ scroller: inout ShelfScroller, _ observe: (ShelfScroller) -> Void = { _ in }) {
    for _ in 0..<1000 where scroller.screen.isMoving {
      scroller.advance(to: scroller.screen.now.advanced(by: .milliseconds(16)))
      scroller.checkInvariants()
      observe(scroller)
    }
  }

  // MARK: Figures of the guide

  /// A finger moves the shelf by 110, from −20 to 90; from there it goes to the first, second or third card.
  func testTheSpeedChoosesTheCard() {
    for (dx, velocity, expected) in [
      (-120.0, 800.0, 150.0), (-120, 2400, 320), (-120, 3000, 490), (120, 1500, -20),
    ] {
      var scroller = ShelfScroller(Self.list())
      Self.flick(dx, 0, shelf: 0, velocity: velocity, on: &scroller)
      Self.rest(&scroller)
      XCTAssertEqual(scroller.offset(ofShelf: 0), expected, "\(velocity)")
      XCTAssertEqual(scroller.offset, 0)
    }
    var scroller = ShelfScroller(Self.list())
    Self.flick(-120, 0, shelf: 0, velocity: 800, on: &scroller)
    Self.rest(&scroller)
    XCTAssertEqual(scroller.frame(ofCard: 1, onShelf: 0), ScrollRect(x: 20, y: 56, width: 160, height: 200))
    XCTAssertEqual(scroller.frame(ofCard: 3, onShelf: 0).minX, 360, "30 points of the third card are visible")
    scroller.scroll(shelf: 0, to: 9, animation: nil, at: scroller.screen.now)
    XCTAssertEqual(scroller.offset(ofShelf: 0), 1320)
    Self.flick(120, 0, shelf: 0, velocity: 800, on: &scroller)
    Self.rest(&scroller)
    XCTAssertEqual(scroller.offset(ofShelf: 0), 1170, "back from the end")
  }

  func testTheDirectionChoosesListOrShelf() {
    for (dx, dy, expected) in [(-100.0, -60.0, [70.0, 0]), (-60, -100, [-20, 90])] {
      var scroller = ShelfScroller(Self.list())
      let start = ScrollPoint(x: 195, y: 156)
      let drag = ScrollGesture.drag(from: start, to: start + ScrollVector(dx: dx, dy: dy))
      for sample in drag.samples.dropLast() {
        scroller.handle(sample.input, at: .origin.advanced(by: sample.time))
      }
      XCTAssertEqual([scroller.offset(ofShelf: 0), scroller.offset], expected)
    }
    var scroller = ShelfScroller(Self.list())
    Self.flick(-120, 0, shelf: 0, velocity: 800, on: &scroller)
    scroller.handle(.touchDown(ScrollPoint(x: 195, y: 30), finger: 1), at: scroller.screen.now)
    XCTAssertTrue(scroller.screen.movingIDs.contains(0), "a touch of the title leaves the shelf its flight")
  }

  /// A wheel, a trackpad's drag and a key move what is below the pointer; a drag stays with its shelf.
  ///
  /// Catches: `dragged = member(at: point)` left out of `member(for:at:)`; `default: return member(at: point)` made
  /// `default: return Self.listID`.
  func testPointers() {
    let point = ScrollPoint(x: 195, y: 156)
    var scroller = ShelfScroller(Self.list())
    scroller.handle(.wheel(ScrollVector(dx: 400, dy: 0)), above: point, at: .origin)
    Self.rest(&scroller)
    XCTAssertGreaterThan(scroller.offset(ofShelf: 0), 100)
    let drag: [Scroller.Input] = [
      .scroll(.zero, phase: .began), .scroll(ScrollVector(dx: 30, dy: 0), phase: .changed),
    ]
    let before = scroller.offset(ofShelf: 0)
    for input in drag {
      scroller.handle(input, above: point, at: scroller.screen.now)
      scroller.checkInvariants()
    }
    scroller.handle(.scroll(ScrollVector(dx: 30, dy: 0), phase: .changed), at: scroller.screen.now)
    XCTAssertEqual(scroller.offset(ofShelf: 0), before + 60)
    scroller.handle(.scroll(.zero, phase: .ended), at: scroller.screen.now)
    scroller.handle(.setContentOffset(ScrollPoint(x: 0, y: 300), nil), at: scroller.screen.now)
    XCTAssertEqual(scroller.offset, 300)
    scroller.handle(
      .wheel(ScrollVector(dx: 0, dy: 300)), above: ScrollPoint(x: 400, y: 0), at: scroller.screen.now)
    XCTAssertEqual(scroller.offset, 300, "outside the container")
  }

  func testARotationAndCardsThatLoad() {
    var scroller = ShelfScroller(Self.list())
    Self.flick(-120, 0, shelf: 0, velocity: 2400, on: &scroller)
    Self.rest(&scroller)
    XCTAssertEqual(scroller.offset(ofShelf: 0), 320)
    let wide = CardShelf(cardSize: ScrollSize(width: 250, height: 150), count: 12, spacing: 10, margin: 40)
    let turned = ShelfList(
      container: ScrollRect(x: 0, y: 0, width: 844, height: 390), shelves: Array(repeating: wide, count: 6),
      titleLength: 56, spacing: 24)
    scroller.update(to: turned, at: scroller.screen.now)
    scroller.checkInvariants()
    XCTAssertEqual(scroller.offset(ofShelf: 0), 2 * 260 - 40, "still at its second card")
    XCTAssertEqual(scroller.visibleShelves, 0..<2)
    let short = ShelfList(container: turned.container, shelves: [wide], titleLength: 56, spacing: 24)
    scroller.update(to: short, at: scroller.screen.now)
    scroller.checkInvariants()
    XCTAssertEqual(scroller.screen.ids, [-1, 0])
  }

  // MARK: Laws

  /// A shelf never comes to rest on a cut card: a card is at its place between the margins, or the shelf is at one of its
  /// ends, with its first or last card at the margin. The list rests within its limits.
  ///
  /// Catches: `physics.snapping = ScrollSnapping(rule, on: shelf.axis)` in `physics(ofShelf:)` left out; `from:
  /// shelf.firstRest(in: list.shelfLength)` left out there; `snapping: snapping` in `update(_:from:at:)` left out.
  func testAShelfNeverStopsOnACutCard() {
    forAll("whole cards", count: 25, in: { (ShelfScroller.random(&$0), $0) }) { start, generator in
      var (scroller, random) = (start, generator)
      for number in 0..<random.integer(in: 1...5) {
        let gesture = ScrollGesture.random(in: scroller.screen[ShelfScroller.listID], using: &random)
        let begin = scroller.screen.now
        for sample in gesture.samples {
          scroller.handle(sample.input, at: begin.advanced(by: sample.time))
          if let fault = scroller.fault { return "\(number): \(fault)" }
        }
        if random.happens(onceIn: 4) {
          scroller.update(to: .random(&random, axis: scroller.list.axis), at: scroller.screen.now)
        }
        guard random.happens(onceIn: 2) else { continue }
        Self.rest(&scroller)
        for shelf in scroller.visibleShelves {
          if let fault = Self.cut(shelf, in: scroller) { return "\(number): \(fault)" }
        }
        let viewport = scroller.screen[ShelfScroller.listID]
        if viewport.clamped(viewport.contentOffset) != viewport.contentOffset {
          return "the list is past its end"
        }
      }
      return nil
    }
  }

  /// Returns how the cards of a shelf lie, if none is at its place.
  private static func cut(_ index: Int, in scroller: ShelfScroller) -> String? {
    let (shelf, length) = (scroller.list.shelves[index], scroller.list.shelfLength)
    let frames = (0..<shelf.count).map {
      shelf.frame(of: $0, at: scroller.offset(ofShelf: index))[shelf.axis]
    }
    let place = shelf.margin + shelf.alignment * (length - 2 * shelf.margin - shelf.cardSize[shelf.axis])
    let isAligned = frames.contains { ($0.lowerBound - place).magnitude < 1e-6 }
    let isAtAnEnd =
      (frames[0].lowerBound - shelf.margin).magnitude < 1e-6
      || (frames[shelf.count - 1].upperBound - (length - shelf.margin)).magnitude < 1e-6
    return isAligned || isAtAnEnd ? nil : "shelf \(index) rests with cards at \(frames)"
  }

  /// A shelf flies the same, whatever the list does: bit for bit at every frame, and also while it is away. The list
  /// flies the same, whatever the shelves do.
  ///
  /// Catches: `retaining: true` in `reuse(at:)` left out; in `enter(_:at:)`, `screen.restore(Self.id(shelf), in:
  /// Self.listID, at: instant)` or `in: Self.listID` left out; `screen.advance(to:
  /// instant)` in `reuse(at:)` left out.
  func testListAndShelvesFlyIndependently() {
    forAll(
      "independent", count: 8, in: { ($0.pick([600.0, 2400, 3000]), $0.pick([0.0, 300, 6000]), $0) }
    ) {
      shelfSpeed, listSpeed, generator in
      var random = generator
      let delay = random.integer(in: 0...12)
      func run(flicksShelf: Bool, flicksList: Bool) -> [[Double]] {
        var scroller = ShelfScroller(Self.list(12))
        var states: [[Double]] = []
        if flicksShelf { Self.flick(-120, 0, shelf: 0, velocity: shelfSpeed, on: &scroller) }
        let finger = ScrollPoint(x: 195, y: 156)
        let flick = ScrollGesture.flick(
          from: finger, to: finger + ScrollVector(dx: -120, dy: 0),
          velocity: ScrollVector(dx: -shelfSpeed, dy: 0))
        let begin = ScrollInstant.origin.advanced(by: flick.duration)
        scroller.advance(to: begin)
        for frame in 0..<100 {
          if frame == delay, flicksList {
            if listSpeed > 0 {
              Self.flick(0, -200, shelf: 2, velocity: listSpeed, on: &scroller)
            } else {
              // The shelf leaves in the middle of its flight.
              scroller.handle(.setContentOffset(ScrollPoint(x: 0, y: 600), nil), at: scroller.screen.now)
            }
          }
          if frame == 40 { scroller.handle(.setContentOffset(.zero, .uiKit), at: scroller.screen.now) }
          let instant = begin.advanced(by: .milliseconds(16 * frame))
          scroller.advance(to: instant)
          if frame % 20 == 0 { scroller.checkInvariants() }
          // The samples of the list's flick lie between the frames.
          let isComparable = scroller.visibleShelves.contains(0) && scroller.screen.now == instant
          states.append([isComparable ? scroller.offset(ofShelf: 0) : .nan, scroller.offset])
        }
        return states
      }
      let both = run(flicksShelf: true, flicksList: true)
      let (shelf, list) = (
        run(flicksShelf: true, flicksList: false),
        run(flicksShelf: false, flicksList: true)
      )
      for frame in both.indices {
        if both[frame][0] != shelf[frame][0], !both[frame][0].isNaN, !shelf[frame][0].isNaN {
          return "frame \(frame): the shelf is at \(both[frame][0]), not \(shelf[frame][0])"
        }
        if both[frame][1] != list[frame][1] {
          return "frame \(frame): the list is at \(both[frame][1]), not \(list[frame][1])"
        }
      }
      return nil
    }
  }

  /// The page whose axes are swapped moves the same, swapped.
  ///
  /// Catches: `list.axis.cross` in `offset(ofShelf:)` made `.horizontal`; `contentOffset[list.axis]` in `offset` made
  /// `contentOffset.y`.
  func testTheOtherAxis() {
    var (down, across) = (ShelfScroller(Self.list()), ShelfScroller(Self.list(axis: .horizontal)))
    var random = SplitMix64(seed: 8)
    for _ in 0..<10 {
      let gesture = ScrollGesture.random(in: down.screen[ShelfScroller.listID], using: &random)
      let begin = down.screen.now
      for sample in gesture.samples {
        let instant = begin.advanced(by: sample.time)
        down.handle(sample.input, at: instant)
        across.handle(sample.input.transposed, at: instant)
      }
      for _ in 0..<20 {
        for scroller in [0, 1] {
          if scroller == 0 { down.advance(to: down.screen.now.advanced(by: .milliseconds(16))) }
          if scroller == 1 { across.advance(to: down.screen.now) }
        }
        XCTAssertEqual(down.offset, across.offset)
        XCTAssertEqual((0..<5).map(down.offset(ofShelf:)), (0..<5).map(across.offset(ofShelf:)))
      }
    }
    XCTAssertNotEqual((0..<5).map(down.offset(ofShelf:)), Array(repeating: -20, count: 5))
  }
}

extension Scroller.Input {
  /// The touch at the transposed point.
  fileprivate var transposed: Scroller.Input {
    switch self {
    case .touchDown(let point, let finger): .touchDown(ScrollPoint(x: point.y, y: point.x), finger: finger)
    case .touchMoved(let point, let finger): .touchMoved(ScrollPoint(x: point.y, y: point.x), finger: finger)
    default: self
    }
  }
}
