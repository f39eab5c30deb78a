@testable import ScrollKinetics

/// An item that is dragged to an edge.
final class EdgeScrollTests: XCTestCase {
  /// A frame of 800 has zones of 100: half way into one, content scrolls with 1500/4 points per second after 0.4 s.
  /// Catches: 1500, 0.2 and 100 in `Viewport.edgeScrollVelocity`, 0.4 in `RampedCurve`.
  func testFigures() {
    let figures: [(pointer: Double, seconds: Double, distance: Double)] = [
      (750, 0.2, 18.75), (750, 0.4, 75), (750, 1.4, 450), (800, 0.4, 300), (950, 1.4, 1800),
      (725, 1.4, 112.5), (700, 5, 0), (400, 5, 0), (100, 5, 0),
    ]
    for ((pointer, seconds, distance), isMirrored) in product(figures, [false, true]) {
      var scroller = Scroller.tall(at: 3600)
      scroller.handle(.edgeScroll(ScrollPoint(200, isMirrored ? 800 - pointer : pointer)), at: .origin)
      scroller.advance(to: .seconds(seconds))
      XCTAssertEqual(scroller.y, 3600 + (isMirrored ? -distance : distance), accuracy: 1e-9)
    }
    // A fifth of a short frame, inside its insets.
    var short = Scroller.tall(at: 1000) {
      $0.frame = ScrollRect(0, 50, 400, 300)
      $0.contentInset = ScrollInsets(top: 60, bottom: 40)
    }
    short.handle(.edgeScroll(ScrollPoint(0, 50 + 60 + 20)), at: .origin)
    XCTAssertEqual(short.after(.milliseconds(1400)).y, 1000 - 450, accuracy: 1e-9)
  }

  private struct Scene {
    var axis: ScrollAxis
    var integration: Scroller.Physics.Integration
    /// Where the pointer is along the axis, and for how long.
    var steps: [(place: Double, time: Duration)]

    init(_ generator: inout SplitMix64) {
      axis = generator.pick(ScrollAxis.allCases)
      integration = generator.pick(Scroller.Physics.Integration.allCases)
      steps = (0..<generator.integer(in: 1...8)).map { _ in
        let zone = Double(generator.integer(in: 0...440)) / 4
        return (
          generator.pick([zone, 400 - zone, 200]), .nanoseconds(generator.integer(in: 0...700_000_000))
        )
      }
    }

    var mirrored: Scene { changed(self) { $0.steps = steps.map { (400 - $0.place, $0.time) } } }

    /// Content from −5000 to 5000 in a frame of 400, at 0.
    var scroller: Scroller {
      Scroller(
        viewport: Viewport(
          400, 400, content: 400, 400, contentInset: ScrollInsets(5000, 5000, 5000, 5000),
          contentOffset: .zero), physics: Scroller.Physics(integration: integration))
    }

    func point(_ place: Double) -> ScrollPoint { ScrollPoint { $0 == axis ? place : 200 } }

    /// Runs the steps, with further frames at the given shares of each, and returns the scroller after each step.
    func run(frames: [Double] = []) -> [Scroller] {
      var scroller = scroller
      return steps.map { step in
        scroller.handle(.edgeScroll(point(step.place)))
        let start = scroller.now
        for share in frames {
          scroller.advance(to: start.advanced(by: .seconds(step.time.inSeconds * share)))
        }
        scroller.advance(to: start.advanced(by: step.time))
        scroller.checkInvariants()
        return scroller
      }
    }
  }

  /// The content moves by the integral of the velocity, from the pointer's entry into the zone on.
  /// Catches: `over + since.seconds(to: now)` in `MovingAxis.edgeScroll` made `since.seconds(to: now)`;
  /// `(push.velocity > 0) == (velocity > 0)` left out; `elapsed + ramp / 2` in `RampedCurve.share` made `ramp / 2`; in
  /// `endAutoscroll(coasts:_:at:)`, the rounding left out.
  func testTheContentMovesByTheIntegral() {
    forAll("integral", in: { Scene(&$0) }) { scene in
      var (expected, entry, last, now) = (0.0, 0.0, 0.0, 0.0)
      func way(_ time: Double) -> Double { time < 0.4 ? time * time / 0.8 : time - 0.2 }
      for (step, state) in zip(scene.steps, scene.run()) {
        let depth = min(1, max(80 - step.place, step.place - 320) / 80)
        let velocity = depth > 0 ? (step.place > 200 ? 1500 : -1500) * depth * depth : 0
        if velocity * last <= 0 { entry = now }
        // Content that stops is rounded to the pixel grid.
        if last != 0 && velocity == 0 { expected = expected.rounded() }
        let end = now + step.time.inSeconds
        if velocity != 0 { expected += velocity * (way(end - entry) - way(now - entry)) }
        (last, now) = (velocity, end)
        let shown = state.contentOffset[scene.axis]
        if (shown - expected).magnitude > 1e-6 { return "\(shown), not \(expected), at \(now)" }
        let speed = velocity * min(1, (now - entry) / 0.4)
        if (state.velocity[scene.axis] - speed).magnitude > 1e-6 { return "\(state.velocity), not \(speed)" }
        expected = shown
      }
      return nil
    }
  }

  /// Frames change no bit, a repeated pointer neither; a mirrored drag is mirrored, bit for bit.
  /// Catches: `if push.velocity == velocity { return true }` left out; `state(at: now).position` in `edgeScroll` made `offset`
  /// with a rounding; `behind > 0 ? speed : 0 - speed` made `speed`.
  func testFramesRepetitionsAndMirrors() {
    forAll("frames", in: { (Scene(&$0), $0) }) { scene, generator in
      var generator = generator
      let plain = scene.run()
      let shares = (0..<4).map { _ in generator.double(in: 0...1) }.sorted()
      let (sliced, mirrored) = (scene.run(frames: shares), scene.mirrored.run())
      for (index, scroller) in plain.enumerated() {
        if sliced[index] != scroller { return "\(sliced[index].contentOffset) with frames" }
        let (offset, image) = (scroller.contentOffset[scene.axis], mirrored[index].contentOffset[scene.axis])
        if image != 0 - offset { return "\(image) in the mirror, not \(offset)" }
        let repeated = scroller.handling(.edgeScroll(scene.point(scene.steps[index].place)))
        if repeated != scroller { return "a repeated pointer" }
      }
      return nil
    }
  }

  /// Content that is pushed by a pointer or a velocity, and grows meanwhile.
  private struct Growing {
    var axis: ScrollAxis
    var isUpward: Bool
    var isAtEdge: Bool
    /// The content ahead.
    var room: Double
    /// The depth of the pointer in its zone, of 1; or the velocity in thousands of points per second.
    var push: Double
    /// The time before each growth of the content.
    var steps: [(time: Duration, growth: Double)]

    init(_ generator: inout SplitMix64) {
      axis = generator.pick(ScrollAxis.allCases)
      isUpward = generator.happens(onceIn: 2)
      isAtEdge = generator.happens(onceIn: 2)
      room = generator.pick([0, generator.double(in: 1...400)])
      push = generator.double(in: 0.1...1)
      steps = (0..<generator.integer(in: 1...6)).map { _ in
        (.nanoseconds(generator.integer(in: 0...900_000_000)), generator.double(in: 0...300))
      }
    }

    var velocity: Double { isAtEdge ? 1500 * push * push : 1000 * push }

    /// How far the content has come after each step, with further frames in each.
    func run(frames: [Double] = []) -> [Scroller] {
      var scroller = Scroller(
        viewport: Viewport(
          frame: ScrollRect(0, 0, 400, 400), contentSize: ScrollSize { _ in 400 + room },
          contentOffset: ScrollPoint { $0 == axis && !isUpward ? room : 0 }))
      let place = 320 + 80 * push
      let input =
        isAtEdge
        ? Scroller.Input.edgeScroll(ScrollPoint { $0 != axis ? 200 : isUpward ? place : 400 - place })
        : .autoscroll(ScrollVector { $0 != axis ? 0 : isUpward ? velocity : 0 - velocity })
      scroller.handle(input, at: .origin)
      return steps.map { step in
        let start = scroller.now
        for share in frames {
          scroller.advance(to: start.advanced(by: .seconds(step.time.inSeconds * share)))
        }
        scroller.advance(to: start.advanced(by: step.time))
        let length = scroller.viewport.contentSize[axis]
        scroller.apply(ContentChange(on: axis, at: isUpward ? length : 0, inserting: step.growth))
        scroller.checkInvariants()
        return scroller
      }
    }
  }

  /// A limit holds the content up for as long as it stays; the ramp goes on from the moment of entry.
  /// Catches: `resumeAutoscroll(at:)` left out of `Scroller.make`; `since: now` for `since: start` in `MovingAxis.catchUp`;
  /// `!isMoving || (isAutoscrolled && limits.contains(start))` in `MovingAxis.begin` made
  /// `isAutoscrolled && limits.contains(start)`; in `MovingAxis.adapt`, `state.position + distance` as `state.position`, or
  /// `case .autoscroll where isAutoscrolled` left out.
  func testALimitOnlyHoldsItUp() {
    forAll("it goes on as soon as the limit moves on", in: { (Growing(&$0), $0) }) { growing, generator in
      var generator = generator
      let shares = (0..<3).map { _ in generator.double(in: 0...1) }.sorted()
      let (states, sliced) = (growing.run(), growing.run(frames: shares))
      var (distance, end, now) = (0.0, growing.room, 0.0)
      func way(_ time: Double) -> Double {
        growing.isAtEdge ? (time < 0.4 ? time * time / 0.8 : time - 0.2) : time
      }
      for (index, step) in growing.steps.enumerated() {
        let then = now + step.time.inSeconds
        distance = min(end, distance + growing.velocity * (way(then) - way(now)))
        (now, end) = (then, end + step.growth)
        let viewport = states[index].viewport
        let (limits, offset) = (viewport.limits(on: growing.axis), viewport.contentOffset[growing.axis])
        let left = growing.isUpward ? limits.upperBound - offset : offset - limits.lowerBound
        let ahead = end - distance
        if (ahead - left).magnitude > 1e-6 { return "\(left) ahead, not \(ahead), at \(now)" }
        if states[index].isMoving != (left > 0) { return "\(states[index].phase), with \(left) ahead" }
        if states[index] != sliced[index] { return "frames change \(states[index].contentOffset)" }
      }
      let last = states[states.count - 1]
      let decoded = try! last.coded()
      var (later, shifted) = (last.after(.seconds(3)), last.after(.seconds(3)))
      shifted.shiftTime(by: .seconds(7))
      for _ in 0..<2 {
        later.update { $0.contentSize[growing.axis] += 100 }
        shifted.update { $0.contentSize[growing.axis] += 100 }
        if later.axes[growing.axis].motion != shifted.axes[growing.axis].motion { return "another time line" }
      }
      return decoded == last ? nil : "decoded as another one"
    }
  }

  /// Catches: `isBlocked` left out of `Scroller.interrupt`, and of `.stop` in `intent(of:at:)`.
  func testWhatEndsItAtTheLimit() {
    for (isAtEdge, isMirrored) in product([true, false], [false, true]) {
      let edge = Scroller.Input.edgeScroll(ScrollPoint(200, isMirrored ? 10 : 790))
      let push = isAtEdge ? edge : .autoscroll(.vertical(isMirrored ? -700 : 700))
      let waiting = Scroller.tall(at: isMirrored ? 100 : 7100).handling(push).after(.seconds(2))
      assertEqual((waiting.phase, waiting.y), (.idle, isMirrored ? 0 : 7200))
      func goesOn(_ scroller: Scroller) -> Bool {
        let grown = scroller.applying(ContentChange(on: .vertical, at: isMirrored ? 0 : 8000, inserting: 500))
        return grown.phase == .animating && grown.target?.y == (isMirrored ? 0 : 7700)
      }
      XCTAssertTrue(goesOn(waiting))
      XCTAssertTrue(goesOn(waiting.handling(push)))
      let left = isAtEdge ? Scroller.tall(at: waiting.y).after(.seconds(2)) : waiting
      XCTAssertEqual(waiting.handling(.edgeScroll(nil)), left)
      for end in [
        [Scroller.Input.autoscroll(.zero)], [.stop], [.touchDown(.zero), .touchUp],
        [.held, .ended(velocity: .zero)], [.setContentOffset(ScrollPoint(0, 3000), nil)],
        [.wheel(.vertical(isMirrored ? 50 : -50))], [.scrollToTop],
      ] { XCTAssertFalse(goesOn(end.reduce(waiting) { $0.handling($1) }.after(.seconds(3))), "\(end)") }
    }
    // Rows that go and come.
    var shorter = Scroller.tall(at: 7100).handling(.autoscroll(.vertical(700))).after(.seconds(2))
    shorter.update { $0.contentSize.height = 7000 }
    XCTAssertEqual(shorter.y, 6200)
    shorter.update { $0.contentSize.height = 7500 }
    XCTAssertEqual(shorter.after(.milliseconds(100)).y, 6270, accuracy: 1e-9)
  }

  /// The list that comes to its limit hands over to the page; where rows come, it goes on, and the page stops. One that has nothing
  /// to hand over to waits.
  /// Catches: `scrollAtEdges` left out of `ScrollScreen.end`.
  func testALimitThatMovesOnInAScreen() {
    let pointer = Scroller.Input.edgeScroll(ScrollPoint(200, 400))
    var screen = changed(screen()) { $0.advance(to: .seconds(0.45), after: pointer, on: 3) }
    assertEqual((screen[3].contentOffset.y, screen.phase(of: 2)), (200, .animating))
    screen.apply(ContentChange(on: .vertical, at: 600, inserting: 100), to: 3, at: screen.now)
    assertEqual((screen.phase(of: 3), screen.phase(of: 2)), (.animating, .idle))
    screen.advance(to: .seconds(30))
    XCTAssertEqual([3, 2, 1].map { screen[$0].contentOffset.y }, [300, 300, 1600])
    XCTAssertFalse(screen.isMoving)
    // All are at their limits.
    screen.update(1, at: screen.now) { $0.contentSize.height += 1500 }
    XCTAssertEqual(screen.phase(of: 1), .animating)
    screen.advance(to: .seconds(30.5))
    XCTAssertEqual(screen[1].contentOffset.y, 1600 + 1500 * 0.3, accuracy: 1e-6)
    screen.update(3, at: screen.now) { $0.contentSize.height += 100 }
    XCTAssertEqual(screen.phase(of: 1), .idle)
    screen.handle(.edgeScroll(nil), at: screen.now)
    XCTAssertFalse(screen.isMoving)
    screen.update(3, at: screen.now) { $0.contentSize.height += 100 }
    XCTAssertFalse(screen.isMoving)

    var alone = ScrollScreen(of: Scroller.tall(at: 7000).viewport)
    var scroller = Scroller.tall(at: 7000)
    let edge = Scroller.Input.edgeScroll(ScrollPoint(200, 780))
    alone.handle(edge, on: 1, at: .origin)
    scroller.handle(edge, at: .origin)
    for (seconds, growth) in [(0.2, 20.0), (0.3, 100), (5, 400), (5.2, 50)] {
      alone.advance(to: .seconds(seconds))
      scroller.advance(to: .seconds(seconds))
      alone.update(1, at: alone.now) { $0.contentSize.height += growth }
      scroller.update { $0.contentSize.height += growth }
      assertEqual((alone[1], alone.phase(of: 1)), (scroller.viewport, scroller.phase))
    }
  }

  /// Catches: `isAtEdge ? axes[axis].isEdgeScrolled` in `Scroller.autoscroll` made `isAutoscrolled`.
  func testWhatEndsIt() {
    let edge = Scroller.Input.edgeScroll(ScrollPoint(200, 800))
    let moving = Scroller.tall(at: 2000).handling(edge).after(.microseconds(300_123))
    XCTAssertEqual(moving.phase, .animating)
    for input in [Scroller.Input.edgeScroll(nil), .edgeScroll(ScrollPoint(200, 400)), .autoscroll(.zero)] {
      var stopped = moving
      XCTAssertEqual(stopped.handle(input).last, .didEndScrollingAnimation)
      assertEqual((stopped.y, stopped.phase), (moving.y.rounded(), .idle))
    }
    // A snap rule decides where it stops.
    let paging = Scroller.tall(at: 2400, Scroller.Physics(snapping: .paging))
    XCTAssertEqual(paging.handling(edge).after(.seconds(1)).handling(.edgeScroll(nil)).target?.y, 3200)
    // A stick goes on beside a dragged item.
    let pushed = Scroller.tall(at: 2000).handling(.autoscroll(.vertical(100)))
    XCTAssertEqual(pushed.handling(.edgeScroll(nil)), pushed)
    // Only its end counts where scrolling is disabled since.
    let disabled = moving.updating { $0.isScrollEnabled = false }
    assertEqual((disabled.handling(edge), disabled.handling(.edgeScroll(nil)).phase), (disabled, .idle))
    XCTAssertEqual(Scroller.tall(at: 7200).handling(edge).phase, .idle)
  }

  /// Catches: in `MovingAxis.plan(of:from:at:)`, `elapsed + (now.map` made `(now.map`.
  func testLimitsCanChangeMeanwhile() {
    let near = Scroller.tall(at: 2000).handling(.edgeScroll(ScrollPoint(200, 730))).after(.milliseconds(100))
    var scroller = near.handling(.edgeScroll(ScrollPoint(200, 750))).after(.milliseconds(100))
    let (offset, velocity) = (scroller.y, scroller.velocity.dy)
    scroller.update { $0.contentSize.height = 20_000 }
    XCTAssertEqual(scroller.y, offset)
    XCTAssertEqual(scroller.velocity.dy, velocity, accuracy: 1e-9)
    XCTAssertEqual(scroller.target?.y, 19_200)
    // Half of the ramp is over.
    XCTAssertEqual(scroller.after(.milliseconds(1200)).y, offset + 375 * 1.15, accuracy: 1e-9)
    scroller.update { $0.contentSize.height = 2850 }
    XCTAssertEqual(scroller.after(.seconds(3)).y, 2050)
  }

  /// A list in a page; the page is in a larger one.
  private func screen() -> ScrollScreen {
    func square(_ length: Double) -> Viewport { Viewport(400, 400, content: 400, length) }
    return ScrollScreen(of: square(2000), square(700), square(600))
  }

  private func offsets(_ screen: ScrollScreen) -> [Double] { [3, 2, 1].map { screen[$0].contentOffset.y } }

  /// The innermost scrolls first; at the instant at which it comes to its limit, the next one goes on: whatever frames there are.
  /// Catches: `handOverEdgeScrolls` left out of `ScrollScreen.stepHandingOver(to:)`; `handOverEdgeScrolls` left out of `begin(at:)`.
  func testTheNextMemberGoesOn() {
    let pointer = Scroller.Input.edgeScroll(ScrollPoint(200, 360))
    let screen = changed(screen()) { $0.handle(pointer, on: 3, at: .origin) }
    // With 375 points per second, 200 points take 0.2 + 200/375 s, and 300 points 0.2 + 0.8 s.
    let (first, second) = (0.2 + 200 / 375.0, 0.4 + 500 / 375.0)
    var whole = screen
    let changes = whole.advance(to: .seconds(second + 0.4))
    for (place, end) in zip(offsets(whole), [200.0, 300, 75]) { XCTAssertEqual(place, end, accuracy: 1e-6) }
    XCTAssertEqual(changes.events(of: 3), [.didScroll, .didEndScrollingAnimation])
    XCTAssertEqual(changes.events(of: 2), [.didScroll, .didEndScrollingAnimation])
    XCTAssertEqual(changes.events(of: 1), [.didScroll])
    forAll("frames", count: 100) { generator in
      var sliced = screen
      let frames = (0..<generator.integer(in: 0...9)).map { _ in generator.double(in: 0...second + 0.4) }
      for frame in frames.sorted() {
        sliced.advance(to: .seconds(frame))
        sliced.checkInvariants()
        // An input of no member.
        if generator.happens(onceIn: 3) { sliced.handle(.stop, at: sliced.now) }
      }
      XCTAssertEqual(try? sliced.coded(), sliced)
      sliced.advance(to: .seconds(second + 0.4))
      XCTAssertEqual(offsets(sliced), offsets(whole))
    }
    // A touch in between finds the list at its limit, and the page on its way.
    let touched = changed(screen) { $0.handle(.held, at: .seconds(first + 0.4)) }
    XCTAssertEqual(touched[3].contentOffset.y, 200)
    XCTAssertTrue(touched.phase(of: 2) == .animating)
    // The item is dropped.
    whole.handle(.edgeScroll(nil), at: whole.now)
    assertEqual((whole.isMoving, whole[1].contentOffset.y), (false, 75))
  }

  /// The zones lie where a member is visible: under a full header, and in a sheet that is not at its largest detent.
  /// Catches: in `edgeScrollVelocity(of:under:on:waiting:)`, `visible: visibleFrame(of: id, inContainers: true)` made `visible: nil`; in
  /// `ScrollScreen.clip(of:)`, `frame(of: id).intersection(container)` made `frame(of: id)`.
  func testTheZonesAreVisible() {
    let (window, rows) = (ScrollRect(0, 0, 390, 844), ScrollSize(390, 3000))
    let header = CollapsingHeader(length: 148, collapsedLength: 44)
    let sheet = ScrollSheet(container: window, detents: [.fraction(0.5), .inset(44)])
    for isSheet in [false, true] {
      var screen = ScrollScreen()
      if isSheet {
        screen.insert(sheet, as: 1)
        screen.insert(sheet.listViewport(contentSize: rows), as: 2, in: 1)
      } else {
        screen.insert(.header(header, over: window), as: 1)
        screen.insert(header.listViewport(in: window, contentSize: rows), as: 2, in: 1)
      }
      XCTAssertEqual(screen.visibleFrame(of: 2), ScrollRect(0, isSheet ? 422 : 148, 390, isSheet ? 800 : 696))
      screen.advance(by: .seconds(1), after: .edgeScroll(ScrollPoint(195, 843)))
      XCTAssertGreaterThan(screen[2].contentOffset.y, 100)
    }
  }

  /// Members in one another, along one axis or both, with pointers that come and go, a program that scrolls the other axis, and
  /// members that leave and come back.
  private struct Nested: CustomStringConvertible {
    var screen = ScrollScreen()
    var steps: [ActionStep<ScrollScreen.Call>] = []

    init(_ generator: inout SplitMix64) {
      // Often lists of one size, in which a pointer at the edge is at the edge of all.
      let isAligned = generator.happens(onceIn: 2)
      for number in 0..<generator.integer(in: 1...4) {
        let axes = generator.pick(
          [[.vertical], [.vertical], [.horizontal], [.vertical, .horizontal]] as [[ScrollAxis]])
        let size = ScrollSize { _ in isAligned ? 300 : generator.double(in: 150...400) }
        var content = size
        for axis in axes { content[axis] += generator.double(in: 0...300) }
        var viewport = Viewport(
          frame: ScrollRect(
            origin: isAligned ? .zero : ScrollPoint { _ in generator.double(in: 0...60) }, size: size),
          contentSize: content)
        if generator.happens(onceIn: 8) { viewport.endlessAxis = axes[0] }
        viewport.contentOffset = viewport.clamped(ScrollPoint { _ in generator.double(in: -100...300) })
        screen.insert(
          viewport, as: ScrollScreen.ID(number), in: number == 0 ? nil : ScrollScreen.ID(number - 1))
      }
      let (ids, innermost) = (screen.ids, screen.ids.last)
      // A list beside them, which moves, leaves and comes back.
      screen.insert(Viewport(frame: ScrollRect(500, 0, 200, 200), contentSize: ScrollSize(200, 9000)), as: 9)
      for _ in 0..<generator.integer(in: 1...9) {
        let (id, point) = (generator.pick(ids), ScrollPoint { _ in generator.double(in: -10...420) })
        let edge = ScrollPoint { _ in generator.pick([4, 150, 296, 296]) }
        let call: ScrollScreen.Call =
          switch generator.integer(in: 0...11) {
          case 0, 1: .remove(9, retaining: true)
          case 2, 3: .restore(9, in: nil)
          case 4: .input(.setContentOffset(point, .uiKit), on: 9)
          case 5: .input(generator.pick([.edgeScroll(nil), .touchDown(point), .touchUp]), on: id)
          case 6: .input(generator.pick([.scrollToTop, .stop, .setContentOffset(point, .uiKit)]), on: id)
          default: .input(.edgeScroll(isAligned ? edge : point), on: innermost)
          }
        steps.append(ActionStep(delay: .milliseconds(generator.integer(in: 0...900)), action: call))
      }
    }

    /// The screen after each of the calls, at its instant.
    func screens() -> [ScrollScreen] {
      var screen = screen
      return steps.timed().map { step, instant in
        if (try? screen.validate(step.action)) != nil { screen.execute(step.action, at: instant) }
        screen.checkInvariants()
        screen.advance(to: instant)
        return screen
      }
    }
    var description: String { "\(screen.ids.map { screen[$0] })\n\(steps)" }
  }

  /// What is predicted beside a dragged item comes: offsets, when they are reached, what is visible, and the instants of rest, of
  /// members that move now and of those that go on after them. It all comes to rest, also content without an end.
  /// Catches: `draggedItem != nil` in `ScrollScreen.restingOffset` or another question made false; `endOfMotion` in it made
  /// `instantOfRest`; `isEdgeScrolledToLimit` in `nextRestAtEdge` made `isEdgeScrolled`; `edgeScrollVelocity` in `scrollAtEdges`
  /// made 0.
  func testPredictions() {
    var handedOver = 0
    forAll("predictions", count: 400, in: { (Nested(&$0), $0) }) { nested, generator in
      var generator = generator
      for screen in nested.screens() {
        if screen.stages().count > 1 { handedOver += 1 }
        let (rest, ids) = (screen.instantOfRest, screen.ids)
        let predicted = ids.map { (screen.restingOffset(of: $0), screen.instantOfRest(of: $0)) }
        let part = screen.now.advanced(by: screen.now.duration(to: rest) * generator.integer(in: 0...9) / 10)
        let offsets = ids.map { screen.contentOffset(of: $0, at: part) }
        let visible = ids.map { screen.visibleRect(of: $0, until: part) }
        var future = screen.advanced(to: part)
        for (place, id) in ids.enumerated() {
          let (offset, shown) = (future[id].contentOffset, offsets[place])
          // A program's animation is on the pixel grid.
          let (seen, axes) = (visible[place], ScrollAxis.allCases)
          let isThere = axes.allSatisfy { (offset[$0] - shown[$0]).magnitude <= 0.5 }
          if !isThere { return "\(id) at \(offset), not \(shown)" }
          let isSeen = axes.allSatisfy { seen[$0].lowerBound <= offset[$0] + 0.5 }
          if !isSeen { return "\(id) shows \(offset), not \(seen)" }
          for axis in axes where screen[id].contentOffset[axis] != offset[axis] {
            guard let instant = screen.instant(reaching: shown[axis], on: axis, of: id) else {
              return "\(id) never reaches \(shown)"
            }
            if instant > part.advanced(by: .microseconds(1)) { return "\(id) reaches \(shown) at \(instant)" }
          }
        }
        future.advance(to: rest)
        if future.isMoving { return "\(future.movingIDs) move at \(rest)" }
        for (id, (offset, instant)) in zip(ids, predicted) {
          if future[id].contentOffset != offset { return "\(id): \(future[id].contentOffset), not \(offset)" }
          if instant > rest { return "\(id) rests at \(instant), all at \(rest)" }
          var early = screen.advanced(to: instant.advanced(by: .nanoseconds(-1)))
          if instant > screen.now, early.now < instant, early.phase(of: id) == .idle {
            return "\(id) rests before \(instant)"
          }
          early.advance(to: instant)
          if early[id].contentOffset != offset { return "\(id) at \(early[id].contentOffset) at its rest" }
        }
      }
      return nil
    }
    assertMet(handedOver, moreThan: 100)
  }

  /// A list comes to its limit under a dragged item while the page around it zooms out: the zoom ends there, and the page fits. Found
  /// by `.ci/fuzz/run screen`.
  /// Catches: `Swift.min(rest, end ?? rest)` in `ScrollScreen.instantOfRest(of:)` made `rest`.
  func testAZoomThatADraggedItemEnds() {
    var page = Viewport(400, 400, content: 400, 1000)
    page.zoomLimits = ScrollZoomLimits(from: 0.1, to: 1)
    var screen = ScrollScreen(of: page, Viewport(400, 400, content: 400, 410))
    screen.handle(.setZoomScale(0.1, .uiKit), on: 1, at: .origin)
    screen.handle(.edgeScroll(ScrollPoint(200, 400)), on: 2, at: .origin)
    let rest = screen.instantOfRest
    XCTAssertLessThan(rest, ScrollInstant(.milliseconds(100)))
    XCTAssertEqual(screen.instantOfRest(of: 1), rest)
    screen.advance(to: rest)
    XCTAssertFalse(screen.isMoving)
  }

  /// A member that comes back after a limit was reached does not delay what goes on there.
  /// Catches: `now = rest` in `handOverEdgeScroll` made `now = Swift.max(now, rest)`.
  func testAMemberThatComesBack() {
    var screen = screen()
    screen.insert(Viewport(frame: .zero, contentSize: .zero), as: 9)
    screen.remove(9, at: .origin, retaining: true)
    screen.handle(.edgeScroll(ScrollPoint(200, 360)), on: 3, at: .origin)
    var other = screen
    other.restore(9, at: .milliseconds(1100))
    for instant in [1200, 3000] as [Int] {
      screen.advance(to: .milliseconds(instant))
      other.advance(to: .milliseconds(instant))
      XCTAssertEqual(offsets(screen), offsets(other))
    }
    XCTAssertGreaterThan(screen[1].contentOffset.y, 0)
  }

  /// A list that leaves from under a dragged item does not hold up those around it, and they follow no other member of its number.
  /// Catches: `draggedItem = members[index].parent.map` left out of `ScrollScreen.leave`.
  func testAMemberThatLeavesFromUnderAnItem() {
    for isRetained in [false, true] {
      var screen = screen()
      screen.handle(.edgeScroll(ScrollPoint(200, 360)), on: 3, at: .origin)
      var other = screen
      other.remove(3, at: ScrollInstant(.seconds(1)), retaining: isRetained)
      other.insert(Viewport(frame: .zero, contentSize: .zero), as: 3)
      other.update(3, at: .milliseconds(1100)) { $0.contentSize.height = 400 }
      for instant in [1200, 3000] as [Int] {
        screen.advance(to: .milliseconds(instant))
        other.advance(to: .milliseconds(instant))
        XCTAssertEqual(offsets(screen).dropFirst(), offsets(other).dropFirst())
      }
      XCTAssertGreaterThan(screen[1].contentOffset.y, 0)
    }
  }

  /// A program that scrolls to the top beside a dragged item gets there, although the other axis comes to its limit first.
  /// Catches: `where axes[axis]` left out of `scrollAtEdges`.
  func testAProgramBesideADraggedItem() {
    for isSliced in [false, true] {
      let page = Viewport(400, 400, content: 420, 2000, contentOffset: ScrollPoint(0, 900))
      var screen = ScrollScreen(of: page)
      screen.handle(.edgeScroll(ScrollPoint(395, 395)), on: 1, at: .origin)
      XCTAssertEqual(screen.restingOffset(of: 1), ScrollPoint(20, 1600))
      screen.handle(.scrollToTop, on: 1, at: .milliseconds(10))
      XCTAssertEqual(screen.restingOffset(of: 1), ScrollPoint(20, 0))
      if isSliced { screen.runToRest() }
      screen.advance(to: ScrollInstant(.seconds(5)))
      XCTAssertEqual(screen[1].contentOffset, ScrollPoint(20, 0))
    }
  }

  /// The other axis has a member of its own, a sheet does not move, and a pointer over another member stops the first.
  /// Catches: in `ScrollScreen.edgeScrollVelocity`, `.sheet` with `.scrollView`; in `scrollAtEdges`, the loop over
  /// `members.indices` left out.
  func testEachAxisHasItsMember() {
    var screen = ScrollScreen()
    let window = ScrollRect(0, 0, 400, 800)
    screen.insert(.sheet(ScrollSheet(container: window, detents: [.fraction(0.5), .fraction(1)])), as: 1)
    screen.insert(Viewport(400, 400, content: 400, 900), as: 2, in: 1)
    screen.insert(Viewport(400, 400, content: 900, 400), as: 3, in: 2)
    let frame = screen.frame(of: 3)
    let corner = ScrollPoint(frame.maxX - 1, frame.maxY - 1)
    screen.handle(.edgeScroll(corner), on: 3, at: .origin)
    screen.advance(to: .seconds(9))
    XCTAssertEqual([3, 2].map { screen[$0].contentOffset }, [ScrollPoint(500, 0), ScrollPoint(0, 500)])
    XCTAssertEqual(screen[1].contentOffset.y, 400)
    screen.handle(.edgeScroll(ScrollPoint(200, frame.minY + 1)), on: 2, at: screen.now)
    XCTAssertTrue(screen.isMoving)
    screen.handle(.edgeScroll(ScrollPoint(200, frame.minY + 1)), on: 1, at: screen.now)
    XCTAssertFalse(screen.isMoving)
  }

  func testCoding() throws {
    for input in [Scroller.Input.edgeScroll(ScrollPoint(3, 4)), .edgeScroll(nil)] {
      XCTAssertEqual(try input.coded(), input)
    }
    let scroller = Scroller.tall(at: 2000).handling(.edgeScroll(ScrollPoint(9, 790))).after(.milliseconds(99))
    XCTAssertEqual(try scroller.coded(), scroller)
    var recorded = Recorded(scroller)
    recorded.handle(.edgeScroll(nil), at: recorded.subject.now)
    XCTAssertEqual(recorded.recording.replay(), recorded.subject)
  }
}
