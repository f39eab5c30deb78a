import ScrollGeometry

// Scenes of tests in few words: numbers in the order of the library's own initialisers.

extension ScrollPoint {
  init(_ x: Double, _ y: Double) { self.init(x: x, y: y) }

  static func along(_ axis: ScrollAxis, _ distance: Double) -> ScrollPoint {
    ScrollPoint { $0 == axis ? distance : 0 }
  }
}

extension ScrollVector {
  init(_ dx: Double, _ dy: Double) { self.init(dx: dx, dy: dy) }
}

extension ScrollSize {
  init(_ width: Double, _ height: Double) { self.init(width: width, height: height) }
}

extension ScrollRect {
  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

extension ScrollInsets {
  init(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double) {
    self.init(top: top, left: left, bottom: bottom, right: right)
  }

  /// Those that are not named are zero. The last parameter distinguishes it from the library's own initialiser.
  init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0, _: Void = ()) {
    self.init(top: top, left: left, bottom: bottom, right: right)
  }
}

extension Viewport {
  /// A frame at the origin, and the size of its content.
  init(
    _ width: Double, _ height: Double, content contentWidth: Double, _ contentHeight: Double,
    contentInset: ScrollInsets = .zero, safeAreaInsets: ScrollInsets = .zero,
    contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic,
    isContainerContent: Bool = true, contentOffset: ScrollPoint? = nil, displayScale: Double = 1,
    contentAlignmentPoint: ScrollPoint = .zero, bounces: Bool = true, bouncesVertically: Bool? = nil,
    alwaysBounceHorizontal: Bool = false, alwaysBounceVertical: Bool = false
  ) {
    self.init(
      frame: ScrollRect(0, 0, width, height), contentSize: ScrollSize(contentWidth, contentHeight),
      contentInset: contentInset, safeAreaInsets: safeAreaInsets,
      contentInsetAdjustmentBehavior: contentInsetAdjustmentBehavior, isContainerContent: isContainerContent,
      contentOffset: contentOffset, displayScale: displayScale, contentAlignmentPoint: contentAlignmentPoint,
      bounces: bounces, bouncesVertically: bouncesVertically, alwaysBounceHorizontal: alwaysBounceHorizontal,
      alwaysBounceVertical: alwaysBounceVertical)
  }
}
