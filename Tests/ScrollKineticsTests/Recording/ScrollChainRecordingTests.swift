import Foundation
import ScrollGeometry
import XCTest

@testable import ScrollKinetics

/// Recordings of chains, in the format of all recordings.
final class ScrollChainRecordingTests: XCTestCase {
  /// Performs the script on a recording chain; every third input chooses its target.
  private static func record(
    _ script: ScrollChainScript, _ observe: (ScrollChain, ScrollChain.Changes) -> Void = { _, _ in }
  ) -> RecordingScrollChain {
    var recorder = RecordingScrollChain(script.chain)
    var instant = ScrollInstant.origin
    for (number, step) in script.steps.enumerated() {
      instant = instant.advanced(by: step.delay)
      func choose(_ release: inout Scroller.Release) {
        if number % 3 == 0 { release.target.y = Double(number) * 40 }
        if number % 9 == 0 { release.arrival = .within(.milliseconds(400)) }
      }
      let changes =
        switch step.action {
        case .input(let input): recorder.handle(input, at: instant, release: choose)
        case .advance: recorder.advance(to: instant)
        case .update(let member, let change, let keeping):
          recorder.update(
            member, at: instant, keeping: keeping, snapping: number % 7 == 0 ? .paging : nil, release: choose,
            change.make)
        case .exchange(let member, let new): recorder.exchange(member, for: new, at: instant, release: choose)
        }
      observe(recorder.chain, changes)
      if number % 11 == 5 {
        recorder.rules.towardsStart = .outerFirst
        observe(recorder.chain, ScrollChain.Changes())
      }
      if number % 13 == 6 {
        recorder.physics.decelerationRate = .fast
        observe(recorder.chain, ScrollChain.Changes())
      }
    }
    return recorder
  }

  /// A recorded chain replays to the same bits after every call, also from JSON.
  ///
  /// Catches: `make(choice)` left out of a case of `ScrollChain.perform`; `keeping:` left out of its update; `chain.now`
  /// for `instant` in `handle` of a `RecordingScrollChain`; `.rules` without effect.
  func testRandomCallsReplayBitForBit() throws {
    try forAll(
      "a replay equals the original", count: 120, in: ScrollChainScript.any, shrinking: \.removals
    ) { script in
      var original: [(ScrollChain, ScrollChain.Changes)] = []
      let recorder = Self.record(script) { original.append(($0, $1)) }
      for recording in [recorder.recording, try ScrollRecording(json: recorder.recording.json)] {
        guard recording == recorder.recording else { return "is read as another" }
        var (index, fault): (Int, String?) = (0, nil)
        let end = recording.replayChain { chain, changes in
          if chain != original[index].0 || changes != original[index].1 {
            fault = fault ?? "differs from call \(index) on"
          }
          index += 1
        }
        if let fault { return fault }
        guard end == recorder.chain, recording.replay() == recorder.chain.joined else {
          return "ends elsewhere"
        }
      }
      return nil
    }
  }

  /// The encoded form is described in Docs/Recordings.md; a change of it needs another version.
  func testEncodedFormIsPinned() throws {
    func viewport(_ length: Double) -> Viewport {
      Viewport(
        frame: ScrollRect(x: 0, y: 0, width: 100, height: 100),
        contentSize: ScrollSize(width: 100, height: length), contentInsetAdjustmentBehavior: .never)
    }
    var recorder = RecordingScrollChain(
      ScrollChain(
        of: [ScrollChain.Member(viewport(300), snapping: .paging), ScrollChain.Member(viewport(200))]))
    recorder.handle(.began, at: .origin)
    recorder.handle(.moved(by: .vertical(-30)), at: ScrollInstant(.milliseconds(8)))
    recorder.update(1, at: recorder.chain.now, keeping: .page, snapping: .paging) {
      $0.contentSize.height = 400
    }
    recorder.rules.overscrollTowardsStart = .outermost
    recorder.physics.slop = 4
    recorder.handle(.ended(velocity: .zero), at: ScrollInstant(.milliseconds(16))) { $0.target.y = 0 }
    recorder.exchange(
      0, for: ScrollChain.Member(viewport(500), decelerationRate: .fast), at: ScrollInstant(.milliseconds(20))
    )
    recorder.advance(to: ScrollInstant(.seconds(3)))
    let text = try recorder.recording.json
    XCTAssertEqual(recorder.chain.phase, .idle)
    XCTAssertEqual(recorder.chain.offsets, [.zero, .zero])
    try assertGolden("scroll-recording-2", text.replacingOccurrences(of: "{\"at\"", with: "\n{\"at\"") + "\n")
  }

  /// Calls that are not the chain's, members that it does not have, and the version before chains are refused, by name.
  func testBadEntriesAreNamed() throws {
    var recorder = RecordingScrollChain(chain())
    recorder.advance(by: .seconds(1))
    recorder.update(1, at: recorder.chain.now) { $0.contentInset.top = 7 }
    recorder.exchange(0, for: ScrollChain.Member(recorder.chain[0]), at: recorder.chain.now)
    let text = try recorder.recording.json
    XCTAssertNil(ScrollRecording.fault(inJSON: text))
    func complaint(replacing part: String, by other: String) -> String {
      XCTAssert(text.contains(part), part)
      return ScrollRecording.fault(inJSON: text.replacingOccurrences(of: part, with: other))?.description
        ?? "none"
    }
    XCTAssertEqual(
      complaint(replacing: "\"member\":1,", by: "\"member\":2,"),
      "entries[1]: member must be from 0 to 1, but is 2.0")
    XCTAssertEqual(
      complaint(replacing: "\"member\":1,", by: ""), "entries[1]: must be a call of what was recorded")
    XCTAssert(complaint(replacing: "\"member\":0}", by: "\"member\":0.5}").hasPrefix("entries[2]"))
    XCTAssert(complaint(replacing: "\"version\":2", by: "\"version\":1").hasPrefix("start: "))
    XCTAssertEqual(
      complaint(replacing: "\"version\":2", by: "\"version\":4"), "is a scroll recording of unknown version 4"
    )
    XCTAssertEqual(complaint(replacing: "\"version\":2", by: "\"version\":3"), "none")
    XCTAssert(complaint(replacing: "\"links\"", by: "\"lynx\"").hasPrefix("chain: "))
    XCTAssertNil(ScrollRecording(from: Scroller.tall()).replayChain())
    var scroller = ScrollRecording(from: Scroller.tall())
    XCTAssertThrowsError(try scroller.validate(.init(.rules(ScrollChain.Rules()), at: scroller.end))) {
      XCTAssertEqual($0 as? ScrollRecording.Fault, .foreignCall(entry: 0))
    }
    scroller.append(.init(.advance, at: scroller.end))
    XCTAssertEqual(scroller.chain, nil)
  }

  /// Any change of one number or name of a chain's recording gives a fault, or a recording that replays.
  ///
  /// Catches: `checkMember` left out of `validate`.
  func testMangledRecordingsAreRefusedOrReplay() throws {
    var random = SplitMix64(seed: 27)
    var (refused, replayed) = (0, 0)
    for _ in 0..<14 {
      let text = try Self.record(ScrollChainScript.any(&random)).recording.json
      let numbers = text.ranges(of: /[:\[]-?[0-9.]+(e[-+]?[0-9]+)?/)
      for _ in 0..<12 where !numbers.isEmpty {
        var mangled = text
        let range = random.pick(Array(numbers))
        mangled.replaceSubrange(
          text.index(after: range.lowerBound)..<range.upperBound,
          with: random.pick(["0", "1", "-1", "7", "1e300", "-1e300", "0.5", "99", "true", "{}"]))
        do throws(ScrollRecording.Fault) {
          var fault: String?
          try ScrollRecording(json: mangled).replayChain { chain, _ in fault = fault ?? chain.fault }
          XCTAssertNil(fault, mangled)
          replayed += 1
        } catch {
          XCTAssertFalse(error.description.contains(where: \.isNewline))
          refused += 1
        }
      }
    }
    XCTAssertGreaterThan(refused, 10)
    XCTAssertGreaterThan(replayed, 10)
  }
}
