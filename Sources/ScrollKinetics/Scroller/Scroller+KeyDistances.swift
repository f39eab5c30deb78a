import ScrollGeometry

extension Scroller {
  /// The distances by which keys move the content: a line for the arrows, a page for page keys and space.
  ///
  ///     scroller.handle(.key(.pageDown, distances: .chromium, .uiKit), at: instant)
  ///
  /// A page is at least a line. Both are measured on the axis of the key.
  ///
  /// - Source: given with each preset. [S] stands for a figure read in source code. UIKit's distances are not documented.
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
    func lineLength(in viewport: Viewport, on axis: ScrollAxis) -> Double {
      line.length(in: viewport, on: axis)
    }

    /// Returns the length of a page in points.
    func pageLength(in viewport: Viewport, on axis: ScrollAxis) -> Double {
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

  /// Chromium with percent-based scrolling: an eighth of *h*, and 87.5 % of *h* ([S]).
  public static let chromiumPercent = Self(line: .fraction(0.125), page: .fraction(0.875))

  /// WebKit on macOS: 40 points, and *h* less 40 points, at least 80 % of *h* ([S]; the overlap of 40 points [R]).
  public static let webKit = Self(line: .points(40), page: .overlap(40, atLeast: 0.8))

  /// Returns the distances of Firefox: three lines ([R]) of the root font's height, and *h* less two lines, at least 90 %
  /// of *h* ([S]).
  public static func firefox(lineHeight: Double = 19) -> Self {
    Self(line: .lines(3, of: lineHeight), page: .overlap(ScrollStep.product(2, lineHeight), atLeast: 0.9))
  }

  /// Flutter: 50 points, and 80 % of *h* ([S]).
  public static let flutter = Self(line: .points(50), page: .fraction(0.8))

  /// AppKit: `verticalLineScroll`, and *h* less `pageScroll` ([A]), 10 points each ([R]).
  public static let appKit = Self(line: .points(10), page: .overlap(10))
}

#if !hasFeature(Embedded)
  extension Scroller.KeyDistances: Codable {}
#endif
