extension Double {
  /// The number without a trailing ".0": 1 rather than 1.0.
  var text: String {
    // `Int32(exactly:)` would call libm in debug builds. −0 is printed with its sign.
    guard magnitude < 0x1p31, Double(Int64(self)) == self, self != 0 || sign == .plus else {
      return "\(self)"
    }
    return "\(Int64(self))"
  }
}

#if !hasFeature(Embedded)
  extension String {
    /// The text in quotes, for an error's message: at most its first 60 characters.
    package var quoted: String {
      let start = String(String.UnicodeScalarView(unicodeScalars.prefix(60)))
      return start.debugDescription + (unicodeScalars.count > 60 ? "…" : "")
    }

    /// The text as one line of at most 400 characters, for an error's message that quotes another.
    package var oneLine: String {
      let start = unicodeScalars.prefix(400).map { $0.properties.generalCategory == .control ? " " : $0 }
      return String(String.UnicodeScalarView(start))
    }
  }
#endif
