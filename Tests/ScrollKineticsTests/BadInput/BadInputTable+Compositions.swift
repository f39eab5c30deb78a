#if os(Linux)
  extension BadInputTable {
    private static let screen = ScrollRect(x: 0, y: 0, width: 390, height: 844)
    static let sheet = ScrollSheet(container: screen, detents: [.fraction(0.5), .inset(44)])
    static let header = CollapsingHeader(length: 148, collapsedLength: 44)
    private static let carousel = CardCarousel(
      card: ExpandingCard(
        container: screen.size, collapsedInsets: ScrollInsets(200, 20, 100, 20),
        travel: 300, innerContentLength: 0), articleLengths: [2000, 900], spacing: 10)

    private static let shelf = CardShelf(
      cardSize: ScrollSize(width: 160, height: 200), count: 10, spacing: 10, margin: 20)

    static var shelves: [Row] {
      let inserting = "ScrollScreen.insert(_:as:in:displayScale:…"
      let rule = "CardShelf.snapRule(in:reach:)"
      let frame = "CardShelf.frame(of:at:)"
      let visible = "CardShelf.visibleCards(at:in:)"
      let offsetOf = "CardShelf.offset(of:in:)"
      let cardAt = "CardShelf.card(at:in:)"
      let cards = "CardShelf.init(axis:cardSize:…)"
      @Sendable func made(
        size: ScrollSize = ScrollSize(width: 9, height: 9), count: Int = 3, spacing: Double = 0,
        margin: Double = 0, alignment: Double = 0
      ) -> [Double] {
        let shelf = CardShelf(
          cardSize: size, count: count, spacing: spacing, margin: margin, alignment: alignment)
        let places =
          count > 0 ? [shelf.offset(of: count - 1, in: 390)] + numbers(shelf.frame(of: count - 1, at: 9)) : []
        return places + [shelf.stride, shelf.peek(in: 390), Double(shelf.card(at: 99, in: 390) ?? 0)]
      }
      return rect(inserting, "frame") { frame in
        inserted { $0.insert(.shelf(shelf, frame: frame), as: 1) }
      } + rect("CardShelf.viewport(in:)", "frame") { numbers(shelf.viewport(in: $0).maximumContentOffset) }
        + [
          size(cards, "cardSize", asking: { try CardShelf.validate(cardSize: $0) }) { made(size: $0) },
          count(cards, "count", asking: { try CardShelf.validate(count: $0) }) { made(count: $0) },
          number(cards, "spacing", asking: { try CardShelf.validate(spacing: $0) }) { made(spacing: $0) },
          number(cards, "margin", asking: { try CardShelf.validate(margin: $0) }) { made(margin: $0) },
          number(cards, "alignment", asking: { try CardShelf.validate(alignment: $0) }) {
            made(alignment: $0)
          },
          number(inserting, "displayScale") { scale in
            inserted { $0.insert(.shelf(shelf, frame: screen), as: 1, displayScale: scale) }
          },
          count(inserting, "snap.atMost") { count in
            inserted { $0.insert(.shelf(shelf, frame: screen, reach: .atMost(count)), as: 1) }
          },
          number(rule, "length") { [shelf.snapRule(in: $0) == nil ? 0 : 1] },
          count(rule, "snap.atMost") { [shelf.snapRule(in: 390, reach: .atMost($0)) == nil ? 0 : 1] },
          number(rule, "snap.steps[0]") { [shelf.snapRule(in: 390, reach: .steps([$0])) == nil ? 0 : 1] },
          count(frame, "card") { numbers(shelf.frame(of: $0, at: 3)) },
          number(frame, "offset") { numbers(shelf.frame(of: 1, at: $0)) },
          number("CardShelf.peek(in:)", "length") { [shelf.peek(in: $0)] },
          number(visible, "offset") { [Double(shelf.visibleCards(at: $0, in: 390).count)] },
          number(visible, "length") { [Double(shelf.visibleCards(at: 9, in: $0).count)] },
          count(offsetOf, "card") { [shelf.offset(of: $0, in: 390)] },
          number(offsetOf, "length") { [shelf.offset(of: 1, in: $0)] },
          number(cardAt, "offset") { [Double(shelf.card(at: $0, in: 390)!)] },
          number(cardAt, "length") { [Double(shelf.card(at: 99, in: $0)!)] },
        ]
    }

    static var sheetsAndHeaders: [Row] {
      let listed = "ScrollSheet.listViewport(contentSize:headerLength:)"
      let behind = "CollapsingHeader.offsetBehind(forListAt:headerAt:)"
      typealias Sheet = ScrollSheet
      typealias Header = CollapsingHeader
      let sheets = "ScrollSheet.init(axis:container:…)"
      let headers = "CollapsingHeader.init(axis:length:…)"
      let carousels = "CardCarousel.init(card:articleLengths:…)"
      let frames = "CardCarousel.frame(of:at:selected:cardOffset:)"
      @Sendable func made(_ detent: ScrollSheet.Detent) -> [Double] {
        let sheet = ScrollSheet(container: screen, detents: [detent])
        return sheet.lengths + numbers(sheet.frame(at: 100)) + numbers(sheet.viewport.maximumContentOffset)
      }
      @Sendable func made(_ header: CollapsingHeader) -> [Double] {
        [header.travel, header.length(at: 9), header.progress(at: 9)]
          + numbers(header.listFrame(at: 9, in: screen))
      }
      return rect(sheets, "container", asking: { try Sheet.validate(container: $0) }) {
        numbers(ScrollSheet(container: $0, detents: [.fraction(0.5)]).frame(at: 1))
      } + rect("ScrollSheet.resized(to:)", "container") { numbers(sheet.resized(to: $0).frame(at: 1)) }
        + rect("CollapsingHeader.viewport(in:)", "frame") {
          numbers(header.viewport(in: $0).maximumContentOffset)
        } + [
          number("Scroller.Release.rest(_:at:)", "offset") { offset in
            var screen = ScrollScreen()
            screen.insert(sheet, as: 1, detent: 1)
            screen.insert(sheet.listViewport(contentSize: ScrollSize(width: 390, height: 3000)), as: 2, in: 1)
            screen.handle(.began, on: 2, at: .origin)
            screen.handle(.moved(by: ScrollVector(dx: 0, dy: -100)), at: .origin)
            screen.handle(.ended(velocity: .zero), at: .origin) { $1.rest(1, at: offset) }
            return numbers(screen.restingOffset(of: 1))
          },
          number(sheets, "detents[0].length", asking: { try Sheet.validate(detents: [.length($0)]) }) {
            made(.length($0))
          },
          number(sheets, "detents[0].fraction", asking: { try Sheet.validate(detents: [.fraction($0)]) }) {
            made(.fraction($0))
          },
          number(sheets, "detents[0].inset", asking: { try Sheet.validate(detents: [.inset($0)]) }) {
            made(.inset($0))
          },
          number("ScrollSheet.detent(at:)", "offset", "nil where it is no detent's") {
            [Double(sheet.detent(at: $0) ?? -1)]
          },
          number("ScrollSheet.offset(keeping:in:)", "offset") { [sheet.offset(keeping: $0, in: sheet)] },
          number("ScrollSheet.frame(at:)", "offset") { numbers(sheet.frame(at: $0)) },
          number(listed, "headerLength") {
            numbers(sheet.listViewport(contentSize: .zero, headerLength: $0).frame)
          },
          size(listed, "contentSize") { numbers(sheet.listViewport(contentSize: $0).maximumContentOffset) },
          number(headers, "length", asking: { try Header.validate(length: $0) }) { made(Header(length: $0)) },
          number(
            headers, "collapsedLength", asking: { try Header.validate(length: 148, collapsedLength: $0) }
          ) { made(Header(length: 148, collapsedLength: $0)) },
          number("CollapsingHeader.length(at:)", "offset") { [header.length(at: $0)] },
          number("CollapsingHeader.progress(at:)", "offset") { [header.progress(at: $0)] },
          number("CollapsingHeader.listFrame(at:in:)", "offset") {
            numbers(header.listFrame(at: $0, in: screen))
          },
          number(behind, "offset") { [header.offsetBehind(forListAt: $0, headerAt: 9)] },
          number(behind, "headerOffset") { [header.offsetBehind(forListAt: 9, headerAt: $0)] },
          size("CollapsingHeader.listViewport(in:contentSize:)", "contentSize") {
            numbers(header.listViewport(in: screen, contentSize: $0).maximumContentOffset)
          },
          number(carousels, "articleLengths[0]", asking: { try CardCarousel.validate(articleLengths: [$0]) })
          { [CardCarousel(card: carousel.card, articleLengths: [$0]).card.outerContentLength] },
          number(carousels, "spacing", asking: { try CardCarousel.validate(spacing: $0) }) {
            let carousel = CardCarousel(card: carousel.card, articleLengths: [1, 2], spacing: $0)
            return [carousel.pitch, carousel.offset(of: 1)] + numbers(carousel.frame(of: 1, at: 3))
          },
          count("CardCarousel.card(_:)", "index") { [carousel.card($0).travel] },
          count("CardCarousel.offset(of:)", "index") { [carousel.offset(of: $0)] },
          count("CardCarousel.origin(of:)", "index") { [carousel.origin(of: $0).x] },
          number("CardCarousel.index(at:)", "offset") { [Double(carousel.index(at: $0))] },
          count(frames, "index") { numbers(carousel.frame(of: $0, at: 0)) },
          number(frames, "offset") { numbers(carousel.frame(of: 1, at: $0)) },
          count(frames, "selected") { numbers(carousel.frame(of: 1, at: 0, selected: $0)) },
        ]
    }
  }
#endif
