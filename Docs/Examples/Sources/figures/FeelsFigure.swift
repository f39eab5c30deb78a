import Drawing
import ScrollKinetics
import Sketching

/// One velocity by ten laws of flight, side by side: the offset over time, each with its place of rest.
func feelsFigure() -> Figure {
  let flights: [(name: String, law: FlightLaw)] =
    Scroller.Preset.allCases.map { ("\($0)", $0.physics.flight) } + [
      ("rate .fast", FlightLaw(.fast)),
      ("0.95 a frame", .friction(perFrame: 0.95, framesPerSecond: 60, restingSpeed: 1)),
    ]
  var picture = Picture(width: 960, height: 470)
  picture.heading("One flick of 1000 points per second, ten laws")
  for (index, flight) in flights.enumerated() {
    let left = 58 + 182 * Double(index % 5)
    let top = 92 + 190 * Double(index / 5)
    let plan = AxisPlan(from: 0, momentum: 1000, limits: 0...5000, flight: flight.law)
    let plot = Plot(0...2.4, 0...520, left: left, right: left + 150, top: top, bottom: top + 120)
    picture.grid(plot, yTicks: 2, xTicks: 2)
    picture.text(flight.name, left, top - 10, size: 13, bold: true)
    let times = (0...120).map { 2.4 * Double($0) / 120 }
    picture.polyline(
      times.map { (plot.x[$0], plot.y[plan.position(at: $0)]) }, .line(Ink.contentEdge, width: 2.4))
    picture.circle(
      plot.x[plan.duration], plot.y[plan.destination], radius: 3.4,
      Style(fill: "#ffffff", stroke: Ink.text, width: 1.4))
    picture.frame(plot)
    picture.xAxis(plot, ticks: 2, name: "\(number(plan.destination)) pt in \(number(plan.duration)) s")
  }
  return Figure(
    name: "feels",
    svg: picture.svg(
      title: "Ten laws of flight",
      description:
        "Offsets over time of a flick of 1000 points per second by the laws of eight platforms and two more."
    ))
}
