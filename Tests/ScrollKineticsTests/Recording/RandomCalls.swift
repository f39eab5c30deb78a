enum RandomCall {
  case advance(milliseconds: Int)
  case input(Scroller.Input, lag: Int, target: ScrollPoint?)
  case resize(ScrollSize, ScrollAnchor.Keeping, ScrollAnimation?, lag: Int)
  case set(ScrollPoint, lag: Int)
  case change(ContentChange, alignment: Double, target: ScrollPoint?)
  case physics(Scroller.Physics)

  init(_ random: inout SplitMix64) {
    func number() -> Double {
      random.happens(onceIn: 40)
        ? random.pick([1e300, -1e300, .greatestFiniteMagnitude, 0, -0.0, .leastNonzeroMagnitude])
        : random.double(in: -3000...3000)
    }
    func point() -> ScrollPoint { ScrollPoint { _ in number() } }
    func vector() -> ScrollVector { ScrollVector { _ in number() } }
    func target() -> ScrollPoint? { random.happens(onceIn: 2) ? point() : nil }
    func animation() -> ScrollAnimation? {
      random.pick([
        nil, .uiKit, .eased(duration: .milliseconds(500), timing: .easeOut), .spring(.scrollToTop),
        .eased(duration: .zero),
      ])
    }
    let (finger, lag) = (random.pick([0, 0, 0, 0, 1, 63]), random.pick([0, 0, 0, 5, 40]))
    let input: Scroller.Input
    switch random.integer(in: 0...38) {
    case 0...7:
      self = .advance(milliseconds: random.pick([0, 1, 8, 16, 16, 17, 100, 1000, -5]))
      return
    case 8: self = .physics(Self.physics(&random)); return
    case 9:
      let size = ScrollSize { _ in random.pick([0, 400, 800, random.double(in: 0...2000)]) }
      let keeping = random.pick(
        [.offset, .page, .pages(spacing: 20), .fraction, .contentPoint(at: ScrollPoint(0.5, 0)), .zoom]
          as [ScrollAnchor.Keeping])
      self = .resize(size, keeping, animation(), lag: lag)
      return
    case 10: self = .set(point(), lag: lag); return
    case 11:
      let change = ContentChange(
        on: random.pick(ScrollAxis.allCases), at: number(), removing: random.double(in: 0...500),
        inserting: random.double(in: 0...500))
      self = .change(change, alignment: random.double(in: 0...1), target: target())
      return
    case 12...15: input = .touchDown(point(), finger: finger)
    case 16...20: input = .touchMoved(point(), finger: finger)
    case 21...22: input = .touchUp(finger: finger)
    case 23: input = .touchCancelled(finger: finger)
    case 24: input = random.pick([.held, .began, .cancelled])
    case 25: input = .changed(translation: vector())
    case 26: input = .moved(by: vector())
    case 27...28: input = .ended(velocity: random.happens(onceIn: 3) ? nil : vector())
    case 29: input = .setContentOffset(point(), animation())
    case 30: input = .scrollRectToVisible(ScrollRect(number(), number(), 10, 900), animation())
    case 31: input = random.pick([.scrollToTop, .stop])
    case 32: input = .retarget(point())
    case 33:
      let notch = random.happens(onceIn: 2) ? ScrollVector { _ in number().magnitude } : nil
      input = .wheel(vector(), notch: notch, animation())
    case 34...36: input = .scroll(vector(), phase: random.pick(Scroller.ScrollPhase.allCases))
    case 37:
      let velocity = random.happens(onceIn: 3) ? .zero : vector()
      input = random.pick([.autoscroll(velocity), .autoscroll(velocity, coasts: true), .fling(velocity)])
    default:
      input = .key(
        random.pick(Scroller.Key.allCases),
        distances: random.pick([
          .standard, .init(line: .fraction(0.125), page: .fraction(0.875)),
          .init(line: .lines(3, of: 19), page: .overlap(38, atLeast: 0.9)), .init(line: .twoThirdsPower),
        ]),
        animation())
    }
    self = .input(input, lag: lag, target: target())
  }

  static func physics(_ random: inout SplitMix64) -> Scroller.Physics {
    let shelf = SnapRule(.every(170), reach: .steps([2200, 2700]))
    let items = SnapRule(.items([0...100, 100...400, 420...500]), alignment: 0.5, strictness: .proximity())
    let articles = SnapRule(
      .items([SnapItem(0...900), SnapItem(900...3000, alignment: 0.5, stopsAlways: true)]), reach: .steps([]),
      scrollsLongItemsFreely: true)
    var physics = Scroller.Physics(
      decelerationRate: random.pick([.normal, .fast]),
      integration: random.pick(Scroller.Physics.Integration.allCases),
      framesPerSecond: random.pick([60, 120, 59.94]), source: random.pick(Scroller.Physics.Source.allCases),
      snapping: random.pick([
        .none, .none, .paging, ScrollSnapping(shelf), ScrollSnapping(items), ScrollSnapping(articles),
      ]),
      isDirectionalLockEnabled: random.happens(onceIn: 3),
      opensDirectionalLockAfterPause: random.happens(onceIn: 2),
      releaseTimeout: random.pick([nil, .milliseconds(50)]),
      repeatedFlicks: random.pick(Scroller.Physics.RepeatedFlicks.allCases),
      momentum: random.pick(Scroller.Physics.Momentum.allCases))
    var apart = random
    if apart.happens(onceIn: 4) { physics.takeLaws(from: apart.pick(Scroller.Preset.allCases).physics) }
    return physics
  }

  static func scroller(_ random: inout SplitMix64) -> Scroller {
    let viewport = Viewport(
      402, 874, content: random.pick([402, 5000]), random.pick([0, 500, 6000]),
      contentInset: ScrollInsets(top: 60, bottom: 34), displayScale: random.pick([1, 2, 3]),
      bounces: !random.happens(onceIn: 5), alwaysBounceVertical: random.happens(onceIn: 3))
    return Scroller(viewport: viewport, physics: physics(&random), at: ScrollInstant(.seconds(3)))
  }
}

extension Recorded where Subject == Scroller {
  mutating func perform(_ call: RandomCall) -> Scroller.Events {
    func choose(_ target: ScrollPoint?) -> (inout Scroller.Release) -> Void {
      { release in
        guard let target else { return }
        release.target = target
        release.allowsTargetPastLimits = target.x > 0
      }
    }
    func lagging(_ milliseconds: Int) -> ScrollInstant {
      subject.now.advanced(by: .milliseconds(0 - milliseconds))
    }
    switch call {
    case .advance(let milliseconds): return advance(by: .milliseconds(milliseconds))
    case .input(let input, let lag, let target):
      return handle(input, at: lagging(lag), release: choose(target))
    case .resize(let size, let keeping, let animation, let lag):
      return update(
        at: lagging(lag), keeping: keeping, animation: animation, snapping: size.width > 400 ? .paging : nil
      ) { $0.frame.size = size }
    case .set(let offset, let lag): return update(at: lagging(lag)) { $0.contentOffset = offset }
    case .change(let change, let alignment, let target):
      return apply(
        change, at: subject.now, anchoredAt: alignment,
        snapping: alignment > 0.8 ? ScrollSnapping(SnapRule(.every(90), alignment: 0.5)) : nil,
        release: choose(target))
    case .physics(let physics):
      self.physics = physics
      return Scroller.Events()
    }
  }
}
