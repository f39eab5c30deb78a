import Drawing
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

  /// No label of an input stands in the way of another one's line, and the title is above all of them.
  ///
  /// Catches: `line` in `TraceFigure.inputLabels` as the first line with room.
  func testNoLabelIsStruckThrough() throws {
    for demo in Demo.all {
      let svg = TraceFormat.svg.text(try Scenario(reading: demo.text))
      var lines: [(x: Double, top: Double, bottom: Double)] = []
      var labels: [(x: Double, width: Double, y: Double, text: String)] = []
      for element in svg.split(separator: "\n").map(String.init) where element.contains("\"#0b5cad\"") {
        func number(_ name: String) -> Double? {
          element.range(of: " \(name)=\"").flatMap { Double(element[$0.upperBound...].prefix { $0 != "\"" }) }
        }
        if element.hasPrefix("<line"), let x = number("x1"), let y = number("y1"), let y2 = number("y2"),
          number("x2") == x, y2 > y
        {
          lines.append((x, y, y2))
        } else if element.hasPrefix("<text"), let x = number("x"), let y = number("y") {
          let text = element.split(separator: ">", maxSplits: 1)[1].split(separator: "<")[0]
          labels.append((x, String(text).width(size: 10.5) * 0.8, y, String(text)))
        }
      }
      XCTAssertFalse(labels.isEmpty, demo.name)
      for label in labels {
        let struck = lines.filter {
          $0.x > label.x && $0.x < label.x + label.width && $0.top < label.y - 2 && $0.bottom > label.y - 6
        }
        XCTAssertTrue(struck.isEmpty, "\(demo.name): \(label.text)")
      }
    }
  }

  /// The figure of a screen with two members fits a page without scrolling.
  ///
  /// Catches: `plot` in `TraceFigure.drawScreen` twice as high.
  func testAScreenOfTwoMembersIsLow() throws {
    let svg = TraceFormat.svg.text(try Scenario(reading: XCTUnwrap(Demo(named: "sheet-and-list")).text))
    let height = try XCTUnwrap(
      svg.range(of: " height=\"").flatMap { Double(svg[$0.upperBound...].prefix { $0 != "\"" }) })
    XCTAssertLessThan(height, 500)
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
