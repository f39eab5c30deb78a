#if !hasFeature(Embedded)
  import ScrollGeometry

  // Encoded as seconds in decimal text, "0.016": a JSON number would lose attoseconds in readers that store it as a double.
  extension ScrollInstant: CodableByParts {
    package init(parts text: String) throws {
      guard let instant = ScrollInstant(decimal: text) else {
        throw Self.refusal("must be seconds in decimal, such as \"0.016\", but is \(text.quoted)")
      }
      self = instant
    }

    package var parts: String { decimal }

    /// The exact number of seconds since the origin as decimal text: "-0.5", "2", "0.016".
    var decimal: String {
      let (seconds, rest) = sinceOrigin.components
      let fraction = String(String(rest.magnitude + UInt64(Self.attosecondsPerSecond)).dropFirst())
      let digits = String(fraction.reversed().drop { $0 == "0" }.reversed())
      return (seconds < 0 || rest < 0 ? "-" : "") + "\(seconds.magnitude)"
        + (digits.isEmpty ? "" : "." + digits)
    }

    /// Creates an instant from decimal text; nil for any other text, or where the seconds do not fit into 64 bits.
    private init?(decimal text: String) {
      let isNegative = text.hasPrefix("-")
      let parts = text.utf8.dropFirst(isNegative ? 1 : 0).split(
        separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
      let isDigits = { (part: Substring.UTF8View) in !part.isEmpty && part.allSatisfy { 48...57 ~= $0 } }
      let fraction = parts.count == 2 ? parts[1] : Substring("0").utf8
      guard isDigits(parts[0]), isDigits(fraction), fraction.count <= 18,
        let whole = Int64(Substring(parts[0]))
      else { return nil }
      var attoseconds: Int64 = 0
      for digit in fraction { attoseconds = attoseconds * 10 + Int64(digit - 48) }
      for _ in fraction.count..<18 { attoseconds *= 10 }

      let since = Duration(secondsComponent: whole, attosecondsComponent: attoseconds)
      self.init(isNegative ? .zero - since : since)
    }
  }

  extension ScrollInstant: CustomStringConvertible {
    /// The exact number of seconds since the origin, such as `2.849 s` or `0.100000000000000006 s`.
    public var description: String { "\(decimal) s" }
  }
#endif
