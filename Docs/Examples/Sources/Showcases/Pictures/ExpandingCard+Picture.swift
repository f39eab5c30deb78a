import Drawing
import ScrollGeometry
import Sketching

extension ExpandingCardStory {
  var picture: String {
    var picture = Picture.slide(
      "One gesture opens a card and scrolls it",
      "A single vertical offset grows the card for 300 points, and scrolls its content from there on.")
    let growing = gesture.min { ($0.offset - 150).magnitude < ($1.offset - 150).magnitude } ?? gesture[0]
    let full = gesture.first { $0.progress == 1 } ?? gesture[0]
    let next = scenes.first { $0.name == "sideways" }?.lift ?? gesture[0]
    let stages = [
      (gesture[0], "collapsed"), (growing, "it grows"), (full, "it is full"),
      (scenes[0].lift, "the finger lifts"), (scenes[0].rest, "the content rests"),
      (next, "sideways: the next"),
    ]
    for (index, (carousel, caption)) in stages.enumerated() {
      draw(carousel, caption, at: 32 + Double(index) * 156, in: &picture)
    }

    let last = film.last?.time ?? 0
    let plot = Plot(0...last, -60...1560, left: 72, right: 928, top: 394, bottom: 500)
    picture.rect(
      plot.left, plot.y[300], width: plot.right - plot.left, height: plot.y[0] - plot.y[300],
      .area(Ink.inset, opacity: 0.55))
    picture.grid(plot, yTicks: 4, xTicks: 12)
    picture.curve(film, in: plot)
    picture.frame(plot)
    picture.xAxis(plot, ticks: 12, name: "")
    picture.text("vertical offset over seconds", plot.left, plot.top - 8, size: 12, colour: Ink.quiet)
    picture.legend([.dragging, .decelerating, .idle], plot.right - 300, plot.top - 8)
    picture.text("here the card grows", plot.x[1.15], plot.y[90], size: 11.5, halo: true)
    let remarks = [
      (1.15, 860.0, "up, in one gesture"), (3.4, 860, "flung back: stops where it is full"),
      (4.55, 420, "down"), (5.75, 420, "let go half-way"), (9.0, 420, "next"),
    ]
    for (time, offset, text) in remarks {
      picture.text(text, plot.x[time], plot.y[offset], size: 11.5, halo: true)
    }
    return picture.svg(
      title: "An expanding card",
      description: "Six moments of a carousel of cards, and the vertical offset over the time of the story.")
  }

  private func draw(_ carousel: CardScreen, _ caption: String, at x: Double, in picture: inout Picture) {
    let scale = 0.268
    let screen = ScrollRect(x: x, y: 112, width: 390 * scale, height: 844 * scale)
    let map = Place(x: screen.minX, y: screen.minY, scale: scale)
    picture.text(caption, screen.minX, screen.minY - 10, size: 12, colour: Ink.quiet)
    picture.rect(screen, .area(Ink.pale))
    picture.clipped(x: screen.minX, y: screen.minY, width: screen.size.width, height: screen.size.height) {
      picture in
      // The card in the middle covers its neighbours.
      let order = carousel.cards.indices.filter { $0 != carousel.current } + [carousel.current]
      for card in order { draw(card, of: carousel, map, in: &picture) }
    }
    picture.rect(screen, radius: 8, .line(Ink.text, width: 1.6))
    let place = carousel.place
    let text =
      place > 0
      ? "carousel at \(number(place))"
      : carousel.innerOffset > 0
        ? "content at \(number(carousel.innerOffset))" : "offset \(number(carousel.offset))"
    picture.text(text, screen.minX, screen.maxY + 17, size: 12, bold: true, colour: Ink.frame)
  }

  private func draw(_ card: Int, of carousel: CardScreen, _ place: Place, in picture: inout Picture) {
    let isCurrent = card == carousel.current
    let (offset, inner) = isCurrent ? (carousel.offset, carousel.innerOffset) : (0, 0)
    let (frame, radius) = (
      place(carousel.frame(of: card)), carousel.cards[card].cornerRadius(at: offset) * place.scale
    )
    let fill = [Ink.content, Ink.inset, "#d5ead9"][card]
    picture.rect(frame, radius: radius, .area(fill))
    picture.clipped(x: frame.minX, y: frame.minY, width: frame.size.width, height: frame.size.height) {
      picture in
      for row in 0..<24 {
        let y = frame.minY + (30 + Double(row) * 110 - inner) * place.scale
        guard y > frame.minY - 80 * place.scale, y < frame.maxY else { continue }
        picture.rect(
          ScrollRect(
            x: frame.minX + 10, y: y, width: max(0, frame.size.width - 20), height: 80 * place.scale),
          radius: 3, .area("#ffffff", opacity: 0.75))
        // A number that the edge would cut is left out.
        guard y + 6 >= frame.minY, y + 15 <= frame.maxY else { continue }
        picture.text("\(row)", frame.minX + 16, y + 15, size: 10, colour: Ink.quiet)
      }
    }
    guard carousel.cards[card].progress(at: offset) < 1 else { return }
    picture.rect(frame, radius: radius, .line(Ink.contentEdge, width: 1.4))
  }
}
