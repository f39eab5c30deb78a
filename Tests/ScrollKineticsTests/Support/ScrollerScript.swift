import ScrollGeometry

@testable import ScrollKinetics

/// The steps that a test makes with a scroller; drawn at random, and shrunk by leaving steps out.
struct ScrollerScript: CustomStringConvertible {
  enum Action: CustomStringConvertible {
    case input(Scroller.Input)
    case choice(Scroller.Input, target: ScrollPoint, pastLimits: Bool)
    case advance
    case update(ScrollAnchor.Keeping, name: String, (inout Viewport) -> Void)
    case content(ContentChange)
    case physics(Scroller.Physics)

    var description: String {
      switch self {
      case .input(let input): "\(input)"
      case .choice(let input, let target, let isFree):
        "\(input), the host chooses \(target)\(isFree ? ", past the limits too" : "")"
      case .advance: "advance"
      case .update(_, let name, _): "update: \(name)"
      case .content(let change): "\(change)"
      case .physics(let physics): "\(physics)"
      }
    }
  }

  typealias Step = ActionStep<Action>

  var viewport: Viewport
  var physics: Scroller.Physics
  var steps: [Step]

  var description: String { "\(viewport)\n\(physics)\n" + steps.map { "    \($0)" }.joined(separator: "\n") }
}

/// A step of a script.
protocol TimedStep {
  /// The time since the step before; it can be negative.
  var delay: Duration { get }
}

struct ActionStep<Action>: TimedStep, CustomStringConvertible {
  var delay: Duration
  var action: Action

  var description: String { "+\(delay) \(action)" }
}

extension Set where Element: CaseIterable {
  static var all: Set { Set(Element.allCases) }
}

extension Sequence where Element: TimedStep {
  /// Each step, and its instant.
  func timed(from start: ScrollInstant = .origin) -> [(step: Element, instant: ScrollInstant)] {
    var instant = start
    return map { step in
      instant = instant.advanced(by: step.delay)
      return (step, instant)
    }
  }
}

extension [ScrollerScript.Step] {
  /// Adds an action, at once or after at most so many microseconds, and now and then an instant soon after it.
  mutating func add(
    _ action: ScrollerScript.Action, within longest: Int, advancingOnceIn odds: UInt64,
    _ generator: inout SplitMix64
  ) {
    let delay = generator.happens(onceIn: 6) ? 0 : generator.integer(in: 500...longest)
    append(Element(delay: .microseconds(delay), action: action))
    if generator.happens(onceIn: odds) { append(Element(delay: .milliseconds(8), action: .advance)) }
  }
}

extension ScrollerScript {
  /// One step of a script, and its result.
  struct Moment {
    var action: Action
    var instant: ScrollInstant
    var before: Scroller
    var events: Scroller.Events
    var after: Scroller
  }

  /// Runs the script, and returns each of its steps.
  func moments(startingAt start: ScrollInstant = .origin) -> [Moment] {
    var scroller = Scroller(viewport: viewport, physics: physics, at: start)
    return steps.timed(from: start).map { step, instant in
      let before = scroller
      let events = Self.perform(step.action, on: &scroller, at: instant)
      return Moment(action: step.action, instant: instant, before: before, events: events, after: scroller)
    }
  }

  /// The scroller before the first step.
  var start: Scroller { Scroller(viewport: viewport, physics: physics) }

  func run() -> Scroller { moments().last?.after ?? start }

  static func perform(_ action: Action, on scroller: inout Scroller, at instant: ScrollInstant)
    -> Scroller.Events
  {
    switch action {
    case .input(let input): scroller.handle(input, at: instant)
    case .choice(let input, let target, let isFree):
      scroller.handle(input, at: instant) {
        $0.target = target
        $0.allowsTargetPastLimits = isFree
      }
    case .advance: scroller.advance(to: instant)
    case .update(let keeping, _, let change): scroller.update(at: instant, keeping: keeping, change)
    case .content(let change): scroller.apply(change, at: instant)
    case .physics(let physics): change(physics, of: &scroller, at: instant)
    }
  }
}

extension ScrollerScript {
  /// Advances to `instant`, and sets the physics there.
  private static func change(
    _ physics: Scroller.Physics, of scroller: inout Scroller, at instant: ScrollInstant
  ) -> Scroller.Events {
    let events = scroller.advance(to: instant)
    scroller.physics = physics
    return events
  }
}

extension Scroller.Physics {
  /// Takes over what other physics have of a platform's feel.
  mutating func takeLaws(from other: Self) {
    (flight, limit, releaseVelocity) = (other.flight, other.limit, other.releaseVelocity)
    (leastSpeed, greatestSpeed) = (other.leastSpeed, other.greatestSpeed)
  }

  /// The same with UIKit's blend: a host and a screen take velocities by least squares where a scroller, without storage, blends.
  var blending: Self { changed(self) { $0.releaseVelocity = .blend } }
}

extension ScrollerScript {
  /// The same with UIKit's blend throughout.
  var blending: Self { changed(self) { script in script.changePhysics { $0 = $0.blending } } }

  /// Changes the physics of the beginning, and all that steps set.
  mutating func changePhysics(_ change: (inout Scroller.Physics) -> Void) {
    change(&physics)
    for index in steps.indices {
      guard case .physics(var physics) = steps[index].action else { continue }
      change(&physics)
      steps[index].action = .physics(physics)
    }
  }
}

extension ScrollerScript {
  /// The steps that a script may contain.
  enum Kind: CaseIterable { case touches, drags, program, changes, scrolls }
  typealias Kinds = Set<Kind>

  init(_ generator: inout SplitMix64, kinds: Kinds = .all, integration: Scroller.Physics.Integration? = nil) {
    viewport = Self.viewport(&generator)
    physics = Self.physics(&generator)
    steps = []
    for _ in 0..<generator.integer(in: 1...12) { steps += Self.episode(&generator, kinds) }
    if let integration { changePhysics { $0.integration = integration } }
  }

  /// Puts episodes between the steps, and one at the end.
  mutating func mix(
    _ generator: inout SplitMix64, onceIn odds: UInt64, _ episode: (inout SplitMix64) -> [Step]
  ) {
    var (all, index) = ([Step](), 0)
    while index < steps.count {
      if generator.happens(onceIn: odds) { all += episode(&generator) }
      for _ in 0..<generator.integer(in: 1...5) where index < steps.count {
        all.append(steps[index])
        index += 1
      }
    }
    steps = all + episode(&generator)
  }

  static func viewport(_ generator: inout SplitMix64) -> Viewport {
    let frame = ScrollSize { _ in generator.happens(onceIn: 20) ? 0 : Double(generator.integer(in: 50...900))
    }
    let content = ScrollSize { axis in
      switch generator.integer(in: 0...5) {
      case 0: 0
      case 1: frame[axis]
      case 2: frame[axis] / 2
      default: generator.double(in: 0...8000)
      }
    }
    var viewport = Viewport(
      frame: ScrollRect(origin: .zero, size: frame), contentSize: content,
      contentInset: generator.happens(onceIn: 3)
        ? ScrollInsets(top: 20, left: generator.double(in: -10...30), bottom: 34, right: 0) : .zero,
      displayScale: generator.pick([1, 2, 3, 1.25, 2.625, generator.double(in: 0.5...4)]),
      bounces: !generator.happens(onceIn: 6), alwaysBounceHorizontal: generator.happens(onceIn: 4),
      alwaysBounceVertical: generator.happens(onceIn: 2))
    if generator.happens(onceIn: 3) {
      viewport.contentOffset = ScrollPoint { _ in generator.double(in: -300...3000) }
    }
    // Taken from a number at hand.
    if frame.width.remainder(dividingBy: 10) == 3 { viewport.bouncesHorizontally.toggle() }
    return viewport
  }

  static func physics(_ generator: inout SplitMix64) -> Scroller.Physics {
    var physics = Scroller.Physics(
      decelerationRate: generator.pick([
        .normal, .fast, DecelerationRate(rawValue: generator.double(in: 0.9...0.9995)),
      ]),
      integration: generator.pick([.exact, .exact, .displayLink]),
      source: generator.pick([.touch, .touch, .trackpad]),
      isDirectionalLockEnabled: generator.happens(onceIn: 3))
    if generator.happens(onceIn: 3) {
      for axis in ScrollAxis.allCases where !generator.happens(onceIn: 3) {
        physics.snapping[axis] = generator.pick([
          .paging(), SnapRule(.every(170), reach: .steps([2200, 2700])),
          SnapRule(.every(100), alignment: 0.5),
          SnapRule(.every(80), reach: .atMost(2), arrival: .within(.milliseconds(300))),
          SnapRule(.offsets([0, 90, 400, 1000]), strictness: .proximity(50)),
        ])
      }
    }
    // Drawn separately, so that the other steps of a seed do not change.
    var seed = generator
    var apart = SplitMix64(seed: seed.next())
    physics.reducesMotion = apart.happens(onceIn: 8)
    if apart.happens(onceIn: 5) { physics.repeatedFlicks = .webKit }
    physics.releaseTimeout = apart.pick([.milliseconds(100), .milliseconds(100), nil])
    physics.momentum = apart.pick([.library, .platform])
    for axis in ScrollAxis.allCases where physics.snapping[axis] != nil && apart.happens(onceIn: 3) {
      physics.snapping[axis] = rule(ofItems: &apart)
    }
    physics.framesPerSecond = apart.pick([60, 60, 60, 120, 24])
    physics.slop = apart.pick([10, 10, 10, 0, 3, 60])
    if apart.happens(onceIn: 8) { physics.momentum = .off }
    physics.turnsOnePagePerSwipe = apart.happens(onceIn: 4)
    physics.opensDirectionalLockAfterPause = apart.happens(onceIn: 3)
    if apart.happens(onceIn: 4) { physics.takeLaws(from: apart.pick(Scroller.Preset.allCases).physics) }
    return physics
  }

  /// The stored properties that have the same value in all of `subjects`.
  static func constantProperties(of subjects: [some Any]) -> [String] {
    let values = subjects.map { Mirror(reflecting: $0).children.map { ($0.label ?? "", "\($0.value)") } }
    guard let first = values.first else { return [] }
    return first.indices.filter { index in values.allSatisfy { $0[index] == first[index] } }.map {
      first[$0].0
    }
  }

  /// A rule of items with alignments of their own, some to stop at, some longer than the viewport.
  private static func rule(ofItems generator: inout SplitMix64) -> SnapRule {
    var (items, end): ([SnapItem], Double) = ([], 0)
    for _ in 0..<generator.integer(in: 1...8) {
      let start = end + generator.double(in: -20...40)
      end = start + generator.double(in: 20...1200)
      items.append(
        SnapItem(
          start...end, alignment: generator.pick([nil, 0, 0.5, 1]), stopsAlways: generator.happens(onceIn: 3))
      )
    }
    return SnapRule(
      .items(items), alignment: generator.pick([0, 0.5]),
      reach: generator.pick([.momentum, .steps([]), .atMost(2)]),
      scrollsLongItemsFreely: generator.happens(onceIn: 2))
  }

  private static func delay(_ generator: inout SplitMix64) -> Duration {
    switch generator.integer(in: 0...9) {
    case 0: .zero
    case 1: .milliseconds(-5)
    case 2: .milliseconds(generator.integer(in: 100...3000))
    default: .microseconds(generator.integer(in: 500...25_000))
    }
  }

  private static func vector(_ size: Double, _ generator: inout SplitMix64) -> ScrollVector {
    ScrollVector { _ in generator.happens(onceIn: 4) ? 0 : generator.double(in: -size...size) }
  }

  /// A few steps that belong together: a touch from down to up, a drag, a change.
  private static func episode(_ generator: inout SplitMix64, _ kinds: Kinds) -> [Step] {
    var steps: [Step] = []
    func add(_ action: Action) { steps.append(Step(delay: delay(&generator), action: action)) }
    func vector(_ size: Double) -> ScrollVector { Self.vector(size, &generator) }
    func key() -> Scroller.Key { generator.pick(Scroller.Key.allCases) }
    switch generator.integer(in: 0...9) {
    case 0...2 where kinds.contains(.touches):
      let finger = generator.happens(onceIn: 6) ? 1 : 0
      var point = ScrollPoint(x: 200, y: 400)
      add(.input(.touchDown(point, finger: finger)))
      let pace = vector(60)
      for _ in 0..<generator.integer(in: 0...6) {
        point = point + pace + vector(10)
        add(.input(.touchMoved(point, finger: finger)))
        if generator.happens(onceIn: 4) { add(.advance) }
      }
      if !generator.happens(onceIn: 10) {
        add(.input(generator.happens(onceIn: 8) ? .touchCancelled(finger: finger) : .touchUp(finger: finger)))
      }
    case 3...4 where kinds.contains(.drags):
      add(.input(generator.happens(onceIn: 3) ? .held : .began))
      var translation = ScrollVector.zero
      for _ in 0..<generator.integer(in: 0...4) {
        let step = vector(120)
        translation = translation + step
        add(.input(generator.happens(onceIn: 2) ? .moved(by: step) : .changed(translation: translation)))
      }
      let ends: [Scroller.Input] = [
        .ended(), .ended(velocity: vector(6000)), .ended(velocity: .zero), .cancelled,
      ]
      add(.input(generator.pick(ends)))
    case 5 where kinds.contains(.program):
      let offset = ScrollPoint { _ in generator.double(in: -100...3000) }
      let inputs: [Scroller.Input] = [
        .setContentOffset(offset, animated: true), .setContentOffset(offset, animated: false), .scrollToTop,
        .stop, .retarget(offset), .wheel(vector(300)), .key(key()),
        .key(key(), distances: generator.pick([.standard, .chromium]), .uiKit),
        .setContentOffset(offset, .spring(ScrollSpring(dampingRatio: 0.6, response: 0.4))),
        .scrollRectToVisible(ScrollRect(x: offset.x, y: offset.y, width: 40, height: 40), animated: true),
      ]
      add(.input(generator.pick(inputs)))
      // Successive notches and repeats of keys.
      guard generator.happens(onceIn: 2) else { break }
      let animation = generator.pick([
        nil, ScrollAnimation.wheel, .uiKit, .spring(ScrollSpring(duration: 0.3, bounce: 0.4)),
      ])
      let (key, notch) = (key(), vector(120))
      // Drawn separately, so that the other steps of a seed do not change.
      var seed = generator
      var apart = SplitMix64(seed: seed.next())
      let parts = apart.pick([nil, nil, 1, 2.5, 8, 12])
      let whole = parts.map { parts in ScrollVector { (parts * notch[$0]).magnitude } }
      for _ in 0..<generator.integer(in: 1...6) {
        if generator.happens(onceIn: 2) { add(.advance) }
        let isKey = generator.happens(onceIn: 4)
        let turn = !isKey && generator.happens(onceIn: 6) ? -notch : notch
        add(.input(isKey ? .key(key, animation) : .wheel(turn, notch: whole, animation)))
      }
    case 6 where kinds.contains(.changes):
      let size = ScrollSize { _ in generator.double(in: 0...900) }
      switch generator.integer(in: 0...4) {
      case 0: add(.update(.page, name: "page, frame \(size)") { $0.frame.size = size })
      case 1:
        add(.update(.offset, name: "content 5 × \(size)") { $0.contentSize = ScrollSize { 5 * size[$0] } })
      case 2:
        let keeping =
          size.width.rounded().remainder(dividingBy: 2) == 0 ? ScrollAnchor.Keeping.offset : .fraction
        add(.update(keeping, name: "top inset") { $0.contentInset.top = size.height / 9 })
      case 3: add(.physics(physics(&generator)))
      default:
        let (position, change) = (generator.double(in: 0...3000), generator.double(in: -500...500))
        add(.content(ContentChange(on: .vertical, at: position, lengthChange: change)))
      }
    case 7 where kinds.contains(.scrolls):
      for phase in scrollPhases(&generator) {
        add(.input(.scroll(vector(60), phase: phase)))
        if generator.happens(onceIn: 4) { add(.advance) }
      }
    default:
      for _ in 0..<generator.integer(in: 1...8) { add(.advance) }
      // Drawn separately, so that the other steps of a seed do not change.
      var seed = generator
      if kinds.contains(.program) { steps += pushes(SplitMix64(seed: seed.next())) }
    }
    return steps
  }

  /// A stick that is pushed, moved and released, often with the same velocity again; or a fling; or nothing.
  private static func pushes(_ generator: SplitMix64) -> [Step] {
    var (generator, steps) = (generator, [Step]())
    func add(_ action: Action) { steps.append(Step(delay: delay(&generator), action: action)) }
    guard generator.happens(onceIn: 3) else {
      if generator.happens(onceIn: 2) { add(.input(.fling(vector(2500, &generator)))) }
      return steps
    }
    var velocity = vector(2500, &generator)
    for _ in 0..<generator.integer(in: 1...5) {
      add(.input(.autoscroll(velocity, coasts: generator.happens(onceIn: 3))))
      if generator.happens(onceIn: 2) { add(.advance) }
      if generator.happens(onceIn: 2) { velocity = vector(2500, &generator) }
    }
    if generator.happens(onceIn: 2) { add(.input(.autoscroll(.zero, coasts: generator.happens(onceIn: 2)))) }
    return steps
  }

  /// The phases of one scroll, in the order of a platform or in an invalid order.
  static func scrollPhases(_ generator: inout SplitMix64) -> [Scroller.ScrollPhase] {
    func some(_ phase: Scroller.ScrollPhase, _ generator: inout SplitMix64) -> [Scroller.ScrollPhase] {
      Array(repeating: phase, count: generator.integer(in: 0...6))
    }
    if generator.happens(onceIn: 4) { return [.unphased] + some(.unphased, &generator) }
    if generator.happens(onceIn: 4) {
      return ([.unphased] + some(.unphased, &generator)).map { _ in
        generator.pick(Scroller.ScrollPhase.allCases)
      }
    }
    var phases: [Scroller.ScrollPhase] = generator.happens(onceIn: 3) ? [.mayBegin] : []
    phases += [.began] + some(.changed, &generator) + [generator.happens(onceIn: 6) ? .cancelled : .ended]
    if generator.happens(onceIn: 2) { phases += [.momentumBegan] + some(.momentumChanged, &generator) }
    if generator.happens(onceIn: 2) { phases += [.momentumEnded] }
    return phases
  }
}

extension Scroller {
  /// Whether deltas move the content without a finger, on either axis.
  var isCoasting: Bool { axes.horizontal.isCoasting || axes.vertical.isCoasting }
}
