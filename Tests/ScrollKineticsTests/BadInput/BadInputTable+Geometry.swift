#if os(Linux)
  extension BadInputTable {
    static let viewport = Viewport(
      frame: ScrollRect(x: 3, y: 4, width: 400, height: 800),
      contentSize: ScrollSize(width: 1200, height: 8000), contentInset: ScrollInsets(10, 0, 0, 0),
      contentOffset: ScrollPoint(x: 5, y: 7))
    static let square = ScrollRect(x: 0, y: 0, width: 100, height: 100)

    // Results, from which every number is checked.
    static func numbers(_ point: ScrollPoint) -> [Double] { [point.x, point.y] }
    static func numbers(_ vector: ScrollVector) -> [Double] { [vector.dx, vector.dy] }
    static func numbers(_ range: ClosedRange<Double>) -> [Double] { [range.lowerBound, range.upperBound] }
    static func numbers(_ rect: ScrollRect) -> [Double] {
      [rect.minX, rect.minY, rect.maxX, rect.maxY, rect.size.width, rect.size.height]
    }
    static func numbers(_ viewport: Viewport) -> [Double] {
      numbers(viewport.contentArea) + numbers(viewport.bounds) + numbers(viewport.minimumContentOffset)
        + numbers(viewport.maximumContentOffset) + numbers(viewport.overscroll)
    }

    static var geometry: [Row] {
      values + viewports + zooming + resizing + pagesAndTabs + stacks + cards + sheetsAndHeaders + shelves
        + stickyAndTimelines
    }

    private static var values: [Row] {
      let units = "ScrollUnit.init(width:height:)"
      typealias Unit = ScrollUnit
      return [
        number("PixelGrid.init(scale:)", "scale") { [PixelGrid(scale: $0).rounded(3.3)] },
        number("PixelGrid.rounded(_:)", "x", "NaN and infinities are returned unchanged") {
          let rounded = PixelGrid(scale: 2).rounded($0)
          return $0.isFinite ? [rounded] : []
        },
        number("PixelGrid.rounded(_:within:)", "x", "NaN and infinities are returned unchanged") {
          let rounded = PixelGrid(scale: 2).rounded($0, within: 0...9)
          return $0.isFinite ? [rounded] : []
        },
        count("ScrollAxis.AllCases.subscript(_:)", "position", "every number except 0 is the vertical axis") {
          _ = ScrollAxis.allCases[$0]
          return []
        },
        number("ScrollUnit.init(points:)", "points") { [ScrollUnit(points: $0).points(3, on: .vertical)] },
        number(units, "width") { [Unit(width: $0, height: 1).units(3, on: .horizontal)] },
        number(units, "height") { [Unit(width: 1, height: $0).units(3, on: .vertical)] },
        number("ScrollUnit.points(_:on:)", "number") { [ScrollUnit(points: 16).points($0, on: .vertical)] },
        number("ScrollUnit.units(_:on:)", "number") { [ScrollUnit(points: 0.1).units($0, on: .vertical)] },
        insets("ScrollRect.inset(by:)", "insets") { numbers(square.inset(by: $0)) },
        point("ScrollRect.contains(_:)", "point", "NaN and infinities lie in no rectangle") {
          _ = square.contains($0)
          return []
        },
        number("ScrollValueError.Rule.allows(_:)", "value", "NaN breaks every rule") {
          _ = ScrollValueError.Rule.index(below: .max).allows($0)
          return []
        },
        count("ScrollValueError.Rule.description", "bound", "below 1 no index is valid") {
          _ = ScrollValueError.Rule.index(below: $0).description
          return []
        },
      ] + rect("ScrollRect.subscript(_:)", "") { numbers($0[.horizontal]) + numbers($0[.vertical]) }
        + rect("ScrollRect.intersection(_:)", "") { square.intersection($0).map(numbers) ?? [] }
    }
  }
#endif
