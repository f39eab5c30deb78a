import ScrollGeometry
import ScrollKinetics
import Sketching

/// A flick raises the sheet while a keyboard comes; its list and carousel scroll; it is dismissed and presented.
struct MapSheetStory: Story {
  static let name = "map-sheet"
  static let summary = "a sheet over a map, with a list and a carousel, as one screen"

  /// The scenes in order.
  let scenes: [(name: String, map: MapSheet)]
  let curves: [Curve]

  init() {
    var map = MapSheet(window: ScrollRect(x: 0, y: 0, width: 390, height: 844))
    var scenes = [("peeks", map)]
    func keep(_ name: String) { scenes.append((name, map)) }
    var films = Films([
      (MapSheet.sheet, .vertical, "sheet, visible length in points"),
      (MapSheet.list, .vertical, "list, y in points"),
      (MapSheet.carousel, .horizontal, "carousel, x in points"),
    ])
    func finish(_ name: String) {
      map.screen.advanceToRest { films.add($0) }
      keep(name)
    }
    map.screen.drag(from: ScrollPoint(x: 195, y: 740), by: ScrollVector(dx: 0, dy: -200), isFlung: true) {
      films.add($0)
    }
    map.screen.advance(by: .milliseconds(100))
    keep("in flight")
    map.showKeyboard(336)
    keep("with a keyboard")
    finish("above the keyboard")
    map.showKeyboard(0)
    finish("full")
    map.screen.drag(from: ScrollPoint(x: 195, y: 700), by: ScrollVector(dx: 0, dy: -110)) { films.add($0) }
    finish("list")
    map.screen.drag(from: ScrollPoint(x: 300, y: 200), by: ScrollVector(dx: -110, dy: 0)) { films.add($0) }
    finish("carousel")
    map.screen.drag(from: ScrollPoint(x: 195, y: 300), by: ScrollVector(dx: 0, dy: 410)) { films.add($0) }
    finish("down")
    map.screen.move(MapSheet.sheet, to: nil, at: map.screen.now)
    finish("dismissed")
    map.screen.drag(from: ScrollPoint(x: 195, y: 800), by: ScrollVector(dx: -60, dy: -80)) { films.add($0) }
    finish("map")
    map.screen.move(MapSheet.sheet, to: 1, at: map.screen.now)
    finish("presented")
    (self.scenes, curves) = (scenes, films.curves)
  }

  var chapters: [Chapter] {
    func at(_ name: String) -> MapSheet { scenes.first { $0.name == name }?.map ?? scenes[0].map }
    func edge(_ name: String) -> String { number(at(name).edge) }
    func offset(_ name: String, _ id: ScrollScreen.ID) -> ScrollPoint { at(name).screen[id].contentOffset }
    return [
      Chapter(
        "",
        "A sheet that rests at 120, at half of the screen, and 44 below its top. Its edge is at \(edge("peeks"))."
      ),
      Chapter(
        "Up",
        "Flung, its edge passes \(edge("in flight")). Now a keyboard of 336 comes: the edge is at \(edge("with a keyboard")), "
          + "and the flight goes on to the same detent, now \(number(offset("above the keyboard", MapSheet.sheet).y)) high. "
          + "The edge rests at \(edge("above the keyboard"))."),
      Chapter(
        "Hidden",
        "The keyboard goes; the sheet is \(number(offset("full", MapSheet.sheet).y)) high, at \(edge("full"))."
      ),
      Chapter(
        "List",
        "A finger that moves up by 110 scrolls the list by \(number(offset("list", MapSheet.list).y)), one that moves sideways "
          + "in it the carousel by \(number(offset("carousel", MapSheet.carousel).x)). The sheet stays."),
      Chapter(
        "Down",
        "By 410, less a slop of 10: the list goes back to \(number(offset("down", MapSheet.list).y)), and then the sheet sinks by "
          + "300. Let go, it rests at half of the screen, at \(edge("down"))."),
      Chapter(
        "Dismissed",
        "The program moves it away: edge at \(edge("dismissed")). A finger there moves the map, to "
          + "\(number(offset("map", MapSheet.map).x)), \(number(offset("map", MapSheet.map).y))."),
      Chapter("Presented", "And back, to half of the screen: \(edge("presented"))."),
    ]
  }
}
