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
  let axis = bytes.pick([ScrollAxis.vertical, .horizontal])
  var scrollers = (0..<bytes.pick([1, 3, 66])).map { _ in agent(&bytes, along: axis) }
  var population = ScrollPopulation(scrollers, along: axis)
  var now = ScrollInstant.origin
  while !bytes.isEmpty {
    let action = bytes.pick(ScrollPopulation.Action.allCases)
    var number = bytes.number()
    do { try action.validate(number) } catch { number = number.magnitude }
    // A finger of its own for each, or the same action of all.
    let first = bytes.index(below: scrollers.count)
    for index in bytes.happens(128) ? first..<first + 1 : 0..<scrollers.count {
      let events = population.perform(action, number, on: index, at: now)
      let expected = perform(action, number, on: &scrollers[index], along: axis, at: now)
      // Those of a launch are the events of two calls.
      check(events == expected || action == .launch, index, action)
    }
    now = now.advanced(by: .milliseconds(bytes.pick([0, 0, 1, 8, 16, 17, 100, 3000, -20])))
    population.advance(to: now)
    for index in scrollers.indices {
      scrollers[index].advance(to: now)
      check(population[index] == scrollers[index], index, action)
    }
  }
  return 0
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
  }
}

private func check(_ isSame: Bool, _ index: Int, _ action: ScrollPopulation.Action) {
  guard !isSame else { return }
  print("agent \(index) differs from its scroller after \(action)")
  fflush(nil)
  fatalError("an agent differs from its scroller")
}
