import Foundation

/// The progress of a long run: a line on standard error, if that is a terminal, after the first second.
final class Progress {
  private let total: Int
  private let isShown: Bool
  private let now: () -> ContinuousClock.Instant
  private let show: (String) -> Void
  private let start: ContinuousClock.Instant
  private var latest: ContinuousClock.Instant
  private var count = 0
  private var hasShown = false

  /// The progress of a run of `total` rows.
  init(
    total: Int, isShown: Bool = isatty(STDERR_FILENO) == 1,
    now: @escaping () -> ContinuousClock.Instant = { .now },
    show: @escaping (String) -> Void = { try? FileHandle.standardError.write(contentsOf: Data($0.utf8)) }
  ) {
    self.total = max(1, total)
    (self.isShown, self.now, self.show) = (isShown, now, show)
    start = now()
    latest = start
  }

  /// Counts a row.
  func step() {
    count += 1
    guard isShown, count % 4096 == 0 else { return }
    let now = now()
    guard now - start > .seconds(1), now - latest > .milliseconds(200) else { return }
    (latest, hasShown) = (now, true)
    show("\rscroll-trace: \(min(100, count * 100 / total)) % of \(total) rows\u{1b}[K")
  }

  /// Removes the line.
  func finish() {
    if hasShown { show("\r\u{1b}[K") }
  }
}

/// Runs `body`, which calls its argument for each of about `total` rows, and shows the progress.
func withProgress<Result>(of total: Int, _ body: (@escaping () -> Void) throws -> Result) rethrows -> Result {
  let progress = Progress(total: total)
  defer { progress.finish() }
  return try body { progress.step() }
}
