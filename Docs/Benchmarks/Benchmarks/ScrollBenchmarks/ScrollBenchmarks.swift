import Benchmark
import Cases

// Every case as a benchmark: `swift package benchmark`. One iteration runs the named operation 1000 times.
let benchmarks = { @Sendable in
  for measured in Case.all {
    precondition(measured.isRight(), "\(measured.name) gives a wrong result")
    Benchmark(
      measured.name,
      configuration: .init(
        metrics: [.wallClock, .instructions, .throughput], scalingFactor: .kilo,
        maxDuration: .milliseconds(500))
    ) { benchmark in
      blackHole(measured.run(benchmark.scaledIterations.count))
    }
  }
}
