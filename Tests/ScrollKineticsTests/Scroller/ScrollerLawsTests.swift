/// Laws that hold for every scroller and every script: with content that can be zoomed (PHYSICS §11), with a control of pull to
/// refresh, with content that follows its end or has none and an item that is dragged to edges (§12), and without.
final class ScrollerLawsTests: XCTestCase {
  private func forAllScripts(
    _ law: String, count: Int = 400, kinds: ScrollerScript.Kinds = .all,
    integration: Scroller.Physics.Integration? = nil, refreshes: Bool = true, file: StaticString = #filePath,
    line: UInt = #line, test: StaticString = #function, check: (ScrollerScript) -> String?
  ) {
    for script in ScrollerScript.ofEveryKind(kinds, integration) where refreshes || !script.refreshes {
      forAll(
        law + script.name, count: script.share * count, in: script.draw, file: file, line: line, test: test,
        check: check)
    }
  }

  /// Catches: `renewPhase()` left out of `reportInterruptions`.
  func testPhasesEventsAndInvariants() {
    forAllScripts("phases go along the arrows, events come in order, offsets are finite", check: \.phaseFault)
  }

  /// The same with frames of a second, in which a flight ends in the release itself, with updates that disable the content under
  /// a finger or end a refresh in the same call, and with a platform's deltas of a fraction of a pixel about a limit.
  /// Catches: in `Events.merge(repeated:)`, either case; in `Scroller.coast(by:_:at:_:)`, `reportInterruptions(since: left`.
  func testBeginsAndEndsPairUp() {
    forAll(
      "begin and end events pair up", count: 6000, in: { ScrollerScript(atLimits: &$0) }, check: \.phaseFault)
  }

  /// Catches: `destination` of `AxisPlan` without the pixel grid.
  func testRestsAtTheAnnouncedTargetInTime() {
    forAllScripts("left alone, it rests at its target when it says", integration: .exact, check: \.restFault)
  }

  /// Catches: in `FlingStepper.restingPlace(limits:)`, 0 for `Law.restingSpeed`; `endCoast(ifOverAt: now, x)` left out of `catchUp`.
  func testAlwaysComesToRest() {
    forAllScripts("left alone, it comes to rest", integration: .displayLink, check: \.restFault)
  }

  /// Catches: planning a flight from `viewport.contentOffset` in `advance`.
  func testSlicingTimeChangesNoBit() {
    forAllScripts("frames in between change no bit", integration: .exact, check: \.slicingFault)
  }

  /// Catches: in `ScrollInstant.seconds(to:)`, converting an instant, rather than a difference, to seconds.
  func testShiftInTimeChangesNoBit() {
    forAllScripts("moving all instants changes no bit", check: \.shiftFault)
  }

  /// A mirrored control of refresh would stand at the end, where there is none.
  /// Catches: any comparison with `>` where its mirror has `>=`.
  func testMirrorNegatesEveryOffset() {
    forAllScripts(
      "mirrored, every offset is negated", kinds: [.touches, .drags, .program, .scrolls], refreshes: false,
      check: \.mirrorFault)
  }

  /// Catches: `.vertical` where a loop over the axes has `axis`.
  func testSwappedAxesSwapTheBits() {
    forAllScripts(
      "with the axes swapped, offsets are swapped", kinds: [.touches, .drags, .program, .scrolls],
      check: \.swapFault)
  }

  /// Catches: `max(now, instant)` in place of the sample's own instant.
  func testAdvancingPastASampleChangesNoBitOfTheVelocity() {
    forAll("a display link ahead of the events changes no bit of the release velocity", count: 500) {
      (seed: $0.next(), count: $0.integer(in: 6...12))
    } check: { seed, count in
      var generator = SplitMix64(seed: seed)
      var plain = Scroller(viewport: Viewport(400, 800, content: 400, 9000))
      var ahead = plain
      var velocities: [[ScrollVector]] = [[], []]
      var (point, time) = (ScrollPoint(200, 700), 0.1)
      for index in 0..<count {
        let instant = ScrollInstant(seconds: time)
        let input: Scroller.Input =
          index == 0 ? .touchDown(point) : index == count - 1 ? .touchUp : .touchMoved(point)
        ahead.advance(to: .seconds(time + 0.05))
        plain.handle(input, at: instant) { velocities[0].append($0.velocity) }
        ahead.handle(input, at: instant) { velocities[1].append($0.velocity) }
        point.y -= generator.double(in: 5...60)
        time += generator.double(in: 0.004...0.02)
      }
      return velocities[0] == velocities[1] && velocities[0].count == 1 ? nil : "\(velocities)"
    }
  }
}

extension ScrollerScript: ShrinkableScript {
  /// Draws scripts of one kind; `name` is added to that of a law, and a law has `share` times as many of them.
  typealias Source = (name: String, share: Int, refreshes: Bool, draw: (inout SplitMix64) -> ScrollerScript)

  static func ofEveryKind(
    _ kinds: Kinds = .all, _ integration: Scroller.Physics.Integration? = nil
  ) -> [Source] {
    [
      ("", 1, false, { ScrollerScript(&$0, kinds: kinds, integration: integration) }),
      (", with zooms", 2, false, { ScrollerScript(zooming: &$0, kinds: kinds, integration: integration) }),
      (", with ends and edges", 1, false, { .init(patterned: &$0, kinds: kinds, integration: integration) }),
      (", with pull to refresh", 2, true, { .init(refreshing: &$0, kinds: kinds, integration: integration) }),
    ]
  }
}
