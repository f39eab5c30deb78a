#if !hasFeature(Embedded)
  import ScrollGeometry

  // Encoded as seconds in decimal text, "0.016": a JSON number would lose attoseconds in readers that store it as a double.
  extension ScrollInstant: CodableByParts {
    package init(parts text: String) throws {
      guard let sinceOrigin = Duration(decimal: text.utf8, unitDigits: 0) else {
        throw Self.refusal("must be seconds in decimal, such as \"0.016\", but is \(text.quoted)")
      }
      self.init(sinceOrigin)
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
  }

  extension ScrollInstant: CustomStringConvertible {
    /// The exact number of seconds since the origin, such as `2.849 s` or `0.100000000000000006 s`.
    public var description: String { "\(decimal) s" }
  }
#endif
