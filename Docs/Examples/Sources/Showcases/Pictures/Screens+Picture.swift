import Drawing
import ScrollGeometry
import ScrollKinetics
import Sketching

extension ProductPageStory {
  var picture: String {
    var picture = Picture.slide(
      "A header over tabs, with shelves in their lists",
      "Every movement finds what it moves: up collapses the header and then scrolls the list, sideways turns a shelf or the page."
    )
    let captions = [
      "full": "the page", "up": "up by 200", "sideways": "sideways", "two fingers": "a shelf flies",
      "rest": "at rest", "rotated": "", "down": "", "on the header": "",
    ]
    let scenes = scenes.filter { captions[$0.name] != "" }
    for (index, scene) in scenes.enumerated() {
      let window = ScrollRect(x: 32 + Double(index) * 186, y: 130, width: 390, height: 844)
      picture.draw(scene.page.screen, captions[scene.name] ?? "", in: window, scale: 0.4) { id in
        switch id.rawValue {
        case ProductPage.header.rawValue: Ink.inset
        case ProductPage.pager.rawValue: Ink.pale
        case 10..<100: Ink.content
        default: Ink.shelf
        }
      }
    }
    picture.members([("header", Ink.inset), ("list", Ink.content), ("shelf", Ink.shelf)])
    return picture.svg(
      title: "A product page",
      description:
        "Five moments of a header over a pager over lists with shelves, with the frames of all members.")
  }
}

extension MapSheetStory {
  var picture: String {
    var picture = Picture.slide(
      "A sheet over a map, with a carousel in its list",
      "A keyboard that comes while the sheet flies does not move its edge; the flight goes on to the same height."
    )
    let captions = [
      ("peeks", "it peeks"), ("with a keyboard", "in flight, with a keyboard"), ("full", "full"),
      ("carousel", "list and carousel"), ("presented", "presented at half"),
    ]
    for (index, (name, caption)) in captions.enumerated() {
      guard let map = scenes.first(where: { $0.name == name })?.map else { continue }
      let window = ScrollRect(x: 32 + Double(index) * 186, y: 130, width: 390, height: 844)
      picture.draw(map.screen, caption, in: window, scale: 0.4) { id in
        switch id {
        case MapSheet.map: Ink.pale
        case MapSheet.sheet: Ink.inset
        case MapSheet.list: Ink.content
        default: Ink.shelf
        }
      }
    }
    picture.members([
      ("map", Ink.pale), ("sheet", Ink.inset), ("list", Ink.content), ("carousel", Ink.shelf),
    ])
    return picture.svg(
      title: "A sheet over a map",
      description:
        "Five moments of a sheet with a list and a carousel over a map, with the frames of all members.")
  }
}

extension Ink {
  fileprivate static let shelf = "#d5ead9"
}

extension Picture {
  /// Draws the colours of the members and their names, side by side.
  fileprivate mutating func members(_ members: [(name: String, fill: String)]) {
    var x = 32.0
    for (name, fill) in members {
      rect(x, 489, width: 18, height: 13, Style(fill: fill, stroke: Ink.contentEdge))
      text(name, x + 25, 500, size: 12.5, colour: Ink.quiet)
      x += 25 + name.width(size: 12.5) + 24
    }
    height = 520
  }

  /// Draws the visible members of a screen in a window at the origin of `window`, with rows at their offsets.
  mutating func draw(
    _ screen: ScrollScreen, _ caption: String, in window: ScrollRect, scale: Double,
    _ fill: (ScrollScreen.ID) -> String
  ) {
    let place = Place(x: window.minX, y: window.minY, scale: scale)
    let frame = place(ScrollRect(origin: .zero, size: window.size))
    text(caption, frame.minX, frame.minY - 10, size: 12, colour: Ink.quiet)
    clipped(x: frame.minX, y: frame.minY, width: frame.size.width, height: frame.size.height) { picture in
      for id in screen.ids {
        guard let visible = screen.visibleFrame(of: id) else { continue }
        let part = place(visible)
        picture.rect(part, .area(fill(id)))
        picture.rect(part, .line(Ink.contentEdge, width: 1))
        picture.clipped(x: part.minX, y: part.minY, width: part.size.width, height: part.size.height) {
          picture in
          // Only rows and cards are numbered, not the distance by which a sheet or a header has moved.
          switch screen.geometry(of: id) {
          case .scrollView, .shelf: picture.marks(of: screen[id], at: screen.frame(of: id), in: part, place)
          default: break
          }
        }
      }
    }
    rect(frame, radius: 8, .line(Ink.text, width: 1.6))
  }

  /// A line and a number every 96 points of content, in the part of the picture that shows it.
  private mutating func marks(
    of viewport: Viewport, at frame: ScrollRect, in part: ScrollRect, _ place: Place
  ) {
    for axis in ScrollAxis.allCases where viewport.isScrollable(on: axis) {
      let offset = viewport.contentOffset[axis]
      for row in Int((offset / 96).rounded(.down))...Int(((offset + frame.size[axis]) / 96).rounded(.up)) {
        var (from, to) = (frame.origin, ScrollPoint(x: frame.maxX, y: frame.maxY))
        from[axis] = frame.origin[axis] + Double(row) * 96 - offset
        to[axis] = from[axis]
        let (a, b) = (
          place(ScrollRect(origin: from, size: .zero)).origin,
          place(ScrollRect(origin: to, size: .zero)).origin
        )
        line(a.x, a.y, b.x, b.y, .line(Ink.quiet, width: 0.5))
        // A number that the edge would cut is left out.
        let isWhole =
          a.x + 2 >= part.minX && a.x + 14 <= part.maxX && a.y + 4 >= part.minY && a.y + 14 <= part.maxY
        guard isWhole else { continue }
        text("\(row)", a.x + 4, a.y + 13, size: 11, colour: Ink.quiet)
      }
    }
  }
}
