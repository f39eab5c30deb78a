import ScrollGeometry
import XCTest

@testable import ScrollKinetics

/// A screen of a list and its shelves is a ``ShelfScroller``, bit for bit.
final class ShelfScrollerOracleTests: XCTestCase {
  private struct Page {
    var list: ShelfList
    let reach: SnapRule.Reach
    let physics: Scroller.Physics
    var screen = ScrollScreen()
    var visible: Range<Int> = 0..<0

    init(_ list: ShelfList, reach: SnapRule.Reach, physics: Scroller.Physics) {
      (self.list, self.reach, self.physics) = (list, reach, physics)
      screen.insert(list.viewport, as: -1, physics: physics)
      reuse(at: .origin)
    }

    func frame(_ shelf: Int) -> ScrollRect { list.viewport(ofShelf: shelf).frame }

    mutating func reuse(at instant: ScrollInstant) {
      let old = visible
      visible = list.visibleShelves(at: screen[-1].contentOffset[list.axis])
      // With displayLink each advance is a tick.
      defer { if visible != old { screen.advance(to: instant) } }
      let (list, reach, physics) = (list, reach, physics)
      screen.show(visible.lazy.map { ScrollScreen.ID($0) }, in: -1, at: instant) { screen, id in
        let shelf = id.rawValue
        screen.insert(
          list.shelves[shelf], frame: list.viewport(ofShelf: shelf).frame, as: id, in: -1, reach: reach,
          physics: physics)
      }
    }

    mutating func update(to new: ShelfList, at instant: ScrollInstant) {
      screen.advance(to: instant)
      for shelf in new.shelves.count..<Swift.max(list.shelves.count, new.shelves.count) {
        screen.remove(ScrollScreen.ID(shelf), at: instant)
        screen.drop(retained: ScrollScreen.ID(shelf))
      }
      list = new
      visible = visible.clamped(to: 0..<new.shelves.count)
      let viewport = new.viewport
      screen.update(-1, at: instant) {
        ($0.frame, $0.contentSize) = (viewport.frame, viewport.contentSize)
      }
      for shelf in new.shelves.indices {
        let id = ScrollScreen.ID(shelf)
        guard screen.contains(id) || screen.isRetained(id) else { continue }
        screen.update(new.shelves[shelf], frame: frame(shelf), as: id, at: instant)
      }
      reuse(at: instant)
    }

    mutating func handle(_ input: Scroller.Input, above point: ScrollPoint? = nil, at instant: ScrollInstant)
    {
      let place: ScrollPoint? = if case .touchDown(let point, _) = input { point } else { point }
      let member: ScrollScreen.ID?
      if let place {
        member = screen.member(at: place)
      } else {
        switch input {
        case .touchMoved, .touchUp, .touchCancelled, .cancelled: member = nil
        default: member = -1
        }
      }
      screen.handle(input, on: member, at: instant)
      reuse(at: instant)
    }
  }

  func testAScreenIsAShelfScroller() {
    var (entered, updates, skipped) = (0, 0, 0)
    forAll("shelves", count: 400, in: { $0 }) { generator in
      var random = generator
      let axis = random.pick(ScrollAxis.allCases)
      let reach: SnapRule.Reach = random.pick([.steps([2200, 2700]), .steps([]), .momentum, .atMost(2)])
      let physics = Scroller.Physics(integration: random.pick([.exact, .exact, .displayLink]))
      let list = ShelfList.random(&random, axis: axis)
      var old = ShelfScroller(list, reach: reach, physics: physics)
      var page = Page(list, reach: reach, physics: physics)
      func differ() -> String? {
        if page.visible != old.visibleShelves { return "visible \(page.visible), not \(old.visibleShelves)" }
        let (a, b) = (page.screen, old.screen)
        if a.ids != b.ids { return "\(a.ids), not \(b.ids)" }
        for id in a.members.map(\.id) {
          if a[id] != b[id] {
            return
              "\(id): \(a[id].contentOffset), not \(b[id].contentOffset), away \(a.isRetained(id)) \(physics.integration)"
          }
          if a.phase(of: id) != b.phase(of: id) {
            return
              "\(id): \(a.phase(of: id)) for \(b.phase(of: id)) frames \(a.ids.map { a.frame(of: $0) }) \(page.list) fingers \(a.held) \(b.held)"
          }
          if a.target(of: id) != b.target(of: id) { return "\(id): target" }
          if a.velocity(of: id) != b.velocity(of: id) { return "\(id): velocity" }
        }
        if a.now != b.now || a.instantOfRest != b.instantOfRest { return "rest" }
        if let fault = a.fault { return fault }
        return nil
      }
      for number in 0..<random.integer(in: 1...8) {
        let begin = old.screen.now
        let point = ScrollPoint(x: random.double(in: 0...390), y: random.double(in: 0...844))
        switch random.integer(in: 0...8) {
        case 0...4:
          let gesture = ScrollGesture.random(
            in: Viewport(frame: list.container, contentSize: .zero), using: &random)
          for sample in gesture.samples {
            let instant = begin.advanced(by: sample.time)
            if random.happens(onceIn: 2) {
              old.advance(to: instant)
              page.screen.advance(to: instant)
              page.reuse(at: instant)
            }
            old.handle(sample.input, at: instant)
            page.handle(sample.input, at: instant)
            if let fault = differ() { return "\(number): \(sample.input) \(fault)" }
          }
        case 5:
          let delta = ScrollVector { _ in random.double(in: -300...300) }
          old.handle(.wheel(delta), above: point, at: begin)
          page.handle(.wheel(delta), above: point, at: begin)
        case 6:
          let target = ScrollPoint { $0 == axis ? random.double(in: 0...900) : 0 }
          let animation = random.pick([nil, ScrollAnimation.uiKit])
          old.handle(.setContentOffset(target, animation), at: begin)
          page.handle(.setContentOffset(target, animation), at: begin)
        default:
          let new = ShelfList.random(&random, axis: axis)
          let instant = begin.advanced(by: .milliseconds(random.integer(in: 0...30)))
          // The old machine took a shelf that has come to rest while it was away for one in flight.
          let screen = old.screen
          if screen.members.contains(where: {
            $0.isAway && screen.phase(of: $0.id) != .idle && screen.instantOfRest(of: $0.id) <= instant
          }) {
            skipped += 1; continue
          }
          old.update(to: new, at: instant)
          page.update(to: new, at: instant)
          updates += 1
        }
        if let fault = differ() { return "\(number): \(fault)" }
        for _ in 0..<random.pick([0, 3, 20, 100]) {
          let instant = old.screen.now.advanced(by: .milliseconds(random.integer(in: 1...40)))
          let before = old.visibleShelves
          old.advance(to: instant)
          page.screen.advance(to: instant)
          page.reuse(at: instant)
          if old.visibleShelves != before { entered += 1 }
          if let fault = differ() { return "\(number), frame: \(fault)" }
        }
      }
      return nil
    }
    print("ORACLE: \(entered) ranges changed, \(updates) updates, \(skipped) skipped")
  }
}
