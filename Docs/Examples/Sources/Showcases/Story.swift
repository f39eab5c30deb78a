import Drawing

/// A showcase as `scroll-trace demo` tells it: a script that uses the showcase, and the numbers that the script has
/// measured, as text and as a picture.
package protocol Story: Sendable {
  /// The name on the command line.
  static var name: String { get }
  /// What there is to see, in one line.
  static var summary: String { get }

  /// Runs the script.
  init() async throws

  /// The story in numbers.
  var chapters: [Chapter] { get }
  /// The picture, as SVG.
  var picture: String { get }
}

/// A part of a story: its name, and what happens. Lines that begin with a space, as those of a table, are printed as
/// they are, over the whole width.
package struct Chapter: Sendable {
  let name: String
  let text: [String]

  init(_ name: String, _ text: String...) { self.init(name, text) }

  init(_ name: String, _ text: [String]) {
    (self.name, self.text) = (name, text)
  }
}

/// The showcases, from the smallest to the largest.
package enum Stories {
  package static let all: [any Story.Type] = [
    BareScrollViewStory.self, PlayerTabsStory.self, ScrollableStackStory.self, ExpandingCardStory.self,
    AppStoreShelfStory.self, ProductPageStory.self, MapSheetStory.self, MonteCarloStory.self,
  ]

  /// Returns the showcase called `name`.
  package static func named(_ name: String) -> (any Story.Type)? { all.first { $0.name == name } }
}

// MARK: - As text

extension Story {
  /// The story in lines of at most 80 columns, without their ends.
  ///
  /// - Parameter picture: where the picture was written; nil if it was not.
  package func lines(picture: String?, ink: TerminalInk) -> [String] {
    let source = "Docs/Examples/Sources/Showcases/\(Self.file).swift"
    let end = [Chapter("Picture", picture ?? "--output \(Self.name).svg draws it"), Chapter("Code", source)]
    return [ink.bold(Self.name), ink(Self.summary, .grey), ""]
      + (chapters + end).flatMap { $0.lines(width: 80, indent: 14, ink: ink) }
  }

  /// The name of the source file: that of the showcase, in camel case.
  static var file: String {
    name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}

extension Chapter {
  /// The name, and beside it the text, broken between words.
  func lines(width: Int, indent: Int, ink: TerminalInk) -> [String] {
    func isKept(_ line: String) -> Bool { line.isEmpty || line.hasPrefix(" ") }
    let lines = text.flatMap { isKept($0) ? [$0] : $0.broken(to: width - indent, \.count) }
    return lines.enumerated().map { index, line in
      guard !isKept(line) else { return line }
      return (index == 0 ? ink(name.padded(to: indent), .grey) : "".padded(to: indent)) + line
    }
  }
}

extension String {
  /// Returns the text in lines whose length, measured by `length`, is at most `width`, broken between words.
  func broken<Length: Comparable>(to width: Length, _ length: (String) -> Length) -> [String] {
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

/// Returns a number with the given number of decimals, zeros included, for the columns of a table.
func fixed(_ value: Double, decimals: Int = 3) -> String {
  var text = value.text(decimals: decimals)
  if !text.contains(".") { text += "." }
  let missing = decimals - text.drop { $0 != "." }.dropFirst().count
  return text + String(repeating: "0", count: max(0, missing))
}
