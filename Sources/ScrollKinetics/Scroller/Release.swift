import ScrollGeometry

/// The end of a drag, before the flight is planned: the host's chance to choose where the content will stop.
///
///     scroller.handle(.touchUp, at: instant) { release in
///       release.target.y = (release.proposal.y / 100).rounded() * 100
///     }
///
/// - Source: modelled on `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)` ([A]); unlike UIKit's,
///   the proposal is the true place of rest ([O], PHYSICS §9).
public struct Release: Hashable, Sendable {
  /// What the content shows when it is let go.
  public let viewport: Viewport

  /// The release velocity with the sign of the content's motion, in points per second.
  public let velocity: ScrollVector

  /// Where the content would stop.
  public let proposal: ScrollPoint

  /// Where the content is to stop; the proposal, until changed. Points; finite.
  public var target: ScrollPoint
}
