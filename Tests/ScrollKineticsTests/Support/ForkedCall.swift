#if os(Linux)
  /// The result of a call that is made in another process, forked from this one.
  ///
  /// Forking takes a millisecond, starting a process fifty.
  enum ForkedCall: Equatable {
    /// The call returned numbers that are all finite and not −0.
    case returned
    /// The call returned a number that is not finite, or −0.
    case returnedStray
    /// The call stopped the process, with a message and the place that it reports, as `Module/File.swift:7`; an optimised build
    /// prints neither.
    case stopped(String, at: String)

    /// Returns the results of calls, one after the other; after a call that stops, the following ones are made in a new fork.
    static func outcomes(of calls: [() -> [Double]]) throws -> [ForkedCall] {
      var outcomes: [ForkedCall] = []
      while outcomes.count < calls.count { outcomes += try outcomesUpToAStop(of: calls[outcomes.count...]) }
      return outcomes
    }

    private static func outcomesUpToAStop(of calls: ArraySlice<() -> [Double]>) throws -> [ForkedCall] {
      let (output, results) = (Pipe(), Pipe())
      let child = fork()
      if child == 0 {
        // Turns off the stack trace that the runtime would print.
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
      return outcomes + [report(in: text)]
    }

    /// The message after "Fatal error: " or "Precondition failed: ", and the place before it.
    private static func report(in text: String) -> ForkedCall {
      let marks = [": Fatal error: ", ": Precondition failed: "]
      for (line, mark) in product(text.split(separator: "\n"), marks) {
        guard let range = line.range(of: mark) else { continue }
        return .stopped(String(line[range.upperBound...]), at: String(line[..<range.lowerBound]))
      }
      return .stopped("", at: "")
    }
  }
#endif
