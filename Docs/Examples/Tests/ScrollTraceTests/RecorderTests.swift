import Foundation
import ScrollGeometry
import ScrollKinetics
import XCTest

@testable import Recorder
@testable import ScrollTrace

/// The files that `ScrollRecorder` writes, from a stand-in for UIScrollView, with irregular frames, touches that are older than the
/// frame they arrive in, and a display link before or after its own.
final class RecorderTests: ProgramTestCase {
  /// A flick past the end of the content, recorded to its rest.
  private func recordedFlick(isLinkFirst: Bool) -> String {
    var configuration = ScrollLog.Configuration()
    configuration.frame = [0, 0, 390, 844]
    configuration.contentSize = [390, 1500]
    configuration.displayScale = 3
    var view = StandIn(nil, [configuration])
    view.isLinkFirst = isLinkFirst
    view.steps = [0.0167]
    view.nextFrame()
    view.touch("down", y: 700, after: -0.002)
    for y in [690.0, 670, 630, 560, 470] {
      view.nextFrame()
      view.touch("move", y: y, after: -0.002)
    }
    view.nextFrame()
    view.touch("up", y: 470)
    view.steps = [0.0125, 0.0083, 0.0167]
    view.rest()
    return view.scenarios[0]
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
    var view = StandIn(nil, [configuration])
    view.isLinkFirst = true
    view.steps = [0.016]
    view.nextFrame()
    for (step, distance) in [100.0, 120, 160, 240, 330, 420].enumerated() {
      view.nextFrame()
      for (finger, side) in [-0.5, 0.5].enumerated() {
        view.touch(
          step == 0 ? "down" : "move", x: 195 + side * distance, y: 400, finger: finger, after: 0.001)
      }
    }
    view.nextFrame()
    view.touch("up", x: 0, y: 0, finger: 1)
    view.touch("up", x: 0, y: 0, finger: 0, after: 0.003)
    view.rest()
    let text = view.scenarios[0]
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

  /// Frames have what the screen shows, once while nothing changes, and changes of what is no input.
  ///
  /// Catches: `isFirst` left out of `ScrollLog.present`; a velocity that is no number written as it is.
  func testFrames() throws {
    var configuration = ScrollLog.Configuration()
    (configuration.frame, configuration.contentSize) = ([0, 0, 390, 844], [390, 5000])
    (configuration.maximumZoomScale, configuration.hasRefreshControl) = (4, true)
    var log = ScrollLog(name: "frames", scene: .refresh, configuration, at: 10)
    var presented = ScrollLog.Presented(offset: [0, 3], scale: 2, isTracking: true)
    for time in [10.1, 10.2, 10.3] { log.frame(at: time, configuration, presented) }
    presented.pan = ScrollLog.Pan(state: "changed", translation: [0, 1], velocity: [.nan, 2])
    presented.pinch = ScrollLog.Pinch(state: "began", scale: .infinity, velocity: 3)
    log.frame(at: 10.4, configuration, presented)
    (configuration.isRefreshing, configuration.maximumZoomScale) = (true, 5)
    configuration.adjustedContentInset = [60, 0, 0, 0]
    // A refresh control changes the inset itself.
    configuration.contentInset[0] = 60
    log.frame(at: 10.5, configuration, presented)
    log.setContentInset([70, 0, 0, 0], now: 10.55)
    configuration.contentInset[0] = 130
    log.frame(at: 10.6, configuration, presented)
    let text = log.scenario(now: 11, device: "none")
    let scenario = try Scenario(text)
    XCTAssertEqual(scenario.recorded?.presented.map(\.scale), [2, 2, 2])
    XCTAssertEqual(scenario.recorded?.scene, .refresh)
    XCTAssertEqual(scenario.viewport.refreshControl, .uiKit)
    XCTAssertEqual(
      scenario.inputs.map(\.action), [.contentInset(ScrollInsets(top: 70, left: 0, bottom: 0, right: 0))])
    let shown =
      #""presented": [0.0, 3.0], "scale": 2.0, "isTracking": true, "isDragging": false, "isDecelerating": false"#
    XCTAssertEqual(
      text.split(separator: "\n").filter { $0.contains("presented") }.map { line in
        String(line.drop { $0 != "\"" }.dropFirst(5).drop { $0 != "\"" }.prefix { $0 != "\n" })
      },
      [
        shown + #", "adjustedContentInset": [0.0, 0.0, 0.0, 0.0]},"#,
        shown + #", "pan": {"state": "changed", "translation": [0.0, 1.0], "velocity": [0.0, 2.0]}"#
          + #", "pinch": {"state": "began", "scale": 0.0, "velocity": 3.0}},"#,
        shown + #", "pan": {"state": "changed", "translation": [0.0, 1.0], "velocity": [0.0, 2.0]}"#
          + #", "pinch": {"state": "began", "scale": 0.0, "velocity": 3.0}"#
          + #", "adjustedContentInset": [60.0, 0.0, 0.0, 0.0], "zoomLimits": [1.0, 5.0], "isRefreshing": true}]}}"#,
      ])
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
