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
      let viewport = Viewport(
        frame: ScrollRect(x: 0, y: 0, width: configuration.frame[2], height: configuration.frame[3]),
        contentSize: ScrollSize(width: configuration.contentSize[0], height: configuration.contentSize[1]),
        displayScale: configuration.displayScale)
      var physics = Scroller.Physics()
      physics.integration = .displayLink
      scroller = Scroller(viewport: viewport, physics: physics)
      scroller.advance(to: ScrollInstant(seconds: now))
      log = ScrollLog(name: "a \"flick\"", configuration, at: now)
      self.isLinkFirst = isLinkFirst
    }

    mutating func touch(_ phase: String, y: Double, timestamp: Double) {
      let point = ScrollPoint(x: 195, y: y)
      log.touch(phase, finger: 0, at: [195, y], timestamp: timestamp)
      let input: Scroller.Input =
        phase == "down" ? .touchDown(point) : phase == "up" ? .touchUp : .touchMoved(point)
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
        guard event != .didScroll else {
          log.offset([scroller.viewport.contentOffset.x, scroller.viewport.contentOffset.y], now: now)
          continue
        }
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
    let scenario = try Scenario(log.scenario(now: 11, device: "none"))
    let actions = scenario.inputs.map(\.action)
    XCTAssertEqual(actions.count, 13)
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
      fault(#"[{"t": 0}]"#), "recorded.rows[0]: must have either an offset or an event, but has neither")
    XCTAssertEqual(
      fault(#"[{"t": 0, "offset": [0, 0]}, {"t": 2, "offset": [0, 0]}]"#),
      "recorded.rows[1].t: must be at most the duration, 1, but is 2")
  }
}
