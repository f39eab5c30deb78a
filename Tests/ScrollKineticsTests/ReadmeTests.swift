import Testing

/// The README's ten lines, and the figures beside them.
///
/// A suite of Swift Testing, which `swift test` runs after those of XCTest, so that the last line it prints counts a test.
@Suite struct ReadmeTests {
  @Test func tenLines() {
    let viewport = Viewport(
      frame: ScrollRect(x: 0, y: 0, width: 390, height: 844),
      contentSize: ScrollSize(width: 390, height: 20_000))
    var scroller = Scroller(viewport: viewport)
    scroller.handle(all: [.began, .ended(velocity: ScrollVector(dx: 0, dy: -3000))], at: .origin)
    #expect(scroller.target == ScrollPoint(x: 0, y: 1492))
    let seconds = scroller.instantOfRest.sinceOrigin / .seconds(1)
    #expect(abs(seconds - 2.849) <= 0.0005, "PHYSICS §1: 2849.0 ms")
    let events = scroller.advance(by: .seconds(1))
    #expect(events == [.didScroll])
    #expect(scroller.x == 0)
    // 1497·(1 − 0.998¹⁰⁰⁰)
    #expect(abs(scroller.y - 1294.8) <= 0.05)
  }
}
