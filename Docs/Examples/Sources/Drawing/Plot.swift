/// A rectangle with a scale along either side.
package struct Plot: Hashable, Sendable {
  package var x: LinearScale
  package var y: LinearScale

  package init(
    _ x: ClosedRange<Double>, _ y: ClosedRange<Double>, left: Double, right: Double, top: Double,
    bottom: Double
  ) {
    self.x = LinearScale(x, from: left, to: right)
    self.y = LinearScale(y, from: bottom, to: top)
  }

  package var left: Double { x.start }
  package var right: Double { x.end }
  package var top: Double { y.end }
  package var bottom: Double { y.start }
}

// MARK: - Axes

extension Picture {
  /// Draws the background of a plot: grid lines at round numbers, their labels at the left, and a frame.
  package mutating func grid(_ plot: Plot, yTicks: Int, xTicks: Int) {
    let grid = Style.line("#dcdcdc", width: 0.8)
    for value in plot.x.ticks(xTicks).values {
      line(plot.x[value], plot.top, plot.x[value], plot.bottom, grid)
    }
    let (values, decimals) = plot.y.ticks(yTicks)
    for value in values {
      line(plot.left, plot.y[value], plot.right, plot.y[value], grid)
      text(
        value.label(decimals: decimals), plot.left - 8, plot.y[value] + 4, size: 11, anchor: .end,
        colour: "#444444")
    }
  }

  /// Draws the frame of a plot.
  package mutating func frame(_ plot: Plot) {
    rect(
      plot.left, plot.top, width: plot.right - plot.left, height: plot.bottom - plot.top,
      .line("#6b6b6b", width: 0.8))
  }

  /// Draws the numbers under a plot, and the name of the quantity.
  package mutating func xAxis(_ plot: Plot, ticks: Int, name: String) {
    let (values, decimals) = plot.x.ticks(ticks)
    for value in values {
      line(plot.x[value], plot.bottom, plot.x[value], plot.bottom + 4, .line("#6b6b6b"))
      text(
        value.label(decimals: decimals), plot.x[value], plot.bottom + 17, size: 11, anchor: .middle,
        colour: "#444444")
    }
    text(name, (plot.left + plot.right) / 2, plot.bottom + 33, size: 12, anchor: .middle, colour: "#444444")
  }

  /// Draws the labels at the right of a plot: each at its height, or moved where it would overlap another.
  package mutating func rightLabels(_ labels: [(y: Double, text: String, bold: Bool)], of plot: Plot) {
    let places = spread(
      labels.map(\.y), lengths: labels.map { _ in 17 }, in: (plot.top - 4)...(plot.bottom + 4))
    for (label, place) in zip(labels, places) {
      line(plot.right, label.y, plot.right + 9, place, .line("#6b6b6b", width: 0.8))
      text(label.text, plot.right + 12, place + 4, size: 11.5, bold: label.bold)
    }
  }
}
