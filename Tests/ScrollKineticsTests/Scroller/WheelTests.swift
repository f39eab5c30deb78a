@testable import ScrollKinetics

final class WheelTests: XCTestCase {
  private static let swinging = ScrollAnimation.spring(ScrollSpring(dampingRatio: 0.2, response: 0.5))
  private static let animations: [ScrollAnimation] = [
    .wheel, .uiKit, swinging,
    .eased(duration: .milliseconds(200), timing: CubicBezier(x1: 0.3, y1: -2, x2: 0.6, y2: 3)),
    .spring(ScrollSpring(dampingRatio: 3, response: 0.3)),
  ]

  /// A scroller with the limits 0…7600 and 0…7200 that is flung along one axis, and its values on that axis.
  private struct Course {
    var axis: ScrollAxis
    var scroller: Scroller

    func turn(_ delta: Double, _ animation: ScrollAnimation?) -> Scroller.Input {
      .wheel(.along(axis, delta), animation)
    }
    var offset: Double { scroller.contentOffset[axis] }
    var target: Double? { scroller.target?[axis] }
    var velocity: Double { scroller.velocity[axis] }
    var limits: ClosedRange<Double> { scroller.viewport.limits(on: axis) }
    var timeLeft: Double { scroller.now.seconds(to: scroller.instantOfRest) }
  }

  /// Random content in motion: on either axis, in both directions, with both integrations.
  private static func flying(_ generator: inout SplitMix64) -> Course {
    let axis = generator.pick(ScrollAxis.allCases)
    let velocity = generator.double(in: 100...4000) * (generator.happens(onceIn: 2) ? 1 : -1)
    var scroller = Scroller.wide(
      at: ScrollPoint { _ in generator.double(in: 0...7200) }, generator.pick(Scroller.Physics.both))
    scroller.handle(all: [.began, .ended(velocity: ScrollVector.along(axis, 0 - velocity))], at: .origin)
    for _ in 0..<generator.integer(in: 0...20) { scroller.advance(by: .milliseconds(8)) }
    return Course(axis: axis, scroller: scroller)
  }

  /// Successive turns in both directions never pass a limit, for any springs and timing functions.
  /// Catches: `ahead <= free` left out of `plan(from:to:restDistance:staying:)`; `proposal` not brought within the
  /// limits; no `lead` behind the start in `excursion`, which the last hundreds of draws see.
  func testNeverBounces() {
    forAll("wheels do not bounce", count: 2200) { generator in
      var scroller = Scroller.wide(
        at: ScrollPoint { _ in generator.pick([0, 3, 2000, 7190, 7200]) },
        generator.pick(Scroller.Physics.both))
      for _ in 0..<8 {
        let delta = ScrollVector { _ in generator.double(in: -200...200) }
        scroller.handle(.wheel(delta, generator.pick([nil] + Self.animations)))
        for _ in 0..<generator.integer(in: 0...30) {
          scroller.advance(by: .milliseconds(11))
          XCTAssertEqual(scroller.viewport.overscroll, .zero)
        }
      }
    }
  }

  func testAHugeNotchGoesToTheEnd() {
    for (delta, animation) in product([1e9, 1e300, Double.greatestFiniteMagnitude], [nil] + Self.animations) {
      for start in [
        Scroller.tall(), .tall().flung(3000), .tall().flung(-3000), .tall(at: -90).flung(0),
        .tall(at: 7290).flung(9000),
      ] {
        XCTAssertEqual(start.handling(.wheel(.vertical(delta), animation)).rested.y, 7200)
        XCTAssertEqual(start.handling(.wheel(.vertical(-delta), animation)).rested.y, 0)
      }
    }
    var boundless = Scroller.tall {
      let anywhere = Double.greatestFiniteMagnitude
      $0.contentInset = ScrollInsets(top: anywhere, bottom: anywhere)
    }
    for delta in [Double.greatestFiniteMagnitude, -Double.greatestFiniteMagnitude, -1e9, 5] {
      boundless.handle(.wheel(.vertical(delta), .wheel))
      boundless.checkInvariants()
      boundless.advance(by: .milliseconds(20))
      boundless.checkInvariants()
    }
    XCTAssertEqual(boundless.rested.phase, .idle)
  }

  /// A turn has the same effect in any number of events: at one instant, and, except for its duration, over a second.
  /// Catches: in `extend`, `state.position = offset` with an animation too: slow content then never leaves its pixel; in
  /// `extend`, `var state = state(at: now)` made `.rest(at: state(at: now).position)`.
  func testHighResolutionTurnsAsNotchesDo() {
    let notch = 100.0
    var (whole, parts) = (Scroller.tall(), Scroller.tall())
    whole.handle(.wheel(.vertical(notch), .wheel), at: .origin)
    for _ in 0..<128 { parts.handle(.wheel(.vertical(notch / 128), .wheel), at: .origin) }
    XCTAssertEqual(whole, parts)
    // A turn of one second at 40 points per second: less than a pixel per event and per frame.
    for count in [50, 125, 1000] {
      var scroller = Scroller.tall()
      let (part, pause) = (ScrollVector.vertical(40 / Double(count)), Duration.seconds(1) / count)
      for _ in 0..<count { scroller = scroller.handling(.wheel(part, .wheel)).after(pause) }
      XCTAssertEqual(scroller.y, 2040, accuracy: 4, "\(count) events")
      XCTAssertEqual(scroller.rested.y, 2040, accuracy: 1e-9)
    }
  }

  /// A turn in the direction of a fling does not stop it: offset and velocity are continuous, and the target moves by
  /// the turn, within the limits and without overshoot.
  /// Catches: `.restarts` for `.extends` in `destination`; `.chosen(nil)` for `.following(nil)` in
  /// `continueDeceleration`, which makes the motion faster.
  func testATurnWithAFlingMovesItsTargetOn() {
    forAll("a turn with a fling moves its target", count: 400) { generator in
      var course = Self.flying(&generator)
      guard let target = course.target, course.limits.contains(course.offset), target != course.offset else {
        return
      }
      let isUpward = target > course.offset
      let delta = generator.double(in: 1...300) * (isUpward ? 1 : -1)
      let (before, events) = (course, course.scroller.take(course.turn(delta, .wheel)))
      let end = (target + delta).clamped(to: course.limits)
      if end == target {
        // The target is the limit already: the motion continues, with its bounce if it has one.
        return XCTAssertEqual(course.scroller, before.scroller)
      }
      assertEqual((events, course.scroller.phase, course.offset), ([], .decelerating, before.offset))
      XCTAssertEqual(course.velocity, before.velocity, accuracy: 1e-9 * before.velocity.magnitude)
      XCTAssertEqual(course.target!, end)
      var fastest = 0.0
      while course.scroller.isMoving {
        course.scroller.advance(by: .milliseconds(8))
        fastest = max(fastest, course.velocity.magnitude)
        XCTAssertTrue(isUpward ? course.offset <= end : course.offset >= end)
      }
      XCTAssertEqual(course.offset, end)
      // The motion takes as long as a fling: a slow one can become faster, a fast one keeps its duration.
      XCTAssertLessThan(fastest, before.velocity.magnitude + 3 * delta.magnitude)
      let (alone, turned) = (before.timeLeft, before.scroller.now.seconds(to: course.scroller.now))
      if before.velocity.magnitude > 2000 { XCTAssertGreaterThan(turned, 0.7 * alone) }
    }
  }

  /// Content past a limit: an outward turn has no effect; an inward turn moves the target of the return inside, without a jump.
  /// Catches: `limits.contains(offset)` left out of `offsetAtOnce`.
  func testContentThatBounces() {
    for animation in [nil, ScrollAnimation.wheel] {
      let starts = [(-90.0, 0.0, 1.0), (7290, 0, -1), (20, -3000, 1), (7180, 3000, -1), (-90, -500, 1)]
      for (start, velocity, sign) in starts {
        let scroller = Scroller.tall(at: start).flung(velocity).after(.milliseconds(25))
        XCTAssertNotEqual(scroller.viewport.overscroll, .zero)
        let limit = sign > 0 ? 0.0 : 7200
        XCTAssertEqual(scroller.handling(.wheel(.vertical(-40 * sign), animation)), scroller)
        var inward = scroller
        assertEqual((inward.take(.wheel(.vertical(40 * sign), animation)), inward.y), ([], scroller.y))
        XCTAssertEqual(inward.velocity.dy, scroller.velocity.dy, accuracy: 1e-9)
        XCTAssertEqual(inward.target?.y, limit + 40 * sign)
        func furthest(_ scroller: Scroller) -> Double {
          var (moving, furthest) = (scroller, scroller.viewport.overscroll.dy.magnitude)
          while moving.isMoving {
            moving.advance(by: .milliseconds(5))
            furthest = max(furthest, moving.viewport.overscroll.dy.magnitude)
          }
          return furthest
        }
        XCTAssertEqual(inward.rested.y, limit + 40 * sign)
        XCTAssertLessThanOrEqual(furthest(inward), furthest(scroller) + 0.5)
      }
    }
  }

  private func snapping(_ rule: SnapRule, at offset: Double = 0) -> Scroller {
    changed(.tall(at: offset)) { $0.physics.snapping[.vertical] = rule }
  }

  /// A notch moves to the next place in its direction at least, whatever its distance, and never comes to rest between
  /// two places.
  /// Catches: in `place(steppingUpwards:_:)`, `return nearest` without its condition.
  func testMandatoryPlaces() {
    forAll("a notch comes to rest on a place ahead", count: 400) { generator in
      let rule = generator.pick([
        SnapRule.paging(), SnapRule(.every(170)), SnapRule(.every(300), reach: .atMost(1)),
        SnapRule(.items([0...100, 130...700, 720...2000]), alignment: 0.5),
        SnapRule(.every(90), arrival: .within(.milliseconds(200))),
      ])
      var scroller = snapping(rule, at: generator.double(in: 0...7200))
      let isFlung = generator.happens(onceIn: 2)
      if isFlung { scroller = scroller.flung(generator.double(in: -3000...3000)).after(.milliseconds(60)) }
      let delta = generator.double(in: 1...400) * (generator.happens(onceIn: 2) ? 1 : -1)
      let animation = generator.pick([nil, ScrollAnimation.wheel])
      let rest = scroller.handling(.wheel(.vertical(delta), animation)).rested.y
      guard
        let places = SnapPlaces(
          of: rule, for: SnapRequest(offset: scroller.y, limits: 0...7200, viewportLength: 800))
      else { return XCTFail("no places") }
      let inside = scroller.y.clamped(to: 0...7200)
      guard let next = places.place(1, beyond: inside, isUpward: delta > 0) else {
        // At the last place the content stays, or returns to it.
        return XCTAssertTrue(
          delta > 0
            ? rest <= max(inside, places.last(isUpward: true)!)
            : rest >= min(inside, places.last(isUpward: false)!))
      }
      XCTAssertEqual(places.nearest(to: rest, comingFrom: nil), rest)
      XCTAssertTrue(delta > 0 ? rest >= next : rest <= next, "\(scroller.y) → \(rest)")
    }
  }

  /// Several turns of at most a page's width turn one page until it has arrived; on a lattice the target is the place
  /// nearest to their sum.
  func testTurnsInARowOfPlaces() {
    var pager = snapping(.paging())
    for _ in 0..<8 {
      pager.handle(.wheel(.vertical(12.5), .wheel))
      pager.advance(by: .milliseconds(10))
    }
    assertEqual((pager.target?.y, pager.rested.handling(.wheel(.vertical(-1), .wheel)).rested.y), (800, 0))
    var shelf = snapping(SnapRule(.every(170)))
    var targets: [Double] = []
    for _ in 0..<4 {
      shelf.handle(.wheel(.vertical(100), .wheel))
      targets.append(shelf.target!.y)
    }
    assertEqual((targets, shelf.rested.y), ([170, 340, 510, 680], 680))
  }

  /// No step passes an item that always stops, and long items are scrolled through.
  /// Catches: `stop` left out of `place(steppingUpwards:_:)`.
  func testItemsThatStopAndLongOnes() {
    let items = [
      SnapItem(0...100), SnapItem(100...200, stopsAlways: true), SnapItem(200...300), SnapItem(300...3000),
    ]
    let rule = SnapRule(.items(items), scrollsLongItemsFreely: true)
    XCTAssertEqual(snapping(rule).handling(.wheel(.vertical(290))).y, 100)
    XCTAssertEqual(snapping(rule, at: 300).handling(.wheel(.vertical(-290))).y, 100)
    XCTAssertEqual(snapping(rule, at: 100).handling(.wheel(.vertical(190))).y, 300)
    XCTAssertEqual(snapping(rule, at: 300).handling(.wheel(.vertical(40))).y, 340, "through the long one")
    XCTAssertEqual(snapping(rule, at: 2190).handling(.wheel(.vertical(40), .wheel)).rested.y, 2200, "its end")
    XCTAssertEqual(snapping(rule, at: 340).handling(.key(.lineUp)).y, 300)
  }

  /// Where there is no place ahead, content in flight beyond the last one comes to rest on it.
  /// Catches: in `place(steppingUpwards:_:)`, `first ?? nearest` made `first ?? offset`.
  func testAStepBeyondTheLastPlace() {
    for (sign, start) in [(1.0, 900.0), (-1, 6300)] {
      let rule = SnapRule(.offsets(sign > 0 ? [0, 300, 900] : [7200, 6900, 6300]))
      let flung = snapping(rule, at: start).flung(900 * sign).after(.milliseconds(150))
      XCTAssertGreaterThan((flung.y - start) * sign, 50)
      XCTAssertEqual(flung.handling(.wheel(.vertical(100 * sign), .wheel)).rested.y, start)
    }
  }

  /// Free ranges are free for wheels, and rules of proximity do not apply to wheels: otherwise small steps could not
  /// leave a place.
  func testWhereTheRuleDoesNotBind() {
    let near = SnapRule(.every(400), strictness: .proximity(100))
    XCTAssertEqual(snapping(near).handling(.wheel(.vertical(40))).y, 40)
    let reader = SnapRule(.offsets([0, 100, 3000]), freeRanges: [150...2000])
    XCTAssertEqual(snapping(reader, at: 100).handling(.wheel(.vertical(20))).y, 150, "its edge is next")
    XCTAssertEqual(snapping(reader, at: 500).handling(.wheel(.vertical(20))).y, 520)
    XCTAssertEqual(snapping(reader, at: 150).handling(.wheel(.vertical(-20))).y, 100)
    XCTAssertEqual(snapping(reader, at: 3000).handling(.wheel(.vertical(20))).y, 3000, "there is none ahead")
  }

  func testReducedMotionIsAtOnce() {
    let reduced = Scroller.Physics(reducesMotion: true)
    var flung = Scroller.tall(at: 2000, reduced).flung(2000).after(.milliseconds(100))
    let (offset, target) = (flung.y, flung.target!.y)
    XCTAssertEqual(flung.take(.wheel(.vertical(30), .wheel)), [.didScroll])
    XCTAssertEqual(flung.y, offset + 30, accuracy: 1e-9)
    assertEqual((flung.target!.y, flung.phase), (target + 30, .decelerating))
  }
}
