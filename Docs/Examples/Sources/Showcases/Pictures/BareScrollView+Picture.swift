import Drawing
import ScrollGeometry
import Sketching

extension BareScrollViewStory {
  var picture: String {
    var picture = Picture.slide(
      "A scroll view is a window whose origin moves",
      "The subviews rest. Touches and frames move bounds.origin, and contentOffset is its other name.")
    // The content with the window at three offsets of the story.
    for (index, offset) in [100, 1520, -pull.shown].enumerated() {
      let caption = ["dragged", "at its end", "pulled past its top"][index]
      draw(offset, caption, at: 72 + Double(index) * 130, in: &picture)
    }
    // The whole story over time.
    let last = film.last?.time ?? 0
    let plot = Plot(0...last, -200...1720, left: 470, right: 928, top: 118, bottom: 470)
    picture.text("contentOffset.y, points", plot.left, plot.top - 12, size: 12, colour: Ink.quiet)
    picture.grid(plot, yTicks: 5, xTicks: 7)
    for limit in [0.0, 1520] {
      picture.line(plot.left, plot.y[limit], plot.right, plot.y[limit], .line(Ink.frame, dashes: [5, 4]))
    }
    picture.curve(
      film.map { ($0.time, $0.offset, $0.phase) }, in: plot, isJump: { ($0 - $1).magnitude > 500 })
    let remarks = [
      (0.08, 190.0, "drag"), (1.15, 560, "flick"), (3.62, 1400, "flick into the end"), (0.1, 1560, "limits"),
      (4.72, 700, "contentOffset = 0"), (5.05, -150, "pulled past its top"),
    ]
    for (index, (time, offset, text)) in remarks.enumerated() {
      let isLeft = [2, 4, 5].contains(index)
      picture.text(
        text, plot.x[time], plot.y[offset], size: 12, anchor: isLeft ? .end : .start, colour: Ink.text,
        halo: true)
    }
    picture.text(
      "turns at \(number(end.farthest.rounded(.toNearestOrEven)))", plot.x[4], plot.y[1640], size: 12,
      halo: true)
    picture.frame(plot)
    picture.xAxis(plot, ticks: 7, name: "seconds")
    picture.legend([.dragging, .decelerating, .idle], plot.left, 526)
    return picture.svg(
      title: "A bare scroll view",
      description: "The content with its window at three offsets, and the offset over the time of the story.")
  }

  private func draw(_ offset: Double, _ caption: String, at x: Double, in picture: inout Picture) {
    let scale = 0.17
    let place = Place(x: x, y: 146, scale: scale)
    picture.text("y = \(number(offset))", x - 36, 104, size: 13, bold: true, colour: Ink.frame)
    picture.text(caption, x - 36, 121, size: 11.5, colour: Ink.quiet)
    for (index, subview) in view.subviews.enumerated() {
      let rect = place(subview)
      picture.rect(rect, Style(fill: Ink.content, stroke: Ink.contentEdge, width: 0.8))
      picture.text(
        "row \(index)", rect.minX - 6, rect.minY + 12, size: 9.5, anchor: .end, colour: Ink.contentEdge)
    }
    picture.rect(
      place(ScrollRect(x: 0, y: offset, width: 320, height: 480)), .line(Ink.frame, width: 2.6))
  }
}
