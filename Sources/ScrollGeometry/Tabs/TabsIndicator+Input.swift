// From a tap or drag on the bar to the offset to scroll to.
extension TabsIndicator {
  /// Returns the offset that shows tab `tab`, or the nearest one that exists: k/n of the content along `axis`, within the limits;
  /// the other axis does not change.
  public func contentOffset(
    ofTab tab: Int, in viewport: Viewport, on axis: ScrollAxis,
    direction: Viewport.LayoutDirection = .leftToRight
  ) -> ScrollPoint {
    let tab = Swift.max(0, Swift.min(tab, count - 1))
    return contentOffset(atPosition: Double(tab), in: viewport, on: axis, direction: direction)
  }

  /// Returns the offset at a position in tabs, as for a drag along the bar: within the limits; the other axis does not change.
  public func contentOffset(
    atPosition position: Double, in viewport: Viewport, on axis: ScrollAxis,
    direction: Viewport.LayoutDirection = .leftToRight
  ) -> ScrollPoint {
    position.require(.finite, "position")
    let length = viewport.contentSize[axis]
    let product = position * length
    let tabs = Double(Swift.max(1, count))
    let leading = (product.isFinite ? product / tabs : position / tabs * length).saturated
    var offset = viewport.contentOffset
    offset[axis] = viewport.flipped(leading, on: axis, in: direction).clamped(to: viewport.limits(on: axis))
    return offset
  }

  /// Returns the tab at a location along the bar, as for a tap: the first that ends after the location, or the last.
  ///
  /// - Complexity: O(log n) calls of `tab`, whose ranges must follow one another in order, in either direction.
  public func tab(at location: Double, ofTab tab: (Int) -> ClosedRange<Double>) -> Int {
    location.require(.finite, "location")
    guard count > 1 else { return 0 }
    let isForward = order(tab) > 0
    return (0..<count - 1).partition {
      let range = Self.range(ofTab: $0, tab)
      return isForward ? location < range.upperBound : location > range.lowerBound
    }
  }

  /// Returns the position in tabs at which the middle of the indicator is at a location along the bar, as for a drag.
  ///
  /// - The inverse of the middle of ``range(at:ofTab:)``; a location farther out gives the first or the last tab.
  /// - Complexity: O(log n) calls of `tab`, whose ranges must follow one another in order, in either direction.
  public func position(at location: Double, ofTab tab: (Int) -> ClosedRange<Double>) -> Double {
    location.require(.finite, "location")
    guard count > 1 else { return 0 }
    let order = order(tab)
    func middle(_ index: Int) -> Double { Self.range(ofTab: index, tab).middle }
    let next = (0..<count - 1).partition { order * location <= order * middle($0) }
    guard next > 0 else { return 0 }
    let (start, end) = (middle(next - 1), middle(next))
    guard start != end else { return Double(next) }
    return Double(next - 1) + ((location - start) / (end - start)).clamped(to: 0...1)
  }
}
