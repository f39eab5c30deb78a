/// Scroll views of the largest and smallest valid numbers: limits near 1.8e308, offsets far from the origin on a grid of
/// 1e300 pixels a point, viewports without length. No input leads to an invalid state, and every sequence of inputs leaves a
/// scroller that comes to rest, with a finite offset.
final class ExtremesTests: XCTestCase {
  private static let huge = Double.greatestFiniteMagnitude

  func testContentArrivesOnAnyDisplay() {
    for scale in [.leastNonzeroMagnitude, 1e-300, 1e300, .greatestFiniteMagnitude] as [Double] {
      let viewport = Viewport(400, 800, content: 400, 8000, displayScale: scale)
      var scroller = Scroller(viewport: viewport, physics: Scroller.Physics(snapping: .paging))
      scroller.handle(all: [.began, .ended(velocity: ScrollVector(0, -1000))], at: .origin)
      assertEqual((scroller.runToRest(), scroller.y), (true, 800))
    }
  }

  /// Gestures, single inputs and changes in any order, on any display, of any physics.
  private static func script(_ random: inout SplitMix64) -> ScrollerScript {
    let scales = [1, 3, 1.25, 1e-300, 1e-9, 1e9, 1e15, 1e16, 1e300, huge, .leastNormalMagnitude]
    let viewport = Viewport(
      frame: ScrollRect(origin: .zero, size: random.size()), contentSize: random.size(),
      contentInset: random.happens(onceIn: 2) ? random.insets() : .zero, contentOffset: random.point(),
      displayScale: random.pick(scales), bounces: !random.happens(onceIn: 4),
      alwaysBounceHorizontal: random.happens(onceIn: 2), alwaysBounceVertical: random.happens(onceIn: 2))
    var physics = ScrollerScript.physics(&random)
    if random.happens(onceIn: 2) {
      let rates = [DecelerationRate.normal, .fast, .init(rawValue: 1e-6), .init(rawValue: 0.9999)]
      physics.decelerationRate = random.pick(rates)
      (physics.slop, physics.framesPerSecond) = (random.pick([0, 10, huge]), random.pick([60, 1e-3, 1e6]))
    }
    var script = ScrollerScript(viewport: viewport, physics: physics, steps: [])
    for _ in 0..<random.integer(in: 1...20) {
      for action in actions(&random) {
        let delays = [Duration.zero, .nanoseconds(1), .milliseconds(8), .milliseconds(90), .seconds(4)]
        let delay = random.happens(onceIn: 20) ? .seconds(1 << 40) : random.pick(delays)
        script.steps.append(.init(delay: delay, action: action))
      }
    }
    return script
  }

  private static func actions(_ random: inout SplitMix64) -> [ScrollerScript.Action] {
    let (finger, point, delta) = (random.integer(in: 0...1), random.point(), random.vector())
    let (size, insets, key) = (random.size(), random.insets(), random.pick(Scroller.Key.allCases))
    func touch() -> ScrollPoint { .zero + random.vector() }
    let inputs: [Scroller.Input]
    switch random.integer(in: 0...7) {
    case 0: inputs = [.touchDown(touch()), .touchMoved(touch()), .touchMoved(touch()), .touchUp]
    case 1:
      inputs = [
        .began, .moved(by: delta), .changed(translation: random.vector()), .ended(velocity: random.vector()),
      ]
    case 2:
      let viewport = Viewport(
        frame: ScrollRect(origin: .zero, size: size), contentSize: .zero, contentInset: insets)
      let notch = Scroller.WheelDistances(.lines(3, of: random.length())).delta(
        ofNotches: delta, in: viewport)
      inputs = [.wheel(notch, random.pick([nil, .wheel, .uiKit]))]
    case 3: inputs = ScrollerScript.scrollPhases(&random).map { .scroll(random.vector(), phase: $0) }
    case 4:
      return [
        random.pick([
          .advance, .update(.page, name: "frame \(size)") { $0.frame.size = size },
          .update(.fraction, name: "content \(size)") { $0.contentSize = size },
          .update(.offset, name: "content \(size)") { $0.contentSize = size },
          .update(.offset, name: "insets \(insets)") { $0.contentInset = insets },
          .content(ContentChange(on: .vertical, at: point.y, inserting: size.height)),
        ])
      ]
    default:
      let swinging = ScrollAnimation.spring(ScrollSpring(dampingRatio: 0.6, response: 0.4))
      inputs = [
        random.pick([
          .touchDown(point, finger: finger), .touchMoved(point, finger: finger), .touchUp(finger: finger),
          .began, .held, .changed(translation: delta), .moved(by: delta), .ended(velocity: delta), .ended(),
          .cancelled, .setContentOffset(point, random.pick([nil, .uiKit, .spring(.scrollToTop), swinging])),
          .scrollRectToVisible(ScrollRect(origin: point, size: size), .uiKit), .scrollToTop, .stop,
          .retarget(point), .autoscroll(delta), .autoscroll(.zero, coasts: true), .edgeScroll(point),
          .edgeScroll(nil), .fling(delta), .fling(.zero), .wheel(delta), .key(key), .key(key, .uiKit),
          .key(key, distances: .init(line: .lines(3, of: random.length())), .uiKit),
        ])
      ]
    }
    return inputs.map { .input($0) }
  }

  /// Catches: `Swift.min` left out of `PixelGrid.rounded(_:)`; a sum of `moved(by:)` that is not saturated.
  func testExtremesStayValidAndComeToRest() {
    forAll("for any numbers a scroller stays valid and comes to rest", count: 1100, in: Self.script) {
      script in
      for moment in script.moments() {
        let fault = moment.after.invariantFault ?? moment.after.strayNumber
        if let fault { return "\(fault) after \(moment.action)" }
        if moment.after.instantOfRest < moment.after.now { return "rests in the past" }
      }
      var scroller = script.run()
        .handling(.cancelled, .touchCancelled(finger: 0), .touchCancelled(finger: 1))
      let last = scroller.advanced(to: ScrollInstant(.seconds(1 << 61)))
      if last.phase != .idle { return "not at rest at the last instant" }
      let target = scroller.target
      if scroller.physics.integration == .exact {
        scroller.advance(to: scroller.instantOfRest)
        if let target, scroller.contentOffset != target { return "rests elsewhere than \(target)" }
      } else {
        for _ in 0..<20_000 where scroller.phase != .idle { scroller.advance(by: .seconds(1)) }
      }
      return scroller.phase == .idle
        ? scroller.invariantFault ?? last.invariantFault : "still \(scroller.phase)"
    }
  }
}

extension SplitMix64 {
  /// A length of any size; so are the numbers of either sign below, half of them ordinary where they are of fingers and sizes.
  fileprivate mutating func length() -> Double {
    pick([
      0, 0, 1, 1, 1.0 / 3, 100, 100, 400, 844, 3000, 3000.3, 1e-12, 1e-9, 1e9, 1e9, 1e9 + 1.0 / 3, 0x1p53,
      1e17, 1e200, 1e200, 1e300, 1e308, .greatestFiniteMagnitude, .greatestFiniteMagnitude,
      .greatestFiniteMagnitude / 2, .leastNormalMagnitude, .leastNonzeroMagnitude,
    ])
  }

  private mutating func number() -> Double { happens(onceIn: 2) ? length() : 0 - length() }

  fileprivate mutating func point() -> ScrollPoint { ScrollPoint { _ in number() } }

  fileprivate mutating func size() -> ScrollSize { ScrollSize { _ in happens(onceIn: 2) ? 400 : length() } }

  fileprivate mutating func vector() -> ScrollVector {
    ScrollVector { _ in happens(onceIn: 2) ? double(in: -300...300) : number() }
  }

  fileprivate mutating func insets() -> ScrollInsets { ScrollInsets(number(), number(), number(), number()) }
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
