/// What `print` shows of a scroller, a screen and a host, and the short names of what they do.
final class DescriptionTests: XCTestCase {
  /// A flick of 2000 points per second at 0.567 s.
  private static let flying = Scroller.tall(at: 100).advanced(to: .milliseconds(567)).flung(2000)

  /// Catches: in `Scroller.description`, `.rounded` left out of a number.
  func testScroller() {
    var scroller = Self.flying
    XCTAssertEqual("\(scroller)", "offset (0, 100), decelerating, velocity (0, 1998), target (0, 1093)")
    scroller.advance(to: .milliseconds(600))
    XCTAssertEqual("\(scroller)", "offset (0, 163.8), decelerating, velocity (0, 1870.26), target (0, 1093)")
    XCTAssertEqual("\(Scroller.tall(at: 7150.25))", "offset (0, 7150.25), idle")
    XCTAssertEqual("\(Scroller.tall(at: 0).handling(.touchDown(.zero)))", "offset (0, 0), tracking")
    let past = Scroller.tall(at: 0).handling(.setContentOffset(ScrollPoint(0, -1.5e300), nil))
    XCTAssertEqual("\(past)", "offset (0, -1.5e+300), idle")
    XCTAssertEqual("\(Scroller.tall(at: -12.3456))", "offset (0, -12.35), idle")
    XCTAssertEqual(
      "\(scroller.now), \(ScrollInstant.origin), \(ScrollInstant(milliseconds: -1500))", "0.6 s, 0 s, -1.5 s")
    XCTAssertEqual(
      scroller.debugDescription.split(separator: "\n").prefix(2).joined(), "Scroller at 0.6 s  \(scroller)")
    XCTAssertEqual(scroller.debugDescription.split(separator: "\n").count, 5)
  }

  /// Catches: in `ScrollScreen.description`, members at rest listed, or those that move left out.
  func testScreen() {
    var screen = ScrollScreen(of: Scroller.tall(at: 100).viewport, Scroller.tall(at: 0).viewport)
    XCTAssertEqual("\(screen)", "2 members")
    screen.handle(.setContentOffset(ScrollPoint(0, 50), animated: true), on: 2, at: .origin)
    XCTAssertEqual("\(screen)", "2 members; 2: offset (0, 0), animating, target (0, 50)")
    XCTAssertEqual(
      screen.debugDescription,
      """
      ScrollScreen at 0 s
        1: offset (0, 100), idle
        2: offset (0, 0), animating, target (0, 50), in 1
      """)
  }

  /// A description shows properties that were set, and is no read of the offset.
  /// Catches: in `ScrollHost.description`, `scroller` for `shown`.
  func testHost() {
    let host = ScrollHost(Self.flying)
    XCTAssertEqual("\(host)", "\(Self.flying)")
    XCTAssertEqual(host.debugDescription, Self.flying.debugDescription)
    host.frame(at: .milliseconds(600))
    XCTAssertTrue("\(host)".hasPrefix("offset (0, 163.8), "))
    // The last offset that was told is that before the frame: setting it is no change.
    host.contentOffset = Self.flying.contentOffset
    XCTAssertTrue("\(host)".hasPrefix("offset (0, 163.8), "))
    host.frame.size.height = 700
    XCTAssertEqual("\(host)", "\(host.scroller)")
  }

  /// Catches: in `isAtRest`, either condition left out.
  func testMovingAndAtRest() {
    let touched = Scroller.tall(at: 0).handling(.touchDown(.zero))
    for (scroller, isMoving, isAtRest) in [
      (Self.flying, true, false), (touched, false, false), (Scroller.tall(at: 0), false, true),
    ] {
      let host = ScrollHost(scroller)
      assertEqual((scroller.isAtRest, host.isMoving), (isAtRest, isMoving))
      XCTAssertEqual(scroller.contentOffset, scroller.contentOffset)
      XCTAssertEqual(scroller.contentOffset, host.contentOffset)
    }
    XCTAssertEqual(changed(Scroller.Physics.uiKit) { $0.decelerationRate = 0.99 }.decelerationRate, .fast)
  }
}
