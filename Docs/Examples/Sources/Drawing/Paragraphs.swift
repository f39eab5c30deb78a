extension String {
  /// Returns the text in lines whose length, measured by `length`, is at most `width`, broken between words.
  package func broken<Length: Comparable>(to width: Length, _ length: (String) -> Length) -> [String] {
    var lines: [String] = []
    for word in split(separator: " ") {
      if let line = lines.last, length(line + " " + word) <= width {
        lines[lines.count - 1] = line + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}

extension [(name: String, text: String)] {
  /// Returns names and texts in two columns, in lines of at most `width` characters; where the second column would have fewer than
  /// 28, texts stand below their names.
  package func inColumns(width: Int, indent: Int = 0) -> [String] {
    let start = indent + (map(\.name.count).max() ?? 0) + 2
    let isNarrow = width - start < 28
    let left = isNarrow ? indent + 4 : start
    return flatMap { name, text in
      let lines = text.broken(to: width - left, \.count).map { "".padded(to: left) + $0 }
      let name = "".padded(to: indent) + name
      guard !isNarrow, let first = lines.first else { return [name] + lines }
      return [name.padded(to: left) + first.dropFirst(left)] + lines.dropFirst()
    }
  }
}
