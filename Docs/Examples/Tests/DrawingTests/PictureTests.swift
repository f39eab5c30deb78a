import Drawing
import Foundation
import XCTest

#if canImport(FoundationXML)
  import FoundationXML
#endif

final class PictureTests: XCTestCase {
  func testTextIsNoMarkup() {
    var picture = Picture(width: 10, height: 10)
    picture.text("<a & \"b\">\u{1}", 1, 2)
    let svg = picture.svg(title: "x < y", description: "&")
    XCTAssertTrue(svg.contains(">&lt;a &amp; \"b\"&gt; </text>"))
    XCTAssertTrue(svg.contains("<title>x &lt; y</title>\n<desc>&amp;</desc>"))
    XCTAssertTrue(XMLParser(data: Data(svg.utf8)).parse())
  }

  /// On a dark page there is no background, white shapes are dark, black ones white, and other notations stay.
  ///
  /// Catches: in `DarkColours.style`, `omittingEmptySubsequences: false` left out, or `clear` before the other rules.
  func testDarkPage() {
    var picture = Picture(width: 10, height: 10)
    picture.rect(0, 0, width: 1, height: 1, Style(fill: "#ffffff", stroke: "#000000"))
    picture.rect(0, 0, width: 1, height: 1, .area("rgb(1 2 3)"))
    let svg = picture.svg(title: "", description: "")
    XCTAssertTrue(svg.contains("[fill=\"#ffffff\"]{fill:#121212}"), svg)
    XCTAssertTrue(svg.contains("[stroke=\"#000000\"]{stroke:#ededed}"), svg)
    XCTAssertTrue(svg.contains(".ground{fill:none}}</style>"), svg)
    XCTAssertTrue(svg.contains("fill=\"rgb(1 2 3)\""), svg)
  }

  /// What a picture draws with or writes in is 4.5 times as light as a dark page, or more.
  ///
  /// Catches: `0.93 - 0.86 * light` in `DarkColours.counterpart` for every colour.
  func testInkIsLegibleOnDarkPages() throws {
    func light(_ colour: Substring) throws -> Double {
      let value = try XCTUnwrap(Int(colour, radix: 16))
      let parts = [value >> 16, value >> 8 & 255, value & 255].map { part in
        let part = Double(part) / 255
        return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
    for colour in [
      "#4a78b5", "#c2410c", "#2f855a", "#6b6b6b", "#1b1b1b", "#9a6b00", "#8a4fa3", "#0b5cad", "#b3400e",
    ] {
      var picture = Picture(width: 10, height: 10)
      picture.text("ink", 0, 0, colour: colour)
      let svg = picture.svg(title: "", description: "")
      let dark = try XCTUnwrap(
        svg.split(separator: "[fill=\"\(colour)\"]{fill:#").dropFirst().first?.prefix(6))
      XCTAssertGreaterThan(try (light(dark) + 0.05) / (light("121212") + 0.05), 4.5, "\(colour) is #\(dark)")
    }
  }

  func testShapes() {
    var picture = Picture(width: 10, height: 10)
    picture.clipped(x: 0, y: 0, width: 5, height: 5) { picture in
      picture.line(0, 1, 2, 3.14159, .line("#000000", dashes: [1, 2]))
      picture.polyline([(1, 2), (3, 4)], .area("#ffffff", opacity: 0.5))
    }
    let svg = picture.svg(title: "", description: "")
    XCTAssertTrue(
      svg.contains(
        """
        <g clip-path="url(#clip1)">
        <line x1="0" y1="1" x2="2" y2="3.14" fill="none" stroke="#000000" stroke-width="1" stroke-dasharray="1 2"/>
        <polygon points="1,2 3,4" stroke-linejoin="round" fill="#ffffff" opacity="0.5"/>
        </g>
        """))
  }
}
