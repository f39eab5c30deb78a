// Replays every golden scenario and prints what the tests compare: the same source for every target, without
// Foundation. Links with nothing but the two modules and Swift's own library.

@main
enum Replayer {
  static func main() {
    for line in GoldenHashes.maths + GoldenHashes.instants + GoldenHashes.plan { print(line) }
    for scenario in GoldenScenario.all { print(scenario.replay().line(scenario.name)) }
  }
}
