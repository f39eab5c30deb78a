/// Calls of a scroller of which both axes move, and of two others, of each of which one axis moves.
///
/// The others are given the calls that concern their axis. The law: after every call and every frame, each axis has the bits
/// that it has alone.
///
/// PHYSICS §10 joins the axes in what scripts leave out: the slop of a touch that catches content, the lock, the threshold of a release,
/// and programmatic scrolls of one axis during a touch, which end the touch.
struct IndependenceScript: ShrinkableScript, CustomStringConvertible {
  enum Call {
    /// An input that concerns both axes, as a touch.
    case joint(Scroller.Input)
    /// A touch that lands, if the content is at rest or touches need no slop.
    case touchDown(ScrollPoint)
    /// A scroll of both coordinates.
    case scroll(ScrollPoint, ScrollAnimation?)
    /// An input that concerns one axis.
    case own(ScrollAxis, Scroller.Input)
    /// An animation of one coordinate; the other one is that of the present offset.
    case animation(ScrollAxis, Double, ScrollAnimation)
    /// A new target of one coordinate; the other one is that of the present target.
    case retarget(ScrollAxis, Double)
    /// A velocity on both axes; zero ends the autoscroll of its axis.
    case autoscroll(ScrollVector, coasts: Bool)
    /// A length of the content on one axis, beyond that of the viewport.
    case content(ScrollAxis, Double)
    case insets(ScrollAxis, min: Double, max: Double)
    case frame(ScrollAxis, Double)
    case none
  }

  typealias Step = ActionStep<Call>

  /// The calls of one axis that a script contains.
  enum Kind: CaseIterable {
    case scrollToTop, wheels, keys, scrolls, animations, changes, retargets, autoscrolls, flings
  }
  typealias Kinds = Set<Kind>

  var viewport: Viewport
  var physics: Scroller.Physics
  var steps: [Step]

  var description: String { "\(viewport)\n\(physics)\n" + steps.map { "    \($0)" }.joined(separator: "\n") }
}

// MARK: - The law

extension IndependenceScript {
  var fault: String? {
    var both = Scroller(viewport: viewport, physics: physics)
    var alone = PerAxis { Scroller(viewport: viewport.moving(on: $0), physics: physics.moving(on: $0)) }
    var instant = ScrollInstant.origin
    for (number, step) in steps.enumerated() {
      instant = instant.advanced(by: step.delay)
      let frame = advance(&both, &alone, to: instant)
      if let fault = frame { return "step \(number), the frame before it, \(fault)" }
      if let fault = perform(step.action, on: &both, &alone) { return "step \(number), \(fault)" }
    }
    for milliseconds in [16, 16, 17, 100, 300, 1000, 3000] {
      instant = instant.advanced(by: .milliseconds(milliseconds))
      if let fault = advance(&both, &alone, to: instant) { return "after the last step, \(fault)" }
    }
    return nil
  }

  private func advance(
    _ both: inout Scroller, _ alone: inout PerAxis<Scroller>, to instant: ScrollInstant
  ) -> String? {
    let before = PerAxis { alone[$0].phase }
    let events = both.advance(to: instant)
    let own = PerAxis { alone[$0].advance(to: instant) }
    return Self.difference(both, alone) ?? Self.difference(events, own, before, alone)
  }

  private func perform(_ call: Call, on both: inout Scroller, _ alone: inout PerAxis<Scroller>) -> String? {
    let before = PerAxis { alone[$0].phase }
    let now = both.now
    var (events, own) = (Scroller.Events(), PerAxis { _ in Scroller.Events() })
    func give(_ input: Scroller.Input, _ inputs: (ScrollAxis) -> Scroller.Input?) {
      events = both.handle(input, at: now)
      for axis in ScrollAxis.allCases {
        if let input = inputs(axis) { own[axis] = alone[axis].handle(input, at: now) }
      }
    }
    func change(on axis: ScrollAxis, _ make: (inout Viewport) -> Void) {
      events = both.update(at: now, make)
      own[axis] = alone[axis].update(at: now, make)
    }
    let offset = both.viewport.contentOffset
    switch call {
    case .joint(let input): give(input) { _ in input }
    case .touchDown(let place):
      guard physics.slop == 0 || !both.isMoving else { return nil }
      give(.touchDown(place)) { _ in .touchDown(place) }
    case .scroll(let place, let animation):
      let present = PerAxis { alone[$0].viewport.contentOffset }
      give(.setContentOffset(place, animation)) {
        .setContentOffset(present[$0].replacing($0, by: place[$0]), animation)
      }
    case .none: return nil
    // What follows concerns one axis, and would end a touch, which is of both, or is ignored during it.
    case _ where both.isTracking: return nil
    case .own(let axis, let input): give(input) { $0 == axis ? input : nil }
    case .animation(let axis, let place, let animation):
      let present = alone[axis].viewport.contentOffset
      // The present offset as a whole stops both.
      guard place != present[axis] else { return nil }
      give(.setContentOffset(offset.replacing(axis, by: place), animation)) {
        $0 == axis ? .setContentOffset(present.replacing(axis, by: place), animation) : nil
      }
    case .retarget(let axis, let place):
      let (target, targets) = (both.restingOffset, PerAxis { alone[$0].restingOffset })
      give(.retarget(target.replacing(axis, by: place))) {
        .retarget($0 == axis ? targets[$0].replacing(axis, by: place) : targets[$0])
      }
    case .autoscroll(let velocity, let coasts):
      give(.autoscroll(velocity, coasts: coasts)) { axis in
        .autoscroll(ScrollVector { $0 == axis ? velocity[$0] : 0 }, coasts: coasts)
      }
    case .content(let axis, let length): change(on: axis) { $0.contentSize[axis] = length }
    case .insets(let axis, let min, let max):
      change(on: axis) {
        $0.contentInset[min: axis] = min
        $0.contentInset[max: axis] = max
      }
    case .frame(let axis, let length): change(on: axis) { $0.frame.size[axis] = length }
    }
    let fault = Self.difference(both, alone) ?? Self.difference(events, own, before, alone)
    return fault.map { "after \(call), \($0)" }
  }

  /// How the axes of a scroller differ from two others, of each of which one moves; nil if they do not.
  private static func difference(_ both: Scroller, _ alone: PerAxis<Scroller>) -> String? {
    for axis in ScrollAxis.allCases {
      let numbers: [(String, Double, Double)] = [
        ("offset", both.viewport.contentOffset[axis], alone[axis].viewport.contentOffset[axis]),
        ("velocity", both.velocity[axis], alone[axis].velocity[axis]),
        ("target", both.restingOffset[axis], alone[axis].restingOffset[axis]),
      ]
      for (name, together, apart) in numbers where together.bitPattern != apart.bitPattern {
        return "\(axis) has the \(name) \(together), \(apart) alone, at \(both.now)"
      }
    }
    let order: [Scroller.Phase] = [.dragging, .tracking, .animating, .decelerating, .idle]
    let phases = [alone.horizontal.phase, alone.vertical.phase]
    let phase = order.first { phases.contains($0) }
    if both.phase != phase { return "phase \(both.phase), of the axes \(phases), at \(both.now)" }
    let rest = Swift.max(alone.horizontal.instantOfRest, alone.vertical.instantOfRest)
    if both.instantOfRest != rest { return "rests at \(both.instantOfRest), the later axis at \(rest)" }
    return nil
  }

  /// How the events of a deceleration are not those of the first axis that begins one and of the last that ends it; nil if
  /// they are.
  private static func difference(
    _ events: Scroller.Events, _ own: PerAxis<Scroller.Events>, _ before: PerAxis<Scroller.Phase>,
    _ after: PerAxis<Scroller>
  ) -> String? {
    func decelerates(_ phase: (ScrollAxis) -> Scroller.Phase) -> Bool {
      ScrollAxis.allCases.contains { phase($0) == .decelerating }
    }
    let (did, does) = (decelerates { before[$0] }, decelerates { after[$0].phase })
    let (begins, ends) = (events.contains(.willBeginDecelerating), events.contains(.didEndDecelerating))
    if !did && does && !begins { return "no willBeginDecelerating in \(events)" }
    if did && !does && !ends { return "no didEndDecelerating in \(events)" }
    let goesOn = ScrollAxis.allCases.contains { (axis) -> Bool in
      before[axis] == .decelerating && after[axis].phase == .decelerating
        && !own[axis].contains(.didEndDecelerating)
    }
    if goesOn && (begins || ends) { return "\(events), while one axis decelerates on" }
    return nil
  }
}

extension ScrollPoint {
  fileprivate func replacing(_ axis: ScrollAxis, by number: Double) -> ScrollPoint {
    changed(self) { $0[axis] = number }
  }
}

extension Viewport {
  fileprivate func moving(on axis: ScrollAxis) -> Viewport {
    let other = axis.cross
    return changed(self) {
      ($0.contentInset[min: other], $0.contentInset[max: other]) = (0, 0)
      ($0.contentSize[other], $0.contentOffset[other]) = (frame.size[other], 0)
      $0.setBounces(false, on: other)
    }
  }
}

extension Scroller.Physics {
  fileprivate func moving(on axis: ScrollAxis) -> Scroller.Physics {
    changed(self) { $0.snapping[axis.cross] = nil }
  }
}

// MARK: - The mirror image

extension IndependenceScript {
  /// The script on the other side of the origin; the steps that have no mirror image are left out.
  var mirrored: IndependenceScript {
    var script = self
    for axis in ScrollAxis.allCases {
      let limits = viewport.limits(on: axis)
      script.viewport.contentInset[min: axis] = limits.upperBound
      script.viewport.contentInset[max: axis] = viewport.frame.size[axis] - limits.lowerBound
    }
    script.viewport.contentSize = .zero
    script.viewport.contentOffset = viewport.contentOffset.mirrored
    script.physics.snapping = .none
    script.steps = steps.map { Step(delay: $0.delay, action: $0.action.mirrored) }
    return script
  }
}

extension IndependenceScript.Call {
  fileprivate var mirrored: Self {
    switch self {
    case .joint(let input): input.image(.mirror).map(Self.joint) ?? .none
    case .touchDown(let place): .touchDown(place.mirrored)
    case .scroll(let place, let animation): .scroll(place.mirrored, animation)
    case .own(let axis, let input): input.image(.mirror).map { .own(axis, $0) } ?? .none
    case .animation(let axis, let place, let animation): .animation(axis, 0 - place, animation)
    case .retarget(let axis, let place): .retarget(axis, 0 - place)
    case .autoscroll(let velocity, let coasts): .autoscroll(ScrollVector.zero - velocity, coasts: coasts)
    case .content, .insets, .frame, .none: .none
    }
  }
}

extension IndependenceScript.Call {
  /// Removes what concerns the other axis, which stays at `offset`.
  fileprivate mutating func keep(only axis: ScrollAxis, offset: ScrollPoint) {
    func along(_ vector: ScrollVector) -> ScrollVector { ScrollVector { $0 == axis ? vector[$0] : 0 } }
    func along(_ place: ScrollPoint) -> ScrollPoint { offset.replacing(axis, by: place[axis]) }
    switch self {
    case .joint(.moved(let delta)): self = .joint(.moved(by: along(delta)))
    case .joint(.ended(let velocity?)): self = .joint(.ended(velocity: along(velocity)))
    case .joint(.touchMoved(let place, let finger)): self = .joint(.touchMoved(along(place), finger: finger))
    case .touchDown(let place): self = .touchDown(along(place))
    case .scroll(let place, let animation): self = .scroll(along(place), animation)
    case .own(let its, _), .animation(let its, _, _), .retarget(let its, _), .content(let its, _),
      .insets(let its, _, _), .frame(let its, _):
      if its != axis { self = .none }
    case .autoscroll(let velocity, let coasts): self = .autoscroll(along(velocity), coasts: coasts)
    case .joint, .none: break
    }
  }
}

// MARK: - Drawing scripts at random

extension IndependenceScript {
  /// Draws a script; all of it concerns `axis` alone, if one is given.
  init(_ generator: inout SplitMix64, _ kinds: Kinds, on axis: ScrollAxis? = nil) {
    let size = ScrollSize { _ in Double(generator.integer(in: 100...900)) }
    var viewport = Viewport(
      frame: ScrollRect(origin: .zero, size: size),
      contentSize: ScrollSize { size[$0] + generator.double(in: 10...6000) },
      contentInset: generator.happens(onceIn: 3)
        ? ScrollInsets(top: 20, left: 8, bottom: 34, right: generator.double(in: 0...30)) : .zero,
      contentInsetAdjustmentBehavior: .never, displayScale: generator.pick([1, 2, 3, 1.5]),
      bouncesHorizontally: !generator.happens(onceIn: 6), bouncesVertically: !generator.happens(onceIn: 6))
    viewport.contentOffset = ScrollPoint { axis in
      let limits = viewport.limits(on: axis)
      return viewport.pixelGrid.rounded(generator.double(in: limits), within: limits)
    }
    var physics = Scroller.Physics(
      decelerationRate: generator.pick([.normal, .normal, .fast]),
      integration: generator.pick([.exact, .exact, .displayLink]), slop: generator.pick([10, 0]),
      reducesMotion: generator.happens(onceIn: 8))
    for axis in ScrollAxis.allCases where generator.happens(onceIn: 4) {
      physics.snapping[axis] = generator.pick([
        .paging(), SnapRule(.every(170), reach: .steps([2200, 2700])),
        SnapRule(.every(80), reach: .atMost(2), arrival: .within(.milliseconds(300))),
        SnapRule(.offsets([0, 90, 400, 1000]), strictness: .proximity(50)),
      ])
    }
    self.init(viewport: viewport, physics: physics, steps: [])
    for _ in 0..<generator.integer(in: 1...8) {
      if kinds.isEmpty || generator.happens(onceIn: 2) { joint(&generator) }
      if !kinds.isEmpty { own(&generator, kinds, on: axis ?? generator.pick(ScrollAxis.allCases)) }
    }
    guard let axis else { return }
    // A rule would move the other axis to a place.
    self.physics.snapping[axis.cross] = nil
    for index in steps.indices { steps[index].action.keep(only: axis, offset: viewport.contentOffset) }
  }

  private static func delay(_ generator: inout SplitMix64) -> Duration {
    switch generator.integer(in: 0...9) {
    case 0: .zero
    case 1: .milliseconds(generator.integer(in: 100...1500))
    default: .microseconds(generator.integer(in: 500...25_000))
    }
  }

  private mutating func add(_ call: Call, _ generator: inout SplitMix64) {
    steps.append(Step(delay: Self.delay(&generator), action: call))
  }

  private mutating func frames(_ generator: inout SplitMix64) {
    for _ in 0..<generator.integer(in: 0...6) { add(.none, &generator) }
  }

  private static func animation(_ generator: inout SplitMix64) -> ScrollAnimation {
    generator.pick([
      .uiKit, .wheel, .spring(ScrollSpring(dampingRatio: 0.6, response: 0.4)), .spring(.scrollToTop),
      .eased(duration: .milliseconds(500), timing: .easeOut),
    ])
  }

  /// Draws a speed to either side that no threshold counts as rest.
  private static func speed(_ generator: inout SplitMix64, atMost greatest: Double) -> Double {
    generator.double(in: 300...greatest) * generator.pick([1, -1])
  }

  private mutating func joint(_ generator: inout SplitMix64) {
    switch generator.integer(in: 0...9) {
    case 0...3:
      add(.joint(.began), &generator)
      for _ in 0..<generator.integer(in: 0...3) {
        add(.joint(.moved(by: ScrollVector { _ in generator.double(in: -150...150) })), &generator)
      }
      let velocity = ScrollVector { _ in
        generator.happens(onceIn: 4) ? 0 : Self.speed(&generator, atMost: 6000)
      }
      add(.joint(generator.happens(onceIn: 8) ? .cancelled : .ended(velocity: velocity)), &generator)
    case 4...5:
      var place = ScrollPoint(300, 400)
      let pace = ScrollVector { _ in generator.double(in: 6...60) * generator.pick([1, -1]) }
      add(.touchDown(place), &generator)
      for _ in 0..<generator.integer(in: 3...6) {
        place = place + pace
        steps.append(Step(delay: .milliseconds(8), action: .joint(.touchMoved(place))))
      }
      let pause = generator.pick([Duration.milliseconds(8), .milliseconds(8), .milliseconds(400)])
      steps.append(Step(delay: pause, action: .joint(.touchUp)))
    case 6:
      add(.joint(.held), &generator)
      add(.joint(generator.pick([.cancelled, .ended()])), &generator)
    case 7: add(.joint(.stop), &generator)
    default:
      let place = ScrollPoint { generator.double(in: -150...viewport.contentSize[$0]) }
      add(.scroll(place, generator.happens(onceIn: 2) ? nil : Self.animation(&generator)), &generator)
    }
    frames(&generator)
  }

  private mutating func own(_ generator: inout SplitMix64, _ kinds: Kinds, on axis: ScrollAxis) {
    let animation = generator.happens(onceIn: 2) ? nil : Self.animation(&generator)
    let place = generator.double(in: -100...viewport.contentSize[axis])
    func vector(_ size: Double) -> ScrollVector {
      return ScrollVector.along(axis, generator.double(in: -size...size))
    }
    var calls: [Call] = []
    if kinds.contains(.scrollToTop) { calls.append(.own(.vertical, .scrollToTop)) }
    if kinds.contains(.wheels) { calls.append(.own(axis, .wheel(vector(300), animation))) }
    if kinds.contains(.keys) {
      let key: Scroller.Key =
        axis == .horizontal
        ? generator.pick([.lineLeft, .lineRight, .pageLeft, .pageRight])
        : generator.pick([.lineUp, .lineDown, .pageUp, .pageDown, .home, .end])
      calls.append(.own(axis, .key(key, animation)))
    }
    if kinds.contains(.scrolls) { calls.append(.own(axis, .scroll(vector(80), phase: .unphased))) }
    if kinds.contains(.animations) { calls.append(.animation(axis, place, Self.animation(&generator))) }
    if kinds.contains(.retargets) { calls.append(.retarget(axis, place)) }
    if kinds.contains(.autoscrolls) {
      let velocity = ScrollVector {
        $0 == axis ? generator.pick([0, Self.speed(&generator, atMost: 2500)]) : 0
      }
      calls.append(.autoscroll(velocity, coasts: generator.happens(onceIn: 3)))
    }
    if kinds.contains(.changes) {
      let length = viewport.frame.size[axis]
      calls.append(
        generator.pick([
          .content(axis, length * 2 + generator.double(in: 0...5000)),
          .insets(axis, min: generator.double(in: 0...80), max: generator.double(in: 0...80)),
          .frame(axis, generator.double(in: 50...length)),
        ]))
    }
    if kinds.contains(.flings) {
      let speed = generator.pick([9, Self.speed(&generator, atMost: 2500)])
      calls.append(.own(axis, .fling(.along(axis, speed))))
    }
    for _ in 0..<generator.integer(in: 1...3) {
      add(generator.pick(calls), &generator)
      frames(&generator)
    }
  }
}
