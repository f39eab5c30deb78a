import ScrollGeometry

@testable import ScrollKinetics

/// What the compositions have in common, for the laws of all of them.
protocol Composition: Codable, Hashable {
  /// Returns a composition at rest.
  static func random(_ generator: inout SplitMix64) -> Self

  var present: (now: ScrollInstant, isMoving: Bool) { get }
  /// The reason why the state is invalid; nil for a valid state.
  var fault: String? { get }

  mutating func take(_ input: Scroller.Input, at instant: ScrollInstant)
  mutating func pass(to instant: ScrollInstant)
  /// Makes one of the changes that the composition has: of its viewports, its selection, or by the program.
  mutating func change(_ generator: inout SplitMix64)
}

extension Composition {
  static var screen: ScrollRect { ScrollRect(x: 0, y: 0, width: 390, height: 844) }

  /// Performs a few steps, which can end in the middle of a drag or a flight, and returns the states after each.
  mutating func live(_ generator: inout SplitMix64) -> [Self] {
    var states: [Self] = []
    for _ in 0..<generator.integer(in: 1...3) {
      let start = present.now
      let gesture = ScrollGesture.random(
        in: Viewport(frame: Self.screen, contentSize: .zero), losingLifts: true, using: &generator)
      let count = gesture.samples.count
      for sample in gesture.samples.prefix(generator.pick([count, generator.integer(in: 0...count)])) {
        take(sample.input, at: start.advanced(by: sample.time))
        states.append(self)
      }
      for _ in 0..<generator.pick([0, 3, 20]) {
        pass(to: present.now.advanced(by: .milliseconds(generator.integer(in: 1...40))))
        states.append(self)
      }
      if generator.happens(onceIn: 2) {
        change(&generator)
        states.append(self)
      }
    }
    return states
  }

  /// Lets go, and returns whether all comes to rest within an hour.
  mutating func rests() -> Bool {
    take(.cancelled, at: present.now)
    for length in [0.016, 1, 3600, 400] { pass(to: present.now.advanced(by: .seconds(length))) }
    return !present.isMoving
  }
}

extension SheetScroller: Composition {
  static func random(_ generator: inout SplitMix64) -> SheetScroller {
    let sheet = ScrollSheet(
      axis: generator.pick(ScrollAxis.allCases), container: screen,
      detents: generator.pick([[.fraction(0.5), .inset(44)], [.length(120), .fraction(0.5), .inset(44)]]),
      isDismissible: generator.happens(onceIn: 2))
    var list = sheet.listViewport(
      contentSize: ScrollSize { _ in generator.double(in: 100...3000) }, headerLength: 30)
    list.contentInset = ScrollInsets(top: 9, left: 9, bottom: 0, right: 0)
    return SheetScroller(sheet, list: list, detent: generator.pick([0, 1]))
  }

  var present: (now: ScrollInstant, isMoving: Bool) { (chain.now, chain.joined.isMoving) }
  mutating func take(_ input: Scroller.Input, at instant: ScrollInstant) { handle(input, at: instant) }
  mutating func pass(to instant: ScrollInstant) { advance(to: instant) }

  mutating func change(_ generator: inout SplitMix64) {
    switch generator.integer(in: 0...1) {
    case 0: move(to: generator.pick([0, sheet.detents.count - 1]), at: chain.now)
    default:
      let height = generator.double(in: 300...844)
      update(to: sheet.resized(to: ScrollRect(x: 0, y: 0, width: height, height: height)), at: chain.now)
    }
  }
}

extension HeaderScroller: Composition {
  static func random(_ generator: inout SplitMix64) -> HeaderScroller {
    let header = CollapsingHeader(
      axis: generator.pick(ScrollAxis.allCases), length: 148, collapsedLength: generator.pick([0, 44]))
    let lists = (0..<generator.integer(in: 1...3)).map { _ in
      header.listViewport(in: screen, contentSize: ScrollSize { _ in generator.double(in: 100...4000) })
    }
    return HeaderScroller(
      header, in: screen, lists: lists, selected: generator.integer(in: 0...lists.count - 1),
      returns: generator.pick(Return.allCases), stretches: generator.happens(onceIn: 2))
  }

  var present: (now: ScrollInstant, isMoving: Bool) { (chain.now, chain.joined.isMoving) }
  mutating func take(_ input: Scroller.Input, at instant: ScrollInstant) { handle(input, at: instant) }
  mutating func pass(to instant: ScrollInstant) { advance(to: instant) }

  mutating func change(_ generator: inout SplitMix64) {
    let list = generator.integer(in: 0...lists.count - 1)
    if generator.happens(onceIn: 2) { return _ = select(list, at: chain.now) }
    let length = generator.double(in: 100...4000)
    update(list, at: chain.now) { $0.contentSize = ScrollSize { _ in length } }
  }
}

extension CardScroller: Composition {
  static func random(_ generator: inout SplitMix64) -> CardScroller {
    let card = ExpandingCard(
      axis: generator.pick(ScrollAxis.allCases), container: screen.size,
      collapsedInsets: ScrollInsets(top: 200, left: 20, bottom: 100, right: 20),
      travel: generator.pick([0, 300]),
      innerContentLength: 0)
    let carousel = CardCarousel(card: card, articleLengths: [2000, 900, 1400], spacing: 10)
    return CardScroller(
      carousel, selected: generator.integer(in: 0...2), displayScale: generator.pick([1, 3]))
  }

  var present: (now: ScrollInstant, isMoving: Bool) { (chain.now, chain.joined.isMoving) }
  mutating func take(_ input: Scroller.Input, at instant: ScrollInstant) { handle(input, at: instant) }
  mutating func pass(to instant: ScrollInstant) { advance(to: instant) }
  mutating func change(_ generator: inout SplitMix64) { expand(generator.happens(onceIn: 2), at: chain.now) }
}

extension ShelfScroller: Composition {
  static func random(_ generator: inout SplitMix64) -> ShelfScroller {
    ShelfScroller(
      .random(&generator, axis: generator.pick(ScrollAxis.allCases)),
      reach: generator.pick([.steps([2200, 2700]), .steps([]), .momentum, .atMost(2)]))
  }

  var present: (now: ScrollInstant, isMoving: Bool) { (screen.now, screen.isMoving) }
  mutating func take(_ input: Scroller.Input, at instant: ScrollInstant) { handle(input, at: instant) }
  mutating func pass(to instant: ScrollInstant) { advance(to: instant) }

  mutating func change(_ generator: inout SplitMix64) {
    if generator.happens(onceIn: 2) {
      update(to: .random(&generator, axis: list.axis), at: screen.now)
    } else {
      let shelf = generator.integer(in: 0...list.shelves.count - 1)
      scroll(shelf: shelf, to: list.shelves[shelf].count - 1, at: screen.now)
    }
  }
}

extension ShelfList {
  static func random(_ generator: inout SplitMix64, axis: ScrollAxis, atMost count: Int = 8) -> ShelfList {
    let container = ScrollRect(
      x: 0, y: 0, width: generator.double(in: 300...390), height: generator.double(in: 300...844))
    let shelves = (0..<generator.integer(in: 1...count)).map { _ in
      CardShelf(
        axis: axis.cross,
        cardSize: ScrollSize(width: generator.double(in: 80...220), height: generator.double(in: 80...220)),
        count: generator.integer(in: 1...9), spacing: generator.pick([0, 10]),
        margin: generator.pick([0, 20]), alignment: generator.pick([0, 0, 0.5, 1]))
    }
    return ShelfList(
      container: container, shelves: shelves, titleLength: generator.pick([0, 56]), spacing: 24, axis: axis)
  }
}
