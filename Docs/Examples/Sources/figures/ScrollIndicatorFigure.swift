import Drawing
import ScrollGeometry
import Sketching

/// The bar at rest, over-scrolled, at its minimum length, and on both axes.
func scrollIndicatorFigure() -> Figure {
  func viewport(_ y: Double, content: Double = 1600, width: Double = 300) -> Viewport {
    Viewport(
      frame: ScrollRect(x: 0, y: 0, width: 300, height: 400),
      contentSize: ScrollSize(width: width, height: content),
      contentOffset: ScrollPoint(x: 0, y: y))
  }
  let plain = ScrollIndicator(thickness: 12, margin: 6)
  let inset = ScrollIndicator(
    insets: ScrollInsets(top: 60, left: 0, bottom: 60, right: 0), thickness: 12, margin: 6)
  let cases: [(String, ScrollIndicator, Viewport, Viewport.LayoutDirection)] = [
    ("y = 0", plain, viewport(0), .leftToRight), ("y = 600", plain, viewport(600), .leftToRight),
    ("y = 1200", plain, viewport(1200), .leftToRight), ("y = −60", plain, viewport(-60), .leftToRight),
    ("y = 1260", plain, viewport(1260), .leftToRight), ("y = 1275", plain, viewport(1275), .leftToRight),
    ("long content", plain, viewport(40_000, content: 100_000), .leftToRight),
    ("insets of 60", inset, viewport(600), .leftToRight),
    ("both axes", plain, viewport(600, width: 600), .leftToRight),
    ("right to left", plain, viewport(600, width: 600), .rightToLeft),
  ]
  var picture = Picture(width: 760, height: 500)
  picture.heading("Scroll indicators in a frame of 300 × 400, content of 1600")
  for (index, (name, indicator, viewport, direction)) in cases.enumerated() {
    let place = Place(
      x: 32 + Double(index % 5) * 144, y: 74 + Double(index / 5) * 218, scale: 0.4)
    let frame = place(viewport.frame)
    picture.text(name, frame.minX, frame.minY - 8, size: 12.5, bold: true)
    picture.rect(frame, Style(fill: Ink.pale, stroke: Ink.frame, width: 1.6))
    let track = place(ScrollRect(origin: .zero, size: viewport.frame.size).inset(by: indicator.insets))
    if indicator.insets != .zero { picture.rect(track, .line(Ink.quiet, dashes: [3, 3])) }
    for axis in ScrollAxis.allCases {
      guard let bar = indicator.frame(on: axis, in: viewport, direction: direction) else { continue }
      let rect = place(bar)
      picture.rect(rect, radius: 3, .area("#4b4b4b"))
      if axis == .vertical {
        let isLeft = direction == .rightToLeft
        picture.text(
          number(bar.size.height), isLeft ? rect.maxX + 5 : rect.minX - 5,
          min(rect.minY + rect.size.height / 2 + 4, frame.maxY - 5),
          size: 11.5, anchor: isLeft ? .start : .end, colour: Ink.accent)
      }
    }
  }
  picture.text("The green number is the bar's length.", 32, 486, size: 11.5, colour: Ink.accent)
  return Figure(
    name: "scroll-indicator",
    svg: picture.svg(
      title: "Scroll indicators", description: "Ten windows with their scroll indicators."))
}
