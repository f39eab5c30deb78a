import Drawing
import ScrollGeometry
import Sketching

extension ScrollableStackStory {
  var picture: String {
    var picture = Picture.slide(
      "A form makes room for the keyboard",
      "The keyboard is an inset of the content. Limits, the least scroll and the way back follow from it.")
    let scenes = [
      (form, "laid out", 0.0), (covered, "the keyboard", Self.keyboard),
      (shown, "to the password", Self.keyboard), (atButton, "to the button", Self.keyboard),
      (back, "and back", 0),
    ]
    for (index, (form, caption, keyboard)) in scenes.enumerated() {
      draw(form, caption, keyboard: keyboard, at: 32 + Double(index) * 119, in: &picture)
    }
    let last = film.last?.time ?? 0
    let plot = Plot(0...last, -80...280, left: 72, right: 604, top: 396, bottom: 500)
    picture.grid(plot, yTicks: 3, xTicks: 8)
    picture.curve(film, in: plot)
    picture.frame(plot)
    picture.xAxis(plot, ticks: 8, name: "")
    picture.text("contentOffset.y over seconds", plot.left, plot.top - 8, size: 12, colour: Ink.quiet)
    picture.legend([.animating, .idle], plot.right - 170, plot.top - 8)

    // The ambiguous stack, and its error in words.
    let x = 650.0
    picture.text("Without the frame's constraints", x, 104, size: 15, bold: true, colour: Ink.frame)
    picture.text("and without the size of the logo", x, 124, size: 15, bold: true, colour: Ink.frame)
    let open = Set(unsized?.ambiguities.map(\.item) ?? [])
    for (index, label) in Self.labels.enumerated() {
      let rect = ScrollRect(x: x, y: 142 + Double(index) * 24, width: 110, height: 20)
      let isOpen = open.contains(index)
      picture.rect(
        rect,
        isOpen
          ? Style(fill: "#ffffff", stroke: Ink.frame, width: 1.4, dashes: [4, 3])
          : Style(fill: Ink.content, stroke: Ink.contentEdge, width: 0.8))
      picture.text(
        isOpen ? label + " ?" : label, rect.minX + 8, rect.minY + 14, size: 11,
        colour: isOpen ? Ink.frame : Ink.contentEdge)
    }
    var y = 362.0
    for ambiguity in unsized?.ambiguities ?? [] {
      for line in ambiguity.description.broken(to: 270, { $0.width(size: 12) }) {
        picture.text(line, x, y, size: 12)
        y += 17
      }
      y += 9
    }
    return picture.svg(
      title: "A form and the keyboard",
      description: "A form before, during and after the keyboard, and the error of an ambiguous stack.")
  }

  private func draw(
    _ form: ScrollableStack, _ caption: String, keyboard: Double, at x: Double, in picture: inout Picture
  ) {
    let place = Place(x: x, y: 112, scale: 0.265)
    let screen = place(form.scroller.viewport.frame)
    picture.text(caption, screen.minX, screen.minY - 10, size: 12, colour: Ink.quiet)
    picture.rect(screen, .area(Ink.pale))
    picture.clipped(x: screen.minX, y: screen.minY, width: screen.size.width, height: screen.size.height) {
      picture in
      for (index, label) in Self.labels.enumerated() where label != "space" {
        let rect = place(form.frameOnScreen(of: index))
        let isField = (3...5).contains(index)
        let isButton = index == 7
        picture.rect(
          rect, radius: 3,
          Style(
            fill: isButton ? Ink.contentEdge : isField ? "#ffffff" : Ink.content,
            stroke: Ink.contentEdge, width: 0.8))
        // A label that the edge of the screen or of the keyboard would cut is left out.
        let middle = rect.minY + rect.size.height / 2
        let edges = [screen.minY, screen.maxY - keyboard * place.scale, screen.maxY]
        guard middle > screen.minY, edges.allSatisfy({ ($0 - middle).magnitude > 5 }) else { continue }
        picture.text(
          label, rect.minX + rect.size.width / 2, middle + 4, size: 11, anchor: .middle,
          colour: isButton ? "#ffffff" : Ink.contentEdge)
      }
      if keyboard > 0 {
        let keys = place(
          ScrollRect(x: 0, y: Self.screen.height - keyboard, width: Self.screen.width, height: keyboard))
        picture.rect(keys, .area("#c9c9c4"))
        picture.text(
          "keyboard", keys.minX + keys.size.width / 2, keys.maxY - 6, size: 11, anchor: .middle,
          colour: Ink.text)
      }
    }
    picture.rect(screen, radius: 8, .line(Ink.text, width: 1.6))
    picture.text(
      "y = \(number(form.scroller.viewport.contentOffset.y))", screen.minX, screen.maxY + 17, size: 12,
      bold: true,
      colour: Ink.frame)
  }
}
