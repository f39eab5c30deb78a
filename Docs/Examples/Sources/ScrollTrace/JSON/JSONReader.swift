/// Reads one JSON text, strictly by RFC 8259: no comments, no trailing commas, no name twice in one object.
struct JSONReader {
  /// The greatest depth of nested arrays and objects. A scenario needs four levels.
  static let deepest = 16

  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0
  private var path = JSONPath.root

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the value that `bytes` contain as UTF-8; a byte order mark before it is skipped.
  static func read(_ bytes: [UInt8]) throws(ScenarioError) -> JSONValue {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw ScenarioError(.root, "must be text in UTF-8", "has other bytes")
    }
    var reader = JSONReader(bytes)
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { reader.position = 3 }
    reader.skipSpace()
    if reader.byte == nil { throw ScenarioError(.root, "must be a JSON text", "is empty") }
    let value = try reader.value()
    reader.skipSpace()
    if reader.byte != nil { throw reader.unexpected("the end of the text") }
    return value
  }

  /// Returns whether all of `text` is a number in JSON's grammar.
  static func isNumber(_ text: String) -> Bool {
    var reader = JSONReader(Array(text.utf8))
    return (try? reader.number()) == text
  }
}

// MARK: - Values

extension JSONReader {
  private mutating func value() throws(ScenarioError) -> JSONValue {
    switch Unicode.Scalar(byte ?? 0) {
    case "{":
      return .object(try nested { reader throws(ScenarioError) in try reader.members() })
    case "[":
      return .array(try nested { reader throws(ScenarioError) in try reader.elements() })
    case "\"":
      return .string(try string())
    case "t" where takeWord("true"):
      return .bool(true)
    case "f" where takeWord("false"):
      return .bool(false)
    case "n" where takeWord("null"):
      return .null
    case "-", "0"..."9":
      return .number(try number())
    default:
      throw unexpected("a value")
    }
  }

  /// Reads an array or an object, from its opening bracket.
  private mutating func nested<Value>(
    _ read: (inout JSONReader) throws(ScenarioError) -> Value
  ) throws(ScenarioError) -> Value {
    guard depth < Self.deepest else {
      throw ScenarioError(path, "must be nested at most \(Self.deepest) levels deep", "is nested deeper")
    }
    depth += 1
    position += 1
    skipSpace()
    let value = try read(&self)
    depth -= 1
    return value
  }

  private mutating func elements() throws(ScenarioError) -> [JSONValue] {
    var elements: [JSONValue] = []
    let outer = path
    defer { path = outer }
    if take("]") { return elements }
    while true {
      path = outer.element(elements.count)
      skipSpace()
      elements.append(try value())
      skipSpace()
      if take("]") { return elements }
      guard take(",") else { throw unexpected("a comma or a closing bracket") }
    }
  }

  private mutating func members() throws(ScenarioError) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    var names: Set<String> = []
    let outer = path
    defer { path = outer }
    if take("}") { return members }
    while true {
      path = outer
      skipSpace()
      guard byte == UInt8(ascii: "\"") else { throw unexpected("a name in quotation marks") }
      let name = try string()
      path = outer.member(name)
      skipSpace()
      guard take(":") else { throw unexpected("a colon") }
      skipSpace()
      let value = try value()
      guard names.insert(name).inserted else {
        throw ScenarioError(path, "must stand only once in its object", "stands there again as \(value)")
      }
      members.append(JSONValue.Member(name: name, value: value))
      skipSpace()
      if take("}") { return members }
      guard take(",") else { throw unexpected("a comma or a closing brace") }
    }
  }
}

// MARK: - Numbers and strings

extension JSONReader {
  private mutating func number() throws(ScenarioError) -> String {
    let start = position
    _ = take("-")
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits()
    }
    if let byte, Self.isPartOfWord(byte) {
      position = start
      throw unexpected("a value")
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func digits() throws(ScenarioError) {
    let start = position
    while let byte, Self.isDigit(byte) { position += 1 }
    if position == start { throw unexpected("a digit") }
  }

  private mutating func string() throws(ScenarioError) -> String {
    position += 1
    var text: [UInt8] = []
    while let byte {
      position += 1
      switch byte {
      case UInt8(ascii: "\""):
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text += String(try escape()).utf8
      case 0..<0x20:
        position -= 1
        throw unexpected("a closing quotation mark")
      default:
        text.append(byte)
      }
    }
    throw unexpected("a closing quotation mark")
  }

  /// Reads an escape sequence after its backslash, and returns its character.
  private mutating func escape() throws(ScenarioError) -> Unicode.Scalar {
    let start = position
    position += 1
    switch start < bytes.count ? Unicode.Scalar(bytes[start]) : "\0" {
    case "\"": return "\""
    case "\\": return "\\"
    case "/": return "/"
    case "b": return "\u{8}"
    case "f": return "\u{c}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u":
      if let scalar = escapedScalar() { return scalar }
    default:
      break
    }
    position = start
    throw unexpected("an escape sequence")
  }

  /// Returns the character of four hexadecimal digits, or of a surrogate pair.
  private mutating func escapedScalar() -> Unicode.Scalar? {
    guard let unit = codeUnit() else { return nil }
    guard (0xd800..<0xdc00).contains(unit) else { return Unicode.Scalar(unit) }
    guard take("\\"), take("u"), let low = codeUnit(), (0xdc00..<0xe000).contains(low) else { return nil }
    return Unicode.Scalar(0x10000 + (unit - 0xd800) << 10 + (low - 0xdc00))
  }

  private mutating func codeUnit() -> UInt32? {
    guard position + 4 <= bytes.count else { return nil }
    let digits = bytes[position..<position + 4]
    guard digits.allSatisfy(Self.isHexDigit) else { return nil }
    position += 4
    return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}

// MARK: - Bytes

extension JSONReader {
  private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte, byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09 { position += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// Skips `word` if it is the next complete word.
  private mutating func takeWord(_ word: String) -> Bool {
    guard bytes[position...].starts(with: word.utf8) else { return false }
    let end = position + word.utf8.count
    if end < bytes.count && Self.isPartOfWord(bytes[end]) { return false }
    position = end
    return true
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte >= 0x80 || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || "+-._".utf8.contains(byte)
  }

  /// Returns the error that the present character is not `expected`.
  private func unexpected(_ expected: String) -> ScenarioError {
    let before = bytes[..<position]
    let line = before.count { $0 == 0x0a } + 1
    // Continuation bytes do not count as columns.
    let start = before.lastIndex(of: 0x0a).map { $0 + 1 } ?? 0
    let column = before[start...].count { $0 & 0xc0 != 0x80 } + 1
    return ScenarioError(
      path, "must be JSON with \(expected) at line \(line), column \(column)", "has \(whatStandsHere)")
  }

  private var whatStandsHere: String {
    guard let byte else { return "the end of the text" }
    var end = position + 1
    if Self.isPartOfWord(byte) {
      while end < bytes.count, Self.isPartOfWord(bytes[end]) { end += 1 }
    }
    return String(decoding: bytes[position..<end], as: UTF8.self).shortened.escaped
  }
}
