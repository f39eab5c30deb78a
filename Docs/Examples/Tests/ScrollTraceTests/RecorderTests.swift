import Foundation
import ScrollGeometry
import ScrollKinetics
import XCTest

@testable import Recorder
@testable import ScrollTrace

/// The files that `ScrollRecorder` writes, from a stand-in for UIScrollView: a scroller that ticks as UIKit does, with
/// irregular frames, touches that are older than the frame they arrive in, and a display link before or after its own.
final class RecorderTests: ProgramTestCase {
  private struct StandIn {
    var scroller: Scroller
    var log: ScrollLog
    /// The uptime, which is not zero at the start.
    var now = 123_456.789_012_3
    var isLinkFirst: Bool

    init(_ configuration: ScrollLog.Configuration, isLinkFirst: Bool) {
      var viewport = Viewport(
        frame: ScrollRect(x: 0, y: 0, width: configuration.frame[2], height: configuration.frame[3]),
        contentSize: ScrollSize(width: configuration.contentSize[0], height: configuration.contentSize[1]),
        displayScale: configuration.displayScale)
      viewport.zoomLimits = ScrollZoomLimits(
        from: configuration.minimumZoomScale, to: configuration.maximumZoomScale)
      viewport.zoomScale = configuration.zoomScale
      viewport.contentSize = ScrollSize(
        width: configuration.contentSize[0], height: configuration.contentSize[1])
      var physics = Scroller.Physics()
      physics.integration = .displayLink
      scroller = Scroller(viewport: viewport, physics: physics)
      scroller.advance(to: ScrollInstant(seconds: now))
      log = ScrollLog(name: "a \"flick\"", configuration, at: now)
      self.isLinkFirst = isLinkFirst
    }

    mutating func touch(_ phase: String, x: Double = 195, y: Double, finger: Int = 0, timestamp: Double) {
      let point = ScrollPoint(x: x, y: y)
      log.touch(phase, finger: finger, at: [x, y], timestamp: timestamp)
      let input: Scroller.Input =
        phase == "down"
        ? .touchDown(point, finger: finger)
        : phase == "up" ? .touchUp(finger: finger) : .touchMoved(point, finger: finger)
      tell(scroller.handle(input, at: ScrollInstant(seconds: timestamp)), at: now)
      log.endOfTouches()
    }

    /// A frame at `timestamp`, the callbacks a little later.
    mutating func frame(at timestamp: Double, _ configuration: ScrollLog.Configuration) {
      now = timestamp + 0.0004
      if isLinkFirst { log.frame(at: timestamp, configuration) }
      tell(scroller.advance(to: ScrollInstant(seconds: timestamp)), at: now + 0.0001)
      if !isLinkFirst { log.frame(at: timestamp, configuration) }
      now = timestamp + 0.004
    }

    private mutating func tell(_ events: Scroller.Events, at now: Double) {
      for event in events {
        if event == .didScroll || event == .didZoom {
          let viewport = scroller.viewport
          log.show(
            ScrollLog.Shown(
              offset: [viewport.contentOffset.x, viewport.contentOffset.y], scale: viewport.zoomScale,
              pinch: 1.5),
            now: now)
        }
        if event == .didScroll { continue }
        log.event(
          event.description, isTracking: scroller.isTracking, isDragging: scroller.isDragging,
          isDecelerating: scroller.isDecelerating, now: now)
      }
    }
  }

  /// A flick past the end of the content, recorded to its rest.
  private func recordedFlick(isLinkFirst: Bool) -> String {
    var configuration = ScrollLog.Configuration()
    configuration.frame = [0, 0, 390, 844]
    configuration.contentSize = [390, 1500]
    configuration.displayScale = 3
    var view = StandIn(configuration, isLinkFirst: isLinkFirst)
    let start = view.now
    var time = start
    func next(_ step: Double) -> Double {
      time += step
      return time
    }
    view.frame(at: next(0.0167), configuration)
    view.touch("down", y: 700, timestamp: view.now - 0.006)
    for y in [690.0, 670, 630, 560, 470] {
      view.frame(at: next(0.016_67), configuration)
      view.touch("move", y: y, timestamp: view.now - 0.006)
    }
    view.frame(at: next(0.016_67), configuration)
    view.touch("up", y: 470, timestamp: view.now - 0.002)
    for frame in 0..<240 { view.frame(at: next([0.0125, 0.0083, 0.0167][frame % 3]), configuration) }
    XCTAssertEqual(view.scroller.phase, .idle)
    return view.log.scenario(now: view.now, device: "a stand-in \\ 1")
  }

  /// The replay of a recorded scroll view shows its offsets and its events.
  ///
  /// Catches: `now < timestamp` for `now >= timestamp` in `ScrollLog.frame(at:_:)`; `touch = nil` left out of
  /// `ScrollLog.endOfTouches()`; `show(before.map(\.offset), at: timestamp)`.
  func testReplayOfARecordedScrollViewIsTheSame() throws {
    for isLinkFirst in [true, false] {
      let text = recordedFlick(isLinkFirst: isLinkFirst)
      let scenario = try Scenario(text)
      let recorded = try XCTUnwrap(scenario.recorded)
      XCTAssertGreaterThan(recorded.shown.count, 60)
      XCTAssertGreaterThan(try XCTUnwrap(recorded.shown.map(\.offset.y).max()), 656, "past the end")
      XCTAssertEqual(recorded.shown.last?.offset, ScrollPoint(x: 0, y: 656))
      // The times are rounded: 2⁻³⁶ s of the uptime, times 10⁴ points per second.
      let comparison = Comparison(
        TraceSeries(recorded), TraceSeries(.scenario(scenario)), tolerance: 1e-6)
      XCTAssertEqual(comparison.count, recorded.shown.count)
      XCTAssertNil(comparison.first, "\(comparison.lines(tolerance: 1e-6)), link first: \(isLinkFirst)")
      XCTAssertEqual(recorded.eventLine(Replay(scenario)), "events 5 of 5 alike")
    }
  }

  /// A pinch past the largest scale, by two fingers that leave one after the other, to the end of its return.
  ///
  /// Catches: `scale: $0.scale` left out of `TraceSeries.init(_:)`, with a scale that is off; `name != "didScroll"` in
  /// `Recorded.read` made `name == "willBeginZooming"`; `* configuration.zoomScale` left out of `ScrollLog.change`.
  func testReplayOfARecordedPinchIsTheSame() throws {
    var configuration = ScrollLog.Configuration()
    configuration.frame = [0, 0, 390, 844]
    configuration.contentSize = [780, 1500]
    (configuration.minimumZoomScale, configuration.maximumZoomScale, configuration.zoomScale) = (1, 4, 2)
    var view = StandIn(configuration, isLinkFirst: true)
    func frame() {
      let viewport = view.scroller.viewport
      configuration.contentSize = [viewport.contentSize.width, viewport.contentSize.height]
      configuration.zoomScale = viewport.zoomScale
      view.frame(at: view.now + 0.012, configuration)
    }
    frame()
    for (step, distance) in [100.0, 120, 160, 240, 330, 420].enumerated() {
      frame()
      for (finger, side) in [-0.5, 0.5].enumerated() {
        view.touch(
          step == 0 ? "down" : "move", x: 195 + side * distance, y: 400, finger: finger,
          timestamp: view.now - 0.003)
      }
    }
    frame()
    view.touch("up", x: 0, y: 0, finger: 1, timestamp: view.now - 0.002)
    view.touch("up", x: 0, y: 0, finger: 0, timestamp: view.now - 0.001)
    for _ in 0..<90 { frame() }
    XCTAssertEqual(view.scroller.phase, .idle)
    let text = view.log.scenario(now: view.now, device: "a stand-in")
    let scenario = try Scenario(text)
    XCTAssertEqual(scenario.viewport.unscaledContentSize, ScrollSize(width: 390, height: 750))
    XCTAssertEqual(scenario.inputs.count, 14)
    let recorded = try XCTUnwrap(scenario.recorded)
    XCTAssertGreaterThan(try XCTUnwrap(recorded.shown.compactMap(\.scale).max()), 4.5)
    XCTAssertEqual(recorded.shown.last?.scale, 4)
    let comparison = Comparison(TraceSeries(recorded), TraceSeries(.scenario(scenario)), tolerance: 1e-6)
    XCTAssertGreaterThan(comparison.count, 30)
    XCTAssertNil(comparison.first, "\(comparison.lines(tolerance: 1e-6))")
    let zooms = recorded.events.filter { $0.name == "didZoom" }.count
    XCTAssertGreaterThan(zooms, 20)
    // Besides them, the begins and ends of the drag, of the zoom and of the deceleration.
    XCTAssertEqual(recorded.eventLine(Replay(scenario)), "events \(zooms + 7) of \(zooms + 7) alike")
    // Another scale is a difference, in CSV and JSON, too.
    let other = Comparison(
      TraceSeries(
        try Scenario(text.replacingOccurrences(of: "\"scale\": 4.0,", with: "\"scale\": 4.01,")).recorded!),
      TraceSeries(.scenario(scenario)), tolerance: 5)
    XCTAssertEqual(try XCTUnwrap(other.worst).points, 10, accuracy: 1e-9)
    try write(text, to: "pinch.json")
    for format in ["csv", "json"] {
      XCTAssertEqual(
        try run("run", "pinch.json", "--format", format, "--output", "trace.\(format)").status, 0)
      XCTAssertEqual(try run("compare", "pinch.json", "trace.\(format)").status, 0)
    }
  }

  func testCompareOfARecordedScenario() throws {
    let text = recordedFlick(isLinkFirst: true)
    try write(text, to: "recorded.json")
    let same = try run("compare", "recorded.json", "--tolerance", "0.00001")
    XCTAssertEqual(same.status, 0, same.output + same.complaint)
    XCTAssertTrue(same.output.hasSuffix("\nevents 5 of 5 alike\n"), same.output)
    let lines = same.output.split(separator: "\n").map { "    " + $0 + "\n" }
    XCTAssertTrue(
      try Docs.page("Reference/Conformance.md").contains("\n\n" + lines.joined() + "\n"), same.output)
    let other = text.replacingOccurrences(
      of: #""event": "didEndDecelerating""#, with: #""event": "didScrollToTop""#
    )
    .replacingOccurrences(of: #""decelerationRate": 0.998"#, with: #""decelerationRate": 0.99"#)
    try write(other, to: "other.json")
    let off = try run("compare", "other.json")
    XCTAssertEqual(off.status, 1)
    XCTAssertTrue(off.output.contains("\nevents 4 of 5 alike; then didScrollToTop at "), off.output)
    // At other frames there is no recorded offset to compare with.
    XCTAssertEqual(try run("run", "recorded.json", "--frames-per-second", "60").status, 0)
    try write(Scenario.text(), to: "plain.json")
    checkRefusal(
      try run("compare", "plain.json"), 2,
      "scroll-trace: compare must have two files, unless the first has \"recorded\" rows")
  }

  /// Every input and every change that the recorder writes is accepted.
  func testEveryInput() throws {
    var configuration = ScrollLog.Configuration()
    configuration.frame = [0, 0, 390, 844]
    configuration.contentSize = [390, 5000]
    var log = ScrollLog(name: "everything", configuration, at: 10)
    log.setContentOffset([0, 100], animated: true, now: 10.1)
    log.scrollRectToVisible([0, 2000, 10, 10], animated: false, now: 10.2)
    log.touch("down", finger: 0, at: [1, 2], timestamp: 10.3)
    log.touch("down", finger: 1, at: [1, 2], timestamp: 10.3)
    log.touch("cancel", finger: 1, at: [1, 2], timestamp: 10.31)
    log.touch("move", finger: 0, at: [1, -40], timestamp: 10.32)
    log.touch("up", finger: 0, at: [1, -40], timestamp: 10.33)
    log.retarget([0, 2400], now: 10.34)
    log.event(
      "willEndDragging", isTracking: true, isDragging: true, isDecelerating: false,
      details: #""velocity": [0, 1.5], "target": [0, 2100]"#, now: 10.34)
    configuration.contentSize = [390, 6000]
    configuration.contentInset = [1, 2, 3, 4]
    configuration.safeAreaInsets = [5, 6, 7, 8]
    log.frame(at: 10.4, configuration)
    configuration.frame = [0, 0, 844, 390]
    log.frame(at: 10.5, configuration)
    log.stop(now: 10.6)
    log.setZoomScale(1.5, animated: true, now: 10.7)
    log.zoom(to: [1, 2, 3, 4], animated: false, now: 10.8)
    let scenario = try Scenario(log.scenario(now: 11, device: "none"))
    let actions = scenario.inputs.map(\.action)
    XCTAssertEqual(actions.count, 15)
    XCTAssertEqual(
      actions.suffix(2),
      [
        .zoomScale(1.5, animated: true),
        .zoomTo(ScrollRect(x: 1, y: 2, width: 3, height: 4), animated: false),
      ])
    XCTAssertEqual(actions[7], .retarget(ScrollPoint(x: 0, y: 2400)))
    XCTAssertEqual(actions[8], .contentSize(ScrollSize(width: 390, height: 6000)))
    XCTAssertEqual(
      actions[11],
      .resize(
        ScrollSize(width: 844, height: 390), keeping: .offset,
        contentSize: ScrollSize(width: 390, height: 6000)))
    XCTAssertEqual(scenario.duration.nearestDouble, 1)
  }

  func testFaultsOfRecordedRows() throws {
    func fault(_ rows: String) -> String {
      let text = Scenario.text().dropLast(1) + ", \"recorded\": {\"rows\": \(rows)}}"
      do { return "\(try Scenario(String(text)))" } catch { return "\(error)" }
    }
    XCTAssertEqual(fault("[]"), "recorded.rows: must contain a row with an offset, but is []")
    XCTAssertEqual(
      fault(#"[{"t": 0}]"#),
      "recorded.rows[0]: must have exactly one of offset, event or presented, but has none")
    XCTAssertEqual(
      fault(#"[{"t": 0, "offset": [0, 0]}, {"t": 2, "offset": [0, 0]}]"#),
      "recorded.rows[1].t: must be at most the duration, 1, but is 2")
  }
}
