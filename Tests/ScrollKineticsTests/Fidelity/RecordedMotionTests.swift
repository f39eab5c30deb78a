@testable import ScrollKinetics

/// The replays of ``RecordedMotion``; Docs/Physics.md has their greatest differences.
final class RecordedMotionTests: XCTestCase {
  private typealias Flick = RecordedMotion.Flick

  private func flick(_ integration: Scroller.Physics.Integration) -> Scroller {
    var scroller = Flick.scroller(integration)
    for (index, touch) in Flick.touches.enumerated() {
      let point = ScrollPoint(200, touch.y)
      scroller.handle(index == 0 ? .touchDown(point) : .touchMoved(point), at: .seconds(touch.time))
      XCTAssertEqual(scroller.contentOffset, ScrollPoint(0, touch.offset))
      if let velocity = touch.velocity, scroller.isDragging {
        XCTAssertEqual(scroller.velocity.dy, -velocity, accuracy: 1e-9)
      }
    }
    scroller.handle(.touchUp, at: Flick.lift) { release in
      XCTAssertEqual(release.velocity.dy, Flick.releaseVelocity, accuracy: 1e-8)
    }
    return scroller
  }

  func testRecordedFlickFrameByFrame() {
    var scroller = flick(.displayLink)
    let frames = run(&scroller, .displayLink, along: Flick.frames, within: 2e-6, "the flick")
    assertEqual((frames, scroller.y), (Flick.framesToRest, Flick.rest))
  }

  /// Advances by frames until rest, compares the offsets in those that were recorded, and returns the number of the last frame.
  private func run(
    _ scroller: inout Scroller, _ integration: Scroller.Physics.Integration,
    along recorded: [RecordedMotion.Frame], within error: Double, _ name: String
  ) -> Int {
    // Tick by tick, the release is frame 1.
    var frame = integration == .displayLink ? 1 : 0
    var frames = Dictionary(uniqueKeysWithValues: recorded.map { ($0.frame, $0.offset) })
    while scroller.phase != .idle {
      if let offset = frames.removeValue(forKey: frame) {
        XCTAssertEqual(scroller.y, offset, accuracy: error, "\(name), frame \(frame)")
      }
      scroller.advance(by: .seconds(1) / 60)
      frame += 1
    }
    XCTAssertEqual(frames, [:], name)
    return frame
  }

  func testExactFlickStaysNearTheRecording() {
    let start = flick(.exact)
    for (frame, offset) in Flick.frames {
      XCTAssertEqual(
        start.after(.seconds(1) * frame / 60).y, offset, accuracy: 0.2, "frame \(frame)")
    }
    XCTAssertEqual(start.target?.y ?? 0, Flick.rest, accuracy: 0.34)
  }

  // Catches: in `FlingStepper.stepInside`, a crossing found by the closed form; in `Law.pullBack`, 10.06; in
  // `Law.restingDistance`, 0.54.
  func testRecordedReleasesFrameByFrame() {
    for (recorded, integration) in product(RecordedMotion.releases, Scroller.Physics.Integration.allCases) {
      var scroller = recorded.scroller(integration)
      let error = integration == .displayLink ? 2e-6 : 1
      let frame = run(&scroller, integration, along: recorded.frames, within: error, recorded.name)
      guard let rest = recorded.rest else { continue }
      XCTAssertEqual(scroller.y, rest.offset)
      if integration == .displayLink { XCTAssertEqual(frame, rest.frame, recorded.name) }
    }
  }

  /// A flight that catches another one has the velocity of its own finger alone; Flutter's model of UIKit adds
  /// 0.000816·v^1.967 of the caught one, and is 20 points off after 27 frames.
  /// Catches: in `catchContent` of the touch, a velocity that `momentumAndFlicks` adds to the release.
  func testCaughtFlightLeavesNoVelocity() {
    let fourth = RecordedMotion.fourthFlick
    var caught = fourth.scroller(.displayLink)
    // The flight before, as slow as recorded when a finger catches it, which then drags to the recorded offset.
    while caught.velocity.dy > RecordedMotion.speedOfTheCaughtFlight { caught.advance(by: .seconds(1) / 60) }
    caught.handle(.began, at: caught.now)
    let way = ScrollVector.vertical(caught.y - fourth.offset)
    let end = Scroller.Input.ended(velocity: .vertical(-fourth.velocity))
    caught.handle(all: [.changed(translation: way), end], at: caught.now)
    for (number, offset) in fourth.frames {
      var scroller = caught
      for _ in 1..<number { scroller.advance(by: .seconds(1) / 60) }
      XCTAssertEqual(scroller.y, offset, accuracy: 2e-6, "frame \(number)")
    }
    let carried = 0.000816 * pow(RecordedMotion.speedOfTheCaughtFlight, 1.967)
    var flutter = FlingStepper(from: fourth.offset, momentum: fourth.velocity + carried)
    for _ in 1...27 { flutter.advance(by: 1.0 / 60, limits: 0...20_000) }
    XCTAssertEqual(flutter.position - fourth.frames[2].offset, 19.8, accuracy: 0.01)
  }
}
