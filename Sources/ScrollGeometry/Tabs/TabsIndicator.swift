/// The mark in a bar of tabs that follows the scrolling of the pages below the bar.
///
/// The offset determines the indicator; a tap or a drag on the bar gives an offset to scroll to. n tabs divide the content evenly:
///
///     fraction = x / content           tab k rests at the fraction k/n, so the last tab rests below 1
///     position = x·n / content         tab k rests at the position k, exactly
///
/// Between two tabs, the place and the width of the indicator are interpolated. A closure returns the range of a tab along the
/// bar; the ranges may differ in length and run from left to right or from right to left.
///
///     let indicator = TabsIndicator(count: 3)
///     let position = indicator.position(in: viewport, on: .horizontal)     // 1.5 at an offset of 600 in 1200
///     indicator.range(at: position) { [0...80, 80...200, 200...260][$0] }  // 140.0...230.0
///
/// - Positions, locations, bars and the ranges of tabs must be finite, and the size of a bar not negative.
/// - Source: our choice, [O].
public struct TabsIndicator: Hashable, Sendable {
  /// The behaviour of the indicator while the content is pulled past its first or last tab.
  public enum Overscroll: CaseIterable, Hashable, Sendable {
    /// The indicator stays on that tab.
    case pin
    /// The outer edge moves outwards by the fraction of a tab, at most one, that the content is past its end; the inner edge stays.
    case stretch
    /// From the last tab the indicator moves on to the first, and back: for content without an end (``ScrollLoop``).
    case wrap
  }

  /// The number of tabs.
  public let count: Int
  /// The behaviour past the first and the last tab.
  public let overscroll: Overscroll

  /// Creates the indicator of a bar of `count` tabs.
  ///
  /// - Precondition: the count is from 0 to 2³¹ − 1.
  public init(count: Int, overscroll: Overscroll = .pin, file: CallerFile = #fileID, line: CallerLine = #line)
  {
    Double(count).require(.within(0...Double(Int32.max)), "count", file, line)
    self.count = count
    self.overscroll = overscroll
  }

  /// Returns the offset as a fraction of the content's length; 0 for empty content. From right to left it is measured from the right.
  public func fraction(
    in viewport: Viewport, on axis: ScrollAxis, direction: Viewport.LayoutDirection = .leftToRight
  ) -> Double {
    let length = viewport.contentSize[axis]
    guard length > 0 else { return 0 }
    let offset = viewport.flipped(viewport.contentOffset[axis], on: axis, in: direction)
    return (offset / length).saturated.flushed
  }

  /// Returns the offset in tabs: k where tab k rests; less than 0 or more than n − 1 past the ends.
  public func position(
    in viewport: Viewport, on axis: ScrollAxis, direction: Viewport.LayoutDirection = .leftToRight
  ) -> Double {
    let length = viewport.contentSize[axis]
    guard length > 0 else { return 0 }
    let offset = viewport.flipped(viewport.contentOffset[axis], on: axis, in: direction)
    // Multiplies before it divides: a rounded k/n times n can miss k, as (1/49)·49 does.
    let product = offset * Double(count)
    let position = (product.isFinite ? product / length : offset / length * Double(count)).saturated.flushed
    let whole = position.wholeNearest
    // The last tab rests at a limit, which is a difference of lengths.
    return (position - whole).magnitude <= 8 * whole.ulp ? whole : position
  }

  /// Returns the position in tabs at a fraction of the content's length; exactly k for the rounded quotient k/n.
  public func position(atFraction fraction: Double) -> Double {
    fraction.require(.finite, "fraction")
    let position = (fraction * Double(count)).saturated.flushed
    let whole = position.wholeNearest
    return whole / Double(Swift.max(1, count)) == fraction ? whole : position
  }

  /// Returns the range of the indicator along the bar at a position in tabs.
  ///
  /// - Continuous in `position` and, but for ``Overscroll/wrap``, monotone; exactly the range of the tab at a whole position;
  ///   0…0 without tabs.
  /// - `tab` is called at most four times. A single tab stretches as in a bar from left to right.
  public func range(at position: Double, ofTab tab: (Int) -> ClosedRange<Double>) -> ClosedRange<Double> {
    range(at: position, order: order(tab), ofTab: tab)
  }

  /// Returns the range of the indicator in a bar whose tabs have an ``order(_:)``.
  private func range(
    at position: Double, order: @autoclosure () -> Double, ofTab tab: (Int) -> ClosedRange<Double>
  ) -> ClosedRange<Double> {
    position.require(.finite, "position")
    guard count > 0 else { return 0...0 }
    let last = Double(count - 1)
    let loop = overscroll == .wrap ? ScrollLoop(on: .horizontal, length: Double(count)) : nil
    let inside = loop?.wrapped(position) ?? position.clamped(to: 0...last)
    let whole = inside.roundedDown
    let start = Self.range(ofTab: Int(whole), tab)
    let end = Self.range(ofTab: whole < last ? Int(whole) + 1 : loop == nil ? Int(last) : 0, tab)
    let part = inside - whole
    let lower = Double.interpolated(from: start.lowerBound, to: end.lowerBound, at: part)
    let upper = Double.interpolated(from: start.upperBound, to: end.upperBound, at: part)
    let range = lower...Swift.max(lower, upper)
    guard overscroll == .stretch, position != inside else { return range }
    let excess = (position - inside).clamped(to: -1...1)
    let pull = excess * (range.upperBound - range.lowerBound) * order()
    return pull < 0
      ? (range.lowerBound + pull).saturated...range.upperBound
      : range.lowerBound...(range.upperBound + pull).saturated
  }

  /// Returns the frame of the indicator in a bar with tabs of equal length along `axis`; across it is as long as the bar.
  public func frame(
    at position: Double, in bar: ScrollRect, on axis: ScrollAxis = .horizontal,
    direction: Viewport.LayoutDirection = .leftToRight
  ) -> ScrollRect {
    requireValid(try bar.check("bar"))
    let isReversed = direction.flips(axis)
    let along = range(at: position, order: isReversed ? -1 : 1) { tab in
      let place = Double(isReversed ? count - 1 - tab : tab)
      func edge(_ place: Double) -> Double {
        .interpolated(from: bar[axis].lowerBound, to: bar[axis].upperBound, at: place / Double(count))
      }
      return edge(place)...edge(place + 1)
    }
    return ScrollRect { $0 == axis && count > 0 ? along : bar[$0] }
  }

  /// Returns 1 where the coordinates of the tabs increase along the bar, −1 where they decrease.
  func order(_ tab: (Int) -> ClosedRange<Double>) -> Double {
    Self.range(ofTab: 0, tab).middle <= Self.range(ofTab: count - 1, tab).middle ? 1 : -1
  }

  /// Returns the range of a tab, as the closure gives it; stops the program where the range is not finite.
  static func range(ofTab index: Int, _ tab: (Int) -> ClosedRange<Double>) -> ClosedRange<Double> {
    let range = tab(index)
    range.require("tab")
    return range
  }
}
