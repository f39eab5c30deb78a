import ScrollGeometry

extension Scroller {
  /// Changes the viewport, whatever is going on: a rotation, a keyboard, content that has loaded.
  ///
  ///     scroller.update(at: instant, keeping: .page) { viewport in
  ///       viewport.frame.size = rotated
  ///       viewport.contentSize = relaidOut
  ///     }
  ///
  /// The offset goes where `keeping` says, or to where `change` sets it; then, by phase:
  ///
  /// - idle: content at an edge whose inset has changed stays at that edge, if it keeps its offset
  ///   (``ScrollAnchor/restingOffset(in:)``), and content past limits that have changed is brought back; at once or along
  ///   `animation`;
  /// - tracking, dragging: the content stays under the finger, past its limits too; disabled scrolling lets go;
  /// - decelerating: the flight is planned anew from the present offset and momentum; a chosen or snapped target
  ///   is kept where it is still legal, else chosen anew;
  /// - animating: the target is kept, brought within limits that have changed.
  ///
  /// On an axis whose limits stay and whose offset does not move, no bit changes, unless its length decides where it
  /// snaps or how far it stretches. The offset of what moves is continuous, unless `keeping` or `change` ask for a jump;
  /// an axis that rests while the other one flies follows its edge, as content at rest does. What is sent to an edge, or
  /// is to stop at one where the target was chosen, goes to that edge ([O]).
  ///
  /// - Parameters:
  ///   - instant: when; one earlier than ``now`` is taken as `now`.
  ///   - keeping: what is to show afterwards of what shows now.
  ///   - animation: how content at rest is brought back; nil for at once.
  ///   - release: asked where decelerating content is planned anew, as at a release.
  ///   - change: changes the viewport.
  /// - Precondition: ``ScrollAnchor/Keeping/validate()`` and ``ScrollAnimation/validate()`` do not throw, and the target
  ///   that `release` leaves is finite.
  @discardableResult
  public mutating func update(
    at instant: ScrollInstant, keeping: ScrollAnchor.Keeping = .offset, animation: ScrollAnimation? = nil,
    release: (inout Release) -> Void = { _ in }, _ change: (inout Viewport) -> Void
  ) -> Events {
    requireValid { () throws(ScrollValueError) in
      try keeping.validate()
      try animation?.validate()
    }
    var events = Events()
    settle(at: instant, &events)
    var new = viewport
    change(&new)
    make(ViewportChange(from: viewport, to: new, keeping: keeping), animation, &events, release)
    return events
  }

  /// Shows the content through `new`, whose insets are limits and no edges to stay at: a chain's joined viewport keeps
  /// what its members can take in them.
  mutating func update(to new: Viewport, at instant: ScrollInstant, release: (inout Release) -> Void)
    -> Events
  {
    var events = Events()
    settle(at: instant, &events)
    make(ViewportChange(from: viewport, to: new), nil, &events, release)
    return events
  }

  /// Makes a change of the content, whatever is going on, with the visible part in place: scroll anchoring.
  ///
  /// As ``update(at:keeping:animation:release:_:)`` otherwise.
  ///
  /// - Parameter fraction: which part stays in place, from 0 for the top or left to 1.
  /// - Precondition: `fraction` is from 0 to 1, and the target that `release` leaves is finite.
  @discardableResult
  public mutating func apply(
    _ change: ContentChange, at instant: ScrollInstant, anchoredAt fraction: Double = 0,
    release: (inout Release) -> Void = { _ in }
  ) -> Events {
    var events = Events()
    settle(at: instant, &events)
    make(ViewportChange(of: viewport, by: change, anchoredAt: fraction), nil, &events, release)
    return events
  }
}
