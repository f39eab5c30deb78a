import ScrollGeometry

@testable import ScrollKinetics

// Screens of members of all kinds in one another, for the laws of their encoded forms.

/// A sheet, a header in it, a list in that, a shelf or a carousel in the list, and a card in that; or some of them.
extension ScrollScreen {
  static var screen: ScrollRect { ScrollRect(x: 0, y: 0, width: 390, height: 844) }

  static func random(_ generator: inout SplitMix64) -> ScrollScreen {
    let axis = generator.pick(ScrollAxis.allCases)
    var screen = ScrollScreen()
    let sheet = ScrollSheet(
      axis: axis, container: Self.screen,
      detents: generator.pick([[.fraction(0.5), .inset(44)], [.length(120), .fraction(0.5), .inset(44)]]),
      isDismissible: generator.happens(onceIn: 2))
    let header = CollapsingHeader(
      axis: axis, length: 148, collapsedLength: generator.pick([0, 44]),
      returns: generator.pick(CollapsingHeader.Return.allCases), stretches: generator.happens(onceIn: 2))
    let physics = Scroller.Physics(integration: generator.pick([.exact, .exact, .displayLink]))
    var parent: ID?
    if generator.happens(onceIn: 2) {
      screen.insert(sheet, as: 1, detent: generator.pick([0, 1, nil]), physics: physics)
      parent = 1
    }
    if parent == nil || generator.happens(onceIn: 2) {
      screen.insert(.header(header, over: Self.screen), as: 2, in: parent, physics: physics)
      parent = 2
    }
    var list = header.listViewport(
      in: Self.screen, contentSize: ScrollSize { $0 == axis ? generator.double(in: 100...4000) : 100 })
    list.contentInset = ScrollInsets(top: 9, left: 9, bottom: 0, right: 0)
    screen.insert(list, as: 3, in: parent, physics: physics)
    let frame = ScrollRect(0, 0, 200, 200)
    if generator.happens(onceIn: 2) {
      let shelf = CardShelf.random(&generator, axis: axis.cross)
      screen.insert(.shelf(shelf, frame: frame), as: 4, in: 3, physics: physics)
    } else {
      let pages = Viewport(
        frame: frame, contentSize: ScrollSize { $0 == axis ? 200 : 2000 },
        contentInsetAdjustmentBehavior: .never)
      screen.insert(pages, as: 4, in: 3, physics: physics)
    }
    if generator.happens(onceIn: 2) {
      screen.insert(
        .card(
          ExpandingCard(
            axis: axis, container: ScrollSize(200, 200), collapsedInsets: ScrollInsets(20, 20, 20, 20),
            travel: generator.pick([0, 100]), innerContentLength: generator.double(in: 0...2000)),
          origin: ScrollPoint(x: 500, y: 500)), as: 5, in: 4, physics: physics)
    }
    return screen
  }

  /// Performs a few steps, which can end in the middle of a drag or a flight, and returns the states after each.
  mutating func live(_ generator: inout SplitMix64) -> [ScrollScreen] {
    var states: [ScrollScreen] = []
    for _ in 0..<generator.integer(in: 1...3) {
      let start = now
      let gesture = ScrollGesture.random(
        in: Viewport(frame: Self.screen, contentSize: .zero), losingLifts: true, using: &generator)
      let count = gesture.samples.count
      for sample in gesture.samples.prefix(generator.pick([count, generator.integer(in: 0...count)])) {
        handle(sample.input, on: ids.last, at: start.advanced(by: sample.time))
        states.append(self)
      }
      for _ in 0..<generator.pick([0, 3, 20]) {
        advance(by: .milliseconds(generator.integer(in: 1...40)))
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
    handle(.cancelled, at: now)
    for length in [0.016, 1, 3600, 400] { advance(by: .seconds(length)) }
    return !isMoving
  }

  /// Makes one of the changes that the members have: of their viewports, their selection, or by the program.
  mutating func change(_ generator: inout SplitMix64) {
    let (id, side) = (generator.pick(ids), generator.double(in: 300...844))
    let container = ScrollRect(x: 0, y: 0, width: side, height: side)
    let animation = generator.pick([nil, ScrollAnimation.uiKit])
    switch kind(of: id) {
    case .sheet(let sheet) where generator.happens(onceIn: 2):
      move(id, to: generator.pick([0, sheet.detents.count - 1, nil]), animation: animation, at: now)
    case .sheet(let sheet):
      update(.sheet(sheet.resized(to: container)), as: id, at: now, animation: animation)
    case .header(let header):
      let length = generator.double(in: 100...300)
      let other = CollapsingHeader(
        axis: header.axis, length: length, collapsedLength: 44, returns: header.returns,
        stretches: header.stretches)
      update(.header(other, over: container), as: id, at: now, animation: animation)
    case .shelf(let shelf, _):
      let shelf = CardShelf.random(&generator, axis: shelf.axis)
      update(.shelf(shelf, frame: container), as: id, at: now, animation: animation)
    case .card where generator.happens(onceIn: 2):
      expand(id, generator.happens(onceIn: 2), animation: animation, at: now)
    case .card(let card):
      let geometry = Geometry.card(card.resized(to: container.size), origin: self[id].frame.origin)
      update(geometry, as: id, at: now, animation: animation)
    case .scrollView:
      update(id, at: now) { $0.contentSize = ScrollSize { _ in generator.double(in: 100...4000) } }
    }
  }
}

extension CardShelf {
  static func random(_ generator: inout SplitMix64, axis: ScrollAxis) -> CardShelf {
    CardShelf(
      axis: axis, cardSize: ScrollSize { _ in generator.double(in: 80...220) },
      count: generator.integer(in: 1...9), spacing: generator.pick([0, 10]),
      margin: generator.pick([0, 20]), alignment: generator.pick([0, 0, 0.5, 1]))
  }
}

extension ExpandingCard {
  func resized(to container: ScrollSize) -> ExpandingCard {
    ExpandingCard(
      axis: axis, container: container, collapsedInsets: collapsedInsets, travel: travel,
      collapsedCornerRadius: collapsedCornerRadius, expandedCornerRadius: expandedCornerRadius,
      innerContentLength: innerContentLength, innerInsets: innerInsets)
  }
}
