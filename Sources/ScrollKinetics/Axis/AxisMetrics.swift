import ScrollGeometry

/// What bounds the motion of one axis. It may change while the axis moves.
@frozen @usableFromInline struct AxisMetrics: Hashable, Sendable {
  /// The offsets between which content rests, in points.
  @usableFromInline var limits: ClosedRange<Double>
  /// The length of the viewport, in points: the measure of the rubber band, and of a long way to a chosen target.
  @usableFromInline var length: Double
  /// The grid on which content rests inside the limits.
  @usableFromInline var pixelGrid: PixelGrid
  /// Whether places are rounded to the grid. Members that share the axis have grids of their own, and round themselves.
  @usableFromInline var isRounded = true
  /// Whether the content may be past the limits.
  @usableFromInline var bounces: Bool
  /// Whether the content follows a finger.
  @usableFromInline var isScrollable: Bool

  @inlinable init(
    limits: ClosedRange<Double>, length: Double, pixelGrid: PixelGrid, bounces: Bool, isScrollable: Bool
  ) {
    (self.limits, self.length, self.pixelGrid) = (limits, length, pixelGrid)
    (self.bounces, self.isScrollable) = (bounces, isScrollable)
  }

  /// The distance from a chosen target at which content comes to rest on it: a quarter of a pixel.
  var restDistance: Double { Swift.max(.leastNormalMagnitude, (0.25 / pixelGrid.scale).saturated) }

  func rounded(_ offset: Double) -> Double {
    isRounded ? pixelGrid.rounded(offset, within: limits) : offset
  }

  /// Returns `offset` on the pixel grid; a limit is kept, which may be off the grid, and to which no later motion would lead.
  func roundedUnlessLimit(_ offset: Double) -> Double {
    offset == limits.lowerBound || offset == limits.upperBound ? offset : rounded(offset)
  }

  /// Returns where a finger has dragged content: at a limit or on the pixel grid, and past a limit only if it bounces.
  @inline(__always) func underFinger(_ offset: Double) -> Double {
    roundedUnlessLimit(bounces ? offset : offset.clamped(to: limits)).flushed
  }

  func request(at offset: Double) -> SnapRequest {
    SnapRequest(offset: offset, limits: limits, viewportLength: length)
  }
}

/// The part of the physics with which the motion of one axis is planned.
struct AxisPhysics {
  var laws: MotionLaws
  // A rule is large: it is looked up where it is needed.
  var snapping: ScrollSnapping
  var axis: ScrollAxis
  /// The rate with which free flights are integrated tick by tick; nil for closed forms.
  var ticking: DecelerationRate?
  /// Whether content arrives at its targets without bouncing, soon or at once.
  var reducesMotion: Bool
  var hasRule: Bool { snapping.hasRule(on: axis) }
  var rule: SnapRule? { snapping[axis] }
}
