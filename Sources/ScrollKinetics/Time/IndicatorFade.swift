/// How an overlay scroll bar goes: solid while the content moves, then fading away.
///
///     opacity = 1                                    for delay after the latest movement
///     opacity = 1 − (t − delay)/duration             then, down to 0
///
/// The host keeps the instant at which the content, or the pointer over the bar, last moved; an idle scroller asks for no
/// frame after ``end(since:)``.
///
/// - Source: our choice, [O]; UIKit and the overlay bars of desktops fade alike, none documents the times.
public struct IndicatorFade: Hashable, Sendable {
  /// How long the bar stays solid, not negative.
  public let delay: Duration
  /// How long it takes to fade, not negative; zero for at once.
  public let duration: Duration

  /// The fade of the given times.
  ///
  /// - Precondition: both are from zero to a day.
  public init(delay: Duration = .milliseconds(500), duration: Duration = .milliseconds(250)) {
    let range = Duration.zero...Duration.seconds(86_400)
    precondition(range.contains(delay), "delay must be from 0 to 86400 seconds, but is \(delay)")
    precondition(range.contains(duration), "duration must be from 0 to 86400 seconds, but is \(duration)")
    self.delay = delay
    self.duration = duration
  }

  /// How solid the bar is at `instant`, from 1 down to 0; 1 before the latest movement.
  public func opacity(at instant: ScrollInstant, since latestMovement: ScrollInstant) -> Double {
    let fading = latestMovement.duration(to: instant) - delay
    guard fading > .zero else { return 1 }
    guard fading < duration else { return 0 }
    return 1 - fading / duration
  }

  /// When the bar has gone.
  public func end(since latestMovement: ScrollInstant) -> ScrollInstant {
    latestMovement.advanced(by: delay + duration)
  }
}
