/// A JSON value whose numbers are kept as they are written.
///
/// Foundation's decoders would need less code, but
///
/// - of two members with the same name they silently take one,
/// - they do not say at which line and member a text is not JSON, and people write scenarios by hand,
/// - of their numbers a `Double` has too few digits for an instant in attoseconds, and a `Decimal` too small a range for
///   the other numbers, as long as nobody knows which of the two a number will be.
///
/// `FoundationJSONTests` fails when that has changed, and this reader can go.
enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// The number's text, which follows JSON's grammar.
  case number(String)
  case string(String)
  case array([JSONValue])
  /// The members in the order of the text, each name once.
  case object([Member])

  struct Member: Hashable, Sendable {
    let name: String
    let value: JSONValue
  }
}

// MARK: - Writing

extension JSONValue {
  /// The value as JSON in one line.
  var line: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let literal): literal
    case .string(let text): "\"" + text.escaped + "\""
    case .array(let elements): "[" + elements.map(\.line).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { "\"\($0.name.escaped)\": \($0.value.line)" }.joined(separator: ", ") + "}"
    }
  }
}

// MARK: - In messages

extension JSONValue: CustomStringConvertible {
  /// The value in one line, shortened if it is long.
  var description: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let literal): literal.shortened
    case .string(let text): text.quoted
    case .array(let elements):
      "[" + elements.prefix(4).map(\.brief).joined(separator: ", ") + (elements.count > 4 ? ", …]" : "]")
    case .object(let members):
      "{" + members.prefix(3).map { "\($0.name.quoted): \($0.value.brief)" }.joined(separator: ", ")
        + (members.count > 3 ? ", …}" : "}")
    }
  }

  /// The value inside another one: nested values are abbreviated.
  private var brief: String {
    switch self {
    case .array(let elements): elements.isEmpty ? "[]" : "[…]"
    case .object(let members): members.isEmpty ? "{}" : "{…}"
    default: description
    }
  }
}

extension String {
  /// The text, shortened if it is long.
  var shortened: String {
    utf8.count > 60 && count > 40 ? prefix(39) + "…" : self
  }

  /// The text in one line and in quotation marks, shortened if it is long.
  var quoted: String { "\"" + shortened.escaped + "\"" }

  /// The text with the escape sequences of a JSON string, without quotation marks; always one line.
  package var escaped: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\0"..<" ", "\u{7f}"..<"\u{a0}", "\u{2028}", "\u{2029}":
        let hex = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
