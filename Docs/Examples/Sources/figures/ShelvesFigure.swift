import Drawing
import ScrollGeometry
import Sketching

/// A shelf at rest: its measures, its alignments and its end.
func shelvesFigure() -> Figure {
  var picture = Picture(width: 760, height: 640)
  picture.heading("A shelf rests with a card at its place, and shows the beginning of the next")
  let rows: [(alignment: Double, card: Int, name: String, remark: String)] = [
    (0, 2, "alignment 0", "card 2 at the near margin"), (0.5, 2, "alignment ½", "card 2 in the middle"),
    (1, 2, "alignment 1", "card 2 at the far margin"),
    (0, 9, "the end", "card 9, the last, at the far margin"),
  ]
  for (row, (alignment, card, name, remark)) in rows.enumerated() {
    let shelf = CardShelf(
      cardSize: ScrollSize(width: 160, height: 150), count: 10, spacing: 10, margin: 20, alignment: alignment)
    let offset = shelf.offset(of: card, in: 390)
    let y = 100 + Double(row) * 132
    let place = Place(x: 320, y: y, scale: 0.62)
    let frame = place(ScrollRect(x: 0, y: 0, width: 390, height: 150))
    for index in 0..<shelf.count {
      let rect = place(shelf.frame(of: index, at: offset))
      guard rect.minX > 200, rect.maxX < 740 else { continue }
      let isVisible = shelf.visibleCards(at: offset, in: 390).contains(index)
      picture.rect(
        rect, radius: 8,
        Style(
          fill: index == card ? Ink.inset : isVisible ? Ink.content : Ink.pale, stroke: Ink.contentEdge))
      picture.text(
        "\(index)", rect.minX + rect.size.width / 2, rect.maxY - 10, size: 15, anchor: .middle,
        colour: Ink.quiet)
    }
    picture.rect(
      ScrollRect(x: frame.minX, y: frame.minY - 6, width: frame.size.width, height: frame.size.height + 12),
      .line(Ink.frame, width: 2))
    picture.text(name, 24, y + 36, size: 13, bold: true)
    picture.lines(remark.components(of: 22) + ["x = \(number(offset))"], 24, y + 54, colour: Ink.quiet)
    guard row == 0 else { continue }
    let top = frame.minY - 16
    func measure(_ start: Double, _ end: Double, _ text: String) {
      picture.dimension(
        from: (frame.minX + start * place.scale, top), to: (frame.minX + end * place.scale, top), text,
        colour: Ink.accent)
    }
    measure(0, 20, "\(number(shelf.margin))")
    measure(20, 180, "\(number(shelf.cardSize.width))")
    measure(190, 360, "stride \(number(shelf.stride))")
    measure(360, 390, "peek \(number(shelf.peek(in: 390)))")
  }
  return Figure(
    name: "shelves",
    svg: picture.svg(
      title: "A shelf of cards at rest",
      description:
        "A shelf whose second card rests at the near margin, in the middle and at the far margin, and one at its end."
    ))
}

extension String {
  /// Returns the text in lines of about `length` characters, broken between words.
  fileprivate func components(of length: Int) -> [String] {
    var lines: [String] = []
    for word in split(separator: " ") {
      if let line = lines.last, line.count + word.count < length {
        lines[lines.count - 1] = line + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
