import ScrollGeometry
import ScrollKinetics

// Thresholds, which have an effect only on a number between the old and the new threshold.
extension GoldenScenario {
  /// The tangent of the angle within which a drag has one general direction.
  static let tangentOf20 = 0.36397023426620234

  /// Every decision by a threshold twice: four parts in ten million below the threshold and as many above, so that
  /// changing the threshold by a millionth, up or down, changes one of the two.
  static var thresholds: GoldenScenario {
    var physics = Scroller.Physics(isDirectionalLockEnabled: true)
    physics.snapping[.horizontal] = cards
    physics.snapping[.vertical] = SnapRule(.offsets([0, 2000]), strictness: .proximity())
    let start = ScrollPoint(x: 340, y: 4000)
    let map = phone(content: ScrollSize(width: 3400, height: 9000), at: start, scale: noGrid)
    var scenario = GoldenScenario("thresholds", map, physics, framesPerSecond: 60, seconds: 18)
    let sides = [1 - 4e-7, 1 + 4e-7]

    // Drags that lock, and lock nothing.
    for (index, side) in sides.enumerated() {
      let way = ScrollVector(dx: -20 * side * tangentOf20, dy: -20)
      scenario.drag(at: 0.1 + Double(index), by: way, velocity: .zero)
    }
    // Releases without and with a velocity; the place of rest of the second depends on the resting speed.
    for (index, side) in sides.enumerated() {
      scenario.drag(at: 2.1 + Double(index), by: .vertical(-40), velocity: .vertical(-250 * side))
    }
    // Cards by one and by two, by two and by three.
    for (index, speed) in [2200.0, 2700].flatMap({ speed in sides.map { -speed * $0 } }).enumerated() {
      let time = 5.1 + 1.5 * Double(index)
      scenario.at(time, .setContentOffset(start, animated: false))
      scenario.drag(at: time, by: .horizontal(-40), velocity: .horizontal(speed))
    }
    // A place that is near enough, and one that is not.
    for (index, side) in sides.enumerated() {
      let time = 12.1 + 1.2 * Double(index)
      scenario.at(time, .setContentOffset(ScrollPoint(x: 340, y: 2000 + 844.0 / 3 * side), animated: false))
      scenario.at((time, .held), (time + 0.1, .ended()))
    }
    // From rest 100 points past the limit it is half a point away after ln(200)/10.05 seconds, and at rest: inputs as
    // much before and after that find it on its way, and arrived.
    for (index, side) in [-1.0, 1].enumerated() {
      let time = 14.5 + 1.5 * Double(index)
      scenario.at((time, .setContentOffset(ScrollPoint(x: 340, y: -100), animated: false)), (time, .held))
      scenario.at(time, .ended())
      scenario.at(time + 0.5271957578654763 + 4e-8 * side, .retarget(ScrollPoint(x: 340, y: 300)))
    }
    return scenario
  }
}
