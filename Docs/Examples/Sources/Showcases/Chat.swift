import ScrollGeometry
import ScrollKinetics
import Sketching

/// A chat that shows its last message until a finger scrolls away: messages, a keyboard, and history that a pull asks for come at
/// any moment.
struct Chat {
  private(set) var scroller: Scroller
  /// The length of a message, in points.
  static let message = 60.0

  init(size: ScrollSize, messages: Int) {
    var viewport = Viewport(
      frame: ScrollRect(origin: .zero, size: size),
      contentSize: ScrollSize(width: size.width, height: Double(messages) * Self.message))
    (viewport.followsEnd, viewport.refreshControl) = (.vertical, .uiKit)
    viewport.contentOffset = viewport.maximumContentOffset
    scroller = Scroller(viewport: viewport)
  }

  /// The distance from the last message, in points.
  var distanceFromEnd: Double { scroller.viewport.maximumContentOffset.y - scroller.viewport.contentOffset.y }

  /// A message comes.
  mutating func receive() {
    scroller.update(at: now, animation: .uiKit) { $0.contentSize.height += Self.message }
  }

  /// Older messages come, above all others.
  mutating func load(_ messages: Int) {
    let change = ContentChange(on: .vertical, at: 0, inserting: Double(messages) * Self.message)
    scroller.apply(change, at: now)
  }

  /// The messages come that a pull has asked for.
  mutating func refresh(_ messages: Int) {
    load(messages)
    scroller.handle(.endRefreshing, at: now)
  }

  /// A keyboard comes or, with a height of 0, goes.
  mutating func showKeyboard(_ height: Double) {
    scroller.update(at: now, animation: .uiKit) { $0.contentInset.bottom = height }
  }
}

extension Chat: Playable {
  var now: ScrollInstant { scroller.now }
  var isMoving: Bool { scroller.isMoving }

  mutating func handle(_ input: Scroller.Input, at instant: ScrollInstant) {
    scroller.handle(input, at: instant)
  }

  mutating func advance(to instant: ScrollInstant) { scroller.advance(to: instant) }
}

// MARK: - The story

/// Messages come faster than their animations end; a finger scrolls away, older messages load; a flick leads back to the end.
struct ChatStory: Story {
  static let name = "chat"
  static let summary = "a chat that follows its end, with history and a keyboard"

  /// The scenes in order, each at rest.
  let scenes: [(name: String, chat: Chat)]
  let curves: [Curve]

  init() {
    var chat = Chat(size: ScrollSize(width: 390, height: 700), messages: 40)
    var (scenes, film): ([(String, Chat)], Film) = ([], [])
    func add(_ chat: Chat) {
      film.append((chat.now.seconds, chat.distanceFromEnd, chat.scroller.phase))
    }
    func keep(_ name: String) {
      chat.play { add($0) }
      scenes.append((name, chat))
    }
    func drag(_ way: Double, hold: Duration) {
      chat.play(
        .drag(
          from: ScrollPoint(x: 195, y: 350), to: ScrollPoint(x: 195, y: 350 + way),
          duration: .milliseconds(200), hold: hold)
      ) { add($0) }
    }
    for _ in 0..<3 {
      chat.receive()
      chat.play(for: .milliseconds(150)) { add($0) }
    }
    keep("received")
    drag(250, hold: .milliseconds(200))
    chat.receive()
    keep("scrolled away")
    chat.load(30)
    keep("loaded")
    drag(-200, hold: .zero)
    keep("back")
    chat.receive()
    keep("follows")
    chat.showKeyboard(300)
    keep("keyboard")
    chat.handle(.scrollToTop, at: chat.now)
    keep("first message")
    drag(300, hold: .milliseconds(200))
    keep("pulled")
    chat.refresh(30)
    keep("refreshed")
    (self.scenes, curves) = (scenes, [Curve(name: "distance from the end, points", film: film)])
  }

  private func at(_ name: String) -> Chat { scenes.first { $0.name == name }?.chat ?? scenes[0].chat }

  var chapters: [Chapter] {
    func y(_ name: String) -> String { number(at(name).scroller.viewport.contentOffset.y) }
    func end(_ name: String) -> String { number(at(name).distanceFromEnd) }
    return [
      Chapter("", "Forty messages of 60 points in a window of 700, which shows the last one."),
      Chapter(
        "Received",
        "Three messages, one each 150 ms: each animation goes on to the new end. At \(y("received")), \(end("received")) points "
          + "from the end."),
      Chapter(
        "Away",
        "A finger scrolls by 240, and a message comes: the chat stays at \(y("scrolled away")), \(end("scrolled away")) from the end."
      ),
      Chapter(
        "History",
        "Thirty older messages load above: the same messages stay in view, now at \(y("loaded"))."),
      Chapter(
        "Back", "A flick leads to the end, at \(y("back")); the next message moves it to \(y("follows"))."),
      Chapter("Keyboard", "A keyboard of 300 points: the last message rests above it, at \(y("keyboard"))."),
      Chapter(
        "Pulled",
        "At the first message, a pull of 290 asks for older ones: the chat rests at \(y("pulled")), under the control, until they come; "
          + "then at \(y("refreshed")), with the same messages in view."),
    ]
  }
}
