@testable import ScrollKinetics

/// A scroller is a value: copies, comparisons and snapshots; and time that stands still, goes back or jumps.
final class SnapshotTests: XCTestCase {
  /// Catches: `fingers` left out of `init(from:)`.
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
        }
        do {
          restored = try decoder.decode(Scroller.self, from: encoder.encode(moment.after))
          if restored != moment.after { fault = "differs when read back in \(moment.after.phase)" }
        } catch { fault = "\(error)" }
      }
      return fault
    }
    let law = "a scroller decoded in any phase continues bit for bit"
    let scripts: [(String, (inout SplitMix64) -> ScrollerScript)] = [
      ("", { ScrollerScript(&$0) }), (", with zooms", { ScrollerScript(zooming: &$0) }),
      (", with pull to refresh", { ScrollerScript(refreshing: &$0) }),
      (", with ends and edges", { ScrollerScript(patterned: &$0) }),
    ]
    for (kind, script) in scripts {
      forAll(law + kind, count: 60, in: script, shrinking: { $0.removals }, check: check)
    }
  }
}
