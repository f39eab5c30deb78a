/// A JSON document whose parts can be changed one by one, whatever type it encodes.
indirect enum JSONTree: Hashable {
  case object([Member])
  case array([JSONTree])
  /// A number, a string with its quotes, `true`, `false` or `null`, as it is written.
  case leaf(String)

  struct Member: Hashable {
    var key: String
    var value: JSONTree
  }

  /// The tree of a text that an encoder has written.
  init(_ text: String) {
    var rest = Array(text.utf8)[...]
    self.init(&rest)
  }

  private init(_ rest: inout ArraySlice<UInt8>) {
    func skip(_ characters: String) {
      while let next = rest.first, characters.utf8.contains(next) { rest.removeFirst() }
    }
    func take(until isEnd: (UInt8) -> Bool) -> String {
      let part = rest.prefix { !isEnd($0) }
      rest.removeFirst(part.count)
      return String(decoding: part, as: UTF8.self)
    }
    func string() -> String {
      rest.removeFirst()
      defer { rest.removeFirst() }
      return take { $0 == UInt8(ascii: "\"") }
    }
    skip(" \n,:")
    switch rest.first {
    case UInt8(ascii: "{"):
      rest.removeFirst()
      var members: [Member] = []
      skip(" \n,")
      while rest.first != UInt8(ascii: "}") {
        let key = string()
        members.append(Member(key: key, value: JSONTree(&rest)))
        skip(" \n,")
      }
      rest.removeFirst()
      self = .object(members)
    case UInt8(ascii: "["):
      rest.removeFirst()
      var elements: [JSONTree] = []
      skip(" \n,")
      while rest.first != UInt8(ascii: "]") {
        elements.append(JSONTree(&rest))
        skip(" \n,")
      }
      rest.removeFirst()
      self = .array(elements)
    case UInt8(ascii: "\""):
      self = .leaf("\"\(string())\"")
    default:
      self = .leaf(take { ",]} \n".utf8.contains($0) })
    }
  }

  /// The document.
  var text: String {
    switch self {
    case .object(let members):
      "{" + members.map { "\"\($0.key)\":\($0.value.text)" }.joined(separator: ",") + "}"
    case .array(let elements): "[" + elements.map(\.text).joined(separator: ",") + "]"
    case .leaf(let text): text
    }
  }
}

// MARK: - Parts

extension JSONTree {
  /// All parts, each before those it is made of; the first is the tree itself.
  var parts: [(path: String, tree: JSONTree)] {
    var result = [(path: "", tree: self)]
    switch self {
    case .object(let members):
      for member in members {
        result += member.value.parts.map { (".\(member.key)\($0.path)", $0.tree) }
      }
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        result += element.parts.map { ("[\(index)]\($0.path)", $0.tree) }
      }
    case .leaf: break
    }
    return result
  }

  /// The tree with its part of an index, as they stand in ``parts``, replaced.
  func replacing(part index: Int, with other: JSONTree) -> JSONTree {
    var left = index
    return replacing(&left, with: other)
  }

  private func replacing(_ left: inout Int, with other: JSONTree) -> JSONTree {
    defer { left -= 1 }
    guard left != 0 else { return other }
    left -= 1
    defer { left += 1 }
    switch self {
    case .object(let members):
      return .object(members.map { Member(key: $0.key, value: $0.value.replacing(&left, with: other)) })
    case .array(let elements):
      return .array(elements.map { $0.replacing(&left, with: other) })
    case .leaf:
      return self
    }
  }

  /// Replacements of a number; the first three are not numbers.
  static let badNumbers = [
    "\"nan\"", "\"inf\"", "\"-inf\"", "-1", "0", "-0.0", "1", "5e-324", "1e-300", "1.7e308", "-1.7e308",
    "1e19",
    "4611686018427387904", "\"0\"", "\"0.000000000000000001\"", "\"2305843009213693952\"", "\"-4\"",
  ]

  /// Whether the tree is a number, or an instant: a number in quotes.
  var isNumber: Bool {
    guard case .leaf(let text) = self, text != "true", text != "false", text != "null" else { return false }
    return Double(text) != nil || Double(text.dropFirst().dropLast()) != nil
  }
}
