import Foundation
import ScrollGeometry
import ScrollKinetics
import VectorAgents

// The cost of a frame of agents of which 88 in a hundred fly or bounce, and 12 are dragged by a finger of their own: as an array of
// scrollers, as a population, and in C with vector exponentials. The best of many frames, in nanoseconds an agent.
//
//     swift run -c release --package-path Docs/Benchmarks populations [AGENTS [ROUNDS]]

@main struct Populations {
  let count: Int
  let initial: [Scroller]
  let actions: [ScrollPopulation.Action]
  private let hashes: [UInt64]
  private static let frames = 32..<56

  init(count: Int) {
    self.count = count
    let list = Scroller(
      viewport: Viewport(
        frame: ScrollRect(x: 0, y: 0, width: 390, height: 844),
        contentSize: ScrollSize(width: 390, height: 4844)))
    var generator = ScrollGesture.SeededGenerator(seed: 1)
    let hashes = (0..<count).map { _ in generator.next() >> 16 }
    self.hashes = hashes
    actions = hashes.map { $0 % 100 < 12 ? .touchMoved : .none }
    initial = hashes.map { hash in
      var scroller = list
      // All begin within half a second.
      let start = ScrollInstant(.milliseconds(Int(hash / 100 % 500)))
      scroller.handle(.setContentOffset(ScrollPoint(x: 0, y: Self.start(hash)), nil), at: .origin)
      if hash % 100 < 12 {
        scroller.handle(.touchDown(ScrollPoint(x: 0, y: 400)), at: start)
        scroller.handle(.touchMoved(ScrollPoint(x: 0, y: 420)), at: start)
      } else {
        scroller.handle(.began, at: start)
        scroller.handle(.ended(velocity: ScrollVector(dx: 0, dy: -Self.momentum(hash))), at: start)
      }
      return scroller
    }
  }

  private static func start(_ hash: UInt64) -> Double { Double(hash / 50_000 % 4000) }

  private static func momentum(_ hash: UInt64) -> Double {
    let speed = Double(hash / 1_000_000 % 4096) + 2500
    return hash & 1 << 40 == 0 ? speed : -speed
  }

  private func positions(_ frame: Int) -> [Double] {
    hashes.map { 400 + Double(($0 &+ UInt64(frame) &* 37) & 63) * 2 }
  }

  private func seconds(_ body: () -> Void) -> Double {
    let start = ContinuousClock.now
    body()
    return start.duration(to: .now) / .seconds(1)
  }

  /// Returns the best times of a frame.
  private func measure(_ rounds: Int) -> (scrollers: Double, actions: Double, step: Double, c: Double) {
    var (best, c) = ((Double.infinity, Double.infinity, Double.infinity), Double.infinity)
    let agents = VectorColumns(self)
    for _ in 0..<rounds {
      var scrollers = initial
      var population = ScrollPopulation(initial)
      for frame in Self.frames {
        let now = ScrollInstant(frame: frame, framesPerSecond: 60)
        let places = positions(frame)
        let one = seconds {
          for index in 0..<count where actions[index] == .touchMoved {
            scrollers[index].handle(.touchMoved(ScrollPoint(x: 0, y: places[index])), at: now)
          }
          for index in 0..<count { scrollers[index].advance(to: now) }
        }
        let two = seconds { population.act(actions, places, at: now) }
        let three = seconds { population.advance(to: now) }
        best = (Swift.min(best.0, one), Swift.min(best.1, two), Swift.min(best.2, three))
        c = Swift.min(c, seconds { agents.step(Double(frame) / 60) })
      }
      for index in 0..<count {
        precondition(scrollers[index] == population[index], "agent \(index) is not its scroller")
      }
    }
    return (best.0, best.1, best.2, c)
  }

  /// The agents as C has them.
  private final class VectorColumns {
    private var agents = vector_agents()

    init(_ mix: Populations) {
      let flying = mix.hashes.filter { $0 % 100 >= 12 }
      let dragged = mix.hashes.filter { $0 % 100 < 12 }
      func column(_ numbers: [Double]) -> UnsafeMutablePointer<Double> {
        let column = UnsafeMutablePointer<Double>.allocate(capacity: numbers.count)
        column.initialize(from: numbers, count: numbers.count)
        return column
      }
      agents.flying = Int32(flying.count)
      agents.dragged = Int32(dragged.count)
      agents.launch = column(flying.map { Double($0 / 100 % 500) / 1000 })
      agents.start = column(flying.map(Populations.start))
      agents.travel = column(flying.map { Populations.momentum($0) * 0.499 })
      let limits = flying.map { Populations.momentum($0) < 0 ? 0.0 : 4000.0 }
      agents.limit = column(limits)
      agents.exit = column(
        zip(flying, limits).map { flight, limit in
          let share = (limit - Populations.start(flight)) / (Populations.momentum(flight) * 0.499)
          return share < 1 ? -log(1 - share) / 2.002 : 1e9
        })
      agents.momentum = column(
        zip(flying, limits).map { Populations.momentum($0) - ($1 - Populations.start($0)) / 0.499 })
      agents.origin = column(dragged.map { Populations.start($0) + 420 })
      agents.finger = column(dragged.map { _ in 410 })
      agents.length = column(dragged.map { _ in 844 })
      agents.offset = column(mix.hashes.map { _ in 0 })
    }

    func step(_ now: Double) { vector_agents_step(&agents, now) }
  }

  static func main() {
    let arguments = CommandLine.arguments.dropFirst().compactMap { Int($0) }
    let (count, rounds) = (arguments.first ?? 100_000, arguments.count > 1 ? arguments[1] : 5)
    let (scrollers, actions, step, c) = Populations(count: count).measure(rounds)
    func row(_ name: String, _ seconds: Double) {
      let nanoseconds = String(format: "%6.1f", seconds / Double(count) * 1e9)
      let padded = name.padding(toLength: 36, withPad: " ", startingAt: 0)
      print(padded, nanoseconds, String(format: "%6.2f", seconds / scrollers))
    }
    print("\(count) agents                            ns  ratio")
    row("an array of scrollers", scrollers)
    row("a population", actions + step)
    row("  its samples of fingers", actions)
    row("  its step", step)
    row("C with vector exponentials", c)
    LawsOfFlight(count: count).printSteps(rounds)
  }
}
