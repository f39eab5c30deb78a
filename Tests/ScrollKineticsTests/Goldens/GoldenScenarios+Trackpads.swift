import ScrollGeometry
import ScrollKinetics

// Deltas of the content with the phases of a scroll.
extension GoldenScenario {
  /// A trackpad under the library's momentum: a flick, the platform's own momentum ignored after it, fingers that stop the
  /// flight, a flick into the end, a drag past the beginning that is released on its way back, and deltas without phases.
  static var trackpadWithLibrarysMomentum: GoldenScenario {
    var scenario = GoldenScenario(
      "trackpad-library-momentum", phone(height: 3000, at: 400, scale: 2), framesPerSecond: 120, seconds: 7)
    scenario.scroll(at: 0.1, by: .vertical(120))
    scenario.momentum(at: 0.22, from: .vertical(20), deltas: 20)
    scenario.at((0.9, .scroll(.zero, phase: .mayBegin)), (1, .scroll(.zero, phase: .cancelled)))
    scenario.scroll(at: 1.2, by: .vertical(400))
    scenario.at(3, .setContentOffset(ScrollPoint(x: 0, y: 30), animated: false))
    scenario.scroll(at: 3.1, by: .vertical(-300), back: .vertical(60))
    for delta in 0..<30 { scenario.at(5 + 0.0125 * Double(delta), .scroll(.vertical(7.3))) }
    scenario.at(5.4, .scroll(.vertical(-3000)))
    return scenario
  }

  /// A trackpad under its platform's momentum, with pages sideways: a diagonal flick whose pages the library turns, momentum that
  /// meets the end and is swallowed while it bounces, fingers that stop what coasts, and momentum without an end.
  static var trackpadWithPlatformsMomentum: GoldenScenario {
    var physics = Scroller.Physics(momentum: .platform)
    physics.snapping[.horizontal] = .paging()
    let map = phone(content: ScrollSize(width: 1560, height: 3000), at: ScrollPoint(x: 390, y: 600), scale: 2)
    var scenario = GoldenScenario(
      "trackpad-platform-momentum", map, physics, framesPerSecond: 120, seconds: 7)
    scenario.scroll(at: 0.1, by: ScrollVector(dx: 90, dy: 130))
    scenario.momentum(at: 0.21, from: ScrollVector(dx: 11, dy: 25), deltas: 60, ends: true)
    scenario.scroll(at: 2, by: .vertical(300))
    scenario.momentum(at: 2.11, from: .vertical(60), deltas: 90, ends: true)
    scenario.scroll(at: 4.2, by: .vertical(-120))
    scenario.momentum(at: 4.31, from: .vertical(-22), deltas: 15)
    scenario.at((4.57, .scroll(.zero, phase: .mayBegin)), (4.6, .scroll(.zero, phase: .cancelled)))
    scenario.scroll(at: 5, by: .vertical(-60))
    scenario.momentum(at: 5.11, from: .vertical(-12.7), deltas: 20)
    return scenario
  }

  /// Adds fingers on a pad that move the content by `distance` in a tenth of a second, with increasing speed, and then `back`.
  private mutating func scroll(at time: Double, by distance: ScrollVector, back: ScrollVector = .zero) {
    for sample in 1...8 {
      let share = Double(2 * sample - 1) / 64
      let delta = ScrollVector(dx: share * distance.dx, dy: share * distance.dy)
      at(time + 0.0125 * Double(sample), .scroll(delta, phase: sample == 1 ? .began : .changed))
    }
    guard back != .zero else { return at(time + 0.109375, .scroll(.zero, phase: .ended)) }
    for sample in 1...4 {
      let delta = ScrollVector(dx: 0.25 * back.dx, dy: 0.25 * back.dy)
      at(time + 0.1 + 0.0125 * Double(sample), .scroll(delta, phase: .changed))
    }
    at(time + 0.159375, .scroll(.zero, phase: .ended))
  }

  /// Adds a platform's momentum: deltas at 60 Hz, each 0.95 times the one before.
  private mutating func momentum(at time: Double, from first: ScrollVector, deltas: Int, ends: Bool = false) {
    var delta = first
    for index in 0..<deltas {
      at(time + Double(index) / 60, .scroll(delta, phase: index == 0 ? .momentumBegan : .momentumChanged))
      delta = ScrollVector(dx: 0.95 * delta.dx, dy: 0.95 * delta.dy)
    }
    if ends { at(time + Double(deltas) / 60, .scroll(.zero, phase: .momentumEnded)) }
  }
}
