/// A scroll bar's thumb in the hand of a pointer, from the press to the release.
///
///     var drag = ThumbDrag(of: indicator, on: .vertical, in: viewport, from: pressed)
///     let y = drag.contentOffset(at: pointer, in: viewport)      // with every movement
///
/// With p the pointer along the bar and p0, x0 where it took the thumb and what showed then:
///
///     x = x0 + (p − p0)·(max − min)/(track − length)
///
/// - The sum is brought within the limits only where it is shown: a pointer that has gone past the end of the track takes
///   the thumb up again where it left it. No rubber band, no momentum.
/// - Content that grows or shrinks under the thumb, a window that is resized: the drag goes on from the pointer's latest
///   place and the offset that then shows, so that nothing jumps.
/// - A pointer that leaves the bar sideways by more than ``snapBackDistance`` brings back the offset of the press, and the
///   drag's own when it returns.
/// - Units: points. Independent of how many events the drag arrives in, as long as the content keeps its size.
///
/// - Source: the law, the new start where the content grows and the way back as in Chromium
///   (cc/input/scrollbar_controller.cc); [O].
public struct ThumbDrag: Hashable, Sendable {
  /// The bar that is dragged.
  public let indicator: ScrollIndicator
  /// The axis along which the content moves.
  public let axis: ScrollAxis
  /// The direction of the layout, which decides on which side the vertical bar stands.
  public let direction: Viewport.LayoutDirection
  /// How far the pointer may leave the bar sideways, in points; nil for any distance, as on macOS and Linux.
  ///
  /// Windows has it at eight times the thickness of a bar that is at least 17 points thick: ``windowsSnapBack(thickness:)``.
  public let snapBackDistance: Double?
  /// What showed when the thumb was taken, in points.
  public let offsetAtPress: Double

  private var pointerAtStart: Double
  private var offsetAtStart: Double
  private var latestPointer: Double
  private var scale: Double
  private var limits: ClosedRange<Double>

  /// The drag that begins with a press at `pointer`, a point in the viewport's space.
  ///
  /// - Precondition: `pointer` is finite; `snapBackDistance` is finite and not negative.
  public init(
    of indicator: ScrollIndicator, on axis: ScrollAxis, in viewport: Viewport, from pointer: ScrollPoint,
    direction: Viewport.LayoutDirection = .leftToRight, snapBackDistance: Double? = nil
  ) {
    requireValid { () throws(ScrollValueError) in
      try pointer.check(.finite, "pointer")
      try snapBackDistance?.check(.notNegative, "snapBackDistance")
    }
    self.indicator = indicator
    self.axis = axis
    self.direction = direction
    self.snapBackDistance = snapBackDistance
    offsetAtPress = viewport.contentOffset[axis]
    offsetAtStart = offsetAtPress
    pointerAtStart = pointer[axis]
    latestPointer = pointer[axis]
    scale = indicator.contentPerPoint(on: axis, in: viewport, direction: direction)
    limits = viewport.limits(on: axis)
  }

  /// The distance at which Windows lets go of the thumb: 8·max(17, thickness) points ([R]).
  ///
  /// - Precondition: `thickness` is finite and not negative.
  public static func windowsSnapBack(thickness: Double) -> Double {
    thickness.require(.notNegative, "thickness")
    return (8 * Swift.max(17, thickness)).saturated
  }

  /// The offset to show with the pointer at `pointer`, a point in the viewport's space, within the limits.
  ///
  /// - Parameters: `viewport` as it is now, with the offset that it now shows.
  /// - Precondition: `pointer` is finite.
  public mutating func contentOffset(at pointer: ScrollPoint, in viewport: Viewport) -> Double {
    requireValid { () throws(ScrollValueError) in try pointer.check(.finite, "pointer") }
    startAgain(in: viewport)
    latestPointer = pointer[axis]
    let limits = viewport.limits(on: axis)
    if let snapBackDistance, distance(of: pointer, in: viewport) > snapBackDistance {
      return offsetAtPress.clamped(to: limits)
    }
    let moved = ((pointer[axis] - pointerAtStart).saturated * scale).saturated
    return (offsetAtStart + moved).saturated.clamped(to: limits).flushed
  }

  /// Goes on from the latest pointer and the offset that shows, where the bar has another scale or the content other
  /// limits than before.
  private mutating func startAgain(in viewport: Viewport) {
    let scale = indicator.contentPerPoint(on: axis, in: viewport, direction: direction)
    let limits = viewport.limits(on: axis)
    guard scale != self.scale || limits != self.limits else { return }
    self.scale = scale
    self.limits = limits
    pointerAtStart = latestPointer
    offsetAtStart = viewport.contentOffset[axis]
  }

  /// How far the pointer is beside the bar.
  private func distance(of pointer: ScrollPoint, in viewport: Viewport) -> Double {
    let bar = indicator.edge(across: axis, in: viewport, direction: direction)
    let place = pointer[axis.cross]
    return (place - place.clamped(to: bar)).magnitude
  }
}
