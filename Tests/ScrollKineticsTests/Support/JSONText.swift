/// A JSON document as an encoder has written it, without spaces, whose values can be replaced one by one, whatever type it encodes.
struct JSONText {
  /// A value in the document.
  struct Part {
    /// Where it stands: `.axes.vertical.members[0].start`.
    let path: String
    /// The path without the indices of lists.
    let key: String
    /// The number of values around it.
    let depth: Int
    let text: Substring

    /// Whether it is neither an object nor a list.
    var isLeaf: Bool { !text.hasPrefix("{") && !text.hasPrefix("[") }

    /// Whether it is a number, or an instant: a number in quotes.
    var isNumber: Bool { isLeaf && (Double(text) != nil || Double(text.dropFirst().dropLast()) != nil) }
  }

  let text: String
  /// All values, each before those that it is made of; the first is the document.
  private(set) var parts: [Part] = []

  init(_ text: String) {
    self.text = text
    let bytes = Array(text.utf8)
    var place = 0
    func slice(_ start: Int, _ end: Int) -> Substring {
      let first = text.utf8.index(text.startIndex, offsetBy: start)
      return text[first..<text.utf8.index(first, offsetBy: end - start)]
    }
    func passString() {
      place += 1
      while bytes[place] != UInt8(ascii: "\"") { place += 1 }
      place += 1
    }
    func pass(_ path: String, _ key: String, depth: Int) {
      let (start, index) = (place, parts.count)
      parts.append(Part(path: path, key: key, depth: depth, text: ""))
      switch bytes[place] {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        var count = 0
        place += 1
        while bytes[place] != UInt8(ascii: "}"), bytes[place] != UInt8(ascii: "]") {
          if bytes[place] == UInt8(ascii: ",") { place += 1 }
          if bytes[start] == UInt8(ascii: "[") {
            pass("\(path)[\(count)]", key, depth: depth + 1)
          } else {
            let quote = place
            passString()
            let name = slice(quote + 1, place - 1)
            place += 1
            pass("\(path).\(name)", "\(key).\(name)", depth: depth + 1)
          }
          count += 1
        }
        place += 1
      case UInt8(ascii: "\""): passString()
      default:
        while place < bytes.count, bytes[place] != UInt8(ascii: ","), bytes[place] != UInt8(ascii: "]"),
          bytes[place] != UInt8(ascii: "}")
        { place += 1 }
      }
      parts[index] = Part(path: path, key: key, depth: depth, text: slice(start, place))
    }
    pass("", "", depth: 0)
  }

  func replacing(_ part: Part, with other: some StringProtocol) -> String {
    "\(text[..<part.text.startIndex])\(other)\(text[part.text.endIndex...])"
  }

  /// Replacements of a number; the first three are not numbers.
  static let badNumbers = [
    "\"nan\"", "\"inf\"", "\"-inf\"", "-1", "0", "-0.0", "1", "5e-324", "1e-300", "1.7e308", "-1.7e308",
    "1e19", "4611686018427387904", "\"0\"", "\"0.000000000000000001\"", "\"2305843009213693952\"", "\"-4\"",
  ]
}
