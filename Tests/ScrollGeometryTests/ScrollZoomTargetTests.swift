/// Where a double tap zooms to (PHYSICS §11).
final class ScrollZoomTargetTests: XCTestCase {
  private func photo(_ size: ScrollSize, in window: ScrollSize, _ limits: ScrollZoomLimits) -> Viewport {
    let frame = ScrollRect(origin: .zero, size: window)
    return changed(Viewport(frame: frame, contentSize: size)) { $0.zoomLimits = limits }
  }

  /// ZoomImage's table (`testCalculateNextStepScale`), whose steps are reached a tenth before them. Three rows differ by design: 0 is no
  /// scale, and what is reached is a ratio here, so that 0.9 has not reached 1 and 4.8 has reached 5.
  /// Catches: `1.0625` made 1.12 in `Viewport.nextZoomScale`.
  func testTheNextOfFiveSteps() {
    let photo = photo(ScrollSize(100, 100), in: ScrollSize(100, 100), .init(from: 1e-3, to: 9))
    let rows: [(Double, Double)] = [
      (0.6, 1), (0.7, 1), (0.8, 1), (0.9, 1), (1, 2), (1.6, 2), (1.7, 2), (1.8, 2), (1.9, 3), (2, 3),
      (2.6, 3),
      (2.7, 3), (2.8, 3), (2.9, 4), (3, 4), (3.9, 5), (4, 5), (4.7, 5), (4.8, 1), (4.9, 1), (5, 1), (5.1, 1),
    ]
    let steps = (1...5).map { ScrollZoomTarget.scale(Double($0)) }
    for (scale, expected) in rows { XCTAssertEqual(photo.nextZoomScale(of: steps, after: scale), expected) }
  }

  /// A photo of 4000 × 3000 in a window of 390 × 844: it fits at 0.0975, and covers the window at 0.281 33….
  /// Catches: `scale(filling:)` for `scale(fitting:)` in `ScrollZoomTarget.zoomScale`.
  func testTheTargetsOfAPhoto() {
    let (size, window) = (ScrollSize(4000, 3000), ScrollSize(390, 844))
    var photo = photo(size, in: window, .fitting(size, in: window, upTo: 8))
    let scales = [
      .fitting, .filling, .minimum, .maximum, .factor(2), .scale(0.5), .scale(100), .factor(1e-300),
    ].map { (target: ScrollZoomTarget) in target.zoomScale(in: photo) }
    XCTAssertEqual(scales, [0.0975, 844.0 / 3000, 0.0975, 0.78, 0.195, 0.5, 0.78, 0.0975])
    var seen: [Double] = []
    for _ in 0..<5 {
      photo.zoomScale = photo.nextZoomScale(of: [.maximum, .filling, .fitting, .factor(2), .filling])
      seen.append(photo.zoomScale)
    }
    XCTAssertEqual(seen, [0.0975, 0.195, 844.0 / 3000, 0.78, 0.0975])
    assertEqual((photo.nextZoomScale(of: []), photo.nextZoomScale(of: [], after: 3)), (0.0975, 0.78))
    // Nearly the window's sides: fitting and filling are one.
    let near = self.photo(ScrollSize(400, 844), in: window, .init(from: 0.1, to: 4))
    XCTAssertEqual(near.nextZoomScale(of: [.fitting, .filling], after: 0.975), 0.975)
    XCTAssertEqual(near.nextZoomScale(of: [.fitting, .filling, .maximum], after: 0.975), 4)
  }

  private struct Scene {
    var photo: Viewport
    var targets: [ScrollZoomTarget]
    var scale: Double
  }

  private func scene(_ random: inout SplitMix64) -> Scene {
    func length() -> Double { random.happens(onceIn: 12) ? 0 : random.double(in: 1...4000) }
    func scale() -> Double { random.pick([1e-6, 0.01, 1, 1e6]) * random.double(in: 0.25...4) }
    var photo = photo(
      ScrollSize(length(), length()), in: ScrollSize(length(), length()), .init(from: scale(), to: scale()))
    photo.contentOffset = ScrollPoint(random.double(in: -1e4...1e4), random.double(in: -1e4...1e4))
    let targets = (0..<random.integer(in: 0...5)).map { _ in
      random.pick([
        ScrollZoomTarget.fitting, .filling, .minimum, .maximum, .factor(random.double(in: 0.5...8)),
        .scale(scale()),
      ])
    }
    return Scene(photo: photo, targets: targets, scale: scale())
  }

  /// Catches: `>` made `<` in `Viewport.nextZoomScale`.
  func testDoubleTapsGoRound() {
    forAll("the next target is the smallest larger one", count: 4000, in: { scene(&$0) }) { scene in
      let (photo, limits) = (scene.photo, scene.photo.zoomLimits)
      let next = photo.nextZoomScale(of: scene.targets, after: scene.scale)
      guard next == limits.clamped(next) else { return "\(next) is past the limits" }
      guard next == photo.nextZoomScale(of: scene.targets.reversed() + scene.targets, after: scene.scale)
      else { return "the order of the targets matters" }
      let scales = scene.targets.map { $0.zoomScale(in: photo) }
      guard scales.isEmpty || scales.contains(next) else { return "\(next) is none of \(scales)" }
      for scale in scales where scale > scene.scale * 1.07 && (next > scale || next <= scene.scale) {
        return "\(next) passes \(scale)"
      }
      // From the smallest on, every target that is distinctly larger than the one before it is met once.
      var (met, last) = ([Double](), scales.min() ?? next)
      repeat {
        met.append(last)
        last = photo.nextZoomScale(of: scene.targets, after: last)
      } while last > met[met.count - 1]
      guard last == met[0] else { return "\(met) ends at \(last)" }
      for scale in scales where !met.contains(where: { $0 <= scale && scale <= $0 * 1.0626 }) {
        return "\(met) leaves \(scale) out"
      }
      return nil
    }
  }

  /// Catches: `Swift.min($0, $1)` made `$0` in `ScrollSize.scale(fitting:)`.
  func testSwappedMovedAndScaled() {
    forAll("axes, offset and unit of the scale do not matter", count: 4000, in: { scene(&$0) }) { scene in
      let next = scene.photo.nextZoomScale(of: scene.targets, after: scene.scale)
      var swapped = changed(scene.photo.transposed) { $0.zoomLimits = scene.photo.zoomLimits }
      swapped.contentOffset = ScrollPoint { -swapped.contentOffset[$0] }
      guard swapped.nextZoomScale(of: scene.targets, after: scene.scale) == next else { return "swapped" }
      // Content of four times the size at a quarter of the scale.
      var larger = scene.photo
      larger.unscaledContentSize = ScrollSize { 4 * scene.photo.unscaledContentSize[$0] }
      larger.zoomLimits = ScrollZoomLimits(
        from: scene.photo.zoomLimits.minimum / 4, to: scene.photo.zoomLimits.maximum / 4)
      let targets = scene.targets.map { (target: ScrollZoomTarget) -> ScrollZoomTarget in
        if case .scale(let scale) = target { return .scale(scale / 4) }
        return target
      }
      guard
        larger.unscaledContentSize == .zero || larger.frame.size == .zero
          || ScrollAxis.allCases.contains(where: {
            larger.unscaledContentSize[$0] == 0 || larger.frame.size[$0] == 0
          }) || larger.nextZoomScale(of: targets, after: scene.scale / 4) == next / 4
      else { return "scaled" }
      return nil
    }
  }

  func testNoNumberIsTooLarge() {
    let huge = Double.greatestFiniteMagnitude
    let sizes: [Double] = [0, .leastNonzeroMagnitude, 1, 1e12, huge]
    for (content, length) in product(sizes, sizes) {
      for limits in [
        ScrollZoomLimits(from: .leastNonzeroMagnitude, to: huge), .init(from: huge, to: huge), .none,
      ] {
        let photo = photo(ScrollSize(content, 1), in: ScrollSize(length, 300), limits)
        for number in [Double.leastNonzeroMagnitude, 1, huge] {
          let targets: [ScrollZoomTarget] = [
            .fitting, .filling, .minimum, .maximum, .factor(number), .scale(number),
          ]
          for (target, after) in product(targets, [Double.leastNonzeroMagnitude, 1, huge]) {
            let next = photo.nextZoomScale(of: [target], after: after)
            XCTAssertTrue(next.isNormal && next > 0, "\(target) in \(limits)")
          }
        }
      }
    }
  }
}
