// Calls at the scroller's present instant.
extension Scroller {
  @discardableResult
  mutating func handle(_ input: Input, release: (inout Release) -> Void = { _ in }) -> Events {
    handle(input, at: now, release: release)
  }

  mutating func handle(all inputs: [Input]) { handle(all: inputs, at: now) }

  @discardableResult
  mutating func update(
    keeping: ScrollAnchor.Keeping = .offset, animation: ScrollAnimation? = nil,
    snapping: ScrollSnapping? = nil, release: (inout Release) -> Void = { _ in },
    _ change: (inout Viewport) -> Void
  ) -> Events {
    update(
      at: now, keeping: keeping, animation: animation, snapping: snapping, release: release, change)
  }

  @discardableResult
  mutating func apply(
    _ change: ContentChange, anchoredAt fraction: Double = 0, snapping: ScrollSnapping? = nil
  ) -> Events {
    apply(change, at: now, anchoredAt: fraction, snapping: snapping)
  }
}

extension Scroller {
  /// Content that scrolls along an axis of a square window.
  static func along(
    _ axis: ScrollAxis, window: Double = 400, content: Double, at offset: Double = 0,
    displayScale: Double = 1,
    _ physics: Physics = .uiKit
  ) -> Scroller {
    let viewport = Viewport(
      frame: ScrollRect(0, 0, window, window), contentSize: ScrollSize { $0 == axis ? content : window },
      contentOffset: .along(axis, offset), displayScale: displayScale)
    return Scroller(viewport: viewport, physics: physics)
  }
}
