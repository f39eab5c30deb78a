import ScrollGeometry

extension Scroller {
  /// A key that scrolls.
  ///
  /// ``KeyDistances`` gives the lengths of lines and pages. For the space bar a host sends ``pageDown``, with shift
  /// ``pageUp``, as the platforms do.
  ///
  /// Left and right are physical in every layout direction; ``following(_:)`` gives the keys for content that begins at its
  /// right edge.
  public enum Key: CaseIterable, Hashable, Sendable {
    /// Scrolls by a line: the arrows down and up.
    case lineDown, lineUp
    /// Scrolls by a page on the vertical axis, or on the horizontal axis if only that one scrolls, as in a pager.
    case pageDown, pageUp
    /// Scrolls to the beginning or the end, on the axis of ``pageDown``.
    case home, end
    /// Scrolls by a line on the horizontal axis: the arrows left and right.
    case lineLeft, lineRight
    /// Scrolls by a page on the horizontal axis.
    case pageLeft, pageRight

    /// Returns the key that has the same effect in horizontal content of `direction` as this key in content that begins
    /// at its left edge: from right to left the opposite key, except for the arrows up and down.
    ///
    ///     let key = isPagerHorizontal ? Scroller.Key.pageDown.following(.rightToLeft) : .pageDown    // .pageUp, which is the next page
    public func following(_ direction: Viewport.LayoutDirection) -> Key {
      guard direction == .rightToLeft else { return self }
      return switch self {
      case .lineDown, .lineUp: self
      case .pageDown: .pageUp
      case .pageUp: .pageDown
      case .home: .end
      case .end: .home
      case .lineLeft: .lineRight
      case .lineRight: .lineLeft
      case .pageLeft: .pageRight
      case .pageRight: .pageLeft
      }
    }
  }
}

extension Scroller.Key {
  var isTowardsEnd: Bool {
    switch self {
    case .lineDown, .lineRight, .pageDown, .pageRight, .end: true
    case .lineUp, .lineLeft, .pageUp, .pageLeft, .home: false
    }
  }

  func axis(in viewport: Viewport) -> ScrollAxis {
    switch self {
    case .lineDown, .lineUp: .vertical
    case .lineLeft, .lineRight, .pageLeft, .pageRight: .horizontal
    case .pageDown, .pageUp, .home, .end:
      viewport.contentFits(on: .vertical) && !viewport.contentFits(on: .horizontal) ? .horizontal : .vertical
    }
  }

  func step(in viewport: Viewport, _ distances: Scroller.KeyDistances) -> MovingAxis.Step {
    let axis = axis(in: viewport)
    func line() -> Double { distances.lineLength(in: viewport, on: axis) }
    func page() -> Double { distances.pageLength(in: viewport, on: axis) }
    return switch self {
    case .lineDown, .lineRight: .by(line())
    case .lineUp, .lineLeft: .by(0 - line())
    case .pageDown, .pageRight: .page(page())
    case .pageUp, .pageLeft: .page(0 - page())
    case .home: .to(viewport.limits(on: axis).lowerBound)
    case .end: .to(viewport.limits(on: axis).upperBound)
    }
  }
}
