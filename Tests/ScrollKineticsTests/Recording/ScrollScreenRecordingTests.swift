@testable import ScrollKinetics

/// Recordings of screens, in the format of all recordings.
final class ScrollScreenRecordingTests: XCTestCase {
  /// Performs the script on a recording screen. Every seventh call comes late; every third input chooses its targets.
  private static func record(
    _ script: ScreenScript, _ observe: (ScrollScreen, ScrollScreen.Changes) -> Void = { _, _ in }
  ) -> Recorded<ScrollScreen> {
    var recorder = Recorded(ScrollScreen())
    let none = ScrollScreen.Changes()
    for (number, (step, instant)) in script.steps.timed().enumerated() {
      let called = number % 7 == 3 ? instant.advanced(by: .milliseconds(-25)) : instant
      func choose(_ release: inout Scroller.Release) {
        if number % 3 == 0 { release.target.y = Double(number) * 40 }
        if number % 9 == 0 { release.arrival = .within(.milliseconds(400)) }
      }
      let count = recorder.recording.entries.count
      var changes = none
      switch step.operation {
      case .call(.input(let input, let id, _)):
        guard (try? recorder.validate(.input(input, on: id))) != nil else { break }
        changes = recorder.handle(input, on: id, at: called) { id, release in
          // Of several members, each has a target of its own.
          choose(&release)
          if number % 3 == 0 { release.target.x = Double(id.rawValue) * 9 }
        }
      case .change(let id, let change, let keeping, _):
        guard recorder.subject.index(of: id) != nil, case .scrollView = recorder.subject.geometry(of: id)
        else { break }
        changes = recorder.update(
          id, at: called, keeping: keeping, animation: number % 5 == 0 ? .uiKit : nil,
          snapping: number % 7 == 0 ? .paging : nil, release: choose, change.make)
      case .call(.update(let id, .content(let change, _, _, _))):
        guard recorder.subject.index(of: id) != nil else { break }
        changes = recorder.apply(
          change, to: id, at: called, anchoredAt: 0.5, snapping: number % 4 == 0 ? .paging : nil,
          release: choose)
      default: changes = step.operation.perform(on: &recorder, at: called) ?? none
      }
      if recorder.recording.entries.count > count { observe(recorder.subject, changes) }
      guard let id = recorder.subject.ids.first else { continue }
      switch number % 11 {
      case 2:
        let rules = changed(recorder.subject.rules) { $0.towardsStart = .outerFirst }
        recorder.execute(.rules(rules))
      case 4:
        let physics = changed(recorder.subject[physicsOf: id]) { $0.decelerationRate = .fast }
        recorder.execute(.update(id, .physics(physics)))
      case 6: recorder.execute(.scrollsToTop(id, !recorder.subject[scrollsToTop: id]))
      case 8:
        changes = recorder.scrollToTop(at: instant) { $0.rawValue % 2 == 0 }
        observe(recorder.subject, changes)
        continue
      default: continue
      }
      observe(recorder.subject, none)
    }
    return recorder
  }

  /// A recorded screen replays to the same bits after every call, also from JSON.
  /// Catches: in `ScrollScreen.perform`, `make(choice)` left out of a case, `keeping:` or `retaining:` out of its own, or
  /// `.rules` without effect; `subject.now` for `instant` in `Recorded.record`; a key left out of the coding of
  /// `ScrollScreen.Call`; `members.append` left out of `encode(to:)`; in `Recorded.scrollToTop`, `scrolled == nil ? .advance`
  /// left out, so that a tap that is declined is an input.
  func testRandomCallsReplayBitForBit() throws {
    try forAll("a replay equals the original", count: 90) {
      ScreenScript.draw(&$0, for: .replay, hasPresets: true)
    } check: { script in
      var original: [(ScrollScreen, ScrollScreen.Changes)] = []
      let recorder = Self.record(script) { original.append(($0, $1)) }
      guard original.count == recorder.recording.entries.count else { return "misses a call" }
      for recording in [recorder.recording, try ScrollRecording<ScrollScreen>(json: recorder.recording.json)]
      {
        guard recording == recorder.recording else { return "is read as another" }
        var (index, fault): (Int, String?) = (0, nil)
        let end = recording.replay { screen, changes in
          if screen != original[index].0 || changes != original[index].1 {
            fault = fault ?? "differs from call \(index) on: \(recording.entries[index])"
          }
          index += 1
        }
        if let fault { return fault }
        guard end == recorder.subject else { return "ends elsewhere" }
      }
      return nil
    }
  }

  private static func viewport(_ length: Double) -> Viewport {
    Viewport(100, 100, content: 100, length, contentInsetAdjustmentBehavior: .never)
  }

  /// One call of each kind.
  private static func everyCall() -> Recorded<ScrollScreen> {
    var recorder = Recorded(ScrollScreen())
    recorder.execute(
      .insert(.scrollView(viewport(300)), as: 1, rules: ScrollScreen.Rules(), scrollsToTop: false))
    recorder.execute(.insert(.scrollView(viewport(200)), as: 2, in: 1))
    recorder.handle(.touchDown(.zero, finger: 3), on: 2, at: .origin)
    recorder.handle(.touchMoved(ScrollPoint(0, -30), finger: 3), at: .milliseconds(8))
    recorder.execute(.rules(ScrollScreen.Rules(towardsEnd: .innerOnly)))
    recorder.handle(.touchUp(finger: 3), at: .milliseconds(16)) { $1.target.y = 10 }
    recorder.update(2, at: recorder.subject.now, keeping: .page) { $0.contentSize.height = 400 }
    recorder.execute(.remove(2, retaining: true))
    let physics = changed(recorder.subject[physicsOf: 2]) { $0.slop = 4 }
    recorder.execute(.update(2, .physics(physics)))
    recorder.execute(.scrollsToTop(2, false))
    recorder.execute(.restore(2, in: 1), at: .milliseconds(20))
    recorder.apply(ContentChange(on: .vertical, at: 0, lengthChange: 40), to: 1, at: recorder.subject.now)
    recorder.execute(.remove(2, retaining: true))
    recorder.execute(.drop(retained: 2))
    recorder.advance(to: ScrollInstant(.seconds(3)))
    return recorder
  }

  /// A sheet, a header in it and their list, dragged, moved and changed.
  private static func kinds() -> Recorded<ScrollScreen> {
    let container = ScrollRect(0, 0, 390, 844)
    let sheet = ScrollSheet(container: container, detents: [.fraction(0.5), .inset(44)])
    let header = CollapsingHeader(length: 148, collapsedLength: 44)
    var recorder = Recorded(ScrollScreen())
    recorder.execute(.insert(.sheet(sheet), as: 1))
    recorder.execute(.move(1, to: 1, nil))
    recorder.execute(.insert(.header(header, over: container), as: 2, in: 1))
    let list = header.listViewport(in: container, contentSize: ScrollSize(390, 3000))
    recorder.execute(.insert(.scrollView(list), as: 3, in: 2))
    recorder.perform(
      .flick(from: ScrollPoint(200, 600), to: ScrollPoint(200, 300), velocity: ScrollVector(0, -900)).on(3))
    recorder.execute(.move(1, to: 0))
    recorder.advance(by: .milliseconds(100))
    recorder.execute(.updateGeometry(.sheet(sheet), as: 1, .uiKit))
    recorder.execute(.updateGeometry(.header(CollapsingHeader(length: 90), over: container), as: 2))
    recorder.advance(by: .seconds(2))
    return recorder
  }

  /// An input over a point is recorded for the member that it finds there, which may have moved since.
  /// Catches: `screen.begin(at: instant)` left out of `Recorded.handle(_:over:)`; `on: screen.findMember(at: point)` as `on: nil`.
  func testAnInputOverAPointIsReplayed() {
    var recorder = Recorded(ScrollScreen())
    recorder.execute(.insert(.scrollView(Self.viewport(3000)), as: 1))
    let inner = changed(Self.viewport(500)) { $0.frame = ScrollRect(0, 150, 100, 100) }
    recorder.execute(.insert(.scrollView(inner), as: 2, in: 1))
    recorder.handle(.setContentOffset(ScrollPoint(0, 120), .uiKit), on: 1, at: .origin)
    recorder.handle(.wheel(ScrollVector(0, 70)), over: ScrollPoint(50, 50), at: ScrollInstant(.seconds(1)))
    recorder.advance(to: ScrollInstant(.seconds(2)))
    XCTAssertEqual(recorder.subject[2].contentOffset.y, 70)
    XCTAssertEqual(recorder.recording.replay { _, _ in }, recorder.subject)
  }

  /// Members that share movements are asked once for each axis. A host that chooses on one of them is replayed there.
  /// Catches: `choice.axes == none || rest != choice.axes` and `rest == none` made `true` in `takeFirst(of:on:)`.
  func testAChoiceOnOneAxisIsReplayedOnThatAxis() {
    for axis in ScrollAxis.allCases {
      let list = Viewport(400, 800, content: 4000, 8000, contentInsetAdjustmentBehavior: .never)
      var recorder = Recorded(ScrollScreen(of: list, list))
      recorder.handle(.began, on: 2, at: .origin)
      recorder.handle(.moved(by: ScrollVector(-30, -40)), on: 2, at: .origin)
      var asked = 0
      recorder.handle(.ended(velocity: ScrollVector(900, 900)), on: 2, at: .origin) { _, release in
        asked += 1
        if release.velocity[axis] != 0 { release.target[axis] = 333 }
      }
      assertEqual((asked, recorder.subject.target(of: 2)?[axis]), (2, 333))
      XCTAssertEqual(recorder.recording.replay(), recorder.subject)
    }
  }

  /// The encoded form is described in Docs/Reference/Recordings.md; a change of it needs another version.
  func testEncodedFormIsPinned() throws {
    let recorder = Self.everyCall()
    XCTAssertEqual(recorder.subject.ids, [1])
    let text = try recorder.recording.json
    XCTAssertEqual(try ScrollRecording<ScrollScreen>(json: text), recorder.recording)
    try assertGolden("scroll-recording-screen", text.inLines)
  }

  /// Calls of members that the screen does not have at that time are refused, by name.
  /// Catches: in `memberFault(of:)`, any case that gives nil; `subject.perform` left out of `decodeCalls`.
  func testBadEntriesAreNamed() throws {
    let text = try Self.everyCall().recording.json
    XCTAssertNil(ScrollRecording<ScrollScreen>.fault(inJSON: text))
    func complaint(replacing part: String, by other: String) -> String {
      XCTAssert(text.contains(part), part)
      return ScrollRecording<ScrollScreen>.fault(
        inJSON: text.replacing(part, with: other, maxReplacements: 1))?.description ?? "none"
    }
    for (part, other, beginning) in [
      (#""members""#, #""limbs""#, "start"), (#""on":2,"restore""#, #""off":2,"restore""#, "calls[8]"),
      (#""on":2,"remove""#, #""on":7,"remove""#, "none"),
      (#""on":"2 -""#, #""on":"2 x""#, #"on: must have whole numbers or hyphens, but has "x""#),
      (#""on":2,"scrollsToTop""#, #""on":7,"scrollsToTop""#, "entries[9]: there must be a member 7"),
    ] { XCTAssertEqual(complaint(replacing: part, by: other).prefix(beginning.count), beginning[...]) }

    // A screen with a tower of 64 members, and a retained one with another inside.
    var screen = ScrollScreen()
    for number in 0..<64 {
      screen.insert(Self.viewport(200), as: .init(number), in: number > 0 ? .init(number - 1) : nil)
    }
    screen.insert(Self.viewport(200), as: 100)
    screen.insert(Self.viewport(200), as: 101, in: 100)
    screen.remove(100, at: screen.now, retaining: true)
    func complaint(_ call: ScrollScreen.Call) -> String {
      do throws(ScrollCallError) {
        try screen.validate(call)
        return "none"
      } catch {
        return error.description
      }
    }
    let (viewport, tooDeep) = (Self.viewport(200), "at most 63 members must be around a member")
    let view = ScrollScreen.Geometry.scrollView(viewport)
    let rows: [(String, [ScrollScreen.Call])] = [
      (
        "there must be a member 7000",
        [
          .update(7000, .viewport(viewport)), .update(7000, .physics(.uiKit)), .scrollsToTop(7000, true),
          .update(7000, .content(ContentChange(on: .vertical, at: 0, lengthChange: 1))),
          .input(.stop, on: 7000),
        ]
      ),
      (
        "none",
        [
          .input(.touchUp, on: 7000), .remove(7000), .restore(7000), .drop(retained: 7000),
          .update(100, .viewport(viewport)), .insert(view, as: 99, in: 62), .restore(101, in: 62),
          .restore(100, in: 61),
        ]
      ),
      (
        "spacing must be finite and not negative, but is -1.0",
        [.update(1, .viewport(viewport, keeping: .pages(spacing: -1)))]
      ),
      ("a member 5 must not be present already", [.insert(view, as: 5)]),
      ("the parent 100 must be present", [.insert(view, as: 99, in: 100)]),
      ("the parent 101 must be present", [.restore(100, in: 101)]),
      (tooDeep, [.insert(view, as: 99, in: 63), .restore(100, in: 62)]),
    ]
    for (text, calls) in rows { XCTAssertEqual(calls.map(complaint), calls.map { _ in text }) }
    screen.execute(.remove(5), at: screen.now)
    XCTAssertEqual(complaint(.update(63, .viewport(viewport))), "there must be a member 63")
    XCTAssertEqual(complaint(.insert(view, as: 5, in: 4)), "none")
  }

  /// Any change of one number or name of a screen's recording gives a fault, or a recording that replays.
  /// Catches: `memberFault(of:)` left out of `ScrollScreen.validate`.
  func testMangledRecordingsAreRefusedOrReplay() throws {
    var random = SplitMix64(seed: 31)
    var (refused, replayed) = (0, 0)
    for round in 0..<(debugShare == 1 ? 20 : 6) {
      let script = ScreenScript.draw(&random, for: .touch)
      let text = try (round % 3 != 0 ? Self.record(script) : Self.kinds()).recording.json
      let numbers = text.ranges(of: /[:\[" ]-?[0-9.]+(e[-+]?[0-9]+)?/)
      // Members are few among the numbers.
      let members = text.ranges(of: /"(on|in|id|parent|member)":[0-9]+/)
      for trial in 0..<12 {
        var mangled = text
        let range = random.pick(Array(trial % 2 == 0 ? members : numbers))
        let start = text[range].lastIndex { ":[\" ".contains($0) }!
        mangled.replaceSubrange(
          text.index(after: start)..<range.upperBound,
          with: random.pick(["0", "1", "-1", "7", "1e300", "-1e300", "0.5", "99", "true", "{}"]))
        do throws(ScrollRecordingError) {
          var fault: String?
          try ScrollRecording<ScrollScreen>(json: mangled).replay { screen, _ in fault = fault ?? screen.fault
          }
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
