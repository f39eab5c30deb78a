import Foundation
import XCTest

@testable import ScrollTrace

/// Law: every text gives either rows of finite numbers or an error of one line, and does not stop the program.
///
/// Texts are scenarios with some of their bytes, numbers or parts changed. Case n has the seed n. The first line
/// replays many cases from n on and prints the number of each, so that the last one before a crash is known; the
/// second replays that one and prints its text:
///
///     SCROLL_TRACE_FUZZ=n SCROLL_TRACE_FUZZ_CASES=50000 swift test --filter ScenarioFuzzTests
///     SCROLL_TRACE_FUZZ=n SCROLL_TRACE_FUZZ_CASES=1 swift test --filter ScenarioFuzzTests
final class ScenarioFuzzTests: XCTestCase {
  private static let numbers = [
    "0", "-0", "1", "-1", "0.5", "1e-320", "5e-324", "1e-999", "-1e-17", "1e5", "-12345.678", "1e15", "1e18",
    "1e30", "-1e100",
    "1.7976931348623157e308", "-1.7976931348623157e308", "1e999", "63", "2.5e3", "-3e3", "0.25", "170",
  ]
  private static let pieces = [
    "{", "}", "[", "]", ",", ":", "\"", "\\", "null", "true", "false", "\"touch\"", "\"drag\"", "\"t\":0",
    "\u{0}", "é",
    #"{"t":0.9,"stop":true},"#, #"{"t":0.5,"wheel":[1e3,-1e3]},"#, #"{"t":0.4,"scrollToTop":true},"#,
  ]
  private static let snaps = [
    #"{"kind": "none"}"#, #"{"kind": "paging", "spacing": 0}"#, #"{"kind": "paging", "spacing": 12.5}"#,
    #"{"kind": "interval", "axis": "horizontal", "length": 170, "speedSteps": [2200, 2700]}"#,
    #"{"kind": "interval", "axis": "vertical", "length": 90, "origin": 5, "alignment": "center", "atMost": 2}"#,
    #"{"kind": "points", "axis": "vertical", "points": [0, 300, 17], "strictness": "proximity"}"#,
    #"{"kind": "points", "axis": "vertical", "points": []}"#,
  ]
  private static let actions = [
    #""touch": "down", "at": [20, 150]"#, #""touch": "move", "at": [20, 100]"#,
    #""touch": "move", "at": [60, 30]"#,
    #""touch": "up", "at": [20, 20]"#, #""touch": "cancel", "at": [0, 0]"#,
    #""touch": "down", "at": [1, 2], "finger": 3"#,
    #""drag": "held""#, #""drag": "began""#, #""drag": "changed", "translation": [-10, -700]"#,
    #""drag": "ended", "velocity": [900, -4000]"#, #""drag": "cancelled""#,
    #""setContentOffset": [5, 300], "animated": true"#,
    #""setContentOffset": [-50, 3000], "animated": false"#,
    #""scrollRectToVisible": [0, 900, 10, 10], "animated": true"#, #""scrollToTop": true"#, #""stop": true"#,
    #""retarget": [0, 333]"#, #""wheel": [3, 40], "animated": true"#,
    #""edgeScroll": [20, 199]"#, #""edgeScroll": null"#,
    #""autoscroll": [0, 400], "coasts": true"#, #""fling": [0, 400]"#,
    #""scroll": [3, 40], "phase": "began""#,
    #""scroll": [-3, 40], "phase": "changed""#, #""scroll": [0, 0], "phase": "ended""#,
    #""scroll": [3, 400], "phase": "momentumBegan""#, #""scroll": [3, 400], "phase": "momentumChanged""#,
    #""scroll": [0, 0], "phase": "momentumEnded""#, #""scroll": [3, -40]"#,
    #""key": "pageDown", "animated": true"#, #""key": "end""#,
    #""resize": [200, 100], "keeping": "page", "contentSize": [400, 900]"#,
    #""resize": [0, 0], "keeping": "fraction""#,
    #""contentSize": [50, 5000]"#, #""contentInset": [10, 20, 30, 40]"#, #""safeAreaInsets": [44, 0, 34, 0]"#,
    #""insert": {"axis": "vertical", "at": 0, "length": 300}"#,
    #""insert": {"axis": "horizontal", "at": 9, "length": -30}"#,
    #""touch": "move", "at": [90, 10], "finger": 3"#, #""pinch": "began", "scale": 1, "at": [50, 100]"#,
    #""pinch": "changed", "scale": 3, "at": [70, 20]"#, #""pinch": "ended", "scale": 0.3, "at": [50, 100]"#,
    #""pinch": "cancelled", "scale": 1, "at": [0, 0]"#, #""magnify": 1.5, "at": [50, 100]"#,
    #""beginRefreshing": true"#, #""endRefreshing": true"#, #""zoomScale": 2, "animated": true"#,
    #""zoomScale": 1"#,
    #""zoomTo": [10, 500, 30, 20], "animated": true"#, #""zoomTo": [0, 0, 0, 0]"#,
  ]
  private static let zooms = [
    "", #", "refresh": {}"#, #", "refresh": {"trigger": 9, "extent": 4, "firesAt": "release"}"#,
    #", "zoom": {}"#, #", "zoom": {"minimum": 0.5, "maximum": 4}"#,
    #", "zoom": {"minimum": 1, "maximum": 2, "scale": 8, "bouncesZoom": false}"#,
  ]

  /// Members of a screen, which share an axis or not, and come and go.
  private static let screen = #"""
    {"name": "a", "viewport": {"frame": [0, 0, 100, 200], "contentSize": [100, 1000]}},
    {"name": "b", "parent": "a", "viewport": {"frame": [0, 0, 100, 100], "contentSize": [700, 100]}},
    {"name": "c", "parent": "a", "viewport": {"frame": [0, 0, 100, 100], "contentSize": [100, 400], "zoom": {"maximum": 4}}, "rules": {}},
    {"name": "d", "parent": "c", "viewport": {"frame": [0, 0, 50, 50], "contentSize": [90, 90]}, "isPresent": false}
    """#
  private static let comings = [
    #""add": "d""#, #""add": "d", "parent": "b""#, #""remove": "d""#, #""remove": "d", "retaining": true"#,
    #""restore": "d""#, #""restore": "d", "parent": null"#, #""remove": "c", "retaining": true"#,
    #""restore": "c""#,
  ]

  /// Members of all kinds, with the names of `screen`.
  private static let kinds = #"""
    {"name": "a", "sheet": {"container": [0, 0, 100, 200], "detents": [{"length": 40}, {"fraction": 0.5}, {"inset": 9}]}},
    {"name": "b", "parent": "a", "header": {"container": [0, 0, 100, 190], "length": 60, "collapsedLength": 17.5,
      "returns": "atOnce", "stretches": true}},
    {"name": "c", "parent": "b", "viewport": {"frame": [0, 60, 100, 170], "contentSize": [300, 900]}},
    {"name": "d", "parent": "c", "isPresent": false, "shelf": {"frame": [0, 90, 100, 50], "cardSize": [40, 50],
      "count": 12, "spacing": 10, "margin": 5, "alignment": 0.5, "steps": [2200, 2700]}},
    {"name": "e", "parent": "c", "card": {"container": [100, 170], "origin": [100, 0], "collapsedInsets": [40, 10, 30, 10],
      "travel": 70, "contentLength": 400}}
    """#
  private static let ofKinds = [
    (#""moveTo": 0, "animated": true"#, "a"), (#""moveTo": 2"#, "a"),
    (#""moveTo": null, "animated": true"#, "a"),
    (#""container": [0, 0, 100, 120]"#, "a"), (#""container": [0, 50, 300, 400], "animated": true"#, "a"),
    (#""expand": true, "animated": true"#, "e"), (#""expand": true"#, "e"),
    (#""expand": false, "animated": true"#, "e"),
    (#""container": [50, 0, 50, 77], "animated": true"#, "e"),
    (#""container": [0, 0, 50, 77], "animated": true"#, "b"), (#""container": [0, 0, 100, 190]"#, "b"),
  ]

  /// A scenario of a screen, with random actions on its members, most of them legal.
  private func screenScenario(_ random: inout SplitMix64) -> String {
    var time = 0
    let hasKinds = random.integer(in: 0...1) == 0
    var inputs = [#"{"t": 0, "touch": "down", "at": [20, 190], "on": "\#(random.pick(["a", "b", "c"]))"}"#]
    for _ in 0..<random.integer(in: 0...9) {
      time += random.integer(in: 0...119)
      var action = random.integer(in: 0...9) == 0 ? random.pick(Self.comings) : random.pick(Self.actions)
      let isFingers = action.hasPrefix(#""touch""#) && !action.hasPrefix(#""touch": "down""#)
      if hasKinds, random.integer(in: 0...3) == 0 {
        let (own, member) = random.pick(Self.ofKinds)
        action = #"\#(own), "on": "\#(member)""#
      } else if !isFingers, !Self.comings.contains(action) {
        action += #", "on": "\#(random.pick(hasKinds ? ["a", "b", "c", "e"] : ["a", "b", "c"]))""#
      }
      inputs.append("{\"t\": 0.\(1000 + min(time, 999)), \(action)}")
    }
    return #"""
      {"name": "screen", "screen": [\#(hasKinds ? Self.kinds : Self.screen)], "framesPerSecond": 30, "duration": 1,
       "physics": {"integration": "\#(random.pick(["exact", "displayLink"]))", "snap": \#(random.pick(Self.snaps))},
       "inputs": [\#(inputs.joined(separator: ",\n"))]}
      """#
  }

  /// A scenario of random actions, all of them legal but for touches without a down.
  private func scenario(_ random: inout SplitMix64) -> String {
    var time = 0
    var inputs = [#"{"t": 0, "touch": "down", "at": [20, 190]}"#]
    for _ in 0..<random.integer(in: 0...13) {
      time += random.integer(in: 0...119)
      inputs.append("{\"t\": 0.\(1000 + min(time, 999)), \(random.pick(Self.actions))}")
    }
    let physics =
      #""input": "\#(random.pick(["touch", "trackpad"]))", "bounces": \#(random.pick(["true", "false"]))"#
    return Scenario.text(
      viewport: #""frame": [0, 0, 100, 200], "contentSize": [\#(random.pick(["100", "700"])), 1000]"#
        + random.pick(Self.zooms),
      physics: physics
        + #", "momentum": "\#(random.pick(["library", "platform"]))", "integration": "\#(random.pick(["exact", "displayLink"]))", "snap": \#(random.pick(Self.snaps))"#,
      framesPerSecond: random.pick(["10", "60", "59.94"]), inputs: inputs.joined(separator: ",\n"))
  }

  /// Changes some of a text: a number for another, a byte, a piece more or less.
  private func mutate(_ text: String, _ random: inout SplitMix64) -> [UInt8] {
    var bytes = Array(text.utf8)
    for _ in 0..<random.integer(in: 0...3) {
      let place = random.integer(in: 0...bytes.count - 1)
      switch random.integer(in: 0...7) {
      case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(contentsOf: random.pick(Self.pieces).utf8, at: place)
      case 3 where random.integer(in: 0...3) == 0: bytes.removeSubrange(place...)
      default:
        let isPart: (UInt8) -> Bool = { "0123456789+-.eE".utf8.contains($0) }
        let start = bytes[place...].firstIndex { isPart($0) && $0 != UInt8(ascii: "e") } ?? place
        let end = bytes[start...].firstIndex { !isPart($0) } ?? bytes.count
        bytes.replaceSubrange(start..<end, with: random.pick(Self.numbers).utf8)
      }
      if bytes.isEmpty { break }
    }
    return bytes
  }

  func testNoTextStopsTheProgram() throws {
    let first = ProcessInfo.processInfo.environment["SCROLL_TRACE_FUZZ"].flatMap { UInt64($0) }
    let count = ProcessInfo.processInfo.environment["SCROLL_TRACE_FUZZ_CASES"].flatMap { UInt64($0) } ?? 4000
    var limits = ScenarioLimits()
    limits.rows = 400
    var (replayed, refused) = (0, 0)
    for seed in (first ?? 0)..<(first ?? 0) + count {
      if first != nil { FileHandle.standardError.write(Data("case \(seed)\n".utf8)) }
      var random = SplitMix64(seed: seed)
      let bytes = mutate(seed % 4 == 3 ? screenScenario(&random) : scenario(&random), &random)
      if count == 1 { FileHandle.standardError.write(Data(bytes + [0x0a])) }
      let scenario: Scenario
      do {
        scenario = try Scenario(reading: bytes, limits: limits)
      } catch {
        refused += 1
        XCTAssertFalse(error.description.contains(where: \.isNewline), "case \(seed): \(error)")
        XCTAssertFalse(error.description.utf8.count > 1000, "case \(seed): \(error)")
        continue
      }
      replayed += 1
      for row in Replay(scenario) {
        let line = CSVFormat.line(row)
        let isFinite = row.members.allSatisfy { $0.offset.isFinite && $0.velocity.isFinite }
        if !isFinite || !row.offset.isFinite || !row.velocity.isFinite || line.contains("-0.0,")
          || line.contains("nan")
          || line.contains("inf")
        {
          XCTFail("case \(seed): \(line)")
        }
      }
      if seed % 16 == 0 { XCTAssertFalse(TraceFormat.svg.text(scenario).isEmpty) }
    }
    // Otherwise the mutations test nothing.
    if first == nil {
      XCTAssertGreaterThan(replayed, 600)
      XCTAssertGreaterThan(refused, 600)
    }
  }
}
