@testable import ScrollKinetics

/// Laws of zooming, for pinches and content drawn at random (PHYSICS §11). The laws of every script are in `ScrollerLawsTests`.
final class ZoomLawsTests: XCTestCase {
  /// The last step of a return moves no offset by more than half a point, nor what is shown where the content stays under a point
  /// of the frame.
  /// Catches: `* share` left out of `Scroller.durationOfReturn`.
  func testTheLastStepOfAReturnIsHalfAPoint() {
    var returns = 0
    forAll("the last step is half a point", count: 3000) { generator in
      var viewport = Viewport(
        frame: ScrollRect(0, 0, generator.pick([100, 400]), 600),
        contentSize: ScrollSize { _ in generator.pick([100, 500, 3000]) }, displayScale: 1e9,
        contentAlignmentPoint: generator.pick([.zero, ScrollPoint(0.5, 1)]))
      let limits = ScrollZoomLimits(from: 1, to: generator.double(in: 1.1...5))
      viewport.zoomLimits = limits
      viewport.zoomScale = generator.pick([limits.minimum, limits.maximum, limits.clamped(2)])
      var scroller = Scroller(viewport: viewport)
      func point() -> ScrollPoint {
        ScrollPoint(generator.double(in: 0...400), generator.double(in: 0...600))
      }
      scroller.handle(.pinch(.began, scale: 1, at: point()), at: .origin)
      let scale = generator.pick([0.05, 0.3, generator.double(in: 0.2...1), generator.double(in: 1...8)])
      let end = point()
      scroller.handle(all: [.pinch(.changed, scale: scale, at: end), .pinch(.ended, scale: scale, at: end)])
      return scroller
    } check: { scroller in
      guard scroller.phase == .decelerating, scroller.followsZoom else { return nil }
      returns += 1
      var (last, rest) = (scroller, scroller)
      let instant = scroller.instantOfRest
      last.advance(to: instant.advanced(by: .nanoseconds(-1)))
      rest.advance(to: instant)
      for axis in ScrollAxis.allCases {
        let (before, after) = (last.viewport, rest.viewport)
        let step = (after.contentOffset[axis] - before.contentOffset[axis]).magnitude
        if step > 0.5005 { return "the offset moves by \(step)" }
        let ways = [0, before.frame.size[axis]].map { place in
          let point = (after.contentOffset[axis] + place) / after.zoomScale
          return point * before.zoomScale - before.contentOffset[axis] - place
        }
        let way = ways[0] * ways[1] <= 0 ? ways.first { $0.magnitude > 0.5005 } : nil
        if let way { return "what is shown moves by \(way)" }
      }
      return nil
    }
    assertMet(returns, moreThan: 1000)
  }

  /// Content that is pinched twice: by a, then by b.
  private struct Pinches {
    var scroller: Scroller
    /// a and b.
    var factors: [Double]
    var middle: ScrollPoint
    /// The finger that leaves and comes back after a.
    var finger: Int

    init(_ generator: inout SplitMix64) {
      let minimum = Double.exp(generator.double(in: -2...2))
      var viewport = Viewport(
        frame: ScrollRect(30, 50, 400, 600),
        contentSize: ScrollSize { _ in generator.pick([0, 200, 3000, 1e5]) }, displayScale: 1e12)
      viewport.zoomLimits = ScrollZoomLimits(
        from: minimum, to: minimum * Double.exp(generator.double(in: 0.1...3)))
      viewport.zoomScale = viewport.zoomLimits.clamped(minimum * Double.exp(generator.double(in: 0...3)))
      viewport.contentOffset = ScrollPoint {
        generator.double(in: viewport.limits(on: $0).lowerBound...viewport.limits(on: $0).upperBound)
      }
      viewport.contentAlignmentPoint = generator.pick([.zero, ScrollPoint(0.5, 0.5)])
      scroller = Scroller(viewport: viewport)
      factors = (0...1).map { _ in Double.exp(generator.double(in: -2.5...2.5)) }
      middle = ScrollPoint { _ in generator.double(in: -100...700) }
      finger = generator.integer(in: 0...1)
    }

    /// Whether the scale is within its limits after a, and after b.
    var areInside: Bool {
      let (scale, limits) = (scroller.viewport.zoomScale, scroller.viewport.zoomLimits)
      return [scale * factors[0], scale * factors[0] * factors[1]].allSatisfy { limits.clamped($0) == $0 }
    }

    /// The content after recognised pinches by the factors, each of which begins when the one before has ended; nil where an end
    /// has brought the content to a limit, half a point away, at once.
    func readyMade(_ factors: [Double]) -> Scroller? {
      var scroller = scroller
      for (number, factor) in factors.enumerated() {
        scroller.handle(.pinch(.began, scale: 1, at: middle), at: .origin)
        scroller.handle(.pinch(.changed, scale: factor, at: middle), at: .origin)
        guard number + 1 < factors.count else { break }
        let before = scroller.viewport
        scroller.handle(.pinch(.ended, scale: factor, at: middle), at: .origin)
        if scroller.viewport != before { return nil }
      }
      return scroller
    }

    /// The content after two fingers have pinched by the factors; one of them leaves in between, and comes back to its place.
    func byFingers(_ factors: [Double]) -> Scroller {
      var (scroller, distance) = (scroller, 100.0)
      func place(_ finger: Int) -> ScrollPoint {
        middle + ScrollVector((Double(finger) - 0.5) * distance, (Double(finger) - 0.5) * 30)
      }
      for finger in 0...1 { scroller.handle(.touchDown(place(finger), finger: finger), at: .origin) }
      // The pinch begins, from the scale that is shown then.
      for wide in [150.0, 100] {
        distance = wide
        for finger in 0...1 { scroller.handle(.touchMoved(place(finger), finger: finger), at: .origin) }
      }
      for (number, factor) in factors.enumerated() {
        distance *= factor
        for finger in 0...1 { scroller.handle(.touchMoved(place(finger), finger: finger), at: .origin) }
        guard number + 1 < factors.count else { break }
        scroller.handle(.touchUp(finger: finger), at: .origin)
        scroller.handle(.touchDown(place(finger), finger: finger), at: .origin)
      }
      return scroller
    }
  }

  /// pinch(a), then pinch(b), is pinch(a·b), from the sample that begins the first one, whether the pinch ends in between or one
  /// finger leaves and comes back: between the limits and past them, where the second pinch begins at the inverse of what the
  /// band shows. Without a bounce it holds between the limits only: past them, what the fingers do is lost.
  /// Catches: in `AxisPinch.scale(at:within:bounces:)`, `anchorScale` for `band.pinchedScale(showing: anchorScale, within: limits)`.
  func testPinchingTwiceIsPinchingOnceByBoth() {
    var (inside, outside) = (0, 0)
    forAll("pinch(a), then pinch(b), is pinch(a·b)", count: 1500, in: Pinches.init) { pinches in
      let product = [pinches.factors[0] * pinches.factors[1]]
      var pairs: [(once: Scroller?, twice: Scroller?)] = [
        (pinches.readyMade(product), pinches.readyMade(pinches.factors)),
        (pinches.byFingers(product), pinches.byFingers(pinches.factors)),
      ]
      if pinches.areInside {
        inside += 1
        var plain = pinches
        plain.scroller.update(at: .origin) { $0.bouncesZoom = false }
        pairs.append((plain.readyMade(product), plain.readyMade(pinches.factors)))
      } else {
        outside += 1
      }
      for (once, twice) in pairs {
        guard let a = once?.viewport, let b = twice?.viewport else { continue }
        if abs(a.zoomScale / b.zoomScale - 1) > 1e-12 { return "once \(a.zoomScale), twice \(b.zoomScale)" }
        for axis in ScrollAxis.allCases {
          let most = 1e-9 * (1 + abs(a.contentOffset[axis]) + a.contentSize[axis])
          let (one, two) = (a.contentOffset, b.contentOffset)
          if abs(one[axis] - two[axis]) > most { return "once at \(one), twice at \(two)" }
        }
      }
      return nil
    }
    assertMet(inside, moreThan: 80)
    assertMet(outside, moreThan: 300)
  }

  /// Content without an extent, zoomed about the corner of the frame: its scale alone moves. With reciprocal limits, reciprocal
  /// pinches, magnifications and zooms of the program show the reciprocal scale at every instant.
  /// Catches: in `RubberBand.scale(_:within:at:)`, `octaves < 0 ? -moved : moved` made
  /// `octaves < 0 ? -moved / 2 : moved`; in `Scroller.durationOfReturn(to:at:)`,
  /// `Double.log(viewport.zoomScale) - Double.log(scale)` without `.magnitude`.
  func testTheReciprocalScaleMovesReciprocally() {
    enum Step {
      case advance(Int)
      case input(kind: Int, factor: Double, isAnimated: Bool)
    }
    forAll("s → 1/s", count: 1200) { generator in
      (
        minimum: Double.exp(generator.double(in: -3...3)), ratio: Double.exp(generator.double(in: 0.01...3)),
        part: generator.double(in: 0...1), bounces: !generator.happens(onceIn: 4),
        steps: (0..<generator.integer(in: 3...20)).map { _ -> Step in
          generator.happens(onceIn: 3)
            ? .advance(generator.integer(in: 1...400))
            : .input(
              kind: generator.integer(in: 0...6), factor: Double.exp(generator.double(in: -2...2)),
              isAnimated: generator.happens(onceIn: 2))
        }
      )
    } check: { minimum, ratio, part, bounces, steps in
      func content(_ limits: ScrollZoomLimits, at scale: Double) -> Scroller {
        var viewport = Viewport(frame: ScrollRect(0, 0, 400, 600), contentSize: .zero)
        (viewport.zoomLimits, viewport.zoomScale, viewport.bouncesZoom) = (limits, scale, bounces)
        return Scroller(viewport: viewport)
      }
      func input(_ kind: Int, _ factor: Double, _ isAnimated: Bool) -> Scroller.Input {
        switch kind {
        case 0: .pinch(.began, scale: 1, at: .zero)
        case 1...3: .pinch(.changed, scale: factor, at: .zero)
        case 4: .pinch(.ended, scale: factor, at: .zero)
        case 5: .magnify(by: factor, at: .zero)
        default: .setZoomScale(factor, about: .zero, isAnimated ? .uiKit : nil)
        }
      }
      let scale = minimum * Double.exp(part * Double.log(ratio))
      var here = content(ScrollZoomLimits(from: minimum, to: minimum * ratio), at: scale)
      var there = content(ScrollZoomLimits(from: 1 / (minimum * ratio), to: 1 / minimum), at: 1 / scale)
      var now = ScrollInstant.origin
      for step in steps {
        let events: [[Scroller.Event]]
        switch step {
        case .advance(let milliseconds):
          now = now.advanced(by: .milliseconds(milliseconds))
          events = [Array(here.advance(to: now)), Array(there.advance(to: now))]
        case .input(let kind, let factor, let isAnimated):
          let (one, other) = (input(kind, factor, isAnimated), input(kind, 1 / factor, isAnimated))
          events = [Array(here.handle(one, at: now)), Array(there.handle(other, at: now))]
        }
        let (a, b) = (here.viewport, there.viewport)
        if abs(a.zoomScale * b.zoomScale - 1) > 1e-12 { return "\(a.zoomScale), 1/s \(b.zoomScale)" }
        if here.phase != there.phase { return "\(here.phase), 1/s \(there.phase)" }
        // A change by less than an ulp is told on one side only.
        let told = events.map { $0.filter { $0 != .didZoom } }
        if told[0] != told[1] { return "\(told[0]), 1/s \(told[1])" }
        if a.contentOffset != .zero || b.contentOffset != .zero { return "it moves to \(a.contentOffset)" }
      }
      return nil
    }
  }

  /// Fingers that touch content in any motion, lie still, leave and come back in any order, move nothing, but for the pixel grid
  /// on which the first one stops the content.
  /// Catches: in `MovingAxis.reanchor(at:band:)`, `beginDrag(at: 0, band: band)` left out; in `part(from:)`, the hand-over left out.
  func testFingersThatLieStillMoveNothing() {
    var met: [Scroller.Phase: Int] = [:]
    var pastLimits = 0
    forAll("fingers that lie still move nothing, in any order", count: 1600) { generator in
      var script = ScrollerScript(zooming: &generator)
      (script.viewport.bounces, script.viewport.bouncesZoom) = (true, true)
      return (
        script: script, delay: Duration.microseconds(generator.integer(in: 0...300_000)),
        places: (0...2).map { _ in ScrollPoint { _ in generator.double(in: -100...700) } },
        fingers: (0..<generator.integer(in: 2...14)).map { _ in generator.integer(in: 0...2) }
      )
    } check: { script, delay, places, fingers in
      var scroller = script.run()
      // The next inputs are those of other fingers.
      scroller = scroller.handling(.cancelled).after(delay)
      guard scroller.viewport.bounces, scroller.viewport.bouncesZoom else { return nil }
      if scroller.viewport.zoomLimits.allowZooming { met[scroller.phase, default: 0] += 1 }
      if scroller.isOverzoomed { pastLimits += 1 }
      var last = scroller.viewport
      var down: Set<Int> = []
      let catching = "finger \(fingers[0]), \([fingers[0]]) down"
      func jump(after what: String) -> String? {
        let (a, b) = (last, scroller.viewport)
        defer { last = b }
        // A drag is shown on the pixel grid, from its first sample on.
        let slack = scroller.touch.isZooming && what != catching ? 0 : 0.5 / b.displayScale
        for axis in ScrollAxis.allCases {
          let most = 1e-9 * (1 + abs(a.contentOffset[axis])) + slack
          let (from, to) = (a.contentOffset, b.contentOffset)
          if abs(to[axis] - from[axis]) > most { return "\(what): \(from) becomes \(to)" }
        }
        return abs(b.zoomScale / a.zoomScale - 1) < 1e-9
          ? nil : "\(what): \(a.zoomScale) becomes \(b.zoomScale)"
      }
      for finger in fingers {
        let instant = scroller.now.advanced(by: .milliseconds(1))
        if down.contains(finger) {
          // The last finger stays.
          if down.count == 1 { continue }
          down.remove(finger)
          scroller.handle(.touchUp(finger: finger), at: instant)
        } else {
          down.insert(finger)
          if down.count == 1 {
            scroller.advance(to: instant)
            last = scroller.viewport
          }
          scroller.handle(.touchDown(places[finger], finger: finger), at: instant)
        }
        if let fault = jump(after: "finger \(finger), \(down.sorted()) down") { return fault }
        for finger in down {
          scroller.handle(
            .touchMoved(places[finger], finger: finger), at: instant.advanced(by: .milliseconds(1)))
          if let fault = jump(after: "finger \(finger) stays") { return fault }
        }
        if let fault = scroller.fault { return fault }
      }
      return nil
    }
    for phase in [Scroller.Phase.decelerating, .animating] {
      assertMet(met[phase] ?? 0, moreThan: 60, "\(phase)")
    }
    assertMet(pastLimits, moreThan: 40)
  }

  /// Where the limits are equal, pinches and magnifications do nothing, and of several fingers one drives the content: without
  /// the others' samples every step has the same bits.
  /// Catches: `canPinch` left out of `joins(_:)`.
  func testEqualLimitsLeaveOneDrivingFinger() {
    var leftOut = 0
    forAll("a pinch changes no bit", count: 800) { generator in
      var script = ScrollerScript(
        zooming: &generator, kinds: [.touches, .drags, .program, .scrolls], integration: .exact)
      let scale = generator.pick([1, 1, 2.5, generator.double(in: 0.1...10)])
      let limits = ScrollZoomLimits(from: scale, to: scale)
      (script.viewport.zoomLimits, script.viewport.zoomScale) = (limits, scale)
      // A sample that does nothing moves the scroller's present on.
      for index in script.steps.indices { script.steps[index].delay = max(.zero, script.steps[index].delay) }
      return script
    } check: { script in
      var plain = changed(script) { $0.steps = [] }
      var (expected, waiting): ([Scroller], Duration) = ([], .zero)
      for (var step, moment) in zip(script.steps, script.moments()) {
        step.delay += waiting
        waiting = .zero
        let isWithout =
          switch moment.action {
          case .input(.pinch), .input(.magnify): true
          case .input(.touchMoved(_, let finger)):
            !moment.before.isTracking || moment.before.touch.finger != Int8(finger)
          default: false
          }
        if isWithout {
          leftOut += 1
          waiting = step.delay
        } else {
          plain.steps.append(step)
          expected.append(moment.after)
        }
      }
      for (moment, expected) in zip(plain.moments(), expected) where moment.after != expected {
        return "\(moment.action): \(moment.after.viewport), with pinches \(expected.viewport)"
      }
      return nil
    }
    assertMet(leftOut, moreThan: 1000)
  }

  /// One finger, a trackpad or the program moves content that can be zoomed, at its smallest scale, as content that cannot.
  /// Catches: in `Viewport.isZoomedIn`, `zoomScale != zoomLimits.minimum` left out.
  func testContentThatIsNotZoomedMovesAsContentThatCannotBe() {
    forAll("limits of zoom change no bit", count: 800, in: { ScrollerScript(&$0) }) { script in
      let zoomable = changed(script) { $0.viewport.zoomLimits = ScrollZoomLimits(from: 1, to: 4) }
      for (plain, moment) in zip(script.moments(), zoomable.moments()) {
        let (a, b) = (plain.after, moment.after)
        if b.touch.isPair { return nil }
        let areSame =
          a.contentOffset == b.contentOffset && a.phase == b.phase && a.target == b.target
          && plain.events == moment.events && a.instantOfRest == b.instantOfRest
        if !areSame { return "\(moment.action): \(a.contentOffset), zoomable \(b.contentOffset)" }
      }
      return nil
    }
  }

  /// Fingers and pinches leave content at rest within the limits of the scale and of the offset, and on the pixel grid or at a
  /// limit, to the bit.
  /// Catches: `restOnPixels(&events)` left out of `endTouch`; in `ZoomCurve.scale(at:)`, `time < duration ?` left out.
  func testAtRestBothAreWithinTheirLimits() {
    var zoomed = 0
    forAll("at rest inside the limits", count: 800) { generator in
      var script = ScrollerScript(zooming: &generator, kinds: [.touches, .drags, .scrolls])
      script.physics.snapping = .none
      script.viewport.contentOffset = ScrollPoint {
        let metrics = script.viewport.metrics(on: $0)
        return metrics.roundedUnlessLimit(script.viewport.contentOffset[$0].clamped(to: metrics.limits))
      }
      return script
    } check: { script in
      for moment in script.moments() where moment.after.phase == .idle {
        let viewport = moment.after.viewport
        if viewport.zoomScale != viewport.zoomLimits.clamped(viewport.zoomScale) {
          return "\(moment.action): the scale rests at \(viewport.zoomScale)"
        }
        if viewport.contentOffset != viewport.restingOffset {
          return "\(moment.action): it rests at \(viewport.contentOffset), not \(viewport.restingOffset)"
        }
        zoomed += viewport.isZoomedIn ? 1 : 0
      }
      return nil
    }
    assertMet(zoomed, moreThan: 1000)
  }

  /// Scales from 10⁻⁶ to 10⁶ and content from nothing to 10¹² points stay finite in every phase: what is shown, what is
  /// predicted, and where it rests.
  /// Catches: in `ZoomCurve.state(at:)`, the case `whole == 0`; in `AxisPinch.scale(at:within:bounces:)`, `.saturated` left out
  /// after the product.
  func testNumbersFarApartStayFinite() {
    var met: [Scroller.Phase: Int] = [:]
    forAll("finite", count: 1200) { generator in
      var script = ScrollerScript(zooming: &generator, integration: .exact)
      Self.stretch(&script.viewport, &generator)
      for _ in 0..<3 {
        let place = generator.integer(in: 0...script.steps.count)
        let middle = ScrollPoint { _ in generator.double(in: -1000...1000) }
        let scale = Double.exp(generator.double(in: -20...20))
        script.steps.insert(
          contentsOf: [
            .pinch(.began, scale: generator.pick([1, 1e-300]), at: middle),
            .pinch(.changed, scale: scale, at: middle),
            generator.pick([
              .pinch(.ended, scale: scale, at: middle), .setZoomScale(scale, about: middle),
              .zoom(to: ScrollRect(origin: middle, size: ScrollSize { _ in scale })),
            ]),
          ].map { .init(delay: .milliseconds(8), action: .input($0)) }, at: place)
      }
      return script
    } check: { script in
      for moment in script.moments() {
        let scroller = moment.after
        met[scroller.phase, default: 0] += 1
        if let fault = scroller.fault { return fault }
        let later = scroller.now.advanced(by: .milliseconds(70))
        let visible = scroller.visibleRect(until: later)
        let numbers = [
          scroller.x, scroller.y, scroller.velocity.dx, scroller.velocity.dy, scroller.restingOffset.x,
          scroller.restingOffset.y, scroller.contentOffset(at: later).x, scroller.contentOffset(at: later).y,
          visible.origin.x, visible.origin.y, visible.size.width, visible.size.height,
        ]
        if let wrong = numbers.first(where: { !$0.isFinite }) { return "\(moment.action): \(wrong)" }
        for scale in [scroller.viewport.zoomScale, scroller.restingZoomScale, scroller.zoomScale(at: later)]
        where !scale.isNormal || scale <= 0 { return "\(moment.action): the scale \(scale)" }
      }
      return script.restFault
    }
    for phase in Scroller.Phase.allCases { assertMet(met[phase] ?? 0, moreThan: 300, "\(phase)") }
  }

  /// Gives content an extreme extent and scale.
  private static func stretch(_ viewport: inout Viewport, _ generator: inout SplitMix64) {
    viewport.unscaledContentSize = ScrollSize { _ in generator.pick([0, 1e-6, 1, 1e3, 1e6, 1e12]) }
    viewport.zoomLimits = ScrollZoomLimits(from: 1e-6, to: 1e6)
    viewport.zoomScale = Double.exp(generator.double(in: -13.8...13.8))
    viewport.contentOffset = ScrollPoint {
      let limits = viewport.limits(on: $0)
      return generator.pick([
        limits.lowerBound, limits.upperBound, limits.lowerBound / 2 + limits.upperBound / 2, -50,
      ])
    }
  }
}
