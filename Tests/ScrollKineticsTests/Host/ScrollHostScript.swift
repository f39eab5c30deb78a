/// The calls that a test makes with a host, and what its delegate does in the callbacks; drawn at random, and shrunk by
/// leaving calls and deeds out.
struct ScrollHostScript: Shrinkable, CustomStringConvertible {
  enum Call {
    /// What a scroller can do, too.
    case action(ScrollerScript.Action)
    case property(Property)
  }

  struct Step: TimedStep, CustomStringConvertible {
    var delay: Duration
    var call: Call
    var description: String { "+\(delay) \(call)" }
  }

  var viewport: Viewport
  var physics: Scroller.Physics
  var steps: [Step]
  /// What the delegate does in its first, second … callback.
  var deeds: [Deed] = []

  var start: Scroller { Scroller(viewport: viewport, physics: physics) }

  var description: String {
    "\(viewport)\n\(physics)\n" + steps.map { "    \($0)" }.joined(separator: "\n")
      + "\n  the delegate: \(deeds)"
  }

  var removals: [Self] { removals(of: \.steps) + removals(of: \.deeds) }
}

// MARK: - Properties

extension ScrollHostScript {
  /// A value of a property of a host, which a scroller has in its viewport or in its physics.
  struct Property: CustomStringConvertible {
    var description: String { describe() }
    // Made when it is read: to make the texts of all properties takes a tenth of a script's time.
    private var describe: () -> String
    private var setInHost: (ScrollHost) -> Void
    private var setInScroller: (inout Viewport, inout Scroller.Physics) -> Void

    init<Value>(
      _ ofHost: ReferenceWritableKeyPath<ScrollHost, Value>, _ ofViewport: WritableKeyPath<Viewport, Value>,
      _ value: Value
    ) {
      describe = { "\(ofHost) = \(value)" }
      setInHost = { $0[keyPath: ofHost] = value }
      setInScroller = { viewport, _ in viewport[keyPath: ofViewport] = value }
    }

    init<Value>(
      _ ofHost: ReferenceWritableKeyPath<ScrollHost, Value>,
      ofPhysics: WritableKeyPath<Scroller.Physics, Value>, _ value: Value
    ) {
      describe = { "\(ofHost) = \(value)" }
      setInHost = { $0[keyPath: ofHost] = value }
      setInScroller = { _, physics in physics[keyPath: ofPhysics] = value }
    }

    init(isPagingEnabled: Bool) {
      describe = { "isPagingEnabled = \(isPagingEnabled)" }
      setInHost = { $0.isPagingEnabled = isPagingEnabled }
      setInScroller = { _, physics in
        if isPagingEnabled || physics.snapping == .paging {
          physics.snapping = isPagingEnabled ? .paging : .none
        }
      }
    }

    init(_ generator: inout SplitMix64) {
      let size = ScrollSize { _ in generator.double(in: 0...900) }
      let flag = generator.happens(onceIn: 2)
      let insets = [
        ScrollInsets(top: size.height / 9, bottom: size.width / 7, right: 3),
        ScrollInsets(top: size.width / 9, bottom: 34),
      ]
      let sizes = [
        Self(\.frame, \.frame, ScrollRect(origin: .zero, size: size)),
        Self(\.contentSize, \.contentSize, ScrollSize { 5 * size[$0] }),
      ]
      self = generator.pick(
        sizes + sizes + [
          Self(\.contentInset, \.contentInset, insets[0]),
          Self(\.safeAreaInsets, \.safeAreaInsets, insets[1]),
          Self(\.bounces, \.bounces, flag), Self(\.bouncesVertically, \.bouncesVertically, flag),
          Self(\.bouncesHorizontally, \.bouncesHorizontally, flag),
          Self(\.alwaysBounceVertical, \.alwaysBounceVertical, flag),
          Self(\.alwaysBounceHorizontal, \.alwaysBounceHorizontal, flag),
          Self(\.isScrollEnabled, \.isScrollEnabled, flag), Self(isPagingEnabled: flag),
          Self(\.viewport.displayScale, \.displayScale, flag ? 2 : 3),
          Self(\.decelerationRate, ofPhysics: \.decelerationRate, flag ? .fast : .normal),
          Self(\.isDirectionalLockEnabled, ofPhysics: \.isDirectionalLockEnabled, flag),
          Self(\.minimumZoomScale, \.minimumZoomScale, flag ? 0.5 : 1),
          Self(\.maximumZoomScale, \.maximumZoomScale, flag ? 2 : 4),
          Self(\.bouncesZoom, \.bouncesZoom, flag),
        ])
    }

    func set(in host: ScrollHost) { setInHost(host) }

    func set(in viewport: inout Viewport, _ physics: inout Scroller.Physics) {
      setInScroller(&viewport, &physics)
    }
  }
}

// MARK: - Deeds

extension ScrollHostScript {
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
      case 9: self = .content(ContentChange(on: .vertical, at: point.y.magnitude, lengthChange: vector.dy))
      case 10: self = .target(point)
      default: self = generator.happens(onceIn: 8) ? .noDelegate : .replacement
      }
    }
  }
}

// MARK: - Drawing

extension ScrollHostScript {
  init(_ generator: inout SplitMix64, deeds: Int = 0) {
    // Content that can be zoomed, with pinches; with pulls that refresh; with ends and edges; with none of these.
    let script =
      switch generator.integer(in: 0...3) {
      case 0: ScrollerScript(zooming: &generator)
      case 1: ScrollerScript(refreshing: &generator)
      case 2: ScrollerScript(patterned: &generator)
      default: ScrollerScript(&generator)
      }
    (viewport, physics, steps) = (script.viewport, script.physics.blending, [])
    for step in script.blending.steps {
      steps.append(Step(delay: step.delay, call: .action(step.action)))
      while generator.happens(onceIn: 8) {
        steps.append(Step(delay: .milliseconds(3), call: .property(Property(&generator))))
      }
    }
    for _ in 0..<generator.integer(in: 0...deeds) { self.deeds.append(Deed(&generator)) }
  }
}

extension ScrollHost {
  func perform(_ call: ScrollHostScript.Call, at instant: ScrollInstant?) {
    switch call {
    case .action(.input(let input)), .action(.choice(let input, _, _)): handle(input, at: instant)
    case .action(.advance): frame(at: instant)
    case .action(.update(let keeping, _, let body)): update(at: instant, keeping: keeping, body)
    case .action(.content(let change)): apply(change, at: instant)
    case .action(.physics(let physics)): self.physics = physics
    case .property(let property): property.set(in: self)
    }
  }
}
