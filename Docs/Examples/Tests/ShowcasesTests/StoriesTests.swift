import Drawing
import Foundation
import XCTest

@testable import Showcases

/// What holds for every showcase.
final class StoriesTests: XCTestCase {
  /// A story fits a terminal of 80 columns, its code is where it says, and its picture has only finite numbers.
  ///
  /// Catches: `width: 80` in `Story.lines(picture:ink:)` as 81.
  func testAll() async throws {
    let folder = URL(filePath: #filePath).appending(path: "../../../Sources/Showcases").standardized
    for kind in Stories.all {
      let story = try await kind.init()
      let lines = story.lines(picture: "picture.svg", ink: TerminalInk(isColoured: false))
      XCTAssertEqual(lines.first, kind.name)
      for line in lines { XCTAssertLessThanOrEqual(line.count, 80, "\(kind.name): \(line)") }
      let code = folder.appending(path: kind.file + ".swift")
      XCTAssertTrue(FileManager.default.fileExists(atPath: code.path), code.path)
      XCTAssertTrue(story.picture.hasPrefix("<svg") && story.picture.hasSuffix("</svg>\n"), kind.name)
      for word in ["nan", "inf"] { XCTAssertFalse(story.picture.contains("=\"\(word)"), kind.name) }
    }
  }

  /// Every story draws its motions in the width of the terminal, each under the name of its quantity, with a time axis.
  ///
  /// Catches: `width: width` in `Story.drawing(width:ink:)` as 80.
  func testCurves() async throws {
    for kind in Stories.all {
      let story = try await kind.init()
      XCTAssertFalse(story.curves.isEmpty, kind.name)
      for width in [60, 80, 132] {
        let lines = story.lines(picture: nil, width: width, ink: TerminalInk(isColoured: false))
        for curve in story.curves { XCTAssertTrue(lines.contains(curve.name), "\(kind.name): \(curve.name)") }
        let axis = try XCTUnwrap(lines.first { $0.contains("└") }, kind.name)
        XCTAssertEqual(axis.count, width - 1, kind.name)
        XCTAssertTrue(lines.contains { $0.contains("over seconds") }, kind.name)
      }
      for curve in story.curves {
        let times = curve.film.map(\.time)
        XCTAssertTrue(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }, kind.name)
        XCTAssertGreaterThan(
          Set(curve.film.map(\.value)).count, 2, "\(kind.name): \(curve.name) does not move")
      }
    }
  }

  func testNames() {
    XCTAssertEqual(Set(Stories.all.map { $0.name }).count, Stories.all.count)
    for kind in Stories.all { XCTAssertEqual(Stories.named(kind.name)?.name, kind.name) }
    XCTAssertNil(Stories.named("nope"))
  }

  func testFixed() {
    XCTAssertEqual(fixed(2), "2.000")
    XCTAssertEqual(fixed(-0.25, decimals: 1), "-0.3")
    XCTAssertEqual(fixed(1.375, decimals: 2), "1.38")
    XCTAssertEqual(fixed(12.5, decimals: 2), "12.50")
  }

  /// Words are never broken, and a line that begins with a space stays as it is.
  func testChapter() {
    let chapter = Chapter("Name", "one two three four", "  a  table")
    XCTAssertEqual(
      chapter.lines(width: 20, indent: 6, ink: TerminalInk(isColoured: false)),
      ["Name  one two three", "      four", "  a  table"])
  }
}
