#if os(Linux)
  import Foundation

  /// What becomes of a call that is made in another process, a copy of this one.
  ///
  /// Nothing is started anew: a copy takes a millisecond, a process fifty.
  enum ForkedCall: Equatable {
    /// It returned numbers that are all finite, and none of them −0.
    case returned
    /// It returned a number that is not finite, or −0.
    case returnedStray
    /// It stopped the process, with a message; an optimised build stops without a word.
    case stopped(String)

    /// What becomes of calls, one after the other: those that follow one that stops are made in another copy.
    static func outcomes(of calls: [() -> [Double]]) throws -> [ForkedCall] {
      var outcomes: [ForkedCall] = []
      while outcomes.count < calls.count {
        outcomes += try outcomesUpToAStop(of: calls[outcomes.count...])
      }
      return outcomes
    }

    private static func outcomesUpToAStop(of calls: ArraySlice<() -> [Double]>) throws -> [ForkedCall] {
      let (output, results) = (Pipe(), Pipe())
      let child = fork()
      if child == 0 {
        // Without a trace of the calls, which the runtime would print.
        for trap in [SIGILL, SIGTRAP, SIGABRT] { signal(trap, SIG_DFL) }
        dup2(output.fileHandleForWriting.fileDescriptor, STDERR_FILENO)
        for call in calls {
          var isFine = call().allSatisfy { $0.isFinite && ($0 != 0 || $0.sign == .plus) }
          write(results.fileHandleForWriting.fileDescriptor, &isFine, 1)
        }
        _exit(0)
      }
      try output.fileHandleForWriting.close()
      try results.fileHandleForWriting.close()
      let returned = results.fileHandleForReading.readDataToEndOfFile()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      try output.fileHandleForReading.close()
      try results.fileHandleForReading.close()
      var status: Int32 = 0
      guard waitpid(child, &status, 0) == child else { throw POSIXError(.ECHILD) }
      let outcomes = returned.map { $0 != 0 ? ForkedCall.returned : .returnedStray }
      guard returned.count < calls.count else { return outcomes }
      guard [SIGILL, SIGTRAP, SIGABRT].contains(status & 0x7f) else { throw POSIXError(.EINTR) }
      return outcomes + [.stopped(message(in: text))]
    }

    /// What follows "Fatal error: " or "Precondition failed: ", behind the place in the sources.
    private static func message(in text: String) -> String {
      for mark in ["Fatal error: ", "Precondition failed: "] {
        if let range = text.range(of: mark) { return String(text[range.upperBound...].prefix { $0 != "\n" }) }
      }
      return ""
    }
  }
#endif
