import ScrollGeometry
import XCTest

@testable import ScrollKinetics

/// What a caller gets who leaves something out.
///
/// Catches: another default of any of these.
final class DefaultsTests: XCTestCase {
  func testCurves() {
    XCTAssertEqual(EasedCurve(from: 0, to: 100), EasedCurve(from: 0, to: 100, duration: 0.3, timing: nil))
    XCTAssertEqual(
      ScrollSpring(stiffness: 100, damping: 20), ScrollSpring(mass: 1, stiffness: 100, damping: 20))
    XCTAssertEqual(ScrollSpring(angularFrequency: 3), ScrollSpring(angularFrequency: 3, dampingRatio: 1))
    let spring = SpringCurve(from: 0, to: 100, spring: .scrollToTop)
    XCTAssertEqual(
      spring, SpringCurve(from: 0, velocity: 0, to: 100, spring: .scrollToTop, restDistance: 0.01))
    XCTAssertEqual(spring.time(at: 0), 0)
    XCTAssertEqual(spring.time(at: 50), spring.time(at: 50, after: 0))
  }

  func testGestures() {
    let recognizer = PanRecognizer(at: .zero, instant: .origin)
    XCTAssertEqual(recognizer, PanRecognizer(at: .zero, instant: .origin, slop: 10, samplesRepeats: true))
    XCTAssertEqual(Scroller.Input.ended(), .ended(velocity: nil))
    XCTAssertEqual(Scroller.Input.touchUp, .touchUp(finger: 0))
    XCTAssertEqual(Scroller.Input.touchDown(.zero), .touchDown(.zero, finger: 0))
  }

  func testProgram() {
    let rect = ScrollRect(x: 1, y: 2, width: 3, height: 4)
    XCTAssertEqual(
      Scroller.Input.scrollRectToVisible(rect, animated: true), .scrollRectToVisible(rect, .uiKit))
    XCTAssertEqual(Scroller.Input.scrollRectToVisible(rect, animated: false), .scrollRectToVisible(rect, nil))
    XCTAssertEqual(Scroller.Input.setContentOffset(.zero, animated: true), .setContentOffset(.zero, .uiKit))
    XCTAssertEqual(Scroller.Input.setContentOffset(.zero, animated: false), .setContentOffset(.zero, nil))
    XCTAssertEqual(ScrollAnimation.uiKit, .eased(duration: 0.3, timing: nil))
  }

  func testSnapRules() {
    XCTAssertEqual(SnapRule(.every(10)), SnapRule(.every(10, from: 0), alignment: 0, reach: .momentum))
    XCTAssertEqual(SnapRule(.pages()), SnapRule(.pages(spacing: 0), strictness: .mandatory))
    XCTAssertEqual(SnapRule.paging(), SnapRule(.pages(spacing: 0), reach: .steps([])))
  }

  func testContentChangesKeepTheTop() {
    var scroller = Scroller.tall(at: 1000)
    var same = scroller
    let change = ContentChange(on: .vertical, at: 1200, inserting: 100)
    scroller.apply(change, at: .origin)
    same.apply(change, at: .origin, keeping: 0)
    XCTAssertEqual(scroller, same)
    var other = Scroller.tall(at: 1000)
    other.apply(change, at: .origin, keeping: 1)
    XCTAssertNotEqual(scroller, other)
  }
}
