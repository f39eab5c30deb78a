import Drawing
import ScrollGeometry
import Sketching

/// The indicator under tabs of different widths, from before the first to past the last.
func tabsIndicatorFigure() -> Figure {
  let names = ["Videos", "Live and shorts", "Music"]
  let ends = [0.0, 150, 390, 520]
  let tab = { (index: Int) in ends[index]...ends[index + 1] }
  let indicator = TabsIndicator(count: 3, overscroll: .stretch)
  let pinned = TabsIndicator(count: 3, overscroll: .pin)
  var viewport = Viewport(
    frame: ScrollRect(x: 0, y: 0, width: 400, height: 660), contentSize: ScrollSize(width: 1200, height: 660))
  var picture = Picture(width: 760, height: 460)
  picture.heading("The offset drives the indicator")
  let left = 150.0
  picture.text("offset", 62, 66, size: 11.5, anchor: .end, colour: Ink.quiet)
  picture.text("position", 124, 66, size: 11.5, anchor: .end, colour: Ink.quiet)
  for (row, offset) in [-100.0, 0, 200, 400, 600, 800, 900].enumerated() {
    viewport.contentOffset.x = offset
    let position = indicator.position(in: viewport, on: .horizontal)
    let y = 78 + Double(row) * 52
    picture.text(number(offset), 62, y + 22, size: 12.5, anchor: .end, bold: true)
    picture.text(number(position), 124, y + 22, size: 12.5, anchor: .end, colour: Ink.accent)
    for index in names.indices {
      let range = tab(index)
      picture.rect(
        left + range.lowerBound, y, width: range.upperBound - range.lowerBound, height: 34,
        Style(fill: Ink.pale, stroke: "#d5d5d0"))
      picture.text(
        names[index], left + range.middleOfTab, y + 21, size: 12, anchor: .middle, colour: Ink.quiet)
    }
    let range = indicator.range(at: position, ofTab: tab)
    picture.rect(
      left + range.lowerBound, y + 29, width: range.upperBound - range.lowerBound, height: 5,
      .area(Ink.accent))
    if offset < 0 || offset > 800 {
      let pin = pinned.range(at: position, ofTab: tab)
      for x in [pin.lowerBound, pin.upperBound] {
        picture.line(left + x, y + 25, left + x, y + 38, .line(Ink.frame, width: 1.6))
      }
      picture.text(
        "stretched; pinned, it ends at the marks",
        left + (offset < 0 ? range.upperBound + 10 : range.lowerBound - 10),
        y + 47, size: 11, anchor: offset < 0 ? .start : .end, colour: Ink.frame)
    }
  }
  return Figure(
    name: "tabs-indicator",
    svg: picture.svg(
      title: "A tabs indicator",
      description: "A bar of three tabs at seven offsets; the indicator's place and width are interpolated."))
}

extension ClosedRange<Double> {
  fileprivate var middleOfTab: Double { (lowerBound + upperBound) / 2 }
}
