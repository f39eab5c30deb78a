import ScrollGeometry

extension Scroller {
  /// Content about to move by itself: the host's chance to choose where it will stop.
  ///
  ///     scroller.handle(.touchUp, at: instant) { release in
  ///       if release.velocity.dy == 0 { release.target.y = release.proposal.y.rounded() }
  ///     }
  ///
  /// - Source: modelled on `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)` ([A]), with two differences:
  ///   Apple's velocity is in points per *millisecond* ([A]), a thousandth of this one's number, and the proposal here is
  ///   the true place of rest ([O], PHYSICS §9).
  public struct Release: Hashable, Sendable {
    /// What the content shows when it is let go.
    public let viewport: Viewport

    /// The release velocity with the sign of the content's motion, in points per second: 1000 times the number that
    /// Apple's `withVelocity` gives.
    public let velocity: ScrollVector

    /// Where the content would stop if nothing were changed and nothing snapped.
    public let proposal: ScrollPoint

    /// Where the content is to stop: the proposal, or what the snap rules make of it. Points.
    ///
    /// What the host leaves here must be finite: the call that asked it stops the program otherwise.
    ///
    /// Setting it chooses the target, whatever the value. The content then arrives without bouncing, within
    ///
    ///     min(max(F, 0.6 s), 0.6 s·max(1, d/L))
    ///
    /// with F the time of the free flight, d the distance to go and L the viewport's length. Setting `x` or `y` chooses on
    /// that axis; one set to the value it has counts where the other is not changed either.
    ///
    /// Brought within the limits, unless ``allowsTargetPastLimits`` is set, and not rounded to the pixel grid.
    ///
    /// - Source: our own choice ([O], PHYSICS §9).
    public var target: ScrollPoint {
      get { place }
      set {
        place = newValue
        isPlaced = PerAxis { _ in true }
      }
      // Apart from `set`: setting one coordinate does not choose the other.
      _modify {
        isTouched = true
        yield &place
      }
    }

    /// How the content gets to a target that was chosen, by the host or a snap rule; nil for as ``target`` says, or as the
    /// snap rule does.
    ///
    /// A duration that is not more than zero stops the program, as a target that is not finite does.
    public var arrival: ScrollArrival?

    /// Whether ``target`` may lie past the limits; the content then rests there until something moves it.
    ///
    /// Without effect on an axis that does not bounce.
    public var allowsTargetPastLimits = false

    private var place: ScrollPoint
    /// The target before the host was asked.
    let announced: ScrollPoint
    /// On which axes the target was set as a whole.
    private var isPlaced = PerAxis { _ in false }
    /// Whether a coordinate of the target was set.
    private var isTouched = false

    init(viewport: Viewport, velocity: ScrollVector, proposal: ScrollPoint, target: ScrollPoint) {
      self.viewport = viewport
      self.velocity = velocity
      self.proposal = proposal
      place = target
      announced = target
    }
  }
}

extension Scroller.Release {
  /// On which axes the host has set the target.
  var choices: PerAxis<Bool> {
    let isUnchanged = place == announced
    return PerAxis { isPlaced[$0] || place[$0] != announced[$0] || (isTouched && isUnchanged) }
  }

  /// Sets the target on some axes.
  mutating func choose(_ target: ScrollPoint, on axes: PerAxis<Bool>) {
    for axis in ScrollAxis.allCases where axes[axis] {
      place[axis] = target[axis]
      isPlaced[axis] = true
    }
  }

  /// The target, within the limits unless it may lie past them; content that does not bounce never does.
  var allowedTarget: ScrollPoint {
    requireValid { () throws(ScrollValueError) in
      try target.check(.finite, "target")
      try arrival?.validate()
    }
    let clamped = viewport.clamped(target)
    return ScrollPoint { axis in
      (allowsTargetPastLimits && viewport.bounces(on: axis) ? target : clamped)[axis].flushed
    }
  }
}
