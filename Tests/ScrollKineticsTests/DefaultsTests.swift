@testable import ScrollKinetics

/// The defaults of those arguments whose figures no other test has.
/// Catches: another default in `AxisPlan.init`, in `AxisPlan.time(reaching:after:)`, of `samplesRepeats` in `PanRecognizer.init`, of a
/// `finger` in `Scroller.Input`, in `SnapRule.Points.pages`, or of `source`, `isDirectionalLockEnabled` or `turnsOnePagePerSwipe` in
/// `Scroller.Physics.init`.
final class DefaultsTests: XCTestCase {
  func testCurves() {
    XCTAssertEqual(AxisPlan(from: 0, to: 100), AxisPlan(from: 0, to: 100, duration: 0.3, timing: nil))
    let spring = AxisPlan(from: 0, to: 100, spring: .scrollToTop)
    XCTAssertEqual(spring, AxisPlan(from: 0, velocity: 0, to: 100, spring: .scrollToTop, restDistance: 0.01))
    XCTAssertEqual(spring.time(reaching: 50), spring.time(reaching: 50, after: 0))
    XCTAssertEqual(
      AxisPlan(from: 3.3, momentum: 2000, limits: 0...500),
      AxisPlan(from: 3.3, momentum: 2000, limits: 0...500, flight: .uiKit))
    XCTAssertEqual(
      AxisPlan(from: 0, velocity: 900, to: 100, within: 1),
      AxisPlan(from: 0, velocity: 900, to: 100, within: 1, restDistance: 0.01))
  }

  func testGestures() {
    let recognizer = PanRecognizer(at: .zero, instant: .origin)
    XCTAssertEqual(recognizer, PanRecognizer(at: .zero, instant: .origin, slop: 10, samplesRepeats: true))
    XCTAssertEqual(Scroller.Input.touchUp, .touchUp(finger: 0))
    XCTAssertEqual(Scroller.Input.touchUp(), .touchUp(finger: 0))
    XCTAssertEqual(Scroller.Input.touchCancelled(), .touchCancelled(finger: 0))
  }

  func testPhysicsAndRules() {
    let physics = Scroller.Physics()
    XCTAssertEqual(physics.source, .touch)
    XCTAssertFalse(physics.isDirectionalLockEnabled || physics.turnsOnePagePerSwipe)
    XCTAssertEqual(SnapRule(.pages()), SnapRule(.pages(spacing: 0)))
    XCTAssertNoThrow(try SnapRule.validate(.pages()))
  }

  func testProgram() {
    let rect = ScrollRect(1, 2, 3, 4)
    XCTAssertEqual(
      Scroller.Input.scrollRectToVisible(rect, animated: true), .scrollRectToVisible(rect, .uiKit))
    XCTAssertEqual(Scroller.Input.scrollRectToVisible(rect, animated: false), .scrollRectToVisible(rect, nil))
    XCTAssertEqual(Scroller.Input.setContentOffset(.zero, animated: true), .setContentOffset(.zero, .uiKit))
    XCTAssertEqual(Scroller.Input.setContentOffset(.zero, animated: false), .setContentOffset(.zero, nil))
  }
}
