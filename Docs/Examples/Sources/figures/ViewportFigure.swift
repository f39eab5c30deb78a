import Drawing
import ScrollGeometry
import Sketching

/// The video player's tabs: the frame over its content, insets, offset and limits.
func viewportFigure() -> Figure {
  let tabs = Viewport(
    frame: ScrollRect(x: 0, y: 0, width: 400, height: 660),
    contentSize: ScrollSize(width: 1200, height: 600),
    contentInset: ScrollInsets(top: 40, left: 0, bottom: 0, right: 0),
    safeAreaInsets: ScrollInsets(top: 20, left: 0, bottom: 0, right: 0),
    contentOffset: ScrollPoint(x: 400, y: -60))
  var picture = Picture(width: 760, height: 510)
  picture.heading("A viewport: three tabs, the second of them in the frame")
  let place = Place(x: 84, y: 122, scale: 0.43)
  picture.hatching("inset", angle: 45, spacing: 7, colour: Ink.inset, width: 1.4)

  let content = place(tabs.contentLayoutGuide(in: .content))
  picture.rect(place(tabs.contentArea), .area("url(#inset)"))
  picture.rect(content, Style(fill: Ink.content, stroke: Ink.contentEdge, width: 1.2))
  let pages = Pages(of: tabs, on: .horizontal)
  for page in 0..<pages.count {
    let range = pages.range(ofPage: page)
    if page > 0 {
      let x = place.x + range.lowerBound * place.scale
      picture.line(x, content.minY, x, content.maxY, .line(Ink.contentEdge, dashes: [4, 4]))
    }
    let middle = place.x + (range.lowerBound + range.upperBound) / 2 * place.scale
    picture.text(
      "tab \(page)", middle, content.minY + 150, size: 15, anchor: .middle, colour: Ink.contentEdge)
  }
  let frame = place(tabs.frameLayoutGuide(in: .content))
  picture.rect(frame, Style(stroke: Ink.frame, width: 2.4))

  let size = "\(number(tabs.frame.size.width)) × \(number(tabs.frame.size.height))"
  picture.lines(
    ["frameLayoutGuide", "= bounds, \(size)"], frame.minX + 8, frame.maxY - 26, colour: Ink.frame)
  picture.text("contentLayoutGuide", content.minX + 6, content.maxY - 10, size: 11.5, colour: Ink.contentEdge)
  picture.circle(content.minX, content.minY, radius: 4, .area(Ink.contentEdge))
  picture.text(
    "(0, 0)", content.minX - 8, content.minY + 5, size: 11.5, anchor: .end, colour: Ink.contentEdge)
  picture.circle(frame.minX, frame.minY, radius: 4, .area(Ink.frame))
  picture.text(
    "contentOffset (\(number(tabs.contentOffset.x)), \(number(tabs.contentOffset.y)))", frame.minX,
    frame.minY - 26, size: 12, bold: true, colour: Ink.frame)
  picture.line(frame.minX, frame.minY - 20, frame.minX, frame.minY - 5, .line(Ink.frame, width: 0.8))

  let inset = tabs.adjustedContentInset.top
  let right = content.maxX + 14
  picture.dimension(from: (right, frame.minY), to: (right, content.minY), "", colour: "#9a6b00")
  picture.lines(
    ["top inset \(number(inset))", "= its own 40", "+ safe area 20"], right + 10, frame.minY + 2,
    size: 11,
    colour: "#9a6b00")
  picture.dimension(
    from: (content.minX, content.maxY + 16), to: (content.maxX, content.maxY + 16), "", colour: Ink.quiet)
  picture.text(
    "contentSize \(number(tabs.contentSize.width)) × \(number(tabs.contentSize.height))", content.minX,
    content.maxY + 34, size: 11.5, colour: Ink.quiet)

  let limits = tabs.limits(on: .horizontal)
  let y = content.maxY + 62
  let (start, end) = (place.x + limits.lowerBound * place.scale, place.x + limits.upperBound * place.scale)
  picture.line(start, y, end, y, .line(Ink.frame, width: 5))
  picture.text(number(limits.lowerBound), start, y + 19, size: 11.5, anchor: .middle, colour: Ink.frame)
  picture.text(number(limits.upperBound), end, y + 19, size: 11.5, anchor: .middle, colour: Ink.frame)
  picture.circle(
    place.x + tabs.contentOffset.x * place.scale, y, radius: 6,
    Style(fill: "#ffffff", stroke: Ink.frame, width: 2.4))
  picture.text("limits of x", end + 14, y + 4, size: 11.5, colour: Ink.frame)
  let vertical = tabs.limits(on: .vertical)
  picture.text(
    "limits of y: \(number(vertical.lowerBound)) … \(number(vertical.upperBound)), the content fits", 84, 492,
    size: 11.5, colour: Ink.frame)
  return Figure(
    name: "viewport",
    svg: picture.svg(
      title: "A viewport",
      description: "A frame of 400 by 660 over content of 1200 by 600, scrolled to (400, -60)."))
}
