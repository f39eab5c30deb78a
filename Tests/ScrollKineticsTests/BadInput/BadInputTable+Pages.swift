#if os(Linux)
  extension BadInputTable {
    private static let pages = Pages(of: viewport, on: .vertical)
    private static let tabs = TabsIndicator(count: 3, overscroll: .stretch)

    private static func tab(_ index: Int) -> ClosedRange<Double> {
      Double(index) * 80...Double(index) * 80 + 80
    }

    static var pagesAndTabs: [Row] {
      let made = "Pages.init(of:on:length:spacing:alignment:)"
      let visible = "Pages.visibleFraction(ofPage:at:)"
      let rangeOfTab = "TabsIndicator.range(at:ofTab:)"
      let frame = "TabsIndicator.frame(at:in:on:direction:)"
      let tabAt = "TabsIndicator.tab(at:ofTab:)"
      let positionAt = "TabsIndicator.position(at:ofTab:)"
      return [
        number(made, "length") { [Pages(of: viewport, on: .vertical, length: $0).position(at: 900)] },
        number(made, "spacing") { [Pages(of: viewport, on: .vertical, spacing: $0).position(at: 900)] },
        number(made, "alignment") {
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
        number(visible, "offset") { [pages.visibleFraction(ofPage: 1, at: $0)] },
        count(visible, "page", "a page that does not exist is not visible") {
          [pages.visibleFraction(ofPage: $0, at: 0)]
        },
        count("Pages.range(ofPage:)", "page", "the nearest that exists") { numbers(pages.range(ofPage: $0)) },
        count("Pages.offset(ofPage:)", "page", "the nearest that exists") { [pages.offset(ofPage: $0)] },
        count("Viewport.contentOffset(selecting:of:)", "page", "the nearest that exists") {
          numbers(viewport.contentOffset(selecting: $0, of: pages))
        },
        count("TabsIndicator.init(count:overscroll:)", "count") {
          let tabs = TabsIndicator(count: $0, overscroll: .stretch)
          return numbers(tabs.range(at: 1e300, ofTab: tab)) + [tabs.position(in: viewport, on: .vertical)]
        },
        number("TabsIndicator.position(atFraction:)", "fraction") { [tabs.position(atFraction: $0)] },
        number(rangeOfTab, "position") { numbers(tabs.range(at: $0, ofTab: tab)) },
        range(rangeOfTab, "tab") { range in numbers(tabs.range(at: 4) { _ in range }) },
        number(frame, "position") { numbers(tabs.frame(at: $0, in: square)) },
        count("TabsIndicator.contentOffset(ofTab:in:on:direction:)", "tab", "the nearest that exists") {
          numbers(tabs.contentOffset(ofTab: $0, in: viewport, on: .horizontal))
        },
        number("TabsIndicator.contentOffset(atPosition:in:on:direction:)", "position") {
          numbers(tabs.contentOffset(atPosition: $0, in: viewport, on: .horizontal))
        },
        number(tabAt, "location") { [Double(tabs.tab(at: $0, ofTab: tab))] },
        range(tabAt, "tab") { range in [Double(tabs.tab(at: 0) { _ in range })] },
        number(positionAt, "location") { [tabs.position(at: $0, ofTab: tab)] },
        range(positionAt, "tab") { range in [tabs.position(at: 0) { _ in range }] },
      ] + rect(frame, "bar") { numbers(tabs.frame(at: 1, in: $0)) }
    }
  }
#endif
