/// A picture: shapes in the order in which they are drawn, with lengths in pixels and y downwards.
package struct Picture: Sendable {
  package enum Anchor: String, Sendable {
    case start, middle, end
  }

  package var width: Double
  package var height: Double
  private var definitions = ""
  private var body = ""
  private var clips = 0

  package init(width: Double, height: Double = 0) {
    self.width = width
    self.height = height
  }

  /// The picture as SVG, with colours for light and for dark pages; a dark page is its own background.
  package func svg(title: String, description: String) -> String {
    let (width, height) = (width.text(), height.text())
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" \
      role="img" font-family="-apple-system, 'Segoe UI', 'Helvetica Neue', Helvetica, Arial, sans-serif">
      <title>\(title.markup)</title>
      <desc>\(description.markup)</desc>
      \(DarkColours.style(of: definitions + body, clearing: "ground"))\
      <defs>
      \(definitions)</defs>
      <rect class="ground" width="\(width)" height="\(height)" fill="#ffffff"/>
      \(body)</svg>

      """
  }
}

// MARK: - Shapes

extension Picture {
  package mutating func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ style: Style) {
    body +=
      "<line x1=\"\(x1.text())\" y1=\"\(y1.text())\" x2=\"\(x2.text())\" y2=\"\(y2.text())\"\(style.attributes)/>\n"
  }

  /// Draws a rectangle, with round corners if `radius` is more than zero.
  package mutating func rect(
    _ x: Double, _ y: Double, width: Double, height: Double, radius: Double = 0, _ style: Style
  ) {
    let (width, height) = (max(0, width), max(0, height))
    let radius = min(radius, width / 2, height / 2)
    body +=
      "<rect x=\"\(x.text())\" y=\"\(y.text())\" width=\"\(width.text())\" height=\"\(height.text())\""
      + (radius > 0 ? " rx=\"\(radius.text())\"" : "") + "\(style.attributes)/>\n"
  }

  package mutating func circle(_ x: Double, _ y: Double, radius: Double, _ style: Style) {
    body += "<circle cx=\"\(x.text())\" cy=\"\(y.text())\" r=\"\(radius.text())\"\(style.attributes)/>\n"
  }

  /// Draws straight lines from point to point, closed to an area if the style fills it.
  package mutating func polyline(_ points: [(x: Double, y: Double)], _ style: Style) {
    guard !points.isEmpty else { return }
    let text = points.map { "\($0.x.text()),\($0.y.text())" }.joined(separator: " ")
    let element = style.fill == "none" ? "polyline" : "polygon"
    body += "<\(element) points=\"\(text)\" stroke-linejoin=\"round\"\(style.attributes)/>\n"
  }

  /// Draws a square on its corner.
  package mutating func diamond(_ x: Double, _ y: Double, radius: Double, _ style: Style) {
    polyline([(x - radius, y), (x, y - radius), (x + radius, y), (x, y + radius)], style)
  }

  /// Draws text with its base line at `y`; a halo makes it readable on a pattern.
  package mutating func text(
    _ text: String, _ x: Double, _ y: Double, size: Double = 12, anchor: Anchor = .start, bold: Bool = false,
    colour: String = "#1b1b1b", halo: Bool = false
  ) {
    body +=
      "<text x=\"\(x.text())\" y=\"\(y.text())\" font-size=\"\(size.text())\" fill=\"\(colour)\""
      + (anchor == .start ? "" : " text-anchor=\"\(anchor.rawValue)\"")
      + (bold ? " font-weight=\"600\"" : "")
      + (halo
        ? " stroke=\"#ffffff\" stroke-width=\"4\" stroke-opacity=\"0.75\" stroke-linejoin=\"round\" paint-order=\"stroke\""
        : "") + ">\(text.markup)</text>\n"
  }

  /// Draws the shapes of `draw`, clipped to the rectangle.
  package mutating func clipped(
    x: Double, y: Double, width: Double, height: Double, _ draw: (inout Picture) -> Void
  ) {
    clips += 1
    definitions +=
      "<clipPath id=\"clip\(clips)\"><rect x=\"\(x.text())\" y=\"\(y.text())\" width=\"\(width.text())\" "
      + "height=\"\(height.text())\"/></clipPath>\n"
    body += "<g clip-path=\"url(#clip\(clips))\">\n"
    draw(&self)
    body += "</g>\n"
  }

  /// Defines a hatching of parallel lines for use as `url(#name)`; an `angle` of 0 gives vertical lines.
  package mutating func hatching(
    _ name: String, angle: Double, spacing: Double, colour: String, width: Double = 1,
    ground: String = "#ffffff"
  ) {
    let spacing = spacing.text()
    definitions +=
      "<pattern id=\"\(name)\" width=\"\(spacing)\" height=\"\(spacing)\" patternUnits=\"userSpaceOnUse\" "
      + "patternTransform=\"rotate(\(angle.text()))\"><rect width=\"\(spacing)\" height=\"\(spacing)\" "
      + "fill=\"\(ground)\"/><line x1=\"0\" y1=\"0\" x2=\"0\" y2=\"\(spacing)\" stroke=\"\(colour)\" "
      + "stroke-width=\"\((2 * width).text())\"/></pattern>\n"
  }
}

extension String {
  /// Returns the text for use between two tags, without markup and characters that XML does not allow.
  fileprivate var markup: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\0"..." ", "\u{7f}"..."\u{9f}": result += " "
      case "\u{fffe}", "\u{ffff}": result += "\u{fffd}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
