@testable import ScrollKinetics

final class ScrollHostLawsTests: XCTestCase {
  /// A host whose delegate only chooses targets has the bits and the events of a scroller that is given the same calls.
  /// Catches: in `release(by:at:)`, `at: instant, choosing: endWasReported ? release : nil` made `at: instant, choosing: nil`; in
  /// `makeChange`, the old rules of `scroller.physics.snapping` left out.
  func testAHostHasTheBitsAndEventsOfAScroller() {
    forAll("a host has the bits and events of a scroller", count: 400, in: { ScrollHostScript(&$0) }) {
      script in
      var scroller = script.start
      let (host, delegate) = (ScrollHost(scroller), RecordingDelegate())
      host.delegate = delegate
      // What the delegate chooses at the release, if a step is one.
      var choice: (target: ScrollPoint, isFree: Bool)?
      var generator = SplitMix64(seed: UInt64(script.steps.count))
      delegate.act = { _, release in
        guard let choice else { return }
        release?.target = choice.target
        release?.allowsTargetPastLimits = choice.isFree
      }
      var events: [Scroller.Event] = []
      // Properties that were set, and their instant.
      var change: (viewport: Viewport, physics: Scroller.Physics, instant: ScrollInstant)?
      var instant = ScrollInstant.origin
      func completeChange() {
        guard let made = change else { return }
        change = nil
        let old = scroller.physics.snapping
        scroller.physics = made.physics
        guard made.viewport != scroller.viewport else { return }
        scroller.physics.snapping = old
        let wasMoving = scroller.isMoving
        let keeping = made.physics.snapping == .paging ? ScrollAnchor.Keeping.page : .offset
        events += scroller.update(at: made.instant, keeping: keeping, snapping: made.physics.snapping) {
          let offset = $0.contentOffset
          $0 = made.viewport
          $0.contentOffset = offset
        }
        // What begins to move stands until the next call.
        let begins = scroller.isMoving && !wasMoving && instant > scroller.now
        if begins { scroller.shiftMotion(by: scroller.now.duration(to: instant)) }
      }
      for step in script.steps {
        instant = instant.advanced(by: step.delay)
        choice = nil
        switch step.call {
        case .property, .action(.physics):
          let now = Swift.max(scroller.now, change?.instant ?? scroller.now)
          var viewport = change?.viewport ?? scroller.viewport
          var physics = change?.physics ?? scroller.physics
          if case .action(.physics(let new)) = step.call { physics = new }
          if case .property(let property) = step.call { property.set(in: &viewport, &physics) }
          if viewport != change?.viewport ?? scroller.viewport
            || physics != change?.physics ?? scroller.physics
          {
            change = (viewport, physics, now)
          }
          host.perform(step.call, at: instant)
          continue
        case .action(var action):
          completeChange()
          // A host asks for no target where a fling ends a recognised pinch.
          if case .input(let input) = action, scroller.isDragging, !scroller.isPinchedReadyMade,
            scroller.proposedRelease(by: input, at: instant) != nil, generator.happens(onceIn: 2)
          {
            let target = ScrollPoint { _ in generator.double(in: -300...3000) }
            let isFree = generator.happens(onceIn: 4)
            choice = (target, isFree)
            action = .choice(input, target: target, pastLimits: isFree)
          }
          events += ScrollerScript.perform(action, on: &scroller, at: instant)
        }
        host.perform(step.call, at: instant)
        if host.scroller != scroller { return "\(step): \(host.scroller), a scroller \(scroller)" }
        // The change of properties and the call are one call of the host.
        let expected = events.enumerated().filter { index, event in
          event != .didScroll || index == 0 || events[index - 1] != .didScroll
        }.map(\.element)
        if delegate.events != expected { return "\(step): tells \(delegate.events), a scroller \(expected)" }
        (delegate.events, events) = ([], [])
      }
      return nil
    }
  }

  /// A call without an instant that begins a motion at rest has the bits and events of one at the next instant that is told; until
  /// then the content stands, and frames are needed. A recording with the calls at those instants replays to the same state.
  /// Catches: in `begin(at:)`, `awaitsInstant = false` left out; in `end()`, `state.needsFrames` left out.
  func testACallWithoutAnInstantAtRestHappensAtTheNext() {
    var waits = 0
    forAll("a call without an instant happens at the next", count: 400, in: { ScrollHostScript(&$0) }) {
      script in
      var generator = SplitMix64(seed: UInt64(script.steps.count))
      let (host, delegate) = (ScrollHost(script.start), RecordingDelegate())
      host.delegate = delegate
      // What was recorded; the calls without an instant since content began to stand, and the state after them.
      var (recorded, standing) = (Recorded(script.start), Recorded<Scroller>?.none)
      var waiting: [ScrollHostScript.Call] = []
      var instant = ScrollInstant.origin
      let steps = script.steps.filter(\.call.isRecorded).flatMap { step in
        // After ten seconds, what moves by itself is at rest.
        generator.happens(onceIn: 3)
          ? [ScrollHostScript.Step(delay: .seconds(10), call: .action(.advance)), step] : [step]
      }
      for step in steps {
        var events: [Scroller.Event] = []
        // Where a limit blocks a dragged item, its time goes on at rest.
        while recorded.subject.phase == .idle, !recorded.subject.isBlocked, !recorded.subject.needsFrames,
          generator.happens(onceIn: 2)
        {
          let call =
            generator.happens(onceIn: 4) && !step.call.countsTurns
            ? step.call : .action(.input(.motion(&generator)))
          waiting.append(call)
          var stands = standing ?? recorded
          events += stands.perform(call, at: stands.now)
          if stands.subject.needsFrames {
            standing = stands
          } else {
            (recorded, waiting, standing) = (stands, [], nil)
          }
          host.perform(call, at: nil)
          if host.contentOffset != stands.subject.contentOffset { return "\(call): \(host.contentOffset)" }
          if host.scroller.target != stands.subject.target { return "\(call) goes to another target" }
          if host.needsFrames != stands.subject.needsFrames { return "\(call): frames \(host.needsFrames)" }
        }
        waits += waiting.isEmpty ? 0 : 1
        instant = instant.advanced(by: step.delay)
        for call in waiting { _ = recorded.perform(call, at: Swift.max(instant, recorded.now)) }
        (waiting, standing) = ([], nil)
        events += recorded.perform(step.call, at: instant)
        host.perform(step.call, at: instant)
        if host.scroller != recorded.subject { return "\(step): \(host.scroller), not \(recorded.subject)" }
        if delegate.events != events { return "\(step): tells \(delegate.events), a scroller \(events)" }
        delegate.events = []
      }
      if recorded.recording.replay() != recorded.subject { return "the recording does not replay" }
      return nil
    }
    assertMet(waits, moreThan: 800)
  }

  /// A host that copies its bounds back after every call, rounded to pixels, moves with the same bits.
  /// Catches: in `isNear`, a `halfPixel` of zero; in `tell`, `reportedOffset` left as it was.
  func testCopyingBoundsBackChangesNoBit() {
    forAll("copying bounds back changes no bit", count: 400, in: { ScrollHostScript(&$0) }) { script in
      let (plain, copied) = (ScrollHost(script.start), ScrollHost(script.start))
      let delegate = RecordingDelegate()
      copied.delegate = delegate
      var bounds = script.viewport.contentOffset
      for (step, instant) in script.steps.timed() {
        plain.perform(step.call, at: instant)
        copied.perform(step.call, at: instant)
        bounds = delegate.offset ?? bounds
        let scale = copied.viewport.displayScale
        copied.contentOffset = ScrollPoint { (bounds[$0] * scale).rounded() / scale }
        copied.contentOffset = bounds
        if copied.scroller != plain.scroller { return "\(step): \(copied.scroller), else \(plain.scroller)" }
      }
      return nil
    }
  }

  /// Properties that are set one after another, in any order and with reads in between, are one change: nothing is
  /// clamped in between.
  /// Catches: in `setProperties`, `change?.base ?? state` made `state`.
  func testPropertiesAreOneChange() {
    forAll("properties are one change", count: 400, in: { ScrollHostScript(&$0) }) { script in
      var generator = SplitMix64(seed: UInt64(script.steps.count))
      let hosts = (0..<3).map { _ in ScrollHost(script.start) }
      for (step, instant) in script.steps.timed() {
        for host in hosts { host.perform(step.call, at: instant) }
        guard generator.happens(onceIn: 3) else { continue }
        for host in hosts { host.frame(at: instant) }
        let size = ScrollSize { _ in generator.double(in: 0...900) }
        let properties: [ScrollHostScript.Property] = [
          .init(\.frame, \.frame, ScrollRect(origin: .zero, size: size)),
          .init(\.contentSize, \.contentSize, ScrollSize { 3 * size[$0] }),
          .init(\.isScrollEnabled, \.isScrollEnabled, size.width > 200),
          .init(\.contentInset, \.contentInset, ScrollInsets(top: size.width / 20, bottom: 9)),
        ]
        for property in properties { property.set(in: hosts[0]) }
        for property in properties.reversed() {
          property.set(in: hosts[1])
          _ = (hosts[1].contentOffset, hosts[1].phase, hosts[1].scroller)
        }
        hosts[2].update { viewport in
          var physics = script.physics
          for property in properties { property.set(in: &viewport, &physics) }
        }
        if hosts[0].scroller != hosts[1].scroller { return "\(properties) reversed: another state" }
        if hosts[0].scroller != hosts[2].scroller { return "\(properties) by an update: another state" }
        for host in hosts { host.frame(at: instant) }
      }
      return nil
    }
  }

  /// Whatever a delegate does in its callbacks: the callbacks are in the order of PHYSICS §10, every movement is told,
  /// frames are told exactly when they change, and the state is valid. Reads in every callback do not abort.
  /// Catches: in `add`, the events after `end` appended; in `release(by:at:)`, the events of a drag that goes on left out;
  /// in `tell()`, `needsFrames` told in every call; in `notifyOfEvents`, `completeChange()` left out.
  func testAnyDelegateIsToldInOrder() {
    var deeds = 0
    forAll("any delegate is told in order", count: 1500, in: { ScrollHostScript(&$0, deeds: 30) }) { script in
      let troupe = Troupe(script)
      for (step, instant) in script.steps.timed() {
        if let fault = troupe.perform(step, at: instant) { return "\(step): \(fault)" }
      }
      deeds += troupe.deedCount
      return nil
    }
    assertMet(deeds, moreThan: 8000)
  }
}

/// A host whose delegates do the deeds of a script, and take over from each other.
private final class Troupe {
  let host: ScrollHost
  var delegates: [RecordingDelegate] = []
  var deeds: ArraySlice<ScrollHostScript.Deed>
  var deedCount = 0
  var events: [Scroller.Event] = []
  var frames: [Bool] = []
  var grammar = TraceGrammar()
  var choice: ScrollPoint?
  var offset: ScrollPoint
  /// Whether somebody was told everything since the beginning.
  var isComplete = true

  init(_ script: ScrollHostScript) {
    host = ScrollHost(script.start)
    deeds = script.deeds[...]
    frames = [host.needsFrames]
    offset = script.viewport.contentOffset
    replaceDelegate()
  }

  func replaceDelegate() {
    let delegate = RecordingDelegate()
    delegate.act = { [unowned self, unowned delegate] host, release in
      events += delegate.events
      frames += delegate.frames
      offset = delegate.offset ?? offset
      (delegate.events, delegate.frames) = ([], [])
      _ = (host.contentOffset, host.phase, host.scroller, host.viewport, host.needsFrames, host.now)
      if let choice { release?.target = choice }
      if let deed = deeds.popFirst() { act(deed, on: host, &release) }
    }
    delegates.append(delegate)
    host.delegate = delegate
  }

  func act(_ deed: ScrollHostScript.Deed, on host: ScrollHost, _ release: inout Scroller.Release?) {
    deedCount += 1
    switch deed {
    case .nothing: break
    case .property(let property): property.set(in: host)
    case .jump(let offset): host.contentOffset = offset
    case .input(let input): host.handle(input)
    case .frame(let delay): host.frame(at: host.now.advanced(by: delay))
    case .content(let change): host.apply(change)
    case .target(let target): release?.target = target
    case .replacement: replaceDelegate()
    case .noDelegate:
      host.delegate = nil
      isComplete = false
    }
  }

  func perform(_ step: ScrollHostScript.Step, at instant: ScrollInstant) -> String? {
    choice = nil
    if case .action(.choice(_, let target, _)) = step.call { choice = target }
    let before = host.phase
    host.perform(step.call, at: instant)
    if let fault = host.scroller.fault { return fault }
    guard isComplete else { return nil }
    for event in events { if let fault = grammar.read(event) { return "\(fault), in \(events)" } }
    let told = events
    events = []
    for (one, next) in zip(frames, frames.dropFirst()) where one == next { return "frames \(frames)" }
    if frames.last != host.needsFrames { return "told \(frames), needs \(host.needsFrames)" }
    frames = frames.suffix(1)
    // A change of properties is told by the call that completes it.
    guard host.change == nil else { return nil }
    let phase = host.phase
    if let fault = grammar.rest(in: phase) { return "\(fault), in \(told)" }
    if offset != host.contentOffset { return "told \(offset), is \(host.contentOffset)" }
    // An animated zoom that is caught past its limits goes on under the finger.
    let ends: [Scroller.Event] = [.didEndScrollingAnimation, .didScrollToTop, .didEndZooming]
    if before == .animating, phase != .animating, !grammar.isZooming, !ends.contains(where: told.contains) {
      return "an animation ends without its event, in \(told)"
    }
    return nil
  }
}

extension ScrollHostScript.Call {
  fileprivate var isRecorded: Bool {
    switch self {
    case .action(.choice), .action(.physics), .property: false
    case .action: true
    }
  }

  /// Whether the call is a part of a notch or of a swipe, which has the instant of the latest that was told.
  fileprivate var countsTurns: Bool {
    switch self {
    case .action(.input(.wheel)), .action(.input(.scroll)): true
    default: false
    }
  }
}

extension Scroller.Input {
  /// An input of the program, a wheel or a key that moves content at rest.
  fileprivate static func motion(_ generator: inout SplitMix64) -> Scroller.Input {
    let point = ScrollPoint { _ in generator.double(in: -100...3000) }
    let delta = ScrollVector { _ in generator.double(in: -300...300) }
    return generator.pick([
      .setContentOffset(point, animated: true), .setContentOffset(point, animated: false), .scrollToTop,
      .scrollRectToVisible(ScrollRect(point.x, point.y, 9, 9), animated: true), .wheel(delta, .wheel),
      .key(generator.pick(Scroller.Key.allCases), .uiKit), .autoscroll(delta), .fling(delta),
      .edgeScroll(point), .setZoomScale(2, animated: true), .beginRefreshing, .endRefreshing,
      .zoom(to: ScrollRect(point.x, point.y, 90, 90), animated: true), .stop,
    ])
  }
}

extension Recorded where Subject == Scroller {
  fileprivate mutating func perform(_ call: ScrollHostScript.Call, at instant: ScrollInstant)
    -> Scroller.Events
  {
    switch call {
    case .action(.input(let input)): handle(input, at: instant)
    case .action(.advance): advance(to: instant)
    case .action(.update(let keeping, _, let body)): update(at: instant, keeping: keeping, body)
    case .action(.content(let change)): apply(change, at: instant)
    case .action, .property: Scroller.Events()
    }
  }
}
