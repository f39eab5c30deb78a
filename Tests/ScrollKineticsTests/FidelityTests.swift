import Foundation
import ScrollGeometry
import XCTest

@testable import ScrollKinetics

/// Writes the table of Docs/Physics.md: the knowledge of each law, and the library's difference from the recordings.
final class FidelityTests: XCTestCase {
  private static let mark = "<!-- generated: FidelityTests -->\n"

  /// Catches: `Law.pullBack` or `DecelerationRate.normal` off by a millionth.
  func testTableIsWhatTheReplaysGive() throws {
    let measured = try Residual.all().map {
      Row($0.law, $0.recording, "[M]", "\($0.displayLink); \($0.exact)", "")
    }
    let known = Knowledge.all.map { Row($0.law, $0.known, $0.source, "", "") }
    func row(_ question: OpenQuestion) -> Row {
      let files = question.files.map { "`\($0)`" }.joined(separator: ", ")
      return Row(question.section, question.choice, files, "", question.recording)
    }
    let rows = measured + known + OpenQuestion.open.map(row) + OpenQuestion.ours.map(row)
    // In the order of the sections; a row that belongs to none comes after them.
    let sorted = rows.enumerated().sorted { ($0.element.number, $0.offset) < ($1.element.number, $1.offset) }
    let parts = try physics().components(separatedBy: Self.mark)
    XCTAssertEqual(parts.count, 2)
    let table = sorted.map(\.element.text).joined(separator: "\n") + "\n"
    try assertPage("Docs/Physics.md", is: parts[0] + Self.mark + Self.head + table)
  }

  private func physics() throws -> String {
    String(
      decoding: try Data(contentsOf: repositoryRoot.appendingPathComponent("Docs/Physics.md")), as: UTF8.self)
  }

  /// A row of the table.
  private struct Row {
    let number: Int
    let text: String

    init(_ law: String, _ known: String, _ source: String, _ difference: String, _ recording: String) {
      number =
        law.hasPrefix("§") ? Int(law.dropFirst().prefix { $0.isNumber })! : .max
      text = "| \(law) | \(known) | \(source) | \(difference) | \(recording) |"
    }
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
          + " it: say in a row which recording would decide the choice, then SCROLL_RECORD=1 writes Docs/Physics.md"
      )
    }
  }

  /// Each section of Docs/Physics.md has at least as many rows as it has choices of the library.
  func testEveryChoiceOfTheLawsHasItsRow() throws {
    let sections = try physics().components(separatedBy: "\n## ").filter { $0.hasPrefix("§") }
    XCTAssertEqual(sections.count, 11)
    for section in sections {
      let name = String(section.prefix { $0 != " " })
      let choices = section.components(separatedBy: "[O]").count - 1
      let rows = (OpenQuestion.open + OpenQuestion.ours).count {
        $0.section.hasPrefix(name + " ") && $0.choice.contains("O]")
      }
      XCTAssertGreaterThanOrEqual(rows, choices, "\(name) of Docs/Physics.md has choices without a row")
    }
  }

  private static let head = """

    | Law | Known, or chosen | Source, or its files | Difference: `displayLink`; `exact` | What would settle it |
    | --- | --- | --- | --- | --- |

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
      Residual("§6, §3 offsets under a finger", "the recorded flick on an iPhone, 9 samples", unit: "pt") {
        flick($0).offsets
      },
      Residual("§6 velocity of the recogniser", "the recorded flick, 8 velocities", unit: "pt/s") {
        flick($0).velocities
      },
      Residual("§6 velocity of the release", "the recorded flick", unit: "pt/s") { flick($0).release },
      Residual("§1, §4 deceleration", "the recorded flick on an iPhone, 9 of 181 frames", unit: "pt") {
        frames(Flick.frames, from: flick($0).scroller)
      },
      Residual("§3 place of rest inside the limits", "the recorded flick", unit: "pt") {
        abs(rest(flick($0).scroller) - Flick.rest)
      },
      Residual("§5 rubber band", "drags past a limit, 3 offsets, touch and trackpad", unit: "pt") { _ in
        RecordedMotion.stretches
          .map {
            abs($0.limit + $0.band.stretch(forPull: $0.proposed - $0.limit, length: $0.length) - $0.shown)
          }
          .max()!
      },
      Residual(
        "§2, §4 return from past a limit", "the recorded trackpad release on an iPad, 4 of 38 frames",
        unit: "pt"
      ) {
        frames(Pad.frames, from: Pad.scroller($0))
      },
      Residual("§3 place of rest at a limit", "the recorded trackpad release", unit: "pt") {
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
