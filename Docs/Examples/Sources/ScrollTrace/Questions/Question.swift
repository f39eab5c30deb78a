import Recorder

/// An open question of Docs/Physics.md, which a scene of the recorder settles.
package struct Question: Sendable {
  package let scene: RecordingScene
  /// The section, and the choice of the library as the page states it.
  package let section: String
  package let choice: String
  /// What a recording and the replay of its inputs are asked alike.
  let answer: @Sendable ([Observation]) throws(Undecided) -> Answer

  init(
    _ scene: RecordingScene, _ section: String, _ choice: String,
    _ answer: @escaping @Sendable ([Observation]) throws(Undecided) -> Answer
  ) {
    (self.scene, self.section, self.choice, self.answer) = (scene, section, choice, answer)
  }

  /// The reason why a recording does not decide a question.
  struct Undecided: Error {
    let reason: String

    init(_ reason: String) { self.reason = reason }
  }

  /// What a motion says.
  enum Answer {
    case quantities([Quantity])
    case words([String])
  }

  /// A number that two motions share if they differ by at most `tolerance`.
  struct Quantity {
    let value: Double
    let unit: String
    let tolerance: Double

    /// Seconds; the frames of a display are 8 or 17 ms apart.
    static func seconds(_ value: Double) -> Quantity { Quantity(value: value, unit: "s", tolerance: 0.02) }

    /// Points, to a fiftieth of the number where that is more than `tolerance`.
    static func points(_ value: Double, within tolerance: Double) -> Quantity {
      Quantity(value: value, unit: "pt", tolerance: max(tolerance, abs(value) / 50))
    }
  }
}

extension Question.Answer {
  /// Returns whether the answers are the same.
  func agrees(with other: Question.Answer) -> Bool {
    switch (self, other) {
    case (.quantities(let a), .quantities(let b)):
      a.count == b.count
        && zip(a, b).allSatisfy { abs($0.value - $1.value) <= max($0.tolerance, $1.tolerance) }
    case (.words(let a), .words(let b)): a == b
    default: false
    }
  }

  /// The answer in one line: `0.109 s, 0.212 s`.
  var text: String {
    switch self {
    case .quantities(let quantities):
      quantities.map { "\($0.value.text) \($0.unit)" }.joined(separator: ", ")
    case .words(let words): words.joined(separator: "; ")
    }
  }
}

extension Double {
  /// The number with three decimals.
  fileprivate var text: String {
    let thousandths = (self * 1000).rounded()
    return thousandths.magnitude < 1e15 ? "\(thousandths / 1000 + 0)" : "\(self)"
  }
}
