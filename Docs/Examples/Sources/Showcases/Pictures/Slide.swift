import Drawing
import ScrollGeometry
import ScrollKinetics
import Sketching

/// The colours of the phases, the same in all pictures.
extension Scroller.Phase {
  var colour: String {
    switch self {
    case .idle: Ink.quiet
    case .tracking, .dragging: Ink.frame
    case .decelerating: Ink.contentEdge
    case .animating: Ink.accent
    }
  }

  /// What a picture calls it.
  var caption: String {
    switch self {
    case .idle: "at rest"
    case .tracking, .dragging: "under the finger"
    case .decelerating: "in flight"
    case .animating: "animated"
    }
  }
}

extension Picture {
  /// A picture in the shape of a slide, with a title and a line below it.
  static func slide(_ title: String, _ subtitle: String) -> Picture {
    var picture = Picture(width: 960, height: 540)
    picture.text(title, 32, 44, size: 22, bold: true)
    picture.text(subtitle, 32, 68, size: 13.5, colour: Ink.quiet)
    return picture
  }

  /// Draws a quantity over time, in the colour of the phase. A jump, where `isJump` finds one, is dotted.
  mutating func curve(
    _ points: [(time: Double, value: Double, phase: Scroller.Phase)], in plot: Plot, width: Double = 2.6,
    isJump: (Double, Double) -> Bool = { _, _ in false }
  ) {
    var run: [(x: Double, y: Double)] = []
    var latest: (time: Double, value: Double, phase: Scroller.Phase)?
    for point in points {
      let place = (x: plot.x[point.time], y: plot.y[point.value])
      if let latest, latest.phase.colour != point.phase.colour || isJump(latest.value, point.value) {
        polyline(run, .line(latest.phase.colour, width: width))
        let end = (x: plot.x[latest.time], y: plot.y[latest.value])
        run = [end]
        if isJump(latest.value, point.value) {
          polyline([end, place], .line(Ink.quiet, width: 1.2, dashes: [2, 4]))
          run = []
        }
      }
      run.append(place)
      latest = point
    }
    if let latest { polyline(run, .line(latest.phase.colour, width: width)) }
  }

  /// Draws a window below its caption, and what it shows, cut off at its frame.
  mutating func window(
    _ frame: ScrollRect, _ caption: String, _ place: Place, showing draw: (inout Picture, ScrollRect) -> Void
  ) {
    let frame = place(frame)
    text(caption, frame.minX, frame.minY - 10, size: 12, colour: Ink.quiet)
    clipped(x: frame.minX, y: frame.minY, width: frame.size.width, height: frame.size.height) {
      draw(&$0, frame)
    }
    rect(frame, radius: 8, .line(Ink.text, width: 1.6))
  }

  /// Draws the colours of the phases and their names, side by side.
  mutating func legend(_ phases: [Scroller.Phase], _ x: Double, _ y: Double) {
    var x = x
    for phase in phases {
      line(x, y - 4, x + 18, y - 4, .line(phase.colour, width: 3))
      text(phase.caption, x + 24, y, size: 12, colour: Ink.quiet)
      x += 24 + phase.caption.width(size: 12) + 22
    }
  }
}
