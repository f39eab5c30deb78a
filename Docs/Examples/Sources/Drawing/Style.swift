/// The style of lines and areas: SVG's presentation attributes, without quotation marks.
package struct Style: Hashable, Sendable {
  package var fill: String
  package var stroke: String?
  package var width: Double
  /// Lengths of dashes and gaps; empty for a solid line.
  package var dashes: [Double]
  package var opacity: Double

  package init(
    fill: String = "none", stroke: String? = nil, width: Double = 1, dashes: [Double] = [],
    opacity: Double = 1
  ) {
    (self.fill, self.stroke, self.width) = (fill, stroke, width)
    (self.dashes, self.opacity) = (dashes, opacity)
  }

  /// A line of `colour`.
  package static func line(_ colour: String, width: Double = 1, dashes: [Double] = []) -> Style {
    Style(stroke: colour, width: width, dashes: dashes)
  }

  /// An area of `colour`, or of a pattern: `url(#name)`.
  package static func area(_ colour: String, opacity: Double = 1) -> Style {
    Style(fill: colour, opacity: opacity)
  }

  var attributes: String {
    var text = " fill=\"\(fill)\""
    if let stroke { text += " stroke=\"\(stroke)\" stroke-width=\"\(width.text())\"" }
    if !dashes.isEmpty { text += " stroke-dasharray=\"\(dashes.map { $0.text() }.joined(separator: " "))\"" }
    if opacity < 1 { text += " opacity=\"\(opacity.text())\"" }
    return text
  }
}
