#if !hasFeature(Embedded)
  import ScrollGeometry

  /// A column of a recording: numbers as one text, with a space between two of them.
  struct RecordingColumn {
    private(set) var text = ""
    private var isLeftOut = true

    /// The text; nil where the column has no element, or no other than its default.
    var textIfNeeded: String? { isLeftOut ? nil : text }

    /// Appends a number with all its bits.
    mutating func append(_ number: Double) {
      let text = number.description
      append(text.hasSuffix(".0") ? String(text.dropLast(2)) : text, isDefault: false)
    }

    /// Appends a whole number; nil as a hyphen.
    mutating func append(_ number: Int?, isDefault: Bool) {
      append(number?.description ?? "-", isDefault: isDefault)
    }

    /// Appends a duration as nanoseconds, with up to nine decimals.
    mutating func append(_ duration: Duration) {
      append(duration.decimal(unitDigits: 9), isDefault: false)
    }

    private mutating func append(_ element: String, isDefault: Bool) {
      if !text.isEmpty { text.append(" ") }
      text.append(element)
      isLeftOut = isLeftOut && isDefault
    }

    struct Reader {
      private let name: String
      private let isMissing: Bool
      private var rest: Substring.UTF8View

      init(_ text: String?, named name: String) {
        self.name = name
        isMissing = text == nil
        rest = (text ?? "")[...].utf8
      }

      mutating func nextNumber() throws(ScrollRecordingError) -> Double {
        // Not "inf", "nan" or "0x1p3".
        try next("numbers") { text in
          text.utf8.allSatisfy { $0 < 58 || $0 == UInt8(ascii: "e") } ? Double(text) : nil
        }
      }

      /// Reads a whole number; `fallback` where the column is left out.
      mutating func nextInteger(or fallback: Int) throws(ScrollRecordingError) -> Int {
        try isMissing ? fallback : next("whole numbers") { Int($0) }
      }

      /// Reads a whole number, or nil for a hyphen, or where the column is left out.
      mutating func nextOptional() throws(ScrollRecordingError) -> Int? {
        if isMissing { return nil }
        return try next("whole numbers or hyphens") { text -> Int?? in
          text == "-" ? .some(nil) : Int(text).map(Optional.some)
        }
      }

      mutating func nextDuration() throws(ScrollRecordingError) -> Duration {
        try next("nanoseconds with at most nine decimals") { Duration(decimal: $0.utf8, unitDigits: 9) }
      }

      func finish() throws(ScrollRecordingError) {
        guard rest.isEmpty else {
          throw .damaged(at: name, reason: "must have a number for each of its calls, but has more")
        }
      }

      /// Reads the text up to the next space; throws where `read` returns nil for it.
      private mutating func next<Value>(
        _ rule: String, _ read: (Substring) -> Value?
      ) throws(ScrollRecordingError) -> Value {
        guard !rest.isEmpty else {
          throw .damaged(at: name, reason: "must have a number for each of its calls, but has fewer")
        }
        let element = rest.prefix { $0 != UInt8(ascii: " ") }
        rest = rest[element.endIndex...].dropFirst()
        guard let value = read(Substring(element)) else {
          throw .damaged(at: name, reason: "must have \(rule), but has \(String(Substring(element)).quoted)")
        }
        return value
      }
    }
  }
#endif
