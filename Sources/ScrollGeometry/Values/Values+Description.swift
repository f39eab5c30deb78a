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
  extension ScrollPoint: CustomStringConvertible {
    /// The coordinates: `(195, 600)`.
    public var description: String { "(\(x.text), \(y.text))" }
  }

  extension ScrollVector: CustomStringConvertible {
    /// The components: `(0, -2.5)`.
    public var description: String { "(\(dx.text), \(dy.text))" }
  }

  extension ScrollSize: CustomStringConvertible {
    /// The width and height: `(390, 844)`.
    public var description: String { "(\(width.text), \(height.text))" }
  }

  extension ScrollRect: CustomStringConvertible {
    /// The corner, width and height: `(0, 0, 390, 844)`.
    public var description: String {
      "(\(origin.x.text), \(origin.y.text), \(size.width.text), \(size.height.text))"
    }
  }

  extension ScrollInsets: CustomStringConvertible {
    /// The top, left, bottom and right inset: `(47, 0, 34, 0)`.
    public var description: String { "(\(top.text), \(left.text), \(bottom.text), \(right.text))" }
  }

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
