/// The mark under a bar of tabs that follows the scrolling of the pages below it.
///
/// Data flows one way: the scroll view's offset drives the indicator, and a tap or a drag on the bar gives an
/// offset to scroll to, never a place for the indicator. n tabs divide the content evenly, however wide their
/// names are in the bar:
///
///     fraction = x / content           tab k rests at fraction k/n, so the last never reaches 1
///     position = x·n / content         tab k rests at position k, exactly
///
/// Between two tabs the indicator's place and width are interpolated. The bar is described by a closure that
/// gives the range of a tab along it, equal or not, from left to right or from right to left; nothing is stored
/// for it.
///
///     let indicator = TabsIndicator(count: 3)
///     let position = indicator.position(in: viewport, on: .horizontal)     // 1.5 at an offset of 600 in 1200
///     indicator.range(at: position) { [0...80, 80...200, 200...260][$0] }  // 140.0...230.0
///
/// - Source: our choice, [O].
public struct TabsIndicator: Hashable, Sendable {
  /// What the indicator does where the content is pulled past its first or last tab.
  public enum Overscroll: UInt8, CaseIterable, Hashable, Sendable {
    /// It stays on that tab.
    case pin
    /// Its outer edge goes on, by the part of the tab's width by which the content is past; the inner edge
    /// stays. Never by more than one width.
    case stretch
  }

  /// How many tabs there are.
  public let count: Int
  /// What happens past the first tab and the last.
  public let overscroll: Overscroll

  /// The indicator of a bar of `count` tabs.
  ///
  /// - Precondition: the count is from 0 to 2³¹ − 1.
  public init(count: Int, overscroll: Overscroll = .pin) {
    Double(count).require(.within(0...Double(Int32.max)), "count")
    self.count = count
    self.overscroll = overscroll
  }
}

// MARK: - From the scroll view

extension TabsIndicator {
  /// How far the content has been scrolled, as a fraction of its length; 0 for empty content.
  ///
  /// Where the layout runs from right to left the horizontal axis is counted from the right.
  public func fraction(
    in viewport: Viewport, on axis: ScrollAxis, direction: Viewport.LayoutDirection = .leftToRight
  ) -> Double {
    let length = viewport.contentSize[axis]
    guard length > 0 else { return 0 }
    return (leadingOffset(in: viewport, on: axis, direction: direction) / length).saturated.flushed
  }

  /// The offset in tabs: k where tab k rests, less than 0 and more than n − 1 past the ends.
  public func position(
    in viewport: Viewport, on axis: ScrollAxis, direction: Viewport.LayoutDirection = .leftToRight
  ) -> Double {
    let length = viewport.contentSize[axis]
    guard length > 0 else { return 0 }
    let offset = leadingOffset(in: viewport, on: axis, direction: direction)
    // The product first: with k/n rounded, n times it may miss k; (1/49)·49 does.
    let product = offset * Double(count)
    return (product.isFinite ? product / length : offset / length * Double(count)).saturated.flushed
  }

  /// The position at a fraction that the host has kept; whole where the fraction is k/n as rounded.
  ///
  /// - Precondition: `fraction` is finite.
  public func position(atFraction fraction: Double) -> Double {
    fraction.require(.finite, "fraction")
    let position = (fraction * Double(count)).saturated.flushed
    let whole = position.wholeNearest
    return whole / Double(Swift.max(1, count)) == fraction ? whole : position
  }

  /// Where the indicator lies along the bar at a position in tabs.
  ///
  /// - Monotone and continuous in `position`; exactly the tab's range at a whole one. 0…0 without tabs.
  ///
  /// - Parameter tab: the range of a tab along the bar, asked for at most four of them.
  /// - Precondition: `position` and the ranges of the tabs are finite.
  public func range(
    at position: Double, ofTab tab: (Int) -> ClosedRange<Double>
  ) -> ClosedRange<Double> {
    position.require(.finite, "position")
    guard count > 0 else { return 0...0 }
    let last = Double(count - 1)
    let inside = position.clamped(to: 0...last)
    let whole = inside.roundedDown
    let start = Self.range(ofTab: Int(whole), tab)
    let end = Self.range(ofTab: Int(Swift.min(whole + 1, last)), tab)
    let part = inside - whole
    let lower = Double.interpolated(from: start.lowerBound, to: end.lowerBound, at: part)
    let upper = Double.interpolated(from: start.upperBound, to: end.upperBound, at: part)
    let range = lower...Swift.max(lower, upper)
    guard overscroll == .stretch, position != inside else { return range }
    let excess = (position - inside).clamped(to: -1...1)
    let pull = excess * (range.upperBound - range.lowerBound) * order(tab)
    return pull < 0
      ? (range.lowerBound + pull).saturated...range.upperBound
      : range.lowerBound...(range.upperBound + pull).saturated
  }

  /// The indicator's frame in a bar with tabs of equal width: its length along `axis`, the bar's own across.
  ///
  /// - Precondition: `position` and `bar` are finite, the bar's size not negative.
  public func frame(
    at position: Double, in bar: ScrollRect, on axis: ScrollAxis = .horizontal,
    direction: Viewport.LayoutDirection = .leftToRight
  ) -> ScrollRect {
    requireValid { () throws(ScrollValueError) in try bar.check("bar") }
    let isReversed = axis == .horizontal && direction == .rightToLeft
    let along = range(at: position) { tab in
      let place = Double(isReversed ? count - 1 - tab : tab)
      let (start, end) = (bar[axis].lowerBound, bar[axis].upperBound)
      return Double.interpolated(
        from: start, to: end, at: place / Double(count))...Double
        .interpolated(from: start, to: end, at: (place + 1) / Double(count))
    }
    return ScrollRect { $0 == axis && count > 0 ? along : bar[$0] }
  }

  /// The offset from the content's leading edge: the left one, the top, or the right one.
  func leadingOffset(
    in viewport: Viewport, on axis: ScrollAxis, direction: Viewport.LayoutDirection
  ) -> Double {
    axis == .horizontal ? viewport.leadingOffset(in: direction) : viewport.contentOffset.y
  }

  /// 1 where the tabs follow one another towards larger coordinates, −1 where towards smaller ones.
  func order(_ tab: (Int) -> ClosedRange<Double>) -> Double {
    Self.range(ofTab: 0, tab).middle <= Self.range(ofTab: count - 1, tab).middle ? 1 : -1
  }

  /// The range that the bar gives for a tab.
  static func range(ofTab index: Int, _ tab: (Int) -> ClosedRange<Double>) -> ClosedRange<Double> {
    let range = tab(index)
    range.require("tab")
    return range
  }
}
