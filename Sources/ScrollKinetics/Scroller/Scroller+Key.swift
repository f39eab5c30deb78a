import ScrollGeometry

extension Scroller {
  /// A key that scrolls.
  ///
  /// For the space bar a host sends ``pageDown``, with shift ``pageUp``. ``KeyDistances`` has the lengths.
  ///
  /// Left and right are physical in every layout direction; ``following(_:)`` gives the keys from right to left.
  public enum Key: CaseIterable, NamedCases, Sendable {
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

    package static var names: Names {
      [
        "lineDown": .lineDown, "lineUp": .lineUp, "pageDown": .pageDown, "pageUp": .pageUp, "home": .home,
        "end": .end, "lineLeft": .lineLeft, "lineRight": .lineRight, "pageLeft": .pageLeft,
        "pageRight": .pageRight,
      ]
    }
  }

  /// The distances by which keys move the content: a line for the arrows, a page for page keys and space.
  ///
  ///     scroller.handle(.key(.pageDown, distances: .chromium, .uiKit), at: instant)
  ///
  /// A page is at least a line. Both are measured on the axis of the key.
  ///
  /// - Source of the platforms' figures: read in source code ([S]), documented ([A]) or reported ([R]). UIKit's are not documented.
  ///
  /// | | line | page |
  /// | --- | --- | --- |
  /// | Chromium with percent-based scrolling | `.fraction(0.125)` [S] | `.fraction(0.875)` [S] |
  /// | WebKit on macOS | `.points(40)` [S] | `.overlap(40, atLeast: 0.8)`, the overlap [R] |
  /// | Firefox, lines of 19 points | `.lines(3, of: 19)` [R] | `.overlap(38, atLeast: 0.9)` [S] |
  /// | Flutter | `.points(50)` [S] | `.fraction(0.8)` [S] |
  /// | AppKit, `verticalLineScroll` and `pageScroll` [A] | `.points(10)` [R] | `.overlap(10)` [R] |
  public struct KeyDistances: Hashable, Sendable, Codable {
    /// The distance of an arrow key.
    public var line: ScrollStep
    /// The distance of a page key.
    public var page: ScrollStep

    /// Creates distances with the given steps.
    public init(line: ScrollStep = .points(40), page: ScrollStep = .overlap(40)) {
      (self.line, self.page) = (line, page)
    }

    /// The default: a line of 40 points, and a page of *h* less 40 points ([O]).
    public static let standard = Self()
    /// Chromium: 40 points, and 87.5 % of *h* ([S]).
    public static let chromium = Self(line: .points(40), page: .fraction(0.875))

    package func pageLength(in viewport: Viewport, on axis: ScrollAxis) -> Double {
      Swift.max(line.length(in: viewport, on: axis), page.length(in: viewport, on: axis))
    }

    /// Returns the same distances in points, measured in `viewport`.
    func measured(in viewport: Viewport, on axis: ScrollAxis) -> Self {
      Self(
        line: .points(line.length(in: viewport, on: axis)), page: .points(pageLength(in: viewport, on: axis)))
    }

    package func validate() throws(ScrollValueError) {
      try line.validate()
      try page.validate()
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
    func signed(_ length: Double) -> Double { isTowardsEnd ? length : 0 - length }
    return switch self {
    case .lineDown, .lineRight, .lineUp, .lineLeft: .by(signed(distances.line.length(in: viewport, on: axis)))
    case .pageDown, .pageRight, .pageUp, .pageLeft:
      .page(signed(distances.pageLength(in: viewport, on: axis)))
    case .home: .to(viewport.limits(on: axis).lowerBound)
    case .end: .to(viewport.limits(on: axis).upperBound)
    }
  }
}
