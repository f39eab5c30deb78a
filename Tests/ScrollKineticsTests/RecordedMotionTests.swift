import ScrollGeometry
import XCTest

@testable import ScrollKinetics

/// The replays of ``RecordedMotion``; Docs/Physics.md has their greatest differences.
final class RecordedMotionTests: XCTestCase {
  private typealias Flick = RecordedMotion.Flick

  private func flick(_ integration: Scroller.Physics.Integration) -> Scroller {
    var scroller = Flick.scroller(integration)
    for (index, touch) in Flick.touches.enumerated() {
      let point = ScrollPoint(x: 200, y: touch.y)
      let instant = ScrollInstant(seconds: touch.time)
      scroller.handle(index == 0 ? .touchDown(point) : .touchMoved(point), at: instant)
      XCTAssertEqual(scroller.viewport.contentOffset, ScrollPoint(x: 0, y: touch.offset))
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
    var frames = Dictionary(uniqueKeysWithValues: Flick.frames.map { ($0.frame, $0.offset) })
    var frame = 1
    while scroller.phase != .idle {
      if let offset = frames.removeValue(forKey: frame) {
        XCTAssertEqual(scroller.viewport.contentOffset.y, offset, accuracy: 2e-6, "frame \(frame)")
      }
      scroller.advance(by: .seconds(1) / 60)
      frame += 1
    }
    XCTAssertEqual(frames, [:])
    XCTAssertEqual(frame, Flick.framesToRest)
    XCTAssertEqual(scroller.viewport.contentOffset.y, Flick.rest)
  }

  func testExactFlickStaysNearTheRecording() {
    let start = flick(.exact)
    for (frame, offset) in Flick.frames {
      var scroller = start
      scroller.advance(by: .seconds(1) * frame / 60)
      XCTAssertEqual(scroller.viewport.contentOffset.y, offset, accuracy: 0.2, "frame \(frame)")
    }
    XCTAssertEqual(start.target?.y ?? 0, Flick.rest, accuracy: 0.34)
  }

  func testRecordedTrackpadReleaseFrameByFrame() {
    typealias Recorded = RecordedMotion.TrackpadRelease
    for integration in Scroller.Physics.Integration.allCases {
      var scroller = Recorded.scroller(integration)
      var expected = Dictionary(uniqueKeysWithValues: Recorded.frames.map { ($0.frame, $0.offset) })
      var frame = integration == .displayLink ? 1 : 0
      while scroller.phase != .idle {
        if let offset = expected.removeValue(forKey: frame) {
          XCTAssertEqual(
            scroller.viewport.contentOffset.y, offset, accuracy: integration == .displayLink ? 2e-6 : 1)
        }
        scroller.advance(by: .seconds(1) / 60)
        frame += 1
      }
      XCTAssertEqual(expected, [:])
      XCTAssertEqual(scroller.viewport.contentOffset.y, Recorded.rest)
      if integration == .displayLink { XCTAssertEqual(frame, Recorded.framesToRest) }
    }
  }
}
