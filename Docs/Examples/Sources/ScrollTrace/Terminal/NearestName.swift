extension String {
  /// Returns the name that is fewest changes of a letter away, at most a third of this text's letters.
  package func nearest(of names: [String]) -> String? {
    let near = names.map { (name: $0, changes: changes(to: $0)) }.min { $0.changes < $1.changes }
    return near.flatMap { $0.changes <= max(1, count / 3) ? $0.name : nil }
  }

  /// Returns how many letters must be inserted, removed or replaced to make `other` of this text.
  private func changes(to other: String) -> Int {
    var row = Array(0...other.count)
    for (index, letter) in self.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, wanted) in other.enumerated() {
        (diagonal, row[column + 1]) = (
          row[column + 1],
          Swift.min(diagonal + (letter == wanted ? 0 : 1), row[column] + 1, row[column + 1] + 1)
        )
      }
    }
    return row[other.count]
  }
}
