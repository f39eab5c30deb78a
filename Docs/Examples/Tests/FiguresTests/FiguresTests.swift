import Foundation
import ScrollTrace
import XCTest

@testable import figures

/// The pictures under Docs/Figures.
final class FiguresTests: XCTestCase {
  private let folder = URL(filePath: #filePath).appending(path: "../../../../Figures").standardized

  /// The committed figures of the guides are those that the program draws; `SCROLL_TRACE_RECORD=1` draws them anew.
  ///
  /// Catches: any other number, colour or word in a figure, such as a `scale` of 0.63 in `pagesFigure`.
  func testCommittedFiguresAreUpToDate() async throws {
    for figure in try await Figures.all {
      let file = folder.appending(path: figure.name + ".svg")
      if ProcessInfo.processInfo.environment["SCROLL_TRACE_RECORD"] == "1" {
        try figure.svg.write(to: file, atomically: true, encoding: .utf8)
      }
      XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), figure.svg, figure.name)
    }
  }

  /// No picture lacks a program that draws it: this one, or `scroll-trace demo`, whose pictures `TraceFigureTests`
  /// compares.
  ///
  /// Catches: a picture that a renamed figure leaves behind.
  func testEveryPictureIsDrawnByAProgram() async throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let pictures = Set(files.filter { $0.hasSuffix(".svg") }.map { String($0.dropLast(4)) })
    let figures = try await Figures.all.map(\.name)
    XCTAssertEqual(pictures.subtracting(figures).subtracting(Demo.all.map(\.name)), [])
  }
}
