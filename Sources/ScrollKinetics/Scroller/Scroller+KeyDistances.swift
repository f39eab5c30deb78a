import ScrollGeometry

extension Scroller {
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
  public struct KeyDistances: Hashable, Sendable {
    /// The distance of an arrow key.
    public var line: ScrollStep
    /// The distance of a page key.
    public var page: ScrollStep

    /// Creates distances with the given steps.
    public init(line: ScrollStep = .points(40), page: ScrollStep = .overlap(40)) {
      (self.line, self.page) = (line, page)
    }

    /// Returns the length of a line in points.
    package func lineLength(in viewport: Viewport, on axis: ScrollAxis) -> Double {
      line.length(in: viewport, on: axis)
    }

    /// Returns the length of a page in points.
    package func pageLength(in viewport: Viewport, on axis: ScrollAxis) -> Double {
      Swift.max(lineLength(in: viewport, on: axis), page.length(in: viewport, on: axis))
    }

    /// Returns the same distances in points, measured in `viewport`.
    func measured(in viewport: Viewport, on axis: ScrollAxis) -> Self {
      Self(
        line: .points(lineLength(in: viewport, on: axis)), page: .points(pageLength(in: viewport, on: axis)))
    }

    /// Throws for the first number that is not in its valid range.
    package func validate() throws(ScrollValueError) {
      try line.validate()
      try page.validate()
    }
  }
}

// MARK: - Platforms

extension Scroller.KeyDistances {
  /// The default: a line of 40 points, and a page of *h* less 40 points ([O]).
  public static let standard = Self()

  /// Chromium: 40 points, and 87.5 % of *h* ([S]).
  public static let chromium = Self(line: .points(40), page: .fraction(0.875))
}

#if !hasFeature(Embedded)
  extension Scroller.KeyDistances: Codable {}
#endif
