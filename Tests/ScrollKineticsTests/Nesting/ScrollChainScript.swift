@testable import ScrollGeometry

@testable import ScrollKinetics

/// The steps that a test makes with a chain; drawn at random, and shrunk by leaving steps out.
struct ScrollChainScript: ShrinkableScript, CustomStringConvertible {
  enum Action {
    case input(Scroller.Input)
    case advance
    case update(Int, Change, ScrollAnchor.Keeping = .offset)
  }

  /// A change of one member's viewport.
  enum Change {
    case insets(ScrollInsets)
    case content(ScrollSize)
    case frame(ScrollSize)
    /// Frame and content alike, so that the limits stay.
    case window(ScrollSize)
    case offset(ScrollPoint)
    case scrolls(Bool)
    case bounces(Bool)
    case alwaysBounces(Bool)
    case nothing
  }

  typealias Step = ActionStep<Action>

  var members: [Viewport]
  /// The physics of the members' own; empty for one physics.
  var own: [(rate: DecelerationRate?, snapping: ScrollSnapping)] = []
  var rules: ScrollScreen.Rules
  var physics: Scroller.Physics
  var steps: [Step]

  var description: String {
    (members.map { "\($0)" } + own.map { "\($0)" } + ["\(rules)", "\(physics)"] + steps.map { "    \($0)" })
      .joined(separator: "\n")
  }
}

// MARK: - Running

extension ScrollChainScript {
  var chain: ChainOfViews {
    guard !own.isEmpty else { return ChainOfViews(members, rules: rules, physics: physics) }
    let members = zip(members, own).map {
      ChainOfViews.Member($0, decelerationRate: $1.rate, snapping: $1.snapping)
    }
    return ChainOfViews(of: members, rules: rules, physics: physics)
  }

  /// Whether a member has a snap rule of its own, so that a motion can consist of several flights.
  var hasOwnRules: Bool { own.contains { $0.snapping != .none } }

  static func perform(_ action: Action, on chain: inout ChainOfViews, at instant: ScrollInstant)
    -> ScrollChain.Changes
  {
    switch action {
    case .input(let input): chain.handle(input, at: instant)
    case .advance: chain.advance(to: instant)
    case .update(let member, let change, let keeping):
      chain.update(member, at: instant, keeping: keeping, change.make)
    }
  }

  /// Runs the script, and returns each of its steps.
  func moments() -> [(step: Step, changes: ScrollChain.Changes, after: ChainOfViews)] {
    var chain = chain
    return steps.timed().map { step, instant in
      let changes = Self.perform(step.action, on: &chain, at: instant)
      return (step, changes, chain)
    }
  }

  func run() -> ChainOfViews { moments().last?.after ?? chain }
}

extension ScrollChainScript.Change {
  func make(_ viewport: inout Viewport) {
    switch self {
    case .insets(let insets): viewport.contentInset = insets
    case .content(let size): viewport.contentSize = size
    case .frame(let size): viewport.frame.size = size
    case .window(let size): (viewport.frame.size, viewport.contentSize) = (size, size)
    case .offset(let offset): viewport.contentOffset = offset
    case .scrolls(let scrolls): viewport.isScrollEnabled = scrolls
    case .bounces(let bounces): viewport.bounces = bounces
    case .alwaysBounces(let bounces):
      (viewport.alwaysBounceHorizontal, viewport.alwaysBounceVertical) = (bounces, bounces)
    case .nothing: break
    }
  }
}

// MARK: - Drawing scripts at random

extension ScrollChainScript {
  /// Draws any chain, and any steps.
  static func any(_ generator: inout SplitMix64) -> ScrollChainScript { script(&generator, kinds: .all) }

  /// The same in exact integration.
  static func exact(_ generator: inout SplitMix64) -> ScrollChainScript {
    changed(any(&generator)) { $0.physics.integration = .exact }
  }

  /// Draws only steps that have a mirror image, in exact integration.
  static func symmetric(_ generator: inout SplitMix64) -> ScrollChainScript {
    script(&generator, kinds: [.touches, .drags, .scrolls], isPlain: true)
  }

  private static func script(
    _ generator: inout SplitMix64, kinds: ScrollerScript.Kinds, isPlain: Bool = false
  ) -> ScrollChainScript {
    var source = ScrollerScript(&generator, kinds: kinds, integration: isPlain ? .exact : nil)
    source.physics.snapping = .none
    var members: [Viewport] = []
    for _ in 0..<generator.integer(in: 1...4) {
      var viewport = ScrollerScript.viewport(&generator)
      viewport.contentInsetAdjustmentBehavior = .never
      if isPlain {
        // Limits that are kept as insets have a mirror image to the last bit.
        viewport.contentSize = viewport.frame.size
        viewport.contentInset = plainInsets(&generator)
      }
      members.append(viewport)
    }
    let rules = ScrollScreen.Rules(
      towardsEnd: generator.pick(ScrollScreen.Rules.Order.allCases),
      towardsStart: generator.pick(ScrollScreen.Rules.Order.allCases),
      flingsHandOverTowardsEnd: !generator.happens(onceIn: 3),
      flingsHandOverTowardsStart: !generator.happens(onceIn: 3),
      overscroll: generator.pick(ScrollScreen.Rules.Overscroll.allCases),
      locksToOneAxis: generator.happens(onceIn: 2))
    var steps: [Step] = []
    func update(_ generator: inout SplitMix64) -> Action {
      .update(
        generator.integer(in: 0...members.count - 1), change(&generator, isPlain: isPlain),
        // Keeping the offset has no mirror image: content at rest stays at its minimum edge, and at its maximum offset.
        generator.pick(isPlain ? [.page, .fraction] : [.offset, .page, .fraction]))
    }
    for step in source.steps {
      switch step.action {
      case .input(let input), .choice(let input, _, _):
        guard input.reachesChains else { continue }
        steps.append(Step(delay: step.delay, action: .input(input)))
      case .advance: steps.append(Step(delay: step.delay, action: .advance))
      case .update, .content, .physics: steps.append(Step(delay: step.delay, action: update(&generator)))
      }
      if generator.happens(onceIn: 4) {
        let delay = Duration.microseconds(generator.integer(in: 0...40_000))
        steps.append(Step(delay: delay, action: update(&generator)))
      }
    }
    var script = ScrollChainScript(members: members, rules: rules, physics: source.physics, steps: steps)
    if generator.happens(onceIn: 2) { script.drawOwnPhysics(&generator, isPlain: isPlain) }
    return script
  }

  private mutating func drawOwnPhysics(_ generator: inout SplitMix64, isPlain: Bool) {
    rules.overscrollTowardsStart = generator.pick([nil, .innermost, .outermost])
    let snapping: [ScrollSnapping] =
      isPlain
      ? [.none, .paging]
      : [
        .none, .paging, ScrollSnapping(SnapRule(.every(170, origin: 5), reach: .atMost(2))),
        ScrollSnapping(SnapRule(.every(90), strictness: .proximity(30))),
        ScrollSnapping(SnapRule(.offsets([0, 100, 433.3]), arrival: .within(.milliseconds(300)))),
      ]
    func draw(_ generator: inout SplitMix64) -> (rate: DecelerationRate?, snapping: ScrollSnapping) {
      (generator.pick([nil, .fast, .normal]), generator.pick(snapping))
    }
    own = members.map { _ in draw(&generator) }
  }

  private static func plainInsets(_ generator: inout SplitMix64) -> ScrollInsets {
    ScrollInsets(
      top: generator.double(in: -50...100), left: 0, bottom: generator.double(in: 60...900),
      right: generator.happens(onceIn: 2) ? 0 : generator.double(in: 1...2000))
  }

  static func change(_ generator: inout SplitMix64, isPlain: Bool) -> Change {
    let size = ScrollSize { _ in generator.double(in: 0...900) }
    switch generator.integer(in: 0...9) {
    case 0...2 where isPlain: return .insets(plainInsets(&generator))
    case 0...1:
      return .insets(
        ScrollInsets(
          top: generator.double(in: -100...400), left: generator.double(in: -30...100),
          bottom: generator.double(in: -100...400), right: generator.double(in: 0...400)))
    case 3 where isPlain: return .window(size)
    case 2...3: return .content(ScrollSize { generator.double(in: 0...5) * size[$0] })
    case 4 where !isPlain: return .frame(size)
    case 5: return .scrolls(!generator.happens(onceIn: 3))
    case 6: return .bounces(!generator.happens(onceIn: 3))
    case 7: return .alwaysBounces(generator.happens(onceIn: 2))
    case 8: return .nothing
    default: return .offset(ScrollPoint { _ in generator.double(in: -100...900) })
    }
  }
}
