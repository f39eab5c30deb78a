@testable import ScrollKinetics

// What the tests see of a screen beside what a host does; the calls of a host are `ScreenScript`.

extension ScreenScript.Step: TimedStep {}

extension ScreenScript: ShrinkableScript, CustomStringConvertible {
  var description: String { "\(law)\n" + steps.map { "    \($0)" }.joined(separator: "\n") }

  /// The steps that insert the first members, at the beginning.
  private var forest: ArraySlice<Step> {
    steps.prefix { step in
      guard step.delay == .zero, case .call(let call) = step.operation else { return false }
      if case .insert = call { return true }
      if case .move = call { return true }
      return false
    }
  }

  /// The screen with its first members, before anything happens to them.
  var screen: ScrollScreen {
    var screen = ScrollScreen()
    for step in forest { _ = step.operation.perform(on: &screen, at: .origin) }
    return screen
  }

  /// The steps after those that insert the first members.
  var actions: ArraySlice<Step> { steps[forest.endIndex...] }
}

extension ScreenScript {
  /// Adds fingers that pull members with a control of pull to refresh.
  mutating func addPulls(_ generator: inout SplitMix64) {
    let controls = steps.compactMap { step -> (ScrollScreen.ID, ScrollAxis)? in
      guard case .call(.insert(.scrollView(let viewport), let id, _, _, _, _, _)) = step.operation else {
        return nil
      }
      return viewport.refreshControl.map { (id, $0.axis) }
    }
    guard !controls.isEmpty else { return }
    for index in steps.indices.dropFirst(steps.count - actions.count).reversed()
    where generator.happens(onceIn: 8) {
      let (id, axis) = generator.pick(controls)
      var point = ScrollPoint(200, 200)
      var pull = [Scroller.Input.touchDown(point, finger: 4)]
      for _ in 0..<generator.integer(in: 1...5) {
        point[axis] += generator.double(in: -40...300)
        pull.append(.touchMoved(point, finger: 4))
      }
      pull.append(generator.happens(onceIn: 6) ? .touchCancelled(finger: 4) : .touchUp(finger: 4))
      pull.append(generator.pick([.endRefreshing, .endRefreshing, .beginRefreshing]))
      steps.insert(
        contentsOf: pull.map { input in
          Step(number: 0, delay: .milliseconds(9), operation: .call(.input(input, on: id)))
        }, at: index)
    }
    steps = steps.enumerated().map { Step(number: $0, delay: $1.delay, operation: $1.operation) }
  }
}

extension ScrollScreen {
  /// How the state breaks its invariants; nil where it does not.
  var invariantFault: String? { fault }

  /// The numbers of the members that a touch of a member can move: those around it, and the list that a header serves.
  func touchPath(of id: ID) -> [ID] {
    var present = self
    let served = index(of: id).flatMap { present.findList(servedBy: $0) }.map { members[$0].id }
    return path(of: id) + (served.map { [$0] } ?? [])
  }

  /// The numbers of all members on the path of one, or together with one of them in a chain.
  func reach(of id: ID) -> Set<ID> { Set(touchPath(of: id).flatMap { chainmates(of: $0) }) }

  /// The numbers of the members of a member's chain.
  func chainmates(of id: ID) -> [ID] {
    guard let index = index(of: id), let nest = members[index].nest else { return [id] }
    return nests[nest].ids.compactMap { $0 }
  }

  /// The screen without the fingers on a member.
  func released(_ id: ID) -> ScrollScreen {
    var screen = self
    for finger in 0..<64 where fingers(of: id) >> UInt64(finger) & 1 != 0 {
      screen.handle(.touchCancelled(finger: finger), at: now)
    }
    return screen
  }

  /// The numbers of the members that a finger touches.
  func touched(by finger: Int) -> Set<ID> { Set(ids.filter { fingers(of: $0) >> UInt64(finger) & 1 != 0 }) }

  func fingers(of id: ID) -> UInt64 { index(of: id).map { ask(receiver(at: $0)) { $0.fingers } } ?? 0 }
}
