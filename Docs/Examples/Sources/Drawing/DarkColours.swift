/// The colours of a picture on a dark page: each is as light as it was dark, in the same hue.
enum DarkColours {
  /// Returns the style sheet for pages that are dark, for all colours `#rrggbb` of the text of a picture.
  ///
  /// A presentation attribute gives way to any rule, so that no shape needs to know of it.
  static func style(of svg: String) -> String {
    var colours: Set<String> = []
    for part in svg.split(separator: "#", omittingEmptySubsequences: false).dropFirst() {
      let digits = part.prefix { $0.isHexDigit }
      if digits.count == 6 { colours.insert(String(digits)) }
    }
    let rules = colours.sorted().map { colour in
      let dark = counterpart(colour)
      return "[fill=\"#\(colour)\"]{fill:#\(dark)}[stroke=\"#\(colour)\"]{stroke:#\(dark)}"
    }
    return "<style>@media (prefers-color-scheme: dark){\(rules.joined())}</style>\n"
  }

  /// Returns the colour whose lightness is the other way round, between a dark page and nearly white.
  private static func counterpart(_ colour: String) -> String {
    let value = Int(colour, radix: 16)!
    let parts = [value >> 16, value >> 8 & 255, value & 255].map { Double($0) / 255 }
    let (low, high) = (parts.min()!, parts.max()!)
    let light = (low + high) / 2
    let chroma = 1 - (2 * light - 1).magnitude
    let saturation = chroma > 0 ? (high - low) / chroma : 0
    let darkLight = 0.93 - 0.86 * light
    let reach = saturation * (1 - (2 * darkLight - 1).magnitude) / 2
    let dark = parts.map { part in
      high > low ? darkLight + (2 * (part - low) / (high - low) - 1) * reach : darkLight
    }
    return dark.map { part in
      let digits = String(Int(part * 255 + 0.5), radix: 16)
      return digits.count < 2 ? "0" + digits : digits
    }.joined()
  }
}
