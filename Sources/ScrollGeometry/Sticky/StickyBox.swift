/// A box of the content that stays in view as long as its container allows: CSS's `position: sticky`.
///
///     let section = ScrollRect(x: 0, y: 900, width: 390, height: 600)
///     let header = StickyBox.header(length: 44, of: section, on: .vertical)
///     header.frame(in: list).minY      // 1000.0: list is at the offset 1000
///
/// On each axis, with y the box's own place, h its length, start … end its container, and a … b the part in view:
///
///     end inset e      y′ = min(y, max(b − e − h, start))
///     start inset s    y″ = max(y′, min(a + s, end − h))
///
/// - An edge without an inset does not hold the box. With insets at both, the start wins where the view is too short.
/// - Continuous in the offset, and monotone: the box never moves against the content by more than the content moves.
/// - A box that begins in its container never leaves it: the header of the next section pushes the present one out.
/// - The part in view is ``Viewport/insetBounds``: content insets and the safe area hold the box off the frame's edges.
///   A negative inset lets so much of the box leave: −52 of a large title of 96 points that leaves a bar of 44.
///
/// A box in a sticky one moves with it; see ``moved(by:)``. All numbers must be finite, and lengths and sizes not negative.
///
/// - Source: CSS Positioned Layout 3, exact for its figures ([S], PHYSICS §12); plain headers of UITableView stick the
///   same way. That insets of the viewport count is our choice, [O].
public struct StickyBox: Hashable, Sendable {
  /// The box where it would be without sticking, in the content's space.
  public let frame: ScrollRect
  /// The part of the content in which the box stays: its section, or the whole content.
  public let container: ScrollRect
  /// The distance from the top of the view at which the box is held; nil where it is not.
  public let top: Double?
  /// The distance from the left edge of the view at which the box is held; nil where it is not.
  public let left: Double?
  /// The distance from the bottom of the view at which the box is held; nil where it is not.
  public let bottom: Double?
  /// The distance from the right edge of the view at which the box is held; nil where it is not.
  public let right: Double?

  /// Creates a box that is held at the edges that have an inset.
  ///
  /// - Precondition: ``validate(frame:container:top:left:bottom:right:)`` does not throw.
  public init(
    frame: ScrollRect, container: ScrollRect, top: Double? = nil, left: Double? = nil, bottom: Double? = nil,
    right: Double? = nil, file: CallerFile = #fileID, line: CallerLine = #line
  ) {
    requireValid(
      try Self.validate(
        frame: frame, container: container, top: top, left: left, bottom: bottom, right: right), file, line)
    self.frame = frame
    self.container = container
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Throws the error of the first number that breaks a rule.
  public static func validate(
    frame: ScrollRect, container: ScrollRect, top: Double? = nil, left: Double? = nil, bottom: Double? = nil,
    right: Double? = nil
  ) throws(ScrollValueError) {
    try frame.check("frame")
    try container.check("container")
    try top?.check(.finite, "top")
    try left?.check(.finite, "left")
    try bottom?.check(.finite, "bottom")
    try right?.check(.finite, "right")
  }

  /// Returns the header of a section: a box at its beginning, held at that of the view. One longer than its section does not stick.
  public static func header(length: Double, of section: ScrollRect, on axis: ScrollAxis) -> StickyBox {
    length.require(.notNegative, "length")
    var frame = ScrollRect { section[$0] }
    frame.size[axis] = length
    return StickyBox(
      frame: frame, container: section, top: axis == .vertical ? 0 : nil, left: axis == .horizontal ? 0 : nil)
  }

  /// Returns the footer of a section: a box of the given length at the section's end, held at the end of the view.
  public static func footer(length: Double, of section: ScrollRect, on axis: ScrollAxis) -> StickyBox {
    length.require(.notNegative, "length")
    var frame = ScrollRect { section[$0] }
    frame.origin[axis] = (section[axis].upperBound - length).saturated
    frame.size[axis] = length
    return StickyBox(
      frame: frame, container: section, bottom: axis == .vertical ? 0 : nil,
      right: axis == .horizontal ? 0 : nil)
  }

  /// Returns the box at the viewport's offset, in the content's space. From right to left, the right edge is the start, which wins.
  public func frame(in viewport: Viewport, direction: Viewport.LayoutDirection = .leftToRight) -> ScrollRect {
    let view = viewport.insetBounds
    return ScrollRect(origin: ScrollPoint { along($0, direction).origin(in: view[$0]) }, size: frame.size)
  }

  /// Returns the distance by which the box is displaced from its own place: zero unless it sticks.
  public func displacement(
    in viewport: Viewport, direction: Viewport.LayoutDirection = .leftToRight
  ) -> ScrollVector {
    let origin = frame(in: viewport, direction: direction).origin
    return ScrollVector { (origin[$0] - frame.origin[$0]).saturated }
  }

  /// Returns the box and its container moved by a vector, as with a box that contains both and sticks.
  ///
  ///     let inner = innerBox.moved(by: outer.displacement(in: viewport)).frame(in: viewport)
  public func moved(by vector: ScrollVector) -> StickyBox {
    requireValid(try vector.check("vector"))
    return StickyBox(
      frame: frame.offset(by: vector), container: container.offset(by: vector), top: top, left: left,
      bottom: bottom, right: right)
  }

  func along(_ axis: ScrollAxis, _ direction: Viewport.LayoutDirection) -> StickyRange {
    let isHorizontal = axis == .horizontal
    return StickyRange(
      box: frame[axis], container: container[axis], low: isHorizontal ? left : top,
      high: isHorizontal ? right : bottom, isFlipped: direction.flips(axis))
  }
}

#if !hasFeature(Embedded)
  extension StickyBox: DecodableByHand {
    package init(reading decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      try Self.validate(
        frame: values[.frame], container: values[.container], top: values[ifPresent: .top],
        left: values[ifPresent: .left], bottom: values[ifPresent: .bottom], right: values[ifPresent: .right])
      try self.init(
        frame: values[.frame], container: values[.container], top: values[ifPresent: .top],
        left: values[ifPresent: .left], bottom: values[ifPresent: .bottom], right: values[ifPresent: .right])
    }
  }
#endif
