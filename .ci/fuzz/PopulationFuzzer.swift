// Every list of bytes is a life of a population, which must have the bits of as many scrollers to which the same happens.

import ScrollGeometry
import ScrollKinetics

#if canImport(Glibc)
  import Glibc
#endif

/// Runs the bytes, and stops the program if an agent differs from its scroller.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOnePopulation(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var bytes = FuzzBytes(UnsafeBufferPointer(start: start, count: count))
  var life = Life(&bytes)
  while !bytes.isEmpty {
    life.act(&bytes)
    life.advance(by: .milliseconds(bytes.pick([0, 0, 1, 8, 16, 17, 100, 3000, -20])))
  }
  return 0
}

/// A population and its scrollers.
private struct Life {
  private let axis: ScrollAxis
  private var scrollers: [Scroller]
  private var population: ScrollPopulation
  private var now = ScrollInstant.origin

  init(_ bytes: inout FuzzBytes) {
    let axis = bytes.pick([ScrollAxis.vertical, .horizontal])
    self.axis = axis
    scrollers = (0..<bytes.pick([1, 3, 66])).map { _ in agent(&bytes, along: axis) }
    population = ScrollPopulation(scrollers, along: axis)
  }

  /// Performs an action on one agent, or a column of actions on all.
  mutating func act(_ bytes: inout FuzzBytes) {
    let instant = now.advanced(by: .milliseconds(bytes.pick([0, 0, 0, 4, -4])))
    if bytes.happens(40) {
      let (action, number) = Self.action(&bytes)
      let index = bytes.index(below: scrollers.count)
      check(
        population.act(action, number, on: index, at: instant), action, number, index, at: instant)
      return
    }
    var actions = [ScrollPopulation.Action](repeating: .none, count: scrollers.count)
    var numbers = [Double](repeating: 0, count: scrollers.count)
    for _ in 0..<bytes.pick([1, 2, 5]) {
      let (action, number) = Self.action(&bytes)
      let first = bytes.index(below: scrollers.count)
      // A finger of its own for each, or the same action of all.
      for index in bytes.happens(128) ? first..<first + 1 : 0..<scrollers.count {
        (actions[index], numbers[index]) = (action, number)
      }
    }
    let events = written(Scroller.Events()) { events in
      actions.withUnsafeBufferPointer { actions in
        numbers.withUnsafeBufferPointer {
          population.act(actions, $0, at: instant, events: events)
        }
      }
    }
    for index in scrollers.indices {
      check(events[index], actions[index], numbers[index], index, at: instant)
    }
  }

  /// Performs an action on a scroller, and checks the events that its agent has had.
  private mutating func check(
    _ events: Scroller.Events, _ action: ScrollPopulation.Action, _ number: Double, _ index: Int,
    at instant: ScrollInstant
  ) {
    let expected = perform(action, number, on: &scrollers[index], along: axis, at: instant)
    // Those of a launch are the events of two calls.
    require(events == expected || action == .launch, index, "events of \(action)")
  }

  /// An action of fingers, or any other.
  private static func action(_ bytes: inout FuzzBytes) -> (ScrollPopulation.Action, Double) {
    let fingers: [ScrollPopulation.Action] = [.touchDown, .touchMoved, .touchMoved, .touchUp, .launch]
    let action = bytes.pick(bytes.happens(128) ? fingers : ScrollPopulation.Action.allCases)
    let number = bytes.number()
    do { try action.validate(number) } catch { return (action, number.magnitude) }
    return (action, number)
  }

  mutating func advance(by duration: Duration) {
    now = now.advanced(by: duration)
    var columns = ScrollPopulation.Columns()
    var (velocities, targets, rests) = ([Double](), [Double](), [Int64]())
    let events = written(Scroller.Events()) { events in
      rests = written(0) { rests in
        targets = written(0) { targets in
          velocities = written(0) { velocities in
            (columns.events, columns.velocities) = (events, velocities)
            (columns.restingOffsets, columns.nanosecondsOfRest) = (targets, rests)
            population.advance(to: now, into: columns)
          }
        }
      }
    }
    for index in scrollers.indices {
      let expected = scrollers[index].advance(to: now)
      let scroller = scrollers[index]
      require(events[index] == expected, index, "events of a step")
      require(population.offsets[index] == scroller.viewport.contentOffset[axis], index, "offset")
      require(velocities[index] == scroller.velocity[axis], index, "velocity")
      require(population.phases[index] == scroller.phase, index, "phase")
      require(targets[index] == scroller.restingOffset[axis], index, "target")
      require(!scroller.isMoving || rests[index] == scroller.instantOfRest.nanoseconds, index, "rest")
      require(population[index] == scroller, index, "state")
    }
  }

  /// Returns what `body` writes for each agent.
  private func written<Element>(
    _ element: Element, _ body: (UnsafeMutableBufferPointer<Element>) -> Void
  ) -> [Element] {
    var column = [Element](repeating: element, count: scrollers.count)
    column.withUnsafeMutableBufferPointer { body($0) }
    return column
  }
}

private func agent(_ bytes: inout FuzzBytes, along axis: ScrollAxis) -> Scroller {
  let viewport = Viewport(
    frame: ScrollRect(x: 0, y: 0, width: 400, height: 400),
    contentSize: ScrollSize { $0 == axis ? bytes.pick([0, 500, 5000, bytes.number().magnitude]) : 400 },
    displayScale: bytes.pick([1, 2, 3]), bounces: !bytes.happens(50))
  return Scroller(
    viewport: viewport,
    physics: Scroller.Physics(
      decelerationRate: bytes.pick([.normal, .fast]),
      integration: bytes.pick([.exact, .exact, .displayLink]),
      snapping: bytes.pick([.none, .none, .paging, ScrollSnapping(SnapRule(.every(170)))])))
}

/// Does to a scroller what an action does to an agent.
private func perform(
  _ action: ScrollPopulation.Action, _ number: Double, on scroller: inout Scroller, along axis: ScrollAxis,
  at now: ScrollInstant
) -> Scroller.Events {
  let offset = scroller.viewport.contentOffset
  func place(_ other: Double) -> ScrollPoint { ScrollPoint { $0 == axis ? number : other } }
  func vector(_ number: Double) -> ScrollVector { ScrollVector { $0 == axis ? number : 0 } }
  let across = axis.cross
  switch action {
  case .none: return []
  case .touchDown: return scroller.handle(.touchDown(place(0)), at: now)
  case .touchMoved: return scroller.handle(.touchMoved(place(0)), at: now)
  case .touchUp: return scroller.handle(.touchUp, at: now)
  case .cancel: return scroller.handle(.cancelled, at: now)
  case .hold: return scroller.handle(.held, at: now)
  case .launch:
    scroller.handle(.began, at: now)
    return scroller.handle(.ended(velocity: vector(0 - number)), at: now)
  case .wheel: return scroller.handle(.wheel(vector(number)), at: now)
  case .smoothWheel: return scroller.handle(.wheel(vector(number), .wheel), at: now)
  case .jump: return scroller.handle(.setContentOffset(place(offset[across]), nil), at: now)
  case .animate: return scroller.handle(.setContentOffset(place(offset[across]), .uiKit), at: now)
  case .retarget: return scroller.handle(.retarget(place(scroller.restingOffset[across])), at: now)
  case .stop: return scroller.handle(.stop, at: now)
  case .contentLength: return scroller.update(at: now) { $0.contentSize[axis] = number }
  case .viewportLength: return scroller.update(at: now) { $0.frame.size[axis] = number }
  case .fling: return scroller.handle(.fling(vector(number)), at: now)
  }
}

private func require(_ isSame: Bool, _ index: Int, _ what: @autoclosure () -> String) {
  guard !isSame else { return }
  print("agent \(index) is no scroller: \(what())")
  fflush(nil)
  fatalError("an agent differs from its scroller: \(what())")
}
