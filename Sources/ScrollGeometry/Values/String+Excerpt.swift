#if !hasFeature(Embedded)
  extension String {
    /// The text in quotes, for an error's message: at most its first 60 characters.
    package var quoted: String {
      let start = String(String.UnicodeScalarView(unicodeScalars.prefix(60)))
      return start.unicodeScalars.count < unicodeScalars.count
        ? "\(start.debugDescription)…" : start.debugDescription
    }

    /// The text as one line of at most 400 characters, for an error's message that quotes another.
    package var oneLine: String {
      let start = unicodeScalars.prefix(400).map { $0.properties.generalCategory == .control ? " " : $0 }
      return String(String.UnicodeScalarView(start))
    }
  }
#endif
