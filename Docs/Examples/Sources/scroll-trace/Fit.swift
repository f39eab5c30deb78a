import ArgumentParser
import ScrollTrace

struct Fit: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Finds the law of a flight, its constants and the release velocity that explain a trace.",
    discussion: """
      Takes a trace in CSV (the columns t and x or y are enough) or JSON, a scenario or a recording. The flight is the \
      first run of decelerating rows; where a trace has no phases, all that moves between --from and --to. The law is \
      exponential, or a power law where that explains the trace ten times better. Offsets tell only the product of an \
      exponential's reach and velocity: one that rests at 10 points per second is taken for UIKit's, with its reach, and any \
      other has the reach 1/decay. The resting speed lies between those of the last row in motion and the first at rest.
      """)

  @Argument(help: "A trace.")
  var file: String

  @Option(
    help: ArgumentHelp(
      "When the finger let go, instead of the flight's first row.", valueName: "seconds"))
  var from: Double?

  @Option(help: ArgumentHelp("What comes later is left out.", valueName: "seconds"))
  var to: Double?

  func run() throws {
    let series = try TraceSeries(file: file)
    let samples = FlightSamples(series, from: from, to: to)
    let fit = samples.flatMap { FlightFit($0.samples, release: $0.release, stop: $0.stop) }
    let power = samples.flatMap { PowerFit($0.samples, release: $0.release) }
    let isPower = power.map { $0.residual < Swift.min(1, 0.1 * (fit?.residual ?? .infinity)) } ?? false
    guard let flight = samples,
      let lines = isPower ? power?.lines(along: flight.axis) : fit?.lines(along: flight.axis)
    else {
      throw Refusal(
        usage: "\(file.escaped) must show content that slows down, in four rows or more")
    }
    var sink = try Sink(nil)
    for line in lines { try sink.write(line + "\n") }
    try sink.finish()
  }
}
