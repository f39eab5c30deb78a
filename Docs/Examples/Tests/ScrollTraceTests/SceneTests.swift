import Foundation
import ScrollGeometry
import ScrollKinetics
import XCTest

@testable import Recorder
@testable import ScrollTrace

/// The scenes of the recorder, which the library performs as if it were UIKit: as it is, and with a difference in it.
final class SceneTests: ProgramTestCase {
  private typealias Plant = StandIn.Plant

  /// Returns the recording of a scene, as the instructions of the recorder say.
  private func record(_ scene: RecordingScene, _ plant: Plant = Plant()) -> String {
    var configuration = ScrollLog.Configuration()
    configuration.frame = [0, 100, 390, 700]
    configuration.contentSize = [390, 10_000]
    configuration.displayScale = 3
    configuration.framesPerSecond = 120
    configuration.alwaysBounceVertical = true
    func view() -> StandIn { StandIn(scene, [configuration], plant) }
    switch scene {
    case .statusBar:
      configuration.contentOffset = [0, 2000]
      var view = view()
      view.wait(0.1)
      view.perform(.scrollToTop) { $0.scrollToTop(now: $1) }
      view.rest()
      for _ in 0..<2 { view.flick(-3000) }
      view.flick(1500)
      view.wait(0.1)
      view.perform(.scrollToTop) { $0.scrollToTop(now: $1) }
      view.rest()
      return view.text
    case .pager:
      (configuration.contentSize, configuration.isPagingEnabled) = ([3900, 700], true)
      var view = view()
      view.wait(0.1)
      for way in [-100.0, -250, -205] {
        view.drag((0...10).map { (300 + way * Double($0) / 10, 400) }, holds: true)
        view.rest()
      }
      for speed in [-200.0, -300, -800, -3000] {
        view.flick(speed, isHorizontal: true)
        view.rest()
      }
      return view.text
    case .targets:
      var view = view()
      view.wait(0.1)
      for (index, speed) in [-400.0, -400, -400, -1200, -1200, -1200, -3000, -3000, -3000].enumerated() {
        view.choose = { release in
          let ways = [40.0, 500, -60]
          return ScrollPoint(
            x: 0, y: max(0, release.viewport.contentOffset.y.rounded() + ways[index % 3] + 1 / 6.0))
        }
        view.flick(speed)
        view.rest()
      }
      return view.text
    case .flicks:
      var view = view()
      view.wait(0.1)
      for _ in 0..<6 {
        view.flick(-3000)
        view.wait(0.2)
      }
      view.flick(3000)
      view.rest()
      return view.text
    case .pinches:
      (configuration.contentSize, configuration.contentOffset) = ([780, 1400], [200, 300])
      (configuration.minimumZoomScale, configuration.maximumZoomScale, configuration.zoomScale) = (1, 4, 2)
      var view = view()
      view.wait(0.1)
      for (from, to) in [(100.0, 380.0), (380, 40)] {
        for step in 0...24 {
          view.wait(StandIn.frame)
          let distance = from + (to - from) * Double(step) / 24
          for (finger, side) in [-0.5, 0.5].enumerated() {
            view.touch(step == 0 ? "down" : "move", x: 195 + side * distance, y: 450, finger: finger)
          }
        }
        view.wait(0.3)
        view.touch("up", y: 0, finger: 1)
        view.touch("up", y: 0, finger: 0)
        view.rest()
      }
      for scale in [3.0, 1] {
        view.perform(.setZoomScale(scale, animated: true)) { $0.setZoomScale(scale, animated: true, now: $1) }
        view.rest()
      }
      let rect = ScrollRect(x: 0, y: 0, width: 100, height: 100)
      view.perform(.zoom(to: rect, animated: true)) {
        $0.zoom(to: [0, 0, 100, 100], animated: true, now: $1)
      }
      view.rest()
      return view.text
    case .catches:
      configuration.contentOffset = [0, 600]
      var view = view()
      view.wait(0.1)
      view.flick(-2000)
      view.wait(0.2)
      view.touch("down", y: 400)
      view.wait(0.3)
      view.touch("up", y: 400)
      view.rest()
      for _ in 0..<3 where view.offset().y >= 0 {
        view.flick(4000)
        view.wait(0.15)
      }
      while view.offset().y > -20 { view.wait(StandIn.frame) }
      view.drag((0...10).map { (195, 300 + 15 * Double($0)) })
      view.rest()
      return view.text
    case .fastRate:
      (configuration.contentSize[1], configuration.decelerationRate) = (1200, 0.99)
      var view = view()
      view.wait(0.1)
      // Beyond the top, and exactly back to it.
      view.drag([300, 330, 360, 380, 350, 310].map { (195, $0) })
      view.rest()
      for speed in [-4000.0, -4000, -4000, 4000, 4000, 4000] {
        view.flick(speed)
        view.rest()
      }
      return view.text
    case .diagonals:
      (configuration.contentSize, configuration.isDirectionalLockEnabled) = ([4000, 4000], true)
      (configuration.contentOffset) = [1500, 1500]
      var view = view()
      view.wait(0.1)
      for slant in [0.1, 0.25, 0.4, 0.7, 1] {
        view.drag((0...12).map { (100 + 20 * slant * Double($0), 600 - 20 * Double($0)) }, holds: true)
        view.rest()
      }
      return view.text
    case .nesting:
      configuration.contentSize[1] = 1000
      var inner = configuration
      (inner.frame, inner.contentSize[1]) = ([0, 400, 390, 700], 1500)
      var view = StandIn(scene, [configuration, inner], plant)
      view.wait(0.1)
      view.drag(
        (0...30).map { (195, 700 - 40 * Double($0)) } + (0...30).map { (195, -500 + 30 * Double($0)) }, on: 1)
      view.rest()
      for speed in [-3000.0, -3000, 3000, 3000] {
        view.flick(speed, on: 1)
        view.rest()
      }
      return view.text
    case .refresh:
      configuration.hasRefreshControl = true
      var view = view()
      view.wait(0.1)
      view.perform(.beginRefreshing) { $0.beginRefreshing(now: $1) }
      view.wait(1)
      view.perform(.endRefreshing) { $0.endRefreshing(now: $1) }
      view.rest()
      for step in [8.0, 25] {
        view.drag((0...(Int(320 / step))).map { (195, 200 + step * Double($0)) })
        view.wait(0.8)
        view.perform(.endRefreshing) { $0.endRefreshing(now: $1) }
        view.rest()
      }
      view.flick(-3000)
      view.wait(0.2)
      for offset in [9300.0, 200] {
        view.perform(.setContentOffset(ScrollPoint(x: 0, y: offset), animated: true)) {
          $0.setContentOffset([0, offset], animated: true, now: $1)
        }
        view.rest()
      }
      view.perform(.setContentOffset(ScrollPoint(x: 0, y: 9300), animated: true)) {
        $0.setContentOffset([0, 9300], animated: true, now: $1)
      }
      view.rest()
      for inset in [300.0, 0] {
        view.setInset(top: 0, bottom: inset)
        view.rest()
      }
      view.perform(.setContentOffset(.zero, animated: true)) {
        $0.setContentOffset([0, 0], animated: true, now: $1)
      }
      view.wait(0.1)
      view.setInset(top: 40, bottom: 0)
      view.rest()
      return view.text
    }
  }

  private func findings(_ text: String) throws -> [Finding] {
    Finding.all(try Scenario.all(reading: Array(text.utf8)))
  }

  /// The library agrees with itself on every question of every scene, and each is decided.
  ///
  /// Catches: `Replay` of other inputs than the recorded ones; a question without its motion in its scene.
  func testEveryQuestionIsDecidedByItsScene() throws {
    for scene in RecordingScene.allCases {
      let findings = try findings(record(scene))
      XCTAssertEqual(findings.count, 1)
      XCTAssertEqual(findings[0].outcomes.count, Question.all.count { $0.scene == scene })
      for (question, outcome) in findings[0].outcomes {
        guard case .same = outcome else {
          XCTFail("\(scene): \(question.choice)\n\(findings[0].lines.joined(separator: "\n"))")
          continue
        }
      }
    }
  }

  /// A difference from the library is a difference in the question that it concerns.
  ///
  /// Catches: `max($0.tolerance, $1.tolerance)` made infinite in `agrees(with:)`; an answer from the replay for both sides.
  func testPlantedDifferencesAreFound() throws {
    for (choice, plant) in plants {
      let question = try XCTUnwrap(Question.all.first { $0.choice.hasPrefix(choice) }, choice)
      let findings = try findings(record(question.scene, plant))
      let outcome = try XCTUnwrap(findings[0].outcomes.first { $0.question.choice == question.choice })
        .outcome
      guard case .differs = outcome else {
        XCTFail("\(choice)\n\(findings[0].lines.joined(separator: "\n"))")
        continue
      }
    }
    XCTAssertEqual(Set(plants.map(\.choice)).count, plants.count)
    for question in Question.all {
      XCTAssertTrue(
        plants.contains { question.choice.hasPrefix($0.choice) }, "no plant for \(question.choice)")
    }
  }

  /// The questions are those of Docs/Physics.md, in the group of their scene, and all of them are asked.
  func testQuestionsAreThoseOfThePage() throws {
    let groups = try Docs.page("Physics.md").components(separatedBy: "<details><summary>").dropFirst()
    for (number, scene) in RecordingScene.allCases.enumerated() {
      let group = try XCTUnwrap(groups.first { $0.hasPrefix("\(number + 1). ") }, "\(scene)")
      let rows = group.split(separator: "\n").filter { $0.hasPrefix("- ") }.map { String($0.dropFirst(2)) }
      let questions = Question.all.filter { $0.scene == scene }.map { "\($0.section): \($0.choice)" }
      XCTAssertEqual(Set(rows), Set(questions), "\(scene)")
    }
  }

  func testConformOfAFile() throws {
    let scenes = [RecordingScene.statusBar, .nesting].map { record($0) }
    let together = "[" + scenes.map { String($0.dropFirst().dropLast(2)) }.joined(separator: ",") + "]"
    try write(together, to: "scenes.json")
    let same = try run("conform", "scenes.json")
    XCTAssertEqual(same.status, 0, same.output + same.complaint)
    let title = "  the same   §7 programmatic motion: the spring of a scroll to the top [P]\n"
    XCTAssertTrue(same.output.hasPrefix("statusBar: view 0\n" + title), same.output)
    XCTAssertTrue(
      same.output.contains("    recorded 0.11 s, 0.211 s\n    ours     0.11 s, 0.211 s\n"), same.output)
    XCTAssertTrue(same.output.contains("nesting: view 0, view 1\n"), same.output)
    XCTAssertEqual(try run("compare", "scenes.json", "--tolerance", "1000").status, 0)

    try write(
      record(.flicks, Plant(offset: { ScrollPoint(x: 0, y: 1.1 * $0.contentOffset.y) })), to: "other.json")
    let other = try run("conform", "other.json")
    XCTAssertEqual(other.status, 1, other.complaint)
    XCTAssertTrue(other.output.contains("\n  differs    §6 repeated flicks: flicks do not"), other.output)
    XCTAssertTrue(
      other.output.hasSuffix("    This sentence of Docs/Physics.md would change.\n"), other.output)
  }

  /// A recording that is none of a scene, or is named after another one, says so; one without the motion in question, too.
  func testRecordingsOfOtherScenes() throws {
    func lines(_ text: String) throws -> [String] { try findings(text).flatMap(\.lines) }
    var log = ScrollLog(name: "mine", ScrollLog.Configuration(), at: 0)
    log.frame(at: 0.1, ScrollLog.Configuration())
    XCTAssertEqual(
      try lines(log.scenario(now: 1, device: "none")),
      ["another scene: mine: it names no scene of the recorder"])
    for (scene, reason) in [
      (RecordingScene.pager, "its scroll view does not page"), (.pinches, "its scroll view does not zoom"),
      (.fastRate, "its rate is the normal one"), (.diagonals, "its scroll view has no lock"),
      (.refresh, "its scroll view has no refresh control"), (.nesting, "it has 1 scroll view, not 2"),
    ] {
      let text = record(.flicks).replacingOccurrences(
        of: #""scene": "flicks""#, with: "\"scene\": \"\(scene)\"")
      XCTAssertEqual(try lines(text), ["another scene than \(scene): view 0: \(reason)"])
    }
    let text = record(.flicks).replacingOccurrences(of: #""scene": "flicks""#, with: #""scene": "targets""#)
    XCTAssertEqual(
      try lines(text).filter { $0.hasPrefix("    ") && !$0.contains(" pt") },
      ["    the host chooses no target", "    the host chooses no target"])
  }

  func testFaultsOfFiles() throws {
    let text = record(.statusBar)
    func refuse(_ text: String, _ complaint: String, line: UInt = #line) throws {
      try write(text, to: "bad.json")
      checkRefusal(try run("conform", "bad.json"), 2, complaint, line: line)
    }
    try refuse(
      "[]", "scroll-trace: bad.json must contain recordings, but has none or one without \"recorded\" rows")
    try refuse(
      Scenario.text(),
      "scroll-trace: bad.json must contain recordings, but has none or one without \"recorded\" rows")
    try refuse(
      "{",
      "bad.json: $: must be JSON with a name in quotation marks at line 1, column 2, but has the end of the text"
    )
    try refuse(
      text.replacingOccurrences(of: #""scene": "statusBar""#, with: #""scene": "garden""#),
      "bad.json: $[0].recorded.scene: must be \"statusBar\", \"pager\", \"targets\", \"flicks\", \"pinches\", \"catches\", "
        + "\"fastRate\", \"diagonals\", \"nesting\" or \"refresh\", but is \"garden\"")
    for (row, fault) in [
      (#""presented": [0]"#, "presented: must be an array of 2 numbers, but is [0]"),
      (
        #""presented": [0, 0], "offset": [0, 0]"#,
        ": must have exactly one of offset, event or presented, but has offset and presented"
      ),
      (
        #""presented": [0, 0], "pan": {"state": "changed"}"#, "pan.translation: must be given, but is missing"
      ),
      (
        #""presented": [0, 0], "pinch": {"state": 1, "scale": 1, "velocity": 1}"#,
        "pinch.state: must be a string, but is 1"
      ),
      (#""presented": [0, 0], "isRefreshing": 1"#, "isRefreshing: must be true or false, but is 1"),
      (
        #""presented": [0, 0], "zoomLimits": [0, 1]"#,
        "zoomLimits[0]: must be finite and more than 0, but is 0"
      ),
      (
        #""presented": [0, 0], "adjustedContentInset": [0, 1]"#,
        "adjustedContentInset: must be an array of 4 numbers, but is [0, 1]"
      ),
    ] {
      let rows = text.components(separatedBy: "\"rows\": [")[0] + "\"rows\": [{\"t\": 0, \(row)}]}}]"
      try refuse(rows, "bad.json: $[0].recorded.rows[0]" + (fault.hasPrefix(":") ? "" : ".") + fault)
    }
    try write(text, to: "good.json")
    checkRefusal(
      try run("conform", "good.json", "--", "true"), 2,
      "scroll-trace: a program must stand beside a folder of vectors, but good.json is a file")
  }

  /// A plant for each question, by the beginning of the choice.
  private var plants: [(choice: String, plant: Plant)] {
    func input(_ change: @escaping (Scroller.Input) -> [Scroller.Input]?) -> Plant {
      Plant(input: { input, _ in change(input) ?? [input] })
    }
    func animated(_ input: Scroller.Input) -> ScrollPoint? {
      if case .setContentOffset(let offset, .some) = input { offset } else { nil }
    }
    return [
      (
        "the spring of a scroll to the top",
        input { $0 == .scrollToTop ? [.setContentOffset(.zero, animated: true)] : nil }
      ),
      ("a scroll to the top keeps", input { $0 == .scrollToTop ? [.stop, .scrollToTop] : nil }),
      ("a page turn", Plant(setUp: { $0.snapping = .none })),
      ("a release below 250 points", Plant(velocity: { $0 == 0 ? 100 : $0 })),
      ("a finger that has not moved", Plant(velocity: { $0 == 0 ? 100 : $0 })),
      ("its time", Plant(setUp: { $0.reducesMotion = true })),
      ("the proposed target", Plant(proposal: 2)),
      (
        "the way to a chosen target",
        Plant(offset: { viewport in ScrollPoint(x: 0, y: (viewport.contentOffset.y / 50).rounded() * 50) })
      ),
      ("a target set by the host", Plant(target: { ScrollPoint(x: $0.x, y: $0.y.rounded()) })),
      ("flicks do not accumulate", Plant(offset: { ScrollPoint(x: 0, y: 1.1 * $0.contentOffset.y) })),
      (
        "a later sample at the same instant",
        Plant(offset: { ScrollPoint(x: 2 * $0.contentOffset.x, y: 2 * $0.contentOffset.y) })
      ),
      (
        "`zoom(to:animated:)` shows",
        input { input in if case .zoom = input { [.setZoomScale(3, animated: true)] } else { nil } }
      ),
      (
        "a pinch begins",
        Plant(input: { input, _ in
          if case .touchMoved(let point, _) = input, abs(abs(point.x - 195) - 50) < 20 { [] } else { [input] }
        })
      ),
      ("a scale past a limit", Plant(scale: { min(max($0, 1), 4) })),
      (
        "the content under the centroid",
        Plant(offset: { $0.contentOffset + ScrollVector(dx: 20 * $0.zoomScale * $0.zoomScale, dy: 0) })
      ),
      ("a scale returns", Plant(presentedScale: { $0.rounded() })),
      (
        "a drag that begins past",
        Plant(offset: { ScrollPoint(x: 0, y: max($0.contentOffset.y, 0) + 0.5 * min($0.contentOffset.y, 0)) })
      ),
      ("a touch ends a deceleration", Plant(name: { $0 == "didEndDecelerating" ? nil : $0 })),
      (
        "content past a limit rests",
        Plant(offset: { ScrollPoint(x: 0, y: max($0.contentOffset.y, 0) + 2 * min($0.contentOffset.y, 0)) })
      ),
      (
        "each at most once",
        Plant(name: { $0 == "willBeginDecelerating" ? "didEndDragging(decelerate)" : $0 })
      ),
      ("the transitions between phases", Plant(name: { $0 == "willBeginDecelerating" ? nil : $0 })),
      ("the lock holds", Plant(setUp: { $0.isDirectionalLockEnabled = false })),
      (
        "a flight changes from one law",
        Plant(offset: { ScrollPoint(x: 0, y: $0.contentOffset.y + ($0.contentOffset.y > 500 ? 1 : 0)) })
      ),
      ("at a limit, the momentum", Plant(offset: { ScrollPoint(x: 0, y: 3 * $0.contentOffset.y) })),
      ("β is the same", Plant(setUp: { $0.decelerationRate = .normal })),
      (
        "which scroll view of a chain",
        Plant(
          rules: {
            var rules = ScrollScreen.Rules.uiKit
            (rules.towardsEnd, rules.towardsStart) = (.outerFirst, .outerFirst)
            return rules
          }())
      ),
      ("a pull fires", Plant(offset: { ScrollPoint(x: 0, y: 0.6 * $0.contentOffset.y) })),
      (
        "content whose control ends",
        input { $0 == .endRefreshing ? [.endRefreshing, .setContentOffset(.zero, animated: true)] : nil }
      ),
      ("an animated offset ends a flight", Plant(name: { $0 == "didEndDecelerating" ? nil : $0 })),
      (
        "content that already moves to the new offset",
        input { input in animated(input).map { _ in [.stop, input] } }
      ),
      (
        "0.3 s along sin²",
        input { input in
          animated(input).map {
            [.setContentOffset($0, .spring(ScrollSpring(dampingRatio: 1, response: 1.5)))]
          }
        }
      ),
      ("content that moves to its top", Plant(keyboard: 50)),
      ("content that shows its start", input { $0 == .beginRefreshing ? [] : nil }),
      ("content at rest at its left edge", Plant(keyboard: 50)),
    ]
  }
}
