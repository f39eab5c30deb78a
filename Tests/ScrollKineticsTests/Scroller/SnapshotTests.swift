@testable import ScrollKinetics

/// A scroller is a value: copies, comparisons and snapshots; and time that stands still, goes back or jumps.
final class SnapshotTests: XCTestCase {
  /// Catches: `fingers` left out of `init(from:)`.
  func testSnapshotGoesOnBitForBit() {
    func check(_ script: ScrollerScript) -> String? {
      var fault: String?
      let encoder = JSONEncoder()
      let decoder = JSONDecoder()
      var restored: Scroller?
      var instant = ScrollInstant.origin
      var index = 0
      script.run { moment in
        instant = instant.advanced(by: script.steps[index].delay)
        index += 1
        guard fault == nil else { return }
        if var copy = restored {
          let events = ScrollerScript.perform(moment.action, on: &copy, at: instant)
          if copy != moment.after || events != moment.events { fault = "differs after \(moment.action)" }
          if copy.hashValue != moment.after.hashValue { fault = "hashes differ" }
        }
        do {
          restored = try decoder.decode(Scroller.self, from: encoder.encode(moment.after))
          if restored != moment.after { fault = "differs when read back in \(moment.after.phase)" }
        } catch { fault = "\(error)" }
      }
      return fault
    }
    let law = "a scroller decoded in any phase continues bit for bit"
    let scripts: [(String, (inout SplitMix64) -> ScrollerScript)] = [
      ("", { ScrollerScript(&$0) }), (", with zooms", { ScrollerScript(zooming: &$0) }),
      (", with pull to refresh", { ScrollerScript(refreshing: &$0) }),
      (", with ends and edges", { ScrollerScript(patterned: &$0) }),
    ]
    for (kind, script) in scripts {
      forAll(law + kind, count: 60, in: script, shrinking: { $0.removals }, check: check)
    }
  }

  func testDamagedSnapshotsAreRefused() throws {
    let flying = Scroller.tall().flung(2000)
    let text = String(decoding: try JSONEncoder().encode(flying), as: UTF8.self)
    XCTAssertNoThrow(try JSONDecoder().decode(Scroller.self, from: Data(text.utf8)))
    for (part, replacement) in [
      ("\"displayScale\":1", "\"displayScale\":0"), ("\"framesPerSecond\":60", "\"framesPerSecond\":-1"),
      ("\"slop\":10", "\"slop\":-3"), ("\"now\"", "\"then\""),
    ] {
      let damaged = text.replacingOccurrences(of: part, with: replacement)
      XCTAssertNotEqual(damaged, text, part)
      XCTAssertThrowsError(try JSONDecoder().decode(Scroller.self, from: Data(damaged.utf8)), part)
    }
    // A driving finger that is not down.
    var held = Scroller.tall().handling(.touchDown(.zero, finger: 3))
    held.fingers = 0
    XCTAssertThrowsError(try JSONDecoder().decode(Scroller.self, from: JSONEncoder().encode(held)))
  }

  func testACopyGoesItsOwnWay() {
    let original = Scroller.tall().flung(3000)
    var copy = original
    copy.advance(by: .seconds(1))
    XCTAssertEqual(original, Scroller.tall().flung(3000))
    XCTAssertNotEqual(copy, original)
    var set: Set<Scroller> = [original, copy]
    copy = original
    XCTAssertFalse(set.insert(copy).inserted)
  }

  // MARK: - Time

  func testTimeThatStandsStill() {
    for physics in Scroller.Physics.both {
      let flying = Scroller.tall(at: 2000, physics).flung(3000)
      var scroller = flying
      for _ in 0..<5 { XCTAssertEqual(Array(scroller.advance(by: .zero)), []) }
      XCTAssertEqual(scroller, flying)
      // A whole gesture at one instant: finite, and at rest in the end.
      var gesture = Scroller.tall(at: 2000, physics)
      _ = gesture.take(.touchDown(.zero))
      for step in 1...5 { _ = gesture.take(.touchMoved(ScrollPoint(0, -30 * Double(step)))) }
      XCTAssertEqual(gesture.y, 2140)
      _ = gesture.take(.touchUp)
      _ = gesture.run()
      XCTAssertEqual(gesture.phase, .idle)
    }
  }

  func testTimeThatGoesBack() {
    for physics in Scroller.Physics.both {
      var scroller = Scroller.tall(at: 2000, physics).flung(3000).after(.milliseconds(100))
      let flying = scroller
      XCTAssertEqual(Array(scroller.advance(by: .seconds(-5))), [])
      XCTAssertEqual(Array(scroller.advance(to: .origin)), [])
      XCTAssertEqual(scroller, flying)
      XCTAssertEqual(scroller.take(.began, after: .seconds(-9)).last, .willBeginDragging)
      XCTAssertEqual(scroller.now, flying.now)
      _ = scroller.take(.moved(by: .vertical(-40)), after: .seconds(-8))
      _ = scroller.take(.ended(), after: .seconds(-7))
      _ = scroller.run()
      XCTAssertEqual(scroller.phase, .idle)
    }
  }

  func testACenturyAtOnce() {
    let century = Duration.seconds(100 * 365.25 * 86400)
    for physics in Scroller.Physics.both {
      for start in [
        Scroller.tall(at: 2000, physics).flung(3000), .tall(at: 7000, physics).flung(9000),
        .tall(at: -200, physics).flung(-9000), .tall(at: 2000, physics).handling(.scrollToTop),
      ] {
        var scroller = start
        XCTAssertTrue(scroller.advance(by: century).contains(.didScroll))
        if physics.integration == .displayLink { _ = scroller.run() }
        XCTAssertEqual(scroller.phase, .idle)
        XCTAssertEqual(scroller.viewport.overscroll, .zero)
        if physics.integration == .exact { XCTAssertEqual(scroller.viewport.contentOffset, start.target) }
      }
    }
    // And up to the last instant.
    var scroller = Scroller.tall().flung(3000)
    scroller.advance(to: ScrollInstant(seconds: 1e300))
    XCTAssertEqual(scroller.phase, .idle)
    scroller.advance(by: century)
    _ = scroller.flung(900).rested
  }
}
