extension Duration {
  /// The duration as a number of seconds; one longer than 2⁶¹ s is that long.
  ///
  /// What a host gives is converted here, where it meets a curve. Whole nanoseconds, up to 97 days of them, are rounded
  /// once: `.milliseconds(1118)` is the `Double` 1.118.
  var inSeconds: Double {
    let instant = ScrollInstant(self)
    if instant.attoseconds % Self.nanosecond == 0, instant.wholeSeconds.magnitude < 1 << 23 {
      // Below 2⁵³, where every whole number is a `Double`.
      return Double(instant.wholeSeconds * 1_000_000_000 + instant.attoseconds / Self.nanosecond) / 1e9
    }
    // From the earlier to the later: the other way round there are no seconds.
    return instant < .origin ? 0 - instant.seconds(to: .origin) : ScrollInstant.origin.seconds(to: instant)
  }

  /// The duration that `seconds`, a finite number, stands for: of whole nanoseconds if that is the number, else exact.
  init(inSeconds seconds: Double) {
    let exact = ScrollInstant(seconds: seconds).sinceOrigin
    let (whole, attoseconds) = exact.components
    let half = attoseconds < 0 ? -Self.nanosecond / 2 : Self.nanosecond / 2
    let rounded = Duration(
      secondsComponent: whole,
      attosecondsComponent: (attoseconds + half) / Self.nanosecond * Self.nanosecond)
    self = rounded.inSeconds == seconds ? rounded : exact
  }

  /// In attoseconds.
  private static var nanosecond: Int64 { 1_000_000_000 }
}
