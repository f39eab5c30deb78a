import Drawing

extension TraceFigure {
  /// A label above the plots, its line, and its instant.
  struct InputLabel {
    var time: Double
    var text: String
    var place: Double
    var line: Int
  }

  private static let (size, lineHeight, mostLines) = (10.5, 14.0, 4)

  /// Returns the labels of the inputs above a plot from `left` to `right`: each in the first line with room for it, to
  /// the right of its instant. Labels without room are left out.
  func inputLabels(_ plot: Plot) -> [InputLabel] {
    var ends = [Double](repeating: -.infinity, count: Self.mostLines)
    var labels: [InputLabel] = []
    for (time, text) in trace.labels where self.time.contains(time) {
      let width = text.width(size: Self.size) + 8
      let place = min(plot.x[time], plot.right + 90 - width)
      guard let line = ends.firstIndex(where: { $0 <= place }) else { continue }
      ends[line] = place + width
      labels.append(InputLabel(time: time, text: text, place: place, line: line))
    }
    return labels
  }

  /// Returns the height of the labels.
  func height(_ labels: [InputLabel]) -> Double {
    labels.map { Double($0.line + 1) * Self.lineHeight }.max() ?? 0
  }

  /// Draws the labels above `plot`, and a line from each down to it.
  func drawInputLabels(_ picture: inout Picture, _ labels: [InputLabel], over plot: Plot) {
    for label in labels {
      let y = plot.top - 24 - Double(label.line) * Self.lineHeight
      let x = plot.x[label.time]
      picture.line(x, y - 8, x, plot.bottom, .line("#0b5cad", width: 0.6, dashes: [1, 2]))
      picture.text(label.text, label.place + 3, y, size: Self.size, colour: "#0b5cad", halo: true)
    }
  }
}
