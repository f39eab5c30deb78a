/// Scroll views of the largest and smallest valid numbers: limits near 1.8e308, offsets far from the origin on a grid of
/// 1e300 pixels a point, viewports without length. No input leads to an invalid state.
final class ScrollerExtremesTests: XCTestCase {
  func testContentArrivesOnAnyDisplay() {
    for scale in [.leastNonzeroMagnitude, 1e-300, 1e300, .greatestFiniteMagnitude] as [Double] {
      let viewport = Viewport(400, 800, content: 400, 8000, displayScale: scale)
      var scroller = Scroller(viewport: viewport, physics: Scroller.Physics(snapping: .paging))
      scroller.handle(all: [.began, .ended(velocity: ScrollVector(0, -1000))], at: .origin)
      XCTAssertTrue(scroller.runToRest())
      XCTAssertEqual(scroller.viewport.contentOffset.y, 800)
    }
  }

  /// Catches: `.saturated` left out of `PixelGrid.roundedToPixels`.
  func testAScrollerStaysValid() {
    forAll("a scroller of extreme numbers stays valid", count: 800) { generator -> Extremes in
      Extremes(&generator, members: 1)
    } check: { extremes in
      var scroller = Scroller(viewport: extremes.viewports[0], physics: extremes.physics)
      for step in extremes.steps {
        let instant = scroller.now.advanced(by: step.delay)
        switch step.action {
        case .input(let input): scroller.handle(input, at: instant)
        case .advance: scroller.advance(to: instant)
        case .insets(let insets, _): scroller.update(at: instant) { $0.contentInset = insets }
        case .content(let size, _): scroller.update(at: instant) { $0.contentSize = size }
        }
        if let fault = scroller.invariantFault { return "\(fault) after \(step)" }
        if let stray = scroller.strayNumber { return "\(stray) after \(step)" }
      }
      scroller.handle(.cancelled, at: scroller.now)
      for finger in 0..<2 { scroller.handle(.touchCancelled(finger: finger), at: scroller.now) }
      scroller.advance(to: ScrollInstant(.seconds(1 << 61)))
      if scroller.phase != .idle { return "not at rest at the last instant" }
      return scroller.invariantFault
    }
  }
}

/// Viewports and inputs of extreme numbers.
private struct Extremes: ShrinkableScript {
  enum Action {
    case input(Scroller.Input)
    case advance
    case insets(ScrollInsets, Int)
    case content(ScrollSize, Int)
  }

  struct Step {
    var delay: Duration
    var action: Action
  }

  var viewports: [Viewport]
  var physics: Scroller.Physics
  var rules: ScrollScreen.Rules
  var steps: [Step]

  private static let huge = Double.greatestFiniteMagnitude

  init(_ generator: inout SplitMix64, members: Int) {
    physics = ScrollerScript.physics(&generator)
    rules = ScrollScreen.Rules(
      towardsEnd: generator.pick(ScrollScreen.Rules.Order.allCases),
      towardsStart: generator.pick(ScrollScreen.Rules.Order.allCases),
      overscroll: generator.pick(ScrollScreen.Rules.Overscroll.allCases))
    let scale = generator.pick([1, 3, 1.25, 1e-300, 1e15, 1e16, 1e300, Self.huge, .leastNormalMagnitude])
    viewports = (0..<members).map { _ in
      var viewport = Viewport(
        frame: ScrollRect(origin: .zero, size: Self.size(&generator)), contentSize: Self.size(&generator),
        contentInset: generator.happens(onceIn: 2) ? Self.insets(&generator) : .zero,
        contentInsetAdjustmentBehavior: .never, displayScale: scale,
        bounces: !generator.happens(onceIn: 4), alwaysBounceVertical: generator.happens(onceIn: 2))
      viewport.contentOffset = ScrollPoint { _ in Self.number(&generator) }
      if members > 1 { viewport.contentOffset = viewport.clamped(viewport.contentOffset) }
      return viewport
    }
    steps = []
    for _ in 0..<generator.integer(in: 1...14) { steps += Self.steps(&generator) }
  }

  private static func length(_ generator: inout SplitMix64) -> Double {
    generator.pick([
      0, .leastNonzeroMagnitude, .leastNormalMagnitude, 1e-9, 100, 400, 844, 3000.3, 1e9, 1e9 + 1.0 / 3,
      0x1p53,
      1e300, 1e308, huge,
    ])
  }

  private static func number(_ generator: inout SplitMix64) -> Double {
    let length = length(&generator)
    return generator.happens(onceIn: 2) ? length : 0 - length
  }

  private static func size(_ generator: inout SplitMix64) -> ScrollSize {
    ScrollSize { _ in generator.happens(onceIn: 2) ? 400 : length(&generator) }
  }

  private static func insets(_ generator: inout SplitMix64) -> ScrollInsets {
    ScrollInsets(
      top: number(&generator), left: number(&generator), bottom: number(&generator), right: number(&generator)
    )
  }

  private static func steps(_ generator: inout SplitMix64) -> [Step] {
    func vector(_ generator: inout SplitMix64) -> ScrollVector {
      ScrollVector { _ in
        generator.happens(onceIn: 2) ? generator.double(in: -300...300) : number(&generator)
      }
    }
    func point(_ generator: inout SplitMix64) -> ScrollPoint { .zero + vector(&generator) }
    func step(_ input: Scroller.Input, _ generator: inout SplitMix64) -> Step {
      Step(
        delay: generator.pick([.zero, .milliseconds(8), .milliseconds(8), .milliseconds(90), .seconds(4)]),
        action: .input(input))
    }
    switch generator.integer(in: 0...8) {
    case 0:
      return [
        step(.touchDown(point(&generator)), &generator), step(.touchMoved(point(&generator)), &generator),
        step(.touchMoved(point(&generator)), &generator), step(.touchUp, &generator),
      ]
    case 1:
      return [
        step(.began, &generator), step(.moved(by: vector(&generator)), &generator),
        step(.changed(translation: vector(&generator)), &generator),
        step(.ended(velocity: vector(&generator)), &generator),
      ]
    case 2:
      return [
        step(
          generator.pick([
            .setContentOffset(point(&generator), animated: true),
            .setContentOffset(point(&generator), animated: false),
            .setContentOffset(point(&generator), .spring(ScrollSpring(dampingRatio: 0.6, response: 0.4))),
            .scrollToTop, .stop, .retarget(point(&generator)), .key(generator.pick(Scroller.Key.allCases)),
            .key(
              generator.pick(Scroller.Key.allCases),
              distances: .init(line: .lines(3, of: length(&generator))),
              .uiKit),
          ]), &generator)
      ]
    case 3:
      let notch = Scroller.WheelDistances(.lines(3, of: length(&generator))).delta(
        ofNotches: vector(&generator),
        in: Viewport(
          frame: ScrollRect(origin: .zero, size: size(&generator)), contentSize: .zero,
          contentInset: insets(&generator)))
      return [step(.wheel(notch, generator.pick([nil, .wheel, .uiKit])), &generator)]
    case 4:
      return [
        Step(delay: .milliseconds(8), action: .insets(insets(&generator), generator.integer(in: 0...9)))
      ]
    case 5:
      return [Step(delay: .milliseconds(8), action: .content(size(&generator), generator.integer(in: 0...9)))]
    case 6:
      return ScrollerScript.scrollPhases(&generator).map {
        step(.scroll(vector(&generator), phase: $0), &generator)
      }
    default:
      return [
        Step(delay: generator.pick([.milliseconds(8), .milliseconds(200), .seconds(9)]), action: .advance)
      ]
    }
  }
}

extension Scroller {
  /// A number that a host sees and that is not finite, or −0.
  fileprivate var strayNumber: String? {
    let numbers: [(String, Double)] = ScrollAxis.allCases.flatMap { axis in
      [
        ("velocity", velocity[axis]), ("target", target?[axis] ?? 0),
        ("offset ahead", contentOffset(at: now.advanced(by: .milliseconds(50)))[axis]),
      ]
    }
    return numbers.first { !$0.1.isFinite || ($0.1 == 0 && $0.1.sign == .minus) }.map { "\($0.0) is \($0.1)" }
  }
}
