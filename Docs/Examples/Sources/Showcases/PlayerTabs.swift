import Drawing
import ScrollGeometry
import ScrollKinetics
import Sketching

/// The tabs under a video: a page each, and a bar whose indicator follows them.
///
/// Data flows one way. The offset gives the position of the indicator; a tap on the bar gives an offset to scroll to,
/// and never moves the indicator itself.
struct PlayerTabs {
  let names = ["Videos", "Live", "Music"]
  private(set) var scroller: Scroller
  private let indicator = TabsIndicator(count: 3, overscroll: .stretch)

  init(size: ScrollSize) {
    scroller = Scroller(
      viewport: Viewport(frame: ScrollRect(origin: .zero, size: size), contentSize: Self.content(in: size)),
      physics: Scroller.Physics(snapping: ScrollSnapping.paging))
  }

  /// The position of the indicator: 0 at the first tab, 1 at the second, and a fraction between two.
  var position: Double { indicator.position(in: scroller.viewport, on: .horizontal) }

  /// The tab that is shown, or of two the nearer one.
  var tab: Int { min(max(Int(position.rounded()), 0), names.count - 1) }

  /// Returns the indicator's frame in a bar of equally wide names.
  func indicatorFrame(in bar: ScrollRect) -> ScrollRect { indicator.frame(at: position, in: bar) }

  /// A tap on the bar.
  mutating func select(_ tab: Int, at instant: ScrollInstant) {
    let offset = indicator.contentOffset(ofTab: tab, in: scroller.viewport, on: .horizontal)
    scroller.handle(.setContentOffset(offset, animated: true), at: instant)
  }

  /// The screen turns, at any moment: at rest, under a finger, in a flight, in the scroll after a tap.
  mutating func turn(to size: ScrollSize, keeping: ScrollAnchor.Keeping = .page, at instant: ScrollInstant) {
    scroller.update(at: instant, keeping: keeping) { viewport in
      viewport.frame.size = size
      viewport.contentSize = Self.content(in: size)
    }
  }

  private static func content(in size: ScrollSize) -> ScrollSize {
    ScrollSize(width: 3 * size.width, height: size.height)
  }
}

extension PlayerTabs: Playable {
  var now: ScrollInstant { scroller.now }
  var isMoving: Bool { scroller.isMoving }

  mutating func handle(_ input: Scroller.Input, at instant: ScrollInstant) {
    scroller.handle(input, at: instant)
  }

  mutating func advance(to instant: ScrollInstant) { scroller.advance(to: instant) }
}

// MARK: - The story

/// On the way to the last tab the screen turns, in four phases, with and without `keeping: .page`.
struct PlayerTabsStory: Story {
  static let name = "player-tabs"
  static let summary = "tabs, their indicator, and a screen that turns"

  static let portrait = ScrollSize(width: 400, height: 660)
  static let landscape = ScrollSize(width: 660, height: 400)

  /// The position of the indicator under the finger, and in the middle of the scroll after a tap.
  let dragged, tapped: Double
  /// The turns in all phases, with and without the page kept.
  let turns: [(phase: String, kept: Turn, lost: Turn)]

  /// The tabs just before the turn, just after it and at rest, and the indicator from the turn on.
  struct Turn {
    let before, after: PlayerTabs
    private(set) var rest: PlayerTabs
    private(set) var film: Film = []

    /// Turns the screen, and goes on with the end of the gesture, if there is one.
    init(_ tabs: PlayerTabs, keeping: ScrollAnchor.Keeping, then end: ScrollGesture? = nil) {
      before = tabs
      var tabs = tabs
      tabs.turn(to: PlayerTabsStory.landscape, keeping: keeping, at: tabs.now)
      (after, rest) = (tabs, tabs)
      var film = [(tabs.now.seconds, tabs.position, tabs.scroller.phase)]
      if let end { tabs.play(end) { film.append(($0.now.seconds, $0.position, $0.scroller.phase)) } }
      tabs.play { film.append(($0.now.seconds, $0.position, $0.scroller.phase)) }
      (self.film, rest) = (film, tabs)
    }
  }

  init() {
    // A finger drags the second tab to the left, by 150 points after the slop, and flings it.
    var resting = PlayerTabs(size: Self.portrait)
    resting.scrollAtOnce(to: 1)
    var held = resting
    var drag = ScrollGesture.drag(
      from: ScrollPoint(x: 300, y: 330), to: ScrollPoint(x: 140, y: 330), duration: .milliseconds(300),
      hold: .zero)
    let lift = drag.samples.removeLast()
    held.play(drag)
    dragged = held.position
    let fling = ScrollGesture([ScrollGesture.Sample(lift.input, at: .zero)])
    var flying = held
    flying.play(fling)
    flying.play(for: .milliseconds(100))

    var selected = PlayerTabs(size: Self.portrait)
    selected.select(2, at: selected.now)
    selected.play(for: .milliseconds(150))
    tapped = selected.position

    resting.scrollAtOnce(to: 2)
    turns = [
      ("at rest", resting, nil), ("under the finger", held, fling), ("in the flight", flying, nil),
      ("after a tap", selected, nil),
    ].map { phase, tabs, end in
      (phase, Turn(tabs, keeping: .page, then: end), Turn(tabs, keeping: .offset, then: end))
    }
  }

  var curves: [Curve] {
    [
      Curve(
        name: "indicator in tabs, from the turn of the screen on, with keeping: .page",
        film: turns[2].kept.film),
      Curve(name: "and without", film: turns[2].lost.film),
    ]
  }

  var chapters: [Chapter] {
    [
      Chapter(
        "",
        "Three pages as wide as the screen, \(number(Self.portrait.width)) points. The indicator is at offset/400, "
          + "in every phase: the content moves it, and nothing else does."),
      Chapter(
        "Drag",
        "A finger drags the second page to the left, by 150 points after the slop of 10. The offset is 550, the "
          + "indicator at \(number(dragged)). Flung, the page turns."),
      Chapter(
        "Tap",
        "A tap on \(names[2]) scrolls from the first page to the last in 0.3 s. Half-way, the indicator is at "
          + "\(number(tapped))."),
      Chapter(
        "Turn",
        ["The screen turns, from 400 × 660 to 660 × 400, on the way to \(names[2]) or there:", ""] + table),
      Chapter(
        "Why",
        "Without keeping: .page the offset stays. 550 is at 1.375 of pages of 400, and at 0.833 of pages of 660. "
          + "The offset of rest, 800, stays, too, and the page nearest to it is now the one at 660."),
    ]
  }

  private var names: [String] { turns[0].kept.rest.names }

  private var table: [String] {
    func columns(_ turn: Turn) -> String { fixed(turn.after.position) + "  " + names[turn.rest.tab] }
    return [
      "                            keeping: .page    without",
      "                    before  after  rests on   after  rests on",
    ]
      + turns.map { phase, kept, lost in
        "  " + phase.padded(to: 18) + fixed(kept.before.position) + "   " + columns(kept).padded(to: 18)
          + columns(lost)
      } + [""]
  }
}

extension PlayerTabs {
  /// Shows a tab without a motion.
  fileprivate mutating func scrollAtOnce(to tab: Int) {
    let offset = indicator.contentOffset(ofTab: tab, in: scroller.viewport, on: .horizontal)
    scroller.handle(.setContentOffset(offset, animated: false), at: now)
  }
}
