import Foundation

/// The progress of a long run: a line on standard error, if that is a terminal, after the first second.
final class Progress {
  private let total: Int
  private let isShown = isatty(STDERR_FILENO) == 1
  private let start = ContinuousClock.now
  private var latest = ContinuousClock.now
  private var count = 0
  private var hasShown = false

  init(total: Int) {
    self.total = max(1, total)
  }

  /// Counts a row.
  func step() {
    count += 1
    guard isShown, count % 4096 == 0 else { return }
    let now = ContinuousClock.now
    guard now - start > .seconds(1), now - latest > .milliseconds(200) else { return }
    (latest, hasShown) = (now, true)
    show("\rscroll-trace: \(min(100, count * 100 / total)) % of \(total) rows\u{1b}[K")
  }

  /// Removes the line.
  func finish() {
    if hasShown { show("\r\u{1b}[K") }
  }

  private func show(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
