/// Every sequence of inputs leaves a scroller that comes to rest, with a finite offset.
final class ExtremesTests: XCTestCase {
  private static let huge = Double.greatestFiniteMagnitude
  private static let numbers: [Double] = [
    0, 0, 1, -1, 1.0 / 3, 100, -100, 3000, 1e-12, 1e9, -1e9, 1e17, 1e200, -1e200, huge, -huge, huge / 2,
    .leastNormalMagnitude, -.leastNonzeroMagnitude,
  ]

  private static func number(_ generator: inout SplitMix64) -> Double { generator.pick(numbers) }
  private static func size(_ generator: inout SplitMix64) -> ScrollSize {
    ScrollSize { _ in number(&generator).magnitude }
  }
  private static func point(_ generator: inout SplitMix64) -> ScrollPoint {
    ScrollPoint { _ in number(&generator) }
  }
  private static func vector(_ generator: inout SplitMix64) -> ScrollVector {
    ScrollVector { _ in number(&generator) }
  }
  private static func insets(_ generator: inout SplitMix64) -> ScrollInsets {
    ScrollInsets(
      top: number(&generator), left: number(&generator), bottom: number(&generator), right: number(&generator)
    )
  }

  private static func script(_ generator: inout SplitMix64) -> ScrollerScript {
    let viewport = Viewport(
      frame: ScrollRect(origin: .zero, size: size(&generator)), contentSize: size(&generator),
      contentInset: generator.happens(onceIn: 2) ? insets(&generator) : .zero,
      contentOffset: point(&generator),
      displayScale: generator.pick([1, 3, 1e-9, 1e9]), bounces: !generator.happens(onceIn: 5),
      alwaysBounceHorizontal: generator.happens(onceIn: 2), alwaysBounceVertical: generator.happens(onceIn: 2)
    )
    var physics = ScrollerScript.physics(&generator)
    physics.decelerationRate = generator.pick([
      .normal, .fast, DecelerationRate(rawValue: 1e-6), DecelerationRate(rawValue: 0.9999),
    ])
    physics.slop = generator.pick([0, 10, huge])
    physics.framesPerSecond = generator.pick([60, 1e-3, 1e6])
    var script = ScrollerScript(viewport: viewport, physics: physics, steps: [])
    for _ in 0..<generator.integer(in: 1...25) {
      let finger = generator.integer(in: 0...1)
      let inputs: [Scroller.Input] = [
        .touchDown(point(&generator), finger: finger), .touchMoved(point(&generator), finger: finger),
        .touchMoved(point(&generator), finger: finger), .touchUp(finger: finger), .began, .held,
        .changed(translation: vector(&generator)), .moved(by: vector(&generator)),
        .ended(velocity: vector(&generator)), .ended(), .cancelled,
        .setContentOffset(point(&generator), generator.pick([nil, .uiKit, .spring(.scrollToTop)])),
        .scrollRectToVisible(ScrollRect(origin: point(&generator), size: size(&generator)), .uiKit),
        .scrollToTop, .stop, .retarget(point(&generator)), .autoscroll(vector(&generator)),
        .autoscroll(.zero, coasts: true), .wheel(vector(&generator)), .edgeScroll(point(&generator)),
        .edgeScroll(nil), .fling(vector(&generator)), .fling(.zero),
        .key(generator.pick(Scroller.Key.allCases), .uiKit),
      ]
      let (frame, content, insets) = (size(&generator), size(&generator), insets(&generator))
      let actions: [ScrollerScript.Action] = [
        .advance, .update(.page, { $0.frame.size = frame }, name: "frame \(frame)"),
        .update(.fraction, { $0.contentSize = content }, name: "content \(content)"),
        .update(.offset, { $0.contentInset = insets }, name: "insets \(insets)"),
        .content(
          ContentChange(on: .vertical, at: number(&generator), inserting: number(&generator).magnitude)),
      ]
      let delay = generator.pick([
        Duration.zero, .nanoseconds(1), .milliseconds(16), .seconds(1), .seconds(1 << 40),
      ])
      script.steps.append(
        ScrollerScript.Step(
          delay: delay,
          action: generator.happens(onceIn: 3) ? generator.pick(actions) : .input(generator.pick(inputs))))
    }
    return script
  }

  /// Catches: a sum of `moved(by:)` that is not saturated.
  func testExtremesComeToRestAndStayFinite() {
    forAll("for any numbers offsets stay finite and the content comes to rest", count: 300) {
      Self.script(&$0)
    } check: { script in
      var fault: String?
      var scroller = script.run { moment in
        fault = fault ?? moment.after.invariantFault
        let velocity = moment.after.velocity
        if !velocity.isFinite { fault = fault ?? "velocity \(velocity)" }
        if !moment.after.contentOffset(at: moment.after.now.advanced(by: .milliseconds(50))).isFinite {
          fault = fault ?? "no finite future"
        }
        if moment.after.instantOfRest < moment.after.now { fault = fault ?? "rests in the past" }
      }
      scroller.handle(.cancelled, at: scroller.now)
      let target = scroller.target
      if scroller.physics.integration == .exact {
        scroller.advance(to: scroller.instantOfRest)
        if let target, scroller.viewport.contentOffset != target {
          fault = fault ?? "rests elsewhere than \(target)"
        }
      } else {
        for _ in 0..<20_000 where scroller.phase != .idle { scroller.advance(by: .seconds(1)) }
      }
      fault = fault ?? scroller.invariantFault
      return fault ?? (scroller.phase == .idle ? nil : "still \(scroller.phase)")
    }
  }
}
