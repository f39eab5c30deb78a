import Recorder

/// What a file of the recorder says about the open questions.
package struct Finding {
  /// What a scene says about one question.
  package enum Outcome {
    case same(recorded: String, ours: String)
    case differs(recorded: String, ours: String)
    /// With the reason.
    case undecided(String)
  }

  /// The scene of the recordings; nil of others.
  package let scene: RecordingScene?
  /// The names of the scroll views.
  package let names: [String]
  /// Why the recordings are not those of a scene; nil if they are.
  package let isOther: String?
  package private(set) var outcomes: [(question: Question, outcome: Outcome)] = []
}

extension Finding {
  /// Returns the findings of all scenes in `scenarios`, those of one scene after each other.
  package static func all(_ scenarios: [Scenario]) -> [Finding] {
    var groups: [[Scenario]] = []
    for scenario in scenarios {
      if let scene = scenario.recorded?.scene, groups.last?.first?.recorded?.scene == scene {
        groups[groups.count - 1].append(scenario)
      } else {
        groups.append([scenario])
      }
    }
    return groups.map { Finding($0) }
  }

  private init(_ views: [Scenario]) {
    names = views.map(\.name)
    scene = views[0].recorded?.scene
    isOther = scene.map { $0.fault(of: views) } ?? "it names no scene of the recorder"
    guard let scene, isOther == nil else { return }
    let recorded = views.compactMap { view in view.recorded.map { Observation(view, $0) } }
    let ours =
      views.count == 2
      ? Observation.replaying(views[0], around: views[1])
      : views.compactMap { view in view.recorded.map { Observation(replaying: view, $0) } }
    outcomes = Question.all.filter { $0.scene == scene }.map { ($0, $0.outcome(recorded, ours)) }
  }

  /// Whether the library does something else.
  package var differs: Bool { outcomes.contains { if case .differs = $0.outcome { true } else { false } } }

  /// The report, line by line.
  package var lines: [String] {
    let views = names.joined(separator: ", ")
    guard let scene, isOther == nil else {
      return ["another scene\(scene.map { " than \($0)" } ?? ""): \(views): \(isOther ?? "")"]
    }
    return ["\(scene): \(views)"]
      + outcomes.flatMap { question, outcome -> [String] in
        let statement = "\(question.section): \(question.choice)"
        return switch outcome {
        case .undecided(let reason): ["  undecided  \(statement)", "    \(reason)"]
        case .same(let recorded, let ours):
          ["  the same   \(statement)", "    recorded \(recorded)", "    ours     \(ours)"]
        case .differs(let recorded, let ours):
          [
            "  differs    \(statement)", "    recorded \(recorded)", "    ours     \(ours)",
            "    This sentence of Docs/Physics.md would change.",
          ]
        }
      }
  }
}

extension Question {
  fileprivate func outcome(_ recorded: [Observation], _ ours: [Observation]) -> Finding.Outcome {
    let theirs: Answer
    do throws(Undecided) { theirs = try answer(recorded) } catch { return .undecided(error.reason) }
    do throws(Undecided) {
      let answer = try answer(ours)
      return answer.agrees(with: theirs)
        ? .same(recorded: theirs.text, ours: answer.text)
        : .differs(recorded: theirs.text, ours: answer.text)
    } catch {
      return .differs(recorded: theirs.text, ours: error.reason)
    }
  }
}

extension RecordingScene {
  /// Why `views` are not those of the scene; nil if they are.
  fileprivate func fault(of views: [Scenario]) -> String? {
    let view = views[0]
    let count = self == .nesting ? 2 : 1
    guard views.count == count else {
      return "it has \(views.count) scroll view\(views.count == 1 ? "" : "s"), not \(count)"
    }
    switch self {
    case .pager where view.snap == .none: return "its scroll view does not page"
    case .pinches where !view.zooms: return "its scroll view does not zoom"
    case .fastRate where view.physics.decelerationRate == .normal: return "its rate is the normal one"
    case .diagonals where !view.physics.isDirectionalLockEnabled: return "its scroll view has no lock"
    case .refresh where view.viewport.refreshControl == nil: return "its scroll view has no refresh control"
    default: return nil
    }
  }
}
