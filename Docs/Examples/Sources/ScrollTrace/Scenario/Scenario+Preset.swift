import ScrollKinetics

extension Scenario {
  /// The platforms, by their names.
  package static var presets: [String: Scroller.Preset] {
    Dictionary(uniqueKeysWithValues: PhysicsFields.presets.map { ($0.key, $0.value) })
  }

  /// Returns the scenario with the flights, the limits, the slop and the speeds of a platform.
  package func with(_ preset: Scroller.Preset) -> Scenario {
    var scenario = self
    scenario.physics.take(preset)
    for index in screen.indices { scenario.screen[index].physics.take(preset) }
    return scenario
  }
}

extension Scroller.Physics {
  mutating func take(_ preset: Scroller.Preset) {
    let feel = preset.physics
    (flight, limit, slop, releaseVelocity) = (feel.flight, feel.limit, feel.slop, feel.releaseVelocity)
    (leastSpeed, greatestSpeed) = (feel.leastSpeed, feel.greatestSpeed)
  }
}
