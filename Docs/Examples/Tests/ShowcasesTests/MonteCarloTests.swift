import Foundation
import ScrollGeometry
import ScrollKinetics
import XCTest

@testable import Showcases

final class MonteCarloTests: XCTestCase {
  private let simulation = MonteCarloStory.simulation

  /// The first flicks are distributed as the mean of three numbers is, for which there is a formula: a flick of v points
  /// per millisecond travels 499·(v − 0.01) points, and rests on the nearest card.
  func testDistribution() async throws {
    let tally = try await MonteCarloStory().tally
    XCTAssertEqual(tally.outcomes.count, 100_000)
    func shareBelow(_ offset: Double) -> Double {
      let sum = min(max((offset / 499 + 0.01 - 0.5) / 3.5 * 3, 0), 3)
      func cube(_ x: Double) -> Double { x > 0 ? x * x * x : 0 }
      return (cube(sum) - 3 * cube(sum - 1) + 3 * cube(sum - 2)) / 6
    }
    for (card, count) in tally.first.enumerated() {
      let middle = 170 * Double(card)
      let share = shareBelow(middle + 85) - shareBelow(middle - 85)
      let deviation = (100_000 * share * (1 - share)).squareRoot()
      XCTAssertEqual(Double(count), 100_000 * share, accuracy: 5 * deviation + 1, "card \(card)")
    }
    XCTAssertEqual(tally.first.reduce(0, +), 100_000)
    XCTAssertEqual(tally.last.reduce(0, +), 100_000)
    XCTAssertEqual(Double(tally.relaunched), 25_000, accuracy: 5 * (100_000 * 0.25 * 0.75).squareRoot())
    for outcome in tally.outcomes.prefix(5000) {
      XCTAssertTrue(outcome.last.offset == 2320 || outcome.last.offset.remainder(dividingBy: 170) == 0)
      if !outcome.isRelaunched { XCTAssertEqual(outcome.last, outcome.first) }
      // A momentum of v points per second decays to 10 in ln(v/10)/a seconds; v is that of a flight to the card.
      let momentum = outcome.first.offset / 0.499 + 10
      XCTAssertEqual(outcome.first.time, log(momentum / 10) / (-1000 * log(0.998)), accuracy: 0.002)
    }
  }

  /// A scroller with the same rule rests on the same cards after the first flick.
  func testScrollersRestThere() throws {
    let flights = simulation.flights(of: 0..<300)
    for (agent, outcome) in flights.outcomes.enumerated() {
      var physics = Scroller.Physics()
      physics.snapping[.horizontal] = FlickSimulation.rule
      var random = ScrollGesture.SeededGenerator(seed: simulation.seed &+ UInt64(agent))
      var shelf = Scroller(
        viewport: Viewport(
          frame: ScrollRect(x: 0, y: 0, width: 390, height: 200),
          contentSize: ScrollSize(width: 390 + 2320, height: 200)), physics: physics)
      shelf.handle(.began, at: shelf.now)
      shelf.handle(.ended(velocity: ScrollVector(dx: -random.speed(), dy: 0)), at: shelf.now)
      XCTAssertEqual(shelf.target?.x, outcome.first.offset)
      XCTAssertEqual(flights.first[agent].plan.destination, outcome.first.offset)
    }
  }

  /// No bit depends on how the agents are divided over tasks.
  ///
  /// Catches: `SeededGenerator(seed: seed &+ UInt64($0))` in `flights(of:)` with the index in the task instead.
  func testCores() async {
    let one = await simulation.run(count: 2000, cores: 1)
    for cores in [2, 3, 7] {
      let many = await simulation.run(count: 2000, cores: cores)
      XCTAssertEqual(many, one, "\(cores) cores")
    }
    let other = await FlickSimulation(seed: 1_000_000).run(count: 2000, cores: 1)
    XCTAssertNotEqual(other, one)
  }

  /// A flight that is relaunched with its own momentum goes on as before, but for the card that it is steered to.
  func testRelaunch() {
    let flights = simulation.flights(of: 0..<400)
    var relaunched = 0
    for index in flights.areRelaunched.indices where flights.areRelaunched[index] {
      let time = FlickSimulation.secondFlick
      XCTAssertEqual(
        flights.last[index].state(at: time).position, flights.first[index].state(at: time).position)
      XCTAssertGreaterThan(flights.last[index].rest.offset, flights.first[index].rest.offset)
      relaunched += 1
    }
    XCTAssertGreaterThan(relaunched, 60)
  }

  /// The rate of the iPhone's scroll view, from nine of its offsets, is 0.998 to a billionth.
  ///
  /// Catches: `exp(log(fit.rate) * dt)` in `RecordedRate` taken for e^u, which gives 0.99800038.
  func testRecordedRate() throws {
    let recorded = try RecordedRate()
    XCTAssertEqual(recorded.rate, 0.998, accuracy: 1e-9)
    XCTAssertLessThan(recorded.fit.residual, 1e-6)
    XCTAssertEqual(recorded.samples.count, 9)
  }
}
