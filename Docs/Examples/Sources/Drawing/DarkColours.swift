/// The colours of a picture on a dark page: each is as light as it was dark, in the same hue. Those in other notations than `#rrggbb`
/// stay as they are.
enum DarkColours {
  /// Returns the style sheet for pages that are dark, for all colours `#rrggbb` of the text of a picture; shapes of the class `clear`
  /// are not filled.
  ///
  /// A presentation attribute gives way to any rule, so that no shape needs to know of it.
  static func style(of svg: String, clearing clear: String) -> String {
    var colours: Set<String> = []
    for part in svg.split(separator: "#", omittingEmptySubsequences: false).dropFirst() {
      let digits = part.prefix { $0.isHexDigit }
      if digits.count == 6 { colours.insert(String(digits)) }
    }
    let rules = colours.sorted().map { colour in
      let dark = counterpart(colour)
      return "[fill=\"#\(colour)\"]{fill:#\(dark)}[stroke=\"#\(colour)\"]{stroke:#\(dark)}"
    }
    // A picture that is opened by itself has the browser's own dark page.
    return
      "<style>:root{color-scheme:light dark}@media (prefers-color-scheme: dark){\(rules.joined()).\(clear){fill:none}}</style>\n"
  }

  /// Returns the colour whose lightness is the other way round, between a dark page and nearly white. Of the darker half of all
  /// colours, that of ink, none is darker than 0.62, so that it can be read.
  private static func counterpart(_ colour: String) -> String {
    let value = Int(colour, radix: 16)!
    let parts = [value >> 16, value >> 8 & 255, value & 255].map { Double($0) / 255 }
    let (low, high) = (parts.min()!, parts.max()!)
    let light = (low + high) / 2
    let chroma = 1 - (2 * light - 1).magnitude
    let saturation = chroma > 0 ? (high - low) / chroma : 0
    let darkLight = light <= 0.5 ? 0.93 - 0.62 * light : 0.62 - 1.1 * (light - 0.5)
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
