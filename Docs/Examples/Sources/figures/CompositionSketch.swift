import Drawing
import ScrollGeometry
import ScrollKinetics
import Sketching

/// The screen of the compositions' figures.
let phone = ScrollRect(x: 0, y: 0, width: 390, height: 844)

/// The place of a screen in a row of screens.
private func screenPlace(_ column: Int) -> Place {
  Place(x: 40 + Double(column) * 142, y: 84, scale: 0.26)
}

extension Picture {
  /// Draws one screen of a row of screens, with a title above and lines below.
  mutating func screen(
    _ column: Int, _ title: String, _ captions: [String], _ draw: (inout Picture, Place) -> Void
  ) {
    let place = screenPlace(column)
    let window = place(phone)
    text(title, window.minX, 72, size: 12, bold: true, colour: Ink.frame)
    rect(window, .area(Ink.pale))
    clipped(x: window.minX, y: window.minY, width: window.size.width, height: window.size.height) {
      draw(&$0, place)
    }
    rect(window, .line(Ink.frame, width: 1.6))
    lines(captions, window.minX, window.maxY + 16, colour: Ink.accent)
  }

  /// Draws the numbered rows of a list in its frame.
  mutating func rows(in frame: ScrollRect, at offset: Double, scale: Double) {
    clipped(x: frame.minX, y: frame.minY, width: frame.size.width, height: max(0, frame.size.height)) {
      for row in 0..<12 {
        let y = frame.minY + (16 + Double(row) * 90 - offset) * scale
        $0.rect(
          frame.minX + 8, y, width: max(0, frame.size.width - 16), height: 60 * scale,
          .area(Ink.contentEdge, opacity: 0.35))
        // A number that the edge would cut is left out.
        guard y + 3 >= frame.minY, y + 15 <= min(frame.maxY, screenPlace(0)(phone).maxY) else { continue }
        $0.text("\(row)", frame.minX + 13, y + 12, size: 10, colour: Ink.text)
      }
    }
  }

  /// Draws the motions after releases, and the places of rest as dashed lines with names.
  mutating func releases(
    _ releases: [(name: String, colour: String, offsets: [Double])], resting places: [(String, Double)],
    to greatest: Double
  ) {
    let plot = Plot(0...1, -0.05 * greatest...greatest, left: 120, right: 560, top: 388, bottom: 516)
    for (name, offset) in places {
      line(plot.left, plot.y[offset], plot.right, plot.y[offset], .line(Ink.quiet, dashes: [5, 4]))
      text(name, plot.left - 8, plot.y[offset] + 4, size: 11.5, anchor: .end, colour: Ink.quiet)
    }
    for release in releases {
      let points = release.offsets.enumerated().map { (plot.x[Double($0) / 60], plot.y[$1]) }
      polyline(points, .line(release.colour, width: 2.4))
      circle(plot.x[0], plot.y[release.offsets[0]], radius: 3.5, .area(release.colour))
    }
    rightLabels(releases.map { (plot.y[$0.offsets[60]], $0.name, false) }, of: plot)
    frame(plot)
    xAxis(plot, ticks: 6, name: "seconds after the release")
  }
}

/// Returns the offsets of 61 frames, one every sixtieth of a second.
func offsets(_ offset: (ScrollInstant) -> Double) -> [Double] {
  (0...60).map { offset(ScrollInstant(frame: $0, framesPerSecond: 60)) }
}

/// A finger that moves the content, upwards where the distance is negative.
func moved(_ distance: Double) -> Scroller.Input { .moved(by: ScrollVector(dx: 0, dy: distance)) }

/// The release of a finger with a velocity, upwards where it is negative.
func released(_ velocity: Double) -> Scroller.Input { .ended(velocity: ScrollVector(dx: 0, dy: velocity)) }
