extension Scroller {
  /// The phase of a trackpad's scroll; see ``Input/scroll(_:phase:)``.
  ///
  ///     fingers:    mayBegin → began → changed … → ended        mayBegin → cancelled
  ///     momentum:   momentumBegan → momentumChanged … → momentumEnded
  ///     neither:    unphased …
  ///
  /// Every order is defined: a phase that needs an earlier one begins it or has no effect, as described for each case.
  /// Content that the platform's deltas move without a finger *coasts*: ``Scroller/phase`` is `decelerating`, and
  /// ``Scroller/target`` is the offset at which the content would stop if no further delta came.
  ///
  /// - Source: names and order from NSEvent's `phase` and `momentumPhase` ([A]); the effects are our own ([O], PHYSICS §6).
  public enum ScrollPhase: CaseIterable, Hashable, Sendable {
    // MARK: Fingers

    /// Fingers rest on the pad: moving content stops, as for ``Input/held``. The delta is ignored.
    case mayBegin
    /// The fingers begin to drag; the content moves by the first delta.
    case began
    /// The fingers continue to drag. Begins a drag if there is none.
    case changed
    /// The fingers leave the pad: the content is released with their velocity, or waits for the platform's momentum
    /// (``Physics/momentum``). A delta that is not zero moves the content first. No effect without a touch.
    case ended
    /// The content is released without velocity. The delta is ignored. No effect without a touch.
    case cancelled

    // MARK: Momentum, which has no effect with `Physics.Momentum.library`

    /// The platform's momentum begins; the content moves by the first delta.
    ///
    /// The content coasts on each axis that rests and has no snap rule. No effect during a touch or an animation.
    case momentumBegan
    /// The platform's momentum continues. No effect on content that does not coast.
    ///
    /// Inside the limits the content moves by exactly the delta. A delta that crosses a limit takes it to the limit,
    /// where it bounces with the velocity of the deltas, or stays if it does not bounce.
    case momentumChanged
    /// The platform's momentum ends after the delta: content that coasts comes to rest.
    case momentumEnded

    // MARK: Neither

    /// The platform sends no phases: the content moves by the delta within its limits, and never bounces.
    ///
    /// - Content at rest past a limit moves inwards only; on an axis that returns to a limit the delta is ignored.
    /// - A flight ends on the axes that the delta moves; an animation ends on both. No effect during a touch.
    /// - The scroll ends 150 ms after its last delta, as does momentum without `momentumEnded`: the content comes to
    ///   rest at that instant, or begins to return to its limit, or to a place of its snap rule.
    case unphased
  }
}
