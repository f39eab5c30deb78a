import Drawing
import ScrollGeometry

/// How many vectors of each certainty an implementation passes.
package struct ConformanceScore: Hashable, Sendable {
  package enum Outcome: Hashable, Sendable {
    /// The greatest difference, in points.
    case passed(Double)
    case failed(String)
    case unsupported(String)
  }

  package struct Count: Hashable, Sendable {
    package var passed = 0
    package var failed = 0
    package var unsupported = 0
  }

  package private(set) var counts: [ConformanceVector.Certainty: Count] = [:]

  package init() {}

  /// Whether a vector has failed.
  package var hasFailed: Bool { counts.values.contains { $0.failed > 0 } }

  /// Adds the outcome of a vector, and returns its line of the report.
  package mutating func add(_ name: String, _ vector: ConformanceVector, _ outcome: Outcome) -> String {
    var count = counts[vector.certainty] ?? Count()
    defer { counts[vector.certainty] = count }
    switch outcome {
    case .passed(let difference):
      count.passed += 1
      return "passed  \(name): \(difference) points off at most"
    case .failed(let reason):
      count.failed += 1
      return "failed  \(name) (\(vector.certainty): \(vector.claim)): \(reason)"
    case .unsupported(let reason):
      count.unsupported += 1
      return "skipped \(name): \(reason)"
    }
  }

  /// The totals, a line for each certainty.
  package var lines: [String] {
    ConformanceVector.Certainty.allCases.compactMap { certainty in
      guard let count = counts[certainty] else { return nil }
      let total = count.passed + count.failed + count.unsupported
      return "\(certainty.rawValue.padded(to: 11)) \(count.passed) of \(total)"
        + (count.unsupported > 0 ? ", \(count.unsupported) not supported" : "")
    }
  }
}

extension ConformanceVector {
  /// Compares a reply with the vector's offsets.
  package func outcome(of reply: ConformanceReply) -> ConformanceScore.Outcome {
    switch reply {
    case .offsets(let offsets): outcome(of: offsets)
    case .unsupported(let reason): .unsupported(reason)
    }
  }

  private func outcome(of offsets: [ScrollPoint]) -> ConformanceScore.Outcome {
    guard offsets.count == scenario.frameCount else {
      return .failed("offsets: must have \(scenario.frameCount) elements, but has \(offsets.count)")
    }
    var worst = 0.0
    for expectation in expected {
      let offset = offsets[expectation.frame]
      let difference = max(
        (offset.x - expectation.offset.x).magnitude, (offset.y - expectation.offset.y).magnitude)
      guard difference <= tolerance else {
        return .failed(
          "\(difference) points off in frame \(expectation.frame), where \(tolerance) are allowed")
      }
      worst = max(worst, difference)
    }
    return .passed(worst)
  }
}
