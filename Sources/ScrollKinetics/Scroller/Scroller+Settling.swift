import ScrollGeometry

// Releases that settle at places.
extension ScrollDetents {
  /// Chooses the target of a release on one axis.
  ///
  ///     chain.handle(.touchUp, at: instant) { detents.settle(&$0, on: .vertical) }
  ///
  /// The target becomes a detent. A flight that stops after the last detent, or returns to the first from before it,
  /// is not changed.
  public func settle(_ release: inout Scroller.Release, on axis: ScrollAxis) {
    release.settle(on: axis, at: restingOffset, offsets.contains)
  }
}

extension ExpandingCard {
  /// Chooses the target of a release of the card: collapsed, full, or the place of rest in the card's own content.
  ///
  ///     scroller.handle(.touchUp, at: instant) { card.settle(&$0) }
  public func settle(_ release: inout Scroller.Release) {
    release.settle(on: axis, at: restingOffset) { $0 == 0 || $0 == travel }
  }
}

extension RestRule {
  /// Chooses the target of a release on the axis of the member.
  func settle(_ release: inout Scroller.Release, on axis: ScrollAxis) {
    release.settle(on: axis, at: place) { _ in true }
  }
}
