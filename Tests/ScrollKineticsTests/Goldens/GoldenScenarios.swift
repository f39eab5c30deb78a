import ScrollGeometry
import ScrollKinetics

extension GoldenScenario {
  /// Every scenario that is recorded under Resources/Goldens/Scenarios.
  static var all: [GoldenScenario] {
    [
      flick, displayLinkFlick, intoTheEdge, overscrolledRelease, inwardFling, shortContent, diagonal,
      slowReleases, trackpad, trackpadWithLibrarysMomentum, trackpadWithPlatformsMomentum, paging, shelf,
      retarget, nestedCard, nestedList, interruptedAnimation, scrollToTop, resizing, program, wheel,
      restingFinger, repeatedFlicks, openingLock, reducedMotion, deltasAndKeys, items, thresholds,
      nanoseconds, nanosecondsInChain, zoom,
    ]
  }

  /// A phone of 390 × 844 points, content of the given size, and no insets.
  ///
  /// The usual three pixels per point hide changes of less than a sixth of a point during a drag. A scenario that must
  /// show them has 2²⁰ pixels per point, practically no grid.
  static func phone(content: ScrollSize, at offset: ScrollPoint? = nil, scale: Double = 3) -> Viewport {
    Viewport(
      frame: ScrollRect(x: 0, y: 0, width: 390, height: 844), contentSize: content,
      contentInsetAdjustmentBehavior: .never, contentOffset: offset, displayScale: scale)
  }

  /// A phone whose content is as wide as itself.
  static func phone(height: Double, at offset: Double = 0, scale: Double = 3) -> Viewport {
    phone(content: ScrollSize(width: 390, height: height), at: ScrollPoint(x: 0, y: offset), scale: scale)
  }

  static let noGrid = 0x1p20
  static let middle = ScrollPoint(x: 200, y: 420)
}
