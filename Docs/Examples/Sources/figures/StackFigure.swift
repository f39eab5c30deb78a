import Drawing
import ScrollGeometry
import Sketching

/// One stack in its four alignments, and the ambiguities of a stack without sizes.
func stackFigure() -> Figure {
  let items: [ScrollStack.Item] = [
    .init(length: .fixed(60), crossLength: nil, intrinsicSize: ScrollSize(width: 120, height: 60)),
    .init(intrinsicSize: ScrollSize(width: 200, height: 40), spacingAfter: 40),
    .init(length: .flexible(share: 1, minimum: 40), intrinsicSize: ScrollSize(width: 160, height: 20)),
    .init(length: .flexible(share: 2, minimum: 40), intrinsicSize: ScrollSize(width: 90, height: 20)),
  ]
  let labels = ["fixed 60", "intrinsic 40", "share 1", "share 2"]
  let frame = ScrollSize(width: 260, height: 480)
  var picture = Picture(width: 760, height: 510)
  picture.heading("A stack in a frame of 260 × 480: insets 16, spacing 8, 40 after the second item")
  let alignments: [(ScrollStack.Alignment, String)] = [
    (.fill, "fill"), (.leading, "leading"), (.center, "center"), (.trailing, "trailing"),
  ]
  for (column, (alignment, name)) in alignments.enumerated() {
    let stack = ScrollStack(
      axis: .vertical, items: items, spacing: 8,
      insets: ScrollInsets(top: 16, left: 16, bottom: 16, right: 16),
      alignment: alignment, fillsFrameAcross: true, fillsFrameAlong: true)
    guard let layout = try? stack.layout(in: frame) else { continue }
    let place = Place(x: 24 + Double(column) * 182, y: 82, scale: 0.62)
    picture.text(name, place.x, 70, size: 13, bold: true)
    picture.rect(
      place(ScrollRect(origin: .zero, size: layout.contentSize)),
      Style(fill: Ink.pale, stroke: Ink.frame, width: 2))
    for (index, rect) in layout.frames.enumerated() {
      let rect = place(rect)
      picture.rect(rect, Style(fill: Ink.content, stroke: Ink.contentEdge))
      let text = column == 0 ? "\(labels[index]) → \(number(layout.frames[index].size.height))" : "\(index)"
      picture.text(
        text, rect.minX + rect.size.width / 2, rect.minY + rect.size.height / 2 + 4, size: 11,
        anchor: .middle,
        colour: Ink.contentEdge)
    }
  }
  let open = ScrollStack(axis: .vertical, items: [.init()])
  picture.text("without any size", 24, 408, size: 13, bold: true, colour: Ink.frame)
  for (index, ambiguity) in open.ambiguities.enumerated() {
    let text = ambiguity.description
    let cut = text.firstIndex(of: ";").map { text.index($0, offsetBy: 2) } ?? text.endIndex
    let y = 430 + Double(index) * 40
    picture.text(String(text[..<cut]), 24, y, size: 11.5)
    picture.text(String(text[cut...]), 44, y + 17, size: 11.5, colour: Ink.accent)
  }
  return Figure(
    name: "stack",
    svg: picture.svg(
      title: "A scrollable stack", description: "Four items laid out with four alignments across."))
}
