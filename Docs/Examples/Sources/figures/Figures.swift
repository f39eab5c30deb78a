import Foundation

/// A picture of the guides, with its name.
struct Figure {
  var name: String
  var svg: String
}

/// Draws the figures of Docs/Geometry with the library's own results:
///
///     swift run --package-path Docs/Examples figures Docs/Figures
@main
enum Figures {
  static func main() throws {
    let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "Docs/Figures")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let figures = [
      viewportFigure(), resizingFigure(), contentChangeFigure(), pagesFigure(), tabsIndicatorFigure(),
      stackFigure(), expandingCardFigure(), scrollIndicatorFigure(),
    ]
    for figure in figures {
      try Data(figure.svg.utf8).write(to: folder.appendingPathComponent(figure.name + ".svg"))
    }
  }
}
