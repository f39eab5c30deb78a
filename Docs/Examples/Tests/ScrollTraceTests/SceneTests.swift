import Foundation
import ScrollGeometry
import ScrollKinetics
import XCTest

@testable import Recorder
@testable import ScrollTrace

/// The scenes of the recorder, which the library performs as if it were UIKit: as it is, and with a difference in it.
final class SceneTests: ProgramTestCase {
  private typealias Plant = StandIn.Plant

  private func record(_ scene: RecordingScene, _ plant: Plant = Plant()) -> String {
    StandIn.recording(of: scene, plant)
  }

  private func findings(_ text: String) throws -> [Finding] {
    Finding.all(try Scenario.all(reading: Array(text.utf8)))
  }

  /// The library agrees with itself on every question of every scene, and each is decided.
  ///
  /// Catches: `if let choice { release.target = choice }` left out of `Replay.next`; a question without its motion in its scene.
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
  /// Catches: `<= .infinity` in `agrees(with:)`.
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
    let nested = record(.nesting).dropFirst()
    try write("[" + record(.statusBar) + "," + nested, to: "scenes.json")
    let same = try run("conform", "scenes.json")
    XCTAssertEqual(same.status, 0, same.output + same.complaint)
    let title = "  the same   §7 programmatic motion: the spring of a scroll to the top [P]: 28 %"
    XCTAssertTrue(same.output.hasPrefix("statusBar: view 0\n" + title), same.output)
    XCTAssertTrue(
      same.output.contains("    recorded 0.11 s, 0.211 s\n    ours     0.11 s, 0.211 s\n"), same.output)
    XCTAssertTrue(same.output.contains("nesting: view 0, view 1\n"), same.output)
    XCTAssertEqual(try run("compare", "scenes.json", "--tolerance", "1000").status, 0)

    try write(
      record(.flicks, Plant(offset: { ScrollPoint(x: 0, y: 1.1 * $0.contentOffset.y) })), to: "other.json")
    let other = try run("conform", "other.json")
    XCTAssertEqual(other.status, 1, other.complaint)
    XCTAssertTrue(
      other.output.contains("\n  differs    §6 repeated flicks: repeated flicks are not"), other.output)
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

  /// A replay has frames where the recording shows nothing new, but a bounded number.
  ///
  /// Catches: `1 / framesPerSecond` in `Recorded.addFrames`.
  func testFramesOfReplays() throws {
    var recorded = try XCTUnwrap(try Scenario(record(.statusBar)).recorded)
    let count = recorded.shown.count
    recorded.addFrames(ofRate: 1e4, until: 1e9)
    XCTAssertGreaterThan(recorded.shown.count, count)
    XCTAssertLessThan(recorded.shown.count, count + 5000)
  }

  /// Whatever numbers a file has, it is refused, or each question is answered or undecided.
  func testFilesWithOtherNumbers() throws {
    let texts = [RecordingScene.pager, .pinches, .nesting, .refresh].map { record($0) }
    var generator = SplitMix64(seed: 45)
    var read = 0
    for _ in 0..<40 {
      var parts = texts.randomElement(using: &generator)!.components(separatedBy: " ")
      var changes = 0
      while changes < 3 {
        // Half of the changes are in the properties, which come first.
        let most = Bool.random(using: &generator) ? 100 : parts.count
        let place = Int.random(in: 0..<most, using: &generator)
        let number = parts[place].trimmingCharacters(in: [",", "[", "]", "}"])
        guard Double(number) != nil else { continue }
        let other = ["0", "-1", "1e300", "1e-300", "0.5", "1e9", "700"].randomElement(using: &generator)!
        parts[place] = parts[place].replacingOccurrences(of: number, with: other)
        changes += 1
      }
      guard let scenarios = try? Scenario.all(reading: Array(parts.joined(separator: " ").utf8)) else {
        continue
      }
      XCTAssertFalse(Finding.all(scenarios).flatMap(\.lines).isEmpty)
      read += 1
    }
    XCTAssertGreaterThan(read, 5)
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
      "bad.json: recorded.scene: must be \"statusBar\", \"pager\", \"targets\", \"flicks\", \"pinches\", \"catches\", "
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
      let rows = text.components(separatedBy: "\"rows\": [")[0] + "\"rows\": [{\"t\": 0, \(row)}]}}"
      try refuse(rows, "bad.json: recorded.rows[0]" + (fault.hasPrefix(":") ? "" : ".") + fault)
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
      ("repeated flicks are not", Plant(offset: { ScrollPoint(x: 0, y: 1.1 * $0.contentOffset.y) })),
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
      ("a lock within 20°", Plant(setUp: { $0.isDirectionalLockEnabled = false })),
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
