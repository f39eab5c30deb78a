import Foundation
import ScrollGeometry
import XCTest

@testable import ScrollKinetics

/// Writes Docs/Fidelity.md: the knowledge of each law, and the library's difference from the recordings.
final class FidelityTests: XCTestCase {
  /// Catches: `Law.pullBack` or `DecelerationRate.normal` off by a millionth.
  func testPageIsWhatTheReplaysGive() throws {
    let rows = try Residual.all().map { "| \($0.law) | \($0.recording) | \($0.displayLink) | \($0.exact) |" }
    let open = OpenQuestion.all.map { "| \($0.section) | \($0.choice) | \($0.recording) |" }
    try assertPage(
      "Docs/Fidelity.md",
      is: [Self.measured, rows.joined(separator: "\n"), Self.openQuestions, open.joined(separator: "\n"), ""]
        .joined(separator: "\n"))
  }

  /// For each section of Docs/Physics.md with a choice of the library, the page names a recording that would decide it.
  func testEveryChoiceHasItsRecording() throws {
    let page = repositoryRoot.appendingPathComponent("Docs/Physics.md")
    let physics = String(decoding: try Data(contentsOf: page), as: UTF8.self)
    let sections = physics.components(separatedBy: "\n## ").dropFirst()
    XCTAssertEqual(sections.count, 10)
    for section in sections where section.contains("[O]") {
      let name = String(section.prefix { $0 != " " })
      XCTAssertTrue(OpenQuestion.all.contains { $0.section.hasPrefix(name) }, "\(name) has no recording")
    }
  }

  private static let measured = """
    # Fidelity

    This page gives the differences between the library and UIKit, and the recordings that are missing. Drag, rubber band,
    deceleration and bounce are measured on a real UIScrollView; paging, nesting, wheels and keys are this library's choice. A test
    writes the page, and fails when a replay gives other differences; `SCROLL_RECORD=1 swift test --filter FidelityTests` updates it.

    ## Measured laws

    The table has the greatest difference between the recordings, which are those of [Physics](Physics.md), and their replays.
    `displayLink` integrates tick by tick as UIKit does. `exact`, the default, evaluates the law itself, and differs from a display
    of 60 frames per second by the error of UIKit's integration. Section numbers are those of [Physics](Physics.md).

    | Law | Recording | `displayLink` | `exact` |
    | --- | --- | --- | --- |
    """

  private static let openQuestions = """

    The tests contain no other recorded values: these are two motions at 60 frames per second, one with a finger and one with a
    trackpad, and three offsets of drags past a limit. They include no other deceleration rate, no crossing of a limit in flight and
    no other frame rate.

    ## Missing recordings

    Each row is a choice of this library, or a value that others report, and the recording of a UIScrollView that would replace
    it by a measurement. A recording has every touch with its time stamp, `contentOffset` at every tick of a display link, and
    every callback of the delegate.

    | Section | Without a measurement | Missing recording |
    | --- | --- | --- |
    """
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

// MARK: - Open questions

/// A statement without a measurement, and the recording that would decide it.
private struct OpenQuestion {
  let section: String
  let choice: String
  let recording: String

  init(_ section: String, _ choice: String, _ recording: String) {
    self.section = section
    self.choice = choice
    self.recording = recording
  }

  static let all = [
    OpenQuestion(
      "§2 past a limit", "where one law changes to the other [O]; β at other rates than `normal`",
      "flicks of 500 to 8000 points per second across both limits, at both rates, at 60 and 120 frames per second"
    ),
    OpenQuestion(
      "§3 rest", "the speed below which content past a limit rests [O]",
      "returns from 1 to 5 points past a limit at speeds of 0 to 50 points per second, to their last frame"),
    OpenQuestion(
      "§3 pixel grid", "ties round away from zero [O]",
      "drags by quarters of a point on displays of scale 2 and 3"),
    OpenQuestion(
      "§5 rubber band",
      "a drag that begins past a limit begins with the pull shown there [R]; without such a pull, the excess"
        + " is added [O]",
      "touches that catch content in a bounce, and drags of content that was set further past a limit than its length"
    ),
    OpenQuestion(
      "§6 release", "the speed below which a release counts as still, 250 points per second [R]",
      "releases at 200 to 300 points per second, inside the limits and past them"),
    OpenQuestion(
      "§6 release", "`releaseTimeout`, 0.1 s [O]", "fingers held still for 20 to 500 ms before the lift"),
    OpenQuestion(
      "§6 pan",
      "the directional lock holds an axis whose first translation is less than half of the other's [O]",
      "drags at 10 to 45 degrees with `isDirectionalLockEnabled`"),
    OpenQuestion(
      "§7 programmatic motion", "0.3 s along sin² [P], where Apple documents constant velocity",
      "`setContentOffset(_:animated:)` over 10 to 10 000 points, at rest, in a flight and in another animation"
    ),
    OpenQuestion(
      "§7 programmatic motion", "the spring of a scroll to the top [P]",
      "a tap on the status bar at 100 to 20 000 points from the top, at rest and in a flight"),
    OpenQuestion(
      "§7 programmatic motion", "ties of the rounding, and the events of `stop` [O]",
      "`stopScrollingAndZooming()` in a flight, a bounce and a page turn"),
    OpenQuestion(
      "§8 geometry",
      "the flag for `automatic`, insets that keep aligned content clear, content at rest at an edge other than"
        + " its top [O]",
      "`adjustedContentInset` and `contentOffset` through changes of each inset, with content that fits and that does not"
    ),
    OpenQuestion(
      "§9 snapping", "the way to a chosen target, and its time [O]; pages are multiples of the bounds [A]",
      "page turns from rest and from 100 to 4000 points per second, and targets set in `scrollViewWillEndDragging` near and far"
    ),
    OpenQuestion(
      "§10 events",
      "their order beyond what Apple documents, and the event of a touch on decelerating content [O]",
      "every callback, with `isTracking`, `isDragging` and `isDecelerating`, through catches, taps and second drags"
    ),
    OpenQuestion(
      "nesting", "which scroll view of a chain moves, and whether momentum is handed over [O]",
      "nested UIScrollViews on one axis, dragged and flicked across both ends of the inner one"),
    OpenQuestion(
      "wheels and keys", "distances and motions [O]",
      "a UIScrollView under a mouse wheel, a trackpad with momentum, and a keyboard"),
  ]
}
