import ScrollGeometry

extension Duration {
  /// The duration as a number of seconds, clamped to ±2⁶¹ s. Whole nanoseconds, up to 97 days, are rounded once:
  /// `.milliseconds(1118)` is the `Double` 1.118.
  var inSeconds: Double {
    let instant = ScrollInstant(self)
    if instant.attoseconds % Self.nanosecond == 0, instant.wholeSeconds.magnitude < 1 << 23 {
      // Below 2⁵³, where every whole number is a `Double`.
      return Double(instant.wholeSeconds * 1_000_000_000 + instant.attoseconds / Self.nanosecond) / 1e9
    }
    // `seconds(to:)` takes the later instant, and returns 0 for an earlier one.
    return instant < .origin ? 0 - instant.seconds(to: .origin) : ScrollInstant.origin.seconds(to: instant)
  }

  /// Creates the duration of `seconds`, a finite number: in whole nanoseconds if that duration is the same number of
  /// seconds, else exactly.
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
#endif
