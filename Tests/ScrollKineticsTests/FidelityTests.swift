import Foundation
import ScrollGeometry
import XCTest

@testable import ScrollKinetics

/// Writes Docs/Fidelity.md: the knowledge of each law, and the library's difference from the recordings.
final class FidelityTests: XCTestCase {
  /// Catches: `Law.pullBack` or `DecelerationRate.normal` off by a millionth.
  func testPageIsWhatTheReplaysGive() throws {
    let measured = try Residual.all().map {
      "| \($0.law) | \($0.recording) | \($0.displayLink) | \($0.exact) |"
    }
    let known = Knowledge.all.map { "| \($0.law) | \($0.known) | \($0.source) |" }
    func row(_ question: OpenQuestion) -> String {
      let files = question.files.map { "`\($0)`" }.joined(separator: ", ")
      return "| \(question.section) | \(question.choice) | \(files) | \(question.recording) |"
    }
    let page =
      [Self.measured] + measured + [Self.known] + known + [Self.open] + OpenQuestion.open.map(row) + [
        Self.ours
      ]
      + OpenQuestion.ours.map(row) + [""]
    try assertPage("Docs/Fidelity.md", is: page.joined(separator: "\n"))
  }

  /// Every [O] of the sources has its row, under the name of its file, and no row names a file without one.
  func testEveryChoiceOfTheSourcesHasItsRow() throws {
    var marks: [String: Int] = [:]
    for folder in ["ScrollGeometry", "ScrollKinetics"] {
      let root = repositoryRoot.appendingPathComponent("Sources/" + folder)
      for case let file as URL in try XCTUnwrap(
        FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
      where file.pathExtension == "swift" {
        let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        marks[file.deletingPathExtension().lastPathComponent] = text.components(separatedBy: "[O]").count - 1
      }
    }
    var rows: [String: Int] = [:]
    for file in (OpenQuestion.open + OpenQuestion.ours).flatMap(\.files) { rows[file, default: 0] += 1 }
    for file in Set(marks.keys).union(rows.keys).sorted()
    where marks[file, default: 0] != rows[file, default: 0] {
      XCTFail(
        "\(file).swift has \(marks[file, default: 0]) choices [O], and \(rows[file, default: 0]) rows in OpenQuestion name"
          + " it: say in a row which recording would decide the choice, then SCROLL_RECORD=1 writes Docs/Fidelity.md"
      )
    }
  }

  /// Each section of Docs/Physics.md has at least as many rows as it has choices of the library.
  func testEveryChoiceOfTheLawsHasItsRow() throws {
    let page = repositoryRoot.appendingPathComponent("Docs/Physics.md")
    let physics = String(decoding: try Data(contentsOf: page), as: UTF8.self)
    let sections = physics.components(separatedBy: "\n## ").dropFirst()
    XCTAssertEqual(sections.count, 10)
    for section in sections {
      let name = String(section.prefix { $0 != " " })
      let choices = section.components(separatedBy: "[O]").count - 1
      let rows = (OpenQuestion.open + OpenQuestion.ours).count {
        $0.section.hasPrefix(name + " ") && $0.choice.contains("O]")
      }
      XCTAssertGreaterThanOrEqual(rows, choices, "\(name) of Docs/Physics.md has choices without a row")
    }
  }

  private static let measured = """
    # Fidelity

    This page gives what is known of UIKit for each law, the differences between the library and the recordings, and the recordings
    that are missing. Drag, rubber band, deceleration and bounce are measured on a real UIScrollView; paging, nesting, wheels and keys
    are this library's choice. A test writes the page, and fails when a replay gives other differences or when the sources mark a
    choice that has no row; `SCROLL_RECORD=1 swift test --filter FidelityTests` updates it.

    Section numbers, and the certainties in brackets, refer to [Physics](Physics.md). [Measuring UIScrollView](MeasuringUIKit.md)
    says how to make a recording, [Conformance](Conformance.md) how to score another implementation.

    ## Measured laws

    The table has the greatest difference between the recordings of [Physics](Physics.md) and their replays.
    `displayLink` integrates tick by tick as UIKit does. `exact`, the default, evaluates the law itself, and differs from a display
    of 60 frames per second by the error of UIKit's integration.

    | Law | Recording | `displayLink` | `exact` |
    | --- | --- | --- | --- |
    """

  private static let known = """

    The tests contain no other recorded values: these are two motions at 60 frames per second, one with a finger and one with a
    trackpad, and three offsets of drags past a limit. They include no other deceleration rate, no crossing of a limit in flight and
    no other frame rate.

    ## Other laws with a source

    No recording in the tests covers these; the library follows the source.

    | Law | What is known | Source |
    | --- | --- | --- |
    """

  private static let open = """

    ## Missing recordings

    Each row is a choice of this library [O], or a value that others report, and the recording of a UIScrollView that would replace
    it by a measurement. The files are those whose comments state the choice.

    | Section | Without a measurement | Stated in | Missing recording |
    | --- | --- | --- | --- |
    """

  private static let ours = """

    ## Choices without a counterpart

    UIScrollView has nothing to record here.

    | Subject | Choice of this library | Stated in | Why |
    | --- | --- | --- | --- |
    """
}

// MARK: - What is known

/// A law with a source that is not a recording of the tests.
private struct Knowledge {
  let law: String
  let known: String
  let source: String

  init(_ law: String, _ known: String, _ source: String) {
    (self.law, self.known, self.source) = (law, known, source)
  }

  static let all = [
    Knowledge(
      "§1 deceleration at other rates", "the law, with S and a of the rate",
      "[M] for `normal`; no other rate in the tests"),
    Knowledge(
      "§4 ticks of other displays", "steps of 1/120 s, 13.089 ms, then multiples of 4.168 ms on ProMotion",
      "[M], not in the tests"),
    Knowledge(
      "§5 rubber band in landscape", "R is the height on the vertical axis in both orientations",
      "[M], not in the tests"),
    Knowledge(
      "§6 slop", "10 points, taken off the translation; none on moving content",
      "[M], in the tests at the flick only"),
    Knowledge(
      "§6 catch",
      "a touch stops content on the pixel grid, and its velocity has no effect on the next flight",
      "[M], not in the tests"),
    Knowledge(
      "§6 still release", "a latest velocity of less than 250 points per second counts as zero",
      "[R] the value"),
    Knowledge("§6 repeated flicks", "no multiplier at gaps of 0.89 s and more", "[M], not in the tests"),
    Knowledge(
      "§6 directional lock", "a drag in one general direction locks the other axis, a diagonal one neither",
      "[A]"),
    Knowledge("§7 animated offset", "0.3 s, sin²(π/2·t/T), on the pixel grid", "[P], [R] the grid"),
    Knowledge("§7 scroll to top", "a critically damped spring, response 0.6 s, 1.6 s long", "[P]"),
    Knowledge("§7 stop", "the limit of bouncing content, the page of paging content, else the offset", "[A]"),
    Knowledge(
      "§8 limits", "the edges of the content, moved by the adjusted insets", "[R], [M] without insets"),
    Knowledge("§8 adjusted insets", "what each behaviour adds to `contentInset`", "[A]"),
    Knowledge("§8 rectangle to visible", "the least movement, none where it is visible", "[A]"),
    Knowledge("§9 pages", "multiples of the bounds' length", "[A]"),
    Knowledge("§10 events", "the meaning of each callback", "[A]"),
    Knowledge("§10 events", "the order of a flick's callbacks", "[R]"),
  ]
}

// MARK: - Differences

/// The difference between a recorded motion and its replay.
private struct Residual {
  let law: String
  let recording: String
  let displayLink: String
  let exact: String

  init(
    _ law: String, _ recording: String, unit: String, _ difference: (Scroller.Physics.Integration) -> Double
  ) {
    self.law = law
    self.recording = recording
    displayLink = Self.text(difference(.displayLink), unit)
    exact = Self.text(difference(.exact), unit)
  }

  /// Two digits: `1.4·10⁻⁶ pt`.
  private static func text(_ difference: Double, _ unit: String) -> String {
    guard difference != 0 else { return "0" }
    guard difference < 1e-3 else { return String(format: "%.2g ", difference) + unit }
    let parts = String(format: "%.1e", difference).split(separator: "e")
    let digits = Array("⁰¹²³⁴⁵⁶⁷⁸⁹")
    let exponent = String(String(-Int(parts[1])!).map { digits[$0.wholeNumberValue!] })
    return "\(parts[0])·10⁻\(exponent) \(unit)"
  }

  static func all() throws -> [Residual] {
    typealias Flick = RecordedMotion.Flick
    typealias Pad = RecordedMotion.TrackpadRelease
    return [
      Residual("§6, §3 offsets under a finger", "flick on an iPhone, 9 samples", unit: "pt") {
        flick($0).offsets
      },
      Residual("§6 velocity of the recogniser", "the same, 8 velocities", unit: "pt/s") {
        flick($0).velocities
      },
      Residual("§6 velocity of the release", "the same", unit: "pt/s") { flick($0).release },
      Residual("§1, §4 deceleration", "the same, 9 of 181 frames", unit: "pt") {
        frames(Flick.frames, from: flick($0).scroller)
      },
      Residual("§3 place of rest inside the limits", "the same", unit: "pt") {
        abs(rest(flick($0).scroller) - Flick.rest)
      },
      Residual("§5 rubber band", "drags past a limit, 3 offsets, touch and trackpad", unit: "pt") { _ in
        RecordedMotion.stretches
          .map {
            abs($0.limit + $0.band.stretch(forPull: $0.proposed - $0.limit, length: $0.length) - $0.shown)
          }
          .max()!
      },
      Residual("§2, §4 return from past a limit", "trackpad release on an iPad, 4 of 38 frames", unit: "pt") {
        frames(Pad.frames, from: Pad.scroller($0))
      },
      Residual("§3 place of rest at a limit", "the same", unit: "pt") {
        abs(rest(Pad.scroller($0)) - Pad.rest)
      },
    ]
  }

  private static func flick(
    _ integration: Scroller.Physics.Integration
  ) -> (scroller: Scroller, offsets: Double, velocities: Double, release: Double) {
    typealias Flick = RecordedMotion.Flick
    var scroller = Flick.scroller(integration)
    var (offsets, velocities, release) = (0.0, 0.0, 0.0)
    for (index, touch) in Flick.touches.enumerated() {
      let point = ScrollPoint(x: 200, y: touch.y)
      scroller.handle(
        index == 0 ? .touchDown(point) : .touchMoved(point), at: ScrollInstant(seconds: touch.time))
      offsets = max(offsets, abs(scroller.viewport.contentOffset.y - touch.offset))
      if let velocity = touch.velocity, scroller.isDragging {
        velocities = max(velocities, abs(scroller.velocity.dy + velocity))
      }
    }
    scroller.handle(.touchUp, at: Flick.lift) { release = abs($0.velocity.dy - Flick.releaseVelocity) }
    return (scroller, offsets, velocities, release)
  }

  /// The greatest difference at the recorded frames after a release; tick by tick, the release is frame 1.
  private static func frames(_ recorded: [RecordedMotion.Frame], from start: Scroller) -> Double {
    var (scroller, differences) = (start, [Double]())
    for frame in 1...recorded.last!.frame {
      if frame > 1 || start.physics.integration == .exact { scroller.advance(by: .seconds(1) / 60) }
      for (number, offset) in recorded where number == frame {
        differences.append(abs(scroller.viewport.contentOffset.y - offset))
      }
    }
    return differences.max()!
  }

  private static func rest(_ start: Scroller) -> Double {
    var scroller = start
    scroller.runToRest()
    return scroller.viewport.contentOffset.y
  }
}
