#if os(Linux)
  import ScrollGeometry

  @testable import ScrollKinetics

  extension BadInputTable {
    static let viewport = Viewport(
      frame: ScrollRect(x: 3, y: 4, width: 400, height: 800),
      contentSize: ScrollSize(width: 1200, height: 8000),
      contentInset: ScrollInsets(top: 10, left: 0, bottom: 0, right: 0),
      contentOffset: ScrollPoint(x: 5, y: 7))
    private static let pages = Pages(of: viewport, on: .vertical)
    private static let tabs = TabsIndicator(count: 3, overscroll: .stretch)
    private static let card = ExpandingCard(
      container: ScrollSize(width: 390, height: 844),
      collapsedInsets: ScrollInsets(top: 200, left: 20, bottom: 100, right: 20), travel: 300,
      innerContentLength: 2000)
    private static let change = ContentChange(on: .vertical, at: 0, inserting: 300)
    private static let square = ScrollRect(x: 0, y: 0, width: 100, height: 100)

    private static func tab(_ index: Int) -> ClosedRange<Double> {
      Double(index) * 80...Double(index) * 80 + 80
    }

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

    private static func changed(_ change: (inout Viewport) -> Void) -> [Double] {
      var viewport = viewport
      change(&viewport)
      return numbers(viewport)
    }

    static var geometry: [Row] { values + viewports + resizing + pagesAndTabs + stacks + cards }

    // MARK: Values

    private static var values: [Row] {
      [
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
      ]
        + rect("ScrollRect.subscript(_:)", "") { numbers($0[.horizontal]) + numbers($0[.vertical]) }
        + rect("ScrollRect.intersection(_:)", "") { square.intersection($0).map(numbers) ?? [] }
    }

    // MARK: Viewports

    private static var viewports: [Row] {
      rect(
        "Viewport.init(frame:…)", "frame",
        asking: Check("Viewport.validate(frame:…)") { try Viewport.validate(frame: $0) }
      ) {
        numbers(Viewport(frame: $0, contentSize: .zero))
      }
        + rect("Viewport.frame", "frame") { rect in changed { $0.frame = rect } }
        + [
          size(
            "Viewport.init(frame:…)", "contentSize",
            asking: Check("Viewport.validate(frame:…)") { try Viewport.validate(contentSize: $0) }
          ) {
            numbers(Viewport(frame: square, contentSize: $0))
          },
          size("Viewport.contentSize", "contentSize") { size in changed { $0.contentSize = size } },
          insets(
            "Viewport.init(frame:…)", "contentInset",
            asking: Check("Viewport.validate(frame:…)") { try Viewport.validate(contentInset: $0) }
          ) {
            numbers(Viewport(frame: square, contentSize: .zero, contentInset: $0))
          },
          insets("Viewport.contentInset", "contentInset") { insets in changed { $0.contentInset = insets } },
          insets(
            "Viewport.init(frame:…)", "safeAreaInsets",
            asking: Check("Viewport.validate(frame:…)") { try Viewport.validate(safeAreaInsets: $0) }
          ) {
            numbers(Viewport(frame: square, contentSize: .zero, safeAreaInsets: $0))
          },
          insets("Viewport.safeAreaInsets", "safeAreaInsets") { insets in
            changed { $0.safeAreaInsets = insets }
          },
          point(
            "Viewport.init(frame:…)", "contentOffset",
            asking: Check("Viewport.validate(frame:…)") { try Viewport.validate(contentOffset: $0) }
          ) {
            numbers(Viewport(frame: square, contentSize: .zero, contentOffset: $0))
          },
          point("Viewport.contentOffset", "contentOffset") { point in changed { $0.contentOffset = point } },
          number(
            "Viewport.init(frame:…)", "displayScale",
            asking: Check("Viewport.validate(frame:…)") { try Viewport.validate(displayScale: $0) }
          ) {
            numbers(Viewport(frame: square, contentSize: .zero, displayScale: $0))
          },
          number("Viewport.displayScale", "displayScale") { scale in changed { $0.displayScale = scale } },
          point(
            "Viewport.init(frame:…)", "contentAlignmentPoint",
            asking: Check("Viewport.validate(frame:…)") { try Viewport.validate(contentAlignmentPoint: $0) }
          ) {
            numbers(Viewport(frame: square, contentSize: .zero, contentAlignmentPoint: $0))
          },
          point("Viewport.contentAlignmentPoint", "contentAlignmentPoint") { point in
            changed { $0.contentAlignmentPoint = point }
          },
          point("Viewport.convert(_:from:to:)", "point") {
            numbers(viewport.convert($0, from: .container, to: .content))
          },
          number("Viewport.contentOffset(leading:in:)", "leading") {
            [viewport.contentOffset(leading: $0, in: .rightToLeft)]
          },
          number("Viewport.contentOffset(atFraction:on:)", "fraction") {
            [viewport.contentOffset(atFraction: $0, on: .vertical)]
          },
          point("Viewport.clamped(_:)", "offset") { numbers(viewport.clamped($0)) },
          point("Viewport.contentOffset(placing:at:)", "rect") {
            numbers(viewport.contentOffset(placing: $0, at: .zero))
          },
          point("Viewport.contentOffset(placing:at:)", "alignment") {
            numbers(viewport.contentOffset(placing: ScrollPoint.zero, at: $0))
          },
        ]
        + rect("Viewport.convert(_:from:to:)", "rect") {
          numbers(viewport.convert($0, from: .container, to: .content))
        }
        + rect("Viewport.contentOffset(revealing:)", "rect") {
          numbers(viewport.contentOffset(revealing: $0))
        }
        + rect("Viewport.contentOffset(placing:at:)", "rect") {
          numbers(viewport.contentOffset(placing: $0, at: .zero))
        }
    }

    // MARK: Resizing

    private static var resizing: [Row] {
      let keeping: @Sendable (Double) throws -> Void = {
        try ScrollAnchor.Keeping.pages(spacing: $0).validate()
      }
      return [
        number(
          "ScrollAnchor.init(_:of:)", "spacing", asking: Check("ScrollAnchor.Keeping.validate()", keeping)
        ) {
          numbers(ScrollAnchor(.pages(spacing: $0), of: viewport).contentOffset(in: viewport))
        },
        point(
          "ScrollAnchor.init(_:of:)", "alignment",
          asking: Check("ScrollAnchor.Keeping.validate()") {
            try ScrollAnchor.Keeping.contentPoint(at: $0).validate()
          }
        ) {
          numbers(ScrollAnchor(.contentPoint(at: $0), of: viewport).contentOffset(in: viewport))
        },
        size("Viewport.resized(to:contentSize:keeping:)", "frame") { numbers(viewport.resized(to: $0)) },
        size("Viewport.resized(to:contentSize:keeping:)", "contentSize") {
          numbers(viewport.resized(to: ScrollSize(width: 9, height: 9), contentSize: $0))
        },
        number("Viewport.resized(to:contentSize:keeping:)", "spacing") {
          numbers(viewport.resized(to: .zero, keeping: .pages(spacing: $0)))
        },
        number(
          "ContentChange.init(on:at:removing:inserting:)", "position",
          asking: Check("ContentChange.validate(position:…)") { try ContentChange.validate(position: $0) }
        ) {
          numbers(viewport.applying(ContentChange(on: .vertical, at: $0, removing: 1)))
        },
        number(
          "ContentChange.init(on:at:removing:inserting:)", "removed",
          asking: Check("ContentChange.validate(position:…)") { try ContentChange.validate(removed: $0) }
        ) {
          numbers(viewport.applying(ContentChange(on: .vertical, at: 0, removing: $0)))
        },
        number(
          "ContentChange.init(on:at:removing:inserting:)", "inserted",
          asking: Check("ContentChange.validate(position:…)") { try ContentChange.validate(inserted: $0) }
        ) {
          numbers(viewport.applying(ContentChange(on: .vertical, at: 0, inserting: $0)))
        },
        number("ContentChange.init(on:at:lengthChange:)", "position") {
          numbers(viewport.applying(ContentChange(on: .vertical, at: $0, lengthChange: 1)))
        },
        number("ContentChange.init(on:at:lengthChange:)", "lengthChange") {
          numbers(viewport.applying(ContentChange(on: .vertical, at: 0, lengthChange: $0)))
        },
        number("Viewport.displacement(by:anchoredAt:)", "fraction") {
          [viewport.displacement(by: change, anchoredAt: $0)]
        },
        number("Viewport.applying(_:anchoredAt:)", "fraction") {
          numbers(viewport.applying(change, anchoredAt: $0))
        },
      ]
    }

    // MARK: Pages and tabs

    private static var pagesAndTabs: [Row] {
      [
        number("Pages.init(of:on:length:spacing:alignment:)", "length") {
          [Pages(of: viewport, on: .vertical, length: $0).position(at: 900)]
        },
        number("Pages.init(of:on:length:spacing:alignment:)", "spacing") {
          [Pages(of: viewport, on: .vertical, spacing: $0).position(at: 900)]
        },
        number("Pages.init(of:on:length:spacing:alignment:)", "alignment") {
          [Pages(of: viewport, on: .vertical, length: 700, alignment: $0).position(at: 900)]
        },
        number("Pages.boundaries(around:)", "offset") { numbers(pages.boundaries(around: $0)) },
        number("Pages.boundary(nearestTo:tiesGoUp:)", "offset") { [pages.boundary(nearestTo: $0)] },
        number("Pages.boundary(after:)", "offset") { [pages.boundary(after: $0)] },
        number("Pages.boundary(before:)", "offset") { [pages.boundary(before: $0)] },
        number("Pages.position(at:)", "offset") { [pages.position(at: $0)] },
        number("Pages.offset(atPosition:)", "position") { [pages.offset(atPosition: $0)] },
        number("Pages.page(nearestTo:)", "offset") { [Double(pages.page(nearestTo: $0))] },
        number("Pages.visiblePages(at:)", "offset") { [Double(pages.visiblePages(at: $0).count)] },
        number("Pages.visibleFraction(ofPage:at:)", "offset") { [pages.visibleFraction(ofPage: 1, at: $0)] },
        count("Pages.visibleFraction(ofPage:at:)", "page", "a page that does not exist is not visible") {
          [pages.visibleFraction(ofPage: $0, at: 0)]
        },
        count("Pages.range(ofPage:)", "page", "the nearest that exists") {
          numbers(pages.range(ofPage: $0))
        },
        count("Pages.offset(ofPage:)", "page", "the nearest that exists") { [pages.offset(ofPage: $0)] },
        count("Viewport.contentOffset(selecting:of:)", "page", "the nearest that exists") {
          numbers(viewport.contentOffset(selecting: $0, of: pages))
        },
        count("TabsIndicator.init(count:overscroll:)", "count") {
          let tabs = TabsIndicator(count: $0, overscroll: .stretch)
          return numbers(tabs.range(at: 1e300, ofTab: tab)) + [tabs.position(in: viewport, on: .vertical)]
        },
        number("TabsIndicator.position(atFraction:)", "fraction") { [tabs.position(atFraction: $0)] },
        number("TabsIndicator.range(at:ofTab:)", "position") { numbers(tabs.range(at: $0, ofTab: tab)) },
        range("TabsIndicator.range(at:ofTab:)", "tab") { range in
          numbers(tabs.range(at: 4) { _ in range })
        },
        number("TabsIndicator.frame(at:in:on:direction:)", "position") {
          numbers(tabs.frame(at: $0, in: square))
        },
        count("TabsIndicator.contentOffset(ofTab:in:on:direction:)", "tab", "the nearest that exists") {
          numbers(tabs.contentOffset(ofTab: $0, in: viewport, on: .horizontal))
        },
        number("TabsIndicator.contentOffset(atPosition:in:on:direction:)", "position") {
          numbers(tabs.contentOffset(atPosition: $0, in: viewport, on: .horizontal))
        },
        number("TabsIndicator.tab(at:ofTab:)", "location") { [Double(tabs.tab(at: $0, ofTab: tab))] },
        range("TabsIndicator.tab(at:ofTab:)", "tab") { range in [Double(tabs.tab(at: 0) { _ in range })] },
        number("TabsIndicator.position(at:ofTab:)", "location") { [tabs.position(at: $0, ofTab: tab)] },
        range("TabsIndicator.position(at:ofTab:)", "tab") { range in [tabs.position(at: 0) { _ in range }] },
      ]
        + rect("TabsIndicator.frame(at:in:on:direction:)", "bar") { numbers(tabs.frame(at: 1, in: $0)) }
    }

    // MARK: Stacks

    private static func laidOut(
      _ item: ScrollStack.Item, spacing: Double = 0, insets: ScrollInsets = .zero, minimum: Double? = 10,
      in frame: ScrollSize = ScrollSize(width: 390, height: 844)
    ) -> [Double] {
      let stack = ScrollStack(
        axis: .vertical, items: [item, item], spacing: spacing, insets: insets, alignment: .center,
        frameConstraints: .crossLength, minimumLength: minimum)
      guard let layout = try? stack.layout(in: frame) else { return [.nan] }
      return layout.frames.flatMap(numbers) + [layout.contentSize.width, layout.contentSize.height]
    }

    private static var stacks: [Row] {
      typealias Item = ScrollStack.Item
      let row = Item(length: .fixed(10), crossLength: 10)
      let items = "ScrollStack.Item.init(length:crossLength:intrinsicSize:spacingAfter:)"
      let check = "ScrollStack.Item.validate(length:…)"
      let stack = "ScrollStack.init(axis:items:…)"
      let layout = try? ScrollStack(axis: .vertical, items: [row, row]).layout(in: .zero)
      return [
        number(items, "length", asking: Check(check) { try Item.validate(length: .fixed($0)) }) {
          laidOut(Item(length: .fixed($0), crossLength: 1))
        },
        number(items, "share", asking: Check(check) { try Item.validate(length: .flexible(share: $0)) }) {
          laidOut(Item(length: .flexible(share: $0), crossLength: 1))
        },
        number(
          items, "minimum",
          asking: Check(check) { try Item.validate(length: .flexible(share: 1, minimum: $0)) }
        ) {
          laidOut(Item(length: .flexible(share: 1, minimum: $0), crossLength: 1))
        },
        number(items, "crossLength", asking: Check(check) { try Item.validate(crossLength: $0) }) {
          laidOut(Item(length: .fixed(1), crossLength: $0))
        },
        size(items, "intrinsicSize", asking: Check(check) { try Item.validate(intrinsicSize: $0) }) {
          laidOut(Item(intrinsicSize: $0))
        },
        number(items, "spacingAfter", asking: Check(check) { try Item.validate(spacingAfter: $0) }) {
          laidOut(Item(length: .fixed(1), crossLength: 1, spacingAfter: $0))
        },
        number(
          stack, "spacing",
          asking: Check("ScrollStack.validate(spacing:…)") { try ScrollStack.validate(spacing: $0) }
        ) {
          laidOut(row, spacing: $0)
        },
        insets(
          stack, "insets",
          asking: Check("ScrollStack.validate(spacing:…)") { try ScrollStack.validate(insets: $0) }
        ) {
          laidOut(row, insets: $0)
        },
        number(
          stack, "minimumLength",
          asking: Check("ScrollStack.validate(spacing:…)") { try ScrollStack.validate(minimumLength: $0) }
        ) {
          laidOut(row, minimum: $0)
        },
        size("ScrollStack.layout(in:)", "frame") { laidOut(row, in: $0) },
        number("ScrollStack.Layout.item(at:)", "position", "NaN and infinities lie outside") {
          [Double(layout?.item(at: $0) ?? 0)]
        },
      ]
        + rect("ScrollStack.Layout.items(in:)", "") { [Double(layout?.items(in: $0).count ?? 0)] }
    }

    // MARK: Cards and indicators

    private static func dragged(
      from start: ScrollPoint = .zero, to end: ScrollPoint = ScrollPoint(x: 395, y: 90),
      snapBack: Double? = nil
    ) -> [Double] {
      var drag = ThumbDrag(
        of: ScrollIndicator(), on: .vertical, in: viewport, from: start, snapBackDistance: snapBack)
      return [drag.contentOffset(at: end, in: viewport)]
    }

    private static var cards: [Row] {
      let cards = "ExpandingCard.init(axis:container:…)"
      let check = "ExpandingCard.validate(container:…)"
      let indicators = "ScrollIndicator.init(insets:…)"
      @Sendable func made(
        container: ScrollSize = square.size, insets: ScrollInsets = .zero, travel: Double = 1,
        collapsed: Double = 0, expanded: Double = 0, length: Double = 0, inner: ScrollInsets = .zero
      ) -> [Double] {
        let card = ExpandingCard(
          container: container, collapsedInsets: insets, travel: travel, collapsedCornerRadius: collapsed,
          expandedCornerRadius: expanded, innerContentLength: length, innerInsets: inner)
        return numbers(card.frame(at: 0.5)) + [
          card.cornerRadius(at: 0.5), card.innerOffset(at: 2), card.outerContentLength,
        ]
      }
      @Sendable func shown(_ indicator: ScrollIndicator) -> [Double] {
        indicator.frame(on: .vertical, in: viewport).map(numbers) ?? []
      }
      return [
        size(cards, "container", asking: Check(check) { try ExpandingCard.validate(container: $0) }) {
          made(container: $0)
        },
        insets(
          cards, "collapsedInsets", asking: Check(check) { try ExpandingCard.validate(collapsedInsets: $0) }
        ) { made(insets: $0) },
        number(cards, "travel", asking: Check(check) { try ExpandingCard.validate(travel: $0) }) {
          made(travel: $0)
        },
        number(
          cards, "collapsedCornerRadius",
          asking: Check(check) { try ExpandingCard.validate(collapsedCornerRadius: $0) }
        ) { made(collapsed: $0) },
        number(
          cards, "expandedCornerRadius",
          asking: Check(check) { try ExpandingCard.validate(expandedCornerRadius: $0) }
        ) { made(expanded: $0) },
        number(
          cards, "innerContentLength",
          asking: Check(check) { try ExpandingCard.validate(innerContentLength: $0) }
        ) { made(length: $0) },
        insets(cards, "innerInsets", asking: Check(check) { try ExpandingCard.validate(innerInsets: $0) }) {
          made(inner: $0)
        },
        number("ScrollIndicator.part(at:on:in:direction:)", "location") {
          _ = ScrollIndicator().part(at: $0, on: .vertical, in: viewport)
          return []
        },
        number("ScrollIndicator.contentOffset(centeringThumbAt:on:in:direction:)", "location") {
          [ScrollIndicator().contentOffset(centeringThumbAt: $0, on: .vertical, in: viewport)]
        },
        point("ThumbDrag.init(of:on:in:from:…)", "pointer") { dragged(from: $0) },
        number("ThumbDrag.init(of:on:in:from:…)", "snapBackDistance") { dragged(snapBack: $0) },
        number("ThumbDrag.windowsSnapBackDistance(thickness:)", "thickness") {
          [ThumbDrag.windowsSnapBackDistance(thickness: $0)]
        },
        point("ThumbDrag.contentOffset(at:in:)", "pointer") { dragged(to: $0) },
        number("ExpandingCard.progress(at:)", "offset") { [card.progress(at: $0)] },
        number("ExpandingCard.frame(at:)", "offset") { numbers(card.frame(at: $0)) },
        number("ExpandingCard.cornerRadius(at:)", "offset") { [card.cornerRadius(at: $0)] },
        number("ExpandingCard.innerOffset(at:)", "offset") { [card.innerOffset(at: $0)] },
        number("ExpandingCard.offset(atProgress:)", "progress") { [card.offset(atProgress: $0)] },
        number("ExpandingCard.offset(atInnerOffset:)", "inner") { [card.offset(atInnerOffset: $0)] },
        number("ExpandingCard.restingOffset(from:velocity:proposed:)", "offset") {
          [card.restingOffset(from: $0, velocity: 1, proposed: 9)]
        },
        number("ExpandingCard.restingOffset(from:velocity:proposed:)", "velocity") {
          [card.restingOffset(from: 9, velocity: $0, proposed: 9)]
        },
        number("ExpandingCard.restingOffset(from:velocity:proposed:)", "proposed") {
          [card.restingOffset(from: 900, velocity: 1, proposed: $0)]
        },
        insets(
          indicators, "insets",
          asking: Check("ScrollIndicator.validate(insets:…)") { try ScrollIndicator.validate(insets: $0) }
        ) { shown(ScrollIndicator(insets: $0)) },
        number(
          indicators, "thickness",
          asking: Check("ScrollIndicator.validate(insets:…)") { try ScrollIndicator.validate(thickness: $0) }
        ) { shown(ScrollIndicator(thickness: $0)) },
        number(
          indicators, "margin",
          asking: Check("ScrollIndicator.validate(insets:…)") { try ScrollIndicator.validate(margin: $0) }
        ) { shown(ScrollIndicator(margin: $0)) },
        number(
          indicators, "minimumLength",
          asking: Check("ScrollIndicator.validate(insets:…)") {
            try ScrollIndicator.validate(minimumLength: $0)
          }
        ) { shown(ScrollIndicator(minimumLength: $0)) },
        number(
          indicators, "minimumOverscrolledLength",
          asking: Check("ScrollIndicator.validate(insets:…)") {
            try ScrollIndicator.validate(minimumOverscrolledLength: $0)
          }
        ) { shown(ScrollIndicator(minimumOverscrolledLength: $0)) },
      ]
    }
  }
#endif
