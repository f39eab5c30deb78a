import ScrollGeometry
import ScrollKinetics

/// A scenario, and the offsets that content shows in some of its frames.
package struct ConformanceVector: Hashable, Sendable {
  /// What the offsets rest on.
  package enum Certainty: String, CaseIterable, Sendable {
    /// A real UIScrollView, frame by frame.
    case measured
    /// Apple's documentation.
    case documented
    /// Third parties.
    case reported
    /// The engine of another platform, for its preset.
    case engine
    /// A choice of this library, where nothing is known of UIKit.
    case ours
  }

  /// The offset in a frame, counted from 0.
  package struct Expectation: Hashable, Sendable {
    package var frame: Int
    package var offset: ScrollPoint
  }

  package let certainty: Certainty
  /// What the vector shows, and where its offsets come from.
  package let claim: String
  package let source: String
  /// The greatest difference allowed, on each axis, in points.
  package let tolerance: Double
  package let scenario: Scenario
  /// The scenario as one line of JSON.
  package let line: String
  package let expected: [Expectation]

  /// Creates the vector from `bytes`, a JSON text.
  package init(reading bytes: [UInt8]) throws(ScenarioError) {
    let root = JSONNode(value: try JSONReader.read(bytes), path: .root)
    let members = try root.members(["certainty", "claim", "source", "tolerance", "scenario", "offsets"])
    certainty = try members.required("certainty").choice([
      "measured": .measured, "documented": .documented, "reported": .reported, "engine": .engine,
      "ours": .ours,
    ])
    claim = try members.required("claim").string()
    source = try members.required("source").string()
    tolerance = try members.required("tolerance").number(.notNegative)
    let scenario = try members.required("scenario")
    self.scenario = try Scenario(reading: scenario)
    guard self.scenario.screen.isEmpty else {
      throw ScenarioError(scenario.path, "must be one of a scroll view", "has a screen")
    }
    line = scenario.value.line
    let offsets = try members.required("offsets")
    let last = self.scenario.frameCount - 1
    var expected: [Expectation] = []
    for node in try offsets.elements() {
      let numbers = try node.numbers(.notNegative, .finite, .finite)
      guard let frame = Int(exactly: numbers[0]), frame > expected.last?.frame ?? -1, frame <= last else {
        throw node.error("must begin with the number of a later frame, at most \(last)")
      }
      expected.append(Expectation(frame: frame, offset: ScrollPoint(x: numbers[1], y: numbers[2])))
    }
    guard !expected.isEmpty else { throw offsets.error("must not be empty") }
    self.expected = expected
  }
}

extension TraceSeries {
  /// The series of the offsets that a vector has.
  package init(_ vector: ConformanceVector) {
    let instant = vector.scenario.clock()
    self.init(
      vector.expected.map {
        Row(time: instant($0.frame)?.nearestSeconds ?? 0, isFrame: true, x: $0.offset.x, y: $0.offset.y)
      })
  }
}

extension Scenario {
  /// The number of frames.
  package var frameCount: Int {
    let instant = clock()
    // The estimate can be off by one where the last frame is at the end.
    var count = max(0, Int(rowEstimate) - inputs.count - 2)
    while instant(count) != nil { count += 1 }
    return count
  }
}
