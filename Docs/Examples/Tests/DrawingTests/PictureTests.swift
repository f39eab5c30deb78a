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

  /// On a dark page the background is dark, also where nothing else is white.
  ///
  /// Catches: in `DarkColours.style`, `omittingEmptySubsequences: false` left out.
  func testDarkBackground() {
    var picture = Picture(width: 10, height: 10)
    picture.line(0, 0, 1, 1, .line("#000000"))
    XCTAssertTrue(picture.svg(title: "", description: "").contains("[fill=\"#ffffff\"]{fill:#121212}"))
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
