import ScrollGeometry
import XCTest

@testable import ScrollKinetics

/// Motions of a real UIScrollView, recorded frame by frame: the figures are those published with the open-source
/// project Regram-ios (folder CoreList), offsets in points, times in seconds.
final class RecordedMotionTests: XCTestCase {
  /// A flick on an iPhone: 402 × 874 points, 6000 points of content, three pixels a point.
  private static let flickTouches: [(time: Double, y: Double, velocity: Double?, offset: Double)] = [
    (0.6761786243878305, 549, nil, 0),
    (0.7843943745829165, 548.6666666666666, -3.0802663450787375, 0),
    (0.8011024994775653, 538.6666666666666, -122.1664545071497, 1.0 / 3),
    (0.8177456660196185, 522.6666666666666, -671.080069418129, 16 + 1.0 / 3),
    (0.8344032913446426, 501.66666666666663, -1021.2211940608587, 37 + 1.0 / 3),
    (0.8510612496174872, 466.66666666666663, -1428.7666833914009, 72 + 1.0 / 3),
    (0.8677132497541606, 406.3333333333333, -2405.515940205779, 132 + 2.0 / 3),
    (0.8844006662257016, 329.66666666666663, -3817.4067358414277, 209 + 1.0 / 3),
    (0.9010748746804893, 220.33333333333331, -4986.830718942371, 318 + 2.0 / 3),
  ]
  private static let flickFrames: [(frame: Int, offset: Double)] = [
    (1, 385.9525698144417), (2, 451.03081963035885), (3, 513.9738493137312), (5, 633.7321763726667),
    (10, 900.3933330778698), (20, 1317.106053564431), (30, 1615.6130704340026), (40, 1829.444888464399),
    (57, 2063.179402482702),
  ]

  private func flick(_ integration: Scroller.Physics.Integration) -> Scroller {
    let viewport = Viewport(
      frame: ScrollRect(x: 0, y: 0, width: 402, height: 874),
      contentSize: ScrollSize(width: 402, height: 6000), contentInsetAdjustmentBehavior: .never,
      displayScale: 3)
    var scroller = Scroller(viewport: viewport, physics: Scroller.Physics(integration: integration))
    for (index, touch) in Self.flickTouches.enumerated() {
      let point = ScrollPoint(x: 200, y: touch.y)
      let instant = ScrollInstant(seconds: touch.time)
      scroller.handle(index == 0 ? .touchDown(point) : .touchMoved(point), at: instant)
      XCTAssertEqual(scroller.viewport.contentOffset, ScrollPoint(x: 0, y: touch.offset))
      if let velocity = touch.velocity, scroller.isDragging {
        XCTAssertEqual(scroller.velocity.dy, -velocity, accuracy: 1e-9)
      }
    }
    scroller.handle(.touchUp, at: ScrollInstant(seconds: 0.9334087916649878)) { release in
      XCTAssertEqual(release.velocity.dy, 4109.762731616664, accuracy: 1e-8)
    }
    return scroller
  }

  func testRecordedFlickFrameByFrame() {
    var scroller = flick(.displayLink)
    var frames = Dictionary(uniqueKeysWithValues: Self.flickFrames.map { ($0.frame, $0.offset) })
    var frame = 1
    while scroller.phase != .idle {
      if let offset = frames.removeValue(forKey: frame) {
        XCTAssertEqual(scroller.viewport.contentOffset.y, offset, accuracy: 2e-6, "frame \(frame)")
      }
      scroller.advance(by: .seconds(1) / 60)
      frame += 1
    }
    XCTAssertEqual(frames, [:])
    XCTAssertEqual(frame, 181)
    XCTAssertEqual(scroller.viewport.contentOffset.y, 2364.6666666666665)
  }

  func testExactFlickStaysNearTheRecording() {
    let start = flick(.exact)
    for (frame, offset) in Self.flickFrames {
      var scroller = start
      scroller.advance(by: .seconds(1) * frame / 60)
      XCTAssertEqual(scroller.viewport.contentOffset.y, offset, accuracy: 0.2, "frame \(frame)")
    }
    XCTAssertEqual(start.target?.y ?? 0, 2364.6666666666665, accuracy: 0.34)
  }

  /// A trackpad release past the end on an iPad: 1032 × 1376 points, two pixels a point.
  func testRecordedTrackpadReleaseFrameByFrame() {
    let frames: [(frame: Int, offset: Double)] = [
      (1, 4856.864946961759), (2, 4821.1838043583), (5, 4743.714897187314), (10, 4676.103817506219),
    ]
    for integration in Scroller.Physics.Integration.allCases {
      let viewport = Viewport(
        frame: ScrollRect(x: 0, y: 0, width: 1032, height: 1376),
        contentSize: ScrollSize(width: 1032, height: 6000), contentInsetAdjustmentBehavior: .never,
        contentOffset: ScrollPoint(x: 0, y: 4899), displayScale: 2)
      var scroller = Scroller(
        viewport: viewport, physics: Scroller.Physics(integration: integration, source: .trackpad))
      scroller.handle(.began, at: .origin)
      scroller.handle(.ended(velocity: ScrollVector(dx: 0, dy: -5.029925811756767)), at: .origin)
      var expected = Dictionary(uniqueKeysWithValues: frames.map { ($0.frame, $0.offset) })
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
      XCTAssertEqual(scroller.viewport.contentOffset.y, 4624)
      if integration == .displayLink { XCTAssertEqual(frame, 38) }
    }
  }
}
