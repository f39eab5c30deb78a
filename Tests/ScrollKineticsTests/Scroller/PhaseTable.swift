@testable import ScrollKinetics

/// The effect of every input in every phase, as in Docs/Reference/PhasesAndInputs.md: the situations, the inputs, and the words
/// for their effects.
///
/// There are words only for what the laws allow: the offset stays, follows the finger, or moves to a named place. For
/// any other effect the table cannot be written, and the test fails.
struct PhaseTable {
  struct Situation: Sendable {
    var kind: Kind
    var title: String
    var explanation: String
    var scroller: @Sendable (Scroller.Physics) -> Scroller
    /// The same situation caused by a recognised drag, for situations caused by a finger.
    var readyMade: (@Sendable (Scroller.Physics) -> Scroller)?

    enum Kind {
      case idle, idlePastLimit, tracking, caught, dragging, pulled, flying, bouncing, snapping,
        coasting, animating, toTheTop, autoscrolling

      var phase: Scroller.Phase {
        switch self {
        case .idle, .idlePastLimit: .idle
        case .tracking, .caught: .tracking
        case .dragging, .pulled: .dragging
        case .flying, .bouncing, .snapping, .coasting: .decelerating
        case .animating, .toTheTop, .autoscrolling: .animating
        }
      }
    }
  }

  struct Act {
    var kind: Kind
    var name: String
    var tags: Tags
    var isReadyMade = false
    /// The distance by which a wheel or a key moves the content.
    var step: Double?
    var perform: (inout Scroller) -> Scroller.Events

    /// The kind of input, which determines the possible words.
    enum Kind {
      case moves, lifts, places, reveals, goesToTop, presses, turnsWheel, scrolls, advances, advancesAMinute,
        inserts, other

      init(_ input: Scroller.Input) {
        self =
          switch input {
          case .touchMoved, .changed, .moved: .moves
          case .touchUp, .ended: .lifts
          case .setContentOffset, .retarget: .places
          case .scrollRectToVisible: .reveals
          case .scrollToTop: .goesToTop
          case .autoscroll, .edgeScroll, .fling: .lifts
          case .key: .presses
          case .wheel: .turnsWheel
          case .scroll(_, .ended): .lifts
          case .scroll: .scrolls
          default: .other
          }
      }

      var isTime: Bool { self == .advances || self == .advancesAMinute }
    }
  }

  struct Row {
    var input: String
    var next: Scroller.Phase
    var offset: String
    var events: String
    var tags: Tags
  }

  /// The certainty that UIKit does the same: for the offset, and for the events and their order.
  struct Tags: Sendable {
    var offset, events: String

    init(_ offset: String, _ events: String) { (self.offset, self.events) = (offset, events) }

    /// Our own choice for both.
    static let own = Tags("O", "O")
  }
}

// MARK: - Situations

extension PhaseTable {
  private static let finger = ScrollPoint(200, 400)

  /// A recognised drag that has moved by 60 points down or up, in steps of 20.
  private static func dragging(_ scroller: Scroller, by step: Double) -> Scroller {
    var scroller = scroller.handling(.began)
    for _ in 1...3 {
      scroller.handle(.moved(by: .vertical(step)), at: scroller.now.advanced(by: .milliseconds(10)))
    }
    return scroller
  }

  static let situations: [Situation] = [
    Situation(
      kind: .idle, title: "idle", explanation: "At rest inside the limits.", scroller: { .tall(at: 2000, $0) }
    ),
    Situation(
      kind: .idlePastLimit, title: "idle, past a limit",
      explanation: "At rest at −100, where the program has set it.", scroller: { .tall(at: -100, $0) }),
    Situation(
      kind: .tracking, title: "tracking", explanation: "A finger lies on content at rest.",
      scroller: { .tall(at: 2000, $0).handling(.touchDown(finger)) },
      readyMade: { .tall(at: 2000, $0).handling(.held) }),
    Situation(
      kind: .caught, title: "tracking, a catch past a limit",
      explanation: "A finger has caught bouncing content.",
      scroller: { .tall(at: -100, $0).flung(0).after(.milliseconds(48)).handling(.touchDown(finger)) },
      readyMade: { .tall(at: -100, $0).flung(0).after(.milliseconds(48)).handling(.held) }),
    Situation(
      kind: .dragging, title: "dragging", explanation: "A finger drags the content upwards.",
      scroller: { .tall(at: 2000, $0).dragged() }, readyMade: { dragging(.tall(at: 2000, $0), by: -20) }),
    Situation(
      kind: .pulled, title: "dragging, past a limit",
      explanation: "A finger has pulled the content past its top.",
      scroller: { .tall(at: 0, $0).dragged(by: 20) }, readyMade: { dragging(.tall(at: 0, $0), by: 20) }),
    Situation(
      kind: .flying, title: "decelerating, flying",
      explanation: "The content flies freely, inside the limits.",
      scroller: { .tall(at: 2000, $0).flung(3000).after(.milliseconds(100)) }),
    Situation(
      kind: .bouncing, title: "decelerating, bouncing",
      explanation: "The content returns to the limit past which it was released.",
      scroller: { .tall(at: -100, $0).flung(0).after(.milliseconds(48)) }),
    Situation(
      kind: .snapping, title: "decelerating, snapping", explanation: "The content flies to a page.",
      scroller: { physics in
        let physics = changed(physics) { $0.snapping = .paging }
        return .tall(at: 1600, physics).flung(1000).after(.milliseconds(100))
      }),
    Situation(
      kind: .coasting, title: "decelerating, coasting",
      explanation:
        "A trackpad's platform moves the content, from 2000 to 2030 so far, after the fingers have gone.",
      scroller: { physics in
        let physics = changed(physics) { $0.momentum = .platform }
        return .tall(at: 2000, physics).handling(.scroll(.vertical(30), phase: .momentumBegan))
          .after(.milliseconds(10))
      }),
    Situation(
      kind: .animating, title: "animating",
      explanation: "The content moves to an offset that was set with an animation.",
      scroller: {
        .tall(at: 2000, $0).handling(.setContentOffset(ScrollPoint(0, 3000), animated: true))
          .after(.milliseconds(100))
      }),
    Situation(
      kind: .toTheTop, title: "animating, to the top", explanation: "The content moves to its top.",
      scroller: { .tall(at: 2000, $0).handling(.scrollToTop).after(.milliseconds(101)) }),
    Situation(
      kind: .autoscrolling, title: "animating, autoscrolled",
      explanation: "The content moves towards its end with 600 points per second, as by a stick.",
      scroller: { .tall(at: 2000, $0).handling(.autoscroll(.vertical(600))).after(.milliseconds(101)) }),
  ]
}

// MARK: - Inputs

extension PhaseTable {
  private static func act(_ name: String, _ tags: Tags, _ input: Scroller.Input) -> Act {
    Act(kind: .init(input), name: name, tags: tags) { $0.handle(input, at: $0.now) }
  }

  private static func step(_ name: String, _ step: Double, _ input: Scroller.Input) -> Act {
    changed(act(name, .own, input)) { $0.step = step }
  }

  /// Returns the place of the driving finger in a situation.
  private static func place(in situation: Situation) -> Double {
    switch situation.kind {
    case .dragging: 340
    case .pulled: 460
    default: 400
    }
  }

  static let elsewhere = ScrollPoint(0, 2500)
  static let rect = ScrollRect(0, 5000, 10, 10)

  static func acts(in situation: Situation) -> [Act] {
    let y = place(in: situation)
    let isFlight = situation.kind.phase == .decelerating
    let isHeld = [.tracking, .dragging].contains(situation.kind.phase)
    let (isDragged, isAnimating) = (situation.kind.phase == .dragging, situation.kind.phase == .animating)
    let isSnapping = situation.kind == .snapping || situation.kind == .coasting
    let (isCaught, isPulled) = (situation.kind == .caught, situation.kind == .pulled)
    // The inputs of a dragging finger come 10 ms later.
    let pause = isHeld ? Duration.milliseconds(10) : .zero
    func later(_ name: String, _ tags: Tags, _ input: Scroller.Input) -> Act {
      Act(kind: .init(input), name: name, tags: tags) { $0.handle(input, at: $0.now.advanced(by: pause)) }
    }
    func readyMade(_ name: String, _ tags: Tags, _ input: Scroller.Input) -> Act {
      Act(kind: .init(input), name: name, tags: tags, isReadyMade: true) {
        $0.handle(input, at: $0.now.advanced(by: pause))
      }
    }
    /// Of a trackpad whose platform makes the momentum.
    func momentum(_ name: String, _ phase: Scroller.ScrollPhase) -> Act {
      Act(kind: .scrolls, name: name, tags: .own, isReadyMade: true) {
        $0.physics.momentum = .platform
        return $0.handle(.scroll(.vertical(phase == .momentumEnded ? 0 : 30), phase: phase), at: $0.now)
      }
    }
    /// The tags in a situation at rest and in flight; with a finger down and in an animation all is our choice.
    func tags(_ atRest: Tags, inFlight: Tags = .own) -> Tags {
      isHeld || isAnimating ? .own : isFlight ? inFlight : atRest
    }
    // It is measured that a touch stops a flight on the pixel grid, but not that it ends the deceleration.
    let catches = tags(Tags("A", "A"), inFlight: isSnapping ? .own : Tags("M", "O"))
    // In a drag there is only one event, whose trigger Apple documents; the order of several is reported by others.
    let follows = isHeld ? Tags("M", isDragged ? "A" : "R") : .own
    let drags =
      isAnimating || isSnapping ? Tags.own : isFlight ? Tags("M", "O") : isHeld ? follows : Tags("M", "R")
    let lifts = isCaught ? Tags.own : isDragged ? Tags("M", "R") : isHeld ? Tags("M", "A") : .own
    let ends = isCaught ? Tags("A", "O") : isDragged ? Tags("A", "R") : isHeld ? Tags("A", "A") : .own
    let moves = isAnimating ? Tags("P", "A") : isSnapping ? .own : isFlight ? Tags("M", "A") : Tags("A", "A")
    let arrives =
      isAnimating ? Tags("P", "R") : isSnapping ? .own : isFlight ? Tags("M", "R") : Tags("A", "A")
    return [
      act(
        "`touchDown`" + (isHeld ? ", of the finger that is down" : ""), catches,
        .touchDown(ScrollPoint(200, y))),
      act("`touchDown`, a second finger", catches, .touchDown(ScrollPoint(20, 20), finger: 1)),
      later(
        "`touchMoved`, 9 points", situation.kind == .tracking ? Tags("M", "A") : follows,
        .touchMoved(ScrollPoint(200, y - 9))),
      later("`touchMoved`, 30 points", follows, .touchMoved(ScrollPoint(200, y - 30))),
      later("`touchMoved`, a second finger", .own, .touchMoved(ScrollPoint(20, 90), finger: 1)),
      act("`touchUp`", lifts, .touchUp), act("`touchCancelled`", .own, .touchCancelled()),
      readyMade("`held`", catches, .held),
      readyMade("`began`", tags(Tags("A", "A"), inFlight: Tags("A", "O")), .began),
      readyMade(
        "`changed`, 30 points further", drags,
        .changed(translation: .vertical(situation.kind == .dragging ? -90 : isPulled ? 30 : -30))),
      readyMade("`moved`, 30 points", drags, .moved(by: .vertical(-30))),
      readyMade("`ended`, 1000 pt/s", ends, .ended(velocity: .vertical(-1000))),
      readyMade("`ended`, no velocity", ends, .ended(velocity: .zero)), act("`cancelled`", .own, .cancelled),
      readyMade("`scroll`, `mayBegin`", .own, .scroll(.zero, phase: .mayBegin)),
      readyMade("`scroll`, `began`, 30 points", .own, .scroll(.vertical(30), phase: .began)),
      readyMade("`scroll`, `changed`, 30 points", .own, .scroll(.vertical(30), phase: .changed)),
      readyMade("`scroll`, `ended`", .own, .scroll(.zero, phase: .ended)),
      Act(kind: .lifts, name: "`scroll`, `ended`, the platform's momentum", tags: .own, isReadyMade: true) {
        $0.physics.momentum = .platform
        return $0.handle(.scroll(.zero, phase: .ended), at: $0.now.advanced(by: pause))
      },
      Act(kind: .lifts, name: "`ended`, 1000 pt/s, no momentum", tags: .own, isReadyMade: true) {
        $0.physics.momentum = .off
        return $0.handle(.ended(velocity: .vertical(-1000)), at: $0.now.advanced(by: pause))
      }, readyMade("`scroll`, `cancelled`", .own, .scroll(.zero, phase: .cancelled)),
      momentum("`scroll`, `momentumBegan`, 30 points", .momentumBegan),
      momentum("`scroll`, `momentumChanged`, 30 points", .momentumChanged),
      momentum("`scroll`, `momentumEnded`", .momentumEnded),
      act("`scroll`, no phase, 30 points", .own, .scroll(.vertical(30))),
      act(
        "`setContentOffset`", isAnimating ? Tags("R", "R") : tags(Tags("R", "A"), inFlight: Tags("R", "O")),
        .setContentOffset(elsewhere, nil)),
      act("`setContentOffset`, animated", tags(Tags("P", "A")), .setContentOffset(elsewhere, .uiKit)),
      Act(kind: .places, name: "`setContentOffset`, to where it is", tags: tags(Tags("A", "A"))) {
        $0.handle(.setContentOffset($0.contentOffset, .uiKit), at: $0.now)
      },
      act(
        "`scrollRectToVisible`",
        isAnimating ? Tags("A", "R") : tags(Tags("A", "A"), inFlight: Tags("A", "O")),
        .scrollRectToVisible(rect, nil)),
      act("`scrollRectToVisible`, animated", tags(Tags("A", "A")), .scrollRectToVisible(rect, .uiKit)),
      Act(kind: .reveals, name: "`scrollRectToVisible`, already visible", tags: Tags("A", "A")) {
        let shown = ScrollRect(0, $0.y.rounded() + 300, 10, 10)
        return $0.handle(.scrollRectToVisible(shown, .uiKit), at: $0.now)
      }, act("`scrollToTop`", tags(Tags("P", "A")), .scrollToTop),
      act("`stop`", tags(Tags("A", "A"), inFlight: Tags("A", "O")), .stop),
      act("`retarget`", .own, .retarget(elsewhere)),
      step("`wheel`, 25 points down", 25, .wheel(.vertical(25))),
      step("`wheel`, 25 points down, animated", 25, .wheel(.vertical(25), .wheel)),
      step("`wheel`, 25 points up", -25, .wheel(.vertical(-25))),
      step("`wheel`, 25 points up, animated", -25, .wheel(.vertical(-25), .wheel)),
      step("`key`, a line down", 40, .key(.lineDown)),
      step("`key`, a line down, animated", 40, .key(.lineDown, .wheel)),
      step("`key`, a line up", -40, .key(.lineUp)),
      step("`key`, a line up, animated", -40, .key(.lineUp, .wheel)),
      step("`key`, a page down, animated", 760, .key(.pageDown, .wheel)), act("`key`, end", .own, .key(.end)),
      act("`key`, end, animated", .own, .key(.end, .wheel)),
      act("`autoscroll`, 900 pt/s down", .own, .autoscroll(.vertical(900))),
      act("`autoscroll`, 900 pt/s up", .own, .autoscroll(.vertical(-900))),
      act("`autoscroll`, no velocity", .own, .autoscroll(.zero)),
      act("`autoscroll`, no velocity, coasts", .own, .autoscroll(.zero, coasts: true)),
      act("`fling`, 900 pt/s down", .own, .fling(.vertical(900))),
      act("`fling`, 900 pt/s up", .own, .fling(.vertical(-900))),
      act("`fling`, no velocity", .own, .fling(.zero)),
      act("`edgeScroll`, at the lower edge", .own, .edgeScroll(ScrollPoint(200, 790))),
      act("`edgeScroll`, at the upper edge", .own, .edgeScroll(ScrollPoint(200, 10))),
      act("`edgeScroll`, no pointer", .own, .edgeScroll(nil)),
      Act(kind: .advances, name: "`advance`, by a frame", tags: moves) { $0.advance(by: .milliseconds(16)) },
      Act(kind: .advancesAMinute, name: "`advance`, by a minute", tags: arrives) { scroller in
        // With displayLink a minute of frames; the events of the last count.
        var events = scroller.advance(by: .milliseconds(16))
        for _ in 0..<3750 where scroller.phase != .idle { events = scroller.advance(by: .milliseconds(16)) }
        return events
      },
      Act(kind: .other, name: "`update`, limits as they were", tags: .own) {
        $0.update(at: $0.now) { $0.frame.origin.x = 7 }
      },
      Act(kind: .other, name: "`update`, the content ends at 1700", tags: .own) {
        $0.update(at: $0.now) { $0.contentSize.height = 1700 }
      },
      Act(kind: .other, name: "`update`, scrolling disabled", tags: .own) {
        $0.update(at: $0.now) { $0.isScrollEnabled = false }
      },
      Act(kind: .inserts, name: "`apply`, 800 points inserted above", tags: .own) {
        $0.apply(ContentChange(on: .vertical, at: 0, inserting: 800), at: $0.now)
      },
    ]
  }

  /// Returns the name of an input's case. The switch has no default, so that a new case must be added here and in the table.
  static func name(of input: Scroller.Input) -> String {
    switch input {
    case .touchDown: "touchDown"
    case .touchMoved: "touchMoved"
    case .touchUp: "touchUp"
    case .touchCancelled: "touchCancelled"
    case .held: "held"
    case .began: "began"
    case .changed: "changed"
    case .moved: "moved"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .scroll: "scroll"
    case .setContentOffset: "setContentOffset"
    case .scrollRectToVisible: "scrollRectToVisible"
    case .scrollToTop: "scrollToTop"
    case .stop: "stop"
    case .retarget: "retarget"
    case .autoscroll: "autoscroll"
    case .fling: "fling"
    case .edgeScroll: "edgeScroll"
    case .wheel: "wheel"
    case .key: "key"
    case .pinch: "pinch"
    case .magnify: "magnify"
    case .setZoomScale: "setZoomScale"
    case .zoom: "zoom"
    case .beginRefreshing: "beginRefreshing"
    case .endRefreshing: "endRefreshing"
    }
  }

  static let allInputs: [Scroller.Input] = [
    .touchDown(.zero), .touchMoved(.zero), .touchUp, .touchCancelled(), .held, .began,
    .changed(translation: .zero), .moved(by: .zero), .ended(), .cancelled, .scroll(.zero),
    .setContentOffset(.zero, nil), .scrollRectToVisible(.zero, nil), .scrollToTop, .stop, .retarget(.zero),
    .wheel(.zero), .key(.home), .autoscroll(.zero), .fling(.zero), .edgeScroll(nil),
    .pinch(.began, scale: 1, at: .zero), .magnify(by: 1, at: .zero), .setZoomScale(1), .zoom(to: .zero),
    .beginRefreshing, .endRefreshing,
  ]
}

// MARK: - Words

extension PhaseTable {
  private static func isTheSameMotion(_ a: Scroller, _ b: Scroller) -> Bool {
    a.touch == b.touch
      && ScrollAxis.allCases.allSatisfy {
        a.axes[$0].motion == b.axes[$0].motion && a.axes[$0].since == b.axes[$0].since
      }
  }

  /// Returns the words for the effect on the offset; nil where there are none.
  static func words(_ act: Act, _ before: Scroller, _ after: Scroller) -> String? {
    guard let now = movement(act, before, after) else { return nil }
    guard let target = after.target else { return now }
    if isTheSameMotion(before, after) { return now == "stays" ? "continues" : now }
    if act.kind.isTime { return now }
    if after.isCoasting { return now == "stays" ? "coasts" : now + ", coasts" }
    guard let name = place(target.y, act, before, after) else { return nil }
    let beginning = now == "stays" ? "" : now + ", then "
    if name == "its target" { return beginning + "continues" }
    let verb = after.phase == .animating ? "animates" : name == "the limit" ? "returns" : "flies"
    return beginning + "\(verb) to \(name)"
  }

  private static func movement(_ act: Act, _ before: Scroller, _ after: Scroller) -> String? {
    let (old, new) = (before.y, after.y)
    if old == new { return "stays" }
    if act.kind.isTime {
      if new == before.target?.y { return "arrives at its target" }
      return before.target == nil ? nil : "continues to move"
    }
    if act.kind == .inserts { return new == old + 800 ? "moves with the content" : nil }
    if after.phase == .dragging, act.kind == .moves {
      let travel = new - old.rounded()
      if travel == 30 { return "follows the finger" }
      if travel == 20 { return "follows the finger, less 10 points" }
      if after.viewport.overscroll.dy != 0 || before.viewport.overscroll.dy != 0 {
        return travel > 0 && travel < 30 ? "follows the finger, stretched" : nil
      }
      return travel == 9 ? "follows the finger" : nil
    }
    if act.kind == .scrolls, new == (old + 30).rounded() { return "moves by the delta" }
    let isStretched = after.phase == .dragging && old < 0 && new > old && new < old + 30
    if act.kind == .scrolls, isStretched { return "moves by the delta, stretched" }
    if let step = act.step, old >= 0, new == old + step { return "jumps by the step" }
    if (new - old).magnitude <= 0.5 && new == new.rounded() { return "stops on the pixel grid" }
    return place(new, act, before, after).map { "jumps to \($0)" }
  }

  /// Returns the name of a place.
  private static func place(_ y: Double, _ act: Act, _ before: Scroller, _ after: Scroller) -> String? {
    let limits = after.viewport.limits(on: .vertical)
    if act.kind == .places, y == elsewhere.y { return "the given offset" }
    if act.kind == .reveals, y == 4210 { return "the rectangle" }
    if act.kind == .goesToTop, y == limits.lowerBound { return "the top" }
    if act.kind == .presses, act.step == nil, y == limits.upperBound { return "the end" }
    if let step = act.step {
      if before.y < 0, y == step { return "the limit plus the step" }
      if y == before.y + step { return "the offset plus the step" }
      if let target = before.target?.y, y == target + step { return "its target plus the step" }
    }
    if act.kind == .inserts, let target = before.target, y == target.y + 800 {
      return "its target, 800 points farther"
    }
    if before.target?.y == y && after.target == before.target { return "its target" }
    if y == limits.lowerBound || y == limits.upperBound { return "the limit" }
    if before.physics.snapping[.vertical] != nil, (y / 800).rounded() * 800 == y { return "a page" }
    if before.target?.y == y { return "its target" }
    if after.phase == .decelerating, act.kind == .lifts { return "the end of the free flight" }
    return nil
  }
}
