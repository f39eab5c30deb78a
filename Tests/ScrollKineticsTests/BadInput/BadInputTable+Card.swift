#if os(Linux)
  extension BadInputTable {
    static let card = ExpandingCard(
      container: ScrollSize(width: 390, height: 844), collapsedInsets: ScrollInsets(200, 20, 100, 20),
      travel: 300, innerContentLength: 2000)

    private static func dragged(
      from start: ScrollPoint = .zero, to end: ScrollPoint = ScrollPoint(x: 395, y: 90),
      snapBack: Double? = nil
    ) -> [Double] {
      var drag = ThumbDrag(
        of: ScrollIndicator(), on: .vertical, in: viewport, from: start, snapBackDistance: snapBack)
      return [drag.contentOffset(at: end, in: viewport)]
    }

    static var cards: [Row] {
      let resting = "ExpandingCard.restingOffset(from:velocity:proposed:)"
      let drags = "ThumbDrag.init(of:on:in:from:…)"
      typealias Card = ExpandingCard
      typealias Indicator = ScrollIndicator
      let cards = "ExpandingCard.init(axis:container:…)"
      let indicators = "ScrollIndicator.init(insets:…)"
      @Sendable func made(
        container: ScrollSize = square.size, insets: ScrollInsets = .zero, travel: Double = 1,
        collapsed: Double = 0, expanded: Double = 0, length: Double = 0, inner: ScrollInsets = .zero
      ) -> [Double] {
        let card = Card(
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
        size(cards, "container", asking: { try Card.validate(container: $0) }) { made(container: $0) },
        insets(cards, "collapsedInsets", asking: { try Card.validate(collapsedInsets: $0) }) {
          made(insets: $0)
        },
        number(cards, "travel", asking: { try Card.validate(travel: $0) }) { made(travel: $0) },
        number(cards, "collapsedCornerRadius", asking: { try Card.validate(collapsedCornerRadius: $0) }) {
          made(collapsed: $0)
        },
        number(cards, "expandedCornerRadius", asking: { try Card.validate(expandedCornerRadius: $0) }) {
          made(expanded: $0)
        },
        number(cards, "innerContentLength", asking: { try Card.validate(innerContentLength: $0) }) {
          made(length: $0)
        },
        insets(cards, "innerInsets", asking: { try Card.validate(innerInsets: $0) }) { made(inner: $0) },
        number("ScrollIndicator.part(at:on:in:direction:)", "location") {
          _ = ScrollIndicator().part(at: $0, on: .vertical, in: viewport)
          return []
        },
        number("ScrollIndicator.contentOffset(centeringThumbAt:on:in:direction:)", "location") {
          [ScrollIndicator().contentOffset(centeringThumbAt: $0, on: .vertical, in: viewport)]
        },
        point(drags, "pointer") { dragged(from: $0) },
        number(drags, "snapBackDistance") { dragged(snapBack: $0) },
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
        number(resting, "offset") { [card.restingOffset(from: $0, velocity: 1, proposed: 9)] },
        number(resting, "velocity") { [card.restingOffset(from: 9, velocity: $0, proposed: 9)] },
        number(resting, "proposed") { [card.restingOffset(from: 900, velocity: 1, proposed: $0)] },
        insets(indicators, "insets") { shown(Indicator(insets: $0)) },
        number(indicators, "thickness") { shown(Indicator(thickness: $0)) },
        number(indicators, "margin") { shown(Indicator(margin: $0)) },
        number(indicators, "minimumLength") { shown(Indicator(minimumLength: $0)) },
        number(indicators, "minimumOverscrolledLength") { shown(Indicator(minimumOverscrolledLength: $0)) },
      ]
    }
  }
#endif
