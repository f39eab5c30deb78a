import ScrollGeometry
import XCTest

@testable import ScrollKinetics

/// A carousel, member 0, with cards, members 1 and on.
final class ScrollScreenCardTests: XCTestCase {
  private static func carousel(_ axis: ScrollAxis = .vertical, articles: [Double] = [2000, 900, 1400])
    -> CardCarousel
  {
    let card = ExpandingCard(
      axis: axis, container: ScrollSize { $0 == axis ? 844 : 390 },
      collapsedInsets: axis == .vertical
        ? ScrollInsets(top: 200, left: 20, bottom: 100, right: 20)
        : ScrollInsets(top: 20, left: 200, bottom: 20, right: 100),
      travel: 300, innerContentLength: 0)
    return CardCarousel(card: card, articleLengths: articles, spacing: 10)
  }

  private static func screen(
    _ carousel: CardCarousel = carousel(), displayScale: Double = 1, physics: Scroller.Physics = .uiKit
  ) -> ScrollScreen {
    var screen = ScrollScreen()
    var viewport = carousel.viewport
    viewport.displayScale = displayScale
    var turning = physics
    turning.snapping = carousel.snapping
    screen.insert(viewport, as: 0, physics: turning, scrollsToTop: false)
    for index in 0..<carousel.count {
      screen.insert(
        carousel.card(index), origin: carousel.origin(of: index), as: ScrollScreen.ID(index + 1), in: 0,
        displayScale: displayScale, physics: physics)
    }
    return screen
  }

  /// The card nearest to the middle, and the offsets of the carousel and of that card.
  private static func state(_ screen: ScrollScreen, _ carousel: CardCarousel = carousel()) -> [Double] {
    let offset = screen[0].contentOffset[carousel.axis]
    let index = carousel.index(at: offset)
    return [
      Double(index), offset, screen[ScrollScreen.ID(index + 1)].contentOffset[carousel.card.axis],
    ]
  }

  private static func flick(_ dx: Double, _ dy: Double, velocity: Double) -> ScrollGesture {
    let start = ScrollPoint(x: 195, y: 500)
    let way = ScrollVector(dx: dx, dy: dy)
    let length = (dx * dx + dy * dy).squareRoot()
    return .flick(from: start, to: start + way, velocity: velocity / length * way)
  }

  private static func swipe(
    _ dx: Double, _ dy: Double, velocity: Double, on id: ScrollScreen.ID, in screen: inout ScrollScreen
  ) {
    screen.perform(flick(dx, dy, velocity: velocity).on(id))
    screen.advance(to: screen.instantOfRest)
  }

  // MARK: The oracle

  func testItMovesAsACardScroller() {
    var (compared, decided, coupled, expanding, others) = (0, 0, 0, 0, 0)
    forAll("a carousel of cards", count: 2000, in: { ($0.pick(ScrollAxis.allCases), $0) }) {
      axis, generator in
      var random = generator
      let carousel = Self.carousel(axis)
      let scale = random.pick([1.0, 3])
      var old = CardScroller(carousel, displayScale: scale)
      var new = Self.screen(carousel, displayScale: scale)
      let viewport = Viewport(
        frame: ScrollRect(origin: .zero, size: carousel.card.container), contentSize: .zero)
      func fault(_ what: String) -> String? {
        compared += 1
        var (old, new) = (old, new)
        old.advance(to: old.chain.now)
        new.advance(to: new.now)
        let (one, other) = (
          [old.offset, old.cardOffset],
          [new[0].contentOffset[carousel.axis], new[ScrollScreen.ID(old.selected + 1)].contentOffset[axis]]
        )
        return one == other ? nil : "\(what): \(other), not \(one)"
      }
      /// Decided otherwise: a card that is about to leave its place holds the carousel already.
      func isAboutToExpand(at instant: ScrollInstant) -> Bool {
        var screen = new
        screen.advance(to: instant)
        let id = ScrollScreen.ID(old.selected + 1)
        guard
          screen[id].contentOffset[axis] > 0
            ? screen.movingIDs.contains(0) : screen.restingOffset(of: id)[axis] > 0
        else { return false }
        expanding += 1
        return true
      }
      for number in 0..<random.integer(in: 1...8) {
        let gesture = ScrollGesture.random(
          in: viewport, of: [.tap, .drag, .flick, .flick, .cancelled, .catches], using: &random)
        let start = old.chain.now
        for (place, sample) in gesture.samples.enumerated() {
          let instant = start.advanced(by: sample.time)
          old.advance(to: instant)
          new.advance(to: instant)
          if case .touchDown = sample.input, isAboutToExpand(at: instant) { return nil }
          let selected = old.selected
          old.handle(sample.input, at: instant)
          // Decided otherwise: a touch of one card does not stop another one.
          if old.selected != selected, new.movingIDs.contains(ScrollScreen.ID(selected + 1)) {
            others += 1
            return nil
          }
          let on = ScrollScreen.ID(old.selected + 1)
          new.handle(sample.input, on: on, at: instant)
          // Decided otherwise: a carousel that a finger has caught turns as soon as its card opens.
          if old.offset != carousel.offset(of: old.selected), old.cardOffset > 0 {
            decided += 1
            return nil
          }
          // Decided otherwise: whether a slow release counts does not depend on the other axis.
          if !new.isTracking,
            old.cardOffset < 0 || old.cardOffset > old.card.outerContentLength - 844
              || new[0].overscroll != .zero,
            new[0].overscroll != .zero || old.offset != carousel.offset(of: old.selected)
          {
            coupled += 1
            return nil
          }
          if let fault = fault("\(number).\(place) \(sample.input)") { return fault }
        }
        if random.happens(onceIn: 3) {
          let turn = random.double(in: -400...400)
          let across = random.happens(onceIn: 4)
          // A wheel in the bounce of a chain leads elsewhere than in the bounce of a scroller.
          if new.ids.contains(where: { new[$0].overscroll != .zero }) { return nil }
          let wheel = Scroller.Input.wheel(
            ScrollVector { ($0 == axis) != across ? turn : 0 }, random.pick([nil, .wheel]))
          let instant = old.chain.now.advanced(by: .milliseconds(1))
          if isAboutToExpand(at: instant) { return nil }
          old.handle(wheel, at: instant)
          new.handle(wheel, on: ScrollScreen.ID(old.selected + 1), at: instant)
          if let fault = fault("\(number) \(wheel)") { return fault }
        }
        let waits = random.happens(onceIn: 2) ? 1000 : random.integer(in: 0...30)
        for _ in 0..<waits where old.chain.joined.isMoving || new.isMoving {
          let instant = old.chain.now.advanced(by: .milliseconds(16))
          old.advance(to: instant)
          new.advance(to: instant)
          if let fault = fault("\(number)") { return fault }
        }
      }
      return nil
    }
  }
}
