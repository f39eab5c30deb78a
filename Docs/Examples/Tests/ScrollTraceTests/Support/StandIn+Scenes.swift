import ScrollGeometry
import ScrollKinetics

@testable import Recorder

extension StandIn {
  /// The file of a scene, performed as the recorder asks.
  static func recording(of scene: RecordingScene, _ plant: Plant = Plant()) -> String {
    var configuration = ScrollLog.Configuration()
    configuration.frame = [0, 100, 390, 700]
    configuration.contentSize = [390, 10_000]
    configuration.displayScale = 3
    configuration.framesPerSecond = 120
    configuration.alwaysBounceVertical = true
    func view() -> StandIn { StandIn(scene, [configuration], plant) }
    switch scene {
    case .statusBar:
      configuration.contentOffset = [0, 2000]
      var view = view()
      view.wait(0.1)
      view.perform(.scrollToTop) { $0.scrollToTop(now: $1) }
      view.rest()
      for _ in 0..<2 { view.flick(-3000) }
      view.flick(1500)
      view.wait(0.1)
      view.perform(.scrollToTop) { $0.scrollToTop(now: $1) }
      view.rest()
      return view.text
    case .pager:
      (configuration.contentSize, configuration.isPagingEnabled) = ([3900, 700], true)
      var view = view()
      view.wait(0.1)
      for way in [-100.0, -250, -205] {
        view.drag((0...10).map { (300 + way * Double($0) / 10, 400) }, holds: true)
        view.rest()
      }
      for speed in [-200.0, -300, -800, -3000] {
        view.flick(speed, isHorizontal: true)
        view.rest()
      }
      return view.text
    case .targets:
      var view = view()
      view.wait(0.1)
      for (index, speed) in [-400.0, -400, -400, -1200, -1200, -1200, -3000, -3000, -3000].enumerated() {
        view.choose = { release in
          let ways = [40.0, 500, -60]
          return ScrollPoint(
            x: 0, y: max(0, release.viewport.contentOffset.y.rounded() + ways[index % 3] + 1 / 6.0))
        }
        view.flick(speed)
        view.rest()
      }
      return view.text
    case .flicks:
      var view = view()
      view.wait(0.1)
      for _ in 0..<6 {
        view.flick(-3000)
        view.wait(0.2)
      }
      view.flick(3000)
      view.rest()
      return view.text
    case .pinches:
      (configuration.contentSize, configuration.contentOffset) = ([780, 1400], [200, 300])
      (configuration.minimumZoomScale, configuration.maximumZoomScale, configuration.zoomScale) = (1, 4, 2)
      var view = view()
      view.wait(0.1)
      for (from, to) in [(100.0, 380.0), (380, 40)] {
        for step in 0...24 {
          view.wait(StandIn.frame)
          let distance = from + (to - from) * Double(step) / 24
          for (finger, side) in [-0.5, 0.5].enumerated() {
            view.touch(step == 0 ? "down" : "move", x: 195 + side * distance, y: 450, finger: finger)
          }
        }
        view.wait(0.3)
        view.touch("up", y: 0, finger: 1)
        view.touch("up", y: 0, finger: 0)
        view.rest()
      }
      for scale in [3.0, 1] {
        view.perform(.setZoomScale(scale, animated: true)) { $0.setZoomScale(scale, animated: true, now: $1) }
        view.rest()
      }
      let rect = ScrollRect(x: 0, y: 0, width: 100, height: 100)
      view.perform(.zoom(to: rect, animated: true)) {
        $0.zoom(to: [0, 0, 100, 100], animated: true, now: $1)
      }
      view.rest()
      return view.text
    case .catches:
      configuration.contentOffset = [0, 600]
      var view = view()
      view.wait(0.1)
      view.flick(-2000)
      view.wait(0.2)
      view.touch("down", y: 400)
      view.wait(0.3)
      view.touch("up", y: 400)
      view.rest()
      for _ in 0..<3 where view.offset().y >= 0 {
        view.flick(4000)
        view.wait(0.15)
      }
      while view.offset().y > -20 { view.wait(StandIn.frame) }
      view.drag((0...10).map { (195, 300 + 15 * Double($0)) })
      view.rest()
      return view.text
    case .fastRate:
      (configuration.contentSize[1], configuration.decelerationRate) = (1200, 0.99)
      var view = view()
      view.wait(0.1)
      // Beyond the top, and exactly back to it.
      view.drag([300, 330, 360, 380, 350, 310].map { (195, $0) })
      view.rest()
      for speed in [-4000.0, -4000, -4000, 4000, 4000, 4000] {
        view.flick(speed)
        view.rest()
      }
      return view.text
    case .diagonals:
      (configuration.contentSize, configuration.isDirectionalLockEnabled) = ([4000, 4000], true)
      (configuration.contentOffset) = [1500, 1500]
      var view = view()
      view.wait(0.1)
      for slant in [0.1, 0.25, 0.4, 0.7, 1] {
        view.drag((0...12).map { (100 + 20 * slant * Double($0), 600 - 20 * Double($0)) }, holds: true)
        view.rest()
      }
      return view.text
    case .nesting:
      configuration.contentSize[1] = 1000
      var inner = configuration
      (inner.frame, inner.contentSize[1]) = ([0, 400, 390, 700], 1500)
      var view = StandIn(scene, [configuration, inner], plant)
      view.wait(0.1)
      view.drag(
        (0...30).map { (195, 700 - 40 * Double($0)) } + (0...30).map { (195, -500 + 30 * Double($0)) }, on: 1)
      view.rest()
      for speed in [-3000.0, -3000, 3000, 3000] {
        view.flick(speed, on: 1)
        view.rest()
      }
      return view.text
    case .refresh:
      configuration.hasRefreshControl = true
      var view = view()
      view.wait(0.1)
      view.perform(.beginRefreshing) { $0.beginRefreshing(now: $1) }
      view.wait(1)
      view.perform(.endRefreshing) { $0.endRefreshing(now: $1) }
      view.rest()
      for step in [8.0, 25] {
        view.drag((0...(Int(320 / step))).map { (195, 200 + step * Double($0)) })
        view.wait(0.8)
        view.perform(.endRefreshing) { $0.endRefreshing(now: $1) }
        view.rest()
      }
      view.flick(-3000)
      view.wait(0.2)
      for offset in [9300.0, 200] {
        view.perform(.setContentOffset(ScrollPoint(x: 0, y: offset), animated: true)) {
          $0.setContentOffset([0, offset], animated: true, now: $1)
        }
        view.rest()
      }
      view.perform(.setContentOffset(ScrollPoint(x: 0, y: 9300), animated: true)) {
        $0.setContentOffset([0, 9300], animated: true, now: $1)
      }
      view.rest()
      for inset in [300.0, 0] {
        view.setInset(top: 0, bottom: inset)
        view.rest()
      }
      view.perform(.setContentOffset(.zero, animated: true)) {
        $0.setContentOffset([0, 0], animated: true, now: $1)
      }
      view.wait(0.1)
      view.setInset(top: 40, bottom: 0)
      view.rest()
      return view.text
    }
  }
}
