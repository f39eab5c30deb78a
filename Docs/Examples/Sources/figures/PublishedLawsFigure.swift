import Drawing
import ScrollGeometry
import ScrollKinetics
import Sketching

/// A recorded motion of an iPhone, in frames of 1/60 s after the lift.
private struct RecordedFlight {
  let title: String
  let start: Double
  let velocity: Double
  let limit: Double
  let frames: [(frame: Int, offset: Double)]
  let seconds: Double
  let offsets: ClosedRange<Double>
  /// The scale of the differences, in points.
  let differences: ClosedRange<Double>

  /// Source: the recordings of Regram-ios, folder CoreList.
  static let all = [
    RecordedFlight(
      title: "a flick", start: 318 + 2.0 / 3, velocity: 4109.762731616664, limit: 5126,
      frames: [
        (1, 385.9525698144417), (3, 513.9738493137312), (5, 633.7321763726667), (10, 900.3933330778698),
        (20, 1317.106053564431), (30, 1615.6130704340026), (40, 1829.444888464399),
        (57, 2063.179402482702), (181, 2364.545562729367),
      ], seconds: 3, offsets: 0...2500, differences: -0.5...2.5),
    RecordedFlight(
      title: "a flick into the end", start: 4563 + 2.0 / 3,
      velocity: 0.75 * 4130.669759040808 + 0.25 * 6662.523310420453, limit: 5126,
      frames: [
        (1, 4641.657874306724), (3, 4790.04756456139), (8, 5120.461045142555), (9, 5172.577834738585),
        (14, 5247.318062755551), (19, 5215.92575792942), (30, 5150.452756869259),
      ], seconds: 0.9, offsets: 4500...5300, differences: -50...25),
    RecordedFlight(
      title: "let go past the end", start: 5317,
      velocity: 0.75 * 2155.4152251409505 + 0.25 * 3123.9019170585684, limit: 5126,
      frames: [
        (1, 5320.915623804165), (2, 5318.20771457695), (4, 5300.832319683154), (9, 5237.908807782778),
        (20, 5153.622871060959),
      ], seconds: 0.9, offsets: 5100...5400, differences: -10...90),
  ]

  /// The offsets at the frames, as UIKit's ticks give them: those of the recording to two millionths of a point.
  var ticks: [(time: Double, offset: Double)] {
    let viewport = Viewport(
      frame: ScrollRect(x: 0, y: 0, width: 402, height: 874),
      contentSize: ScrollSize(width: 402, height: limit + 874),
      contentOffset: ScrollPoint(x: 0, y: start), displayScale: 3)
    var scroller = Scroller(viewport: viewport, physics: Scroller.Physics(integration: .displayLink))
    scroller.handle(.began, at: .origin)
    // Integrates the first frame, too.
    scroller.handle(.ended(velocity: ScrollVector(dx: 0, dy: -velocity)), at: .origin)
    return [(0, start)]
      + (1...Int(seconds * 60)).map { frame in
        if frame > 1 { scroller.advance(by: .seconds(1.0 / 60)) }
        return (Double(frame) / 60, scroller.viewport.contentOffset.y)
      }
  }
}

/// The recorded flick, edge and release beside this library's curves and those that others publish, and how far each is from
/// the recording.
func publishedLawsFigure() -> Figure {
  var picture = Picture(width: 960, height: 530)
  picture.heading("One velocity, four laws")
  let styles = [
    ("this library, exact", Style.line(Ink.contentEdge, width: 2.4)),
    (PublishedLaw.fluidScroll.name, .line(Ink.accent, width: 1.8, dashes: [7, 4])),
    (PublishedLaw.scrollMechanics.name, .line(Ink.frame, width: 1.8, dashes: [2, 3])),
    (PublishedLaw.flutter.name, .line("#6b3fa0", width: 1.8, dashes: [9, 3, 2, 3])),
  ]
  let laws = [PublishedLaw.fluidScroll, .scrollMechanics, .flutter]
  var x = 24.0
  picture.circle(x + 6, 56, radius: 4, ring)
  picture.text("iPhone, recorded", x + 17, 60, size: 12)
  x += 146
  for (name, style) in styles {
    picture.line(x, 56, x + 32, 56, style)
    picture.text(name, x + 39, 60, size: 12)
    x += 66 + 7 * Double(name.count)
  }
  for (index, flight) in RecordedFlight.all.enumerated() {
    let left = 64 + 304 * Double(index)
    let plan = AxisPlan(from: flight.start, momentum: flight.velocity, limits: 0...flight.limit)
    let curves =
      [plan.position(at:)]
      + laws.map { law in
        { law.position(from: flight.start, velocity: flight.velocity, limit: flight.limit, at: $0) }
      }
    let upper = Plot(0...flight.seconds, flight.offsets, left: left, right: left + 248, top: 104, bottom: 264)
    let lower = Plot(
      0...flight.seconds, flight.differences, left: left, right: left + 248, top: 306, bottom: 446)
    for plot in [upper, lower] { picture.grid(plot, yTicks: 4, xTicks: 3) }
    picture.text(flight.title, left, 94, size: 13, bold: true)
    picture.text("points off the recording", left, 298, size: 12, colour: Ink.quiet)
    let limit = upper.y[flight.limit]
    if limit > upper.top { picture.line(left, limit, upper.right, limit, .line(Ink.quiet, dashes: [4, 3])) }
    for (curve, style) in zip(curves, styles.map(\.1)).reversed() {
      let times = (0...150).map { flight.seconds * Double($0) / 150 }
      picture.clipped(x: left, y: 100, width: 248, height: 350) { picture in
        picture.polyline(times.map { (upper.x[$0], upper.y[curve($0)]) }, style)
        picture.polyline(
          flight.ticks.map { (lower.x[$0.time], lower.y[curve($0.time) - $0.offset]) }, style)
      }
    }
    for (frame, offset) in flight.frames where Double(frame) / 60 <= flight.seconds {
      picture.circle(upper.x[Double(frame) / 60], upper.y[offset], radius: 3.4, ring)
    }
    for plot in [upper, lower] { picture.frame(plot) }
    picture.xAxis(lower, ticks: 3, name: "seconds after the lift")
    // The greatest difference of each law, in its colour.
    picture.text("at most", left, 504, size: 12, colour: Ink.quiet)
    for (index, (curve, style)) in zip(curves, styles.map(\.1)).enumerated() {
      let most = flight.ticks.map { (curve($0.time) - $0.offset).magnitude }.max()!
      picture.text(
        number(most), left + 96 + 50 * Double(index), 504, size: 12, anchor: .end, bold: true,
        colour: style.stroke ?? Ink.text)
    }
  }
  return Figure(
    name: "published-laws",
    svg: picture.svg(
      title: "Four laws beside three recorded motions",
      description:
        "A flick, a flick into the end and a release past it: offsets of an iPhone, of this library, fluid-scroll, ScrollMechanics and Flutter, and their differences from the iPhone."
    ))
}

private let ring = Style(fill: "#ffffff", stroke: Ink.text, width: 1.4)
