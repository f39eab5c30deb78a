#if os(Linux)
  /// Writes Docs/Reference/BadInput.md, and fails where an entry accepts or refuses a number otherwise.
  ///
  /// A refused number stops the program, so that every call is made in another process.
  final class BadInputTests: XCTestCase {
    /// Every number is tried at every entry. A refused number breaks one rule, and the message gives the field, the
    /// rule and the number. The throwing check throws exactly the same error for exactly the same numbers. An accepted
    /// number gives finite results.
    /// Catches: any `check` or `require` left out, and any result that is not saturated.
    func testPageIsWhatTheEntriesDo() throws {
      let sections = try [
        ("ScrollGeometry", BadInputTable.geometry), ("ScrollKinetics", BadInputTable.kinetics),
      ].map {
        let lines = try lines($1)
        return "<details>\n<summary><b>\($0)</b>, \(lines.count) rows</summary>\n\n\(Self.head)"
          + "\(lines.joined(separator: "\n"))\n\n</details>\n"
      }
      let text = Self.introduction + sections.joined(separator: "\n") + Self.rest
      #if DEBUG
        try assertPage("Docs/Reference/BadInput.md", is: text)
      #else
        // An optimised build prints no messages, and so knows no rules.
        func withoutRules(_ page: String) -> [String] {
          page.split(separator: "\n").map(String.init).map { line in
            line.hasPrefix("| `") ? line.components(separatedBy: " | ").dropLast().joined() : line
          }
        }
        let file = repositoryRoot.appendingPathComponent("Docs/Reference/BadInput.md")
        let recorded = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        XCTAssertNil(firstDifference(withoutRules(text), withoutRules(recorded)))
      #endif
    }

    /// Every public entry that takes numbers is in the table, or in the list of those that are not tried.
    /// Catches: a row of `BadInputTable` left out, and a new entry without one.
    func testEveryPublicEntryIsTried() throws {
      let tried = Set((BadInputTable.geometry + BadInputTable.kinetics).map(\.entry))
      func stands(_ entry: String, in names: some Sequence<String>) -> Bool {
        names.contains { name in
          guard let dots = name.firstIndex(of: "…") else { return name == entry }
          return entry.hasPrefix(name[..<dots])
        }
      }
      let entries = try PublicSurface.entries()
      XCTAssertGreaterThan(entries.count, 190)
      for entry in entries where !entry.contains(".validate(") {
        XCTAssertTrue(
          stands(entry, in: tried) || stands(entry, in: Self.untried.flatMap(\.entries)),
          "\(entry) wants a row in BadInputTable, or a place in `untried`")
      }
      for name in Self.untried.flatMap(\.entries) {
        XCTAssertTrue(entries.contains { stands($0, in: [name]) }, "\(name) is no entry")
      }
    }

    /// Catches: in `ForkedCall`, any outcome taken for another.
    func testForkedCallsTellWhatBecameOfThem() throws {
      let line = #line + 2
      let outcomes = try ForkedCall.outcomes(of: [
        { [0, 1] }, { preconditionFailure("it must be so") }, { [.nan] }, { [-0.0] },
      ])
      let stopped = ForkedCall.stopped("it must be so", at: "\(#fileID):\(line)")
      XCTAssertEqual(outcomes, [.returned, stopped, .returnedStray, .returnedStray])
    }

    #if DEBUG
      /// A wrong number in an input, an insertion or an initialiser is reported where the call is written; in a property that is
      /// set, in the library.
      /// Catches: `file, line` left out of any call of `requireValid` in a `handle` or an `insert`.
      func testAWrongNumberIsReportedAtTheLineOfTheCall() throws {
        let wrong = Scroller.Input.touchDown(ScrollPoint(x: .nan, y: 0))
        let list = Viewport(frame: .zero, contentSize: .zero)
        let sheet = ScrollSheet(container: .zero, detents: [.fraction(1)])
        var (scroller, screen) = (Scroller(viewport: list), ScrollScreen())
        screen.insert(list, as: 1)
        let host = ScrollHost(scroller)
        var (recorder, screenRecorder) = (Recorded(scroller), Recorded(screen))
        var (clocked, clockedScreen) = (
          Clocked(scroller, clock: ManualClock()), Clocked(screen, clock: ManualClock())
        )
        var touch = TouchDelivery()
        let samples = [TouchSample(ScrollPoint(x: .nan, y: 0), at: .origin)]
        var lines: [Int] = []
        /// Notes the line of the call that the closure makes.
        func call(_ line: Int = #line, _ body: @escaping () -> Void) -> () -> [Double] {
          lines.append(line)
          return {
            body()
            return []
          }
        }
        let outcomes = try ForkedCall.outcomes(of: [
          call { scroller.handle(wrong, at: .origin) },
          call { scroller.handle(wrong, at: .origin) { $0.target.y = 1 } },
          call { scroller.handle(wrong, at: .origin, choosing: nil) }, call { scroller.handle(samples) },
          call { _ = scroller.handle(wrong, at: .origin, delivering: &touch) }, call { host.handle(wrong) },
          call { screen.handle(wrong, on: 1, at: .origin) },
          call { _ = screen.handle(wrong, on: 1, at: .origin, delivering: &touch) },
          call { recorder.handle(wrong, at: .origin) }, call { recorder.handle(samples) },
          call { screenRecorder.handle(wrong, on: 1, at: .origin) }, call { clocked.handle(wrong) },
          call { clockedScreen.handle(wrong, on: 1) }, call { screen.insert(list, as: 1) },
          call { screen.insert(sheet, as: 2, in: 9) },
          call { screen.insert(.scrollView(list), as: 3, displayScale: .nan) },
        ])
        for (outcome, line) in zip(outcomes, lines) {
          guard case .stopped(_, let place) = outcome else { return XCTFail("line \(line): \(outcome)") }
          XCTAssertEqual(place, "\(#fileID):\(line)")
        }
        let set = try ForkedCall.outcomes(of: [
          {
            host.contentSize.width = .nan
            return []
          }
        ])
        guard case .stopped(_, let place) = set[0] else { return XCTFail("\(set)") }
        XCTAssertTrue(place.hasPrefix("ScrollGeometry/Viewport.swift:"), place)
      }
    #endif

    // MARK: - Trying

    private func lines(_ rows: [BadInputTable.Row]) throws -> [String] {
      var lines: [String] = []
      for row in rows {
        let line = try line(row)
        if line != lines.last { lines.append(line) }
      }
      return lines
    }

    private static let surface =
      (try? String(
        contentsOf: repositoryRoot.appendingPathComponent("Docs/Development/PublicSurface.txt"),
        encoding: .utf8)) ?? ""

    /// Whether hosts have the check, too; "…" stands for the rest of its parameters.
    private static func isPublic(_ check: String) -> Bool {
      !check.isEmpty && surface.contains(".\(check.prefix { $0 != "…" })")
    }

    private func line(_ row: BadInputTable.Row) throws -> String {
      let (refused, rules) = try tried(row.fields[0], row, row.trials)
      // Of the numbers that are refused a debug build gives the other fields only the first, for its message.
      let skipped = debugShare == 1 ? [] : refused.dropFirst()
      for field in row.fields.dropFirst() {
        let result = try tried(field, row, row.trials.filter { !skipped.contains($0.text) })
        XCTAssertEqual(result.refused + skipped, refused, "\(row.entry), \(field.name)")
        XCTAssertEqual(result.rules, rules, "\(row.entry), \(field.name)")
      }
      XCTAssertLessThanOrEqual(rules.count, 1, "\(row.entry), \(row.fields[0].name): \(rules)")
      XCTAssertEqual(
        refused.isEmpty, !row.meaning.isEmpty, "\(row.entry), \(row.fields[0].name): refuses \(refused)")
      let names = row.fields.map { "`\($0.name)`" }.joined(separator: ", ")
      let rule = refused.isEmpty ? "any: " + row.meaning : rules.first ?? "?"
      let check = Self.isPublic(row.check) ? "`\(row.check)`" : ""
      return
        "| `\(row.entry)` | \(names) | \(refused.isEmpty ? "none" : refused.joined(separator: ", ")) | \(check) | \(rule) |"
    }

    private func tried(
      _ field: BadInputTable.Field, _ row: BadInputTable.Row, _ trials: [BadInputTable.Trial]
    ) throws -> (refused: [String], rules: Set<String>) {
      var (refused, rules): ([String], Set<String>) = ([], [])
      let outcomes = try ForkedCall.outcomes(of: trials.map { trial in { field.call(trial) } })
      for (trial, outcome) in zip(trials, outcomes) {
        let place = "\(row.entry), \(field.name), \(trial.text)"
        var thrown: ScrollValueError?
        do { try field.check?(trial) } catch { thrown = try XCTUnwrap(error as? ScrollValueError, place) }
        switch outcome {
        case .returned: XCTAssertNil(thrown, place)
        case .returnedStray: XCTFail("\(place): a result is not finite, or −0")
        case .stopped(let message, let stop):
          refused.append(trial.text)
          if field.check != nil { XCTAssertNotNil(thrown, place) }
          #if DEBUG
            if let thrown { XCTAssertEqual(thrown.description, message, place) }
            let parts = message.components(separatedBy: " must be ")
            let rule = parts.last?.components(separatedBy: ", but is ")
            // A range that ends at −∞ begins there too.
            let isNamed = row.fields.contains { $0.name == parts[0] }
            XCTAssertTrue(isNamed && parts.count == 2 && rule?.count == 2, "\(place): \(message)")
            rules.insert(rule?.first ?? "")
            if row.reportsCaller {
              XCTAssertTrue(stop.hasPrefix("ScrollKineticsTests/"), "\(place): \(stop)")
            }
          #endif
        }
      }
      return (refused, rules)
    }

    // MARK: - The page

    private static let head = """
      | Entry | Number | Refused of those tried | Throwing check | Rule |
      | --- | --- | --- | --- | --- |

      """

    private static let introduction = """
      # Bad input

      The comment of every entry states the valid range of each number. The rules:

      - **Places, lengths and speeds are finite.** Sizes, lengths and durations are not negative, scales and rates more than zero,
        fractions from 0 to 1. For no bound pass `.greatestFiniteMagnitude`: derived quantities saturate and are never NaN.
      - **A number that breaks a rule is the caller's error.** It stops the program, with field, rule and number:
        `contentSize.width must be finite and not negative, but is -1.0`. A debug build reports the caller's
        line for inputs, insertions, initialisers; an optimised one no message.
      - **Numbers from outside can be checked first.** Inputs, time stamps, physics, viewports, anchors, timing functions, springs,
        detents and gestures have a check that throws a `ScrollValueError` exactly where the entry would stop. Decoders throw it, too.
      - **Functions are total where possible.** Before its start a curve is at its start, after its end at rest; a page that does not
        exist counts as the nearest that does; NaN lies in no range.
      - **Values that consist only of numbers hold any number**, as a point whose coordinate is NaN. They are checked where they are
        passed to another type.

      A test tries NaN, both infinities, the greatest finite number and its negative, −1 and 0 at every entry, for whole numbers and
      the seconds of a duration the least, −1, 0 and the greatest, and fails where one is accepted or refused wrongly:
      `SCROLL_RECORD=1 swift test --filter BadInputTests` renews the page. Accepted numbers give finite results. The rows of
      rectangles hold for every method of `ScrollRect` that uses its edges.

      <!-- generated: BadInputTests -->

      """

    private struct Untried {
      let reason: String
      let entries: [String]
    }

    private static let untried = [
      Untried(
        reason: "Values that consist only of numbers and hold any number, and their arithmetic",
        entries: [
          "ScrollPoint.…", "ScrollVector.…", "ScrollSize.…", "ScrollInsets.…", "ScrollRect.init(…",
          "ScrollRect.origin", "ScrollRect.size", "ScrollRect.offset(by:)", "AxisState.…", "SnapItem.…",
          "Scroller.Choice.init(…", "ScrollValueError.init(field:rule:value:)",
          "ScrollGesture.Sample.init(_:on:at:)", "ScrollGesture.Sample.input", "TouchSample.…",
        ]),
      Untried(
        reason: "Durations, which are all valid: a negative one counts as zero, a long one ends 2⁶¹ seconds "
          + "from the origin",
        entries: [
          "ScrollInstant.init(_:)", "ScrollInstant.advanced(by:)", "ManualClock.…",
          "ScrollSubject.advance(by:)", "Scroller.shiftTime(by:)", "ScrollScreen.shiftTime(by:)",
          "ScrollPopulation.shiftTime(by:)", "ScrollRecording.shiftTime(by:)",
          "ScrollPopulation.Recording.shiftTime(by:)", "ScrollGesture.Sample.time", "TouchDelivery.Rules.…",
          "TouchResampler.init(latency:)", "TouchResampler.latency",
        ]),
      Untried(
        reason: "Entries that pass their numbers to one of the above",
        entries: [
          "ScrollUnit.points(_:)", "ScrollUnit.units(_:)", "SnapRule.Points.items(_:)", "Clocked.…",
          "Recorded.…", "Scroller.Call.init(_:on:)", "ScrollScreen.Call.init(_:on:)",
          "ScrollSubject.perform(…", "ScrollGesture.joined(with:after:)", "ScrollGesture.on(_:finger:)",
          "ScrollScreen.handle(…", "ScrollScreen.update(…", "ScrollScreen.expand(…", "ScrollScreen.show(…",
          "ScrollScreen.apply(…", "ScrollScreen.advance(_:of:to:)", "Scroller.advance(_:of:to:)",
          "Scroller.handle(_:at:delivering:to:release:)",
          "Scroller.handle(_:at:choosing:)", "Scroller.proposedRelease(…", "Scroller.handle(_:finger:)",
          "ScrollHost.…", "Scroller.Input.setContentOffset(_:animated:)",
          "Scroller.Input.setZoomScale(_:animated:)", "Scroller.Input.zoom(to:animated:)",
          "Scroller.Input.scrollRectToVisible(_:animated:)", "ScrollPopulation.act(_:_:at:…",
          "ScrollPopulation.Recording.act(_:_:at:on:)",
        ]),
      Untried(
        reason: "Memory of the caller, of which only the number of elements counts",
        entries: ["ScrollPopulation.Columns.…"]),
      Untried(reason: "Numbers of members, which are all valid", entries: ["ScrollScreen.ID.init(…"]),
      Untried(
        reason: "Lists of events, in which repetitions have no effect",
        entries: ["Scroller.Events.init(arrayLiteral:)", "Scroller.Events.contains(_:)"]),
    ]

    private static let rest =
      "\n## Not tried\n\n"
      + untried.map { group in
        "- \(group.reason): " + group.entries.map { "`\($0)`" }.joined(separator: ", ") + ".\n"
      }.joined()
  }

  extension BadInputTable.Row {
    /// Whether a wrong number is reported where the entry is called. An initialiser of a literal has no room for the place.
    fileprivate var reportsCaller: Bool {
      [".init(", ".handle(", ".insert("].contains { entry.contains($0) } && !entry.contains("floatLiteral")
    }
  }
#endif
