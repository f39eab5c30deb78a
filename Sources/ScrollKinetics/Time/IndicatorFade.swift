import ScrollGeometry

/// The fading of an overlay scroll bar: opaque while the content moves, then fading out.
///
///     opacity = 1                                    for delay after the latest movement
///     opacity = 1 − (t − delay)/duration             afterwards, down to 0
///
/// The host keeps the instant at which content or pointer last moved. After ``end(since:)`` the bar needs no more frames.
///
/// - Source: our choice, [O]; UIKit and desktops document no times.
public struct IndicatorFade: Hashable, Sendable {
  /// The time for which the bar stays opaque, not negative.
  public let delay: Duration
  /// The time that fading takes, not negative; zero to disappear at once.
  public let duration: Duration

  /// Creates a fade with the given times.
  ///
  /// - Precondition: both are from zero to a day.
  public init(
    delay: Duration = .milliseconds(500), duration: Duration = .milliseconds(250), file: CallerFile = #fileID,
    line: CallerLine = #line
  ) {
    let range = Duration.zero...Duration.seconds(86_400)
    require(range.contains(delay), "delay must be from 0 to 86400 seconds, but is \(delay)", file, line)
    require(
      range.contains(duration), "duration must be from 0 to 86400 seconds, but is \(duration)", file, line)
    self.delay = delay
    self.duration = duration
  }

  /// Returns the opacity of the bar at `instant`, from 1 down to 0; 1 before the latest movement.
  public func opacity(at instant: ScrollInstant, since latestMovement: ScrollInstant) -> Double {
    let fading = latestMovement.duration(to: instant) - delay
    guard fading >= .zero else { return 1 }
    guard fading < duration else { return 0 }
    return 1 - fading / duration
  }

  /// Returns the instant from which on the bar is invisible.
  public func end(since latestMovement: ScrollInstant) -> ScrollInstant {
    latestMovement.advanced(by: delay + duration)
  }
}
