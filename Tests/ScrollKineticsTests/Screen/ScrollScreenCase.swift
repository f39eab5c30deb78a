/// A suite of screens of few members.
class ScrollScreenCase: XCTestCase {
  func sheet(_ height: Double, y: Double = 0, _ detents: [ScrollSheet.Detent], _ isDismissible: Bool)
    -> ScrollSheet
  {
    ScrollSheet(container: ScrollRect(0, y, 400, height), detents: detents, isDismissible: isDismissible)
  }

  func list(_ size: ScrollSize, alwaysBounces: Bool = false) -> Viewport {
    Viewport(
      frame: ScrollRect(0, 0, 400, 400), contentSize: size, contentInsetAdjustmentBehavior: .never,
      alwaysBounceHorizontal: alwaysBounces, alwaysBounceVertical: alwaysBounces)
  }

  /// A list that scrolls on `axis` by the given distance, and across it by another.
  func list(_ axis: ScrollAxis, _ along: Double, across: Double = 0, at offset: Double = 0)
    -> Viewport
  {
    Viewport(
      frame: ScrollRect(0, 0, 300, 300), contentSize: ScrollSize { $0 == axis ? 300 + along : 300 + across },
      contentInsetAdjustmentBehavior: .never, contentOffset: ScrollPoint { $0 == axis ? offset : 0 })
  }

  func vector(_ axis: ScrollAxis, _ along: Double) -> ScrollVector {
    ScrollVector.along(axis, along)
  }
}
