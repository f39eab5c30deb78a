import Drawing
import ScrollGeometry
import ScrollKinetics
import Sketching

extension MonteCarloStory {
  var picture: String {
    var picture = Picture.slide(
      "Where 100 000 flicks of a shelf come to rest",
      "Each flight is solved when it is launched. One agent of four flicks again, 0.3 seconds after the first flick."
    )
    drawFlights(in: &picture)
    drawCards(in: &picture)
    drawTimes(in: &picture)
    drawFit(in: &picture)
    return picture.svg(
      title: "A simulation of 100 000 flicks",
      description: "Forty flights, the cards and the times of rest of all, and the fit of a recorded flick.")
  }

  /// The first agents' flights; where one flicks again, the curve changes its colour.
  private func drawFlights(in picture: inout Picture) {
    let plot = Plot(0...3, 0...2450, left: 76, right: 460, top: 112, bottom: 278)
    picture.grid(plot, yTicks: 4, xTicks: 6)
    let count = 40
    let flights = Self.simulation.flights(of: 0..<count)
    picture.clipped(
      x: plot.left, y: plot.top, width: plot.right - plot.left, height: plot.bottom - plot.top
    ) { picture in
      for agent in 0..<count {
        let again = flights.areRelaunched[agent]
        let split = again ? FlickSimulation.secondFlick : 3
        let times = (0...90).map { Double($0) / 30 }
        func curve(_ flights: [FlickSimulation.Flight], _ times: [Double]) -> [(x: Double, y: Double)] {
          times.map { (plot.x[$0], plot.y[flights[agent].state(at: $0).position]) }
        }
        picture.polyline(
          curve(flights.first, times.filter { $0 <= split }), .line(Ink.contentEdge, width: 1.1))
        guard again else { continue }
        picture.polyline(curve(flights.last, times.filter { $0 >= split }), .line(Ink.frame, width: 1.1))
      }
    }
    picture.frame(plot)
    picture.xAxis(plot, ticks: 6, name: "")
    picture.text(
      "offset over seconds: 40 of the agents", plot.left, plot.top - 9, size: 12, colour: Ink.quiet)
    picture.text("flick again", plot.right, plot.top - 9, size: 12, anchor: .end, colour: Ink.frame)
  }

  private func drawCards(in picture: inout Picture) {
    let (first, last) = (tally.first, tally.last)
    let plot = Plot(-0.6...14.6, 0...24, left: 544, right: 928, top: 112, bottom: 278)
    picture.grid(plot, yTicks: 4, xTicks: 0)
    for card in first.indices {
      let (x, width) = (plot.x[Double(card)], plot.x[1] - plot.x[0])
      for (count, left, colour) in [
        (first[card], -0.42, Ink.contentEdge), (last[card], 0, Ink.frame),
      ] {
        let top = plot.y[Double(count) / 1000]
        picture.rect(x + left * width, top, width: 0.42 * width, height: plot.bottom - top, .area(colour))
      }
      picture.text(
        card == 14 ? "end" : "\(card)", x, plot.bottom + 17, size: 11, anchor: .middle, colour: "#444444")
    }
    picture.frame(plot)
    picture.text("thousands at rest on each card:", plot.left, plot.top - 9, size: 12, colour: Ink.quiet)
    picture.text("one flick", plot.left + 200, plot.top - 9, size: 12, colour: Ink.contentEdge)
    picture.text("with the second", plot.left + 262, plot.top - 9, size: 12, colour: Ink.frame)
  }

  private func drawTimes(in picture: inout Picture) {
    let width = 0.05
    var counts = [Int](repeating: 0, count: 40)
    for time in tally.times { counts[max(0, min(39, Int((time - 1.5) / width)))] += 1 }
    let plot = Plot(1.5...3.5, 0...20, left: 76, right: 460, top: 340, bottom: 494)
    picture.grid(plot, yTicks: 4, xTicks: 8)
    for (bin, count) in counts.enumerated() {
      let (left, right) = (plot.x[1.5 + Double(bin) * width], plot.x[1.5 + Double(bin + 1) * width])
      let top = plot.y[Double(count) / 1000]
      picture.rect(left, top, width: right - left - 1, height: plot.bottom - top, .area(Ink.accent))
    }
    for (share, name) in [(0.5, "half"), (0.9, "nine of ten")] {
      let x = plot.x[tally.time(ofShare: share)]
      picture.line(x, plot.top, x, plot.bottom, .line(Ink.text, width: 1.2, dashes: [4, 3]))
      picture.text(
        name, share < 0.6 ? x - 5 : x + 5, plot.top + 15, size: 11.5, anchor: share < 0.6 ? .end : .start,
        halo: true)
    }
    picture.frame(plot)
    picture.xAxis(plot, ticks: 8, name: "")
    picture.text(
      "thousands at rest, by the seconds until then: a spike for each card", plot.left, plot.top - 9,
      size: 12, colour: Ink.quiet)
  }

  private func drawFit(in picture: inout Picture) {
    let fit = recorded.fit
    let start = 59.0 / 60
    let plot = Plot(0...1, 300...2200, left: 544, right: 928, top: 340, bottom: 494)
    picture.grid(plot, yTicks: 4, xTicks: 5)
    // The law of the flight, with what the fit has found.
    let momentum = fit.velocity
    let reach = fit.rate / (1 - fit.rate) / 1000
    let flight = AxisPlan(
      from: fit.rest - momentum * reach, momentum: momentum, limits: 0...1e6,
      flight: FlightLaw(DecelerationRate(rawValue: fit.rate)))
    let times = (0...100).map { Double($0) / 100 }
    picture.polyline(
      times.map { (plot.x[$0], plot.y[flight.position(at: $0)]) }, .line(Ink.contentEdge, width: 2))
    for sample in recorded.samples {
      picture.circle(
        plot.x[sample.time - start], plot.y[sample.value], radius: 4,
        Style(fill: "#ffffff", stroke: Ink.frame, width: 1.8))
    }
    picture.frame(plot)
    picture.xAxis(plot, ticks: 5, name: "")
    picture.text("a flick recorded on an iPhone: ", plot.left, plot.top - 9, size: 12, colour: Ink.quiet)
    picture.text("nine offsets", plot.left + 190, plot.top - 9, size: 12, colour: Ink.frame)
    picture.text("the fit", plot.left + 274, plot.top - 9, size: 12, colour: Ink.contentEdge)
    picture.text(
      "rate \(fixed(recorded.rate, decimals: 9)) per ms", plot.right - 14, plot.bottom - 38, size: 17,
      anchor: .end, bold: true)
    picture.text(
      "off by at most \(fixed(fit.residual * 1e6, decimals: 1)) millionths of a point", plot.right - 14,
      plot.bottom - 16, size: 12, anchor: .end)
  }
}
