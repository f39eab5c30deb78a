/// A drag of a scroll bar's thumb by a pointer, from the press to the release.
///
///     var drag = ThumbDrag(of: indicator, on: .vertical, in: viewport, from: pressed)
///     let y = drag.contentOffset(at: pointer, in: viewport)      // with every movement
///
/// With p the pointer's coordinate along the bar, and p0 and x0 the pointer's coordinate and the offset at the press:
///
///     x = x0 + (p − p0)·(max − min)/(track − length)
///
/// - Only the result is clamped to the limits, not the sum: a thumb that the pointer has left at the end of the track moves again
///   when the pointer returns there. There is no rubber band and no momentum.
/// - When the size of the content or of the viewport changes, p0 and x0 become the pointer's latest coordinate and the
///   offset shown at that moment, so that the content does not jump.
/// - While the pointer is beside the bar by more than `snapBackDistance`, the offset is the one at the press.
/// - Units: points. Numbers must be finite, and lengths not negative. The number of events of a drag does not matter.
/// - Source: Chromium (cc/input/scrollbar_controller.cc); [O].
public struct ThumbDrag: Hashable, Sendable {
  let indicator: ScrollIndicator
  let axis: ScrollAxis
  /// The direction of the layout, which determines at which edge the vertical bar is.
  let direction: Viewport.LayoutDirection
  /// The distance beside the bar past which the offset of the press is shown; nil for none, as on macOS and Linux.
  let snapBackDistance: Double?
  let offsetAtPress: Double

  private var pointerAtStart: Double
  private var offsetAtStart: Double
  private var latestPointer: Double
  private var scale: Double
  private var limits: ClosedRange<Double>

  /// Creates the drag that begins with a press at `pointer`, a point in the viewport's space.
  public init(
    of indicator: ScrollIndicator, on axis: ScrollAxis, in viewport: Viewport, from pointer: ScrollPoint,
    direction: Viewport.LayoutDirection = .leftToRight, snapBackDistance: Double? = nil,
    file: CallerFile = #fileID, line: CallerLine = #line
  ) {
    requireValid(try pointer.check(.finite, "pointer"), file, line)
    requireValid(try snapBackDistance?.check(.notNegative, "snapBackDistance"), file, line)
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

  /// Returns the distance at which Windows snaps the thumb back: 8·max(17, thickness) points ([R]).
  public static func windowsSnapBackDistance(thickness: Double) -> Double {
    thickness.require(.notNegative, "thickness")
    return (8 * Swift.max(17, thickness)).saturated
  }

  /// Returns the offset, within the limits, to show while the pointer is at `pointer`, a point in the viewport's space.
  ///
  /// `viewport` has the offset that it shows.
  public mutating func contentOffset(at pointer: ScrollPoint, in viewport: Viewport) -> Double {
    requireValid(try pointer.check(.finite, "pointer"))
    startAgain(in: viewport)
    latestPointer = pointer[axis]
    let limits = viewport.limits(on: axis)
    if let snapBackDistance, distance(of: pointer, in: viewport) > snapBackDistance {
      return offsetAtPress.clamped(to: limits)
    }
    let moved = ((pointer[axis] - pointerAtStart).saturated * scale).saturated
    return (offsetAtStart + moved).saturated.clamped(to: limits).flushed
  }

  /// Restarts the drag from the latest pointer and the present offset if the scale of the bar or the limits have changed.
  private mutating func startAgain(in viewport: Viewport) {
    let scale = indicator.contentPerPoint(on: axis, in: viewport, direction: direction)
    let limits = viewport.limits(on: axis)
    guard scale != self.scale || limits != self.limits else { return }
    self.scale = scale
    self.limits = limits
    pointerAtStart = latestPointer
    offsetAtStart = viewport.contentOffset[axis]
  }

  private func distance(of pointer: ScrollPoint, in viewport: Viewport) -> Double {
    let bar = indicator.edge(across: axis, in: viewport, direction: direction)
    let place = pointer[axis.cross]
    return (place - place.clamped(to: bar)).magnitude
  }
}
