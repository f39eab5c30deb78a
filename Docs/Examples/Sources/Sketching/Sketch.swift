import Drawing
import ScrollGeometry

/// The colours of all figures and showcases; the frame and the content have the same colours everywhere.
package enum Ink {
  package static let content = "#dbe7f6"
  package static let contentEdge = "#4a78b5"
  package static let frame = "#c2410c"
  package static let inset = "#f3d9a4"
  package static let accent = "#2f855a"
  package static let quiet = "#6b6b6b"
  package static let text = "#1b1b1b"
  package static let pale = "#f4f4f2"
}

/// The map from points of a space to places on a picture.
package struct Place {
  package var x: Double
  package var y: Double
  package var scale: Double

  package init(x: Double, y: Double, scale: Double) {
    (self.x, self.y, self.scale) = (x, y, scale)
  }

  package func callAsFunction(_ rect: ScrollRect) -> ScrollRect {
    ScrollRect(
      x: x + rect.minX * scale, y: y + rect.minY * scale, width: rect.size.width * scale,
      height: rect.size.height * scale)
  }
}

extension Picture {
  package mutating func rect(_ rect: ScrollRect, radius: Double = 0, _ style: Style) {
    self.rect(
      rect.minX, rect.minY, width: rect.size.width, height: rect.size.height, radius: radius, style)
  }

  /// Draws a dimension line with a head at each end, and its text above or to the right of its middle.
  package mutating func dimension(
    from start: (x: Double, y: Double), to end: (x: Double, y: Double), _ text: String,
    colour: String = Ink.quiet, side: Double = 1
  ) {
    arrow(from: end, to: start, colour: colour)
    arrow(from: start, to: end, colour: colour)
    let (x, y) = ((start.x + end.x) / 2, (start.y + end.y) / 2)
    if start.y == end.y {
      self.text(text, x, side > 0 ? y - 5 : y + 14, size: 11.5, anchor: .middle, colour: colour)
    } else {
      self.text(text, x + 6 * side, y + 4, size: 11.5, anchor: side > 0 ? .start : .end, colour: colour)
    }
  }

  /// Draws a line with a head at its end.
  package mutating func arrow(
    from start: (x: Double, y: Double), to end: (x: Double, y: Double), colour: String
  ) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = max((dx * dx + dy * dy).squareRoot(), 1)
    let (ux, uy) = (dx / length, dy / length)
    line(start.x, start.y, end.x - 5 * ux, end.y - 5 * uy, .line(colour, width: 1.2))
    polyline(
      [
        (end.x, end.y), (end.x - 7 * ux - 3 * uy, end.y - 7 * uy + 3 * ux),
        (end.x - 7 * ux + 3 * uy, end.y - 7 * uy - 3 * ux),
      ], .area(colour))
  }

  /// Draws rows of text below one another.
  package mutating func lines(
    _ lines: [String], _ x: Double, _ y: Double, size: Double = 11.5, anchor: Anchor = .start,
    colour: String = Ink.text
  ) {
    for (index, line) in lines.enumerated() {
      text(line, x, y + Double(index) * size * 1.4, size: size, anchor: anchor, colour: colour)
    }
  }

  package mutating func heading(_ text: String, _ x: Double = 24, _ y: Double = 32) {
    self.text(text, x, y, size: 16, bold: true)
  }
}

/// Returns a number in the format of the guides.
package func number(_ value: Double) -> String { value.label(decimals: 2) }
