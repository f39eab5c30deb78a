import ScrollKinetics
import ScrollTrace

/// An error of the tool, as one line.
struct Refusal: Error, CustomStringConvertible {
  let description: String
  let status: Int32

  /// The scenario in `file` is wrong.
  init(_ error: ScenarioError, in file: String) {
    description = "\(file.escaped): \(error)"
    status = 2
  }

  /// The recording in `file` is wrong.
  init(_ error: ScrollRecordingError, in file: String) {
    description = "\(file.escaped): \(error)"
    status = 2
  }

  /// The file is a trace, where a motion is needed.
  init(traceIn file: String) {
    description =
      "\(file.escaped): must be a scenario or a recording, but is a trace, which compare and fit take"
    status = 2
  }

  /// The motion in `file` is one of a screen, which has no single offset to compare or to fit.
  init(screenIn file: String) {
    description =
      "\(file.escaped): must be the motion of a scroll view, but is that of a screen"
    status = 2
  }

  /// The command line is wrong.
  init(usage: String) {
    description = "scroll-trace: \(usage)"
    status = 2
  }

  /// A system call on a file failed.
  init(file: String, _ action: String, reason: String) {
    description = "\(file.escaped): \(action): \(reason)"
    status = 1
  }
}
