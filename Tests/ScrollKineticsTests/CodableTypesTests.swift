@testable import ScrollKinetics

/// Every Codable type: the decoded value is equal and moves alike, and invalid data are refused.
final class CodableTypesTests: XCTestCase {
  /// A value equals itself when it is read again, and moves on with the same bits; a screen, in the middle of a drag or a flight.
  /// Catches: in a decoder, any stored property left out of what is written or read; a flight planned
  /// anew from other numbers; in `ScrollScreen.init(parts:)`, the call of `setRestRule` left out.
  func testReadAgainItIsTheSameAndMovesAlike() throws {
    let law = "decode(encode(x)) == x, and moves identically"
    try forAll(law, count: 60, in: { (Specimen.all(&$0), $0) }, check: Self.faultOfReadingAgain)
    try forAll(
      law + ": screens", count: 10, in: { ([Specimen.screen(&$0)], $0) }, check: Self.faultOfReadingAgain)
  }

  private static func faultOfReadingAgain(_ specimens: [Specimen], _ generator: SplitMix64) throws -> String?
  {
    for specimen in specimens {
      let again = try specimen.read(specimen.text)
      if again.value != specimen.value { return "\(specimen.name): \(specimen.text) is another" }
      if again.text != specimen.text { return "\(specimen.name): \(specimen.text) is written otherwise" }
      var (here, there) = (generator, generator)
      let life = specimen.live(&here)
      if let fault = life.fault { return "\(specimen.name): \(fault)\n\(specimen.text)" }
      if again.live(&there) != life { return "\(specimen.name): moves otherwise\n\(specimen.text)" }
    }
    return nil
  }

  /// Each number of each type is replaced on its own: NaN and infinities are refused with a typed error, and a value
  /// that is accepted keeps its invariants. A number that a decoder does not check fails here, whatever its name.
  /// Catches: any part of any `fault` or `validate` left out.
  func testEveryNumberIsChecked() throws {
    forAll("every number is checked", count: 2, in: { (Specimen.all(&$0), $0) }) { specimens, generator in
      for specimen in specimens {
        let document = JSONText(specimen.text)
        // A debug build replaces each number by one or two of the bad ones.
        for (place, part) in document.parts.filter(\.isNumber).enumerated() {
          for (number, bad) in JSONText.badNumbers.enumerated()
          where (place + number).isMultiple(of: debugShare) {
            let text = document.replacing(part, with: bad)
            if let fault = Self.fault(reading: text, as: specimen, mustRefuse: number < 3, generator) {
              return "\(specimen.name)\(part.path) = \(bad): \(fault)\n\(text)"
            }
          }
        }
      }
      return nil
    }
  }

  /// With a part removed, exchanged, taken from another value of the type, or replaced by a number, data are refused or keep their
  /// invariants.
  /// Catches: a rule between two parts left out of a `fault`; in `ScrollSheet.init(reading:)`,
  /// `try Self.validate(container: values[.container], detents: values[.detents])` left out.
  func testOtherStructuresAreRefusedOrLivedWith() {
    forAll(
      "parts exchanged", count: 110, in: { (Specimen.all(&$0), Specimen.all(&$0), $0) },
      check: Self.faultOfExchange)
    forAll(
      "parts of screens exchanged", count: 20,
      in: { ([Specimen.screen(&$0)], [Specimen.screen(&$0)], $0) }, check: Self.faultOfExchange)
  }

  private static func faultOfExchange(
    _ specimens: [Specimen], _ others: [Specimen], _ generator: SplitMix64
  ) -> String? {
    var generator = generator
    for (specimen, other) in zip(specimens, others) {
      let (document, donor) = (JSONText(specimen.text), JSONText(other.text))
      // The own parts of a screen more often than those of its chains.
      let own = document.parts.filter { !$0.path.contains("chain") }
      let part = generator.pick(generator.happens(onceIn: 2) ? own : document.parts)
      let same = donor.parts.filter { $0.path == part.path }
      let new =
        generator.happens(onceIn: 4)
        ? generator.pick(JSONText.badNumbers)[...]
        : generator.pick(same.isEmpty || generator.happens(onceIn: 3) ? donor.parts : same).text
      let text = document.replacing(part, with: new)
      if let fault = fault(reading: text, as: specimen, mustRefuse: false, generator) {
        return "\(specimen.name)\(part.path) = \(new): \(fault)\n\(text)"
      }
    }
    return nil
  }

  /// Returns how the decoding of a text is wrong; nil where it is refused properly, or its value keeps its invariants.
  private static func fault(
    reading text: String, as specimen: Specimen, mustRefuse: Bool, _ generator: SplitMix64
  ) -> String? {
    var generator = generator
    do {
      let read = try specimen.read(text)
      if mustRefuse { return "is let in" }
      return read.live(&generator).fault
    } catch {
      let isTyped = error is ScrollValueError || error is DecodingError || error is ScrollRecordingError
      return isTyped ? nil : "is refused with \(error)"
    }
  }

  private func assertRefused(
    _ specimen: some Codable & Hashable, _ name: String, _ values: String..., line: UInt = #line
  ) throws {
    let specimen = Specimen("", specimen) { _, _ in .init() }
    for value in values {
      let damaged = specimen.text.replacing(
        try Regex("\"\(name)\":\"?[-+0-9.e]+\"?"), with: "\"\(name)\":\(value)")
      XCTAssertNotEqual(damaged, specimen.text, line: line)
      XCTAssertThrowsError(try specimen.read(damaged), "\(name) = \(value)", line: line)
    }
  }

  /// Catches: either bound of `decay`, or the comparison with `reach`, left out of `Laws.fault`.
  func testAFlightHasTheNumbersOfARate() throws {
    let fling = FlingCurve(from: 1, momentum: 900, limits: 0...5000)
    try assertRefused(fling, "decay", "1e-300", "1e-13", "744442", "2.1", "-1")
    try assertRefused(fling, "reach", "0", "1e300", "0.5", "-1")
    try assertRefused(fling, "lowerLimit", "5001")
  }

  /// Catches: the check of `decayRate` left out of the decoder of `ArrivalCurve`.
  func testAnArrivalSlowsDown() throws {
    let curve = ArrivalCurve(from: 1, velocity: 5, to: 100, within: 1)
    try assertRefused(curve, "decayRate", "-1", "-5e-324", "-1.7e308")
  }

  /// Catches: either half of the first condition, or the last line, left out of `FlickSequence.fault`.
  func testFlicksHaveNumbersThatFlicksReach() throws {
    let flying = Scroller.tall(Scroller.Physics(repeatedFlicks: .webKit)).flung(900)
    try assertRefused(flying, "multiplier", "0.5", "16.5", "1e300")
    try assertRefused(flying, "count", "0")
    let flicks = "\"flicks\":{\"count\":1,\"latestLift\":\"0\",\"multiplier\":1,\"signs\":"
    let specimen = Specimen("", flying) { _, _ in .init() }
    XCTAssertTrue(specimen.text.contains(flicks), specimen.text)
    XCTAssertThrowsError(
      try specimen.read(specimen.text.replacingOccurrences(of: "\"vertical\":1}", with: "\"vertical\":2}")))
  }

  /// A step does not end before it begins. Catches: either guard left out of `StepTimes.fault`.
  func testAStepDoesNotTakeNegativeTime() throws {
    var tracker = VelocityTracker(at: .zero, instant: .origin)
    try assertRefused(tracker, "instant", "\"-0.5\"")
    tracker.add(ScrollPoint(0, 8), at: .milliseconds(8))
    tracker.add(ScrollPoint(0, 9), at: .milliseconds(9))
    try assertRefused(tracker, "instant", "\"0.007\"")
    try assertRefused(tracker, "latestTime", "-1")
    try assertRefused(tracker, "earlierTime", "-1")
  }

  /// A plan is encoded as its curve and its place of rest: within the limits, and at the limit where the curve ends there.
  /// Catches: either case of the range in the decoder of `AxisPlan`.
  func testAPlanRestsWhereItsCurveCanEnd() throws {
    let plan = AxisPlan(from: 0, momentum: 1000, limits: 0...5000, pixelGrid: PixelGrid(scale: 3))
    try assertRefused(plan, "destination", "-0.5", "5000.5", "1e300")
    let bouncing = AxisPlan(from: 90, momentum: 1000, limits: 0...100.25)
    try assertRefused(bouncing, "destination", "100", "0", "100.5")
  }

  /// Enumerations without values, and parts of the types in ``Specimen/all(_:)``.
  private static let others: Set = [
    "ScrollAxis", "ScrollEdges", "ContentInsetAdjustmentBehavior", "Scroller.Key", "Scroller.Phase",
    "Scroller.ScrollPhase", "Scroller.Physics.Momentum", "Scroller.Physics.Integration",
    "Scroller.Physics.Source", "Scroller.Physics.RepeatedFlicks", "TouchDelivery.State",
    "ScrollScreen.Rules.Order", "ScrollScreen.Rules.Overscroll", "ScrollScreen.Rules",
    // Of anchors, rules, scrollers and recordings.
    "AxisPlace", "AxisSteps", "FlickSequence", "StepTimes", "SnapRule.Points", "SnapItem", "SnapRule.Reach",
    "SnapRule.Strictness", "ScrollSnapping.Slot", "Touch", "Touch.DirectionalLock",
    "Touch.DirectionalLock.Rule", "MovingAxis", "MovingAxis.Motion", "MovingAxis.Purpose", "MovingAxis.Push",
    "AxisVelocityTracker", "Scroller.Call", "Scroller.Update", "Scroller.Choice", "Scroller.Release.Rest",
    "NotchSum", "PadSwipe", "PairOrStep", "FingerPair", "FingerPair.Partner",
    // Sheets.
    "ScrollSheet.Detent",
    // Chains, likewise.
    "ScrollChain", "AxisChain", "AxisChain.Member", "AxisChain.Member.Refresh", "AxisChain.Participants",
    "AxisChain.MemberSet", "PerDirection", "AxisChain.Rule", "AxisChain.Rule.Order", "AxisChain.Rest",
    "AxisChain.Leg", "AxisChain.WheelLatch",
    // Screens, likewise.
    "ScrollScreen", "ScrollScreen.ID", "ScrollScreen.Kind", "CollapsingHeader.Return", "ScrollScreen.Member",
    "ScrollScreen.NestPlace", "ScrollScreen.CrossingTouch", "ScrollScreen.PinchTouch",
    "ScrollScreen.DraggedItem", "ScrollScreen.Call", "ScrollScreen.Geometry", "ScrollScreen.Choice",
    "FlightCurve.Kind",
    // Read and damaged in ScrollPopulationTests.
    "ScrollPopulation.Recording",
  ]

  /// Catches: in `Specimen.all`, a Codable type that none of the tests above has heard of.
  func testNoTypeIsForgotten() throws {
    var generator = SplitMix64(seed: 1)
    let known = Self.others.union(Specimen.all(&generator).map(\.name))
    let sources = repositoryRoot.appendingPathComponent("Sources")
    let files = try XCTUnwrap(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var found = 0
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: /extension ([A-Za-z.]+): [^{]*Codable/) {
        found += 1
        XCTAssertTrue(known.contains(String(match.1)), "\(match.1) is not tested")
      }
    }
    XCTAssertGreaterThan(found, 40)
  }
}
