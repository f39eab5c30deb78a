// Replays every golden scenario and prints the lines that the tests compare. The source is the same for every target,
// and uses only the two modules and Swift's standard library.

@main
enum Replayer {
  static func main() {
    for line in GoldenHashes.maths + GoldenHashes.instants + GoldenHashes.plan { print(line) }
    for line in GoldenHashes.presets + GoldenHashes.gestures + GoldenHashes.population { print(line) }
    for scenario in GoldenScenario.all { print(scenario.replay().line(scenario.name)) }
  }
}
