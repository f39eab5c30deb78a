import ScrollGeometry

// A release in two steps: the scroller proposes a value, the host looks at it, and the input takes it.
extension Scroller {
  /// Returns the release that `input` would cause at `instant`; nil if it ends no drag, and is no fling.
  ///
  ///     var release = scroller.proposedRelease(by: .touchUp, at: instant)
  ///     release?.target.y = 400
  ///     scroller.handle(.touchUp, at: instant, choosing: release)
  ///
  /// The two calls have the same effect, bit for bit, as one call of ``handle(_:at:release:file:line:)`` with
  /// a closure that makes the same changes. They suit a host that is an object: between them it can read and change
  /// everything, also the scroller, whereas a closure must not read the scroller that is being changed.
  ///
  /// - Precondition: ``Input/validate()`` does not throw.
  public func proposedRelease(by input: Input, at instant: ScrollInstant) -> Release? {
    requireValid(try input.validate())
    guard momentum(releasedBy: intent(of: input, at: instant)) != nil else { return nil }
    var (copy, proposed) = (self, Release?.none)
    copy.handle(input, at: instant) { proposed = $0 }
    return proposed
  }

  /// Handles an input that was sampled at `instant`, with the target that the host has chosen in `release`.
  ///
  /// On the axes on which the target of `release` was set, the content stops there; on the others, where the scroller
  /// proposes it now. The two are the same if nothing has changed since
  /// ``proposedRelease(by:at:)`` returned the value.
  ///
  /// - An instant earlier than ``now`` is treated as `now`, except for velocities.
  /// - A release has no effect if it is nil, or if the input ends no drag and is no fling.
  /// - Precondition: ``Input/validate()`` does not throw, and the target of `release` is finite.
  @discardableResult
  public mutating func handle(
    _ input: Input, at instant: ScrollInstant, choosing release: Release?, file: CallerFile = #fileID,
    line: CallerLine = #line
  ) -> Events {
    handle(
      input, at: instant, release: { proposed in if let release { proposed.take(release) } }, file: file,
      line: line)
  }
}

extension Scroller.Release {
  /// Makes the choices that the host has made in `other`.
  mutating func take(_ other: Scroller.Release) {
    choose(other.target, on: other.choices)
    arrival = other.arrival
    allowsTargetPastLimits = other.allowsTargetPastLimits
  }
}
