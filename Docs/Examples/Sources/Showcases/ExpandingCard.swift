import ScrollGeometry
import ScrollKinetics
import Sketching

/// A carousel of cards. A finger that moves up grows a card and then scrolls its content, in one gesture; a finger that
/// moves sideways shows the next card.
///
/// The carousel is a scroll view with a snap rule, and each card a member in it.
struct CardScreen {
  let carousel: CardCarousel
  private(set) var screen = ScrollScreen()
  /// The card under the finger.
  private var touched = 0

  init(screen size: ScrollSize, contentLengths: [Double]) {
    let card = ExpandingCard(
      container: size, collapsedInsets: ScrollInsets(top: 180, left: 40, bottom: 140, right: 40), travel: 300,
      collapsedCornerRadius: 36, innerContentLength: 0)
    carousel = CardCarousel(card: card, articleLengths: contentLengths, spacing: 12)
    screen.insert(carousel.viewport, as: -1, physics: Scroller.Physics(snapping: carousel.snapping))
    for index in 0..<carousel.count {
      screen.insert(
        .card(carousel.card(index), origin: carousel.origin(of: index)), as: ScrollScreen.ID(index), in: -1)
    }
  }

  var cards: [ExpandingCard] { (0..<carousel.count).map { carousel.card($0) } }

  /// The card in the middle.
  var current: Int { carousel.index(at: place) }

  /// The offset of the carousel.
  var place: Double { screen[-1].contentOffset.x }

  /// The offset of the card in the middle: it grows from 0 to 300, and its content scrolls from there on.
  var offset: Double { screen[ScrollScreen.ID(current)].contentOffset.y }

  /// The phase of the motion.
  var phase: Scroller.Phase {
    let (card, carousel) = (screen.phase(of: ScrollScreen.ID(current)), screen.phase(of: -1))
    return card == .idle || (card == .tracking && carousel != .idle) ? carousel : card
  }

  /// How far the card in the middle has grown: 0 collapsed, 1 full.
  var progress: Double { carousel.card.progress(at: offset) }

  /// The offset of the content of the card in the middle.
  var innerOffset: Double { carousel.card.innerOffset(at: offset) }

  /// Returns where a card is on the screen.
  func frame(of card: Int) -> ScrollRect { screen.frame(of: ScrollScreen.ID(card)) }
}

extension CardScreen: Playable {
  var now: ScrollInstant { screen.now }
  var isMoving: Bool { screen.isMoving }

  mutating func handle(_ input: Scroller.Input, at instant: ScrollInstant) {
    if case .touchDown = input { touched = current }
    screen.handle(input, on: ScrollScreen.ID(touched), at: instant)
  }

  mutating func advance(to instant: ScrollInstant) { screen.advance(to: instant) }
}

// MARK: - The story

/// One gesture opens a card and scrolls it; others take it back, leave it half-way, and show the next.
struct ExpandingCardStory: Story {
  static let name = "expanding-card"
  static let summary = "a card grows and then scrolls, in one gesture"

  /// The scenes in order, each with the carousel at the lift of the finger and at rest.
  let scenes: [(name: String, lift: CardScreen, rest: CardScreen)]
  /// The frames of the first gesture, up to the lift.
  let gesture: [CardScreen]
  let film: Film

  init() {
    var carousel = CardScreen(
      screen: ScrollSize(width: 390, height: 844), contentLengths: [2400, 1800, 844])
    var scenes: [(String, CardScreen, CardScreen)] = []
    var gesture: [CardScreen] = [carousel]
    var film = Film()
    func record(_ carousel: CardScreen) {
      film.append((carousel.now.seconds, carousel.offset, carousel.phase))
    }
    func perform(_ name: String, _ movement: ScrollGesture) {
      carousel.play(movement) {
        record($0)
        if scenes.isEmpty && $0.phase == .dragging { gesture.append($0) }
      }
      let lift = carousel
      carousel.play(record)
      carousel.play(for: .seconds(0.25), record)
      scenes.append((name, lift, carousel))
    }
    func flick(_ dx: Double, _ dy: Double, velocity: ScrollVector) -> ScrollGesture {
      let middle = ScrollPoint(x: 195, y: 450)
      let way = ScrollVector(dx: dx / 2, dy: dy / 2)
      return .flick(from: middle - way, to: middle + way, velocity: velocity)
    }
    func drag(_ dx: Double, _ dy: Double) -> ScrollGesture {
      .drag(from: ScrollPoint(x: 195, y: 450), to: ScrollPoint(x: 195 + dx, y: 450 + dy))
    }

    perform("up", flick(0, -500, velocity: ScrollVector(dx: 0, dy: -1500)))
    perform("back", flick(0, 200, velocity: ScrollVector(dx: 0, dy: 4000)))
    perform("sideways, open", flick(-200, 0, velocity: ScrollVector(dx: -1000, dy: 0)))
    perform("down", flick(0, 200, velocity: ScrollVector(dx: 0, dy: 600)))
    perform("less than half", drag(0, -130))
    perform("more than half", drag(0, -210))
    perform("down again", flick(0, 200, velocity: ScrollVector(dx: 0, dy: 600)))
    perform("sideways", flick(-150, 0, velocity: ScrollVector(dx: -800, dy: 0)))
    perform("up again", flick(0, -400, velocity: ScrollVector(dx: 0, dy: -8000)))
    (self.scenes, self.gesture, self.film) = (scenes, gesture, film)
  }

  var curves: [Curve] {
    [Curve(name: "offset of the card in the middle, in points: it grows up to 300, then scrolls", film: film)]
  }

  var chapters: [Chapter] {
    func scene(_ name: String) -> (lift: CardScreen, rest: CardScreen) {
      scenes.first { $0.name == name }.map { ($0.lift, $0.rest) } ?? (scenes[0].lift, scenes[0].rest)
    }
    let (up, back, down) = (scene("up"), scene("back"), scene("down"))
    let (less, more) = (scene("less than half"), scene("more than half"))
    let (open, sideways, end) = (scene("sideways, open"), scene("sideways"), scene("up again"))
    return [
      Chapter(
        "", "Three cards of 310 × 524 in a carousel. Over 300 points a card grows to the screen of 390 × 844."
      ),
      Chapter(
        "Up",
        "The finger moves up by 500, of which 10 are slop: in \(gesture.count) samples the card grows for 300 points "
          + "and its content scrolls for \(number(up.lift.innerOffset)). Flung with 1500 points per second, the content "
          + "stops at \(number(up.rest.innerOffset))."),
      Chapter(
        "Back",
        "Flung down with 4000 at \(number(back.lift.innerOffset)), it would end far above. It stops at "
          + "\(number(back.rest.innerOffset)), and the card stays full."),
      Chapter(
        "Sideways",
        "Of an open card: the carousel stays at \(number(open.rest.place))."),
      Chapter(
        "Down",
        "At the top of its content, the card shrinks with the finger, to \(number(down.lift.offset)) of 300, and "
          + "collapses."),
      Chapter(
        "Half-way",
        "Lifted without speed at \(number(less.lift.offset)), the card collapses: \(number(less.rest.offset)). At "
          + "\(number(more.lift.offset)), it grows: \(number(more.rest.offset))."),
      Chapter(
        "Next",
        "Sideways on a collapsed card: lifted at \(number(sideways.lift.place)), the carousel "
          + "rests on card \(sideways.rest.current), at \(number(sideways.rest.place))."
      ),
      Chapter(
        "Its end",
        "Card 1 has content of 1800. Flung with 8000, it bounces and rests at \(number(end.rest.innerOffset)), which is "
          + "1800 less the screen."),
    ]
  }
}
