@testable import ScrollKinetics

/// A scroller is a value: copies, comparisons and snapshots; and time that stands still, goes back or jumps.
final class SnapshotTests: XCTestCase {
  /// Catches: `fingers` left out of `init(from:)`; `momentumLock` left out of `parts`.
  func testSnapshotGoesOnBitForBit() {
    func check(_ script: ScrollerScript) -> String? {
      var fault: String?
      let encoder = JSONEncoder()
      let decoder = JSONDecoder()
      var restored: Scroller?
      var instant = ScrollInstant.origin
      var index = 0
      script.run { moment in
        instant = instant.advanced(by: script.steps[index].delay)
        index += 1
        guard fault == nil else { return }
        if var copy = restored {
          let events = ScrollerScript.perform(moment.action, on: &copy, at: instant)
          if copy != moment.after || events != moment.events { fault = "differs after \(moment.action)" }
          if copy.hashValue != moment.after.hashValue { fault = "hashes differ" }
          restored = copy
        }
        // After every third step: the decoded scroller continues for three.
        guard (index + script.steps.count).isMultiple(of: 3) else { return }
        do {
          restored = try decoder.decode(Scroller.self, from: encoder.encode(moment.after))
          if restored != moment.after { fault = "differs when read back in \(moment.after.phase)" }
        } catch { fault = "\(error)" }
      }
      return fault
    }
    let law = "a scroller decoded in any phase continues bit for bit"
    for script in ScrollerScript.ofEveryKind() {
      forAll(law + script.name, count: 60, in: script.draw, check: check)
    }
  }
}
