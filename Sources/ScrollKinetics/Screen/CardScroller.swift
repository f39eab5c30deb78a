import ScrollGeometry

/// A carousel of cards, each of which expands under the finger, scrolls its article, and collapses again.
///
///     var scroller = CardScroller(CardCarousel(card: card, articleLengths: [2000, 900], spacing: 10))
///     scroller.handle(.touchDown(ScrollPoint(x: 195, y: 500)), at: instant)
///     …
///     for index in 0..<2 { draw(card: index, in: scroller.frame(of: index)) }
///
/// Carousel and selected card are the members of a ``ScrollChain`` with crossed axes, so that a finger moves the one or
/// the other, as its first movement points.
///
/// - A swipe across turns to the next card. A swipe along expands the selected card, and then scrolls its article; a
///   release in between leaves the card full or collapsed, as
///   ``/ScrollGeometry/ExpandingCard/restingOffset(from:velocity:proposed:)`` describes.
/// - An expanded card keeps the carousel where it is.
/// - While no card is expanded, a touch that lands and a carousel that comes to rest select the card nearest to the middle;
///   a wheel or a key selects the card that the carousel flies to.
/// - Source: our choice, [O].
public struct CardScroller: Hashable, Sendable {
  /// The geometry of the cards.
  public let carousel: CardCarousel
  /// The index of the card that the finger expands.
  public internal(set) var selected: Int
  /// The chain of the selected card, member 0, and the carousel, member 1.
  public internal(set) var chain: ScrollChain

  /// Creates a carousel at rest, with all cards collapsed.
  ///
  /// - Parameters:
  ///   - carousel: the geometry.
  ///   - selected: the index of the card in the middle.
  ///   - displayScale: the number of pixels per point.
  ///   - physics: the physics; its snap rules do not apply.
  ///   - instant: the instant at which the carousel starts.
  /// - Precondition: there is such a card, and the scale is finite and more than zero.
  public init(
    _ carousel: CardCarousel, selected: Int = 0, displayScale: Double = 1, physics: Scroller.Physics = .uiKit,
    at instant: ScrollInstant = .origin
  ) {
    self.carousel = carousel
    self.selected = selected
    var (inner, outer) = (Self.member(carousel.card(selected)), Self.member(carousel))
    inner.viewport.displayScale = displayScale
    outer.viewport.displayScale = displayScale
    outer.viewport.contentOffset[carousel.axis] = carousel.offset(of: selected)
    chain = ScrollChain(of: [inner, outer], rules: Self.rules, physics: physics, at: instant)
  }

  static let rules = ScrollScreen.Rules()

  /// Returns the member of a collapsed card.
  static func member(_ card: ExpandingCard) -> ScrollChain.Member {
    let rule = SnapRule(
      .offsets([0, card.travel]), freeRanges: [card.travel...Double.greatestFiniteMagnitude])
    return ScrollChain.Member(card.viewport, snapping: ScrollSnapping(rule, on: card.axis))
  }

  /// Returns the member of a carousel at its first card.
  static func member(_ carousel: CardCarousel) -> ScrollChain.Member {
    let rule = carousel.pitch > 0 ? SnapRule(.every(carousel.pitch), reach: .steps([])) : nil
    return ScrollChain.Member(carousel.viewport, snapping: ScrollSnapping(rule, on: carousel.axis))
  }
}

// MARK: - The present state

extension CardScroller {
  /// The geometry of the selected card.
  public var card: ExpandingCard { carousel.card(selected) }

  /// The offset of the carousel, in points.
  public var offset: Double { chain.outer.contentOffset[carousel.axis] }

  /// The outer offset of the selected card, in points: 0 collapsed, its travel full, more in its article.
  public var cardOffset: Double { chain.inner.contentOffset[carousel.card.axis] }

  /// Whether the selected card is collapsed.
  public var isCollapsed: Bool { cardOffset <= 0 }

  /// Returns the frame of a card in the container.
  ///
  /// - Precondition: there is such a card.
  public func frame(of index: Int) -> ScrollRect {
    carousel.frame(of: index, at: offset, selected: selected, cardOffset: cardOffset)
  }
}

// MARK: - Motion

extension CardScroller {
  /// Handles an input that was sampled at `instant`, as ``ScrollChain/handle(_:at:release:)`` does, and lets a release
  /// settle.
  ///
  /// - Parameters:
  ///   - input: the input.
  ///   - instant: the instant of the input.
  ///   - release: called where the input ends a drag, after the card's place was chosen; it may choose another target.
  /// - Precondition: ``Scroller/Input/validate()`` does not throw, and the target that `release` leaves is finite.
  @discardableResult
  public mutating func handle(
    _ input: Scroller.Input, at instant: ScrollInstant, release: (inout Scroller.Release) -> Void = { _ in }
  ) -> ScrollChain.Changes {
    var changes = ScrollChain.Changes()
    switch input {
    case .wheel, .key, .scroll(_, .unphased):
      changes.append(choose(carousel.index(at: chain.target(of: 1)[carousel.axis]), at: instant))
    default: break
    }
    let card = card
    let wasTracking = chain.joined.isTracking
    let handled = chain.handle(input, at: instant) {
      if $0.proposal[card.axis] != 0 || $0.viewport.contentOffset[card.axis] != 0 { card.settle(&$0) }
      release(&$0)
    }
    changes.append(handled)
    if !wasTracking && chain.joined.isTracking {
      changes.append(choose(carousel.index(at: offset), at: instant))
    }
    changes.append(settle(at: instant))
    return changes
  }

  /// Advances carousel and card to `instant`, and returns the events. One earlier than `chain.now` is treated as that.
  @discardableResult
  public mutating func advance(to instant: ScrollInstant) -> ScrollChain.Changes {
    var changes = chain.advance(to: instant)
    changes.append(settle(at: instant))
    return changes
  }

  /// Expands the selected card, or collapses it.
  ///
  /// - Parameters:
  ///   - expands: whether the card becomes full; if not, it collapses.
  ///   - animation: the motion; nil for none.
  ///   - instant: the instant at which the motion begins; one earlier than `chain.now` is treated as that.
  /// - Precondition: ``ScrollAnimation/validate()`` does not throw.
  @discardableResult
  public mutating func expand(
    _ expands: Bool = true, animation: ScrollAnimation? = .uiKit, at instant: ScrollInstant
  ) -> ScrollChain.Changes {
    var target = chain.joined.viewport.contentOffset
    target[carousel.card.axis] = expands ? card.travel : 0
    var changes = chain.handle(.setContentOffset(target, animation), at: instant)
    changes.append(lock(at: instant))
    return changes
  }

  /// Selects a card, unless one is expanded.
  private mutating func choose(_ index: Int, at instant: ScrollInstant) -> ScrollChain.Changes {
    guard isCollapsed, index != selected else { return ScrollChain.Changes() }
    selected = index
    var member = Self.member(card)
    member.viewport.displayScale = chain.inner.displayScale
    return chain.exchange(0, for: member, at: instant)
  }

  /// Selects the card on which the carousel has come to rest, and keeps the carousel there while a card is expanded.
  private mutating func settle(at instant: ScrollInstant) -> ScrollChain.Changes {
    var changes = ScrollChain.Changes()
    if chain.joined.phase == .idle { changes.append(choose(carousel.index(at: offset), at: instant)) }
    changes.append(lock(at: instant))
    return changes
  }

  /// Keeps the carousel where it is while a card is expanded, and until the drag ends that collapses it: a drag that began
  /// with one member that scrolls is not locked to an axis, and would move both.
  private mutating func lock(at instant: ScrollInstant) -> ScrollChain.Changes {
    let isFree = isCarouselFree
    guard chain.outer.isScrollEnabled != isFree, !(isFree && chain.joined.isTracking) else {
      return ScrollChain.Changes()
    }
    return chain.update(1, at: instant) { $0.isScrollEnabled = isFree }
  }

  var isCarouselFree: Bool { isCollapsed || offset != carousel.offset(of: selected) }
}
