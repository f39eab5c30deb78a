import Foundation
import XCTest

/// Compares a text with the one recorded as Resources/Goldens/`name`.txt.
///
/// A golden tells that something has changed, not that it is right. When the change is wanted, record it anew and
/// give the reason in the commit:
///
///     SCROLL_RECORD=1 swift test --filter …
func assertGolden(
  _ name: String, _ text: String, file: StaticString = #filePath, line: UInt = #line
) throws {
  if ProcessInfo.processInfo.environment["SCROLL_RECORD"] == "1" {
    let support = URL(fileURLWithPath: "\(#filePath)").deletingLastPathComponent()
    let folder = support.deletingLastPathComponent().appendingPathComponent("Resources/Goldens")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: folder.appendingPathComponent("\(name).txt"))
    return
  }
  let recorded = try String(decoding: resource("Goldens/\(name).txt"), as: UTF8.self)
  XCTAssertEqual(
    text, recorded, "differs from the golden \(name).txt; SCROLL_RECORD=1 records it anew", file: file,
    line: line)
}

/// The bytes of a file under Resources.
func resource(_ path: String) throws -> Data {
  try Data(contentsOf: Bundle.module.bundleURL.appendingPathComponent("Resources/\(path)"))
}
