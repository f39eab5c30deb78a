import ScrollGeometry

/// One axis under two fingers: the middle between them moves the content, and their distance D scales it.
///
///     proposed = (x₀ + p₀)·s/s₀ − p
///     shown = limit ± stretch(|proposed − limit|)      past a limit of the content at s
///
/// p is the middle between the fingers, measured from the edge of the frame; x₀, p₀, s₀ and D₀ are those of the anchor: the
/// moment at which the pinch began or a finger came or left. x₀ is the offset without the rubber band, so that nothing
/// accumulates: one sample or a thousand show the same.
///
/// Until the pinch has begun, the axis moves as in a drag.
///
/// - Source: our own choice ([O], PHYSICS §11).
@usableFromInline struct AxisPinch: Hashable, Sendable {
  /// The positions of the fingers, in the container's space; both that of the middle in a recognised pinch.
  var fingers: PerFinger
  var partnerSteps: AxisSteps
  /// p₀.
  private(set) var anchor: Double
  /// D₀: the distance of the fingers, in points; the gesture's scale in a recognised pinch. The same on both axes.
  private(set) var anchorDistance: Double
  /// s₀, the scale that was shown.
  private(set) var anchorScale: Double
  /// The drag; x₀ is its offset at translation zero once the pinch has begun.
  var drag: AxisDrag
  /// The offset at which the drag began; nil before that.
  private(set) var dragOrigin: Double?

  struct PerFinger: Hashable, Sendable {
    var first: Double
    var second: Double

    @inline(__always) var middle: Double { first.middle(to: second) }

    @inline(__always) func with(_ number: Double, isFirst: Bool) -> PerFinger {
      PerFinger(first: isFirst ? number : first, second: isFirst ? second : number)
    }
  }

  /// Creates the pinch of fingers that have just come to an axis at `offset`.
  init(_ fingers: PerFinger, distance: Double, at offset: Double, scale: Double, dragOrigin: Double?) {
    self.fingers = fingers
    (anchor, anchorDistance, anchorScale) = (fingers.middle, distance, scale)
    drag = AxisDrag(origin: offset)
    self.dragOrigin = dragOrigin
    partnerSteps = AxisSteps(at: fingers.second)
  }

  /// Makes the present places of the fingers the anchor, at `scale` and `distance`.
  mutating func anchorFingers(at scale: Double, distance: Double) {
    (anchor, anchorDistance, anchorScale) = (fingers.middle, distance, scale)
  }

  /// Moves the positions of the fingers: into another space, in which nothing else changes.
  mutating func moveFingers(by shift: Double) {
    fingers.first = (fingers.first + shift).saturated.flushed
    fingers.second = (fingers.second + shift).saturated.flushed
    anchor = (anchor + shift).saturated.flushed
    partnerSteps.start = (partnerSteps.start + shift).saturated.flushed
  }

  mutating func beginDrag(
    at translation: Double, showing offset: Double, _ metrics: AxisMetrics, _ band: RubberBand
  ) {
    drag = AxisDrag(
      showing: offset, at: translation, limits: metrics.limits, length: metrics.length, band: band)
    dragOrigin = dragOrigin ?? offset
  }

  mutating func shift(dragOrigin: Double) { if self.dragOrigin != nil { self.dragOrigin = dragOrigin } }

  /// Returns the scale at a distance D: s₀·D/D₀ without the resistance past a limit of a scale that bounces; nil at zero.
  @inline(__always) func scale(
    at distance: Double, within limits: ScrollZoomLimits, bounces: Bool
  ) -> Double? {
    guard distance > 0, anchorDistance > 0 else { return nil }
    guard distance != anchorDistance else { return anchorScale }
    let (range, band) = (limits.minimum...limits.maximum, RubberBand.touch)
    let start =
      range.contains(anchorScale) ? anchorScale : band.pinchedScale(showing: anchorScale, within: limits)
    let pinched = (start * (distance / anchorDistance).saturated).saturated
    if !bounces || range.contains(pinched) { return pinched.clamped(to: range) }
    return band.zoomScale(pinchedTo: Swift.max(.leastNormalMagnitude, pinched), within: limits)
  }

  /// Returns the offset shown at `scale`, for which `metrics` hold, with the fingers' middle and the frame's edge there.
  @inline(__always) mutating func zoom(
    to scale: Double, under middle: Double, from edge: Double, _ metrics: AxisMetrics, _ band: RubberBand
  ) -> Double {
    let proposed = Viewport.offset(
      drag.origin, from: anchorScale, to: scale, about: (anchor - edge).saturated,
      movingTo: (middle - edge).saturated)
    let shown = drag.show(proposed, limits: metrics.limits, length: metrics.length, band: band)
    return (metrics.bounces ? shown : shown.clamped(to: metrics.limits)).flushed
  }

  var fault: String? {
    guard fingers.first.isFinite, fingers.second.isFinite, anchor.isFinite, dragOrigin?.isFinite != false
    else { return "the fingers must be at places" }
    guard anchorDistance.isFinite, anchorDistance >= 0 else {
      return "a distance must be finite and not negative"
    }
    guard anchorScale.isNormal, anchorScale > 0 else { return "a scale must be finite and more than zero" }
    return partnerSteps.isFinite ? drag.fault : "the steps must be finite"
  }
}

#if !hasFeature(Embedded)
  extension AxisPinch: Codable {
    private enum CodingKeys: String, CodingKey {
      case first, second, partnerSteps, anchor, anchorDistance, anchorScale, drag, dragOrigin
    }

    @usableFromInline init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      fingers = PerFinger(first: try values[.first], second: try values[.second])
      (partnerSteps, anchor) = (try values[.partnerSteps], try values[.anchor])
      (anchorDistance, anchorScale) = (try values[.anchorDistance], try values[.anchorScale])
      (drag, dragOrigin) = (try values[.drag], try values[ifPresent: .dragOrigin])
      try decoder.refuse(fault)
    }

    @usableFromInline func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode([
        .first: fingers.first, .second: fingers.second, .partnerSteps: partnerSteps, .anchor: anchor,
        .anchorDistance: anchorDistance, .anchorScale: anchorScale, .drag: drag, .dragOrigin: dragOrigin,
      ])
    }
  }
#endif
