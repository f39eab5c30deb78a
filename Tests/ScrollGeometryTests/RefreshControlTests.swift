/// The control of pull to refresh, and what it does to a viewport (PHYSICS §12).
final class RefreshControlTests: XCTestCase {
  private func list(height: Double = 3000) -> Viewport {
    var viewport = Viewport(400, 800, content: 400, height, safeAreaInsets: ScrollInsets(top: 44, bottom: 34))
    viewport.refreshControl = .uiKit
    return viewport
  }

  /// Catches: `isRefreshing ?` in `Viewport.adjustedInsets` left out.
  func testTheInsetWhileItRuns() {
    for height in [3000.0, 700, 0] {
      var viewport = list(height: height)
      let limits = viewport.limits(on: .vertical)
      XCTAssertEqual(limits.lowerBound, -44)
      XCTAssertTrue(viewport.isScrollable(on: .vertical))
      XCTAssertFalse(viewport.isScrollable(on: .horizontal))
      viewport.isRefreshing = true
      assertEqual((viewport.adjustedContentInset.top, viewport.limits(on: .vertical).lowerBound), (104, -104))
      XCTAssertEqual(viewport.limits(on: .horizontal), 0...0)
      if height == 3000 { XCTAssertEqual(viewport.limits(on: .vertical).upperBound, limits.upperBound) }
      // What is shown does not depend on whether it runs.
      for offset in [-200.0, -104, -90, -44, 0, 300] {
        viewport.contentOffset.y = offset
        viewport.isRefreshing = false
        let pull = viewport.refreshPull
        assertEqual((pull, viewport.refreshProgress), (max(0, -44 - offset), min(1, pull / 100)))
        viewport.isRefreshing = true
        assertEqual((viewport.refreshPull, viewport.refreshProgress), (pull, 1))
      }
      viewport.refreshControl = .material
      XCTAssertTrue(viewport.isRefreshing)
      viewport.refreshControl = nil
      XCTAssertFalse(viewport.isRefreshing)
      viewport.isRefreshing = true
      assertEqual((viewport.isRefreshing, viewport.limits(on: .vertical).lowerBound), (false, -44))
    }
    var wide = list()
    wide.refreshControl = RefreshControl(trigger: 50, extent: 50, on: .horizontal)
    wide.isRefreshing = true
    assertEqual((wide.adjustedContentInset.left, wide.adjustedContentInset.top), (50, 44))
    XCTAssertTrue(wide.isScrollable(on: .horizontal))
    wide.contentInset.left = .greatestFiniteMagnitude
    XCTAssertEqual(wide.adjustedContentInset.left, .greatestFiniteMagnitude)
  }

  /// The figures of Compose's `PullRefreshState` and of Android's `SwipeRefreshLayout`, in pixels of the finger.
  /// Catches: `way * way / 4` made `way * way / 2`.
  func testMaterialsIndicator() {
    let compose: [(Double, Double)] = [
      (0, 0), (40, 20), (80, 40), (160, 80), (161, 80.49921875000001), (200, 98.75), (240, 115), (320, 140),
      (400, 155), (480, 160), (600, 160),
    ]
    for (pull, drawn) in compose {
      XCTAssertEqual(RefreshControl.material.indicatorDistance(forPull: pull), drawn, accuracy: 1e-13)
    }
    let android: [(Double, Double)] = [
      (0, 0), (25.6, 12.8), (64, 32), (128, 64), (160, 79), (192, 92), (256, 112), (384, 128), (512, 128),
      (1000, 128), (-9, 0),
    ]
    let control = RefreshControl(trigger: 64, extent: 64, firesAt: .release)
    for (pull, drawn) in android { XCTAssertEqual(control.indicatorDistance(forPull: pull), drawn) }
    var latest = 0.0
    for pull in stride(from: 0.0, through: 600, by: 0.5) {
      let drawn = RefreshControl.material.indicatorDistance(forPull: pull)
      XCTAssertTrue(drawn >= latest && drawn - latest <= 0.25 + 1e-12)
      latest = drawn
    }
  }

  /// Catches: `stored(_:)` left out of `RefreshControl.init`.
  func testLengths() throws {
    XCTAssertEqual(RefreshControl(trigger: 64.3, extent: 21.7).trigger, 64.3, accuracy: 1e-5)
    XCTAssertEqual(RefreshControl(trigger: .leastNormalMagnitude, extent: 0).trigger > 0, true)
    let far = RefreshControl(trigger: .greatestFiniteMagnitude, extent: .greatestFiniteMagnitude)
    XCTAssertTrue(far.trigger.isFinite && far.extent <= far.trigger)
    for (trigger, extent) in [(0.0, 0.0), (60, 61), (.nan, 0), (60, .nan)] {
      XCTAssertThrowsError(try RefreshControl.validate(trigger: trigger, extent: extent))
    }
    let cells = ScrollUnit(width: 8, height: 16)
    XCTAssertEqual(cells.points(list()).refreshControl, RefreshControl(trigger: 1600, extent: 960))
  }

  /// Catches: `isRefreshing` left out of `Viewport.parts`.
  func testCoding() throws {
    var viewport = changed(list()) { $0.isRefreshing = true }
    XCTAssertEqual(try viewport.coded(), viewport)
    viewport.refreshControl = RefreshControl(trigger: 64.3, extent: 21.7, firesAt: .release, on: .horizontal)
    XCTAssertEqual(try viewport.coded(), viewport)
    viewport.refreshControl = nil
    XCTAssertFalse(try viewport.json.contains("efresh"))
    XCTAssertEqual(try RefreshControl.decoded(from: #"{"trigger":100,"extent":60}"#), .uiKit)
    XCTAssertThrowsError(try RefreshControl.decoded(from: #"{"trigger":50,"extent":60}"#))
  }
}
