import Foundation
import XCTest

@testable import ScrollTrace

#if canImport(FoundationXML)
  import FoundationXML
#endif

final class TraceFigureTests: XCTestCase {
  /// The figures of the documentation are those that the tool draws; `SCROLL_TRACE_RECORD=1` draws them anew.
  func testCommittedFiguresAreUpToDate() throws {
    let figures = Docs.folder.appending(path: "Figures")
    let names = [
      "recorded-flick", "edge-bounce", "shelf-of-cards", "changes-in-flight", "sheet-and-list",
      "two-carousels",
    ]
    for name in names {
      let svg = TraceFormat.svg.text(try Scenario(reading: XCTUnwrap(Demo(named: name)).text))
      let file = figures.appending(path: "\(name).svg")
      if ProcessInfo.processInfo.environment["SCROLL_TRACE_RECORD"] == "1" {
        try svg.write(to: file, atomically: true, encoding: .utf8)
      }
      XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), svg, name)
    }
  }

  func testEveryPictureIsXML() throws {
    let largest = "1.7976931348623157e308"
    let texts = [
      Scenario.text(), Scenario.text(duration: "0"),
      Scenario.text(
        name: #""name": "<&>\u0000\ufffe""#, viewport: #""frame": [0, 0, 0, 0], "contentSize": [0, 0]"#),
      Scenario.text(
        viewport:
          #""frame": [0, 0, 1, 1], "contentSize": [\#(largest), 5], "contentOffset": [-\#(largest), 0]"#,
        inputs: #"{"t": 0.5, "setContentOffset": [\#(largest), \#(largest)], "animated": true}"#),
    ]
    for text in texts + Demo.all.map({ String(decoding: $0.text, as: UTF8.self) }) {
      let svg = TraceFormat.svg.text(try Scenario(text))
      XCTAssertTrue(XMLParser(data: Data(svg.utf8)).parse())
      XCTAssertFalse(svg.contains("nan") || svg.contains("inf"))
    }
  }

  /// However many rows there are, a picture stays small.
  func testLongTracesAreThinnedOut() throws {
    let wheel = (0..<5000).map { #"{"t": 0.\#(10000 + $0), "wheel": [0, 1]}"# }.joined(separator: ",")
    let text = Scenario.text(framesPerSecond: "20000", inputs: wheel)
    XCTAssertLessThan(TraceFormat.svg.text(try Scenario(text)).utf8.count, 1_000_000)
  }
}
