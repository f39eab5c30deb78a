import ScrollGeometry
import ScrollKinetics

// Content that zooms.
extension GoldenScenario {
  /// Two fingers: a pinch past the largest scale that returns, one of which a finger leaves early, and one past the smallest; a
  /// pinch that throws the content; then a wheel, a program's animations, and a recognised pinch that a finger catches.
  static var zoom: GoldenScenario {
    var map = phone(
      content: ScrollSize(width: 700, height: 1100), at: ScrollPoint(x: 130, y: 210), scale: noGrid)
    map.zoomLimits = ScrollZoomLimits(from: 0.8, to: 3)
    map.frame.origin = ScrollPoint(x: 12, y: 34)
    var scenario = GoldenScenario("zoom", map, framesPerSecond: 240, seconds: 11)
    scenario.pinch(at: 0.1, around: middle, from: 90, to: 470)
    scenario.pinch(at: 1.4, around: ScrollPoint(x: 120, y: 300), from: 350, to: 60, leaving: 0.6)
    scenario.pinch(
      at: 3, around: ScrollPoint(x: 250, y: 600), from: 120, to: 190, by: ScrollVector(dx: -90, dy: -240))
    scenario.at(5, .magnify(by: Scroller.Input.magnification(by: 37), at: ScrollPoint(x: 300, y: 100)))
    scenario.at(5.5, .setZoomScale(2.7, about: nil, .uiKit))
    scenario.at(6, .zoom(to: ScrollRect(x: 410, y: 700, width: 300, height: 200), .uiKit))
    scenario.at(6.5, .setZoomScale(1.1, about: middle, .uiKit))
    // Caught half-way by a finger, which drags on.
    scenario.swipe(at: 6.64, from: middle, by: ScrollVector(dx: 70, dy: -160))
    scenario.at(8.5, .pinch(.began, scale: 1, at: middle))
    scenario.at(8.6, .pinch(.changed, scale: 0.31, at: ScrollPoint(x: 190, y: 440)))
    scenario.at(8.7, .pinch(.ended, scale: 0.29, at: ScrollPoint(x: 190, y: 440)))
    scenario.update(at: 8.8) { $0.zoomLimits = ScrollZoomLimits(from: 0.9, to: 3) }
    scenario.update(at: 9.5, keeping: .zoom) { $0.frame.size = ScrollSize(width: 844, height: 390) }
    scenario.at(9.75, .setZoomScale(0.95, about: nil, .uiKit))
    return scenario
  }

  /// Adds two fingers around a point, whose distance changes in a tenth of a second while their middle moves by a vector. The
  /// second leaves at the end, or after a part of the way, while the first goes on.
  private mutating func pinch(
    at time: Double, around middle: ScrollPoint, from start: Double, to end: Double,
    by way: ScrollVector = .zero, leaving left: Double = 1
  ) {
    for sample in 0...16 {
      let share = Double(sample) / 16
      let distance = start + (end - start) * share
      for finger in 0...1 where finger == 0 || share <= left {
        let side = finger == 0 ? -0.5 : 0.5
        let place = ScrollPoint(
          x: middle.x + way.dx * share + side * 0.8 * distance,
          y: middle.y + way.dy * share + side * 0.6 * distance)
        let instant = time + 0.00625 * Double(sample)
        if sample == 0 {
          at(instant, .touchDown(place, finger: finger))
        } else {
          at(instant, .touchMoved(place, finger: finger))
        }
      }
      if share <= left && share + 0.0625 > left && left < 1 {
        at(time + 0.00625 * Double(sample), .touchUp(finger: 1))
      }
    }
    if left == 1 { at(time + 0.105, .touchUp(finger: 1)) }
    at(time + 0.105, .touchUp(finger: 0))
  }
}
