import ScrollGeometry
import ScrollKinetics

// Motions whose instants are whole nanoseconds and whose frames are 8 ms apart, so that programs in other languages can
// replay them: Docs/Examples/C/Tests/surface.c makes the same calls, and must get the same hashes.
extension GoldenScenario {
  /// The recorded flick of PHYSICS §6, to the nanosecond; then two notches of a wheel, a key and programmatic scrolls.
  static var nanoseconds: GoldenScenario {
    var scenario = GoldenScenario("nanoseconds", phone(height: 6000), framesPerSecond: 125, seconds: 10)
    scenario.at(nanoseconds: 676_178_624, .touchDown(ScrollPoint(x: 200, y: 549)))
    let moves: [(Int64, Double)] = [
      (784_394_375, 548.6666666666666), (801_102_500, 538.6666666666666), (817_745_666, 522.6666666666666),
      (834_403_291, 501.66666666666663), (851_061_250, 466.66666666666663), (867_713_250, 406.3333333333333),
      (884_400_666, 329.66666666666663), (901_074_875, 220.33333333333331),
    ]
    for (time, y) in moves { scenario.at(nanoseconds: time, .touchMoved(ScrollPoint(x: 200, y: y))) }
    scenario.at(nanoseconds: 933_408_792, .touchUp)
    scenario.at(nanoseconds: 4_000_000_000, .wheel(.vertical(120), .wheel))
    scenario.at(nanoseconds: 4_050_000_000, .wheel(.vertical(120), .wheel))
    scenario.at(nanoseconds: 5_000_000_000, .key(.pageUp, .uiKit))
    scenario.at(nanoseconds: 6_000_000_000, .setContentOffset(ScrollPoint(x: 0, y: 5150), animated: true))
    scenario.at(nanoseconds: 6_700_000_000, .setContentOffset(ScrollPoint(x: 0, y: 2000.25), animated: false))
    scenario.at(nanoseconds: 7_500_000_000, .scrollToTop)
    return scenario
  }

  /// A list in a sheet: drags that pass from one to the other, in whole nanoseconds.
  static var nanosecondsInChain: GoldenScenario {
    var scenario = GoldenScenario(
      "nanoseconds-chain", .screen(listUnderHeader), framesPerSecond: 125, seconds: 8)
    for (time, translation, velocity) in [
      (100, -90, -1500), (2600, 600, 400), (4000, -130, -900), (6000, 80, 3000),
    ] {
      let start = Int64(time) * 1_000_000
      scenario.at(nanoseconds: start, .began)
      scenario.at(nanoseconds: start + 62_500_000, .changed(translation: .vertical(Double(translation))))
      scenario.at(nanoseconds: start + 93_750_000, .ended(velocity: .vertical(Double(velocity))))
    }
    return scenario
  }

  private mutating func at(nanoseconds: Int64, _ input: Scroller.Input) {
    at(ScrollInstant(nanoseconds: nanoseconds), input)
  }
}
