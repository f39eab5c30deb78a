@testable import ScrollKinetics

/// The defaults of every argument.
///
/// Catches: in `Scroller.Physics.init`, another default of any of these.
final class DefaultsTests: XCTestCase {
  func testCurves() {
    XCTAssertEqual(AxisPlan(from: 0, to: 100), AxisPlan(from: 0, to: 100, duration: 0.3, timing: nil))
    XCTAssertEqual(
      ScrollSpring(stiffness: 100, damping: 20), ScrollSpring(mass: 1, stiffness: 100, damping: 20))
    XCTAssertEqual(ScrollSpring(angularFrequency: 3), ScrollSpring(angularFrequency: 3, dampingRatio: 1))
    let spring = AxisPlan(from: 0, to: 100, spring: .scrollToTop)
    XCTAssertEqual(spring, AxisPlan(from: 0, velocity: 0, to: 100, spring: .scrollToTop, restDistance: 0.01))
    let plan = AxisPlan(from: 3.3, momentum: 2000, limits: 0...500)
    XCTAssertEqual(
      plan,
      AxisPlan(
        from: 3.3, momentum: 2000, limits: 0...500, flight: .uiKit, bounces: true,
        pixelGrid: PixelGrid(scale: 1)))
    // On another grid the same flick rests elsewhere.
    XCTAssertEqual(AxisPlan(from: 3.3, momentum: 500, limits: 0...500).destination, 248)
    XCTAssertEqual(AxisPlan(from: 3.9, momentum: 500, limits: 0...500).destination, 248)
    XCTAssertEqual(
      AxisPlan(from: 0, velocity: 900, to: 100, within: 1),
      AxisPlan(from: 0, velocity: 900, to: 100, within: 1, restDistance: 0.01, maySpeedUp: true))
    XCTAssertEqual(
      AxisPlan.momentum(from: 0, landingOn: 90), AxisPlan.momentum(from: 0, landingOn: 90, flight: .uiKit))
    var (stepper, same) = (FlingStepper(from: 0, momentum: -300), FlingStepper(from: 0, momentum: -300))
    stepper.advance(by: 0.1, limits: 0...9)
    same.advance(by: 0.1, limits: 0...9, rate: .normal, bounces: true)
    XCTAssertEqual(stepper, same)
    XCTAssertEqual(spring.time(reaching: 0), 0)
    XCTAssertEqual(spring.time(reaching: 50), spring.time(reaching: 50, after: 0))
  }

  func testGestures() {
    let recognizer = PanRecognizer(at: .zero, instant: .origin)
    XCTAssertEqual(recognizer, PanRecognizer(at: .zero, instant: .origin, slop: 10, samplesRepeats: true))
    XCTAssertEqual(Scroller.Input.ended(), .ended(velocity: nil))
    XCTAssertEqual(Scroller.Input.touchUp, .touchUp(finger: 0))
    XCTAssertEqual(Scroller.Input.touchUp(), .touchUp(finger: 0))
    XCTAssertEqual(Scroller.Input.touchDown(.zero), .touchDown(.zero, finger: 0))
    XCTAssertEqual(Scroller.Input.touchMoved(.zero), .touchMoved(.zero, finger: 0))
    XCTAssertEqual(Scroller.Input.touchCancelled(), .touchCancelled(finger: 0))
  }

  func testPhysics() {
    XCTAssertEqual(
      Scroller.Physics(),
      Scroller.Physics(
        decelerationRate: .normal, integration: .exact, framesPerSecond: 60, source: .touch, snapping: .none,
        isDirectionalLockEnabled: false, opensDirectionalLockAfterPause: false, slop: 10,
        releaseTimeout: .milliseconds(100), reducesMotion: false, repeatedFlicks: .none, momentum: .library,
        turnsOnePagePerSwipe: false))
  }

  func testProgram() {
    let rect = ScrollRect(1, 2, 3, 4)
    XCTAssertEqual(
      Scroller.Input.scrollRectToVisible(rect, animated: true), .scrollRectToVisible(rect, .uiKit))
    XCTAssertEqual(Scroller.Input.scrollRectToVisible(rect, animated: false), .scrollRectToVisible(rect, nil))
    XCTAssertEqual(Scroller.Input.setContentOffset(.zero, animated: true), .setContentOffset(.zero, .uiKit))
    XCTAssertEqual(Scroller.Input.setContentOffset(.zero, animated: false), .setContentOffset(.zero, nil))
    XCTAssertEqual(ScrollAnimation.uiKit, .eased(duration: .milliseconds(300), timing: nil))
    XCTAssertEqual(ScrollAnimation.eased(), .eased(duration: .milliseconds(300), timing: nil))
  }

  func testSnapRules() {
    XCTAssertEqual(SnapRule(.every(10)), SnapRule(.every(10, origin: 0), alignment: 0, reach: .momentum))
    XCTAssertEqual(SnapRule(.pages()), SnapRule(.pages(spacing: 0), strictness: .mandatory))
    XCTAssertEqual(SnapRule.paging(), SnapRule(.pages(spacing: 0), reach: .steps([])))
    XCTAssertNoThrow(try SnapRule.validate(.pages()))
    let request = SnapRequest(offset: 9, limits: 0...90, viewportLength: 30)
    XCTAssertEqual(
      request, SnapRequest(offset: 9, velocity: 0, proposal: 9, limits: 0...90, viewportLength: 30))
  }

  func testContentChangesKeepTheTop() {
    var scroller = Scroller.tall(at: 1000)
    var same = scroller
    let change = ContentChange(on: .vertical, at: 1200, inserting: 100)
    scroller.apply(change, at: .origin)
    same.apply(change, at: .origin, anchoredAt: 0)
    XCTAssertEqual(scroller, same)
    var other = Scroller.tall(at: 1000)
    other.apply(change, at: .origin, anchoredAt: 1)
    XCTAssertNotEqual(scroller, other)
  }
}
