import Foundation

/// A running program that replies to lines of text.
final class Implementation {
  /// Why there is no reply.
  enum Failure: Error, CustomStringConvertible {
    case ended(Int32)
    case late(Double)
    case endless

    var description: String {
      switch self {
      case .ended(let status): "the program has ended, with status \(status)"
      case .late(let timeout): "the program has not replied in \(timeout) s"
      case .endless: "the program has replied with more than 64 MiB"
      }
    }
  }

  private let process = Process()
  private let (input, output) = (Pipe(), Pipe())
  private let timeout: Double
  private var buffer: [UInt8] = []
  private var failure: Failure?

  /// Starts `command`, which is looked up as a shell does.
  init(_ command: [String], timeout: Double) throws {
    self.timeout = timeout
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["--"] + command
    process.standardInput = input
    process.standardOutput = output
    do {
      try process.run()
    } catch {
      throw Refusal(file: command[0], "cannot be started", reason: error.localizedDescription)
    }
  }

  deinit {
    try? input.fileHandleForWriting.close()
    process.terminate()
  }

  /// Sends a line, and returns the one that the program replies. After a failure, every further call fails alike: a
  /// late reply is not taken for the next one.
  func reply(to line: String) throws -> [UInt8] {
    if let failure { throw failure }
    do {
      try? input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
      return try nextLine()
    } catch let failure as Failure {
      self.failure = failure
      throw failure
    }
  }

  private func nextLine() throws -> [UInt8] {
    let deadline = ContinuousClock.now + .seconds(timeout)
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    var searched = 0
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { buffer.removeSubrange(...end) }
        return Array(buffer[..<end])
      }
      searched = buffer.count
      guard buffer.count < 64 << 20 else { throw Failure.endless }
      let remaining = (deadline - ContinuousClock.now) / .milliseconds(1)
      guard remaining > 0 else { throw Failure.late(timeout) }
      let file = output.fileHandleForReading.fileDescriptor
      var poll = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
      guard Foundation.poll(&poll, 1, Int32(remaining.rounded(.up))) > 0 else { continue }
      let count = read(file, &chunk, chunk.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else {
        // The program has closed its output. It may still be ending.
        while process.isRunning && ContinuousClock.now < deadline { Thread.sleep(forTimeInterval: 0.01) }
        throw process.isRunning ? Failure.late(timeout) : Failure.ended(process.terminationStatus)
      }
      buffer += chunk[..<count]
    }
  }
}
