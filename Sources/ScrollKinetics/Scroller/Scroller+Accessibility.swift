import ScrollGeometry

extension Scroller {
  /// The direction of an accessibility scroll, as in UIAccessibilityScrollDirection: where the visible part goes.
  public enum AccessibilityDirection: CaseIterable, Hashable, Sendable {
    /// Shows what is above or below.
    case up, down
    /// Shows what is to the left or to the right, in every layout direction.
    case left, right
    /// The next or the previous page: below or above; in the direction of the text where only sideways scrolling is possible.
    case next, previous
  }

  /// The position of the visible part, for an announcement such as "page 2 of 5".
  public struct AccessibilityPosition: Hashable, Sendable {
    /// The axis of the page keys: the vertical one, or the horizontal one if only that one scrolls.
    public let axis: ScrollAxis
    /// The page that shows, from 0; from right to left the first page is the rightmost.
    public let page: Int
    /// The number of pages of the viewport's length; 0 for empty content. Content without pages is divided by the same
    /// length, and shows its last page at its end.
    public let pageCount: Int
    /// The position between the two limits, from 0 to 1; 0 shows the beginning.
    public let fraction: Double
  }

  /// Scrolls by a page, at once, for a screen reader; nil where nothing moves: the host asks the scroll view around this one.
  ///
  ///     guard let scrolled = scroller.accessibilityScroll(.next, at: instant) else { return parent.accessibilityScroll(…) }
  ///     announce(page: scrolled.position.page + 1, of: scrolled.position.pageCount)
  ///
  /// As ``Input/stop`` and then a page key without an animation: a pager turns one page, other content moves by the viewport
  /// less an overlap, within its limits and to places of a mandatory rule, and is then at rest, whatever
  /// ``Physics/reducesMotion``. At an end, under a finger and if scrolling is disabled the scroller does not change at all.
  ///
  /// - `next` and `previous` follow the direction of the text, `layout`, in content that scrolls sideways.
  /// - `distances` gives the length of a page of content without pages.
  /// - Source: a page and its announcement as in `accessibilityScroll(_:)` ([A]); the rest is our own choice ([O]).
  @discardableResult
  public mutating func accessibilityScroll(
    _ direction: AccessibilityDirection, in layout: Viewport.LayoutDirection = .leftToRight,
    distances: KeyDistances = .standard, at instant: ScrollInstant
  ) -> (events: Events, position: AccessibilityPosition)? {
    guard let key = accessibilityKey(for: direction, in: layout, distances: distances, at: instant) else {
      return nil
    }
    var events = handle(.stop, at: instant)
    events.append(contentsOf: handle(.key(key, distances: distances), at: instant))
    return (events, accessibilityPosition(in: layout))
  }

  /// Returns the key that ``accessibilityScroll(_:in:distances:at:)`` presses, nil where nothing would move: whether to offer
  /// the action, and the input for a screen or a recording, after ``Input/stop``.
  public func accessibilityKey(
    for direction: AccessibilityDirection, in layout: Viewport.LayoutDirection = .leftToRight,
    distances: KeyDistances = .standard, at instant: ScrollInstant
  ) -> Key? {
    let (axis, isReversed) = pageAxis(in: layout)
    let key: Key =
      switch direction {
      case .up: .pageUp
      case .down: .pageDown
      case .left: .pageLeft
      case .right: .pageRight
      case .next: isReversed ? .pageUp : .pageDown
      case .previous: isReversed ? .pageDown : .pageUp
      }
    if isTracking || axis == .horizontal && (direction == .up || direction == .down) { return nil }
    var tried = self
    tried.handle(.stop, at: instant)
    let (moving, before) = (key.axis(in: viewport), tried.viewport.contentOffset)
    tried.handle(.key(key, distances: distances), at: instant)
    let (old, new) = (before[moving], tried.viewport.contentOffset[moving])
    return (key.isTowardsEnd ? new > old : new < old) ? key : nil
  }

  /// Returns the position of the visible part, for an announcement.
  public func accessibilityPosition(in layout: Viewport.LayoutDirection = .leftToRight)
    -> AccessibilityPosition
  {
    let (axis, isReversed) = pageAxis(in: layout)
    var spacing = 0.0
    if case .pages(let gap, _)? = physics.snapping[axis]?.points { spacing = gap }
    let pages = Pages(of: viewport, on: axis, spacing: spacing)
    let (page, count) = (pages.page(nearestTo: viewport.contentOffset[axis]), pages.count)
    let fraction = viewport.scrollFraction(on: axis)
    return AccessibilityPosition(
      axis: axis, page: isReversed && count > 0 ? count - 1 - page : page, pageCount: count,
      fraction: isReversed ? 1 - fraction : fraction)
  }

  /// Returns the axis of the page keys, and whether its pages run against the offset, from right to left.
  private func pageAxis(in layout: Viewport.LayoutDirection) -> (axis: ScrollAxis, isReversed: Bool) {
    let axis = Key.pageDown.axis(in: viewport)
    return (axis, axis == .horizontal && layout == .rightToLeft)
  }
}
