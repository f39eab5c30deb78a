#if !hasFeature(Embedded)
  import ScrollGeometry

  /// A column of a recording: numbers as one text, with a space between two of them.
  struct RecordingColumn {
    private var bytes: [UInt8] = []
    /// Whether the column has no element, or no other than its default.
    private(set) var isLeftOut = true

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Appends a number with all its bits.
    mutating func append(_ number: Double) {
      beginElement(isDefault: false)
      bytes.append(contentsOf: number.description.utf8)
      if bytes.suffix(2).elementsEqual(".0".utf8) { bytes.removeLast(2) }
    }

    /// Appends a whole number; nil as a hyphen.
    mutating func append(_ number: Int?, isDefault: Bool) {
      beginElement(isDefault: isDefault)
      bytes.append(contentsOf: (number?.description ?? "-").utf8)
    }

    /// Appends a duration as nanoseconds, with up to nine decimals.
    mutating func append(_ duration: Duration) {
      beginElement(isDefault: false)
      let (seconds, attoseconds) = duration.components
      if seconds < 0 || attoseconds < 0 { bytes.append(UInt8(ascii: "-")) }
      let (nanoseconds, decimals) = attoseconds.magnitude.quotientAndRemainder(dividingBy: 1_000_000_000)
      if seconds == 0 {
        bytes.append(contentsOf: nanoseconds.description.utf8)
      } else {
        bytes.append(contentsOf: seconds.magnitude.description.utf8)
        bytes.append(contentsOf: nanoseconds.padded)
      }
      guard decimals > 0 else { return }
      bytes.append(UInt8(ascii: "."))
      bytes.append(contentsOf: decimals.padded)
    }

    private mutating func beginElement(isDefault: Bool) {
      if !bytes.isEmpty { bytes.append(UInt8(ascii: " ")) }
      isLeftOut = isLeftOut && isDefault
    }

    struct Reader {
      private let name: String
      private let isMissing: Bool
      private let bytes: [UInt8]
      private var position = 0

      init(_ text: String?, named name: String) {
        self.name = name
        isMissing = text == nil
        bytes = Array((text ?? "").utf8)
      }

      mutating func nextNumber() throws(ScrollRecordingError) -> Double {
        let element = try next()
        // Not "inf", "nan" or "0x1p3".
        let isDecimal = element.allSatisfy { $0 < 58 || $0 == UInt8(ascii: "e") }
        guard isDecimal, let number = Double(String(decoding: element, as: UTF8.self)) else {
          throw refusal(of: element, "numbers")
        }
        return number
      }

      /// Reads a whole number; `fallback` where the column is left out.
      mutating func nextInteger(or fallback: Int) throws(ScrollRecordingError) -> Int {
        try isMissing ? fallback : integer(in: next(), "whole numbers")
      }

      /// Reads a whole number, or nil for a hyphen, or where the column is left out.
      mutating func nextOptional() throws(ScrollRecordingError) -> Int? {
        if isMissing { return nil }
        let element = try next()
        return try element.elementsEqual("-".utf8) ? nil : integer(in: element, "whole numbers or hyphens")
      }

      private func integer(
        in element: ArraySlice<UInt8>, _ rule: String
      ) throws(ScrollRecordingError) -> Int {
        guard let number = Int(String(decoding: element, as: UTF8.self)) else {
          throw refusal(of: element, rule)
        }
        return number
      }

      mutating func nextDuration() throws(ScrollRecordingError) -> Duration {
        let element = try next()
        guard let duration = Duration(decimal: element, unitDigits: 9) else {
          throw refusal(of: element, "nanoseconds with at most nine decimals")
        }
        return duration
      }

      func finish() throws(ScrollRecordingError) {
        guard position >= bytes.count else {
          throw .damaged(at: name, reason: "must have a number for each of its calls, but has more")
        }
      }

      /// Reads the bytes up to the next space.
      private mutating func next() throws(ScrollRecordingError) -> ArraySlice<UInt8> {
        guard position < bytes.count else {
          throw .damaged(at: name, reason: "must have a number for each of its calls, but has fewer")
        }
        let start = position
        while position < bytes.count, bytes[position] != UInt8(ascii: " ") { position += 1 }
        defer { position += 1 }
        return bytes[start..<position]
      }

      private func refusal(of element: ArraySlice<UInt8>, _ rule: String) -> ScrollRecordingError {
        .damaged(
          at: name, reason: "must have \(rule), but has \(String(decoding: element, as: UTF8.self).quoted)")
      }
    }
  }

  extension UInt64 {
    /// The number, which is less than 10⁹, with nine digits.
    fileprivate var padded: Substring.UTF8View { (self + 1_000_000_000).description.utf8.dropFirst() }
  }
#endif
