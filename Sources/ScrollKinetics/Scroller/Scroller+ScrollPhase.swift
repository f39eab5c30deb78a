extension Scroller {
  /// Where a scroll of a trackpad is, as its platform tells it: see ``Input/scroll(_:phase:)``.
  ///
  ///     fingers:    mayBegin → began → changed … → ended        mayBegin → cancelled
  ///     momentum:   momentumBegan → momentumChanged … → momentumEnded
  ///     neither:    none …
  ///
  /// Any order is taken: what is missing is made up for, and what is told twice changes nothing.
  ///
  /// - Source: the names of the phases and their order [A], from NSEvent's `phase` and `momentumPhase`; what is made of
  ///   them [O].
  public enum ScrollPhase: UInt8, CaseIterable, Hashable, Sendable {
    // MARK: Fingers

    /// Fingers rest on the pad: moving content stops, as under ``Input/held``. The delta does not count.
    case mayBegin
    /// The fingers begin to drag, by the delta already.
    case began
    /// The fingers have dragged on by the delta; they begin where nobody said so.
    case changed
    /// The fingers have left the pad: the content is let go as by a finger that is lifted, or waits for the platform's
    /// momentum (``Physics/momentum``). A delta that is not zero comes first, as one that ``changed`` tells. Without
    /// fingers on the pad nothing happens.
    case ended
    /// The fingers are taken away; the content is let go without velocity. The delta does not count.
    case cancelled

    // MARK: Momentum

    // With `Physics.Momentum.library` none of these does anything.

    /// The platform begins to move the content on, by the delta already: content at rest begins to decelerate. Ignored on
    /// an axis with a snap rule, on one that flies already, and while an animation goes on.
    case momentumBegan
    /// The platform has moved the content on by the delta. It counts where the content coasts since ``momentumBegan``.
    ///
    /// Inside the limits the content moves by exactly the delta. The one that crosses a limit takes it there, from where it
    /// bounces with the velocity of the deltas; where it does not bounce, it stays at the limit.
    case momentumChanged
    /// The platform's momentum has ended, after the delta: content that coasts is at rest.
    case momentumEnded

    // MARK: Neither

    /// The platform tells no phases. The content moves by the delta within its limits, and never bounces.
    ///
    /// Content past a limit is not sent further out, and while it returns to one the delta is ignored on that axis. Content
    /// that flies is taken over on the axes on which the delta moves it, and an animation ends. The scroll ends 150 ms after
    /// its last delta, and so does momentum whose end is lost: the content is at rest then, or goes to its limit or to a
    /// place of its snap rule.
    case none
  }
}
