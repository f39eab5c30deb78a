#if os(Linux)
  import ScrollGeometry

  @testable import ScrollKinetics

  extension BadInputTable {
    private static let screen = ScrollRect(x: 0, y: 0, width: 390, height: 844)
    private static let sheet = ScrollSheet(container: screen, detents: [.fraction(0.5), .inset(44)])
    private static let header = CollapsingHeader(length: 148, collapsedLength: 44)
    private static let carousel = CardCarousel(
      card: ExpandingCard(
        container: screen.size, collapsedInsets: ScrollInsets(top: 200, left: 20, bottom: 100, right: 20),
        travel: 300, innerContentLength: 0), articleLengths: [2000, 900], spacing: 10)

    static var sheetsAndHeaders: [Row] {
      let sheets = "ScrollSheet.init(axis:container:…)"
      let sheetCheck = "ScrollSheet.validate(container:detents:)"
      let headers = "CollapsingHeader.init(axis:length:…)"
      let headerCheck = "CollapsingHeader.validate(length:collapsedLength:)"
      let carousels = "CardCarousel.init(card:articleLengths:…)"
      let carouselCheck = "CardCarousel.validate(articleLengths:spacing:)"
      let frames = "CardCarousel.frame(of:at:selected:cardOffset:)"
      @Sendable func made(_ detent: ScrollSheet.Detent) -> [Double] {
        let sheet = ScrollSheet(container: screen, detents: [detent])
        return sheet.lengths + numbers(sheet.frame(at: 100)) + numbers(sheet.viewport.maximumContentOffset)
      }
      @Sendable func made(_ header: CollapsingHeader) -> [Double] {
        [header.travel, header.length(at: 9), header.progress(at: 9)]
          + numbers(header.listFrame(at: 9, in: screen))
      }
      return rect(
        sheets, "container", asking: Check(sheetCheck) { try ScrollSheet.validate(container: $0) }
      ) { numbers(ScrollSheet(container: $0, detents: [.fraction(0.5)]).frame(at: 1)) }
        + rect("ScrollSheet.resized(to:)", "container") { numbers(sheet.resized(to: $0).frame(at: 1)) }
        + rect("CollapsingHeader.viewport(in:)", "frame") {
          numbers(header.viewport(in: $0).maximumContentOffset)
        }
        + [
          number(
            sheets, "detents[0].length",
            asking: Check(sheetCheck) { try ScrollSheet.validate(detents: [.length($0)]) }
          ) { made(.length($0)) },
          number(
            sheets, "detents[0].fraction",
            asking: Check(sheetCheck) { try ScrollSheet.validate(detents: [.fraction($0)]) }
          ) { made(.fraction($0)) },
          number(
            sheets, "detents[0].inset",
            asking: Check(sheetCheck) { try ScrollSheet.validate(detents: [.inset($0)]) }
          ) { made(.inset($0)) },
          number("ScrollSheet.detent(at:)", "offset", "nil where it is no detent's") {
            [Double(sheet.detent(at: $0) ?? -1)]
          },
          number("ScrollSheet.offset(keeping:in:)", "offset") { [sheet.offset(keeping: $0, in: sheet)] },
          number("ScrollSheet.frame(at:)", "offset") { numbers(sheet.frame(at: $0)) },
          number("ScrollSheet.listViewport(contentSize:headerLength:)", "headerLength") {
            numbers(sheet.listViewport(contentSize: .zero, headerLength: $0).frame)
          },
          size("ScrollSheet.listViewport(contentSize:headerLength:)", "contentSize") {
            numbers(sheet.listViewport(contentSize: $0).maximumContentOffset)
          },
          number(
            headers, "length", asking: Check(headerCheck) { try CollapsingHeader.validate(length: $0) }
          ) { made(CollapsingHeader(length: $0)) },
          number(
            headers, "collapsedLength",
            asking: Check(headerCheck) { try CollapsingHeader.validate(length: 148, collapsedLength: $0) }
          ) { made(CollapsingHeader(length: 148, collapsedLength: $0)) },
          number("CollapsingHeader.length(at:)", "offset") { [header.length(at: $0)] },
          number("CollapsingHeader.progress(at:)", "offset") { [header.progress(at: $0)] },
          number("CollapsingHeader.listFrame(at:in:)", "offset") {
            numbers(header.listFrame(at: $0, in: screen))
          },
          number("CollapsingHeader.offsetBehind(forListAt:headerAt:)", "offset") {
            [header.offsetBehind(forListAt: $0, headerAt: 9)]
          },
          number("CollapsingHeader.offsetBehind(forListAt:headerAt:)", "headerOffset") {
            [header.offsetBehind(forListAt: 9, headerAt: $0)]
          },
          size("CollapsingHeader.listViewport(in:contentSize:)", "contentSize") {
            numbers(header.listViewport(in: screen, contentSize: $0).maximumContentOffset)
          },
          number(
            carousels, "articleLengths[0]",
            asking: Check(carouselCheck) { try CardCarousel.validate(articleLengths: [$0]) }
          ) { [CardCarousel(card: carousel.card, articleLengths: [$0]).card.outerContentLength] },
          number(
            carousels, "spacing", asking: Check(carouselCheck) { try CardCarousel.validate(spacing: $0) }
          ) {
            let carousel = CardCarousel(card: carousel.card, articleLengths: [1, 2], spacing: $0)
            return [carousel.pitch, carousel.offset(of: 1)] + numbers(carousel.frame(of: 1, at: 3))
          },
          count("CardCarousel.card(_:)", "index") { [carousel.card($0).travel] },
          count("CardCarousel.offset(of:)", "index") { [carousel.offset(of: $0)] },
          number("CardCarousel.index(at:)", "offset") { [Double(carousel.index(at: $0))] },
          count(frames, "index") { numbers(carousel.frame(of: $0, at: 0)) },
          number(frames, "offset") { numbers(carousel.frame(of: 1, at: $0)) },
          count(frames, "selected") { numbers(carousel.frame(of: 1, at: 0, selected: $0)) },
        ]
    }

    static var compositions: [Row] {
      @Sendable func sheetScroller(_ detent: Int = 0) -> SheetScroller {
        SheetScroller(
          sheet, list: sheet.listViewport(contentSize: ScrollSize(width: 390, height: 3000)), detent: detent)
      }
      @Sendable func headerScroller(_ selected: Int = 0) -> HeaderScroller {
        let list = header.listViewport(in: screen, contentSize: ScrollSize(width: 390, height: 3000))
        return HeaderScroller(header, in: screen, lists: [list, list], selected: selected)
      }
      let cards = "CardScroller.init(_:selected:…)"
      return [
        count("SheetScroller.init(_:list:…)", "detent") { [sheetScroller($0).offset] },
        count("SheetScroller.move(to:animation:at:)", "detent") {
          var scroller = sheetScroller()
          scroller.move(to: $0, at: .origin)
          return [scroller.offset]
        },
        count("HeaderScroller.init(_:in:…)", "selected") { [headerScroller($0).headerOffset] },
        count("HeaderScroller.subscript(_:)", "list") { numbers(headerScroller()[$0].contentOffset) },
        count("HeaderScroller.select(_:at:)", "list") {
          var scroller = headerScroller()
          scroller.select($0, at: .origin)
          return [scroller.headerOffset]
        },
        count("HeaderScroller.update(_:at:keeping:_:)", "list") {
          var scroller = headerScroller()
          scroller.update($0, at: .origin) { $0.contentSize.height = 9 }
          return [scroller.headerOffset]
        },
        count(cards, "index") { [CardScroller(carousel, selected: $0).offset] },
        number(cards, "displayScale") { [CardScroller(carousel, displayScale: $0).offset] },
        count("CardScroller.frame(of:)", "index") { numbers(CardScroller(carousel).frame(of: $0)) },
      ]
    }
  }
#endif
