@testable import ScrollKinetics

final class TouchDeliveryTests: XCTestCase {
  private typealias Event = TouchDelivery.Event

  /// What Apple documents of UIScrollView's touches, one row for each sentence: a touch down at 0 on some content, what
  /// the finger does and when (in milliseconds), and what the content gets.
  /// Catches: any branch of `begin`, `beginDrag`, `lift` or `cancel` exchanged; 150 made another number; `.zero` for a
  /// touch that is not delayed made `rules.delay`.
  func testAsUIKitDocuments() {
    typealias Rules = TouchDelivery.Rules
    let (late, early) = (Rules(), Rules(delaysContentTouches: false))
    let kept = Rules(canCancelContentTouches: false)
    func began(_ time: Int) -> Event { .began(at: .milliseconds(time)) }
    func ended(_ time: Int) -> Event { .ended(at: .milliseconds(time)) }
    func cancelled(_ time: Int) -> Event { .cancelled(at: .milliseconds(time)) }
    let rows: [(String, Rules, TouchDelivery.Content, drag: Int?, lift: Int?, cancel: Int?, [Event])] = [
      ("a tap", late, .view, nil, 80, nil, [began(80), ended(80)]),
      ("a long press", late, .view, nil, 600, nil, [began(150), ended(600)]),
      ("a press of just the delay", late, .view, nil, 150, nil, [began(150), ended(150)]),
      ("a swipe", late, .view, 30, 90, nil, []),
      ("a press, then a drag", late, .view, 400, 900, nil, [began(150), cancelled(400)]),
      ("a drag just at the delay", late, .view, 150, 900, nil, [began(150), cancelled(150)]),
      ("a swipe over a control", late, .control, 30, 90, nil, []),
      ("a press, then a drag of a control", late, .control, 400, 900, nil, [began(150), ended(900)]),
      ("a drag of a control just at the delay", late, .control, 150, 900, nil, [began(150), ended(900)]),
      ("a tap on a control", late, .control, nil, 80, nil, [began(80), ended(80)]),
      ("a tap on nothing", late, .nothing, nil, 80, nil, []),
      ("a long press on nothing", late, .nothing, nil, 600, nil, []),
      ("a tap at once", early, .view, nil, 80, nil, [began(0), ended(80)]),
      ("a swipe at once", early, .view, 30, 90, nil, [began(0), cancelled(30)]),
      ("a swipe over a control at once", early, .control, 30, 90, nil, [began(0), ended(90)]),
      ("a press that is kept", kept, .view, 400, 900, nil, [began(150), ended(900)]),
      ("a swipe before it is kept", kept, .view, 30, 900, nil, []),
      ("a press that the system cancels", late, .view, nil, nil, 300, [began(150), cancelled(300)]),
      ("a touch that the system cancels", late, .view, nil, nil, 80, []),
      (
        "a control's press that the system cancels", late, .control, nil, nil, 300,
        [began(150), cancelled(300)]
      ),
    ]
    for (name, rules, content, drag, lift, cancel, expected) in rows {
      var touch = TouchDelivery(rules)
      var events = Array(touch.begin(on: content, at: .origin))
      if let drag {
        let allows = touch.allowsDrag(at: .milliseconds(drag))
        events += touch.beginDrag(at: .milliseconds(drag))
        XCTAssertEqual(allows, touch.owner == .scrollView, name)
      }
      if let lift { events += touch.lift(at: .milliseconds(lift)) }
      if let cancel { events += touch.cancel(at: .milliseconds(cancel)) }
      XCTAssertEqual(events, expected, name)
      XCTAssertEqual(touch, TouchDelivery(rules, at: touch.now), name)
    }
  }

  func testTheHostCanWaitForTheDelay() {
    var touch = TouchDelivery()
    assertEqual((touch.deliveryInstant, touch.begin(at: .milliseconds(1000)).count), (nil, 0))
    assertEqual((touch.owner, touch.deliveryInstant), (.undecided, .milliseconds(1150)))
    XCTAssertEqual(Array(touch.advance(to: .milliseconds(1149))), [])
    XCTAssertEqual(Array(touch.advance(to: .milliseconds(1150))), [.began(at: .milliseconds(1150))])
    assertEqual((touch.owner, touch.deliveryInstant), (.content, nil))
  }

  func testATouchWhoseLiftWasLostIsCancelled() {
    var touch = TouchDelivery(.init(delaysContentTouches: false))
    _ = touch.begin(at: .origin)
    let again = touch.begin(at: .milliseconds(500))
    XCTAssertEqual(Array(again), [.cancelled(at: .milliseconds(500)), .began(at: .milliseconds(500))])
    touch.rules.delaysContentTouches = true
    _ = touch.lift(at: .milliseconds(600))
    _ = touch.begin(at: .milliseconds(600))
    touch.rules.delaysContentTouches = false
    let third = Array(touch.begin(at: .milliseconds(900)))
    let (begins, ends) = (Event.began(at: .milliseconds(900)), Event.cancelled(at: .milliseconds(900)))
    XCTAssertEqual(third, [.began(at: .milliseconds(750)), ends, begins])
  }

  /// Each delivered touch begins once and then ends or is cancelled once; the instants never fall, and none is later
  /// than the call.
  /// Catches: `state = .idle` left out of `lift` or `cancel`; `.began(at: delivery)` made `.began(at: now)` in
  /// `advance` together with `now` made `instant`; `cancel(at: instant)` in `begin` made `Events()`.
  func testEveryTouchIsDeliveredAndEndedOnce() {
    forAll("began, then ended or cancelled", count: 2_000, in: TouchDeliveryScript.init) { script in
      var (isDelivered, latest) = (script.touch.owner == .content, script.touch.now)
      if let delivery = script.touch.deliveryInstant { latest = min(latest, delivery) }
      for (step, _, events, after) in script.moments() {
        for event in events {
          if event.isBegin == isDelivered { return "\(event) at \(step)" }
          isDelivered = event.isBegin
          if event.instant < latest { return "\(event) is before \(latest)" }
          if event.instant > after.now { return "\(event) is in the future" }
          latest = event.instant
        }
        if (after.owner == .content) != isDelivered { return "\(after.owner) after \(step)" }
        if let fault = after.fault { return fault }
      }
      return nil
    }
  }

  /// The events and the state do not depend on the instants to which the touch was advanced in between, and a shift of
  /// all instants shifts the events.
  /// Catches: `.began(at: delivery)` made `.began(at: now)`; `advance(to: instant)` made `Events()` in `lift`,
  /// `beginDrag` or `cancel`.
  func testNothingDependsOnSlicing() {
    forAll("sliced and shifted", count: 1_000, in: TouchDeliveryScript.init) { script in
      var sliced = script
      sliced.steps = script.steps.flatMap { step -> [TouchDeliveryScript.Step] in
        let part = Swift.max(.zero, step.delay) / 3
        return [
          .init(delay: part, action: .advance), .init(delay: part, action: .advance),
          .init(delay: step.delay - part - part, action: step.action),
        ]
      }
      guard sliced.events == script.events else { return "\(sliced.events), not \(script.events)" }
      guard sliced.run() == script.run() else { return "ends otherwise" }

      let shift = Duration.seconds(1_000_000) + .nanoseconds(1)
      var moved = script
      moved.touch = TouchDelivery(script.touch.rules, at: script.touch.now.advanced(by: shift))
      let still = changed(script) { $0.touch = TouchDelivery(script.touch.rules, at: script.touch.now) }
      let expected = still.events.map { $0.moved(by: shift) }
      return moved.events == expected ? nil : "\(moved.events), not \(expected)"
    }
  }

  /// A touch is the content's or the scroll view's, as the rules say.
  /// Catches: `content != .nothing && !stoppingMotion` made `true`; `isCancellable || instant < delivery` made
  /// `instant < delivery`; `case .idle, .scrollView, .content(isCancellable: false): break` without its last case.
  func testOnlyContentThatWantsTheTouchGetsIt() {
    forAll("the owner", count: 2_000, in: TouchDeliveryScript.init) { script in
      var (refuses, keeps) = (true, false)
      let fresh = changed(script) { $0.touch = TouchDelivery(script.touch.rules, at: script.touch.now) }
      for (step, before, events, after) in fresh.moments() {
        if case .begin(let content, let stops) = step.action {
          refuses = content == .nothing || stops
          keeps = content == .control || !after.rules.canCancelContentTouches
        } else if case .beginDrag = step.action, before.owner != .nobody {
          let allowed = before.allowsDrag(at: after.now)
          if allowed != (after.owner == .scrollView) {
            return "a drag that is\(allowed ? "" : " not") allowed"
          }
          if keeps && before.owner == .content && allowed { return "a drag of content that keeps its touch" }
        } else if refuses, let event = events.first {
          return "\(event) of a touch that is not wanted"
        }
      }
      return nil
    }
  }

  private struct Scene {
    var viewport: Viewport
    var rules: TouchDelivery.Rules
    var gestures: [(gesture: ScrollGesture, content: TouchDelivery.Content, pause: Duration)]

    init(_ random: inout SplitMix64, content: [TouchDelivery.Content]) {
      viewport = ScrollerScript.viewport(&random)
      rules = TouchDeliveryScript.rules(&random)
      let kinds: [ScrollGesture.Kind] = [.tap, .tap, .drag, .flick, .cancelled, .catches]
      gestures = []
      for _ in 0..<random.integer(in: 1...5) {
        let gesture = ScrollGesture.random(
          in: viewport, of: kinds, losingLifts: random.happens(onceIn: 6), using: &random)
        gestures.append(
          (gesture, random.pick(content), .milliseconds(random.pick([random.integer(in: 0...900), 6_000]))))
      }
    }

    /// What one sample of a gesture does to a scroller, and, bare, to another.
    struct Moment {
      var input: Scroller.Input
      var before: Scroller
      var owner: TouchDelivery.Owner
      var content: TouchDelivery.Content
      var events: Scroller.Events
      var delivered: TouchDelivery.Events
      var after: Scroller
      var bare: (scroller: Scroller, events: Scroller.Events)
    }

    func moments() -> [Moment] {
      var (scroller, touch) = (Scroller(viewport: viewport), TouchDelivery(rules))
      var bare = scroller
      var (start, moments) = (ScrollInstant.origin, [Moment]())
      for (gesture, content, pause) in gestures {
        for sample in gesture.samples {
          let before = scroller
          let instant = start.advanced(by: sample.time)
          let result = scroller.handle(sample.input, at: instant, delivering: &touch, to: content)
          let events = bare.handle(sample.input, at: instant)
          moments.append(
            Moment(
              input: sample.input, before: before, owner: touch.owner, content: content,
              events: result.scroller, delivered: result.touch, after: scroller, bare: (bare, events)))
        }
        start = start.advanced(by: gesture.duration + pause)
      }
      return moments
    }
  }

  /// With content whose touch can be cancelled, the scroller is not touched by the delivery; a touch that drags is
  /// never a tap, and a touch that stops moving content is not delivered.
  /// Catches: `catchUp(&events)` left out of `handle(_:at:delivering:to:release:)`; `stoppingMotion: isMoving || isDragging` made
  /// `stoppingMotion: isDragging`; `isDragging: isDragging, at: instant` made `isDragging: isTracking, at: instant`.
  func testWithContentThatCanBeCancelledTheScrollerIsAsWithout() {
    var taps = 0
    forAll("delivery to a view", count: 300, in: { Scene(&$0, content: [.view, .nothing]) }) { scene in
      let scene = changed(scene) { $0.rules.canCancelContentTouches = true }
      var (drags, stops) = (false, false)
      for moment in scene.moments() {
        let (after, events, bare) = (moment.after, moment.events, moment.bare)
        if after != bare.scroller || events != bare.events { return "\(moment.input) is handled otherwise" }
        if case .touchDown = moment.input {
          let resting = changed(moment.before) { $0.advance(to: after.now) }
          (drags, stops) = (false, resting.isMoving || resting.isDragging)
          if !stops && moment.content == .view && moment.owner == .scrollView {
            return "a touch of content at rest is not delivered"
          }
        }
        drags = drags || after.isDragging || events.contains(.willBeginDragging)
        for event in moment.delivered {
          if case .ended = event {
            taps += 1
            if drags { return "a drag ends as a tap" }
          }
          if stops && event.isBegin { return "a touch that stops moving content is delivered" }
        }
      }
      return nil
    }
    assertMet(taps, moreThan: 150)
  }

  /// A control's touch drags nothing once it is the control's, and is never cancelled but by the system.
  /// Catches: `where !touch.allowsDrag(at: instant)` made `where false`; `touch.advance(to: instant))` after it made
  /// `touch.cancel(at: instant))`.
  func testAControlThatHasItsTouchKeepsIt() {
    var kept = 0
    forAll("delivery to a control", count: 300, in: { Scene(&$0, content: [.control]) }) { scene in
      var isDelivered = false
      for moment in scene.moments() {
        let wasDelivered = isDelivered
        for event in moment.delivered {
          isDelivered = event.isBegin
          guard case .cancelled = event else { continue }
          switch moment.input {
          case .touchCancelled, .touchDown: break
          default: return "cancelled by \(moment.input)"
          }
        }
        if case .touchMoved = moment.input, isDelivered {
          kept += wasDelivered ? 1 : 0
          let drags = moment.after.isDragging || moment.events.contains(.willBeginDragging)
          if drags { return "a control's touch drags" }
        }
      }
      return nil
    }
    XCTAssertGreaterThan(kept, 20)
  }

  func testATapOnMovingContentStopsIt() {
    var (scroller, touch) = (ScrollGestureTests.canvas().flung(2000), TouchDelivery())
    let down = scroller.handle(.touchDown(.zero), at: .milliseconds(200), delivering: &touch)
    XCTAssertEqual(Array(down.scroller), [.didScroll, .didEndDecelerating])
    assertEqual((touch.owner, Array(touch.advance(to: .milliseconds(2000)))), (.scrollView, []))
    let up = scroller.handle(.touchUp, at: .milliseconds(2000), delivering: &touch)
    XCTAssertEqual(up.touch.count, 0)
    // The next tap is the content's.
    scroller.handle(.touchDown(.zero), at: .milliseconds(2100), delivering: &touch)
    let tap = scroller.handle(.touchUp, at: .milliseconds(2150), delivering: &touch)
    XCTAssertEqual(Array(tap.touch), [.began(at: .milliseconds(2150)), .ended(at: .milliseconds(2150))])
  }

  /// Catches: in `Scroller.handle(_:at:delivering:to:release:)`, `handle(.touchCancelled(finger: finger), at: instant, file:
  /// file, line: line)` made `Events()`.
  func testAnotherFingerScrollsBesideAControl() {
    var scroller = ScrollGestureTests.canvas()
    var touches = [TouchDelivery(), TouchDelivery()]
    scroller.handle(.touchDown(.zero), at: .origin, delivering: &touches[0], to: .control)
    scroller.handle(
      .touchMoved(ScrollPoint(0, 1)), at: .milliseconds(200), delivering: &touches[0], to: .control)
    XCTAssertEqual(touches[0].owner, .content)
    let before = scroller.contentOffset
    scroller.handle(.touchDown(.zero, finger: 1), at: .milliseconds(300), delivering: &touches[1])
    scroller.handle(
      .touchMoved(ScrollPoint(0, -50), finger: 1), at: .milliseconds(316), delivering: &touches[1])
    assertEqual((scroller.y, touches.map(\.owner)), (before.y + 40, [.content, .scrollView]))
  }

  /// A finger that lies still on a control lets another one scroll, as if it were not there, once the control has its touch:
  /// beside a scroller and a screen, also where two fingers can zoom, and where the control gets the touch at once.
  /// Catches: in `Scroller.advance(_:of:to:)` or `ScrollScreen.advance(_:of:to:)`,
  /// `kept.map { handle(.touchCancelled(finger: finger), at: $0) }` made `nil`; in `Scroller.handle(_:at:delivering:to:release:)` or
  /// `ScrollScreen.handle(_:on:at:delivering:to:release:)`, `if !touch.allowsDrag(at: instant)` made `if false`.
  func testAStillFingerOnAControlLetsAnotherOneScroll() {
    for (axis, zooms, delays) in product(ScrollAxis.allCases, [false, true], [true, false]) {
      let frame = ScrollRect(0, 0, 800, 800)
      var list = Viewport(frame: frame, contentSize: ScrollSize(5000, 5000))
      if zooms { list.zoomLimits = ScrollZoomLimits(from: 0.5, to: 4) }
      let rules = TouchDelivery.Rules(delaysContentTouches: delays)
      let began = Event.began(at: delays ? ScrollInstant.milliseconds(150) : .origin)
      func drag(_ handle: (Scroller.Input, ScrollInstant, inout TouchDelivery) -> Void) {
        var row = TouchDelivery()
        handle(.touchDown(ScrollPoint(600, 600), finger: 1), ScrollInstant.milliseconds(300), &row)
        for step in 1...10 {
          let point = changed(ScrollPoint(600, 600)) { $0[axis] -= 20 * Double(step) }
          handle(.touchMoved(point, finger: 1), ScrollInstant.milliseconds(300 + 16 * step), &row)
        }
      }

      var (scroller, alone) = (Scroller(viewport: list), Scroller(viewport: list))
      var slider = TouchDelivery(rules)
      let down = Scroller.Input.touchDown(ScrollPoint(150, 400))
      var events = Array(scroller.handle(down, at: .origin, delivering: &slider, to: .control).touch)
      for frame in 0...12 {
        events += scroller.advance(&slider, to: ScrollInstant.milliseconds(16 * frame)).touch
      }
      drag { scroller.handle($0, at: $1, delivering: &$2) }
      drag { alone.handle($0, at: $1, delivering: &$2) }
      XCTAssertEqual(events, [began])
      assertEqual((scroller.contentOffset, scroller.isDragging), (alone.contentOffset, true))
      assertEqual((scroller.contentOffset[axis], scroller.viewport.zoomScale), (190, 1))

      let page = Viewport(
        frame: frame, contentSize: ScrollSize(900, 900), contentOffset: ScrollPoint(100, 100))
      var (screen, other) = (ScrollScreen(of: page, list), ScrollScreen(of: page, list))
      slider = TouchDelivery(rules)
      events = Array(screen.handle(down, on: 2, at: .origin, delivering: &slider, to: .control).touch)
      for frame in 0...12 {
        events += screen.advance(&slider, to: ScrollInstant.milliseconds(16 * frame)).touch
      }
      drag { screen.handle($0, on: 2, at: $1, delivering: &$2) }
      drag { other.handle($0, on: 2, at: $1, delivering: &$2) }
      XCTAssertEqual(events, [began])
      assertEqual((screen[1], screen[2]), (other[1], other[2]))
      assertEqual((screen[2].contentOffset[axis], screen[2].zoomScale), (190, 1))
    }
  }

  /// A finger drags where the content does not keep its touch, or where the drag has begun before; nothing depends on when the touch
  /// is advanced.
  /// Catches: in `TouchDelivery.pass(to:)`, `isCancellable: false` made `_`.
  func testAdvancingATouchKeepsItsDrag() {
    for (content, late) in product(TouchDelivery.Content.allCases, [160, 500]) {
      var (scroller, touch) = (ScrollGestureTests.canvas(), TouchDelivery())
      let (start, moved) = (scroller.y, Scroller.Input.touchMoved(ScrollPoint(0, -50)))
      scroller.handle(.touchDown(.zero), at: .origin, delivering: &touch, to: content)
      scroller.advance(&touch, to: ScrollInstant.milliseconds(late))
      scroller.handle(moved, at: ScrollInstant.milliseconds(600), delivering: &touch)
      XCTAssertEqual(scroller.y, content == .control ? start : start + 40)

      (scroller, touch) = (ScrollGestureTests.canvas(), TouchDelivery())
      scroller.handle(.touchDown(.zero), at: .origin, delivering: &touch, to: content)
      scroller.handle(moved, at: ScrollInstant.milliseconds(100), delivering: &touch)
      XCTAssertTrue(scroller.advance(&touch, to: ScrollInstant.milliseconds(late)).touch.isEmpty)
      assertEqual((scroller.y, scroller.isDragging), (start + 40, true))
    }
  }
}

extension TouchDelivery.Event {
  fileprivate var isBegin: Bool { if case .began = self { true } else { false } }

  fileprivate var instant: ScrollInstant {
    switch self {
    case .began(let instant), .ended(let instant), .cancelled(let instant): instant
    }
  }

  fileprivate func moved(by shift: Duration) -> Self {
    switch self {
    case .began(let instant): .began(at: instant.advanced(by: shift))
    case .ended(let instant): .ended(at: instant.advanced(by: shift))
    case .cancelled(let instant): .cancelled(at: instant.advanced(by: shift))
    }
  }
}

extension TouchDeliveryScript: ShrinkableScript {}
