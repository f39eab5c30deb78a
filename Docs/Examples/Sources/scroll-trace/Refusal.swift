import ScrollKinetics
import ScrollTrace

/// Why the tool does not do what it was asked, in one line.
struct Refusal: Error, CustomStringConvertible {
  let description: String
  let status: Int32

  /// The scenario in `file` is wrong.
  init(_ error: ScenarioError, in file: String) {
    description = "\(file.escaped): \(error)"
    status = 2
  }

  /// The recording in `file` is wrong.
  init(_ fault: ScrollRecording.Fault, in file: String) {
    description = "\(file.escaped): \(fault)"
    status = 2
  }

  /// The command line is wrong.
  init(usage: String) {
    description = "scroll-trace: \(usage)"
    status = 2
  }

  /// The system refuses a file.
  init(file: String, _ action: String, reason: String) {
    description = "\(file.escaped): \(action): \(reason)"
    status = 1
  }
}
