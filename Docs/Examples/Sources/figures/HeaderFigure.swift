import Drawing
import ScrollGeometry
import ScrollKinetics
import Sketching

/// A header over a list, with both moments at which it can come back.
func headerFigure() -> Figure {
  let rows = ScrollSize(width: 390, height: 3000)
  func screen(_ returns: CollapsingHeader.Return) -> ScrollScreen {
    let header = CollapsingHeader(length: 148, collapsedLength: 44, returns: returns)
    var screen = ScrollScreen()
    screen.insert(.header(header, over: phone), as: 1)
    screen.insert(header.listViewport(in: phone, contentSize: rows), as: 2, in: 1)
    screen.handle(.began, on: 2, at: .origin)
    return screen
  }
  var picture = Picture(width: 760, height: 560)
  picture.heading("The header collapses before the list scrolls, and comes back")
  let moves: [(String, CollapsingHeader.Return, [Double])] = [
    ("full", .atBeginning, []), ("up by 60", .atBeginning, [-60]), ("up by 200", .atBeginning, [-200]),
    (".atBeginning", .atBeginning, [-200, 50]), (".atOnce", .atOnce, [-200, 50]),
  ]
  for (column, (name, returns, distances)) in moves.enumerated() {
    var screen = screen(returns)
    for distance in distances { screen.handle(moved(distance), on: 2, at: .origin) }
    let length = screen.frame(of: 1).size.height
    let offset = screen[2].contentOffset.y
    var captions = ["header \(number(length))", "list \(number(offset))"]
    if column > 2 { captions.append("back by 50") }
    picture.screen(column, name, captions) { picture, place in
      picture.rows(in: place(screen.frame(of: 2)), at: offset, scale: place.scale)
      let frame = place(screen.frame(of: 1))
      picture.rect(frame, Style(fill: Ink.inset, stroke: "#9a6b00"))
      picture.text(
        "header", frame.minX + frame.size.width / 2, frame.maxY - 2, size: 10.5, anchor: .middle,
        colour: "#9a6b00")
    }
  }
  let plot = Plot(0...400, 0...160, left: 70, right: 710, top: 408, bottom: 510)
  picture.grid(plot, yTicks: 4, xTicks: 8)
  for (returns, colour) in [(CollapsingHeader.Return.atBeginning, Ink.contentEdge), (.atOnce, Ink.accent)] {
    var screen = screen(returns)
    let points = (0...400).map { way in
      if way > 0 { screen.handle(moved(way > 200 ? 1 : -1), on: 2, at: .origin) }
      return (plot.x[Double(way)], plot.y[screen.frame(of: 1).size.height])
    }
    picture.polyline(points, .line(colour, width: 2.4))
  }
  picture.line(plot.x[200], plot.top, plot.x[200], plot.bottom, .line(Ink.frame, dashes: [5, 4]))
  picture.text(
    "the finger turns back", plot.x[200] - 6, plot.top + 15, size: 11, anchor: .end, colour: Ink.frame)
  picture.text(".atOnce", plot.x[262], plot.y[118], size: 12, anchor: .end, colour: Ink.accent, halo: true)
  picture.text(".atBeginning", plot.x[312], plot.y[20], size: 12, colour: Ink.contentEdge, halo: true)
  picture.frame(plot)
  picture.xAxis(plot, ticks: 8, name: "way of the finger, points")
  picture.text("length of the header", plot.left, plot.top - 9, size: 12, colour: Ink.quiet)
  return Figure(
    name: "header",
    svg: picture.svg(
      title: "A header that collapses",
      description:
        "Header and list at five moments of a drag, and the header's length along the finger's way."))
}
