/// A suite of screens of few members.
class ScrollScreenCase: XCTestCase {
  func sheet(_ height: Double, y: Double = 0, _ detents: [ScrollSheet.Detent], _ isDismissible: Bool)
    -> ScrollSheet
  {
    ScrollSheet(container: ScrollRect(0, y, 400, height), detents: detents, isDismissible: isDismissible)
  }

  /// A sheet along `axis` in a square window.
  func sheet(
    _ axis: ScrollAxis, _ length: Double,
    _ detents: [ScrollSheet.Detent] = [.length(120), .fraction(0.5), .inset(44)], _ isDismissible: Bool = true
  ) -> ScrollSheet {
    ScrollSheet(
      axis: axis, container: ScrollRect(0, 0, length, length), detents: detents, isDismissible: isDismissible)
  }

  /// A header along `axis` over a square window.
  func header(
    _ axis: ScrollAxis, _ length: Double, _ collapsedLength: Double,
    returns: CollapsingHeader.Return = .atBeginning, stretches: Bool = false, over window: Double = 300
  ) -> ScrollScreen.Geometry {
    .header(
      CollapsingHeader(
        axis: axis, length: length, collapsedLength: collapsedLength, returns: returns, stretches: stretches),
      over: ScrollRect(0, 0, window, window))
  }

  /// A card of a square container along `axis`, with content of 900 points, that grows by 80.
  func card(_ axis: ScrollAxis, _ length: Double) -> ExpandingCard {
    ExpandingCard(
      axis: axis, container: ScrollSize(length, length), collapsedInsets: .zero, travel: 80,
      innerContentLength: 900)
  }

  func list(_ size: ScrollSize, alwaysBounces: Bool = false) -> Viewport {
    Viewport(
      frame: ScrollRect(0, 0, 400, 400), contentSize: size, alwaysBounceHorizontal: alwaysBounces,
      alwaysBounceVertical: alwaysBounces)
  }

  /// A list that scrolls on `axis` by the given distance, and across it by another.
  func list(
    _ axis: ScrollAxis, _ along: Double, across: Double = 0, at offset: Double = 0, bounces: Bool = true,
    alwaysBounces: Bool = false
  ) -> Viewport {
    Viewport(
      frame: ScrollRect(0, 0, 300, 300), contentSize: ScrollSize { $0 == axis ? 300 + along : 300 + across },
      contentOffset: ScrollPoint { $0 == axis ? offset : 0 }, bounces: bounces,
      alwaysBounceHorizontal: alwaysBounces, alwaysBounceVertical: alwaysBounces)
  }

  func vector(_ axis: ScrollAxis, _ along: Double) -> ScrollVector { ScrollVector.along(axis, along) }
}
