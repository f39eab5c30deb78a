/// A grid of dots, two by four in each character, drawn with Unicode's braille patterns.
package struct BrailleCanvas: Sendable {
  /// The width and height in characters.
  package let columns: Int
  package let rows: Int
  private var cells: [UInt8]

  package init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    cells = Array(repeating: 0, count: columns * rows)
  }

  /// The width and height in dots.
  package var width: Int { columns * 2 }
  package var height: Int { rows * 4 }

  /// Sets the dot at `x` from the left and `y` from the top; a dot outside the grid is ignored.
  package mutating func dot(_ x: Int, _ y: Int) {
    guard x >= 0, x < width, y >= 0, y < height else { return }
    // Unicode numbers the dots down the left column, down the right one, and then the bottom two.
    let bit = y % 4 == 3 ? 6 + x % 2 : y % 4 + x % 2 * 3
    cells[y / 4 * columns + x / 2] |= 1 << bit
  }

  /// Sets the dots of the straight line between two places.
  package mutating func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    let steps = max(1, min(4096, max((x2 - x1).magnitude, (y2 - y1).magnitude).rounded(.up)))
    for step in 0...Int(steps) {
      let part = Double(step) / steps
      dot(Int((x1 + (x2 - x1) * part).rounded()), Int((y1 + (y2 - y1) * part).rounded()))
    }
  }

  /// The character at a place; a space where no dot is set.
  package subscript(column: Int, row: Int) -> Character {
    let cell = cells[row * columns + column]
    guard cell != 0, let scalar = Unicode.Scalar(0x2800 + UInt32(cell)) else { return " " }
    return Character(scalar)
  }
}
