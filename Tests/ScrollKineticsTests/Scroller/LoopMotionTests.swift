/// Content without an end.
final class LoopMotionTests: XCTestCase {
  private let loop = ScrollLoop(on: .horizontal, length: 900)

  private func scroller(at offset: Double = 0, _ physics: Scroller.Physics = .uiKit) -> Scroller {
    let viewport = Viewport(300, 300, content: 900, 300, contentOffset: ScrollPoint(offset, 0))
    return Scroller(viewport: loop.viewport(viewport, longestItem: 300), physics: physics)
  }

  /// A script whose content has no end along one axis, and the same some turns further on.
  private struct Scene: Shrinkable {
    var script: ScrollerScript
    var loop: ScrollLoop
    var turns: Double

    init(_ generator: inout SplitMix64) {
      let axis = generator.pick(ScrollAxis.allCases)
      script = ScrollerScript(&generator, kinds: [.touches, .drags, .program, .scrolls])
      script.viewport.displayScale = generator.pick([1, 2, 3])
      // Places that are no multiples of a quarter of a pixel, at which no two are equally near.
      let view = 60 + 6 * (script.viewport.frame.size[axis] / 6).rounded() + 1
      script.viewport.frame.size[axis] = view
      // One item as long as the view, two, three, many.
      let count = Double(generator.pick([1, 2, 3, 40]))
      loop = ScrollLoop(on: axis, length: view * count, start: generator.pick([0, -70]))
      script.viewport.contentSize[axis] = loop.length
      script.viewport = loop.viewport(script.viewport)
      script.physics.snapping = .none
      let (item, part) = (view, (view / 3).rounded() + 0.21875)
      let items = [SnapItem(0...part, stopsAlways: true), SnapItem(part...item, alignment: 1)]
      script.physics.snapping[axis] = generator.pick([
        nil, SnapRule.paging(), SnapRule(.every(item)),
        SnapRule(.repeated([SnapItem(0...part), SnapItem(part...item)], every: item)),
        SnapRule(.repeated(items, every: item), reach: .atMost(2), scrollsLongItemsFreely: true),
      ])
      let snapping = script.physics.snapping
      script.changePhysics { $0.snapping = snapping }
      turns = generator.pick([-1, 1, 7, -1000, 0x1p20])
    }
    var removals: [Scene] { removals(of: \.script) }

    /// The script at `turns`.
    var elsewhere: ScrollerScript {
      var script = script
      let (axis, distance) = (loop.axis, turns * loop.length)
      script.viewport.contentOffset[axis] += distance
      script.steps = script.steps.map {
        .init(delay: $0.delay, action: $0.action.moved(by: distance, on: axis))
      }
      return script
    }
  }

  /// Law: in every phase the same is shown whichever turn the content is in, of loops of one, two, three and forty items, along
  /// both axes, by fingers, trackpads, wheels, keys and the program, with snap rules that repeat. No limit is met.
  /// Catches: `endlessAxis == axis` made false in `Viewport.limits`; `rect[$0]` in `Viewport.contentOffset(revealing:)` made
  /// `content[$0]`; `turn - 1` in `NumberedPoints` made `turn`; `turns - 1` in `SnapAreaPlaces.unboundedCopy` made `turns`.
  func testEveryTurnShowsTheSame() {
    var moved = 0
    forAll("turns", count: 1500, in: { Scene(&$0) }) { scene in
      let (loop, axis, distance) = (scene.loop, scene.loop.axis, scene.turns * scene.loop.length)
      for (step, (here, there)) in zip(scene.script.moments(), scene.elsewhere.moments()).enumerated() {
        let (one, other) = (here.after, there.after)
        if step > 0, one.contentOffset != here.before.contentOffset { moved += 1 }
        let (offset, image) = (one.contentOffset[axis], other.contentOffset[axis])
        // Turns far apart have other last digits.
        let way = image - offset - distance
        if way.magnitude > 1e-5 { return "step \(step): \(way) elsewhere" }
        let places = (loop.wrapped(offset), loop.wrapped(image))
        let apart = (places.0 - places.1).magnitude
        if Swift.min(apart, loop.length - apart) > 1e-5 { return "step \(step): shows \(places)" }
        if one.phase != other.phase { return "step \(step): \(one.phase) and \(other.phase)" }
        if [one, other].contains(where: { $0.viewport.overscroll[axis] != 0 }) { return "\(step): bounces" }
        if let a = one.target, let b = other.target, (b[axis] - a[axis] - distance).magnitude > 1e-5 {
          return "step \(step): targets \(a), \(b)"
        }
      }
      return nil
    }
    assertMet(moved, moreThan: 5000)
  }

  /// Catches: one limit of `endlessAxis == axis` made 0 in `Viewport.limits`.
  func testMirrored() {
    forAll("mirrored loops", count: 400, in: { Scene(&$0) }) { scene in
      var script = changed(scene.script) { $0.physics.snapping = .none }
      for index in script.steps.indices {
        if case .physics = script.steps[index].action { script.steps[index].action = .advance }
      }
      return script.mirrorFault
    }
  }

  /// Between frames, and where inputs come, what is shown goes on where it was: on the circle the way shown is that of the
  /// content.
  /// Catches: `endless.endlessAxis = axis` left out of `ScrollLoop.viewport`.
  func testContinuousAtAnySpeed() {
    forAllSeeds("continuous", count: 400) { generator in
      var scroller = scroller(at: Double(generator.integer(in: 0...899)))
      // Up to 10⁹ turns in a second.
      let velocity = generator.double(exponents: 0...40)
      scroller.handle(all: [.began, .ended(velocity: ScrollVector(velocity, 0))], at: .origin)
      let predicted = (scroller.restingOffset.x, scroller.instantOfRest)
      var (last, lastVelocity) = (scroller.x, scroller.velocity.dx)
      while scroller.isMoving {
        let step = generator.pick([1e-9, 1e-4, 0.016, 0.4])
        scroller.advance(bySeconds: step)
        let x = scroller.x
        let reach = Swift.max(lastVelocity.magnitude, scroller.velocity.dx.magnitude) * step
        if (x - last).magnitude > reach * 1.001 + 1 + 4 * x.ulp { return "jumps by \(x - last)" }
        if reach < 450 {
          let way = (loop.wrapped(x) - loop.wrapped(last) + 450).remainder(dividingBy: 900)
          let shown = (way + 900).truncatingRemainder(dividingBy: 900) - 450
          if (shown - (x - last)).magnitude > 4 * x.ulp + 1e-9 { return "shows \(shown), moves \(x - last)" }
        }
        if !(0..<900).contains(loop.wrapped(x)) || !x.isFinite { return "at \(x)" }
        if scroller.viewport.overscroll.dx != 0 { return "bounces" }
        (last, lastVelocity) = (x, scroller.velocity.dx)
      }
      let isThere = loop.wrapped(last) == loop.wrapped(predicted.0) && scroller.now >= predicted.1
      if !isThere { return "rests at \(last), not at \(predicted)" }
      // A finger there moves it as anywhere.
      if last.magnitude < 1e9 {
        scroller.handle(all: [.began, .moved(by: ScrollVector(30, 0))])
        if (scroller.x - (last - 30)).magnitude > 1e-3 { return "the finger is lost" }
      }
      return nil
    }
  }

  /// When a flight passes the copies of a place: at each instant that place is shown, and between two of them it is not.
  /// Catches: `endless.endlessAxis = axis` left out of `ScrollLoop.viewport`.
  func testWhenAPlaceIsShown() throws {
    for velocity in [-4000.0, 4000] {
      var flight = scroller(at: 100)
      flight.handle(all: [.began, .ended(velocity: ScrollVector(velocity, 0))], at: .origin)
      let (start, end) = (100.0, flight.restingOffset.x)
      let (low, high) = (Swift.min(start, end), Swift.max(start, end))
      let copies = (-9...9).map { 250 + 900 * Double($0 as Int) }.filter { low < $0 && $0 < high }
      XCTAssertGreaterThan(copies.count, 1)
      var instants: [ScrollInstant] = []
      for copy in copies {
        let instant = try XCTUnwrap(flight.instant(reaching: copy, on: .horizontal))
        instants.append(instant)
        XCTAssertEqual(loop.wrapped(flight.contentOffset(at: instant).x), 250, accuracy: 1e-5)
        // The same by the timeline of the item that begins there, from where it touches the view's beginning.
        let item = ScrollRect(copy, 0, 90, 300)
        let timeline = ViewTimeline(of: item, in: flight.viewport, on: .horizontal)[.exit]
        XCTAssertEqual(flight.instant(reaching: 0, of: timeline), instant)
      }
      // Sign changes of the way to the place, found frame by frame.
      var (passed, before) = (0, (loop.wrapped(100) - 250))
      let rest = flight.instantOfRest
      while flight.now < rest {
        flight.advance(by: .milliseconds(4))
        let way = loop.wrapped(flight.contentOffset.x) - 250
        if (way > 0) != (before > 0), way.magnitude < 100 { passed += 1 }
        before = way
      }
      XCTAssertEqual(passed, instants.count)
    }
  }

  /// Pages, scroll bars and timelines read the viewport in the first turn: the page, the bar and the progress are those of the
  /// wrapped offset, continuous but for the seam.
  /// Catches: `viewport.frame.size[axis]` left out of `ScrollLoop.wrapped`; `safeArea` left out.
  func testPagesAndScrollBars() throws {
    forAllSeeds("shown in the first turn", count: 400) { generator in
      let (axis, count) = (generator.pick(ScrollAxis.allCases), generator.integer(in: 1...9))
      let loop = ScrollLoop(on: axis, length: 300 * Double(count))
      var viewport = Viewport(
        frame: ScrollRect(0, 0, 300, 300), contentSize: ScrollSize { $0 == axis ? loop.length : 300 },
        safeAreaInsets: ScrollInsets(top: 40, left: 8, bottom: 20),
        contentInsetAdjustmentBehavior: generator.pick([.never, .always, .automatic]))
      viewport = loop.viewport(viewport)
      let pages = Pages(of: loop.wrapped(viewport), on: axis)
      guard pages.count == count, pages.limits == 0...loop.length else { return "\(pages)" }
      let bar = ScrollIndicator()
      var last: (page: Double, start: Double)?
      let turn = Double(generator.integer(in: -1000...1000))
      for quarter in 0..<4 * count {
        viewport.contentOffset[axis] = turn * loop.length + 75 * Double(quarter)
        let shown = loop.wrapped(viewport)
        let offset = shown.contentOffset[axis]
        if offset != 75 * Double(quarter) || shown.overscroll != .zero { return "\(shown)" }
        let page = pages.position(at: offset)
        if page != Swift.min(Double(quarter) / 4, Double(count - 1)) { return "page \(page) at \(quarter)" }
        guard let thumb = bar.frame(on: axis, in: shown), let track = bar.trackFrame(on: axis, in: shown)
        else { return "no bar" }
        let start = thumb[axis].lowerBound - track[axis].lowerBound
        let expected = Double(quarter) / Double(4 * count) * (track.size[axis] - thumb.size[axis])
        if (start - expected).magnitude > 1e-9 { return "the bar at \(start), not \(expected)" }
        if let last, start <= last.start { return "the bar goes back" }
        last = (page, start)
      }
      return nil
    }
  }

  /// Content that is zoomed is a loop of its scaled length: pinched, magnified and tapped twice in any turn, it shows the same.
  /// Catches: `endlessAxis == axis` made false in `Viewport.limits`.
  func testUnderZoom() {
    forAllSeeds("a loop that zooms", count: 200) { generator in
      let axis = generator.pick(ScrollAxis.allCases)
      let turns = Double(generator.integer(in: -20...20))
      var viewport = Viewport(300, 300, content: 900, 900)
      viewport.zoomLimits = ScrollZoomLimits(from: 1, to: 4)
      // Turns of a scaled length have other places on the pixel grid.
      viewport.displayScale = 4096
      viewport = ScrollLoop(on: axis, length: 900).viewport(viewport)
      viewport.contentOffset = ScrollPoint { _ in Double(generator.integer(in: 0...2400)) / 4 }
      var here = Scroller(viewport: viewport)
      viewport.contentOffset[axis] += turns * 900
      var there = Scroller(viewport: viewport)
      var points = [ScrollPoint(100, 100), ScrollPoint(200, 160)]
      for step in 0..<12 {
        let instant = ScrollInstant(.milliseconds(16 * step))
        points = points.map { $0 + ScrollVector { _ in generator.double(in: -30...30) } }
        let scale = generator.double(in: 0.8...1.5)
        let inputs: [Scroller.Input] =
          switch step {
          case 0: points.enumerated().map { .touchDown($1, finger: $0) }
          case 1..<8: points.enumerated().map { .touchMoved($1, finger: $0) }
          case 8: [.touchUp(finger: 0), .touchUp(finger: 1)]
          default: [.magnify(by: scale, at: points[0])]
          }
        here.handle(all: inputs, at: instant)
        there.handle(all: inputs, at: instant)
        if step == 8 {
          here.advance(by: .seconds(5))
          there.advance(by: .seconds(5))
        }
        if here.phase != there.phase { return "\(here.phase) and \(there.phase)" }
        // An animation's last digit can differ.
        let scales = (here.viewport.zoomScale, there.viewport.zoomScale)
        if (scales.0 - scales.1).magnitude > 1e-9 { return "\(scales)" }
        let way = there.contentOffset[axis] - here.contentOffset[axis]
        if (way - turns * 900 * scales.0).magnitude > 0.01 { return "\(way) apart at the scale \(scales.0)" }
        if here.viewport.overscroll[axis] != 0 { return "bounces" }
      }
      return nil
    }
  }

  func testTheShortestWayAndPages() {
    var scroller = scroller(at: 850)
    let target = loop.offset(nearestTo: 850, showing: 50)
    scroller.handle(.setContentOffset(ScrollPoint(target, 0), animated: true), at: .origin)
    scroller.advance(by: .seconds(1))
    assertEqual((scroller.x, loop.wrapped(scroller.x)), (950, 50))
    // A swipe turns from the last page to the first.
    var pager = self.scroller(at: 600, Scroller.Physics(snapping: .paging))
    pager.handle(all: [.began, .ended(velocity: ScrollVector(-900, 0))], at: .origin)
    XCTAssertEqual(pager.target.map { loop.wrapped($0.x) }, 0)
    pager.advance(by: .seconds(2))
    XCTAssertEqual(pager.contentOffset.x, 900)
  }

  /// Content without an end has neither a top nor a first or last place; the other axis has.
  /// Catches: `isFarthest ? .nothing : .scrollToTop` made `.scrollToTop`.
  func testNoTop() {
    var list = Viewport(300, 300, content: 900, 900, contentOffset: ScrollPoint(10, 20))
    list = ScrollLoop(on: .vertical, length: 900).viewport(list)
    for input in [.scrollToTop, .key(.home), .key(.end), .key(.home, .uiKit)] as [Scroller.Input] {
      var scroller = Scroller(viewport: list)
      XCTAssertEqual(scroller.handle(input, at: .origin), [], "\(input)")
      XCTAssertEqual(scroller, Scroller(viewport: list))
      let screen = changed(ScrollScreen(of: list)) { $0.handle(input, on: 1, at: .origin) }
      assertEqual((screen[1].contentOffset, screen.isMoving), (list.contentOffset, false))
    }
  }

  /// A loop in a screen, in a list that scrolls across it and in a pager that scrolls along it, moves as a scroller of its own,
  /// and hands nothing over.
  /// Catches: `question.announceRest(on: axis, of: axes[axis])` left out of `handle`; in `AxisChain.Target`,
  /// `followsMomentum: rule.followsMomentum` made `followsMomentum: false`.
  func testMembersOfAScreen() {
    forAllSeeds("a loop in a screen", count: 400) { generator in
      let physics = Scroller.Physics(
        snapping: generator.pick([.none, ScrollSnapping(SnapRule(.every(300)))]), slop: 0)
      var alone = scroller(at: Double(generator.integer(in: 0...899)), physics)
      var screen = ScrollScreen()
      screen.insert(
        Viewport(300, 600, content: 900, 600), as: 1, physics: Scroller.Physics(snapping: .paging))
      screen.insert(Viewport(300, 600, content: 300, 3000), as: 2, in: 1)
      screen.insert(alone.viewport, as: 3, in: 2, physics: physics)
      var (x, time) = (150.0, ScrollInstant.origin)
      for _ in 0..<3 {
        let way = generator.double(in: -60...60)
        var inputs: [Scroller.Input] = [.touchDown(ScrollPoint(x, 100))]
        for _ in 0..<6 {
          x += way
          inputs.append(.touchMoved(ScrollPoint(x, 100)))
        }
        inputs.append(.touchUp)
        for input in inputs {
          time = time.advanced(by: .milliseconds(8))
          alone.handle(input, at: time)
          screen.handle(input, on: input == inputs[0] ? 3 : nil, at: time)
        }
        time = time.advanced(by: .milliseconds(generator.pick([30, 300, 3000])))
        alone.advance(to: time)
        screen.advance(to: time)
        let (a, b) = (alone.contentOffset.x, screen[3].contentOffset.x)
        if (a - b).magnitude > 1e-6 { return "\(b) in the screen, \(a) alone" }
        if screen[1].contentOffset != .zero || screen[2].contentOffset != .zero { return "handed over" }
      }
      return nil
    }
  }

  /// A loop in a sheet or a list along the same axis: a finger that catches it lets it settle at its place, and the sheet stays.
  /// Found by `.ci/fuzz/run screen`.
  /// Catches: `viewport.endlessAxis != sheet.axis` left out of `ScrollScreen.move`.
  func testALoopAlongItsSheet() {
    let loop = ScrollLoop(on: .vertical, length: 3000)
    var viewport = Viewport(200, 224, content: 200, 3000, contentOffset: ScrollPoint(0, 848))
    viewport = loop.viewport(viewport)
    let sheet = ScrollSheet(
      container: ScrollRect(0, 0, 300, 390), detents: [.length(120), .fraction(0.5), .inset(44)])
    for isInSheet in [false, true] {
      var screen = ScrollScreen()
      if isInSheet {
        screen.insert(sheet, as: 1, detent: 1)
      } else {
        screen.insert(Viewport(200, 300, content: 200, 900), as: 1)
      }
      screen.insert(
        viewport, as: 2, in: 1,
        physics: Scroller.Physics(snapping: ScrollSnapping(SnapRule(.pages(spacing: 10)))))
      screen.insert(Viewport(frame: viewport.frame, contentSize: ScrollSize(900, 224)), as: 3, in: 2)
      if isInSheet { screen.move(1, to: 1, animation: .eased(duration: .zero), at: .milliseconds(4)) }
      let outer = screen[1].contentOffset
      for (phase, delay) in [(.mayBegin, 10), (.cancelled, 18), (.mayBegin, 208), (.cancelled, 210)]
        as [(Scroller.ScrollPhase, Int)]
      {
        screen.handle(.scroll(.zero, phase: phase), on: 3, at: .milliseconds(delay))
        screen.checkInvariants()
      }
      screen.runToRest()
      assertEqual((screen[2].contentOffset.y, screen[1].contentOffset), (936, outer))
    }
  }
}

extension ScrollerScript.Action {
  /// The action with all offsets of the program farther along an axis.
  fileprivate func moved(by distance: Double, on axis: ScrollAxis) -> Self {
    func moved(_ point: ScrollPoint) -> ScrollPoint {
      ScrollPoint { point[$0] + ($0 == axis ? distance : 0) }
    }
    func moved(_ input: Scroller.Input) -> Scroller.Input {
      switch input {
      case .setContentOffset(let offset, let animation): .setContentOffset(moved(offset), animation)
      case .scrollRectToVisible(let rect, let animation):
        .scrollRectToVisible(ScrollRect(origin: moved(rect.origin), size: rect.size), animation)
      case .retarget(let target): .retarget(moved(target))
      default: input
      }
    }
    return switch self {
    case .input(let input): .input(moved(input))
    case .choice(let input, let target, let pastLimits):
      .choice(moved(input), target: moved(target), pastLimits: pastLimits)
    default: self
    }
  }
}
