import ScrollGeometry
import XCTest

@testable import ScrollKinetics

/// What is true of every scroller, whatever is done to it.
final class ScrollerLawsTests: XCTestCase {
  private func forAllScripts(
    _ law: String, count: Int = 1500, kinds: ScrollerScript.Kinds = .all,
    integration: Scroller.Physics.Integration? = nil,
    file: StaticString = #filePath, line: UInt = #line, test: StaticString = #function,
    check: (ScrollerScript) -> String?
  ) {
    forAll(
      law, count: count, in: { ScrollerScript(&$0, kinds: kinds, integration: integration) },
      shrinking: { $0.removals }, file: file, line: line, test: test, check: check)
  }

  /// Catches: `interrupt` without `activity = .idle`.
  func testPhasesEventsAndInvariants() {
    forAllScripts("phases go along the arrows, events come in order, offsets are finite") { script in
      var grammar = TraceGrammar()
      var fault: String?
      script.run { moment in
        fault = fault ?? moment.after.fault
        fault = fault ?? grammar.read(moment.before.phase, Array(moment.events), moment.after.phase)
        let scrolled = moment.before.viewport.contentOffset != moment.after.viewport.contentOffset
        if scrolled && !moment.events.contains(.didScroll) { fault = fault ?? "moved without didScroll" }
        if !scrolled, moment.events == [.didScroll] { fault = fault ?? "didScroll without moving" }
      }
      return fault
    }
  }

  /// Catches: `destination` of `AxisPlan` without the pixel grid.
  func testRestsAtTheAnnouncedTargetInTime() {
    forAllScripts("left alone, it rests at its target when it says", integration: .exact) { script in
      var scroller = script.run()
      scroller.handle(.cancelled, at: scroller.now)
      let (target, rest) = (scroller.target, scroller.instantOfRest)
      guard let target else { return scroller.phase == .idle ? nil : "no target" }
      var early = scroller
      early.advance(to: scroller.now.advanced(by: scroller.now.duration(to: rest) * 0.999))
      if scroller.now < rest, early.phase == .idle, early.now < rest { return "at rest before \(rest)" }
      scroller.advance(to: rest)
      if scroller.phase != .idle { return "not at rest at \(rest)" }
      if scroller.viewport.contentOffset != target {
        return "rests at \(scroller.viewport.contentOffset), announced \(target)"
      }
      return nil
    }
  }

  /// Catches: `lastTick` not set in `carryOn`.
  func testAlwaysComesToRest() {
    forAllScripts("left alone, it comes to rest", integration: .displayLink) { script in
      var scroller = script.run()
      scroller.handle(.cancelled, at: scroller.now)
      for _ in 0..<20_000 where scroller.phase != .idle { scroller.advance(by: .milliseconds(16)) }
      return scroller.phase == .idle ? nil : "still \(scroller.phase) after 320 s"
    }
  }

  /// Catches: planning a flight from `viewport.contentOffset` in `advance`.
  func testSlicingTimeChangesNoBit() {
    forAllScripts(
      "frames in between change no bit", kinds: [.touches, .drags, .program], integration: .exact
    ) { script in
      var sliced = script
      sliced.steps = script.steps.flatMap { step -> [ScrollerScript.Step] in
        let parts = (step.delay > .zero ? 3 : 1)
        return (1..<parts).map { _ in ScrollerScript.Step(delay: step.delay / parts, action: .advance) }
          + [.init(delay: step.delay - (step.delay / parts) * (parts - 1), action: step.action)]
      }
      var whole: [ScrollPoint] = []
      script.run { moment in
        if case .input = moment.action { whole.append(moment.after.viewport.contentOffset) }
      }
      var parts: [ScrollPoint] = []
      sliced.run { moment in
        if case .input = moment.action { parts.append(moment.after.viewport.contentOffset) }
      }
      return whole == parts ? nil : "\(whole) became \(parts)"
    }
  }

  /// Catches: converting an instant, rather than a difference, to seconds.
  func testShiftInTimeChangesNoBit() {
    let shift = Duration.milliseconds(12_345_678)
    forAllScripts("moving all instants changes no bit") { script in
      var (here, there): ([ScrollPoint], [ScrollPoint]) = ([], [])
      script.run { here += [$0.after.viewport.contentOffset] }
      script.run(startingAt: ScrollInstant(shift)) { there += [$0.after.viewport.contentOffset] }
      return here == there ? nil : "\(here) became \(there)"
    }
  }

  /// Catches: any comparison with `>` where its mirror has `>=`.
  func testMirrorNegatesEveryOffset() {
    forAllScripts("mirrored, every offset is negated", kinds: [.touches, .drags, .program]) { script in
      guard let mirrored = script.mirrored else { return nil }
      var (here, there): ([ScrollPoint], [ScrollPoint]) = ([], [])
      script.run { here += [$0.after.viewport.contentOffset] }
      mirrored.run { there += [$0.after.viewport.contentOffset.mirrored] }
      return here == there ? nil : "\(here) became \(there)"
    }
  }

  /// Catches: `.vertical` where a loop over the axes has `axis`.
  func testSwappedAxesSwapTheBits() {
    forAllScripts("with the axes swapped, offsets are swapped", kinds: [.touches, .drags]) { script in
      var (here, there): ([ScrollPoint], [ScrollPoint]) = ([], [])
      script.run { here += [$0.after.viewport.contentOffset] }
      script.swapped.run { there += [$0.after.viewport.contentOffset.swapped] }
      return here == there ? nil : "\(here) became \(there)"
    }
  }

  /// Catches: `max(now, instant)` in place of the sample's own instant.
  func testAdvancingPastASampleChangesNoBitOfTheVelocity() {
    forAll("a display link that runs ahead changes no bit of the release velocity", count: 500) {
      (seed: $0.next(), count: $0.integer(in: 6...12))
    } check: { seed, count in
      var generator = SplitMix64(seed: seed)
      var plain = Scroller(
        viewport: Viewport(
          frame: ScrollRect(x: 0, y: 0, width: 400, height: 800),
          contentSize: ScrollSize(width: 400, height: 9000)))
      var ahead = plain
      var velocities: [[ScrollVector]] = [[], []]
      var (point, time) = (ScrollPoint(x: 200, y: 700), 0.1)
      for index in 0..<count {
        let instant = ScrollInstant(seconds: time)
        let input: Scroller.Input =
          index == 0 ? .touchDown(point) : index == count - 1 ? .touchUp : .touchMoved(point)
        ahead.advance(to: ScrollInstant(seconds: time + 0.05))
        plain.handle(input, at: instant) { velocities[0].append($0.velocity) }
        ahead.handle(input, at: instant) { velocities[1].append($0.velocity) }
        point.y -= generator.double(in: 5...60)
        time += generator.double(in: 0.004...0.02)
      }
      return velocities[0] == velocities[1] && velocities[0].count == 1 ? nil : "\(velocities)"
    }
  }
}

// MARK: - Mirrors

extension ScrollPoint {
  var mirrored: ScrollPoint { ScrollPoint(x: 0 - x, y: 0 - y) }
  var swapped: ScrollPoint { ScrollPoint(x: y, y: x) }
}

extension ScrollVector {
  var swapped: ScrollVector { ScrollVector(dx: dy, dy: dx) }
}

extension ScrollSize {
  var swapped: ScrollSize { ScrollSize(width: height, height: width) }
}
