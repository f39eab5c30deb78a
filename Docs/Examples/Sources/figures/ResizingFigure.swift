import Drawing
import ScrollGeometry
import Sketching

/// The last of three tabs, resized from 400 to 660 points, with each kind of anchor.
func resizingFigure() -> Figure {
  let tabs = Viewport(
    frame: ScrollRect(x: 0, y: 0, width: 400, height: 660),
    contentSize: ScrollSize(width: 1200, height: 660), contentOffset: ScrollPoint(x: 800, y: 0))
  let wide = ScrollSize(width: 660, height: 400)
  let content = ScrollSize(width: 1980, height: 400)
  let late = tabs.resized(to: wide, keeping: .page).resized(to: wide, contentSize: content)
  let cases: [(String, String, Viewport)] = [
    ("before", "the last of three tabs", tabs),
    (
      "both at once, keeping the page", "page 2 stays page 2",
      tabs.resized(to: wide, contentSize: content, keeping: .page)
    ),
    ("both at once, keeping the offset", "between two tabs", tabs.resized(to: wide, contentSize: content)),
    ("the frame first, the content later", "clamped to the old content: between two tabs", late),
  ]
  var picture = Picture(width: 720, height: 560)
  picture.heading("Three tabs become wider: 400 × 660 → 660 × 400")
  var y = 66.0
  for (name, remark, viewport) in cases {
    let height = viewport.frame.size.height
    let place = Place(x: 40, y: y + 26, scale: 0.27)
    let width = viewport.frame.size.width
    picture.text(name, 40, y + 12, size: 13, bold: true)
    picture.text(remark, 574, y + 12, size: 12, anchor: .end, colour: Ink.quiet)
    picture.rect(place(viewport.contentLayoutGuide(in: .content)), .area(Ink.content))
    for tab in 0..<3 {
      let rect = place(ScrollRect(x: Double(tab) * width, y: 0, width: width, height: height))
      picture.rect(rect, .line(Ink.contentEdge))
      picture.text(
        "tab \(tab)", rect.minX + rect.size.width / 2, rect.minY + rect.size.height / 2 + 5, size: 13,
        anchor: .middle, colour: Ink.contentEdge)
    }
    let frame = place(viewport.bounds)
    picture.rect(frame, Style(fill: Ink.frame, opacity: 0.12))
    picture.rect(frame, .line(Ink.frame, width: 2.6))
    let offset = viewport.contentOffset.x
    picture.text(
      "x = \(number(offset))", 594, frame.minY + 22, size: 13, bold: true, colour: Ink.frame)
    let page = offset / width
    picture.text(
      "page \(number(page))", 594, frame.minY + 42, size: 13,
      colour: page == page.rounded() ? Ink.accent : Ink.frame)
    y += height * place.scale + 40
  }
  picture.height = y + 6
  return Figure(
    name: "resizing",
    svg: picture.svg(
      title: "Resizing", description: "The last of three tabs while they grow from 400 to 660 points."))
}

/// Content inserted before, inside and after the visible part.
func contentChangeFigure() -> Figure {
  let list = Viewport(
    frame: ScrollRect(x: 0, y: 0, width: 300, height: 400), contentSize: ScrollSize(width: 300, height: 1200),
    contentOffset: ScrollPoint(x: 0, y: 400))
  let changes: [(String, Double?)] = [("as it was", nil), ("before", 200), ("inside", 600), ("after", 1000)]
  var picture = Picture(width: 760, height: 430)
  picture.heading("300 points inserted: before, inside and after what shows")
  let scale = 0.18
  let top = 208.0
  for (column, (name, position)) in changes.enumerated() {
    var viewport = list
    if let position {
      viewport = list.applying(ContentChange(on: .vertical, at: position, inserting: 300))
    }
    // The frames are drawn at the same height, as they are on a screen.
    let place = Place(
      x: 40 + Double(column) * 182, y: top - viewport.contentOffset.y * scale, scale: scale)
    var start = 0.0
    for row in 0..<6 {
      if let position, Double(row) * 200 == position {
        let rect = place(ScrollRect(x: 0, y: start, width: 300, height: 300))
        picture.rect(rect, Style(fill: Ink.inset, stroke: "#9a6b00"))
        picture.text("new", rect.minX + 27, rect.minY + 22, size: 12, anchor: .middle, colour: "#9a6b00")
        start += 300
      }
      let rect = place(ScrollRect(x: 0, y: start, width: 300, height: 200))
      picture.rect(rect, Style(fill: Ink.content, stroke: Ink.contentEdge))
      picture.text(
        "row \(row)", rect.minX + 27, rect.minY + 22, size: 12, anchor: .middle, colour: Ink.contentEdge)
      start += 200
    }
    let frame = place(viewport.bounds)
    picture.rect(frame, .line(Ink.frame, width: 2.6))
    picture.text(name, frame.minX, 64, size: 13, bold: true)
    picture.lines(
      ["y = \(number(viewport.contentOffset.y))"], frame.maxX + 8, frame.minY + 15, size: 12,
      colour: Ink.frame)
  }
  return Figure(
    name: "content-change",
    svg: picture.svg(
      title: "Content changes",
      description: "Four columns of rows; the row at the top of the window is the same in all of them."))
}
