import ScrollGeometry

/// A change of the viewport: the old one, the new one, and the map of an old offset to a new one.
struct ViewportChange {
  var old: Viewport
  /// The new viewport with the old offset. The caller moves the content, with an event.
  var new: Viewport
  private var mapping: Mapping
  let setsScale: Bool
  /// Whether a refresh begins or ends: content at rest that is past its limits then returns, and does not jump.
  var isRefresh = false

  private enum Mapping {
    /// The host has set the present offset; all other offsets move by the same distance.
    case set(to: ScrollPoint)
    /// Offsets move with an anchor.
    case keeping(ScrollAnchor.Keeping)
    /// What is visible moves with the content, by the given distance.
    case displaced(ContentChange, by: Double)
  }

  /// Creates the change from `old` to `new`. The offset of `new` counts if it differs from the old one; otherwise
  /// `keeping` determines it, and the scale, if that is the old one.
  init(from old: Viewport, to new: Viewport, keeping: ScrollAnchor.Keeping) {
    let scaled = new.scaled(keeping: keeping, of: old)
    self.init(
      old, scaled, new.contentOffset == old.contentOffset ? .keeping(keeping) : .set(to: new.contentOffset),
      setsScale: new.zoomScale != old.zoomScale)
  }

  /// Creates the change from `old` to `new`, whose offset always counts: content does not stay at an edge that moves.
  init(from old: Viewport, to new: Viewport) { self.init(old, new, .set(to: new.contentOffset)) }

  /// Creates the change that results from a change of the content, with the visible part in place.
  init(of old: Viewport, by change: ContentChange, anchoredAt fraction: Double) {
    self.init(
      old, old.applying(change, anchoredAt: fraction),
      .displaced(change, by: old.displacement(by: change, anchoredAt: fraction)))
  }

  private init(_ old: Viewport, _ new: Viewport, _ mapping: Mapping, setsScale: Bool = false) {
    (self.old, self.mapping, self.setsScale) = (old, mapping, setsScale)
    var new = new
    new.contentOffset = old.contentOffset
    self.new = new
  }

  /// Returns the new offset that corresponds to `offset`; content at rest at its minimum edge stays at that edge.
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
    case .displaced(let change, let distance):
      var moved = offset
      moved[change.axis] = (offset[change.axis] + distance).saturated
      return moved
    }
  }

  /// Returns the new offset that corresponds to the target of a motion.
  ///
  /// A target that shows a place in the content moves with that place, which can lie on the other side of a change than what is
  /// visible. A target that the program or the host has placed at a limit or past it moves with that limit.
  ///
  /// `anchors` tell where targets show places that the program or the host has chosen, `alignment` where those of rules do, as the
  /// position in the visible part; both are nil for other targets.
  func place(
    ofTarget target: ScrollPoint, at anchors: PerAxis<MovingAxis.TargetAnchor?>,
    orAlignedBy alignment: (ScrollAxis) -> Double? = { _ in nil }
  ) -> ScrollPoint {
    var moved = place(of: target, isAtRest: true)
    guard case .displaced(let change, _) = mapping else { return moved }
    let axis = change.axis
    guard let fraction = anchors[axis]?.fraction ?? alignment(axis) else { return moved }
    let (limits, newLimits) = (old.limits(on: axis), new.limits(on: axis))
    if anchors[axis] != nil, target[axis] <= limits.lowerBound {
      moved[axis] = (newLimits.lowerBound + (target[axis] - limits.lowerBound)).saturated
    } else if anchors[axis] != nil, target[axis] >= limits.upperBound {
      moved[axis] = (newLimits.upperBound + (target[axis] - limits.upperBound)).saturated
    } else {
      var there = old
      there.contentOffset = target
      moved[axis] = (target[axis] + there.displacement(by: change, anchoredAt: fraction)).saturated
    }
    return moved
  }

  /// Returns the same for a target on one axis that the program or the host has chosen.
  func place(ofTarget target: Double, on axis: ScrollAxis) -> Double {
    var place = old.contentOffset
    place[axis] = target
    return self.place(ofTarget: place, at: PerAxis { _ in .start })[axis]
  }

  /// Returns whether the change keeps the visible part in place, as an insertion does.
  var keepsWhatShows: Bool { if case .displaced = mapping { true } else { false } }
  var setsOffset: Bool { if case .set = mapping { true } else { false } }

  /// Returns the same change of content at other scales: of what is inserted above, as much as is shown at the old one.
  func between(_ oldScale: Double, _ newScale: Double) -> ViewportChange {
    var change = self
    let factor = (oldScale / old.zoomScale).saturated
    switch mapping {
    case .set(let place):
      let jump = place - old.contentOffset
      change.mapping = .set(
        to: ScrollPoint { (old.contentOffset[$0] + (jump[$0] * factor).saturated).saturated })
    case .displaced(let content, let distance):
      let scaled = ContentChange(
        on: content.axis, at: (content.position * factor).saturated,
        removing: (content.removed * factor).saturated, inserting: (content.inserted * factor).saturated)
      change.mapping = .displaced(scaled, by: (distance * factor).saturated)
    case .keeping: break
    }
    (change.old.zoomScale, change.new.zoomScale) = (oldScale, newScale)
    return change
  }

  func changesLimits(on axis: ScrollAxis) -> Bool {
    new.limits(on: axis) != old.limits(on: axis) || new.bounces(on: axis) != old.bounces(on: axis)
  }

  func isResized(on axis: ScrollAxis) -> Bool { new.frame.size[axis] != old.frame.size[axis] }
}

extension Viewport {
  /// Returns the viewport at the scale that `keeping` gives, unless the change from `old` has set a scale or an offset.
  func scaled(keeping: ScrollAnchor.Keeping, of old: Viewport) -> Viewport {
    guard keeping == .zoom, zoomScale == old.zoomScale, contentOffset == old.contentOffset else {
      return self
    }
    var viewport = self
    viewport.zoomScale = ScrollAnchor(.zoom, of: old).zoomScale(in: self)
    return viewport
  }
}
