final class ScrollRecordingTests: XCTestCase {
  private struct Frame: Equatable {
    let scroller: Scroller
    let events: Scroller.Events
    let bits: [UInt64]

    init(_ scroller: Scroller, _ events: Scroller.Events) {
      (self.scroller, self.events) = (scroller, events)
      let (offset, velocity) = (scroller.contentOffset, scroller.velocity)
      bits = [offset.x, offset.y, velocity.dx, velocity.dy].map(\.bitPattern)
    }
  }

  private static func recording(_ random: inout SplitMix64, calls: Int) -> ScrollRecording<Scroller> {
    var recorder = Recorded(RandomCall.scroller(&random))
    for number in 0..<calls {
      _ = recorder.perform(RandomCall(&random))
      if number == calls / 3 { recorder.restartRecording() }
    }
    return recorder.recording
  }

  /// A recording replays bit for bit, after every call, and after encoding and decoding as JSON.
  /// Catches: `make(choice)` left out of any case of `Scroller.perform`; `keeping:` or `animation:` left out of its
  /// update; `subject.now` for `instant` in `Recorded.record`; a change's `animation` not encoded.
  func testRandomCallsReplayBitForBit() throws {
    try forAll(
      "a replay equals the original", count: 200,
      in: { random in
        (RandomCall.scroller(&random), (0..<random.integer(in: 1...80)).map { _ in RandomCall(&random) }, 0)
      },
      shrinking: { scroller, calls, _ in calls.removals.map { (scroller, $0, 0) } }
    ) { start, calls, _ in
      var recorder = Recorded(start)
      let original = calls.map { call in
        let events = recorder.perform(call)
        return Frame(recorder.subject, events)
      }
      for recording in [recorder.recording, try ScrollRecording<Scroller>(json: recorder.recording.json)] {
        guard recording == recorder.recording else { return "is read as another" }
        var frames: [Frame] = []
        let last = recording.replay { frames.append(Frame($0, $1)) }
        guard last == recorder.subject else { return "ends elsewhere" }
        if let index = frames.indices.first(where: { frames[$0] != original[$0] }) {
          return "differs from call \(index) on"
        }
      }
      return nil
    }
  }

  /// The encoded form is described in Docs/Reference/Recordings.md; a change of it needs another version.
  func testEncodedFormIsPinned() throws {
    var recorder = Recorded(ScrollGestureTests.canvas())
    recorder.handle(.touchDown(ScrollPoint(1, 2.5)), at: .origin)
    recorder.handle(.touchMoved(ScrollPoint(1, 52.5)), at: .milliseconds(8))
    recorder.handle(.touchUp, at: .milliseconds(16)) { $0.target.y = 0 }
    recorder.advance(by: .milliseconds(16))
    recorder.update(at: recorder.subject.now, keeping: .fraction, animation: .uiKit) {
      $0.frame.size.width = 300
      // A target that does not depend on the motion of the content, as nothing in this test should.
      $0.contentOffset = ScrollPoint(3, 4)
    }
    recorder.apply(ContentChange(on: .vertical, at: 10, inserting: 20), at: recorder.subject.now)
    recorder.physics.slop = 12
    recorder.physics.momentum = .platform
    recorder.physics.releaseTimeout = .milliseconds(50)
    recorder.physics.snapping[.horizontal] = .paging(spacing: 20)
    recorder.physics.snapping[.vertical] = SnapRule(
      .every(170, origin: 5), reach: .steps([2200]), strictness: .proximity(30), freeRanges: [10...20])
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
    for input in inputs { recorder.handle(input, at: recorder.subject.now) }
    for keeping in [.offset, .page, .pages(spacing: 3), .contentPoint(at: .zero)] as [ScrollAnchor.Keeping] {
      recorder.update(at: recorder.subject.now, keeping: keeping) { _ in }
    }
    let text = try recorder.recording.json
    try assertGolden("scroll-recording-scroller", text.inLines)
  }

  /// Enumerations are written by name, whatever their raw values are, and read again.
  /// Catches: a pair left out of a type's `names`, or two of them exchanged.
  func testCasesAreWrittenByName() throws {
    func check<Case: Codable & CaseIterable & Equatable>(_ type: Case.Type, _ names: String...) throws {
      let text = try Array(type.allCases).json
      XCTAssertEqual(text, "[\(names.map { "\"\($0)\"" }.joined(separator: ","))]")
      XCTAssertEqual(try [Case].decoded(from: text), Array(type.allCases))
      XCTAssertThrowsError(try [Case].decoded(from: "[0]"))
      XCTAssertThrowsError(try [Case].decoded(from: "[\"\"]"))
    }
    try check(ScrollAxis.self, "horizontal", "vertical")
    try check(ContentInsetAdjustmentBehavior.self, "automatic", "scrollableAxes", "never", "always")
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
    try check(ScrollScreen.Rules.Order.self, "outerFirst", "innerFirst", "innerOnly")
    try check(ScrollScreen.Rules.Overscroll.self, "innermost", "outermost")
  }

  /// Inputs are checked by their own decoder, wherever they occur.
  /// Catches: `try validate()` left out of the decoders of `Scroller.Input` and of `ScrollAnimation`.
  func testInputsAreReadThroughTheirCheck() {
    for (text, complaint) in [
      (#"{"touchUp": {"finger": 64}}"#, "touchUp.finger must be a whole number from 0 to 63, but is 64.0"),
      (
        #"{"wheel": {"delta": {"dx": 0, "dy": 0}, "animation": {"eased": {"duration": -1}}}}"#,
        "animation.duration must be finite and not negative, but is -1.0"
      ),
    ] {
      XCTAssertThrowsError(try Scroller.Input.decoded(from: text)) {
        XCTAssertEqual(($0 as? ScrollValueError)?.description, complaint)
      }
    }
    XCTAssertThrowsError(try ScrollAnimation.decoded(from: #"{"eased": {"duration": -1}}"#))
    for text in ["{}", #"{"held": {}, "stop": {}}"#, #"{"hold": {}}"#, #""held""#] {
      XCTAssertThrowsError(try Scroller.Input.decoded(from: text), text)
    }
  }

  /// The file in Docs/Reference/Recordings.md is a valid recording, and its content comes to rest at the target that it names.
  func testTheGuidesFileReplays() throws {
    let guide = repositoryRoot.appending(path: "Docs/Reference/Recordings.md")
    let text = try String(contentsOf: guide, encoding: .utf8)
    let file = try XCTUnwrap(
      text.components(separatedBy: "```json\n").last?.components(separatedBy: "```").first)
    let end = try ScrollRecording<Scroller>(json: file).replay()
    assertEqual((end.phase, end.viewport.contentOffset), (.idle, ScrollPoint(0, 480)))
    XCTAssertEqual(end.now, ScrollInstant(.seconds(16)))
  }

  func testForeignAndDamagedDataAreToldApart() throws {
    func fault(_ text: String) -> ScrollRecordingError? { ScrollRecording<Scroller>.fault(inJSON: text) }
    for text in ["{}", "[]", "3", #"{"scrollRecording": 1}"#, #"{"version": 1}"#, #"{"format": "x"}"#] {
      XCTAssertEqual(fault(text), .unknownFormat, text)
    }
    let format = #"{"format": "ScrollRecording", "version": "#
    XCTAssertEqual(fault(format + "3}"), .unknownVersion(3))
    XCTAssertEqual(fault(format + #"4, "subject": "ScrollScreen"}"#), .otherSubject("ScrollScreen"))
    for (text, path) in [
      (#"{"format""#, ""), (format + "4}", "subject"), (format + #"4, "subject": "Scroller"}"#, "start"),
      (format + #""1"}"#, "version"),
    ] {
      guard case .damaged(path, _) = fault(text) else { return XCTFail(path) }
    }
  }

  /// Each column has exactly the numbers that the kinds of the calls ask for, and each call can be made.
  /// Catches: `finish()` left out of `decodeCalls`; a case of `Scroller.validate`; the comparison with `end`.
  func testBadEntriesAreNamed() throws {
    var recorder = changed(Recorded(ScrollGestureTests.canvas())) { $0.advance(by: .seconds(1)) }
    recorder.handle(.touchUp(finger: 7), at: .origin)
    recorder.advance(by: .seconds(1))
    recorder.handle(.setContentOffset(ScrollPoint(77, 78), animated: true), at: .origin)
    recorder.handle(.moved(by: ScrollVector(0.5, -0.0)), at: ScrollInstant(.nanoseconds(1)))
    let text = try recorder.recording.json
    XCTAssertNil(ScrollRecording<Scroller>.fault(inJSON: text))
    func check(_ part: String, _ other: String, _ complaint: String, line: UInt = #line) {
      XCTAssert(text.contains(part), part, line: line)
      let mangled = text.replacingOccurrences(of: part, with: other)
      XCTAssertEqual(
        ScrollRecording<Scroller>.fault(inJSON: mangled)?.description ?? "none", complaint, line: line)
    }
    let times = "1000000000 -1000000000 2000000000 -2000000000 1"
    let more = "must have a number for each of its calls, but has more"
    let fewer = "must have a number for each of its calls, but has fewer"
    let keys = "must have one key of advance, input, viewport, change, physics, but has"
    check(
      #""finger":"7""#, #""finger":"64""#,
      "entries[1]: touchUp.finger must be a whole number from 0 to 63, but is 64.0")
    check("77", #""nan""#, "calls[0]: setContentOffset.x must be finite, but is nan")
    check("0.3", "-0.3", "calls[0]: animation.duration must be finite and not negative, but is -0.3")
    check(
      times, "1000000000 -1000000000 500000000 -2000000000 1",
      "entries[2]: must not happen before the subject's instant")
    check(times, "1 2 3 4", "nanoseconds: \(fewer)")
    check(times, times + " 7", "nanoseconds: \(more)")
    for number in ["0x10", "", "-", "1.", ".5", "1.0123456789", "99999999999999999999999999999", "+1", "1e9"]
    {
      check(
        times, number + times.dropFirst(10),
        "nanoseconds: must have nanoseconds with at most nine decimals, but has \"\(number)\"")
    }
    check(#""x":"0.5""#, #""x":"inf""#, #"x: must have numbers, but has "inf""#)
    check(#""x":"0.5""#, #""x":"1e999""#, "entries[4]: moved.dx must be finite, but is inf")
    check(#""x":"0.5""#, #""x":"0.5 ""#, "none")
    check(#""x":"0.5""#, #""x":"""#, "x: \(fewer)")
    check(#""y":"-0""#, #""w":"-0""#, "y: \(fewer)")
    check(#""finger":"7""#, #""finger":"7 7""#, "finger: \(more)")
    check(#""finger":"7""#, #""finger":"7.5""#, #"finger: must have whole numbers, but has "7.5""#)
    check(#""finger":"7""#, #""finger":7"#, "finger: Expected to decode String but found number instead.")
    check("auacb", "auaxb", #"kinds: must have letters of calls, but has "x""#)
    check("auacb", "auacc", "calls: must have a call for each c of the kinds, but has 1")
    check("auacb", "auab", "calls: must have a call for each c of the kinds, but has more")
    check(#""input""#, #""inputs""#, "calls[0]: \(keys) 0")
    check(#""input":"#, #""advance":true,"input":"#, "calls[0]: \(keys) 2")
    check(
      #""width":400"#, #""width":-400"#, "start: frame.width must be finite and not negative, but is -400.0")
    check(#""setContentOffset""#, #""setOffset""#, "calls[0].input: must be one known input")
  }

  /// Instants are kept to the attosecond, however far from each other, and numbers to the bit.
  /// Catches: in `Duration.decimal`, 10¹⁸ left out; seconds and nanoseconds read in one number.
  func testColumnsAreExact() throws {
    let instants = [
      ScrollInstant.origin, ScrollInstant(Duration(secondsComponent: 0, attosecondsComponent: 1)),
      ScrollInstant(Duration(secondsComponent: 3, attosecondsComponent: 20)),
      ScrollInstant(frame: 1, framesPerSecond: 60), ScrollInstant(seconds: -0x1p61),
      ScrollInstant(seconds: 0x1p61),
      ScrollInstant(seconds: 1e300), ScrollInstant(Duration(secondsComponent: -7, attosecondsComponent: -1)),
    ]
    let numbers = [0, -0.0, 1, 1e16, 1e-300, .leastNonzeroMagnitude, 1.0 / 3, -.greatestFiniteMagnitude]
    var recorder = Recorded(ScrollGestureTests.canvas())
    for (instant, number) in zip(instants, numbers) {
      recorder.handle(.changed(translation: ScrollVector(number, 0 - number)), at: instant)
    }
    let again = try ScrollRecording<Scroller>(json: recorder.recording.json)
    assertEqual((again, again.entries.map(\.instant)), (recorder.recording, instants))
    for (entry, number) in zip(again.entries, numbers) {
      guard case .input(.changed(let translation), nil) = entry.call else { return XCTFail("\(entry)") }
      XCTAssertEqual(translation.dx.bitPattern, number.bitPattern)
    }
  }

  /// Whatever a file contains, its error is one short line.
  /// Catches: `text` for `text.quoted` in `ScrollInstant.init(from:)`, `name` for it in `NamedCases`, `.oneLine` left out.
  func testErrorsAreShort() throws {
    let text = try Recorded(ScrollGestureTests.canvas()).recording.json
    let long = String(repeating: "9\u{301}", count: 100_000)
    let parts = [(#""now":"0""#, "now"), (#""source":"touch""#, "source"), (#""slop":10"#, "slop")]
    let values = ["\"\(long)\"", "\"a\\nb\"", "0.\(String(repeating: "0", count: 100_000))1"]
    for ((part, name), value) in product(parts, values) {
      XCTAssert(text.contains(part), part)
      let damaged = text.replacingOccurrences(of: part, with: "\"\(name)\":\(value)")
      guard let error = ScrollRecording<Scroller>.fault(inJSON: damaged).map(\.description) else {
        XCTAssertEqual(name, "slop", "a small number is one")
        continue
      }
      XCTAssertLessThan(error.unicodeScalars.count, 500)
      XCTAssertFalse(error.contains(where: \.isNewline), error)
    }
    XCTAssertThrowsError(try [ScrollInstant].decoded(from: "[\"\(long)\"]")) {
      XCTAssertLessThan("\($0)".unicodeScalars.count, 500)
    }
    XCTAssertThrowsError(try [ScrollAxis].decoded(from: "[\"\(long)\"]")) {
      XCTAssertLessThan("\($0)".unicodeScalars.count, 500)
    }
  }

  // Catches: the check of `start` left out of `MovingAxis.fault`.
  func testBadStartIsRefused() throws {
    let scroller = ScrollGestureTests.canvas().handling(.setContentOffset(ScrollPoint(0, 4321), nil), .began)
    let text = try ScrollRecording(from: scroller).json
    XCTAssertNil(ScrollRecording<Scroller>.fault(inJSON: text))
    let part = "\"from\":4321"
    XCTAssert(text.contains(part))
    let damaged = text.replacingOccurrences(of: part, with: "\"from\":\"nan\"")
    guard case .damaged("start", _) = ScrollRecording<Scroller>.fault(inJSON: damaged) else {
      return XCTFail()
    }
  }

  /// Catches: `try keeping.validate()` left out of `Scroller.Update`.
  func testValidating() {
    let scroller = ScrollGestureTests.canvas()
    XCTAssertNoThrow(try scroller.validate(.input(.held)))
    for keeping in [.pages(spacing: -1), .contentPoint(at: ScrollPoint(2, 0))] as [ScrollAnchor.Keeping] {
      XCTAssertThrowsError(try scroller.validate(.update(.viewport(scroller.viewport, keeping: keeping)))) {
        guard case .invalid = $0 as? ScrollCallError else { return XCTFail("\($0)") }
      }
    }
  }

  /// Any change of a recording's text gives a fault, or a recording that replays.
  /// Catches: `try check(call, at: instant, of: subject)` left out of `decodeCalls`.
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
        do throws(ScrollRecordingError) {
          var fault: String?
          let recording = try ScrollRecording<Scroller>(json: mangled)
          recording.replay { scroller, _ in
            fault = fault ?? scroller.invariantFault ?? (scroller.velocity.isFinite ? nil : "no velocity")
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
    text.indices.dropFirst().filter { isNumber(text[$0]) && ":[,\" ".utf8.contains(text[$0 - 1]) }
  }

  /// One of the numbers replaced by an unusual one.
  private static func mangledValue(_ text: [UInt8], _ numbers: [Int], _ random: inout SplitMix64) -> Data {
    let start = random.pick(numbers)
    let end = text[start...].firstIndex { !isNumber($0) } ?? text.count
    let others = [
      "\"nan\"", "\"inf\"", "\"-inf\"", "-1", "0", "-0.0", "1e308", "-1e308", "1.7976931348623157e308",
      "5e-324", "1e-300", "64", "63", "9223372036854775807", "-9223372036854775808", "18446744073709551615",
      "0.5", "1", "2", "255", "null", "true", "\"\"", "[]", "{}",
    ]
    // Instants and columns are texts: what replaces a number in one must not end it.
    let other = random.pick(
      text[start - 1] == UInt8(ascii: "\"") || text[start - 1] == UInt8(ascii: " ")
        ? others.filter { !$0.contains("\"") } : others)
    return Data(text[..<start] + Array(other.utf8) + text[end...])
  }
}
