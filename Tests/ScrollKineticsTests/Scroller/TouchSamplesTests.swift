@testable import ScrollKinetics

/// Samples of a finger that come together, late or out of order.
final class TouchSamplesTests: XCTestCase {
  /// A finger on content that may fly, and its samples; some are at the same instant, some out of order.
  private struct Case: CustomStringConvertible {
    var start: Scroller
    var finger: Int
    var samples: [TouchSample]
    /// The numbers of samples that are delivered together, and how far the display is ahead of each delivery.
    var deliveries: [(count: Int, lead: Duration)]

    init(_ generator: inout SplitMix64) {
      start = Scroller(
        viewport: ScrollerScript.viewport(&generator), physics: ScrollerScript.physics(&generator))
      finger = generator.integer(in: 0...2)
      start.handle(all: [.ended(velocity: .zero), .began], at: .origin)
      start.handle(.ended(velocity: ScrollVector(0, generator.double(in: -3000...3000))), at: .origin)
      var time = ScrollInstant(.milliseconds(generator.integer(in: 10...300)))
      var point = ScrollPoint(200, 400)
      start.handle(.touchDown(point, finger: finger), at: time)
      samples = []
      for _ in 0..<generator.integer(in: 0...14) {
        point = point + ScrollVector { _ in generator.double(in: -40...40) }
        time = time.advanced(by: .microseconds(generator.pick([0, 700, 4000, 4000, 8000, 16_000, 120_000])))
        samples.append(TouchSample(point, at: time))
      }
      deliveries = []
      var left = samples.count
      while left > 0 {
        let count = generator.integer(in: 0...left)
        deliveries.append((count, .milliseconds(generator.integer(in: 0...40))))
        left -= count
      }
    }

    var description: String { "\(samples) by \(deliveries) to finger \(finger) of \(start.viewport)" }

    /// The instant of the lift, a little after the last sample.
    var lift: ScrollInstant { (samples.last?.instant ?? start.now).advanced(by: .milliseconds(4)) }
  }

  /// Catches: in `Scroller.handle(_:finger:)`, `for sample in samples` made `for sample in samples.suffix(1)`, or the events of a
  /// sample made those of the call.
  func testOneCallForSeveralSamplesIsOneCallForEach() {
    forAll("samples that come together have the bits of samples that come one by one", in: { Case(&$0) }) {
      script in
      var (together, single) = (script.start, script.start)
      var recorded = Recorded(script.start)
      var place = 0
      for (count, _) in script.deliveries {
        let samples = script.samples[place..<place + count]
        place += count
        let events = together.handle(samples, finger: script.finger)
        var expected = Scroller.Events()
        for sample in samples {
          for event in single.handle(.touchMoved(sample.position, finger: script.finger), at: sample.instant)
          { expected.append(event) }
          single.checkInvariants()
        }
        let told = recorded.handle(samples, finger: script.finger)
        guard told == events, recorded.subject == single else { return "recorded otherwise" }
        guard together == single else { return "\(together) is not \(single)" }
        guard events == expected else { return "\(events) is not \(expected)" }
      }
      return recorded.recording.entries.count == script.samples.count ? nil : "not one entry a sample"
    }
  }

  /// Catches: in `Scroller.touchMoved`, `follow(to: point, at: instant, &events)` made `follow(to: point, at: now, &events)`.
  func testSamplesThatComeLateReleaseWithTheirOwnVelocity() {
    forAll("a display that is ahead of its samples changes no bit of the release", in: { Case(&$0) }) {
      script in
      var (late, punctual) = (script.start, script.start)
      var velocities: [ScrollVector] = []
      punctual.handle(script.samples, finger: script.finger)
      punctual.handle(.touchUp(finger: script.finger), at: script.lift) { velocities.append($0.velocity) }
      var place = 0
      for (count, lead) in script.deliveries {
        let samples = script.samples[place..<place + count]
        place += count
        late.advance(to: (samples.last?.instant ?? late.now).advanced(by: lead))
        late.handle(samples, finger: script.finger)
      }
      late.handle(.touchUp(finger: script.finger), at: script.lift) { velocities.append($0.velocity) }
      return velocities.count == 2 && velocities[0] == velocities[1] || velocities.isEmpty
        ? nil : "\(velocities)"
    }
  }

  /// Samples of a mouse and of a network can overtake each other.
  /// Catches: in `Scroller.touchMoved`, `else if instant >= touch.pan.tracker.instant` made `else`.
  func testASampleFromThePastHasNoEffect() {
    forAll("what came before the finger's latest sample changes no bit", in: { ($0.next(), Case(&$0)) }) {
      seed, script in
      var generator = SplitMix64(seed: seed)
      var (disturbed, plain) = (script.start, script.start)
      for sample in script.samples {
        plain.handle(CollectionOfOne(sample), finger: script.finger)
        disturbed.handle(CollectionOfOne(sample), finger: script.finger)
        let earlier = sample.instant.advanced(by: .microseconds(-generator.integer(in: 1...50_000)))
        let past = TouchSample(ScrollPoint { _ in generator.double(in: -900...900) }, at: earlier)
        if !disturbed.handle(CollectionOfOne(past), finger: script.finger).isEmpty { return "an event" }
        guard disturbed == plain else { return "\(disturbed) is not \(plain)" }
      }
      return nil
    }
  }

  /// Catches: in `Scroller.handleOther`, `moveDrag` of a translation that is out of date; no `moveDrag` of a movement that is.
  func testATranslationFromThePastHasNoEffectAndAMovementHasOne() {
    let viewport = Viewport(300, 600, content: 300, 9000)
    for isMirrored in [false, true] {
      func down(_ dy: Double) -> ScrollVector { ScrollVector(0, isMirrored ? 0 - dy : dy) }
      var scroller = Scroller(viewport: viewport).handling(.setContentOffset(ScrollPoint(0, 4000), nil))
      scroller.handle(.began, at: .seconds(1))
      scroller.handle(.changed(translation: down(-30)), at: .seconds(1.01))
      scroller.handle(.changed(translation: down(-60)), at: .seconds(1.02))
      let before = scroller
      XCTAssertEqual(scroller.handle(.changed(translation: down(-45)), at: .seconds(1.015)), [])
      XCTAssertEqual(scroller, before)
      XCTAssertEqual(scroller.handle(.moved(by: down(-5)), at: .seconds(1.015)), [.didScroll])
      XCTAssertEqual(scroller.y, isMirrored ? 3935 : 4065)
    }
  }

  /// A sample of the past does not choose the axis of a drag on a screen.
  /// Catches: in `Scroller.translation(beginningAt:finger:at:)`, no comparison with the tracker's instant.
  func testASampleFromThePastChoosesNoAxis() {
    func viewport(width: Double, height: Double) -> Viewport { Viewport(300, 300, content: width, height) }
    var screen = ScrollScreen(of: viewport(width: 300, height: 3000), viewport(width: 3000, height: 300))
    screen.handle(.touchDown(ScrollPoint(100, 100)), on: 2, at: .seconds(1))
    screen.handle(.touchMoved(ScrollPoint(97, 100)), at: .seconds(1.02))
    screen.handle(.touchMoved(ScrollPoint(100, 60)), at: .seconds(1.01))
    screen.handle(.touchMoved(ScrollPoint(60, 98)), at: .seconds(1.03))
    assertEqual((screen[1].contentOffset.y, screen[2].contentOffset.x), (0, 30))
  }
}
