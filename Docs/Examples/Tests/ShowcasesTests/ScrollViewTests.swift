import ScrollGeometry
import ScrollKinetics
import XCTest

@testable import Showcases

/// The order of UIScrollViewDelegate's calls (PHYSICS §10), and what an app may do in them.
final class ScrollViewTests: XCTestCase {
  private let view = ScrollView()
  private let app = App()
  private var link = [Bool]()

  override func setUp() {
    view.frame = ScrollRect(x: 0, y: 0, width: 400, height: 800)
    view.contentSize = ScrollSize(width: 400, height: 8000)
    view.host.frame(at: .origin)
    view.contentOffset = ScrollPoint(x: 0, y: 2000)
    view.delegate = app
    view.displayLinkIsNeeded = { [unowned self] in link.append($0) }
  }

  private func instant(_ milliseconds: Int) -> ScrollInstant { ScrollInstant(.milliseconds(milliseconds)) }

  /// Drags up in five samples of 16 ms each, and lifts the finger.
  private func drag(by step: Double, restingFor rest: Int = 0) {
    view.host.handle(.touchDown(ScrollPoint(x: 200, y: 600)), at: instant(0))
    for sample in 1...5 {
      let point = ScrollPoint(x: 200, y: 600 - step * Double(sample))
      view.host.handle(.touchMoved(point), at: instant(16 * sample))
    }
    view.host.handle(.touchUp, at: instant(90 + rest))
  }

  private func runDisplayLink() {
    while view.needsFrames { view.host.frame(at: view.now.advanced(by: .milliseconds(16))) }
  }

  func testFlick() {
    drag(by: 40)
    XCTAssertTrue(view.isDecelerating)
    runDisplayLink()
    XCTAssertEqual(
      app.calls,
      [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating",
        "didScroll", "didEndDecelerating",
      ])
    XCTAssertEqual(try XCTUnwrap(app.velocity).dy, 2.5, accuracy: 1e-12, "points per millisecond")
    XCTAssertEqual(link, [true, false])
  }

  func testDragWithARestBeforeTheLift() {
    drag(by: 40, restingFor: 200)
    XCTAssertEqual(
      app.calls, ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(false)"])
    XCTAssertEqual(link, [])
  }

  func testTheTargetIsTheApps() {
    app.target = ScrollPoint(x: 0, y: 2500)
    drag(by: 40)
    runDisplayLink()
    XCTAssertEqual(view.contentOffset.y, 2500)
  }

  func testACatchEndsTheDecelerationFirst() {
    drag(by: 40)
    app.calls = []
    view.host.handle(.touchDown(ScrollPoint(x: 200, y: 600)), at: instant(300))
    view.host.handle(.touchMoved(ScrollPoint(x: 200, y: 560)), at: instant(316))
    XCTAssertEqual(app.calls, ["didScroll", "didEndDecelerating", "willBeginDragging", "didScroll"])
  }

  func testAnimationAndTop() {
    view.setContentOffset(ScrollPoint(x: 0, y: 100), animated: true)
    runDisplayLink()
    view.setContentOffset(ScrollPoint(x: 0, y: 100), animated: false)
    view.host.handle(.scrollToTop)
    runDisplayLink()
    XCTAssertEqual(app.calls, ["didScroll", "didEndScrollingAnimation", "didScroll", "didScrollToTop"])
  }

  /// A pinch past the largest scale: its end is told after the return.
  func testAPinchAndItsReturn() {
    view.maximumZoomScale = 2
    for (finger, x) in [(0, 150.0), (1, 250)] {
      view.host.handle(.touchDown(ScrollPoint(x: x, y: 400), finger: finger), at: instant(0))
    }
    for (sample, x) in [130.0, 50, 10].enumerated() {
      for (finger, place) in [(0, x), (1, 400 - x)] {
        view.host.handle(
          .touchMoved(ScrollPoint(x: place, y: 400), finger: finger), at: instant(100 * sample + 100))
      }
    }
    XCTAssertTrue(view.isZooming && view.zoomScale > 2)
    for finger in 0...1 { view.host.handle(.touchUp(finger: finger), at: instant(500)) }
    XCTAssertTrue(view.isZoomBouncing)
    runDisplayLink()
    XCTAssertEqual(
      app.calls.filter { $0 != "didScroll" && $0 != "didZoom" },
      [
        "willBeginDragging", "willBeginZooming", "willEndDragging", "didEndDragging(true)",
        "willBeginDecelerating", "didEndDecelerating", "didEndZooming(2.0)",
      ])
    view.setZoomScale(1, animated: true)
    runDisplayLink()
    XCTAssertEqual(app.calls.suffix(3), ["didZoom", "didScroll", "didEndZooming(1.0)"])
  }

  /// `contentOffset =` does not end a flight, `setContentOffset(_:animated: false)` and `stopScrollingAndZooming` do.
  func testSettingTheOffsetInAFlight() {
    drag(by: 40)
    view.contentOffset.y = 5000
    XCTAssertTrue(view.isDecelerating)
    view.setContentOffset(ScrollPoint(x: 0, y: 1000), animated: false)
    XCTAssertFalse(view.isDecelerating)
    view.setContentOffset(.zero, animated: true)
    view.stopScrollingAndZooming()
    XCTAssertEqual(view.phase, .idle)
  }

  func testAnAppChangesEverythingInItsCalls() {
    app.act = { view, call in
      if call == "willEndDragging" { view.contentSize.height = 3000 }
      if call == "didEndDragging(true)" { view.isPagingEnabled = true }
      if call == "didEndDecelerating" {
        view.scrollRectToVisible(ScrollRect(x: 0, y: 0, width: 1, height: 1), animated: false)
      }
    }
    drag(by: 100)
    // Nothing of the 3000 points of content is left below the third page.
    XCTAssertEqual(view.scroller.target?.y, 2200)
    runDisplayLink()
    XCTAssertEqual(view.contentOffset.y, 0)
    XCTAssertEqual(app.calls.suffix(3), ["didScroll", "didEndDecelerating", "didScroll"])
  }
}

/// An app, which writes down the calls of its delegate; several didScroll in a row are one.
private final class App: ScrollViewDelegate {
  var calls: [String] = []
  var velocity: ScrollVector?
  var target: ScrollPoint?
  var act: (ScrollView, String) -> Void = { _, _ in }

  private func add(_ call: String, _ view: ScrollView) {
    if call != "didScroll" || calls.last != call { calls.append(call) }
    act(view, call)
  }

  func scrollViewDidScroll(_ view: ScrollView) { add("didScroll", view) }
  func scrollViewWillBeginDragging(_ view: ScrollView) { add("willBeginDragging", view) }
  func scrollViewWillEndDragging(
    _ view: ScrollView, withVelocity velocity: ScrollVector, targetContentOffset: inout ScrollPoint
  ) {
    self.velocity = velocity
    if let target { targetContentOffset = target }
    add("willEndDragging", view)
  }
  func scrollViewDidEndDragging(_ view: ScrollView, willDecelerate: Bool) {
    add("didEndDragging(\(willDecelerate))", view)
  }
  func scrollViewWillBeginDecelerating(_ view: ScrollView) { add("willBeginDecelerating", view) }
  func scrollViewDidEndDecelerating(_ view: ScrollView) { add("didEndDecelerating", view) }
  func scrollViewDidEndScrollingAnimation(_ view: ScrollView) { add("didEndScrollingAnimation", view) }
  func scrollViewDidScrollToTop(_ view: ScrollView) { add("didScrollToTop", view) }
  func scrollViewWillBeginZooming(_ view: ScrollView) { add("willBeginZooming", view) }
  func scrollViewDidZoom(_ view: ScrollView) { add("didZoom", view) }
  func scrollViewDidEndZooming(_ view: ScrollView, atScale scale: Double) {
    add("didEndZooming(\(scale))", view)
  }
}
