extension ScrollerScript {
  /// A script about a limit, with few kinds of steps, so that rare ones meet.
  init(atLimits generator: inout SplitMix64) {
    viewport = Scroller.tall(at: generator.pick([0, 0, -80, 40, 7200])).viewport
    if generator.happens(onceIn: 2) { viewport.contentSize.width = 900 }
    if generator.happens(onceIn: 2) { viewport.refreshControl = .uiKit }
    viewport.isRefreshing = viewport.refreshControl != nil && generator.happens(onceIn: 2)
    viewport.displayScale = generator.pick([1, 3])
    physics = Scroller.Physics(
      integration: generator.pick([.displayLink, .displayLink, .exact]),
      framesPerSecond: generator.pick([1, 0.3, 60]), momentum: generator.pick([.platform, .library]))
    if generator.happens(onceIn: 4) {
      physics.snapping[.vertical] = generator.pick([.paging(), SnapRule(.every(170))])
    }
    steps = []
    for _ in 0..<generator.integer(in: 2...14) {
      let delay = Duration.milliseconds(generator.pick([0, 1, 8, 16, 140, 160, 1000, 3000]))
      steps.append(Step(delay: delay, action: Self.actionAtLimit(&generator)))
    }
  }

  private static func actionAtLimit(_ generator: inout SplitMix64) -> Action {
    let size = generator.pick([0.01, 0.03, 0.04, 0.4, 0.6, 3, 40, 300])
    let delta = ScrollVector(
      dx: generator.happens(onceIn: 3) ? generator.pick([size, -size]) : 0, dy: generator.pick([size, -size]))
    let isOn = generator.happens(onceIn: 2)
    switch generator.integer(in: 0...11) {
    case 0: return .input(generator.pick([.touchDown(.zero), .began, .held]))
    case 1: return .input(generator.pick([.touchMoved(.zero + delta), .moved(by: delta)]))
    case 2: return .input(generator.pick([.touchUp, .ended(), .ended(velocity: 10 * delta), .cancelled]))
    case 3: return .update(.offset, name: "enabled \(isOn)") { $0.isScrollEnabled = isOn }
    case 4: return .update(.offset, name: "refreshing \(isOn)") { $0.isRefreshing = isOn }
    case 5:
      return .update(.offset, name: "disabled, refreshing \(isOn)") {
        $0.isScrollEnabled = false
        $0.isRefreshing = isOn
      }
    case 6: return .advance
    case 7: return .input(.setContentOffset(ScrollPoint(x: 0, y: delta.dy), animated: isOn))
    default: return .input(.scroll(delta, phase: generator.pick(Scroller.ScrollPhase.allCases)))
    }
  }
}
