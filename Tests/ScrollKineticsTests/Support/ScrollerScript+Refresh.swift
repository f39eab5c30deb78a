extension ScrollerScript {
  /// A script with a control of pull to refresh: the steps of any other, and between them pulls at the start, and a program that
  /// begins and ends the refresh.
  init(
    refreshing generator: inout SplitMix64, kinds: Kinds = .all,
    integration: Scroller.Physics.Integration? = nil
  ) {
    self.init(&generator, kinds: kinds, integration: integration)
    if generator.happens(onceIn: 3) {
      physics.snapping = .none
      viewport.bounces = true
    }
    let trigger = generator.pick([100, 40, generator.double(in: 0.1...200)])
    let control = RefreshControl(
      trigger: trigger,
      extent: generator.pick([60 / 100 * trigger, trigger, 0, generator.double(in: 0...trigger)]),
      firesAt: generator.pick(RefreshControl.Firing.allCases),
      on: generator.happens(onceIn: 4) ? .horizontal : .vertical)
    viewport.refreshControl = control
    viewport.isRefreshing = generator.happens(onceIn: 5)
    if !generator.happens(onceIn: 4) {
      viewport.contentOffset[control.axis] = viewport.limits(on: control.axis).lowerBound
    }
    mix(&generator, onceIn: 3) { Self.refreshEpisode(&$0, kinds, control) }
  }

  /// A finger that pulls, forth and back; a trackpad; a program that goes to the start, begins and ends; changes.
  private static func refreshEpisode(
    _ generator: inout SplitMix64, _ kinds: Kinds, _ control: RefreshControl
  ) -> [Step] {
    var steps: [Step] = []
    func add(_ action: Action) { steps.add(action, within: 60_000, advancingOnceIn: 5, &generator) }
    func program() { add(.input(generator.pick([.endRefreshing, .endRefreshing, .beginRefreshing]))) }
    func pull() -> ScrollVector {
      var vector = ScrollVector { _ in generator.double(in: -4...4) }
      vector[control.axis] = generator.pick([
        generator.double(in: 0...90), generator.double(in: 0...300), generator.double(in: 0...300),
        generator.double(in: -150...0),
      ])
      return vector
    }
    func interlude() {
      if generator.happens(onceIn: 6) { program() }
      guard kinds.contains(.changes), generator.happens(onceIn: 8) else { return }
      let (inset, isOn) = (generator.double(in: 0...80), generator.happens(onceIn: 2))
      add(
        generator.pick([
          .update(.offset, name: "an inset of \(inset)") { $0.contentInset[min: control.axis] = inset },
          .update(.offset, name: "refreshing \(isOn)") { $0.isRefreshing = isOn },
          .update(.offset, name: "refreshing \(isOn), an inset of \(inset)") {
            $0.isRefreshing = isOn
            $0.contentInset[min: control.axis] = inset
          },
          .update(.offset, name: "a control \(isOn)") { $0.refreshControl = isOn ? control : nil },
          .update(.offset, name: "content longer by \(inset)") { $0.contentSize[control.axis] += inset },
        ]))
    }
    if kinds.contains(.program), generator.happens(onceIn: 3) {
      add(.input(.setContentOffset(.zero, animated: generator.happens(onceIn: 2))))
    }
    switch generator.integer(in: 0...4) {
    case 0, 1:
      var point = ScrollPoint(x: 200, y: 200)
      add(.input(.touchDown(point)))
      for _ in 0..<generator.integer(in: 1...8) {
        point = point + pull()
        add(.input(.touchMoved(point)))
        interlude()
      }
      if !generator.happens(onceIn: 10) {
        add(.input(generator.happens(onceIn: 8) ? .touchCancelled() : .touchUp))
      }
    case 2:
      add(.input(generator.happens(onceIn: 3) ? .held : .began))
      for _ in 0..<generator.integer(in: 1...5) {
        add(.input(.moved(by: pull())))
        interlude()
      }
      add(
        .input(
          generator.pick([.ended(), .ended(velocity: .zero), .ended(velocity: 40 * pull()), .cancelled])))
    case 3 where kinds.contains(.scrolls):
      for phase in scrollPhases(&generator) { add(.input(.scroll(-pull(), phase: phase))) }
    default:
      for _ in 0..<generator.integer(in: 1...4) {
        program()
        interlude()
        if generator.happens(onceIn: 2) { steps.append(Step(delay: .milliseconds(50), action: .advance)) }
      }
    }
    return steps
  }
}
