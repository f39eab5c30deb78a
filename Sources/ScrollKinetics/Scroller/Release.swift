import ScrollGeometry

/// Content about to move by itself: the host's chance to choose where it will stop.
///
///     scroller.handle(.touchUp, at: instant) { release in
///       if release.velocity.dy == 0 { release.target.y = release.proposal.y.rounded() }
///     }
///
/// - Source: modelled on `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)` ([A]); unlike UIKit's,
///   the proposal is the true place of rest ([O], PHYSICS §9).
public struct Release: Hashable, Sendable {
  /// What the content shows when it is let go.
  public let viewport: Viewport

  /// The release velocity with the sign of the content's motion, in points per second.
  public let velocity: ScrollVector

  /// Where the content would stop if nothing were changed and nothing snapped.
  public let proposal: ScrollPoint

  /// Where the content is to stop: the proposal, or what the snap rules make of it. Points.
  ///
  /// What the host leaves here must be finite: the call that asked it stops the program otherwise.
  /// Brought within the limits, unless ``allowsTargetPastLimits`` is set, and not rounded to the pixel grid.
  public var target: ScrollPoint

  /// Whether ``target`` may lie past the limits; the content then rests there until something moves it.
  ///
  /// Without effect on content that does not bounce.
  public var allowsTargetPastLimits = false
}
