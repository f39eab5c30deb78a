import Drawing
import ScrollGeometry
import Sketching

extension AppStoreShelfStory {
  var picture: String {
    var picture = Picture.slide(
      "A flick moves a shelf by one card, two or three",
      "Its speed chooses the card. Each shelf of the list has a place and a flight of its own."
    )
    draw(page.rest, in: &picture)
    drawFlicks(in: &picture)
    drawPage(in: &picture)
    return picture.svg(
      title: "A page of shelves",
      description: "The page, a shelf after three flicks, and a shelf that flies while the list scrolls.")
  }

  private func draw(_ page: StorePage, in picture: inout Picture) {
    let place = Place(x: 48, y: 100, scale: 0.49)
    let screen = place(ScrollRect(origin: .zero, size: StorePage.size))
    picture.clipped(x: screen.minX, y: screen.minY, width: screen.size.width, height: screen.size.height) {
      picture in
      for shelf in 0..<page.shelves {
        let title = place(
          ScrollRect(x: 20, y: page.frame(ofShelf: shelf).minY - 18, width: 0, height: 0))
        picture.text("Shelf \(shelf + 1)", title.minX, title.minY, size: 12.5, bold: true)
        for card in 0..<page.cards {
          let rect = place(page.frame(ofCard: card, on: shelf))
          guard rect.maxX > screen.minX, rect.minX < screen.maxX else { continue }
          let fills = [Ink.content, Ink.inset, "#d5ead9", "#ead5e3", Ink.pale]
          picture.rect(rect, radius: 8, Style(fill: fills[shelf % 5], stroke: "#9a9a94", width: 0.8))
          let middle = rect.minY + rect.size.height / 2
          // A number that the edge would cut is left out.
          guard middle - 8 > screen.minY, middle + 8 < screen.maxY else { continue }
          picture.text(
            "\(card)", rect.minX + rect.size.width / 2, middle + 6, size: 17,
            anchor: .middle,
            colour: Ink.quiet)
        }
      }
    }
    picture.rect(screen, radius: 8, .line(Ink.text, width: 2))
    // The peek of the third shelf.
    let shelf = 2
    let card = (0..<page.cards).last { page.frame(ofCard: $0, on: shelf).minX < StorePage.size.width } ?? 0
    let peek = place(page.frame(ofCard: card, on: shelf))
    let y = peek.maxY - 12
    picture.line(
      peek.minX, peek.minY - 3, peek.minX, peek.maxY + 3, .line(Ink.frame, width: 1.4, dashes: [3, 3]))
    picture.line(screen.maxX + 2, y, screen.maxX + 26, y, .line(Ink.frame, width: 1.2))
    picture.line(peek.minX, y, screen.maxX, y, .line(Ink.frame, width: 3))
    picture.text("the peek:", screen.maxX + 30, y - 2, size: 12, colour: Ink.frame)
    picture.text(
      "\(number(page.peeks(of: shelf).right)) points", screen.maxX + 30, y + 13, size: 12, colour: Ink.frame)
  }

  private func drawFlicks(in picture: inout Picture) {
    let plot = Plot(0...0.7, -60...540, left: 420, right: 850, top: 112, bottom: 296)
    for value in plot.x.ticks(7).values {
      picture.line(plot.x[value], plot.top, plot.x[value], plot.bottom, .line("#dcdcdc", width: 0.8))
    }
    for card in 0...3 {
      let y = plot.y[Double(card) * StorePage.stride - StorePage.margin]
      picture.line(plot.left, y, plot.right, y, .line(Ink.accent, width: 1, dashes: [5, 4]))
      picture.text("card \(card)", plot.left - 8, y + 4, size: 11.5, anchor: .end, colour: Ink.accent)
    }
    for flick in flicks.prefix(3) {
      let last = flick.curve.last.map { [(time: 0.7, value: $0.value, phase: $0.phase)] } ?? []
      picture.curve(flick.curve + last, in: plot)
    }
    picture.rightLabels(
      flicks.prefix(3).map { (plot.y[$0.end], "\($0.name), \(number($0.speed))", true) }, of: plot)
    picture.frame(plot)
    picture.xAxis(plot, ticks: 7, name: "")
    picture.text("a shelf, over seconds", plot.left, plot.top - 9, size: 12, colour: Ink.quiet)
    picture.legend([.dragging, .decelerating, .idle], plot.right - 268, plot.top - 9)
  }

  private func drawPage(in picture: inout Picture) {
    let last = page.list.last?.time ?? 0
    let plot = Plot(0...last, -60...480, left: 420, right: 850, top: 352, bottom: 496)
    picture.grid(plot, yTicks: 3, xTicks: 6)
    picture.curve(page.shelf, in: plot)
    picture.curve(page.list, in: plot)
    let touch = plot.x[page.secondFinger]
    picture.line(touch, plot.top, touch, plot.bottom, .line(Ink.quiet, dashes: [4, 4]))
    picture.text("another finger", touch + 8, plot.top + 16, size: 12, colour: Ink.quiet, halo: true)
    picture.rightLabels(
      [
        (plot.y[page.shelf.last?.value ?? 0], "shelf 2, x", true),
        (plot.y[page.list.last?.value ?? 0], "list, y", true),
      ], of: plot)
    picture.frame(plot)
    picture.xAxis(plot, ticks: 6, name: "")
    picture.text(
      "a shelf flies while the list scrolls, over seconds", plot.left, plot.top - 9, size: 12,
      colour: Ink.quiet)
  }
}
