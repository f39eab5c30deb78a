import ScrollGeometry

extension Duration {
  /// The duration as a number of seconds, clamped to ±2⁶¹ s.
  ///
  /// It converts the durations that a host gives to the numbers that curves take. Whole nanoseconds, up to 97 days,
  /// are rounded once: `.milliseconds(1118)` is the `Double` 1.118.
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
