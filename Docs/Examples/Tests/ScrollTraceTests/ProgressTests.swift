import Foundation
import XCTest

@testable import ScrollTrace
@testable import scroll_trace

/// The progress of long runs.
final class ProgressTests: ProgramTestCase {
  /// Shown after the first second, five times a second at most, in whole percents; removed at the end.
  ///
  /// Catches: `.seconds(1)` or `.milliseconds(200)` left out; `hasShown` not asked; `isShown` not asked.
  func testItIsShownAfterASecond() {
    let start = ContinuousClock.now
    for isShown in [true, false] {
      nonisolated(unsafe) var now = start
      nonisolated(unsafe) var texts: [String] = []
      let progress = Progress(total: 100_000, isShown: isShown, now: { now }, show: { texts.append($0) })
      for _ in 0..<100_000 {
        progress.step()
        now += .microseconds(20)
      }
      progress.finish()
      guard isShown else {
        XCTAssertEqual(texts, [])
        continue
      }
      XCTAssertEqual(texts.count, 4 + 1, "\(texts)")
      XCTAssertEqual(texts.first, "\rscroll-trace: 53 % of 100000 rows\u{1b}[K")
      XCTAssertEqual(texts.last, "\r\u{1b}[K")
    }
    let quick = Progress(total: 1, isShown: true, show: { XCTFail($0) })
    quick.step()
    quick.finish()
  }

  #if os(Linux)
    /// A run that takes long shows its progress where standard error is a terminal.
    ///
    /// Catches: `isatty(STDOUT_FILENO)`; `withProgress` left out of `run`, of `hash`, or of a trace that is read.
    func testLongRunsShowIt() throws {
      try write(
        Scenario.text(framesPerSecond: "1000000", duration: "9", inputs: #"{"t": 8, "stop": true}"#),
        to: "long.json")
      var trace = "t,y\n"
      for row in 0..<2_000_000 { trace += "\(row),\(row)\n" }
      try write(trace, to: "long.csv")
      for arguments in [
        ["run", "long.json", "--output", "/dev/null"], ["hash", "long.json"], ["fit", "long.csv"],
      ] {
        let line = try firstLine(arguments)
        XCTAssertTrue(line.hasPrefix("\rscroll-trace: "), "\(arguments): \(line)")
        XCTAssertTrue(line.contains(" % of "), "\(arguments): \(line)")
      }
    }

    /// Runs the program with a terminal for standard error, until it has written there or has ended.
    private func firstLine(_ arguments: [String]) throws -> String {
      // What posix_openpt, unlockpt and ptsname do, which the C library's module lacks.
      let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY)
      defer { close(terminal) }
      var (unlocked, number): (Int32, Int32) = (0, -1)
      XCTAssertEqual(ioctl(terminal, 0x4004_5431, &unlocked), 0, "TIOCSPTLCK")
      XCTAssertEqual(ioctl(terminal, 0x8004_5430, &number), 0, "TIOCGPTN")
      let side = try XCTUnwrap(FileHandle(forUpdatingAtPath: "/dev/pts/\(number)"))
      let process = Process()
      process.executableURL = program
      process.arguments = arguments
      process.currentDirectoryURL = directory
      process.standardError = side
      try process.run()
      try side.close()
      defer {
        process.terminate()
        process.waitUntilExit()
      }
      var bytes = [UInt8](repeating: 0, count: 200)
      var poll = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
      guard Foundation.poll(&poll, 1, 20_000) > 0 else { return "nothing in 20 s" }
      let count = read(terminal, &bytes, bytes.count)
      return String(decoding: bytes[..<max(0, count)], as: UTF8.self)
    }
  #endif
}
