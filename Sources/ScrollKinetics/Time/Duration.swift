import ScrollGeometry

extension Duration {
  /// The seconds, clamped to ±2⁶¹. Whole nanoseconds, up to 97 days, are rounded once: `.milliseconds(1118)` is the `Double` 1.118.
  var inSeconds: Double {
    let instant = ScrollInstant(self)
    if instant.attoseconds % Self.nanosecond == 0, instant.wholeSeconds.magnitude < 1 << 23 {
      // Below 2⁵³, where every whole number is a `Double`.
      return Double(instant.wholeSeconds * 1_000_000_000 + instant.attoseconds / Self.nanosecond) / 1e9
    }
    // `seconds(to:)` takes the later instant, and returns 0 for an earlier one.
    return instant < .origin ? 0 - instant.seconds(to: .origin) : ScrollInstant.origin.seconds(to: instant)
  }

  /// Creates the duration of a finite number of seconds: in whole nanoseconds if these are the same number, else exactly.
  init(inSeconds seconds: Double) {
    let exact = ScrollInstant(seconds: seconds.magnitude)
    let nanoseconds = (exact.attoseconds + Self.nanosecond / 2) / Self.nanosecond
    let rounded = Duration(
      secondsComponent: exact.wholeSeconds, attosecondsComponent: nanoseconds * Self.nanosecond)
    let magnitude = rounded.inSeconds == seconds.magnitude ? rounded : exact.sinceOrigin
    self = seconds < 0 ? .zero - magnitude : magnitude
  }

  /// In attoseconds.
  private static var nanosecond: Int64 { 1_000_000_000 }
}

#if !hasFeature(Embedded)
  /// A duration in its encoded form, which is exact: a number of seconds; where no `Double` is this duration, a decimal text; beyond
  /// 2⁶¹ s, which no instant has, the pair of 64-bit words that `Duration` encodes.
  struct CodableDuration: Codable {
    let duration: Duration

    init(_ duration: Duration) { self.duration = duration }

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let seconds = try? container.decode(Double.self) {
        try seconds.check(.finite, decoder.codingPath.last?.stringValue ?? "seconds")
        duration = Duration(inSeconds: seconds)
      } else if let words = try? container.decode(Duration.self) {
        duration = words
      } else {
        duration = try container.decode(ScrollInstant.self).sinceOrigin
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      let seconds = duration.inSeconds
      if Duration(inSeconds: seconds) == duration {
        try container.encode(seconds)
      } else if ScrollInstant(duration).sinceOrigin == duration {
        try container.encode(ScrollInstant(duration))
      } else {
        try container.encode(duration)
      }
    }
  }

  extension Duration {
    /// Reads a decimal number of units of 10⁻ᵈ seconds, where d is `unitDigits`, with at most 18 − d decimals; nil for any other
    /// text, or where the seconds do not fit into 64 bits.
    init?<Text: BidirectionalCollection<UInt8>>(decimal text: Text, unitDigits: Int) {
      let isNegative = text.first == UInt8(ascii: "-")
      let digits = text.dropFirst(isNegative ? 1 : 0)
      let point = digits.firstIndex(of: UInt8(ascii: ".")) ?? digits.endIndex
      let (whole, decimals) = (digits[..<point], digits[point...].dropFirst())
      // Behind a zero there may be no digits, and no sign.
      func number(_ digits: some Collection<UInt8>) -> Int64? {
        Int64("0" + String(decoding: digits, as: UTF8.self))
      }
      // The last digits of the whole number are units, those before are seconds.
      guard !whole.isEmpty, point == digits.endIndex || !decimals.isEmpty, decimals.count + unitDigits <= 18,
        let seconds = number(whole.dropLast(unitDigits)),
        var attoseconds = number(whole.suffix(unitDigits) + Array(decimals))
      else { return nil }
      for _ in decimals.count + unitDigits..<18 { attoseconds *= 10 }
      let duration = Duration(secondsComponent: seconds, attosecondsComponent: attoseconds)
      self = isNegative ? .zero - duration : duration
    }

    /// Returns the exact number of such units as decimal text: "-0.5", "2", "0.016".
    func decimal(unitDigits: Int) -> String {
      let (seconds, attoseconds) = components
      let digits = (attoseconds.magnitude + 1_000_000_000_000_000_000).description.dropFirst()
      let (units, sign) = (digits.prefix(unitDigits), seconds < 0 || attoseconds < 0 ? "-" : "")
      let whole = seconds == 0 ? "\(UInt64(units) ?? 0)" : "\(seconds.magnitude)\(units)"
      var decimals = digits.dropFirst(unitDigits)
      while decimals.last == "0" { decimals.removeLast() }
      return sign + whole + (decimals.isEmpty ? "" : ".\(decimals)")
    }
  }
#endif
