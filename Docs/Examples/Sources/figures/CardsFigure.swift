import Drawing
import ScrollGeometry
import ScrollKinetics
import Sketching

/// Cards that turn under a finger that moves across, and open under one that moves up.
func cardsFigure() -> Figure {
  let card = ExpandingCard(
    container: phone.size, collapsedInsets: ScrollInsets(top: 200, left: 20, bottom: 100, right: 20),
    travel: 300,
    collapsedCornerRadius: 60, innerContentLength: 0)
  let carousel = CardCarousel(card: card, articleLengths: [2000, 900, 1400], spacing: 10)
  var start = ScrollScreen()
  start.insert(carousel.viewport, as: 3, physics: Scroller.Physics(snapping: carousel.snapping))
  for index in 0..<3 {
    start.insert(
      .card(carousel.card(index), origin: carousel.origin(of: index)), as: ScrollScreen.ID(index), in: 3)
  }
  var picture = Picture(width: 760, height: 560)
  picture.heading("A swipe across turns to the next card, a swipe upwards opens it")
  let moves: [(String, ScrollVector)] = [
    ("collapsed", .zero), ("across by 180", ScrollVector(dx: -180, dy: 0)),
    ("up by 150", ScrollVector(dx: 0, dy: -150)), ("up by 300", ScrollVector(dx: 0, dy: -300)),
    ("up by 350", ScrollVector(dx: 0, dy: -350)),
  ]
  for (column, (name, way)) in moves.enumerated() {
    var screen = start
    screen.handle(.began, on: 0, at: .origin)
    if way != .zero { screen.handle(.moved(by: way), on: 0, at: .origin) }
    let captions = [
      "carousel \(number(screen[3].contentOffset.x))", "card \(number(screen[0].contentOffset.y))",
    ]
    picture.screen(column, name, captions) { picture, place in
      for index in [1, 2, 0] {
        let (frame, offset) = (
          place(screen.frame(of: ScrollScreen.ID(index))), screen[ScrollScreen.ID(index)].contentOffset.y
        )
        let radius = card.cornerRadius(at: offset) * place.scale
        let fill = [Ink.content, Ink.inset, "#d5ead9"][index]
        picture.rect(frame, radius: radius, Style(fill: fill, stroke: Ink.contentEdge))
        picture.rows(in: frame, at: card.innerOffset(at: offset) - 24, scale: place.scale)
      }
    }
  }
  func release(at offset: Double, velocity: Double) -> [Double] {
    var screen = start
    screen.handle(.began, on: 0, at: .origin)
    screen.handle(moved(-offset), on: 0, at: .origin)
    screen.handle(released(velocity), on: 0, at: .origin)
    return offsets {
      screen.advance(to: $0)
      return screen[0].contentOffset.y
    }
  }
  picture.releases(
    [
      ("article flung back at 700", Ink.frame, release(at: 700, velocity: 3000)),
      ("flicked up at 100", Ink.contentEdge, release(at: 100, velocity: -600)),
      ("let go at 200", Ink.accent, release(at: 200, velocity: 0)),
      ("let go at 100", "#8a4fa3", release(at: 100, velocity: 0)),
    ], resting: [("collapsed", 0), ("full", 300)], to: 750)
  return Figure(
    name: "cards",
    svg: picture.svg(
      title: "Cards that open into articles",
      description: "Cards at five moments of drags, and the offset of a card after four releases."))
}
