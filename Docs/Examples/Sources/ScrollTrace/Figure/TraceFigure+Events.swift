import Drawing
import ScrollKinetics

extension TraceFigure {
  /// The number of instants that get a number and a line in the list below.
  private static let mostMarks = 12

  /// An instant with events, and its number.
  typealias Mark = (number: Int, time: Double, names: [String])

  /// Draws the events as ticks, numbered where there are few enough, and returns the numbered events.
  func drawEvents(_ picture: inout Picture, under strip: Plot) -> [Mark] {
    let (top, bottom) = (strip.bottom + 24, strip.bottom + 38)
    picture.text("events", strip.left - 8, bottom - 3, size: 11, anchor: .end, colour: Self.grey)
    picture.line(strip.left, bottom, strip.right, bottom, .line("#6b6b6b", width: 0.8))
    for scroll in trace.scrolls.samples {
      picture.line(
        strip.x[scroll.time], bottom - 5, strip.x[scroll.time], bottom, .line("#9a9a9a", width: 0.7))
    }
    let events = trace.events.prefix(2000)
    for event in events {
      picture.line(strip.x[event.time], top, strip.x[event.time], bottom, .line(Self.ink, width: 1.3))
    }
    let marks = events.prefix(Self.mostMarks).enumerated().map { ($0 + 1, $1.time, $1.names) }
    let places = spread(
      marks.map { strip.x[$0.1] }, lengths: marks.map { _ in 18 }, in: (strip.left - 9)...(strip.right + 9))
    for (mark, place) in zip(marks, places) {
      picture.line(place, top - 7, strip.x[mark.1], top, .line(Self.ink, width: 0.8))
      picture.circle(place, top - 12, radius: 7.5, Style(fill: "#ffffff", stroke: Self.ink, width: 0.9))
      picture.text("\(mark.0)", place, top - 8.5, size: 9.5, anchor: .middle)
    }
    return marks
  }

  /// Draws the legend of the signs and numbers, and returns where it ends.
  func drawLegend(_ picture: inout Picture, _ marks: [Mark], top: Double) -> Double {
    let (edge, gap) = (24.0, 12.0)
    var (x, y) = (edge, top)
    func place(_ text: String, _ picture: inout Picture, _ draw: (inout Picture, Double, Double) -> Void) {
      let width = 26 + text.width(size: 11.5)
      if x + width > Self.width - 10 && x > edge { (x, y) = (edge, y + 19) }
      draw(&picture, x, y)
      picture.text(text, x + 26, y, size: 11.5)
      x += width + gap
    }
    let strip = Plot(time, 0...1, left: Self.left, right: Self.right, top: 0, bottom: 1)
    for phase in unnamedPhases(strip) {
      place("\(phase)", &picture) { $0.swatch(phase, $1, $2 - 9) }
    }
    place("limit", &picture) {
      $0.line($1, $2 - 4, $1 + 20, $2 - 4, .line(Self.ink, width: 1.2, dashes: [7, 4]))
    }
    place("over-scroll", &picture) {
      $0.rect($1, $2 - 9, width: 20, height: 11, Style(fill: "url(#over)", stroke: "#6b6b6b", width: 0.8))
    }
    if motion.isOfScreen
      ? motion.memberRules.contains(where: { $0 != .none })
      : trace.axes.contains(where: { start.physics.snapping[$0] != nil })
    {
      place("snap point", &picture) { $0.line($1, $2 - 4, $1 + 20, $2 - 4, Self.snapLine) }
    }
    let courses = motion.isOfScreen ? lanes.map(\.course) : trace.axes.compactMap { trace.courses[$0] }
    let announcements = courses.flatMap(\.announcements)
    if announcements.contains(where: \.isReached) {
      place("announced target", &picture) {
        $0.line($1, $2 - 4, $1 + 14, $2 - 4, .line("#b3400e", width: 1.2, dashes: [1.5, 3]))
        $0.diamond($1 + 15, $2 - 4, radius: 5, .area("#b3400e"))
      }
    }
    if announcements.contains(where: { !$0.isReached }) {
      place("abandoned target", &picture) {
        $0.line($1, $2 - 4, $1 + 14, $2 - 4, .line("#b3400e", width: 1.2, dashes: [1.5, 3]))
        $0.diamond(
          $1 + 15, $2 - 4, radius: 5, Style(fill: "#ffffff", stroke: "#b3400e", width: 1.4))
      }
    }
    if trace.hasInputs {
      place("input", &picture) {
        $0.circle($1 + 10, $2 - 4, radius: 2.6, Style(fill: "#ffffff", stroke: "#0b5cad", width: 1.3))
      }
    }
    if !trace.scrolls.samples.isEmpty, !motion.isOfScreen {
      place("didScroll", &picture) { $0.line($1 + 10, $2 - 7, $1 + 10, $2 - 2, .line("#7a7a7a")) }
    }
    y += 8
    for (number, time, names) in marks {
      y += 18
      picture.circle(
        Self.left + 7.5, y - 4, radius: 7.5, Style(fill: "#ffffff", stroke: Self.ink, width: 0.9))
      picture.text("\(number)", Self.left + 7.5, y - 0.5, size: 9.5, anchor: .middle)
      picture.text(
        "\(time.label(decimals: 3)) s", Self.left + 72, y, size: 11.5, anchor: .end, colour: Self.grey)
      picture.text(list(names), Self.left + 84, y, size: 11.5)
    }
    if trace.events.count > marks.count, !motion.isOfScreen {
      y += 18
      picture.text(
        "and \(trace.events.count - marks.count) instants more", Self.left + 84, y, size: 11.5,
        colour: Self.grey)
    }
    return y
  }

  /// Returns as many of the names as fit in one line.
  private func list(_ names: [String]) -> String {
    let room = Self.width - Self.left - 110
    var text = names.first ?? ""
    for (index, name) in names.enumerated().dropFirst() {
      let longer = text + ", " + name
      guard longer.width(size: 11.5) < room else { return text + " and \(names.count - index) more" }
      text = longer
    }
    return text
  }
}
