import Drawing
import ScrollKinetics

extension Scroller.Phase {
  /// The background of the phase's band. Their hatchings make phases distinguishable in print.
  fileprivate var ground: (colour: String, line: String, angle: Double) {
    switch self {
    case .idle: ("#ffffff", "#ffffff", 0)
    case .tracking: ("#fff3d6", "#d9a92f", 0)
    case .dragging: ("#f7c9a8", "#c06a2b", 45)
    case .decelerating: ("#d8e8f8", "#d8e8f8", 0)
    case .animating: ("#e3dcf4", "#9a86cf", 90)
    }
  }

  fileprivate var isHatched: Bool { ground.colour != ground.line }

  fileprivate var fill: String { "url(#\(self))" }
}

extension Picture {
  /// Defines the phase's background.
  mutating func define(_ phase: Scroller.Phase) {
    let ground = phase.ground
    hatching(
      "\(phase)", angle: ground.angle, spacing: 6, colour: ground.line, width: 0.5, ground: ground.colour)
  }
}

extension TraceFigure {
  /// Draws phases as a strip, and their changes as lines through the plots below.
  func drawPhases(
    _ picture: inout Picture, _ phases: Spans<Scroller.Phase>, _ strip: Plot, through plots: [Plot]
  ) {
    let phases = shown(phases)
    picture.text("phase", strip.left - 8, strip.bottom - 6, size: 11, anchor: .end, colour: Self.grey)
    for span in phases {
      let (start, end) = (place(span.start, strip), place(span.end, strip))
      guard end - start > 0.2 else { continue }
      picture.rect(
        start, strip.top, width: end - start, height: strip.bottom - strip.top, .area(span.value.fill))
      if fits(span, strip) {
        picture.text(
          "\(span.value)", (start + end) / 2, strip.bottom - 6, size: 11, anchor: .middle,
          halo: span.value.isHatched)
      }
    }
    for span in phases.dropFirst() {
      let start = place(span.start, strip)
      picture.line(start, strip.top, start, strip.bottom, .line("#6b6b6b", width: 0.8))
      for plot in plots {
        picture.line(start, plot.top, start, plot.bottom, .line("#8c8c8c", width: 0.8, dashes: [2, 3]))
      }
    }
    picture.frame(strip)
  }

  /// The phases that a strip has no room to name: that of the motion, or of a screen those of its members.
  func unnamedPhases(_ strip: Plot) -> [Scroller.Phase] {
    let strips = motion.isOfScreen ? trace.members.map(\.phases) : [trace.phases]
    let spans = strips.flatMap(shown)
    return Scroller.Phase.allCases.filter { phase in
      phase != .idle && spans.contains { $0.value == phase && !fits($0, strip) }
    }
  }

  private func shown(_ phases: Spans<Scroller.Phase>) -> [Spans<Scroller.Phase>.Span] {
    phases.spans.filter { $0.end >= time.lowerBound && $0.start <= time.upperBound }
  }

  private func fits(_ span: Spans<Scroller.Phase>.Span, _ strip: Plot) -> Bool {
    place(span.end, strip) - place(span.start, strip) > "\(span.value)".width(size: 11) + 6
  }

  private func place(_ time: Double, _ strip: Plot) -> Double {
    strip.x[min(max(time, self.time.lowerBound), self.time.upperBound)]
  }
}

extension Picture {
  /// Draws a small rectangle of the phase's background.
  mutating func swatch(_ phase: Scroller.Phase, _ x: Double, _ y: Double) {
    rect(x, y, width: 20, height: 11, Style(fill: "url(#\(phase))", stroke: "#6b6b6b", width: 0.8))
  }
}
