/// Compares a text with the one recorded as Resources/Goldens/`name`.txt.
///
/// A golden shows that something has changed, not that it is right. For an intended change, record it anew and give
/// the reason in the commit:
///
///     SCROLL_RECORD=1 swift test --filter …
func assertGolden(_ name: String, _ text: String, file: StaticString = #filePath, line: UInt = #line) throws {
  guard let recorded = try recordedGolden(name, text) else { return }
  func lines(_ text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
  guard let difference = firstDifference(lines(text), lines(recorded)) else { return }
  XCTFail(
    "differs from the golden \(name).txt: \(difference); SCROLL_RECORD=1 records it anew", file: file,
    line: line)
}

/// The first line that is another one than was recorded, in words; nil where all are the same.
func firstDifference<Line: StringProtocol>(_ lines: [Line], _ recorded: [Line]) -> String? {
  guard lines != recorded else { return nil }
  let index = zip(lines, recorded).prefix { $0 == $1 }.count
  func line(_ lines: [Line]) -> String { index < lines.count ? "\(lines[index])" : "the end" }
  return "in line \(index + 1) is \(line(lines)), recorded is \(line(recorded))"
}

/// The text recorded as Resources/Goldens/`name`.txt; nil where `text` has just been recorded in its place.
func recordedGolden(_ name: String, _ text: String) throws -> String? {
  guard ProcessInfo.processInfo.environment["SCROLL_RECORD"] == "1" else {
    return try String(decoding: resource("Goldens/\(name).txt"), as: UTF8.self)
  }
  let support = URL(fileURLWithPath: "\(#filePath)").deletingLastPathComponent()
  let goldens = support.deletingLastPathComponent().appendingPathComponent("Resources/Goldens")
  let recording = goldens.appendingPathComponent("\(name).txt")
  try FileManager.default.createDirectory(
    at: recording.deletingLastPathComponent(), withIntermediateDirectories: true)
  try Data(text.utf8).write(to: recording)
  return nil
}

/// The bytes of a file under Resources.
func resource(_ path: String) throws -> Data {
  try Data(contentsOf: Bundle.module.bundleURL.appendingPathComponent("Resources/\(path)"))
}
