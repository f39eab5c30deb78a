import Foundation
import Showcases

/// A picture of the guides, with its name.
struct Figure {
  var name: String
  var svg: String
}

/// Draws the figures of Docs/Geometry, Docs/Physics.md, Docs/Screens.md and Docs/Showcases.md with the library's own results:
///
///     swift run --package-path Docs/Examples figures Docs/Figures
@main
enum Figures {
  /// All figures that this program draws.
  static var all: [Figure] {
    get async throws {
      var figures = [
        publishedLawsFigure(), feelsFigure(),
        viewportFigure(), resizingFigure(), contentChangeFigure(), pagesFigure(), tabsIndicatorFigure(),
        stackFigure(), expandingCardFigure(), scrollIndicatorFigure(), sheetFigure(), headerFigure(),
        cardsFigure(), shelvesFigure(),
      ]
      // Pictures of the guides show what the others do.
      for story in Stories.all where !["expanding-card", "app-store-shelf"].contains(story.name) {
        figures.append(Figure(name: "showcase-" + story.name, svg: try await story.init().picture))
      }
      return figures
    }
  }

  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count == 1, let path = arguments.first, !path.hasPrefix("-") else {
      try FileHandle.standardError.write(contentsOf: Data("usage: figures FOLDER\n".utf8))
      exit(2)
    }
    let folder = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for figure in try await all {
      try Data(figure.svg.utf8).write(to: folder.appendingPathComponent(figure.name + ".svg"))
    }
  }
}
