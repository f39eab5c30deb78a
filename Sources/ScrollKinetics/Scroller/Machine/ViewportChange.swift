import ScrollGeometry

/// A change of the viewport: what it was, what it is, and where an offset of the old one is in the new.
struct ViewportChange {
  let old: Viewport
  /// The viewport afterwards, still at the old offset: moving the content is left to whoever tells of it.
  let new: Viewport
  private let mapping: Mapping

  /// What becomes of an offset.
  private enum Mapping {
    /// The host has set the one that shows, and all others go as far.
    case set(to: ScrollPoint)
    /// It keeps showing what it showed.
    case keeping(ScrollAnchor.Keeping)
    /// It goes with the content, by so much.
    case displaced(ScrollAxis, by: Double)
  }

  /// The change from `old` to `new`, whose offset counts where it is another.
  init(from old: Viewport, to new: Viewport, keeping: ScrollAnchor.Keeping) {
    self.init(
      old, new, new.contentOffset == old.contentOffset ? .keeping(keeping) : .set(to: new.contentOffset))
  }

  /// The change from `old` to `new`, whose offset counts in any case: the same one is no edge that moves.
  init(from old: Viewport, to new: Viewport) {
    self.init(old, new, .set(to: new.contentOffset))
  }

  /// What a change of the content makes of `old`, with the visible part in place.
  init(of old: Viewport, by change: ContentChange, anchoredAt fraction: Double) {
    self.init(
      old, old.applying(change, anchoredAt: fraction),
      .displaced(change.axis, by: old.displacement(by: change, anchoredAt: fraction)))
  }

  private init(_ old: Viewport, _ new: Viewport, _ mapping: Mapping) {
    (self.old, self.mapping) = (old, mapping)
    var new = new
    new.contentOffset = old.contentOffset
    self.new = new
  }

  /// Where `offset` is in the new viewport; content at rest at an edge stays at that edge.
  func place(of offset: ScrollPoint, isAtRest: Bool) -> ScrollPoint {
    switch mapping {
    case .set(let place):
      if offset == old.contentOffset { return place }
      let jump = place - old.contentOffset
      return ScrollPoint { (offset[$0] + jump[$0]).saturated }
    case .keeping(let keeping):
      var viewport = old
      viewport.contentOffset = offset
      let anchor = ScrollAnchor(keeping, of: viewport)
      return isAtRest ? anchor.restingOffset(in: new) : anchor.contentOffset(in: new)
    case .displaced(let axis, let distance):
      var moved = offset
      moved[axis] = (offset[axis] + distance).saturated
      return moved
    }
  }

  /// Whether content can go elsewhere on `axis` than before, or otherwise.
  func changesLimits(on axis: ScrollAxis) -> Bool {
    new.limits(on: axis) != old.limits(on: axis) || new.bounces(on: axis) != old.bounces(on: axis)
  }

  func isResized(on axis: ScrollAxis) -> Bool { new.frame.size[axis] != old.frame.size[axis] }
}
