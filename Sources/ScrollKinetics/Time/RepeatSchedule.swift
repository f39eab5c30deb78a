/// When something that is held down acts again: a press in a scroll bar's track, an arrow, a key.
///
///     instant 0 = press        instant n = press + delay + (n − 1)·interval
///
/// The host presses once, then acts as often as ``count(from:until:)`` has grown since it last asked, and stops when the
/// press ends or, in a track, when the thumb has reached the pointer.
///
/// - The instants are exact: a schedule asked once an hour later has counted as one asked every frame.
/// - Without state: the press and the present instant say everything.
public struct RepeatSchedule: Hashable, Sendable {
  /// The time from the press to the first repeat, not negative.
  public let delay: Duration
  /// The time between two repeats, a millisecond or more.
  public let interval: Duration

  /// Presses in a scroll bar's track: again after 250 ms, then every 50 ms, as Chromium has it ([O]).
  public static let scrollBar = RepeatSchedule(delay: .milliseconds(250), interval: .milliseconds(50))

  /// The schedule of the given times.
  ///
  /// - Precondition: `delay` is not negative and at most a day, `interval` from a millisecond to a day.
  public init(delay: Duration, interval: Duration) {
    precondition(
      delay >= .zero && delay <= Self.longest, "delay must be from 0 to 86400 seconds, but is \(delay)")
    precondition(
      interval >= .milliseconds(1) && interval <= Self.longest,
      "interval must be from 0.001 to 86400 seconds, but is \(interval)")
    self.delay = delay
    self.interval = interval
  }

  private static let longest = Duration.seconds(86_400)
  // Room for every index in an `Int` of 32 bits, and for its duration in one of 128.
  private static let greatestIndex = Int(Int32.max)

  /// The instant of the action of the given index; the press itself is index 0.
  ///
  /// - Precondition: `index` is from 0 to 2³¹ − 1.
  public func instant(of index: Int, from press: ScrollInstant) -> ScrollInstant {
    precondition(
      index >= 0 && index <= Self.greatestIndex, "index must be from 0 to 2³¹ − 1, but is \(index)")
    return index == 0 ? press : press.advanced(by: delay + interval * (index - 1))
  }

  /// How many times the press has acted up to `instant`, both ends included: 1 at the press, 0 before it, and never more
  /// than 2³¹ − 1.
  public func count(from press: ScrollInstant, until instant: ScrollInstant) -> Int {
    let held = press.duration(to: instant)
    guard held >= delay else { return held < .zero ? 0 : 1 }
    // The quotient is rounded: the instants themselves decide.
    let repeats = Int(Swift.min((held - delay) / interval, Double(Self.greatestIndex - 2)))
    var count = repeats + 2
    while self.instant(of: count - 1, from: press) > instant { count -= 1 }
    while count < Self.greatestIndex && self.instant(of: count, from: press) <= instant { count += 1 }
    return count
  }
}
