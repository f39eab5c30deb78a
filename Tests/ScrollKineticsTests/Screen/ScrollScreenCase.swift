/// A suite of screens of few members.
class ScrollScreenCase: XCTestCase {
  func sheet(_ height: Double, y: Double = 0, _ detents: [ScrollSheet.Detent], _ isDismissible: Bool)
    -> ScrollSheet
  {
    ScrollSheet(
      container: ScrollRect(x: 0, y: y, width: 400, height: height), detents: detents,
      isDismissible: isDismissible)
  }

  func list(_ size: ScrollSize, alwaysBounces: Bool = false) -> Viewport {
    Viewport(
      frame: ScrollRect(x: 0, y: 0, width: 400, height: 400), contentSize: size,
      contentInsetAdjustmentBehavior: .never, alwaysBounceHorizontal: alwaysBounces,
      alwaysBounceVertical: alwaysBounces)
  }

  /// A list that scrolls on `axis` by the given distance, and across it by another.
  func list(_ axis: ScrollAxis, _ along: Double, across: Double = 0, at offset: Double = 0)
    -> Viewport
  {
    Viewport(
      frame: ScrollRect(x: 0, y: 0, width: 300, height: 300),
      contentSize: ScrollSize { $0 == axis ? 300 + along : 300 + across },
      contentInsetAdjustmentBehavior: .never,
      contentOffset: ScrollPoint { $0 == axis ? offset : 0 })
  }

  func vector(_ axis: ScrollAxis, _ along: Double) -> ScrollVector {
    ScrollVector { $0 == axis ? along : 0 }
  }
}
