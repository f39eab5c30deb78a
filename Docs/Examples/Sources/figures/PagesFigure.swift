import Drawing
import ScrollGeometry
import Sketching

/// Pages with a partial last one, and the position in pages over the offset.
func pagesFigure() -> Figure {
  let viewport = Viewport(
    frame: ScrollRect(x: 0, y: 0, width: 400, height: 150), contentSize: ScrollSize(width: 900, height: 150),
    contentOffset: ScrollPoint(x: 450, y: 0))
  let pages = Pages(of: viewport, on: .horizontal)
  var picture = Picture(width: 760, height: 474)
  picture.heading("Pages of 400 in content of 900: the last one is partial")
  let place = Place(x: 70, y: 74, scale: 0.71)
  picture.rect(place(viewport.contentLayoutGuide(in: .content)), .area(Ink.content))
  for page in 0..<pages.count {
    let range = pages.range(ofPage: page)
    let rect = place(
      ScrollRect(x: range.lowerBound, y: 0, width: range.upperBound - range.lowerBound, height: 150))
    picture.rect(rect, Style(fill: Ink.content, stroke: Ink.contentEdge))
    picture.text(
      "page \(page)", rect.minX + 6, rect.minY - 14, size: 13, colour: Ink.contentEdge)
    let visible = pages.visibleFraction(ofPage: page, at: viewport.contentOffset.x)
    picture.text(
      "\(number(visible * 100)) %", rect.minX + 6, rect.maxY + 24, size: 11.5, colour: Ink.quiet)
  }
  let window = place(ScrollRect(x: viewport.contentOffset.x, y: -10, width: 400, height: 170))
  picture.rect(window, .line(Ink.frame, width: 2.4))
  picture.text(
    "x = \(number(viewport.contentOffset.x)): position \(number(pages.position(at: viewport.contentOffset.x)))",
    window.minX + 8, window.maxY - 10, size: 12, bold: true, colour: Ink.frame)

  let plot = Plot(-60...560, 0...2, left: 70, right: 709, top: 240, bottom: 420)
  picture.grid(plot, yTicks: 4, xTicks: 7)
  let curve = stride(from: -60.0, through: 560, by: 2).map { ($0, pages.position(at: $0)) }
  picture.polyline(curve.map { (plot.x[$0.0], plot.y[$0.1]) }, .line(Ink.accent, width: 2.4))
  picture.frame(plot)
  picture.xAxis(plot, ticks: 7, name: "offset, points")
  picture.text("position in pages", plot.left, plot.top - 9, size: 12, colour: Ink.accent)
  for page in 0..<pages.count {
    let offset = pages.offset(ofPage: page)
    picture.circle(plot.x[offset], plot.y[Double(page)], radius: 4.5, .area(Ink.accent))
    let (dx, dy) = [(9.0, -32.0), (-9, -9), (-36, 16)][page]
    picture.text(
      "offset(\(page)) = \(number(offset))", plot.x[offset] + dx, plot.y[Double(page)] + dy, size: 11.5,
      anchor: dx < 0 ? .end : .start)
  }
  let end = plot.x[pages.limits.upperBound]
  picture.line(end, plot.top, end, plot.bottom, .line(Ink.frame, dashes: [5, 4]))
  picture.text("upper limit", end - 5, plot.bottom - 8, size: 11, anchor: .end, colour: Ink.frame)
  return Figure(
    name: "pages",
    svg: picture.svg(
      title: "Pages", description: "Three pages in content of 900 points, and the position over the offset."))
}
