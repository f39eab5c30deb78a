import ScrollGeometry

/// The instants at which a held press repeats: a press in a scroll bar's track, on an arrow, of a key.
///
///     instant 0 = press        instant n = press + delay + (n − 1)·interval
///
/// The host acts as often as ``count(from:until:)`` increases, until the press ends or, in a track, the thumb is at the pointer.
///
/// The schedule has no state, and the instants are exact: the count depends only on the press and the present instant.
public struct RepeatSchedule: Hashable, Sendable {
  /// The time from the press to the first repeat, not negative.
  public let delay: Duration
  /// The time between two repeats, a millisecond or more.
  public let interval: Duration

  /// The schedule of presses in a scroll bar's track: a repeat after 250 ms, then every 50 ms, as in Chromium ([O]).
  public static let scrollBar = RepeatSchedule(delay: .milliseconds(250), interval: .milliseconds(50))

  /// Creates a schedule with the given times.
  ///
  /// - Precondition: `delay` is not negative and at most a day, `interval` from a millisecond to a day.
  public init(delay: Duration, interval: Duration, file: CallerFile = #fileID, line: CallerLine = #line) {
    require(
      delay >= .zero && delay <= Self.longest, "delay must be from 0 to 86400 seconds, but is \(delay)", file,
      line)
    require(
      interval >= .milliseconds(1) && interval <= Self.longest,
      "interval must be from 0.001 to 86400 seconds, but is \(interval)", file, line)
    self.delay = delay
    self.interval = interval
  }

  private static let longest = Duration.seconds(86_400)
  // Every index fits into an `Int` of 32 bits, and its duration into the 128 bits of a `Duration`.
  private static let greatestIndex = Int(Int32.max)

  /// Returns the instant of the action with the given index; the press itself has index 0.
  ///
  /// - Precondition: `index` is from 0 to 2³¹ − 1.
  public func instant(of index: Int, from press: ScrollInstant) -> ScrollInstant {
    precondition(
      index >= 0 && index <= Self.greatestIndex, "index must be from 0 to 2³¹ − 1, but is \(index)")
    return press.advanced(by: time(of: index))
  }

  private func time(of index: Int) -> Duration { index == 0 ? .zero : delay + interval * (index - 1) }

  /// Returns the number of actions from the press to `instant`, both included: 1 at the press, 0 before it, at most 2³¹ − 1.
  public func count(from press: ScrollInstant, until instant: ScrollInstant) -> Int {
    let held = press.duration(to: instant)
    guard held >= delay else { return held < .zero ? 0 : 1 }
    // The quotient is rounded, so the count is corrected with exact durations, which have no last one as instants have.
    let repeats = Int(Swift.min((held - delay) / interval, Double(Self.greatestIndex - 2)))
    var count = repeats + 2
    while time(of: count - 1) > held { count -= 1 }
    while count < Self.greatestIndex && time(of: count) <= held { count += 1 }
    return count
  }
}
