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
