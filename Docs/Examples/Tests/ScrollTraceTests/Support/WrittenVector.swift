import Foundation
import XCTest

@testable import ScrollTrace

/// A vector of Docs/Conformance, written by the tests.
struct WrittenVector {
  let name: String
  let text: String

  /// The offset of a frame.
  struct Shown {
    var frame: Int
    var x = 0.0
    var y: Double

    init(_ frame: Int, x: Double = 0, y: Double) { (self.frame, self.x, self.y) = (frame, x, y) }
  }

  init(
    _ name: String, _ certainty: ConformanceVector.Certainty, _ claim: String, source: String,
    tolerance: String,
    scenario: String, _ shown: [Shown]
  ) {
    self.name = name
    func number(_ value: Double) -> String { value == value.rounded() ? "\(Int(value))" : "\(value)" }
    let rows = shown.map { "    [\($0.frame), \(number($0.x)), \(number($0.y))]" }
    let offsets = rows.joined(separator: ",\n")
    text = """
      { "certainty": "\(certainty)",
        "claim": "\(claim)",
        "source": "\(source)",
        "tolerance": \(tolerance),
        "scenario": \(scenario.trimmingCharacters(in: .newlines)),
        "offsets": [
      \(offsets) ] }

      """
  }

  static func all() throws -> [WrittenVector] {
    try measured() + documented() + reported() + engines() + ours()
  }

  private static let recordings = "recorded by the project Regram-ios, folder CoreList"
  private static let fine = "0.000000001"

  private static func demo(_ name: String) throws -> (demo: Demo, text: String) {
    let demo = try XCTUnwrap(Demo(named: name))
    return (demo, String(decoding: demo.text, as: UTF8.self))
  }

  /// A scenario of a vertical scroll view at 60 frames per second; by default the frame has 390 × 800 points at 3
  /// pixels a point, and the limits are 0…5200.
  private static func scenario(
    _ name: String, frame: String = "0, 0, 390, 800", offset: Int? = 0, scale: Int = 3,
    insets: String = #""contentInsetAdjustmentBehavior": "never""#, physics: String = "",
    framesPerSecond: Int = 60,
    duration: Double, _ inputs: String...
  ) -> String {
    let actions = inputs.map { "{\($0)}" }.joined(separator: ",\n      ")
    let start = offset.map { ", \"contentOffset\": [0, \($0)]" } ?? ""
    return """
      {"name": "\(name)",
          "viewport": {"frame": [\(frame)], "contentSize": [390, 6000], \(insets)\(start), "displayScale": \(scale)},
          "physics": {\(physics)}, "framesPerSecond": \(framesPerSecond), "duration": \(duration),
          "inputs": [
            \(actions) ]}
      """
  }

  /// A release of content, without a drag.
  private static func release(_ velocity: Int) -> String {
    #""t": 0.1, "drag": "ended", "velocity": [0, \#(-velocity)]"#
  }

  private static let began = #""t": 0.1, "drag": "began""#
}

// MARK: - Measured

extension WrittenVector {
  private static func measured() throws -> [WrittenVector] { try recorded() + laws() + bands() }

  private static func recorded() throws -> [WrittenVector] {
    let flick = try demo("recorded-flick")
    let pad = try demo("recorded-trackpad-release")
    let thirds: [Double] = [1, 49, 112, 217, 398, 628, 956]
    let drag = thirds.enumerated().map { Shown(53 + $0, y: $1 / 3) }
    // By the closed form the release integrates no frame.
    let exact = flick.text.replacingOccurrences(of: "displayLink", with: "exact")
    return [
      WrittenVector(
        "recorded-flick", .measured,
        "a flick on an iPhone, under the finger and in flight, integrated tick by tick",
        source: recordings, tolerance: "0.000002", scenario: flick.text,
        drag + flick.demo.recorded.map { Shown($0.frame, y: $0.offset) }),
      WrittenVector(
        "recorded-flick-closed-form", .measured,
        "the same flick by the closed form of its law, a frame later and within half a point",
        source: recordings,
        tolerance: "0.5", scenario: exact,
        drag + flick.demo.recorded.map { Shown($0.frame + 1, y: $0.offset) }),
      WrittenVector(
        "recorded-trackpad-release", .measured, "content on an iPad, let go past its end", source: recordings,
        tolerance: "0.000002", scenario: pad.text, pad.demo.recorded.map { Shown($0.frame, y: $0.offset) }),
    ]
  }

  /// Flights by the formulas of Docs/Physics.md, released in frame 6.
  private static func laws() -> [WrittenVector] {
    let law = "the law that the recordings of Regram-ios give"
    func time(_ frame: Int) -> Double { Double(frame - 6) * 1000 / 60 }
    /// The distance of a flight at a speed in points per millisecond.
    func way(_ speed: Double, _ frame: Int) -> Double { 499 * speed * (1 - pow(0.998, time(frame))) }
    func past(_ pull: Double, _ speed: Double, until frame: Int) -> [Shown] {
      stride(from: 6, through: frame, by: 3).map {
        Shown($0, y: 5200 + exp(-0.01005 * time($0)) * (pull + way(speed, $0)))
      } + [Shown(90, y: 5200)]
    }
    return [
      WrittenVector(
        "deceleration", .measured, "content let go at 1000 points per second inside its limits", source: law,
        tolerance: "0.000001",
        scenario: scenario("deceleration", offset: 1000, duration: 2.3, began, release(1000)),
        stride(from: 6, through: 138, by: 6).map { Shown($0, y: 1000 + way(1, $0)) }),
      WrittenVector(
        "return-past-the-end", .measured, "content let go at rest, 60 points past its end", source: law,
        tolerance: "0.000001",
        scenario: scenario("return past the end", offset: 5260, duration: 1.5, began, release(0)),
        past(60, 0, until: 33)),
      WrittenVector(
        "bounce-at-the-end", .measured, "content at its end, let go outwards at 2000 points per second",
        source: law,
        tolerance: "0.000001",
        scenario: scenario("bounce at the end", offset: 5200, duration: 1.5, began, release(2000)),
        past(0, 2, until: 48)),
    ]
  }

  private static func bands() -> [WrittenVector] {
    [
      WrittenVector(
        "rubber-band", .measured,
        "drags of 18 and 218 points past the end show 9.7891 and 105.4358, in thirds",
        source: recordings, tolerance: fine,
        scenario: scenario(
          "rubber band", frame: "0, 0, 390, 874", offset: 5126, framesPerSecond: 10, duration: 0.3, began,
          #""t": 0.2, "drag": "changed", "translation": [0, -18]"#,
          #""t": 0.3, "drag": "changed", "translation": [0, -218]"#),
        [Shown(1, y: 5126), Shown(2, y: 5135 + 2.0 / 3), Shown(3, y: 5231 + 1.0 / 3)]),
      WrittenVector(
        "rubber-band-trackpad", .measured,
        "a trackpad's drag of 220.9913 points past the end shows 141.7333, in halves", source: recordings,
        tolerance: fine,
        scenario: scenario(
          "rubber band of a trackpad", frame: "0, 0, 390, 1376", offset: 4624, scale: 2,
          physics: #""input": "trackpad""#, framesPerSecond: 10, duration: 0.2, began,
          #""t": 0.2, "drag": "changed", "translation": [0, -220.991271972656]"#),
        [Shown(1, y: 4624), Shown(2, y: 4765.5)]),
    ]
  }
}

// MARK: - Documented and reported

extension WrittenVector {
  private static func documented() -> [WrittenVector] {
    [
      WrittenVector(
        "page-boundaries", .documented, "paging stops at multiples of the bounds' length",
        source: "Apple, isPagingEnabled", tolerance: fine,
        scenario: scenario(
          "page boundaries", physics: #""snap": {"kind": "paging"}"#, duration: 3, began,
          #""t": 0.2, "drag": "changed", "translation": [0, -300]"#,
          #""t": 0.2, "drag": "ended", "velocity": [0, -800]"#), [Shown(180, y: 800)]),
      WrittenVector(
        "safe-area", .documented, "the limits are the content's edges, moved by the adjusted insets",
        source: "Apple, adjustedContentInset", tolerance: fine,
        scenario: scenario(
          "safe area", offset: nil,
          insets: """
            "contentInset": [10, 0, 20, 0], "safeAreaInsets": [50, 0, 30, 0], "contentInsetAdjustmentBehavior": "always"
            """,
          framesPerSecond: 10, duration: 0.2, #""t": 0.1, "scrollRectToVisible": [0, 5999, 1, 1]"#,
          #""t": 0.2, "scrollRectToVisible": [0, 0, 1, 1]"#),
        [Shown(0, y: -60), Shown(1, y: 5250), Shown(2, y: -60)]),
      WrittenVector(
        "rect-to-visible", .documented,
        "the least movement that shows a rectangle, none where it is visible already",
        source: "Apple, scrollRectToVisible(_:animated:)", tolerance: fine,
        scenario: scenario(
          "rect to visible", duration: 0.4, #""t": 0.1, "scrollRectToVisible": [0, 500, 100, 100]"#,
          #""t": 0.2, "scrollRectToVisible": [0, 900, 100, 100]"#,
          #""t": 0.3, "scrollRectToVisible": [0, 100, 100, 100]"#),
        [Shown(6, y: 0), Shown(12, y: 200), Shown(18, y: 100)]),
      WrittenVector(
        "stop-in-a-bounce", .documented, "content that is stopped in a bounce is at its edge at once",
        source: "Apple, stopScrollingAndZooming()", tolerance: fine,
        scenario: scenario(
          "stop in a bounce", offset: 5260, duration: 0.5, began, release(0), #""t": 0.2, "stop": true"#),
        [Shown(12, y: 5200), Shown(30, y: 5200)]),
    ]
  }

  private static func reported() -> [WrittenVector] {
    let eased = (0...18).map { frame -> Shown in
      let sine = sin(Double(frame) / 18 * .pi / 2)
      let y = 1000 * sine * sine
      let whole = y.rounded(.down)
      return Shown(frame + 6, y: whole + ((y - whole) * 3).rounded() / 3)
    }
    return [
      WrittenVector(
        "animated-offset", .reported, "an animated offset takes 0.3 s along sin², on the pixel grid",
        source: "read from UIKit's objects at run time by third parties", tolerance: fine,
        scenario: scenario(
          "animated offset", duration: 0.5, #""t": 0.1, "setContentOffset": [0, 1000], "animated": true"#),
        eased)
    ]
  }
}

// MARK: - Other platforms

extension WrittenVector {
  /// A flick in frame 6, and another at the end of the content in frame 36, by the formulas that the engines have.
  private static func engines() -> [WrittenVector] {
    func exponential(_ decay: Double) -> (Double) -> Double { { 1000 / decay * (1 - exp(-decay * $0)) } }
    func constant(_ deceleration: Double) -> (Double) -> Double { { 1000 * $0 - deceleration * $0 * $0 / 2 } }
    func android(_ time: Double) -> Double {
      let k = log(0.78) / log(0.9)
      let length = 0.35 * k * pow(1000 * 0.35 / (0.015 * 9.80665 * 39.37 * 160 * 0.84), 1 / (k - 1))
      return 1000 * length / k * (1 - pow(1 - time / length, k))
    }
    func stops(_: Double) -> Double { 0 }
    return [
      flick("android", "Android, as Flutter plans it", android, stops),
      flick("gtk", "GTK 4", exponential(4)) { exp(-10 * $0) * 1000 * $0 },
      flick("windows", "Windows, as documented", exponential(-log(0.05)), nil),
      flick("compose", "Compose", exponential(4.2), stops), flick("qt", "Qt Quick", constant(1500), nil),
      flick("slint", "Slint", constant(2000), stops), flick("godot", "Godot", constant(1000), stops),
    ]
  }

  /// The way of a flick of 1000 points per second, and what a limit does; nil where that is a choice of this library.
  private static func flick(
    _ preset: String, _ engine: String, _ way: (Double) -> Double, _ past: ((Double) -> Double)?
  ) -> WrittenVector {
    func shown(_ frames: ClosedRange<Int>, from offset: Double, _ way: (Double) -> Double) -> [Shown] {
      stride(from: frames.lowerBound, through: frames.upperBound, by: 3).map {
        Shown($0, y: offset + way(Double($0 - frames.lowerBound) / 60))
      }
    }
    return WrittenVector(
      "flick-\(preset)", .engine, "a flick of 1000 points per second, with the preset \(preset)",
      source: "the formulas of \(engine)", tolerance: "0.000001",
      scenario: scenario(
        "flick \(preset)", offset: 1000, physics: #""preset": "\#(preset)""#, duration: 1, began,
        release(1000),
        #""t": 0.6, "setContentOffset": [0, 5200]"#, #""t": 0.6, "drag": "began""#,
        #""t": 0.6, "drag": "ended", "velocity": [0, -1000]"#),
      shown(6...30, from: 1000, way) + (past.map { shown(36...54, from: 5200, $0) } ?? []))
  }
}

// MARK: - Ours

extension WrittenVector {
  private static func ours() throws -> [WrittenVector] {
    [
      try own("edge-bounce", "a flick that crosses the end in flight", demo("edge-bounce").text),
      try own("shelf-of-cards", "three swipes on a shelf with steps of speed", demo("shelf-of-cards").text),
      try own(
        "changes-in-flight", "insertion, retarget, rotation and shorter content in flight",
        demo("changes-in-flight").text),
      try own(
        "page-turn", "the way of a page turn, and its time",
        scenario(
          "page turn", physics: #""snap": {"kind": "paging"}"#, duration: 1.5, began,
          #""t": 0.2, "drag": "changed", "translation": [0, -300]"#,
          #""t": 0.2, "drag": "ended", "velocity": [0, -800]"#)),
      try own(
        "wheel-and-keys", "notches and keys add up, and stop at the ends",
        scenario(
          "wheel and keys", duration: 2.5, #""t": 0.1, "wheel": [0, 100], "animated": true"#,
          #""t": 0.15, "wheel": [0, 100], "animated": true"#,
          #""t": 0.6, "key": "pageDown", "animated": true"#,
          #""t": 0.8, "key": "pageDown", "animated": true"#, #""t": 1.5, "key": "home", "animated": true"#)),
      try own(
        "trackpad-momentum", "a trackpad's scroll with the platform's momentum, across the end",
        scenario(
          "trackpad momentum", offset: 5000, physics: #""momentum": "platform""#, duration: 2,
          #""t": 0.1, "scroll": [0, 10], "phase": "began""#,
          #""t": 0.116, "scroll": [0, 30], "phase": "changed""#,
          #""t": 0.133, "scroll": [0, 40], "phase": "changed""#,
          #""t": 0.15, "scroll": [0, 0], "phase": "ended""#,
          #""t": 0.15, "scroll": [0, 40], "phase": "momentumBegan""#,
          #""t": 0.166, "scroll": [0, 38], "phase": "momentumChanged""#,
          #""t": 0.183, "scroll": [0, 36], "phase": "momentumChanged""#,
          #""t": 0.2, "scroll": [0, 34], "phase": "momentumChanged""#,
          #""t": 0.216, "scroll": [0, 32], "phase": "momentumChanged""#,
          #""t": 0.25, "scroll": [0, 0], "phase": "momentumEnded""#)),
    ]
  }

  /// The library's own offsets, in every fifth frame.
  private static func own(_ name: String, _ claim: String, _ scenario: String) throws -> WrittenVector {
    let frames = Replay(try Scenario(scenario)).filter { $0.source == .frame }
    let shown = stride(from: 0, to: frames.count, by: 5).map {
      Shown($0, x: frames[$0].offset.x, y: frames[$0].offset.y)
    }
    return WrittenVector(
      name, .ours, claim, source: "this library", tolerance: "0.000001", scenario: scenario, shown)
  }
}
