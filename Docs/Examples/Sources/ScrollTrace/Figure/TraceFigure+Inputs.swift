import Drawing

extension TraceFigure {
  /// A label above the plots, its line, counted from the top, and its instant.
  struct InputLabel {
    var time: Double
    var text: String
    var place: Double
    var width: Double
    var line: Int
  }

  private static let (size, lineHeight, mostLines) = (10.5, 14.0, 5)

  /// Returns the labels of the inputs above a plot from `left` to `right`, each to the right of its instant and below the
  /// labels that reach so far: no label is in the way of another one's line. Labels without room are left out.
  func inputLabels(_ plot: Plot) -> [InputLabel] {
    var labels: [InputLabel] = []
    for (time, text) in trace.labels where self.time.contains(time) {
      let (x, width) = (plot.x[time], text.width(size: Self.size) + 8)
      let place = min(x, plot.right + 90 - width)
      // One that is moved to the left stands below all lines that it would cover, too.
      let above = labels.filter { $0.place + $0.width > place && $0.place < place + width }
      let line = (above.map(\.line).max() ?? -1) + 1
      let covers = labels.contains { plot.x[$0.time] > place && plot.x[$0.time] < x }
      guard line < Self.mostLines, !covers else { continue }
      labels.append(InputLabel(time: time, text: text, place: place, width: width, line: line))
    }
    return labels
  }

  /// Returns the height of the labels.
  func height(_ labels: [InputLabel]) -> Double {
    labels.map { Double($0.line + 1) * Self.lineHeight }.max() ?? 0
  }

  /// Draws the labels above `plot`, and a line from each down to its bottom.
  func drawInputLabels(_ picture: inout Picture, _ labels: [InputLabel], over plot: Plot) {
    let top = plot.top - 4 - height(labels)
    for label in labels {
      let y = top + Double(label.line + 1) * Self.lineHeight - 4
      let x = plot.x[label.time]
      picture.line(
        x, label.place < x ? y + 3 : y - 8, x, plot.bottom, .line("#0b5cad", width: 0.6, dashes: [1, 2]))
      picture.text(label.text, label.place + 3, y, size: Self.size, colour: "#0b5cad")
    }
  }
}
