import ArgumentParser
import ScrollTrace

struct Fit: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Finds the deceleration rate and the release velocity that explain a trace.",
    discussion: """
      Takes a trace in CSV (the columns t and x or y are enough) or JSON, a scenario or a recording. The flight is the \
      first run of decelerating rows; where a trace has no phases, all that moves between --from and --to.
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
    guard let flight = FlightSamples(series, from: from, to: to),
      let fit = FlightFit(flight.samples, release: flight.release)
    else {
      throw Refusal(
        usage: "\(file.escaped) must show content that slows down, in four rows or more")
    }
    var sink = try Sink(nil)
    for line in fit.lines(along: flight.axis) { try sink.write(line + "\n") }
    try sink.finish()
  }
}
