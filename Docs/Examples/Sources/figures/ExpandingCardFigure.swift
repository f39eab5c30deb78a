import Drawing
import ScrollGeometry
import Sketching

/// A card at five outer offsets, and its progress and inner offset over the outer one.
func expandingCardFigure() -> Figure {
  let card = ExpandingCard(
    container: ScrollSize(width: 390, height: 844),
    collapsedInsets: ScrollInsets(top: 400, left: 40, bottom: 120, right: 40), travel: 300,
    collapsedCornerRadius: 40, innerContentLength: 2000)
  var picture = Picture(width: 760, height: 560)
  picture.heading("A card that grows for 300 points and then scrolls its content")
  let scale = 0.26
  for (column, offset) in [0.0, 100, 200, 300, 500].enumerated() {
    let place = Place(x: 40 + Double(column) * 142, y: 84, scale: scale)
    let window = place(ScrollRect(origin: .zero, size: card.container))
    picture.text("x = \(number(offset))", window.minX, 72, size: 12.5, bold: true, colour: Ink.frame)
    picture.rect(window, .area(Ink.pale))
    let frame = card.frame(at: offset)
    let shape = place(frame)
    picture.rect(shape, radius: card.cornerRadius(at: offset) * scale, .area(Ink.content))
    let inner = card.innerOffset(at: offset)
    picture.clipped(x: shape.minX, y: shape.minY, width: shape.size.width, height: shape.size.height) {
      picture in
      for row in 0..<10 {
        let y = shape.minY + (40 + Double(row) * 120 - inner) * scale
        picture.rect(
          shape.minX + 12, y, width: max(0, shape.size.width - 24), height: 60 * scale,
          .area(Ink.contentEdge, opacity: 0.35))
        picture.text("\(row)", shape.minX + 18, y + 12, size: 10, colour: Ink.text)
      }
    }
    picture.rect(
      shape, radius: card.cornerRadius(at: offset) * scale, .line(Ink.contentEdge, width: 1.4))
    picture.rect(window, .line(Ink.frame, width: 1.6))
    picture.text(
      inner > 0 ? "inner \(number(inner))" : "progress \(number(card.progress(at: offset)))", window.minX,
      window.maxY + 16, size: 11.5, colour: Ink.accent)
  }
  let plot = Plot(-60...620, 0...1, left: 60, right: 560, top: 372, bottom: 500)
  picture.grid(plot, yTicks: 2, xTicks: 7)
  let offsets = Array(stride(from: -60.0, through: 620, by: 4))
  picture.polyline(
    offsets.map { (plot.x[$0], plot.y[card.progress(at: $0)]) }, .line(Ink.accent, width: 2.4))
  picture.polyline(
    offsets.map { (plot.x[$0], plot.y[card.innerOffset(at: $0) / 400]) }, .line(Ink.contentEdge, width: 2.4))
  picture.frame(plot)
  picture.xAxis(plot, ticks: 7, name: "outer offset, points")
  picture.line(plot.x[300], plot.top, plot.x[300], plot.bottom, .line(Ink.frame, dashes: [5, 4]))
  picture.text("travel", plot.x[300] - 5, plot.bottom - 8, size: 11, anchor: .end, colour: Ink.frame)
  picture.text("progress", plot.right + 12, plot.y[1] + 4, size: 12, colour: Ink.accent)
  picture.text(
    "inner offset, from 0 to \(number(card.innerOffset(at: 620)))", plot.right + 12, plot.y[0.8] + 4,
    size: 12,
    colour: Ink.contentEdge)
  return Figure(
    name: "expanding-card",
    svg: picture.svg(
      title: "An expanding card", description: "A card at outer offsets 0, 100, 200, 300 and 500."))
}
