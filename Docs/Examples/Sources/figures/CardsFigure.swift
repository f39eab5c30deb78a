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
  let start = CardScroller(CardCarousel(card: card, articleLengths: [2000, 900, 1400], spacing: 10))
  var picture = Picture(width: 760, height: 560)
  picture.heading("A swipe across turns to the next card, a swipe upwards opens it")
  let moves: [(String, ScrollVector)] = [
    ("collapsed", .zero), ("across by 180", ScrollVector(dx: -180, dy: 0)),
    ("up by 150", ScrollVector(dx: 0, dy: -150)), ("up by 300", ScrollVector(dx: 0, dy: -300)),
    ("up by 350", ScrollVector(dx: 0, dy: -350)),
  ]
  for (column, (name, way)) in moves.enumerated() {
    var scroller = start
    scroller.handle(.began, at: .origin)
    if way != .zero { scroller.handle(.moved(by: way), at: .origin) }
    let captions = ["carousel \(number(scroller.offset))", "card \(number(scroller.cardOffset))"]
    picture.screen(column, name, captions) { picture, place in
      for index in [1, 2, 0] {
        let frame = place(scroller.frame(of: index))
        let radius = scroller.card.cornerRadius(at: index == 0 ? scroller.cardOffset : 0) * place.scale
        let fill = [Ink.content, Ink.inset, "#d5ead9"][index]
        picture.rect(frame, radius: radius, Style(fill: fill, stroke: Ink.contentEdge))
        let inner = index == 0 ? scroller.card.innerOffset(at: scroller.cardOffset) : 0
        picture.rows(in: frame, at: inner - 24, scale: place.scale)
      }
    }
  }
  func release(at offset: Double, velocity: Double) -> [Double] {
    var scroller = start
    scroller.handle(.began, at: .origin)
    scroller.handle(moved(-offset), at: .origin)
    scroller.handle(released(velocity), at: .origin)
    return offsets {
      scroller.advance(to: $0)
      return scroller.cardOffset
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
