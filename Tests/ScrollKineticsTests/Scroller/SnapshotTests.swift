/// A scroller is a value: copies, comparisons and snapshots; and time that stands still, goes back or jumps.
final class SnapshotTests: XCTestCase {
  /// Catches: `fingers` left out of `init(from:)`; `momentumLock` left out of `parts`.
  func testSnapshotGoesOnBitForBit() {
    func check(_ script: ScrollerScript) -> String? {
      var restored: Scroller?
      for (index, moment) in script.moments().enumerated() {
        if var copy = restored {
          let events = ScrollerScript.perform(moment.action, on: &copy, at: moment.instant)
          if copy != moment.after || events != moment.events { return "differs after \(moment.action)" }
          if copy.hashValue != moment.after.hashValue { return "hashes differ" }
          restored = copy
        }
        // After every third step: the decoded scroller continues for three.
        guard (index + 1 + script.steps.count).isMultiple(of: 3) else { continue }
        do {
          restored = try moment.after.coded()
          if restored != moment.after { return "differs when read back in \(moment.after.phase)" }
        } catch { return "\(error)" }
      }
      return nil
    }
    let law = "a scroller decoded in any phase continues bit for bit"
    for script in ScrollerScript.ofEveryKind() {
      forAll(law + script.name, count: 60, in: script.draw, check: check)
    }
  }
}
