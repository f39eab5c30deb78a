import Foundation
import ScrollGeometry
import XCTest

@testable import ScrollKinetics

final class ScrollRecordingTests: XCTestCase {
  private struct Frame: Equatable {
    let scroller: Scroller
    let events: Scroller.Events
    let bits: [UInt64]

    init(_ scroller: Scroller, _ events: Scroller.Events) {
      (self.scroller, self.events) = (scroller, events)
      let (offset, velocity) = (scroller.viewport.contentOffset, scroller.velocity)
      bits = [offset.x, offset.y, velocity.dx, velocity.dy].map(\.bitPattern)
    }
  }

  private static func recording(_ random: inout SplitMix64, calls: Int) -> ScrollRecording {
    var recorder = RecordingScroller(RandomCall.scroller(&random))
    for number in 0..<calls {
      _ = recorder.perform(RandomCall(&random))
      if number == calls / 3 { recorder.restartRecording() }
    }
    return recorder.recording
  }

  // MARK: Replay

  /// A recording replays bit for bit, after every call, and after encoding and decoding as JSON.
  ///
  /// Catches: `make(choice)` left out of any case of `Scroller.perform`; `keeping:` or `animation:` left out of its
  /// update; `at: scroller.now` for `at: instant` in `RecordingScroller.handle`; an entry's `animation` not encoded.
  func testRandomCallsReplayBitForBit() throws {
    try forAll(
      "a replay equals the original", count: 200,
      in: { random in
        (RandomCall.scroller(&random), (0..<random.integer(in: 1...80)).map { _ in RandomCall(&random) }, 0)
      },
      shrinking: { scroller, calls, _ in calls.removals.map { (scroller, $0, 0) } }
    ) { start, calls, _ in
      var recorder = RecordingScroller(start)
      let original = calls.map { call in
        let events = recorder.perform(call)
        return Frame(recorder.scroller, events)
      }
      for recording in [recorder.recording, try ScrollRecording(json: recorder.recording.json)] {
        guard recording == recorder.recording else { return "is read as another" }
        var frames: [Frame] = []
        let last = recording.replay { frames.append(Frame($0, $1)) }
        guard last == recorder.scroller else { return "ends elsewhere" }
        if let index = frames.indices.first(where: { frames[$0] != original[$0] }) {
          return "differs from call \(index) on"
        }
      }
      return nil
    }
  }

  func testRecordingFromTheMiddleOfAFlight() throws {
    var recorder = RecordingScroller(ScrollGestureTests.canvas())
    var scroller = recorder.scroller
    scroller.perform(
      .flick(from: .zero, to: ScrollPoint(x: 0, y: 300), velocity: ScrollVector(dx: 0, dy: 2000)))
    recorder = RecordingScroller(scroller)
    recorder.advance(by: .milliseconds(100))
    let recording = try ScrollRecording(json: recorder.recording.json)
    XCTAssertEqual(recording.replay(), recorder.scroller)
    XCTAssertEqual(recording.replay().phase, .decelerating)
  }

  /// The encoded form is described in Docs/Recordings.md; a change of it needs another version.
  func testEncodedFormIsPinned() throws {
    var recorder = RecordingScroller(ScrollGestureTests.canvas())
    recorder.handle(.touchDown(ScrollPoint(x: 1, y: 2.5)), at: .origin)
    recorder.handle(.touchMoved(ScrollPoint(x: 1, y: 52.5)), at: ScrollInstant(.milliseconds(8)))
    recorder.handle(.touchUp, at: ScrollInstant(.milliseconds(16))) { $0.target.y = 0 }
    recorder.advance(by: .milliseconds(16))
    recorder.update(at: recorder.scroller.now, keeping: .fraction, animation: .uiKit) {
      $0.frame.size.width = 300
      // A target that does not depend on the motion of the content, as nothing in this test should.
      $0.contentOffset = ScrollPoint(x: 3, y: 4)
    }
    recorder.apply(ContentChange(on: .vertical, at: 10, inserting: 20), at: recorder.scroller.now)
    recorder.physics.slop = 12
    recorder.physics.momentum = .platform
    recorder.physics.releaseTimeout = .milliseconds(50)
    recorder.physics.snapping[.horizontal] = .paging(spacing: 20)
    recorder.physics.snapping[.vertical] = SnapRule(
      .every(170, from: 5), reach: .steps([2200]), strictness: .proximity(30), freeRanges: [10...20])
    recorder.physics.snapping[.horizontal] = SnapRule(
      .items([0...10, 20...40]), alignment: 0.5, reach: .atMost(3))
    recorder.physics.snapping[.vertical] = SnapRule(.offsets([0, 90]), reach: .screenful)
    let inputs: [Scroller.Input] = [
      .touchCancelled(finger: 3), .held, .began, .changed(translation: .zero), .moved(by: .zero), .ended(),
      .ended(velocity: .zero), .cancelled, .setContentOffset(.zero, animated: true),
      .scrollRectToVisible(.zero, .spring(.scrollToTop)), .scrollToTop, .stop, .retarget(.zero),
      .scroll(.vertical(3), phase: .mayBegin), .scroll(.vertical(-3)),
      .wheel(.zero, .eased(duration: .seconds(1), timing: .easeOut)), .key(.end),
    ]
    for input in inputs { recorder.handle(input, at: recorder.scroller.now) }
    for keeping in [.offset, .page, .pages(spacing: 3), .contentPoint(at: .zero)] as [ScrollAnchor.Keeping] {
      recorder.update(at: recorder.scroller.now, keeping: keeping) { _ in }
    }
    let text = try recorder.recording.json
    try assertGolden("scroll-recording-1", text.replacingOccurrences(of: "{\"at\"", with: "\n{\"at\"") + "\n")
  }

  /// Enumerations are written by name, whatever their raw values are, and read again.
  ///
  /// Catches: a pair left out of a type's `names`, or two of them exchanged.
  func testCasesAreWrittenByName() throws {
    func check<Case: Codable & CaseIterable & Equatable>(_ type: Case.Type, _ names: String...) throws {
      let text = String(decoding: try JSONEncoder().encode(Array(type.allCases)), as: UTF8.self)
      XCTAssertEqual(text, "[\(names.map { "\"\($0)\"" }.joined(separator: ","))]")
      XCTAssertEqual(try JSONDecoder().decode([Case].self, from: Data(text.utf8)), Array(type.allCases))
      XCTAssertThrowsError(try JSONDecoder().decode([Case].self, from: Data("[0]".utf8)))
      XCTAssertThrowsError(try JSONDecoder().decode([Case].self, from: Data("[\"\"]".utf8)))
    }
    try check(ScrollAxis.self, "horizontal", "vertical")
    try check(ContentInsetAdjustmentBehavior.self, "automatic", "scrollableAxes", "never", "always")
    try check(Viewport.LayoutDirection.self, "leftToRight", "rightToLeft")
    try check(Viewport.Space.self, "container", "viewport", "content")
    try check(TabsIndicator.Overscroll.self, "pin", "stretch")
    try check(
      Scroller.Key.self, "lineDown", "lineUp", "pageDown", "pageUp", "home", "end", "lineLeft",
      "lineRight", "pageLeft", "pageRight")
    try check(Scroller.Phase.self, "idle", "tracking", "dragging", "decelerating", "animating")
    try check(Scroller.Physics.Integration.self, "exact", "displayLink")
    try check(Scroller.Physics.Source.self, "touch", "trackpad")
    try check(Scroller.Physics.Momentum.self, "library", "platform", "off")
    try check(
      Scroller.ScrollPhase.self, "mayBegin", "began", "changed", "ended", "cancelled", "momentumBegan",
      "momentumChanged", "momentumEnded", "none")
    try check(ScrollChain.Order.self, "outerFirst", "innerFirst", "innerOnly")
    try check(ScrollChain.Overscroll.self, "innermost", "outermost")
  }

  /// The encoded form of a scroller in motion contains no raw values of cases and no names made up by the compiler.
  func testNoMadeUpKeys() throws {
    var random = SplitMix64(seed: 8)
    for _ in 0..<40 {
      let text = try Self.recording(&random, calls: 60).json
      XCTAssertFalse(text.contains("\"_"), text)
    }
  }

  /// Inputs are checked by their own decoder, wherever they occur.
  ///
  /// Catches: `try validate()` left out of the decoders of `Scroller.Input` and of `ScrollAnimation`.
  func testInputsAreReadThroughTheirCheck() {
    for (text, complaint) in [
      (#"{"touchUp": {"finger": 64}}"#, "touchUp.finger must be a whole number from 0 to 63, but is 64.0"),
      (
        #"{"wheel": {"delta": {"dx": 0, "dy": 0}, "animation": {"eased": {"duration": -1}}}}"#,
        "animation.duration must be finite and not negative, but is -1.0"
      ),
    ] {
      XCTAssertThrowsError(try JSONDecoder().decode(Scroller.Input.self, from: Data(text.utf8))) {
        XCTAssertEqual(($0 as? ScrollValueError)?.description, complaint)
      }
    }
    XCTAssertThrowsError(
      try JSONDecoder().decode(ScrollAnimation.self, from: Data(#"{"eased": {"duration": -1}}"#.utf8)))
    for text in ["{}", #"{"held": {}, "stop": {}}"#, #"{"hold": {}}"#, #""held""#] {
      XCTAssertThrowsError(try JSONDecoder().decode(Scroller.Input.self, from: Data(text.utf8)), text)
    }
  }

  /// The file in Docs/Recordings.md is a valid recording, and its content comes to rest at the target that it names.
  func testTheGuidesFileReplays() throws {
    let guide = URL(filePath: #filePath).appending(path: "../../../../Docs/Recordings.md").standardized
    let text = try String(contentsOf: guide, encoding: .utf8)
    let file = try XCTUnwrap(
      text.components(separatedBy: "```json\n").last?.components(separatedBy: "```").first)
    let end = try ScrollRecording(json: file).replay()
    XCTAssertEqual(end.phase, .idle)
    XCTAssertEqual(end.viewport.contentOffset, ScrollPoint(x: 0, y: 480))
    XCTAssertEqual(end.now, ScrollInstant(.seconds(16)))
  }

  // MARK: Bad data

  func testForeignAndDamagedDataAreToldApart() throws {
    for text in ["{}", "[]", "3", "{\"scrollRecording\": 1}", "{\"version\": 1}", "{\"format\": \"x\"}"] {
      XCTAssertEqual(ScrollRecording.fault(inJSON: text), .unknownFormat, text)
    }
    XCTAssertEqual(
      ScrollRecording.fault(inJSON: "{\"format\": \"ScrollRecording\", \"version\": 4}"), .unknownVersion(4))
    guard case .damaged("", _) = ScrollRecording.fault(inJSON: "{\"format\"") else { return XCTFail() }
    let header = "{\"format\": \"ScrollRecording\", \"version\": 1}"
    guard case .damaged("start", _) = ScrollRecording.fault(inJSON: header) else {
      return XCTFail("\(String(describing: ScrollRecording.fault(inJSON: header)))")
    }
    guard
      case .damaged("version", _) = ScrollRecording.fault(
        inJSON: "{\"format\": \"ScrollRecording\", \"version\": \"1\"}")
    else {
      return XCTFail()
    }
  }

  func testBadEntriesAreNamed() throws {
    var recorder = RecordingScroller(ScrollGestureTests.canvas())
    recorder.advance(by: .seconds(1))
    recorder.handle(.touchUp(finger: 7), at: .origin)
    recorder.advance(by: .seconds(1))
    recorder.handle(.setContentOffset(ScrollPoint(x: 77, y: 78), animated: true), at: .origin)
    let text = try recorder.recording.json
    XCTAssertNil(ScrollRecording.fault(inJSON: text))
    func answer(replacing part: String, by other: String) -> String {
      XCTAssert(text.contains(part), part)
      return
        "\(ScrollRecording.fault(inJSON: text.replacingOccurrences(of: part, with: other)).map(\.description) ?? "none")"
    }
    XCTAssertEqual(
      answer(replacing: "\"finger\":7", by: "\"finger\":64"),
      "entries[1]: touchUp.finger must be a whole number from 0 to 63, but is 64.0")
    XCTAssertEqual(
      answer(replacing: "77", by: "\"nan\""), "entries[3]: setContentOffset.x must be finite, but is nan")
    XCTAssertEqual(
      answer(replacing: "0.3", by: "-0.3"),
      "entries[3]: animation.duration must be finite and not negative, but is -0.3")
    XCTAssertEqual(
      answer(replacing: "{\"advance\":\"2\"}", by: "{\"advance\":\"0.5\"}"),
      "entries[2]: must not happen before the scroller's instant")
    XCTAssertEqual(
      answer(replacing: "{\"advance\":\"2\"}", by: "{}"),
      "entries[2]: must be one call, but is 0")
    XCTAssertEqual(
      answer(replacing: "\"width\":400", by: "\"width\":-400"),
      "start: frame.width must be finite and not negative, but is -400.0")
    XCTAssert(answer(replacing: "\"touchUp\"", by: "\"touchDwon\"").hasPrefix("entries[1].input: "))
  }

  /// Whatever a file contains, its error is one short line.
  ///
  /// Catches: `text` for `text.quoted` in `ScrollInstant.init(from:)`, `name` for it in `CaseNames`, `.oneLine` left
  /// out.
  func testErrorsAreShort() throws {
    let recording = RecordingScroller(ScrollGestureTests.canvas()).recording
    let text = try recording.json
    let long = String(repeating: "9\u{301}", count: 100_000)
    for (part, name) in [
      ("\"now\":\"0\"", "now"), ("\"source\":\"touch\"", "source"), ("\"slop\":10", "slop"),
    ] {
      for value in ["\"\(long)\"", "\"a\\nb\"", "0.\(String(repeating: "0", count: 100_000))1"] {
        XCTAssert(text.contains(part), part)
        let damaged = text.replacingOccurrences(of: part, with: "\"\(name)\":\(value)")
        guard let error = ScrollRecording.fault(inJSON: damaged).map(\.description) else {
          XCTAssertEqual(name, "slop", "a small number is one")
          continue
        }
        XCTAssertLessThan(error.unicodeScalars.count, 500)
        XCTAssertFalse(error.contains(where: \.isNewline), error)
      }
    }
    XCTAssertThrowsError(try JSONDecoder().decode([ScrollInstant].self, from: Data("[\"\(long)\"]".utf8))) {
      XCTAssertLessThan("\($0)".unicodeScalars.count, 500)
    }
    XCTAssertThrowsError(try JSONDecoder().decode([ScrollAxis].self, from: Data("[\"\(long)\"]".utf8))) {
      XCTAssertLessThan("\($0)".unicodeScalars.count, 500)
    }
  }

  // Catches: the check of `start` left out of `MovingAxis.fault`.
  func testBadStartIsRefused() throws {
    var scroller = ScrollGestureTests.canvas()
    scroller.handle(.setContentOffset(ScrollPoint(x: 0, y: 4321), nil), at: .origin)
    scroller.handle(.began, at: .origin)
    let text = try ScrollRecording(from: scroller).json
    XCTAssertNil(ScrollRecording.fault(inJSON: text))
    let part = "\"from\":4321"
    XCTAssert(text.contains(part))
    guard
      case .damaged("start", _) = ScrollRecording.fault(
        inJSON:
          text.replacingOccurrences(of: part, with: part.replacingOccurrences(of: "4321", with: "\"nan\"")))
    else { return XCTFail() }
  }

  func testAppendingAndValidating() {
    var recording = ScrollRecording(from: ScrollGestureTests.canvas())
    recording.append(.init(.advance, at: ScrollInstant(.seconds(1))))
    XCTAssertThrowsError(try recording.validate(.init(.advance, at: .origin))) {
      XCTAssertEqual($0 as? ScrollRecording.Fault, .goesBack(entry: 1))
    }
    XCTAssertNoThrow(try recording.validate(.init(.input(.held), at: .origin)))
    for keeping in [.pages(spacing: -1), .contentPoint(at: ScrollPoint(x: 2, y: 0))] as [ScrollAnchor.Keeping]
    {
      XCTAssertThrowsError(
        try recording.validate(.init(.update(recording.start.viewport, keeping: keeping), at: recording.end)))
    }
    XCTAssertEqual(recording.end, ScrollInstant(.seconds(1)))
  }

  /// Any change of a recording's text gives a fault, or a recording that replays.
  ///
  /// Catches: `try validate(entry)` left out of `ScrollRecording.init(from:)`.
  func testMangledRecordingsAreRefusedOrReplay() throws {
    var random = SplitMix64(seed: 20)
    var (refused, replayed) = (0, 0)
    for _ in 0..<12 {
      let text = [UInt8](try Self.recording(&random, calls: 12).json.utf8)
      let numbers = Self.startsOfNumbers(in: text)
      for _ in 0..<40 {
        let mangled =
          random.happens(onceIn: 4)
          ? Self.mangledBytes(text, &random) : Self.mangledValue(text, numbers, &random)
        do throws(ScrollRecording.Fault) {
          var fault: String?
          let recording = try ScrollRecording(json: mangled)
          recording.replay { scroller, _ in
            fault = fault ?? scroller.fault ?? (scroller.velocity.isFinite ? nil : "no velocity")
          }
          if let fault { XCTFail("\(fault): \(String(decoding: mangled, as: UTF8.self))") }
          replayed += 1
        } catch {
          XCTAssertFalse(error.description.isEmpty || error.description.contains("\n"))
          refused += 1
        }
      }
    }
    XCTAssertGreaterThan(refused, 50)
    XCTAssertGreaterThan(replayed, 50)
  }

  /// Some bytes changed, cut out or doubled.
  private static func mangledBytes(_ text: [UInt8], _ random: inout SplitMix64) -> Data {
    var bytes = text
    let start = random.integer(in: 0...bytes.count - 1)
    let part = start..<min(bytes.count, start + random.integer(in: 1...20))
    switch random.integer(in: 0...3) {
    case 0: bytes[start] = UInt8(truncatingIfNeeded: random.next())
    case 1: bytes.removeSubrange(part)
    case 2: bytes.insert(contentsOf: Array(bytes[part]), at: start)
    default: bytes.removeSubrange(start...)
    }
    return Data(bytes)
  }

  private static func isNumber(_ byte: UInt8) -> Bool { "+-.0123456789eE".utf8.contains(byte) }

  /// Where a number begins, as a value or at the start of a text.
  private static func startsOfNumbers(in text: [UInt8]) -> [Int] {
    text.indices.dropFirst().filter { isNumber(text[$0]) && ":[,\"".utf8.contains(text[$0 - 1]) }
  }

  /// One of the numbers replaced by an unusual one.
  private static func mangledValue(
    _ text: [UInt8], _ numbers: [Int], _ random: inout SplitMix64
  ) -> Data {
    let start = random.pick(numbers)
    let end = text[start...].firstIndex { !isNumber($0) } ?? text.count
    let others = [
      "\"nan\"", "\"inf\"", "\"-inf\"", "-1", "0", "-0.0", "1e308", "-1e308", "1.7976931348623157e308",
      "5e-324", "1e-300",
      "64", "63", "9223372036854775807", "-9223372036854775808", "18446744073709551615", "0.5", "1", "2",
      "255", "null",
      "true", "\"\"", "[]", "{}",
    ]
    // Instants are texts: what replaces one must not end it.
    let other = random.pick(
      text[start - 1] == UInt8(ascii: "\"") ? others.filter { !$0.contains("\"") } : others)
    return Data(text[..<start] + Array(other.utf8) + text[end...])
  }
}
