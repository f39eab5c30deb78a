import Drawing
import Foundation
import ScrollGeometry
import ScrollKinetics
import ScrollTrace
import Sketching

/// Agents that flick a shelf of sixteen cards, without a screen, a clock or a frame.
///
/// Each flick is a plan, solved when it is launched: where and when it rests is known at once. An agent's random numbers depend on its own number only, so that no result depends on how the agents are divided over cores.
struct FlickSimulation: Sendable {
  /// A card begins every 170 points, and content may rest at each, and at the end of the shelf.
  static let rule = SnapRule(.every(170))
  static let limits = 0.0...2320
  static let frameLength = 390.0
  /// The seconds after which one agent of four flicks again.
  static let secondFlick = 0.3

  let seed: UInt64

  /// Where and when the content of one agent rests, after the first flick alone and at the end.
  struct Outcome: Hashable, Sendable {
    let first, last: Rest
    let isRelaunched: Bool
  }

  /// The flights after the first flicks, and after the second ones.
  struct Flights: Sendable {
    let first, last: [Flight]
    let areRelaunched: [Bool]

    var outcomes: [Outcome] {
      areRelaunched.indices.map { index in
        Outcome(first: first[index].rest, last: last[index].rest, isRelaunched: areRelaunched[index])
      }
    }
  }

  /// A flight, and the time at which it begins, in seconds.
  struct Flight: Sendable {
    let plan: AxisPlan
    let launch: Double

    var rest: Rest { Rest(offset: plan.destination, time: launch + plan.duration) }

    func state(at time: Double) -> AxisState { plan.state(at: time - launch) }
  }

  struct Rest: Hashable, Sendable {
    let offset, time: Double
    /// The card at the left edge; the last one stands for the end of the shelf.
    var card: Int { Int((offset / 170).rounded(.up)) }
  }

  /// Runs `count` agents on `cores` cores.
  func run(count: Int, cores: Int) async -> [Outcome] {
    await withTaskGroup(of: (Int, [Outcome]).self) { group in
      for core in 0..<cores {
        let agents = core * count / cores..<(core + 1) * count / cores
        group.addTask { (core, flights(of: agents).outcomes) }
      }
      // Tasks end in any order; the agents keep theirs.
      let parts = await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
      return (0..<cores).flatMap { parts[$0] ?? [] }
    }
  }

  /// Launches the flights of some of the agents, as one task does.
  func flights(of agents: Range<Int>) -> Flights {
    var random = agents.map { ScrollGesture.SeededGenerator(seed: seed &+ UInt64($0)) }
    let first = random.indices.map { flick(random[$0].speed(), from: .rest(at: 0), at: 0) }
    let areRelaunched = random.indices.map { random[$0].fraction() < 0.25 }
    var last = first
    for index in random.indices where areRelaunched[index] {
      // Caught in flight, at the place and with the momentum that it has then.
      let caught = first[index].state(at: Self.secondFlick)
      last[index] = flick(random[index].speed(), from: caught, at: Self.secondFlick)
    }
    return Flights(first: first, last: last, areRelaunched: areRelaunched)
  }

  /// Returns the flight of a flick that adds `speed` to the momentum of moving content.
  private func flick(_ speed: Double, from state: AxisState, at time: Double) -> Flight {
    func flight(_ momentum: Double) -> Flight {
      Flight(
        plan: AxisPlan(from: state.position, momentum: momentum, limits: Self.limits), launch: time)
    }
    let momentum = state.momentum + speed
    let free = flight(momentum)
    let card = Self.rule.target(
      at: state.position, velocity: momentum, proposal: free.plan.destination, limits: Self.limits,
      viewportLength: Self.frameLength)
    // The flight is replaced by one that ends on the card.
    guard let card, card != free.plan.destination else { return free }
    return flight(AxisPlan.momentum(from: state.position, landingOn: card))
  }
}

extension ScrollGesture.SeededGenerator {
  /// Returns a number that is at least 0 and less than 1.
  mutating func fraction() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// Returns the speed of a flick, from 500 to 4000 points per second: the mean of three numbers, by sums and products
  /// alone, which give the same bits everywhere.
  mutating func speed() -> Double { 500 + 3500 * ((fraction() + fraction() + fraction()) / 3) }
}

// MARK: - The fit

/// The deceleration rate of a real UIScrollView, found from offsets that were recorded after a flick.
struct RecordedRate {
  let samples: [(time: Double, value: Double)]
  /// The flight that explains the samples best.
  let fit: FlightFit
  /// The rate of the flight's law.
  let rate: Double

  init() throws {
    guard let demo = Demo(named: "recorded-flick") else { throw Missing() }
    // The last recorded offset is rounded to a pixel.
    samples = demo.recorded.dropLast().map { (Double($0.frame) / 60, $0.offset) }
    guard let fit = FlightFit(samples, release: 59.0 / 60) else { throw Missing() }
    self.fit = fit
    // UIKit multiplies the momentum by 1 + u + u²/2 in each frame of dt milliseconds, where the law has e^u, with
    // u = dt·ln r. What the fit has found is the former.
    let dt = 1000.0 / 60
    let factor = exp(log(fit.rate) * dt)
    rate = exp((-1 + (2 * factor - 1).squareRoot()) / dt)
  }

  struct Missing: Error {}
}

// MARK: - The story

/// 10⁵ agents flick a shelf, and a recording tells its rate.
struct MonteCarloStory: Story {
  static let name = "monte-carlo"
  static let summary = "10⁵ flicks of a shelf on two cores, and a fit"

  static let simulation = FlickSimulation(seed: 1)
  /// The simulation runs once, for the text and the picture.
  private static let run = Task { Tally(await simulation.run(count: 100_000, cores: 2)) }

  let tally: Tally
  let recorded: RecordedRate

  /// The outcomes, and how many of them there are of each kind.
  struct Tally: Sendable {
    let outcomes: [FlickSimulation.Outcome]
    /// How many agents rest on each card after the first flick alone, and at the end.
    private(set) var first = [Int](repeating: 0, count: 15)
    private(set) var last = [Int](repeating: 0, count: 15)
    private(set) var relaunched = 0
    /// The times of rest, in order.
    let times: [Double]

    init(_ outcomes: [FlickSimulation.Outcome]) {
      self.outcomes = outcomes
      times = outcomes.map(\.last.time).sorted()
      for outcome in outcomes {
        first[outcome.first.card] += 1
        last[outcome.last.card] += 1
        if outcome.isRelaunched { relaunched += 1 }
      }
    }

    /// Returns the time by which the given share of the shelves rests.
    func time(ofShare share: Double) -> Double { times[Int(share * Double(times.count - 1))] }
  }

  init() async throws {
    tally = await Self.run.value
    recorded = try RecordedRate()
  }

  /// The flights of an agent that flicks once, and of one that flicks again.
  var curves: [Curve] {
    let flights = Self.simulation.flights(of: 0..<40)
    func film(_ agent: Int) -> Film {
      (0...240).map { frame in
        let time = Double(frame) / 60
        let flight = (time < FlickSimulation.secondFlick ? flights.first : flights.last)[agent]
        return (
          time, flight.state(at: time).position,
          time < flights.last[agent].rest.time ? .decelerating : .idle
        )
      }
    }
    return [("once", false), ("again after 0.3 s", true)].compactMap { times, isRelaunched in
      flights.areRelaunched.firstIndex(of: isRelaunched).map {
        Curve(name: "agent \($0), who flicks \(times), offset in points", film: film($0))
      }
    }
  }

  var chapters: [Chapter] {
    let (first, last) = (tally.first, tally.last)
    return [
      Chapter(
        "Shelf",
        "Sixteen cards, one every 170 points. 100 000 agents flick it, half of them on each core, at 500 to "
          + "4000 points per second. Each flight is solved at its launch; nothing is stepped through."),
      Chapter(
        "Cards",
        ["How many agents rest on each card, after one flick, and with the second flicks:", ""]
          + first.indices.map { card in
            (card == 14 ? "  the end" : "  card \(card)").padded(to: 12) + "\(first[card])".aligned(to: 7)
              + "\(last[card])".aligned(to: 8)
              + (last[card] < 250 ? "" : "  " + String(repeating: "▪", count: (last[card] + 250) / 500))
          } + [""]),
      Chapter(
        "Again",
        "\(tally.relaunched) flick again after 0.3 s: their content is caught at its place and momentum, and relaunched. "
          + "\(last[14]) reach the end, instead of \(first[14])."),
      Chapter(
        "Times",
        "Half of the shelves rest by \(fixed(tally.time(ofShare: 0.5), decimals: 2)) s, nine of ten by "
          + "\(fixed(tally.time(ofShare: 0.9), decimals: 2)) s, the last at \(fixed(tally.time(ofShare: 1), decimals: 2)) s."
      ),
      Chapter("Bits", "The same on any number of cores: an agent's random numbers follow from its number."),
      Chapter(
        "Fit",
        "Nine offsets of a flick on an iPhone, recorded over \(number(span)) s. The flight that explains them, to "
          + "\(fixed(recorded.fit.residual * 1e6, decimals: 1)) millionths of a point, has the rate "
          + "\(fixed(recorded.fit.rate, decimals: 9)) per millisecond. UIKit multiplies the momentum by 1 + u + u²/2 "
          + "in a frame where the law has e^u; with that undone, the rate is \(fixed(recorded.rate, decimals: 9))."
      ),
    ]
  }

  private var span: Double { recorded.fit.span.upperBound - recorded.fit.span.lowerBound }
}
