/// Scroll views of the largest and smallest valid numbers: limits near 1.8e308, offsets far from the origin on a grid of
/// 1e300 pixels a point, viewports without length. No input leads to an invalid state, and every sequence of inputs leaves a
/// scroller that comes to rest, with a finite offset.
final class ExtremesTests: XCTestCase {
  private static let huge = Double.greatestFiniteMagnitude

  /// Draws values of the given numbers, of either sign.
  private struct Numbers {
    var numbers: [Double]

    func length(_ generator: inout SplitMix64) -> Double { generator.pick(numbers) }
    func number(_ generator: inout SplitMix64) -> Double {
      let length = length(&generator)
      return generator.happens(onceIn: 2) ? length : 0 - length
    }
    func size(_ generator: inout SplitMix64) -> ScrollSize {
      ScrollSize { _ in generator.happens(onceIn: 2) ? 400 : length(&generator) }
    }
    func vector(_ generator: inout SplitMix64) -> ScrollVector {
      ScrollVector { _ in generator.happens(onceIn: 2) ? generator.double(in: -300...300) : number(&generator)
      }
    }
    func point(_ generator: inout SplitMix64) -> ScrollPoint { ScrollPoint { _ in number(&generator) } }
    func insets(_ generator: inout SplitMix64) -> ScrollInsets {
      ScrollInsets(
        top: number(&generator), left: number(&generator), bottom: number(&generator),
        right: number(&generator))
    }
  }

  func testContentArrivesOnAnyDisplay() {
    for scale in [.leastNonzeroMagnitude, 1e-300, 1e300, .greatestFiniteMagnitude] as [Double] {
      let viewport = Viewport(400, 800, content: 400, 8000, displayScale: scale)
      var scroller = Scroller(viewport: viewport, physics: Scroller.Physics(snapping: .paging))
      scroller.handle(all: [.began, .ended(velocity: ScrollVector(0, -1000))], at: .origin)
      assertEqual((scroller.runToRest(), scroller.y), (true, 800))
    }
  }

  // MARK: - Validity

  private static let gestures = Numbers(numbers: [
    0, .leastNonzeroMagnitude, .leastNormalMagnitude, 1e-9, 100, 400, 844, 3000.3, 1e9, 1e9 + 1.0 / 3, 0x1p53,
    1e300, 1e308, huge,
  ])

  /// Gestures and changes, on any display.
  private static func gestures(_ generator: inout SplitMix64) -> ScrollerScript {
    let draw = gestures
    var viewport = Viewport(
      frame: ScrollRect(origin: .zero, size: draw.size(&generator)), contentSize: draw.size(&generator),
      contentInset: generator.happens(onceIn: 2) ? draw.insets(&generator) : .zero,
      displayScale: generator.pick([1, 3, 1.25, 1e-300, 1e15, 1e16, 1e300, huge, .leastNormalMagnitude]),
      bounces: !generator.happens(onceIn: 4), alwaysBounceVertical: generator.happens(onceIn: 2))
    viewport.contentOffset = draw.point(&generator)
    var script = ScrollerScript(viewport: viewport, physics: ScrollerScript.physics(&generator), steps: [])
    for _ in 0..<generator.integer(in: 1...14) { script.steps += steps(&generator) }
    return script
  }

  private static func steps(_ generator: inout SplitMix64) -> [ScrollerScript.Step] {
    let draw = gestures
    let inputs: [Scroller.Input]
    switch generator.integer(in: 0...8) {
    case 0:
      inputs = [
        .touchDown(.zero + draw.vector(&generator)), .touchMoved(.zero + draw.vector(&generator)),
        .touchMoved(.zero + draw.vector(&generator)), .touchUp,
      ]
    case 1:
      inputs = [
        .began, .moved(by: draw.vector(&generator)), .changed(translation: draw.vector(&generator)),
        .ended(velocity: draw.vector(&generator)),
      ]
    case 2:
      let (point, key) = (ScrollPoint.zero + draw.vector(&generator), generator.pick(Scroller.Key.allCases))
      inputs = [
        generator.pick([
          .setContentOffset(point, animated: true), .setContentOffset(point, animated: false),
          .setContentOffset(point, .spring(ScrollSpring(dampingRatio: 0.6, response: 0.4))), .scrollToTop,
          .stop, .retarget(point), .key(key),
          .key(key, distances: .init(line: .lines(3, of: draw.length(&generator))), .uiKit),
        ])
      ]
    case 3:
      let notch = Scroller.WheelDistances(.lines(3, of: draw.length(&generator))).delta(
        ofNotches: draw.vector(&generator),
        in: Viewport(
          frame: ScrollRect(origin: .zero, size: draw.size(&generator)), contentSize: .zero,
          contentInset: draw.insets(&generator)))
      inputs = [.wheel(notch, generator.pick([nil, .wheel, .uiKit]))]
    case 4:
      let insets = draw.insets(&generator)
      return [
        .init(
          delay: .milliseconds(8), action: .update(.offset, name: "\(insets)") { $0.contentInset = insets })
      ]
    case 5:
      let size = draw.size(&generator)
      return [
        .init(delay: .milliseconds(8), action: .update(.offset, name: "\(size)") { $0.contentSize = size })
      ]
    case 6:
      inputs = ScrollerScript.scrollPhases(&generator).map { .scroll(draw.vector(&generator), phase: $0) }
    default:
      let delay = generator.pick([Duration.milliseconds(8), .milliseconds(200), .seconds(9)])
      return [.init(delay: delay, action: .advance)]
    }
    let delays: [Duration] = [.zero, .milliseconds(8), .milliseconds(8), .milliseconds(90), .seconds(4)]
    return inputs.map { .init(delay: generator.pick(delays), action: .input($0)) }
  }

  /// Catches: `.saturated` left out of `PixelGrid.roundedToPixels`.
  func testAScrollerStaysValid() {
    forAll("a scroller of extreme numbers stays valid", count: 800, in: Self.gestures) { script in
      for moment in script.moments() {
        let fault = moment.after.invariantFault ?? moment.after.strayNumber
        if let fault { return "\(fault) after \(moment.action)" }
      }
      var scroller = script.run()
      scroller.handle(.cancelled)
      for finger in 0..<2 { scroller.handle(.touchCancelled(finger: finger)) }
      scroller.advance(to: ScrollInstant(.seconds(1 << 61)))
      return scroller.phase == .idle ? scroller.invariantFault : "not at rest at the last instant"
    }
  }

  // MARK: - Rest

  private static let anything = Numbers(numbers: [
    0, 0, 1, 1, 1.0 / 3, 100, 100, 3000, 1e-12, 1e9, 1e9, 1e17, 1e200, 1e200, huge, huge, huge / 2,
    .leastNormalMagnitude, .leastNonzeroMagnitude,
  ])

  /// Inputs and changes in any order, of any physics.
  private static func anything(_ generator: inout SplitMix64) -> ScrollerScript {
    let draw = anything
    func size(_ generator: inout SplitMix64) -> ScrollSize { ScrollSize { _ in draw.length(&generator) } }
    func vector(_ generator: inout SplitMix64) -> ScrollVector { draw.point(&generator) - .zero }
    let viewport = Viewport(
      frame: ScrollRect(origin: .zero, size: size(&generator)), contentSize: size(&generator),
      contentInset: generator.happens(onceIn: 2) ? draw.insets(&generator) : .zero,
      contentOffset: draw.point(&generator), displayScale: generator.pick([1, 3, 1e-9, 1e9]),
      bounces: !generator.happens(onceIn: 5), alwaysBounceHorizontal: generator.happens(onceIn: 2),
      alwaysBounceVertical: generator.happens(onceIn: 2))
    var physics = ScrollerScript.physics(&generator)
    physics.decelerationRate = generator.pick([
      .normal, .fast, DecelerationRate(rawValue: 1e-6), DecelerationRate(rawValue: 0.9999),
    ])
    physics.slop = generator.pick([0, 10, huge])
    physics.framesPerSecond = generator.pick([60, 1e-3, 1e6])
    var script = ScrollerScript(viewport: viewport, physics: physics, steps: [])
    for _ in 0..<generator.integer(in: 1...25) {
      let (finger, point) = (generator.integer(in: 0...1), draw.point(&generator))
      let (delta, frame, content) = (vector(&generator), size(&generator), size(&generator))
      let insets = draw.insets(&generator)
      let inputs: [Scroller.Input] = [
        .touchDown(point, finger: finger), .touchMoved(point, finger: finger),
        .touchMoved(point, finger: finger), .touchUp(finger: finger), .began, .held,
        .changed(translation: delta), .moved(by: delta), .ended(velocity: delta), .ended(), .cancelled,
        .setContentOffset(point, generator.pick([nil, .uiKit, .spring(.scrollToTop)])),
        .scrollRectToVisible(ScrollRect(origin: point, size: frame), .uiKit),
        .scrollToTop, .stop, .retarget(point), .autoscroll(delta), .autoscroll(.zero, coasts: true),
        .wheel(delta), .edgeScroll(point), .edgeScroll(nil), .fling(delta), .fling(.zero),
        .key(generator.pick(Scroller.Key.allCases), .uiKit),
      ]
      let actions: [ScrollerScript.Action] = [
        .advance, .update(.page, name: "frame \(frame)") { $0.frame.size = frame },
        .update(.fraction, name: "content \(content)") { $0.contentSize = content },
        .update(.offset, name: "insets \(insets)") { $0.contentInset = insets },
        .content(ContentChange(on: .vertical, at: point.y, inserting: content.height)),
      ]
      let delay = generator.pick([
        Duration.zero, .nanoseconds(1), .milliseconds(16), .seconds(1), .seconds(1 << 40),
      ])
      script.steps.append(
        .init(
          delay: delay,
          action: generator.happens(onceIn: 3) ? generator.pick(actions) : .input(generator.pick(inputs))))
    }
    return script
  }

  /// Catches: a sum of `moved(by:)` that is not saturated.
  func testExtremesComeToRestAndStayFinite() {
    let law = "for any numbers offsets stay finite and the content comes to rest"
    forAll(law, count: 300, in: Self.anything) { script in
      for moment in script.moments() {
        if let fault = moment.after.invariantFault ?? moment.after.strayNumber { return fault }
        if moment.after.instantOfRest < moment.after.now { return "rests in the past" }
      }
      var scroller = script.run()
      scroller.handle(.cancelled)
      let target = scroller.target
      if scroller.physics.integration == .exact {
        scroller.advance(to: scroller.instantOfRest)
        if let target, scroller.contentOffset != target { return "rests elsewhere than \(target)" }
      } else {
        for _ in 0..<20_000 where scroller.phase != .idle { scroller.advance(by: .seconds(1)) }
      }
      return scroller.phase == .idle ? scroller.invariantFault : "still \(scroller.phase)"
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
