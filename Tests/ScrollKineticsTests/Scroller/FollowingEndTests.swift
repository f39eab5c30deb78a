/// Content that shows its end goes on showing it.
final class FollowingEndTests: XCTestCase {
  /// A chat of 2000 points in a frame of 800, at its end: 1200.
  private func chat(at offset: Double = 1200, _ physics: Scroller.Physics = .uiKit) -> Scroller {
    .tall(at: offset, physics) {
      $0.contentSize.height = 2000
      $0.followsEnd = .vertical
    }
  }

  private static let sheet = ScrollSheet(
    container: ScrollRect(0, 0, 400, 800), detents: [.fraction(0.5), .fraction(1)])

  private func grow(_ viewport: inout Viewport) { viewport.contentSize.height += 100 }

  /// Catches: `axis == follower` in `Scroller.make` left out, and `1 / change.old.displayScale`.
  func testContentAtItsEndStaysThere() {
    let ends = [(1200.0, 1300.0), (1199.5, 1300), (1250, 1300), (1198, 1198), (600, 600), (0, 0)]
    for (offset, end) in ends {
      var scroller = chat(at: offset)
      assertEqual((scroller.update(grow), scroller.y), (end == offset ? [] : [.didScroll], end))
    }
    var other = Scroller.tall(at: 1200) { $0.contentSize.height = 2000 }
    XCTAssertEqual(other.update(grow), [])
    // A keyboard, a resize, fewer lines, lines of a chat that fits, an insertion at the end and above.
    var scroller = chat()
    let changes: [((inout Viewport) -> Void, Double)] = [
      ({ $0.contentInset.bottom = 336 }, 1536), ({ $0.contentInset.bottom = 0 }, 1200),
      ({ $0.frame.size.height = 500 }, 1500), ({ $0.contentSize.height = 300 }, 0),
      ({ $0.contentSize.height = 700 }, 200),
    ]
    for (change, expected) in changes {
      scroller.update(change)
      XCTAssertEqual(scroller.y, expected)
    }
    for (position, length, expected) in [(700.0, 50.0, 250.0), (0, 400, 650)] {
      scroller.apply(ContentChange(on: .vertical, at: position, inserting: length), at: scroller.now)
      XCTAssertEqual(scroller.y, expected)
    }
    // What the host sets counts.
    scroller.update {
      $0.contentSize.height += 100
      $0.contentOffset.y = 9
    }
    XCTAssertEqual(scroller.y, 9)
  }

  /// A drag over the end does not follow while it lasts, and content that bounces at its end does.
  func testABounceFollows() {
    for physics in Scroller.Physics.both {
      var scroller = chat(at: 1200, physics).flung(2000).after(.milliseconds(60))
      XCTAssertGreaterThan(scroller.y, 1210)
      let before = scroller.y
      scroller.update(grow)
      XCTAssertEqual(scroller.y, before, accuracy: 1e-9)
      scroller.advance(by: .seconds(3))
      assertEqual((scroller.y, scroller.phase), (1300, .idle))
    }
  }

  /// Whatever grows or shrinks, with an animation or without, while lines come faster than animations end: what is shown is
  /// continuous where it is animated, and rests at the end. Frames change nothing.
  /// Catches: the `aim` of the follower in `Scroller.make` left out; `axes[axis].announcedTarget` made `offset`.
  func testLinesThatComeQuickly() {
    forAllSeeds("lines", count: 400) { generator in
      let axis = generator.pick(ScrollAxis.allCases)
      var viewport = Viewport(400, 400, content: 300, 300)
      viewport.contentSize[axis] = generator.double(in: 0...2000)
      viewport.followsEnd = axis
      viewport.contentOffset[axis] = viewport.limits(on: axis).upperBound
      var scroller = Scroller(viewport: viewport)
      var sliced = scroller
      for _ in 0..<generator.integer(in: 1...9) {
        let lines = generator.pick([generator.double(in: 0...300), -generator.double(in: 0...90)])
        let insets = ScrollInsets(bottom: generator.pick([0, 200]), right: generator.pick([0, 200]))
        let animation = generator.pick([nil, ScrollAnimation.uiKit, .spring(.scrollToTop)])
        let isInset = generator.happens(onceIn: 3)
        func change(_ viewport: inout Viewport) {
          if isInset { return viewport.contentInset = insets }
          viewport.contentSize[axis] = max(0, viewport.contentSize[axis] + lines)
        }
        let before = scroller.contentOffset[axis]
        scroller.update(animation: animation, change)
        sliced.update(at: scroller.now, animation: animation, change)
        scroller.checkInvariants()
        let limits = scroller.viewport.limits(on: axis)
        if scroller.isMoving || animation != nil {
          let after = scroller.contentOffset[axis]
          // An animation is shown on the pixel grid, or at a limit beside it, which may have moved there: half a pixel.
          if abs(after - before) > 0.5 { return "jumps from \(before) to \(after)" }
        }
        guard scroller.restingOffset[axis] == limits.upperBound else {
          return "rests at \(scroller.restingOffset), not at \(limits.upperBound)"
        }
        let end = scroller.now.advanced(by: .milliseconds(generator.integer(in: 0...400)))
        sliced.advance(to: min(end, scroller.now.advanced(by: .milliseconds(generator.integer(in: 0...100)))))
        scroller.advance(to: end)
        sliced.advance(to: end)
        if sliced != scroller { return "frames" }
      }
      scroller.advance(by: .seconds(9))
      return scroller.contentOffset[axis] == scroller.viewport.limits(on: axis).upperBound
        ? nil : "\(scroller.contentOffset)"
    }
  }

  /// A chat that a flight leads to its end, together with the sheet around it, goes on to the new end, without a jump.
  /// Catches: `axisOfFlightToTheEnd` made nil; `.retarget(target)` left out of `ScrollScreen.follow`.
  func testAChatInASheetInFlight() {
    forAllSeeds("flights", count: 200) { generator in
      var screen = ScrollScreen()
      screen.insert(Self.sheet, as: 1, detent: 1)
      let offset = ScrollPoint(0, 2100)
      var list = Viewport(400, 800, content: 400, 3000, contentOffset: offset, alwaysBounceVertical: true)
      list.followsEnd = .vertical
      screen.insert(list, as: 2, in: 1)
      let velocity = generator.pick([260, generator.double(in: 260...4000)])
      screen.drag(2, by: .vertical(-50), endingAt: .vertical(-velocity))
      for _ in 0..<3 {
        // Also before the content has come near its end.
        screen.advance(by: .milliseconds(generator.pick([0, 5, generator.integer(in: 0...200)])))
        let (offset, sheet) = (screen[2].contentOffset, screen[1].contentOffset)
        screen.update(2, at: screen.now) { $0.contentSize.height += 100 }
        screen.checkInvariants()
        // What is half a pixel from its target is on it.
        let (y, jumped) = (offset.y, screen[2].contentOffset.y)
        if (jumped - y).magnitude > 0.5 && screen.isMoving { return "jumps from \(y) to \(jumped)" }
        if screen[1].contentOffset != sheet { return "the sheet jumps" }
        let end = screen[2].limits(on: .vertical).upperBound
        if screen.restingOffset(of: 2).y != end { return "to \(screen.restingOffset(of: 2)), not at \(end)" }
      }
      screen.advance(by: .seconds(5))
      return screen[2].contentOffset.y == screen[2].limits(on: .vertical).upperBound && !screen.isMoving
        ? nil : "\(screen[2].contentOffset)"
    }
  }

  /// A chat alone, in a sheet, or under a header: what comes to it, and what a finger does.
  private struct Chat {
    enum Place: CaseIterable { case alone, sheet, header }
    enum Step {
      case lines(Double, ScrollAnimation?)
      case older(Double)
      /// The height of a keyboard that covers the end, or makes the list shorter.
      case keyboard(Double, resizes: Bool, ScrollAnimation?)
      /// A finger that moves, with lines and older messages meanwhile.
      case drag(Double, lines: Double, older: Double)
      case flick(Double)
    }
    var place: Place
    var length: Double
    var steps: [Step]

    init(_ generator: inout SplitMix64) {
      place = generator.pick(Place.allCases)
      length = generator.double(in: 900...3000)
      steps = (0..<generator.integer(in: 2...9)).map { _ in
        let animation = generator.pick([nil, ScrollAnimation.uiKit])
        let lines = generator.double(in: 0...300)
        switch generator.integer(in: 0...4) {
        case 0: return .lines(lines, animation)
        case 1: return .older(lines)
        case 2: return .keyboard(generator.pick([0, 250]), resizes: generator.happens(onceIn: 2), animation)
        case 3:
          let (way, lines) = (generator.pick([-200.0, 30, 400]), [0, lines])
          return .drag(way, lines: generator.pick(lines), older: generator.pick(lines))
        default: return .flick(generator.pick([-5000, -9000, 2000]))
        }
      }
    }

    var screen: ScrollScreen {
      var (screen, window) = (ScrollScreen(), ScrollRect(0, 0, 400, 800))
      var list = Viewport(frame: window, contentSize: ScrollSize(400, length), alwaysBounceVertical: true)
      list.followsEnd = .vertical
      list.contentOffset = list.maximumContentOffset
      switch place {
      case .alone: screen.insert(list, as: 2)
      case .sheet:
        screen.insert(sheet, as: 1, detent: 1)
        screen.insert(list, as: 2, in: 1)
      case .header:
        screen.insert(.header(CollapsingHeader(length: 144, collapsedLength: 44), over: window), as: 1)
        screen.handle(.setContentOffset(ScrollPoint(0, 100), nil), on: 1, at: .origin)
        window.size.height = 756
        list.frame = window
        list.contentOffset = list.maximumContentOffset
        screen.insert(list, as: 2, in: 1)
      }
      return screen
    }
  }

  /// Content that shows its end shows it after all that comes, below, above or over it; any other content stays where it was read.
  /// A finger that drags ends that, and begins it again where its scroll ends at the end.
  /// Catches: `!isDragging` left out of `axisFollowingEnd`, or made `!isTracking`; in `ScrollScreen.update`, `phase == .tracking` made
  /// `phase == .dragging`; `followsEnd != nil` left out of `ScrollScreen.update`.
  func testWhatComesAndWhatAFingerDoes() {
    var (followed, stayed) = (0, 0)
    forAll("a chat", count: 600, in: { Chat(&$0) }) { chat in
      var screen = chat.screen
      func end() -> Double { screen[2].limits(on: .vertical).upperBound }
      func y() -> Double { screen[2].contentOffset.y }
      func showsEnd() -> Bool { y() >= end() - 1 }
      for step in chat.steps {
        let (before, follows) = (screen[2].contentOffset.y, showsEnd())
        func isLost(_ expected: Double) -> String? {
          if follows { followed += 1 } else { stayed += 1 }
          if screen.isMoving, (y() - before).magnitude > 0.5 { return "jumps from \(before) to \(y())" }
          screen.advance(by: .seconds(2))
          let place = follows ? end() : Swift.min(expected, end())
          return (y() - place).magnitude < 1e-9 ? nil : "at \(y()), not \(place), after \(step)"
        }
        switch step {
        case .lines(let length, let animation):
          screen.update(2, at: screen.now, animation: animation) { $0.contentSize.height += length }
          if let fault = isLost(before) { return fault }
        case .older(let length):
          screen.apply(ContentChange(on: .vertical, at: 0, inserting: length), to: 2, at: screen.now)
          if (y() - before - length).magnitude > 1e-9 { return "old messages move it" }
          if let fault = isLost(before + length) { return fault }
        case .keyboard(let height, let resizes, let animation):
          let whole = chat.place == .header ? 756.0 : 800
          screen.update(2, at: screen.now, animation: animation) {
            if resizes { $0.frame.size.height = whole - height } else { $0.contentInset.bottom = height }
          }
          if let fault = isLost(before) { return fault }
        case .drag(let way, let lines, let older):
          var (finger, instant) = (300.0, screen.now)
          screen.handle(.touchDown(ScrollPoint(200, finger)), on: 2, at: instant)
          let isAtEnd = showsEnd()
          screen.update(2, at: instant) { $0.contentSize.height += lines }
          if isAtEnd, !showsEnd() { return "a finger that lies still ends it" }
          for index in 0..<10 {
            instant = instant.advanced(by: .milliseconds(12))
            finger += way / 10
            screen.handle(.touchMoved(ScrollPoint(200, finger)), at: instant)
            let place = y()
            if index == 5 { screen.update(2, at: instant) { $0.contentSize.height += lines } }
            if (y() - place).magnitude > 1e-9 { return "lines move what is held" }
            guard index == 7, screen[2].overscroll == .zero else { continue }
            screen.apply(ContentChange(on: .vertical, at: 0, inserting: older), to: 2, at: instant)
            if (y() - place - older).magnitude > 1e-9 { return "older ones move it" }
          }
          screen.handle(.touchUp, at: instant.advanced(by: .milliseconds(200)))
          screen.advance(by: .seconds(5))
        case .flick(let velocity):
          screen.drag(2, by: .vertical(velocity / 500), endingAt: .vertical(velocity), then: .seconds(9))
        }
        screen.checkInvariants()
        if screen.isMoving { return "still moves after \(step)" }
      }
      return nil
    }
    assertMet(followed, moreThan: 400)
    assertMet(stayed, moreThan: 200)
  }
}
