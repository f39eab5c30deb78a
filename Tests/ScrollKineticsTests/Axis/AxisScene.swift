@testable import ScrollKinetics

/// An axis at rest, its physics, and the numbers with which a law moves it.
struct AxisScene: CustomStringConvertible {
  var axis: MovingAxis
  var physics: AxisPhysics
  /// The momentum of a release.
  var momentum: Double
  /// A place inside the limits, as a target.
  var target: Double
  var delays: [Duration]

  /// Draws an axis that is inside its limits three times of four, and else past one of them.
  init(
    _ generator: inout SplitMix64, _ integration: Scroller.Physics.Integration = .exact, rule: SnapRule? = nil
  ) {
    let lower = generator.double(in: -500...500)
    let limits = lower...(lower + generator.pick([0, 40, 700, 6000]) * generator.double(in: 0.5...1))
    let grid = PixelGrid(scale: generator.pick([1, 2, 3, 1.5]))
    let metrics = AxisMetrics(
      limits: limits, length: generator.double(in: 100...1000), pixelGrid: grid,
      bounces: !generator.happens(onceIn: 4), isScrollable: true)
    let place = generator.double(in: limits)
    let past = generator.happens(onceIn: 4) && metrics.bounces ? generator.double(in: -150...150) : 0
    let offset = past < 0 ? lower + past : past > 0 ? limits.upperBound + past : place
    axis = MovingAxis(metrics, at: grid.rounded(offset, within: limits))
    let snapping = changed(ScrollSnapping.none) { $0[.vertical] = rule }
    let rate = generator.pick([DecelerationRate.normal, .fast])
    physics = Scroller.Physics(decelerationRate: rate, integration: integration, snapping: snapping)
      .along(.vertical)
    momentum = generator.double(in: -4000...4000)
    target = generator.pick([limits.lowerBound, limits.upperBound, generator.double(in: limits)])
    delays = (0..<generator.integer(in: 1...12)).map { _ in
      .microseconds(generator.integer(in: 200...generator.pick([17_000, 300_000])))
    }
  }

  var mirrored: AxisScene {
    var scene = self
    let limits = axis.metrics.limits
    scene.axis.metrics.limits = limits.upperBound.mirrored...limits.lowerBound.mirrored
    scene.axis.offset = axis.offset.mirrored
    (scene.momentum, scene.target) = (momentum.mirrored, target.mirrored)
    return scene
  }

  var released: MovingAxis {
    changed(axis) {
      $0.fly(
        axis.freeFlight(momentum: momentum, physics.laws), momentum: momentum, ticking: physics.ticking,
        since: .origin, at: .origin)
    }
  }

  /// The axis half a pixel off which content is on the grid.
  var halfPixel: Double { 0.5 / axis.metrics.pixelGrid.scale + 1e-9 }

  var description: String { "\(axis)\n\(physics), \(momentum) to \(target), \(delays)" }
}

extension MovingAxis {
  /// Advances the axis as a scroller does, with a tick.
  mutating func advance(to now: ScrollInstant) { if !step(to: now) { catchUp(to: now, .sinceLatest) } }

  /// Advances by frames, ends a coast in time, and calls `observe` after each frame with the instant.
  mutating func run(
    _ delays: [Duration], from start: ScrollInstant = .origin, _ physics: AxisPhysics,
    _ observe: (MovingAxis, ScrollInstant) -> String?
  ) -> String? {
    var now = start
    for delay in delays {
      now = now.advanced(by: delay)
      endCoast(ifOverAt: now, physics)
      advance(to: now)
      if let fault = fault(at: now) ?? observe(self, now) { return "\(fault), at \(now)" }
    }
    return nil
  }

  /// The axis at the instant of its rest; for ticks, after at most a minute of ticks of 8 ms.
  func rested(from start: ScrollInstant, _ physics: AxisPhysics) -> MovingAxis {
    var (axis, now) = (self, start)
    for _ in 0..<7500 where axis.isMoving {
      now = axis.latestTick == nil ? axis.instantOfRest(at: now, physics) : now.advanced(by: .milliseconds(8))
      axis.endCoast(ifOverAt: now, physics)
      axis.advance(to: now)
    }
    return axis
  }
}

extension ScrollInstant {
  init(milliseconds: Int) { self.init(.milliseconds(milliseconds)) }
}
