import Foundation
import ScrollGeometry
import ScrollKinetics
import Sketching

/// Fingers collapse the header, turn the pager, fling a shelf and drag its list at once; the device turns.
struct ProductPageStory: Story {
  static let name = "product-page"
  static let summary = "a header over a pager over lists with shelves, as one screen"

  /// The scenes in order, each at rest but the one in which a shelf flies.
  let scenes: [(name: String, page: ProductPage)]
  /// Whether the page that was saved while the shelf flew came to rest where this one did.
  let isRestored: Bool
  let size: Int
  let curves: [Curve]

  init() throws {
    var page = ProductPage(window: ScrollRect(x: 0, y: 0, width: 390, height: 844))
    var scenes = [("full", page)]
    var films = Films(
      [
        (ProductPage.header, .vertical, "header, collapsed by, in points"),
        (ProductPage.pager, .horizontal, "pager, x in points"),
        (ProductPage.list(1), .vertical, "list of the second tab, y in points"),
        (ProductPage.shelf(0, of: 1), .horizontal, "its shelf, x in points"),
      ], jump: 400)
    func finish(_ name: String) {
      page.screen.advanceToRest { films.add($0) }
      scenes.append((name, page))
    }
    page.screen.drag(from: ScrollPoint(x: 195, y: 700), by: ScrollVector(dx: 0, dy: -210)) { films.add($0) }
    finish("up")
    page.screen.drag(from: ScrollPoint(x: 350, y: 800), by: ScrollVector(dx: -210, dy: 0)) { films.add($0) }
    finish("sideways")
    // The selected list begins at 44, and its first shelf 192 below.
    page.screen.drag(from: ScrollPoint(x: 350, y: 300), by: ScrollVector(dx: -200, dy: 0), isFlung: true) {
      films.add($0)
    }
    page.screen.drag(from: ScrollPoint(x: 195, y: 700), by: ScrollVector(dx: 0, dy: -60), finger: 1) {
      films.add($0)
    }
    scenes.append(("two fingers", page))
    let data = try JSONEncoder().encode(page.screen)
    var restored = try JSONDecoder().decode(ScrollScreen.self, from: data)
    finish("rest")
    restored.advance(to: page.screen.now)
    (isRestored, size) = (restored == page.screen, data.count)
    page.rotate(to: ScrollRect(x: 0, y: 0, width: 844, height: 390))
    finish("rotated")
    page.screen.drag(from: ScrollPoint(x: 400, y: 200), by: ScrollVector(dx: 0, dy: 90)) { films.add($0) }
    finish("down")
    page.screen.drag(from: ScrollPoint(x: 400, y: 100), by: ScrollVector(dx: 0, dy: -194)) { films.add($0) }
    finish("on the header")
    (self.scenes, curves) = (scenes, films.curves)
  }

  var chapters: [Chapter] {
    func at(_ name: String) -> (header: Double, pager: Double, list: Double, shelf: Double) {
      scenes.first { $0.name == name }?.page.offsets ?? (0, 0, 0, 0)
    }
    let (up, sideways, two, rest) = (at("up"), at("sideways"), at("two fingers"), at("rest"))
    let (rotated, down, header) = (at("rotated"), at("down"), at("on the header"))
    return [
      Chapter("", "A header of 148 points over a pager of three tabs, whose lists have two shelves each."),
      Chapter(
        "Up",
        "The finger moves up by 210, of which 10 are slop: the header collapses by \(number(up.header)), its list scrolls "
          + "by \(number(up.list))."),
      Chapter(
        "Sideways",
        "By 210, more than half a page: the pager turns to \(number(sideways.pager)). The header stays collapsed, at "
          + "\(number(sideways.header)); the next list is at \(number(sideways.list))."),
      Chapter(
        "Two fingers",
        "One flings a shelf, another then drags the list of the shelf: at its lift, the list is at \(number(two.list)), and "
          + "the shelf flies past \(number(two.shelf)). It comes to rest on its third card, at \(number(rest.shelf))."
      ),
      Chapter(
        "Saved",
        "In that flight, the screen is \(size / 1000) kB of JSON. The restored one "
          + (isRestored ? "equals" : "differs from") + " the other at rest, in every bit."),
      Chapter(
        "Rotated",
        "On 844 × 390 the pager is at \(number(rotated.pager)), the same page; header \(number(rotated.header)), list "
          + "\(number(rotated.list)), shelf \(number(rotated.shelf))."),
      Chapter(
        "Down",
        "By 90: the header comes back at once, by 80, and is full: \(number(down.header)). The list stays at "
          + "\(number(down.list))."),
      Chapter(
        "On the header",
        "A finger on the header itself, up by 194: the header collapses by \(number(header.header)), and the list of the "
          + "nearest page scrolls from \(number(down.list)) to \(number(header.list))."),
    ]
  }
}

/// The offsets of members of a screen over time.
struct Films {
  private let members: [(id: ScrollScreen.ID, axis: ScrollAxis, name: String)]
  private let jump: Double
  private var films: [Film]

  /// No offsets; those that differ by `jump` are drawn with a gap between them.
  init(_ members: [(id: ScrollScreen.ID, axis: ScrollAxis, name: String)], jump: Double = .infinity) {
    (self.members, self.jump) = (members, jump)
    films = members.map { _ in [] }
  }

  mutating func add(_ screen: ScrollScreen) {
    for (index, member) in members.enumerated() {
      films[index].append(
        (screen.now.seconds, screen[member.id].contentOffset[member.axis], screen.phase(of: member.id)))
    }
  }

  var curves: [Curve] { zip(members, films).map { Curve(name: $0.name, film: $1, jump: jump) } }
}

extension ScrollScreen {
  /// Shows 60 frames per second until nothing moves.
  mutating func advanceToRest(_ observe: (Self) -> Void) {
    let rest = instantOfRest
    while now < rest {
      advance(to: min(rest, now.advanced(by: .seconds(1) / 60)))
      observe(self)
    }
  }

  /// Drags what is under a finger, sample by sample, and lets it go while it moves or, if not `isFlung`, after a rest.
  mutating func drag(
    from start: ScrollPoint, by way: ScrollVector, finger: Int = 0, isFlung: Bool = false,
    _ observe: (Self) -> Void
  ) {
    handle(.touchDown(start, finger: finger), on: member(at: start), at: now)
    for step in 1...10 {
      let part = Double(step) / 10
      let point = start + ScrollVector(dx: part * way.dx, dy: part * way.dy)
      advance(by: .milliseconds(8))
      handle(.touchMoved(point, finger: finger), at: now)
      observe(self)
    }
    if !isFlung { advance(by: .milliseconds(200)) }
    handle(.touchUp(finger: finger), at: now)
    observe(self)
  }
}
