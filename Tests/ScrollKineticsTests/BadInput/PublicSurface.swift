/// The public entries of both modules that take numbers, read from the sources.
///
/// A minimal parser for formatted sources, which handles comments, braces and parentheses.
enum PublicSurface {
  /// The types that contain numbers, without those that validate their numbers, such as a viewport.
  private static let types = [
    "Double", "Int", "Int64", "ScrollPoint", "ScrollVector", "ScrollSize", "ScrollInsets", "ScrollRect",
    "ClosedRange", "Range", "Duration", "Keeping", "Input", "ScrollAnimation", "ScrollGesture", "Points",
    "Reach", "Event",
  ].joined(separator: "|")

  /// The name of an entry: `Pages.position(at:)` for a function, `Viewport.frame` for a variable that can be set.
  static func entries() throws -> [String] {
    let sources = repositoryRoot.appendingPathComponent("Sources")
    var found: Set<String> = []
    for case let file as URL in FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)!
    where file.pathExtension == "swift" && !file.path.contains("/Apple/") {
      found.formUnion(try entries(in: String(decoding: try Data(contentsOf: file), as: UTF8.self)))
    }
    return found.sorted()
  }

  static func entries(in source: String) throws -> [String] {
    // Split into words as in Swift's grammar: by Unicode's word boundaries `Scroller.Input` is one word.
    func regex(_ pattern: String) throws -> Regex<AnyRegexOutput> {
      try Regex(pattern).wordBoundaryKind(.simple)
    }
    let text = source.split(separator: "\n").lazy.filter { !$0.drop { $0 == " " }.hasPrefix("//") }
      .joined(separator: "\n")
    let token = try regex(
      #"\b(?:struct|enum|extension|protocol|class)\s+(?<type>[\w.]+)|[{}]"#
        + #"|\bpublic\b(?!\s*\()[^\n{}]*?\b(?<kind>init|func|subscript|var)\b"#)
    let number = try regex("\\b(?:\(types))\\b")
    let variable = try regex(
      "^ (?<name>\\w+): (?:\\[|\\w+\\.)*(?:\(types))\\b(?:<\\w+>)?\\]?\\??(?: = [^\\n]*)?(?:\\n| \\{\\n *didSet| \\{ didSet)"
    )
    var (stack, next): ([String?], String?) = ([], nil)
    var found: [String] = []
    for match in text.matches(of: token) {
      let rest = text[match.range.upperBound...]
      if let type = match["type"]?.substring {
        next = String(type)
      } else if text[match.range] == "{" {
        stack.append(next)
        next = nil
      } else if text[match.range] == "}" {
        _ = stack.popLast()
      } else if let kind = match["kind"]?.substring {
        let context = stack.compactMap { $0 }.joined(separator: ".")
        if kind == "var" {
          guard !text[match.range].contains("(set)") else { continue }
          if let name = try variable.prefixMatch(in: rest)?["name"]?.substring {
            found.append("\(context).\(name)")
          }
          continue
        }
        guard let opening = rest.firstIndex(of: "(") else { continue }
        let name =
          rest[..<opening].split { $0 == " " || $0 == "<" || $0 == "?" }.first.map(String.init)
          ?? String(kind)
        // Where the call is written is no part of the name.
        let parameters = parameters(rest[opening...]).filter { !$0.contains(": Caller") }
        guard parameters.contains(where: { $0.contains(number) }) else { continue }
        // A subscript's parameters have no labels unless they have two names.
        let labels = parameters.map { parameter in
          let names = parameter.prefix { $0 != ":" }.split(separator: " ")
          return kind == "subscript" && names.count < 2 ? "_:" : "\(names.first ?? "_"):"
        }
        found.append("\(context).\(name)(\(labels.joined()))")
      }
    }
    return found
  }

  /// The parameters of a list that begins with its parenthesis.
  private static func parameters(_ text: Substring) -> [Substring] {
    var (depth, parts): (Int, [Substring]) = (0, [])
    var start = text.index(after: text.startIndex)
    for index in text.indices {
      switch text[index] {
      case "(", "[", "{": depth += 1
      case ",", ")", "]", "}":
        if depth == 1 {
          parts.append(text[start..<index].drop { $0.isWhitespace })
          start = text.index(after: index)
        }
        if text[index] != "," { depth -= 1 }
        if depth == 0 { return parts }
      default: break
      }
    }
    return parts
  }
}
