/// The calls that a test makes with a host, and what its delegate does in the callbacks; drawn at random, and shrunk by
/// leaving calls and deeds out.
struct ScrollHostScript: CustomStringConvertible {
  enum Call: CustomStringConvertible {
    case input(Scroller.Input)
    case choice(Scroller.Input, target: ScrollPoint, pastLimits: Bool)
    case frame
    case update(ScrollAnchor.Keeping, (inout Viewport) -> Void, name: String)
    case content(ContentChange)
    case physics(Scroller.Physics)
    /// Sets a property.
    case property(Property)

    var description: String {
      switch self {
      case .input(let input): "\(input)"
      case .choice(let input, let target, let isFree): "\(input), chooses \(target)\(isFree ? " freely" : "")"
      case .frame: "frame"
      case .update(_, _, let name): "update: \(name)"
      case .content(let change): "\(change)"
      case .physics: "physics"
      case .property(let property): "\(property)"
      }
    }
  }

  struct Step: CustomStringConvertible {
    /// The time since the step before.
    var delay: Duration
    var call: Call
    var description: String { "+\(delay) \(call)" }
  }

  var viewport: Viewport
  var physics: Scroller.Physics
  var steps: [Step]
  /// What the delegate does in its first, second … callback.
  var deeds: [Deed] = []

  var description: String {
    "\(viewport)\n\(physics)\n" + steps.map { "    \($0)" }.joined(separator: "\n")
      + "\n  the delegate: \(deeds)"
  }

  /// The scripts that result from removing steps, or deeds.
  var removals: [Self] {
    let shorter = steps.removals.map { steps in
      var script = self
      script.steps = steps
      return script
    }
    let idler = deeds.removals.map { deeds in
      var script = self
      script.deeds = deeds
      return script
    }
    return shorter + idler
  }
}

// MARK: - Properties

extension ScrollHostScript {
  enum Property {
    case frame(ScrollRect), contentSize(ScrollSize), contentInset(ScrollInsets), safeAreaInsets(ScrollInsets)
    case bounces(Bool), bouncesVertically(Bool), bouncesHorizontally(Bool)
    case alwaysBounceVertical(Bool), alwaysBounceHorizontal(Bool)
    case isScrollEnabled(Bool), isPagingEnabled(Bool), displayScale(Double)
    case decelerationRate(DecelerationRate), isDirectionalLockEnabled(Bool)
    case minimumZoomScale(Double), maximumZoomScale(Double), bouncesZoom(Bool)

    init(_ generator: inout SplitMix64) {
      let size = ScrollSize { _ in generator.double(in: 0...900) }
      let flag = generator.happens(onceIn: 2)
      self = generator.pick([
        .frame(ScrollRect(origin: .zero, size: size)), .contentSize(ScrollSize { 5 * size[$0] }),
        .frame(ScrollRect(origin: .zero, size: size)), .contentSize(ScrollSize { 5 * size[$0] }),
        .contentInset(ScrollInsets(top: size.height / 9, bottom: size.width / 7, right: 3)),
        .safeAreaInsets(ScrollInsets(top: size.width / 9, bottom: 34)),
        .bounces(flag), .bouncesVertically(flag), .bouncesHorizontally(flag),
        .alwaysBounceVertical(flag), .alwaysBounceHorizontal(flag), .isScrollEnabled(flag),
        .isPagingEnabled(flag), .displayScale(flag ? 2 : 3), .decelerationRate(flag ? .fast : .normal),
        .isDirectionalLockEnabled(flag), .minimumZoomScale(flag ? 0.5 : 1), .maximumZoomScale(flag ? 2 : 4),
        .bouncesZoom(flag),
      ])
    }

    func set(in host: ScrollHost) {
      switch self {
      case .frame(let value): host.frame = value
      case .contentSize(let value): host.contentSize = value
      case .contentInset(let value): host.contentInset = value
      case .safeAreaInsets(let value): host.safeAreaInsets = value
      case .bounces(let value): host.bounces = value
      case .bouncesVertically(let value): host.bouncesVertically = value
      case .bouncesHorizontally(let value): host.bouncesHorizontally = value
      case .alwaysBounceVertical(let value): host.alwaysBounceVertical = value
      case .alwaysBounceHorizontal(let value): host.alwaysBounceHorizontal = value
      case .isScrollEnabled(let value): host.isScrollEnabled = value
      case .isPagingEnabled(let value): host.isPagingEnabled = value
      case .displayScale(let value): host.viewport.displayScale = value
      case .decelerationRate(let value): host.decelerationRate = value
      case .isDirectionalLockEnabled(let value): host.isDirectionalLockEnabled = value
      case .minimumZoomScale(let value): host.minimumZoomScale = value
      case .maximumZoomScale(let value): host.maximumZoomScale = value
      case .bouncesZoom(let value): host.bouncesZoom = value
      }
    }

    /// Sets the same property of the values that a scroller has.
    func set(in viewport: inout Viewport, _ physics: inout Scroller.Physics) {
      switch self {
      case .frame(let value): viewport.frame = value
      case .contentSize(let value): viewport.contentSize = value
      case .contentInset(let value): viewport.contentInset = value
      case .safeAreaInsets(let value): viewport.safeAreaInsets = value
      case .bounces(let value): viewport.bounces = value
      case .bouncesVertically(let value): viewport.bouncesVertically = value
      case .bouncesHorizontally(let value): viewport.bouncesHorizontally = value
      case .alwaysBounceVertical(let value): viewport.alwaysBounceVertical = value
      case .alwaysBounceHorizontal(let value): viewport.alwaysBounceHorizontal = value
      case .isScrollEnabled(let value): viewport.isScrollEnabled = value
      case .isPagingEnabled(true): physics.snapping = .paging
      case .isPagingEnabled(false): if physics.snapping == .paging { physics.snapping = .none }
      case .displayScale(let value): viewport.displayScale = value
      case .decelerationRate(let value): physics.decelerationRate = value
      case .isDirectionalLockEnabled(let value): physics.isDirectionalLockEnabled = value
      case .minimumZoomScale(let value): viewport.minimumZoomScale = value
      case .maximumZoomScale(let value): viewport.maximumZoomScale = value
      case .bouncesZoom(let value): viewport.bouncesZoom = value
      }
    }
  }
}

// MARK: - Deeds

extension ScrollHostScript {
  /// What a delegate does in a callback.
  enum Deed {
    case nothing
    case property(Property)
    case jump(ScrollPoint)
    case input(Scroller.Input)
    case frame(after: Duration)
    case content(ContentChange)
    /// Sets the target, where the callback has one.
    case target(ScrollPoint)
    /// Another delegate takes over.
    case replacement
    /// Nobody is told any more.
    case noDelegate

    init(_ generator: inout SplitMix64) {
      let point = ScrollPoint { _ in generator.double(in: -300...3000) }
      let vector = ScrollVector { generator.double(in: -1...1) * point[$0] }
      switch generator.integer(in: 0...11) {
      case 0...1: self = .nothing
      case 2...4: self = .property(Property(&generator))
      case 5: self = .jump(point)
      case 6...7:
        self = .input(
          generator.pick([
            .stop, .setContentOffset(point, animated: true), .setContentOffset(point, animated: false),
            .scrollToTop, .retarget(point), .cancelled, .touchUp, .ended(), .began, .held, .moved(by: vector),
            .touchDown(.zero), .touchDown(.zero, finger: 1), .touchMoved(point, finger: 1),
            .touchUp(finger: 1), .wheel(vector, .wheel), .ended(velocity: vector),
            .scroll(vector, phase: .ended),
          ]))
      case 8: self = .frame(after: .milliseconds(generator.integer(in: 0...400)))
      case 9:
        self = .content(ContentChange(on: .vertical, at: point.y.magnitude, lengthChange: vector.dy))
      case 10: self = .target(point)
      default: self = generator.happens(onceIn: 8) ? .noDelegate : .replacement
      }
    }
  }
}

// MARK: - Drawing

extension ScrollHostScript {
  init(
    _ generator: inout SplitMix64, deeds: Int = 0, integration: Scroller.Physics.Integration? = nil,
    hasUpdates: Bool = true
  ) {
    // Content that can be zoomed, with pinches; with pulls that refresh; with ends and edges; with none of these.
    let script =
      switch generator.integer(in: 0...3) {
      case 0: ScrollerScript(zooming: &generator, integration: integration)
      case 1: ScrollerScript(refreshing: &generator, integration: integration)
      case 2: ScrollerScript(patterned: &generator, integration: integration)
      default: ScrollerScript(&generator, integration: integration)
      }
    (viewport, physics, steps) = (script.viewport, script.physics.blending, [])
    for step in script.blending.steps {
      let call: Call =
        switch step.action {
        case .input(let input): .input(input)
        case .choice(let input, let target, let isFree): .choice(input, target: target, pastLimits: isFree)
        case .advance: .frame
        case .update(let keeping, let change, let name): .update(keeping, change, name: name)
        case .content(let change): .content(change)
        case .physics(let physics): .physics(physics)
        }
      steps.append(Step(delay: step.delay, call: call))
      while generator.happens(onceIn: 8) {
        steps.append(Step(delay: .milliseconds(3), call: .property(Property(&generator))))
      }
    }
    for _ in 0..<generator.integer(in: 0...deeds) { self.deeds.append(Deed(&generator)) }
  }
}

extension ScrollHost {
  /// Makes a call of a script.
  func perform(_ call: ScrollHostScript.Call, at instant: ScrollInstant?) {
    switch call {
    case .input(let input), .choice(let input, _, _): handle(input, at: instant)
    case .frame: frame(at: instant)
    case .update(let keeping, let body, _): update(at: instant, keeping: keeping, body)
    case .content(let change): apply(change, at: instant)
    case .physics(let physics): self.physics = physics
    case .property(let property): property.set(in: self)
    }
  }
}
