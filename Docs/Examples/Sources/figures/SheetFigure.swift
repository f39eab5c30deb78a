import Drawing
import ScrollGeometry
import ScrollKinetics
import Sketching

/// A sheet with a list under one finger, and where it comes to rest.
func sheetFigure() -> Figure {
  let sheet = ScrollSheet(container: phone, detents: [.fraction(0.5), .inset(44)])
  var start = ScrollScreen()
  start.insert(sheet, as: 1)
  start.insert(sheet.listViewport(contentSize: ScrollSize(width: 390, height: 3000)), as: 2, in: 1)
  var picture = Picture(width: 760, height: 560)
  picture.heading("One finger pulls the sheet up, scrolls its list, and pulls it down again")
  let moves: [(String, [Double])] = [
    ("at half height", []), ("up by 200", [-200]), ("up by 378", [-378]), ("up by 500", [-500]),
    ("back by 200", [-500, 200]),
  ]
  for (column, (name, distances)) in moves.enumerated() {
    var screen = start
    screen.handle(.began, on: 2, at: .origin)
    for distance in distances { screen.handle(moved(distance), on: 2, at: .origin) }
    let offset = screen[2].contentOffset.y
    let captions = ["sheet \(number(screen[1].contentOffset.y))", "list \(number(offset))"]
    picture.screen(column, name, captions) { picture, place in
      for length in sheet.lengths {
        let y = place(sheet.frame(at: length)).minY
        picture.line(place.x, y, place.x + 390 * place.scale, y, .line(Ink.quiet, dashes: [3, 3]))
      }
      let frame = place(screen.frame(of: 1))
      picture.rect(frame, radius: 8, Style(fill: Ink.content, stroke: Ink.contentEdge))
      picture.rows(in: frame, at: offset, scale: place.scale)
    }
  }
  func release(at offset: Double, velocity: Double) -> [Double] {
    var screen = start
    screen.handle(.began, on: 2, at: .origin)
    screen.handle(moved(422 - offset), on: 2, at: .origin)
    screen.handle(released(velocity), on: 2, at: .origin)
    return offsets {
      screen.advance(to: $0)
      return screen[1].contentOffset.y
    }
  }
  picture.releases(
    [
      ("flicked up at 472", Ink.contentEdge, release(at: 472, velocity: -600)),
      ("let go at 522", Ink.accent, release(at: 522, velocity: 0)),
      ("flicked down at 372", Ink.frame, release(at: 372, velocity: 600)),
    ],
    resting: [("dismissed", 0), ("half", sheet.lengths[0]), ("large", sheet.lengths[1])], to: 850)
  return Figure(
    name: "sheet",
    svg: picture.svg(
      title: "A sheet with a list",
      description: "A sheet at five moments of a drag, and its offset after three releases."))
}
