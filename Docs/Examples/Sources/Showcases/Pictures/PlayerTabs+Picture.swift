import Drawing
import ScrollGeometry
import Sketching

extension PlayerTabsStory {
  var picture: String {
    var picture = Picture.slide(
      "The screen turns in mid-swipe, and the tab stays",
      "A page is flung to the last tab. One argument of the update decides whether it arrives there.")
    let (kept, lost) = (turns[2].kept, turns[2].lost)
    draw(kept.before, at: (40, 190), "just before", in: &picture)
    let rows = [(kept, "keeping: .page", Ink.accent, 124.0), (lost, "without", Ink.frame, 330)]
    for (turn, name, colour, y) in rows {
      picture.text(name, 222, y, size: 15, bold: true, colour: colour)
      draw(turn.after, at: (222, y + 36), "just after", in: &picture)
      draw(turn.rest, at: (450, y + 36), "at rest", in: &picture)
    }

    let start = kept.film[0].time
    let last = max(kept.film.last?.time ?? 0, lost.film.last?.time ?? 0) - start
    let plot = Plot(-0.15...(last + 0.05), 0.85...2.1, left: 740, right: 928, top: 150, bottom: 466)
    picture.text("the indicator, over seconds", plot.left - 46, plot.top - 26, size: 12, colour: Ink.quiet)
    picture.grid(plot, yTicks: 3, xTicks: 4)
    let before = kept.before.position
    for (turn, _, colour, _) in rows {
      let curve = turn.film.map { (plot.x[$0.time - start], plot.y[$0.value]) }
      let end = (plot.x[last], plot.y[turn.rest.position])
      picture.polyline([(plot.x[0], plot.y[before])] + curve + [end], .line(colour, width: 2.6))
    }
    picture.line(plot.x[0], plot.top, plot.x[0], plot.bottom, .line(Ink.quiet, dashes: [4, 4]))
    picture.text("turn", plot.x[0] + 5, plot.bottom - 8, size: 12, colour: Ink.quiet)
    picture.text("keeping: .page", plot.x[0.19], plot.y[1.8], size: 12, colour: Ink.accent)
    picture.text("without", plot.x[0.19], plot.y[1.04], size: 12, colour: Ink.frame)
    picture.frame(plot)
    picture.xAxis(plot, ticks: 4, name: "")
    return picture.svg(
      title: "Tabs on a screen that turns",
      description: "The tabs before, just after and long after a turn, with the page kept and without.")
  }

  /// Draws the screen: the bar with its indicator, and the pages below it.
  private func draw(
    _ tabs: PlayerTabs, at origin: (x: Double, y: Double), _ caption: String, in picture: inout Picture
  ) {
    let size = tabs.scroller.viewport.frame.size
    let place = Place(x: origin.x, y: origin.y, scale: 0.31)
    let bar = ScrollRect(x: 0, y: 0, width: size.width, height: 70)
    let screen = place(ScrollRect(x: 0, y: 0, width: size.width, height: size.height))
    picture.text(caption, screen.minX, screen.minY - 9, size: 12, colour: Ink.quiet)
    picture.text(
      number((tabs.position * 100).rounded() / 100), screen.maxX, screen.minY - 9, size: 12.5, anchor: .end,
      bold: true)
    picture.clipped(x: screen.minX, y: screen.minY, width: screen.size.width, height: screen.size.height) {
      picture in
      for (index, name) in tabs.names.enumerated() {
        let page = place(
          ScrollRect(
            x: Double(index) * size.width - tabs.scroller.viewport.contentOffset.x, y: 70, width: size.width,
            height: size.height - 70))
        let fill = [Ink.content, Ink.inset, "#d5ead9"][index]
        picture.rect(page, Style(fill: fill, stroke: "#ffffff", width: 2))
        // In the middle of what is seen of the page, where there is room for it.
        let (left, right) = (max(page.minX, screen.minX), min(page.maxX, screen.maxX))
        guard right - left > name.width(size: 15) + 8 else { continue }
        picture.text(
          name, (left + right) / 2, page.minY + page.size.height / 2 + 5, size: 15, anchor: .middle,
          bold: true)
      }
      picture.rect(place(bar), .area("#ffffff"))
      for (index, name) in tabs.names.enumerated() {
        let width = size.width / Double(tabs.names.count)
        let label = place(ScrollRect(x: Double(index) * width, y: 0, width: width, height: 70))
        picture.text(
          name, label.minX + label.size.width / 2, label.minY + 14, size: 11, anchor: .middle,
          bold: index == tabs.tab)
      }
      var mark = place(tabs.indicatorFrame(in: bar))
      mark = ScrollRect(x: mark.minX, y: mark.maxY - 4, width: mark.size.width, height: 4)
      picture.rect(mark, .area(Ink.frame))
    }
    picture.rect(screen, radius: 6, .line(Ink.text, width: 1.6))
  }
}
