import ScrollGeometry
import XCTest

@testable import ScrollKinetics

/// A scroller is a value: no task sees the changes of another task's copy. Also run with the Thread Sanitizer, which
/// fails if two copies share storage that is written to.
final class ConcurrencyTests: XCTestCase {
  private static let taskCount = 64

  /// A scroller in flight, with rules that are boxed and arrays that copies share.
  private static var inFlight: Scroller {
    var physics = Scroller.Physics()
    physics.snapping[.horizontal] = SnapRule(.offsets([0, 390, 1000]), freeRanges: [200...300])
    physics.snapping[.vertical] = .paging()
    var scroller = Scroller(
      viewport: Viewport(
        frame: ScrollRect(x: 0, y: 0, width: 390, height: 844),
        contentSize: ScrollSize(width: 4000, height: 9000), displayScale: 3), physics: physics)
    scroller.handle(.began, at: .origin)
    scroller.handle(.ended(velocity: ScrollVector(dx: -1200, dy: -3000)), at: .origin)
    return scroller
  }

  /// The calls that a task makes on its copy: all kinds of mutating calls.
  private static func fly(_ start: Scroller) -> [Scroller] {
    var scroller = start
    var states: [Scroller] = []
    for frame in 1...60 {
      scroller.advance(by: .milliseconds(8))
      if frame == 20 { scroller.handle(.retarget(ScrollPoint(x: 390, y: 1700)), at: scroller.now) }
      if frame == 30 { scroller.update(at: scroller.now) { $0.contentSize.height = 5000 } }
      if frame == 40 { scroller.physics.snapping[.vertical] = nil }
      if frame == 50 { scroller.handle(.stop, at: scroller.now) }
      states.append(scroller)
    }
    return states
  }

  // Catches: in `Scroller`, a class, or a variable that is shared, inside a scroller.
  func testCopiesInManyTasksGiveEqualResults() async {
    let start = Self.inFlight
    let expected = Self.fly(start)
    await withTaskGroup(of: [Scroller].self) { group in
      for _ in 0..<Self.taskCount { group.addTask { Self.fly(start) } }
      for await states in group { XCTAssertEqual(states, expected) }
    }
    XCTAssertEqual(start, Self.inFlight)
  }

  // Catches: in `DecelerationRate.normal`, a constant that is computed more than once, or not before it is
  // read: all are read at the same time.
  func testGoldensInManyTasks() async {
    let expected = GoldenScenario.flick.replay().fingerprint
    await withTaskGroup(of: Fingerprint.self) { group in
      for _ in 0..<Self.taskCount { group.addTask { GoldenScenario.flick.replay().fingerprint } }
      for await fingerprint in group { XCTAssertEqual(fingerprint, expected) }
    }
  }

  // Law: agents whose ranges are stepped by different cores have the bits of one population.
  // Catches: in `Launches`, an `unused` that is static: free places that populations share.
  func testPartsOfAPopulationInManyTasks() async {
    let whole = ScrollPopulation(repeating: Self.inFlight, count: 300)
    let length = 20
    let expected = Self.step(whole, 0..<whole.count)
    await withTaskGroup(of: (Range<Int>, [Double]).self) { group in
      for first in stride(from: 0, to: whole.count, by: length) {
        let part = first..<first + length
        group.addTask { (part, Self.step(whole, part)) }
      }
      for await (part, offsets) in group { XCTAssertEqual(offsets, Array(expected[part])) }
    }
    XCTAssertEqual(whole, ScrollPopulation(repeating: Self.inFlight, count: 300))
  }

  /// Steps some agents, which fingers catch and drag for a while, and returns where they are.
  private static func step(_ whole: ScrollPopulation, _ part: Range<Int>) -> [Double] {
    var agents = ScrollPopulation(part.map { whole[$0] })
    for frame in 1...60 {
      let now = ScrollInstant(frame: frame, framesPerSecond: 60)
      let actions = part.map { index -> ScrollPopulation.Action in
        switch (frame + index) % 20 {
        case 0: .touchDown
        case 1...9: .touchMoved
        case 10: .touchUp
        default: .none
        }
      }
      agents.act(actions, part.map { 400 + Double(frame * $0 % 97) }, at: now)
      agents.advance(to: now)
    }
    return agents.offsets
  }

  // Catches: in `Scroller`, state outside an actor: the scroller belongs to it, and every caller gets a copy.
  func testAScrollerInAnActor() async {
    actor Owner {
      var scroller = ConcurrencyTests.inFlight
      func tick() -> Scroller {
        scroller.advance(by: .milliseconds(8))
        return scroller
      }
    }
    let owner = Owner()
    let seen = await withTaskGroup(of: Scroller.self) { group in
      for _ in 0..<Self.taskCount { group.addTask { await owner.tick() } }
      var seen: [Scroller] = []
      for await scroller in group { seen.append(scroller) }
      return seen
    }
    var scroller = Self.inFlight
    for state in seen.sorted(by: { $0.now < $1.now }) {
      scroller.advance(by: .milliseconds(8))
      XCTAssertEqual(state, scroller)
    }
  }
}
