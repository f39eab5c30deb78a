/// Writes the tables of Docs/Physics.md: the library's difference from UIKit, what is known of each law, and what is open.
final class FidelityTests: XCTestCase {
  private static let (mark, end) = ("<!-- generated: FidelityTests -->\n", "<!-- end -->")

  /// Catches: `Law.pullBack` or `DecelerationRate.normal` off by a millionth; in `MovingAxis.catchUp`, `rest` for
  /// `metrics.roundedUnlessLimit(rest)`.
  func testTablesAreWhatTheReplaysGive() throws {
    let parts = try text(of: "Docs/Physics.md").components(separatedBy: Self.mark)
    let tables = [
      Self.table(
        ["Motion", "Compared", "`displayLink`", "`exact`"],
        Difference.all.map { [$0.motion, $0.compared, $0.displayLink, $0.exact] }),
      Self.table(["Law", "Known", "From"], Knowledge.all.map { [$0.law, $0.known, $0.source] }),
      Self.openQuestions,
    ]
    XCTAssertEqual(parts.count, 1 + tables.count)
    let page = zip(parts.dropFirst(), tables).map { part, table in
      Self.mark + "\n" + table + "\n" + Self.end
        + part.components(separatedBy: Self.end).dropFirst().joined(separator: Self.end)
    }
    try assertPage("Docs/Physics.md", is: parts[0] + page.joined())
  }

  /// The README, and what the page and the demo show, have the numbers of the table.
  /// Catches: in `Law.pullBack`, 10.06; in `FlingStepper.stepInside`, a crossing found by the closed form.
  func testReadmeHasTheNumbersOfTheTable() throws {
    let readme = try text(of: "README.md").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let flights = Difference.flights
    XCTAssertEqual(
      flights[0].displayLink, "1.1·10⁻⁶ pt", "the page's tests and those of the demo have it, too")
    let exact = flights.map { $0.exact.replacing(" pt", with: "") }
    let logged = LoggedMotionTests.bounces.map(\.pixels.count).reduce(LoggedMotionTests.pageChange.count, +)
    for text in [
      "1.1 millionths of a point", "\(logged) logged offsets, \(logged - 1) to the pixel",
      "\(Difference.recordedFrames) frames of five recordings",
      "\(exact[0]) points off in the flick, \(exact[1]) and \(exact[2]) in returns from past the end,"
        + " \(exact[3]) in a flick into it",
    ] { XCTAssertTrue(readme.contains(text), "README.md lacks: \(text)") }
  }

  /// Every [O] of the sources has its row, under the name of its file, and no row names a file without one.
  func testEveryChoiceOfTheSourcesHasItsRow() throws {
    var marks: [String: Int] = [:]
    for folder in ["ScrollGeometry", "ScrollKinetics"] {
      let root = repositoryRoot.appendingPathComponent("Sources/" + folder)
      for case let file as URL in try XCTUnwrap(
        FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
      where file.pathExtension == "swift" {
        let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        marks[file.deletingPathExtension().lastPathComponent] = text.components(separatedBy: "[O]").count - 1
      }
    }
    var rows: [String: Int] = [:]
    for file in OpenQuestion.all.flatMap(\.files) { rows[file, default: 0] += 1 }
    for file in Set(marks.keys).union(rows.keys).sorted()
    where marks[file, default: 0] != rows[file, default: 0] {
      XCTFail(
        "\(file).swift has \(marks[file, default: 0]) choices [O], and \(rows[file, default: 0]) rows in OpenQuestion name"
          + " it: say in a row which recording would settle the choice, then SCROLL_RECORD=1 writes Docs/Physics.md"
      )
    }
  }

  /// Each section of Docs/Physics.md has at least as many rows as it has choices of the library.
  func testEveryChoiceOfTheLawsHasItsRow() throws {
    let sections = try text(of: "Docs/Physics.md").components(separatedBy: "\n## ")
      .filter { $0.hasPrefix("§") }
    XCTAssertEqual(sections.count, 11)
    for section in sections {
      let name = String(section.prefix { $0 != " " })
      let choices = section.components(separatedBy: "[O]").count - 1
      let rows = OpenQuestion.all.count { $0.section.hasPrefix(name + " ") && $0.choice.contains("O]") }
      XCTAssertGreaterThanOrEqual(rows, choices, "\(name) of Docs/Physics.md has choices without a row")
    }
  }

  private func text(of path: String) throws -> String {
    String(decoding: try Data(contentsOf: repositoryRoot.appendingPathComponent(path)), as: UTF8.self)
  }

  private static func table(_ head: [String], _ rows: [[String]]) -> String {
    ([head, head.map { _ in "---" }] + rows).map { "| " + $0.joined(separator: " | ") + " |" }
      .joined(separator: "\n") + "\n"
  }

  /// The recordings and the number of choices that each settles, in a table; then the choices, folded.
  private static var openQuestions: String {
    let scenes = OpenQuestion.Scene.allCases.enumerated().map {
      ("\($0 + 1)", $1.rawValue, OpenQuestion.Answer.scene($1))
    }
    let looks = OpenQuestion.Look.allCases.map { ("", $0.rawValue, OpenQuestion.Answer.look($0, "")) }
    let none = ("", "nothing: UIKit has no such thing, or leaves it to the app", OpenQuestion.Answer.none(""))
    let groups = (scenes + looks + [none]).map { ($0, $1, OpenQuestion.rows(answeredAs: $2)) }
    let folded = groups.map { number, text, rows in
      // No Markdown within a tag.
      let title = text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .map { $0 % 2 == 0 ? $1 : "<code>" + $1 + "</code>" }.joined()
      return "\n<details><summary>\(number.isEmpty ? "" : number + ". ")\(title)</summary>\n\n"
        + rows.joined(separator: "\n") + "\n\n</details>\n"
    }
    return table(["", "To record", "Settles"], groups.map { [$0, $1, "\($2.count)"] }) + folded.joined()
  }
}

extension OpenQuestion {
  /// The choices that the same thing settles, as a list in the order of the sections; those that belong to none come last.
  fileprivate static func rows(answeredAs answer: Answer) -> [String] {
    all.filter { $0.answer.isAlike(answer) }.enumerated()
      .sorted { ($0.element.number, $0.offset) < ($1.element.number, $1.offset) }
      .map { "- " + $0.element.text }
  }

  private var number: Int { section.hasPrefix("§") ? Int(section.dropFirst().prefix { $0.isNumber })! : .max }

  private var text: String {
    switch answer {
    case .scene: "\(section): \(choice)"
    case .look(_, let text), .none(let text): "\(section): \(choice). *\(text)*"
    }
  }
}

extension OpenQuestion.Answer {
  fileprivate func isAlike(_ other: Self) -> Bool {
    switch (self, other) {
    case (.scene(let scene), .scene(let other)): scene == other
    case (.look(let look, _), .look(let other, _)): look == other
    case (.none, .none): true
    default: false
    }
  }
}
