import Drawing
import ScrollGeometry
import ScrollKinetics
import Sketching

/// A page of shelves: a list that scrolls up and down, and in it shelves of cards that scroll sideways, each with a place
/// of its own.
///
/// At rest a card is at the left margin, and the beginning of another is seen at the right edge: the peek.
struct StorePage {
  private(set) var screen = ScrollScreen()
  let shelves, cards: Int
  private let shelf: CardShelf
  /// The rows of the list, each a title and the cards below it.
  private let rows: ScrollStack.Layout

  static let size = ScrollSize(width: 390, height: 844)
  static let card = ScrollSize(width: 160, height: 200)
  /// The distance between two cards.
  static let stride = 170.0
  static let margin = 20.0
  static let title = 56.0
  /// The number of the list; a shelf has its index.
  static let list: ScrollScreen.ID = -1

  /// A slow flick moves a shelf by one card, a faster one by two, the fastest by three.
  init(shelves: Int, cards: Int) {
    (self.shelves, self.cards) = (shelves, cards)
    shelf = CardShelf(
      cardSize: Self.card, count: cards, spacing: Self.stride - Self.card.width, margin: Self.margin)
    let row = ScrollStack.Item(length: .fixed(Self.title + Self.card.height), spacingAfter: 24)
    let stack = ScrollStack(
      axis: .vertical, items: Array(repeating: row, count: shelves),
      insets: ScrollInsets(top: 0, left: 0, bottom: 24, right: 0), fillsFrameAcross: true)
    do { rows = try stack.layout(in: Self.size) } catch { fatalError("\(error)") }
    screen.insert(
      Viewport(
        frame: ScrollRect(origin: .zero, size: Self.size), contentSize: rows.contentSize,
        contentInsetAdjustmentBehavior: .never, alwaysBounceVertical: true), as: Self.list)
    show()
  }

  /// Makes the shelves in view the members of the list. One that leaves is retained: it keeps its place, and its flight.
  private mutating func show() {
    let visible = rows.items(in: screen[Self.list].bounds)
    let (frames, shelf) = (rows.frames, shelf)
    screen.show(visible, in: Self.list, at: screen.now, as: { ScrollScreen.ID($0) }) { screen, row in
      screen.insert(
        .shelf(shelf, frame: Self.cards(in: frames[row])), as: ScrollScreen.ID(row), in: Self.list)
    }
  }

  /// Returns the part of a row below its title.
  private static func cards(in row: ScrollRect) -> ScrollRect {
    ScrollRect(x: row.minX, y: row.minY + title, width: row.size.width, height: row.size.height - title)
  }

  /// How far the list has scrolled.
  var listOffset: Double { screen[Self.list].contentOffset.y }

  /// How far a shelf has scrolled: at -20 its first card is at the margin.
  func offset(of shelf: Int) -> Double {
    let id = ScrollScreen.ID(shelf)
    return screen.contains(id) || screen.isRetained(id) ? screen[id].contentOffset.x : -Self.margin
  }

  /// Returns where the cards of a shelf are on the screen.
  func frame(ofShelf shelf: Int) -> ScrollRect {
    screen.convert(Self.cards(in: rows.frames[shelf]), from: Self.list, to: nil)
  }

  /// Returns where a card is on the screen.
  func frame(ofCard card: Int, on shelf: Int) -> ScrollRect {
    let row = frame(ofShelf: shelf).origin
    let frame = self.shelf.frame(of: card, at: offset(of: shelf))
    return ScrollRect(origin: frame.origin + ScrollVector(dx: row.x, dy: row.y), size: frame.size)
  }

  /// Returns how many points are seen of the cards that the left and the right edge of the screen cut.
  func peeks(of shelf: Int) -> (left: Double, right: Double) {
    let frames = (0..<cards).map { frame(ofCard: $0, on: shelf) }
    func seen(where isCut: (ScrollRect) -> Bool) -> Double {
      frames.first(where: isCut).map { min($0.maxX, Self.size.width) - max($0.minX, 0) } ?? 0
    }
    return (
      seen { $0.minX < 0 && $0.maxX > 0 }, seen { $0.minX < Self.size.width && $0.maxX > Self.size.width }
    )
  }
}

extension StorePage: Playable {
  var now: ScrollInstant { screen.now }
  var isMoving: Bool { screen.isMoving }

  mutating func handle(_ input: Scroller.Input, at instant: ScrollInstant) {
    let member: ScrollScreen.ID? =
      if case .touchDown(let point, _) = input { screen.member(at: point) } else { nil }
    screen.handle(input, on: member, at: instant)
    show()
  }

  mutating func advance(to instant: ScrollInstant) {
    screen.advance(to: instant)
    show()
  }
}

// MARK: - The story

/// A shelf is flicked slowly, fast and faster, at both ends, and while another finger scrolls the list.
struct AppStoreShelfStory: Story {
  static let name = "app-store-shelf"
  static let summary = "shelves of cards in a list, and where a flick rests"

  /// Flicks of the first shelf: each with its speed, the offsets before, at the lift and at rest, and the way there.
  let flicks: [Flick]
  /// The second shelf in flight while another finger scrolls the list: the offsets of both, the time of the other finger's
  /// touch, and the page at rest.
  let page: (shelf: Film, list: Film, secondFinger: Double, rest: StorePage)
  /// How far two diagonal drags move the shelf and the list: one of 100 by 60, and one of 60 by 100.
  let diagonals: [(shelf: Double, list: Double)]

  struct Flick {
    let name: String
    let speed, start, lift: Double
    let rest: StorePage
    let curve: Film

    var end: Double { rest.offset(of: 0) }
  }

  init() {
    let fresh = StorePage(shelves: 5, cards: 10)
    func finger(_ dx: Double, _ dy: Double, on shelf: Int, velocity: ScrollVector) -> ScrollGesture {
      let start = ScrollPoint(x: 195, y: fresh.frame(ofCard: 0, on: shelf).minY + 100)
      return .flick(from: start, to: start + ScrollVector(dx: dx, dy: dy), velocity: velocity)
    }
    func flick(_ name: String, _ page: StorePage, speed: Double) -> Flick {
      var (page, curve) = (page, Film())
      let (begin, start) = (page.now.seconds, page.offset(of: 0))
      func record(_ page: StorePage) {
        curve.append((page.now.seconds - begin, page.offset(of: 0), page.screen.phase(of: 0)))
      }
      let velocity = ScrollVector(dx: -speed, dy: 0)
      page.play(finger(speed > 0 ? -120 : 120, 0, on: 0, velocity: velocity), record)
      let lift = page.offset(of: 0)
      page.play(record)
      return Flick(name: name, speed: speed, start: start, lift: lift, rest: page, curve: curve)
    }
    var flicks = [
      flick("slow", fresh, speed: 800), flick("fast", fresh, speed: 2400),
      flick("faster", fresh, speed: 3000), flick("out, at the start", fresh, speed: -1500),
    ]
    var end = fresh
    for _ in 0..<4 { end = flick("", end, speed: 3000).rest }
    flicks.append(flick("out, at the end", end, speed: 1500))
    flicks.append(flick("back from the end", end, speed: -800))
    self.flicks = flicks

    // The second shelf is flicked. A tenth of a second later another finger, on the first, scrolls the list.
    var (both, shelf, list) = (fresh, Film(), Film())
    func record(_ page: StorePage) {
      shelf.append((page.now.seconds, page.offset(of: 1), page.screen.phase(of: 1)))
      list.append((page.now.seconds, page.listOffset, page.screen.phase(of: StorePage.list)))
    }
    both.play(finger(-120, 0, on: 1, velocity: ScrollVector(dx: -2400, dy: 0)), record)
    both.play(for: .milliseconds(100), record)
    let secondFinger = both.now.seconds
    both.play(finger(0, -100, on: 0, velocity: ScrollVector(dx: 0, dy: -700)), record)
    both.play(record)
    page = (shelf, list, secondFinger, both)

    diagonals = [(-100.0, -60.0), (-60, -100)].map { dx, dy in
      var page = fresh
      let start = ScrollPoint(x: 195, y: 156)
      var drag = ScrollGesture.drag(from: start, to: start + ScrollVector(dx: dx, dy: dy))
      drag.samples.removeLast()
      page.play(drag)
      return (page.offset(of: 0) - fresh.offset(of: 0), page.listOffset)
    }
  }

  var curves: [Curve] {
    [
      Curve(name: "a flicked shelf, x in points", film: page.shelf),
      Curve(name: "its list under another finger, y in points", film: page.list),
    ]
  }

  var chapters: [Chapter] {
    let rest = page.rest
    return [
      Chapter(
        "Shelf",
        "Ten cards of 160 points, one every 170, with margins of 20 in a frame of 390. A card rests at the margin, or "
          + "the last one at the other margin: −20, 150, … 1170, and 1320."),
      Chapter("Flicks", ["By a finger that moves by 120, of which 10 are slop:", ""] + table + [""]),
      Chapter(
        "Peek",
        "At rest \(number(flicks[0].rest.peeks(of: 0).right)) points of the next card are seen on the right, and at the "
          + "end as many of a card on the left: \(number(flicks[4].rest.peeks(of: 0).left))."),
      Chapter(
        "List",
        "The second shelf is flicked with 2400. A tenth of a second later another finger, on the first shelf, moves up "
          + "and lets go with 700: the list scrolls, to \(number(rest.listOffset)). The second shelf flies on to "
          + "\(number(rest.offset(of: 1))); the first stays at \(number(rest.offset(of: 0)))."),
      Chapter(
        "Diagonal",
        "A drag of 100 sideways and 60 up moves the shelf by \(number(diagonals[0].shelf)) and the list by "
          + "\(number(diagonals[0].list)); one of 60 and 100 moves them by \(number(diagonals[1].shelf)) and "
          + "\(number(diagonals[1].list))."),
    ]
  }

  private var table: [String] {
    func row(_ columns: [String]) -> String {
      "  " + columns[0].padded(to: 20) + columns.dropFirst().map { $0.aligned(to: 10) }.joined()
    }
    return [row(["", "points/s", "from", "lifted at", "rests at"])]
      + flicks.map { row([$0.name] + [$0.speed, $0.start, $0.lift, $0.end].map { number($0) }) }
  }
}
