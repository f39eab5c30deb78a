import Foundation
import Showcases
import XCTest

@testable import ScrollTrace

/// The program itself: its output and its exit status.
final class CommandLineTests: ProgramTestCase {
  func testRunAndHash() throws {
    try write(Scenario.text(duration: "0.1"), to: "a b.json")
    let trace =
      "t,source,x,y,vx,vy,tx,ty,phase,events\n0.0,frame,0.0,0.0,0.0,0.0,,,idle,\n0.1,frame,0.0,0.0,0.0,0.0,,,idle,\n"
    let run = try run("run", "a b.json")
    XCTAssertEqual(run.output, trace)
    XCTAssertEqual(run.complaint, "")
    XCTAssertEqual(run.status, 0)
    XCTAssertEqual(try self.run("run", "a b.json", "--output", "trace.csv").output, "")
    XCTAssertEqual(try String(contentsOf: directory.appending(path: "trace.csv"), encoding: .utf8), trace)
    XCTAssertEqual(try self.run("hash", "a b.json").output.split(separator: "\n").last, "rest frame 0")
  }

  func testOptions() throws {
    let csv = try run(
      "demo", "recorded-flick", "--format", "csv", "--frames-per-second", "59.94", "--integration",
      "exact"
    ).output
    XCTAssertEqual(csv.split(separator: "\n").count, 1 + 10 + 300)
    XCTAssertTrue(try run("demo", "edge-bounce", "--format", "svg").output.hasPrefix("<svg"))
    XCTAssertTrue(try run("demo", "edge-bounce", "--format", "json").output.hasPrefix("{\"name\""))
    let names = (Demo.all.map(\.name) + Stories.all.map { $0.name })
    let list = try run("demo").output.split(separator: "\n").map { $0.prefix { $0 != " " } }.filter {
      !$0.isEmpty
    }
    XCTAssertEqual(list.map(String.init), names)
    let help = try run("demo", "--help").output
    for name in names { XCTAssertTrue(help.contains("\n\(name) "), name) }
    XCTAssertTrue(try run("--help").output.contains("EXAMPLES"))
  }

  /// A showcase tells its story, and writes its picture where it is asked to; it has no trace, and no frame rate but its own.
  func testShowcase() throws {
    let story = try run("demo", "bare-scroll-view")
    XCTAssertEqual(story.status, 0)
    XCTAssertTrue(story.output.hasPrefix("bare-scroll-view\n"))
    XCTAssertFalse(
      FileManager.default.fileExists(atPath: directory.appending(path: "bare-scroll-view.svg").path))
    XCTAssertEqual(try run("demo", "bare-scroll-view", "--output", "story.svg").status, 0)
    let picture = try String(contentsOf: directory.appending(path: "story.svg"), encoding: .utf8)
    XCTAssertTrue(picture.hasPrefix("<svg"))
    XCTAssertEqual(try run("demo", "bare-scroll-view", "--format", "svg").output, picture)
    checkRefusal(
      try run("demo", "bare-scroll-view", "--format", "csv"), 2,
      "scroll-trace: --format must be svg for a showcase, which has no trace")
    checkRefusal(
      try run("demo", "bare-scroll-view", "--frames-per-second", "30"), 2,
      "scroll-trace: --frames-per-second and --integration must not stand beside a showcase, which has its own"
    )
  }

  func testBadScenarios() throws {
    try write("", to: "empty.json")
    checkRefusal(try run("run", "empty.json"), 2, "empty.json: $: must be a JSON text, but is empty")
    checkRefusal(try run("hash", "empty.json"), 2, "empty.json: $: must be a JSON text, but is empty")
    checkRefusal(
      try run("run", "empty.json", "--output", "never"), 2, "empty.json: $: must be a JSON text, but is empty"
    )
    XCTAssertFalse(FileManager.default.fileExists(atPath: directory.appending(path: "never").path))
  }

  func testBadCommandLines() throws {
    checkRefusal(
      try run("demo", "nope"), 2,
      "scroll-trace: demo must be one of recorded-flick, edge-bounce, recorded-trackpad-release, "
        + "shelf-of-cards, changes-in-flight, map-zoom, sheet-and-list, two-carousels, "
        + "\(Stories.all.map { $0.name }.joined(separator: ", ")), "
        + "but is \"nope\"")
    checkRefusal(
      try run("demo", "edge-bonce"), 2,
      "scroll-trace: demo must be a name that demo lists, such as edge-bounce, but is \"edge-bonce\"")
    checkRefusal(
      try run("demo", "edge-bounce", "--output", "a.PNG"), 2,
      "scroll-trace: --output must end in .svg for a picture, which is SVG, but is \"a.PNG\" (see scroll-trace --help)"
    )
    checkRefusal(
      try run("demo", "edge-bounce", "--frames-per-second", "0"), 2,
      "edge-bounce: --frames-per-second: must be finite and more than 0, but is 0")
    checkRefusal(
      try run("demo", "edge-bounce", "--frames-per-second", "sixty"), 2,
      "edge-bounce: --frames-per-second: must be a number, but is \"sixty\"")
    checkRefusal(
      try run("demo", "edge-bounce", "--frames-per-second", "1e9"), 2,
      "edge-bounce: duration: must give at most 10000000 rows at 1e9 frames per second, but is 2")
    for arguments in [["run"], ["bogus"], ["run", "a", "b"], ["demo", "edge-bounce", "--format", "png"]] {
      let outcome =
        try arguments.count == 1 ? run(arguments[0]) : run(arguments[0], arguments[1], "--format", "png")
      XCTAssertEqual(outcome.status, 2)
      XCTAssertEqual(outcome.output, "")
      XCTAssertEqual(outcome.complaint.split(separator: "\n").count, 1)
    }
  }

  func testWhatTheSystemRefuses() throws {
    checkRefusal(try run("run", "none.json"), 1, "none.json: cannot be read: No such file or directory")
    checkRefusal(try run("run", "."), 1, ".: cannot be read: Is a directory")
    checkRefusal(
      try run("demo", "edge-bounce", "--output", "none/trace.csv"), 1,
      "none/trace.csv: cannot be written: No such file or directory")
    #if os(Linux)
      checkRefusal(
        try run("demo", "edge-bounce", "--output", "/dev/full"), 1,
        "/dev/full: cannot be written: No space left on device")
    #endif
  }

  // MARK: Files

  /// A write that fails leaves the old file unchanged, and no other file.
  ///
  /// Catches: `let isDirect = exists` in `Sink.open`, so that the file is written in place; `unlink` left out
  /// of its `deinit`.
  func testFailedWriteLeavesTheOldFile() throws {
    try write("old", to: "trace.csv")
    let limited = try run(
      URL(filePath: "/bin/sh"),
      [
        "-c", "ulimit -f 8; exec \"$0\" demo recorded-flick --format csv --output trace.csv",
        program.path,
      ])
    checkRefusal(limited, 1, "trace.csv: cannot be written: File too large")
    XCTAssertEqual(
      try String(contentsOf: directory.appending(path: "trace.csv"), encoding: .utf8), "old")
    let files = try FileManager.default.contentsOfDirectory(atPath: directory.path)
    XCTAssertEqual(files.filter { $0.contains("trace") }, ["trace.csv"])
    XCTAssertEqual(
      try run("demo", "recorded-flick", "--format", "csv", "--output", "trace.csv").status, 0)
    XCTAssertGreaterThan(
      try String(contentsOf: directory.appending(path: "trace.csv"), encoding: .utf8).count, 10_000)
  }

  /// The input file is not overwritten, even under another name.
  ///
  /// Catches: `path == $0` for `isSame(old, at: $0)`; `lstat` for `stat`.
  func testOutputIsNotTheInput() throws {
    let text = Scenario.text(duration: "0.1")
    try write(text, to: "a.json")
    let manager = FileManager.default
    try manager.createDirectory(
      at: directory.appending(path: "sub"), withIntermediateDirectories: true)
    try manager.linkItem(
      at: directory.appending(path: "a.json"), to: directory.appending(path: "hard.json"))
    try manager.createSymbolicLink(
      atPath: directory.appending(path: "soft.json").path, withDestinationPath: "a.json")
    let names = [
      "a.json", "./a.json", "sub/../a.json", "hard.json", "soft.json", directory.path + "/a.json",
    ]
    for name in names {
      checkRefusal(
        try run("run", "a.json", "--output", name), 2,
        "scroll-trace: --output must not be the file that is read, but is \"\(name)\"")
      XCTAssertEqual(
        try String(contentsOf: directory.appending(path: "a.json"), encoding: .utf8), text)
    }
    XCTAssertEqual(try run("run", "soft.json", "--output", "hard.json").status, 2)
  }

  /// An output that is a link stays one, and an old file keeps its permissions.
  func testLinksAndPermissionsStay() throws {
    try write("old", to: "real.csv")
    let manager = FileManager.default
    let real = directory.appending(path: "real.csv").path
    try manager.setAttributes([.posixPermissions: 0o640], ofItemAtPath: real)
    try manager.createSymbolicLink(
      atPath: directory.appending(path: "link.csv").path, withDestinationPath: "real.csv")
    XCTAssertEqual(
      try run("demo", "edge-bounce", "--format", "csv", "--output", "link.csv").status, 0)
    XCTAssertEqual(
      try manager.destinationOfSymbolicLink(atPath: directory.appending(path: "link.csv").path),
      "real.csv")
    XCTAssertTrue(try String(contentsOfFile: real, encoding: .utf8).hasPrefix("t,source"))
    XCTAssertEqual(try manager.attributesOfItem(atPath: real)[.posixPermissions] as? Int, 0o640)
  }

  // MARK: Recordings

  /// The file in Docs/Reference/Recordings.md can be run, hashed, drawn, compared with its own trace and fitted.
  func testRecordings() throws {
    let file = try XCTUnwrap(try Docs.blocks(of: "Reference/Recordings.md", in: "json").last)
    try write(file, to: "recording.json")
    let csv = try run("run", "recording.json")
    XCTAssertEqual(csv.status, 0, csv.complaint)
    let lines = csv.output.split(separator: "\n")
    XCTAssertEqual(lines.count, 1 + 1 + 8)
    XCTAssertEqual(lines[1], "0.0,frame,0.0,0.0,0.0,0.0,,,idle,")
    XCTAssertTrue(lines[2].hasPrefix("0.008,input,0.0,0.0,"))
    XCTAssertTrue(lines[9].hasPrefix("3.5,frame,0.0,480.0,0.0,0.0,,,idle,"), String(lines[9]))
    XCTAssertTrue(try run("run", "recording.json", "--format", "svg").output.hasPrefix("<svg"))
    XCTAssertTrue(try run("hash", "recording.json").output.contains("\nrest frame "))
    checkRefusal(
      try run("run", "recording.json", "--integration", "exact"), 2,
      "scroll-trace: --frames-per-second and --integration must not stand beside a recording, which has its own"
    )
    try write(
      file.replacingOccurrences(of: "\"finger\": 0}}", with: "\"finger\": 99}}"), to: "bad.json")
    checkRefusal(
      try run("run", "bad.json"), 2,
      "bad.json: calls[0]: touchUp.finger must be a whole number from 0 to 63, but is 99.0")
    try write(
      file.replacingOccurrences(of: "\"version\": 4", with: "\"version\": 9"), to: "new.json")
    checkRefusal(
      try run("run", "new.json"), 2, "new.json: is a scroll recording of unknown version 9")
    try write(csv.output, to: "trace.csv")
    let same = try run("compare", "trace.csv", "recording.json")
    XCTAssertEqual(same.status, 0, same.output)
    XCTAssertTrue(same.output.hasPrefix("frames 5\nworst 0.0 points"), same.output)
  }

  /// A built-in scenario is a file that `run` takes, with the same bits; a showcase has none.
  ///
  /// Catches: `demo.text` without its last byte.
  func testDemoWritesItsScenario() throws {
    for demo in Demo.all {
      XCTAssertEqual(try run("demo", "--scenario", demo.name, "--output", "demo.json").status, 0, demo.name)
      XCTAssertEqual(
        try run("run", "demo.json").output, try run("demo", demo.name, "--format", "csv").output, demo.name)
    }
    checkRefusal(
      try run("demo", "--scenario", "chat"), 2,
      "scroll-trace: --scenario must stand beside a scenario, but chat is a showcase")
    checkRefusal(
      try run("demo", "--scenario", "edge-bounce", "--format", "csv"), 2,
      "scroll-trace: --scenario must stand alone or beside --output, but has another option")
  }

  /// A trace is no motion, and is called what it is; an output's name tells its format.
  ///
  /// Catches: `isTable` of every text; `namedFormat` without the output's name.
  func testTracesAreNotRun() throws {
    for format in ["csv", "json"] {
      XCTAssertEqual(
        try run("demo", "edge-bounce", "--output", "trace.\(format)", "--format", format).status, 0)
      for command in ["run", "hash", "watch"] {
        checkRefusal(
          try run(command, "trace.\(format)"), 2,
          "trace.\(format): must be a scenario or a recording, but is a trace, which compare and fit take")
      }
    }
    try write(Scenario.text(duration: "0.1"), to: "a.json")
    XCTAssertEqual(try run("run", "a.json", "--output", "a.svg").status, 0)
    XCTAssertTrue(
      try String(contentsOf: directory.appending(path: "a.svg"), encoding: .utf8).hasPrefix("<svg"))
  }

  /// A vector of the conformance is compared with its own replay, by its tolerance, and with traces, and can be run and watched.
  ///
  /// Catches: `givenTolerance ?? 0` for the vector's own.
  func testVectorsAreMotions() throws {
    for written in try WrittenVector.all() {
      try write(written.text, to: "vector.json")
      let alone = try run("compare", "vector.json")
      XCTAssertEqual(alone.status, 0, written.name + alone.output + alone.complaint)
      let vector = try ConformanceVector(reading: Array(written.text.utf8))
      XCTAssertTrue(alone.output.hasPrefix("frames \(vector.expected.count)\n"), written.name + alone.output)
    }
    let flick = Docs.folder.appending(path: "Conformance/recorded-flick.json").path
    XCTAssertEqual(try run("compare", flick, "--tolerance", "0").status, 1)
    XCTAssertEqual(try run("run", flick, "--output", "trace.csv").status, 0)
    XCTAssertTrue(try run("compare", flick, "trace.csv").output.hasPrefix("frames 301\nworst 0.0 points"))
    checkRefusal(try run("watch", flick), 2, "scroll-trace: watch must be run in a terminal")
  }

  /// The version is that of the changelog.
  func testVersion() throws {
    let changelog = try String(contentsOf: Docs.folder.appending(path: "../CHANGELOG.md"), encoding: .utf8)
    let version = try XCTUnwrap(changelog.split(separator: "\n## [").dropFirst().first?.prefix { $0 != "]" })
    XCTAssertEqual(try run("--version").output, version + "\n")
  }

  // MARK: The first minute

  /// No line of a help text or of a list is wider than the terminal, nor is a word broken.
  ///
  /// Catches: `Terminal.width` for `helpWidth`, for which the argument parser breaks lines once more.
  func testTextsFitTheTerminal() throws {
    for columns in [60, 80, 100] {
      let commands = [
        ["--help"], ["demo", "--help"], ["demo"], ["demo", "map-zoom"], ["demo", "sheet-and-list"],
      ]
      for arguments in commands {
        let environment = ["COLUMNS=\(columns)", program.path] + arguments
        let lines = try run(URL(filePath: "/usr/bin/env"), environment).output.split(separator: "\n")
        XCTAssertGreaterThan(lines.count, 5)
        for line in lines where !line.hasPrefix("USAGE") {
          XCTAssertLessThanOrEqual(line.count, columns, "\(arguments): \(line)")
        }
      }
      let help = try run(
        URL(filePath: "/usr/bin/env"), ["COLUMNS=\(columns)", program.path, "demo", "--help"]
      ).output
      let list = help.split(separator: "\n\n").filter {
        $0.hasPrefix("SCENARIOS") || $0.hasPrefix("SHOWCASES")
      }
      XCTAssertEqual(list.count, 2)
      let names = Demo.all.map(\.name) + Stories.all.map { $0.name }
      for line in list.flatMap({ $0.split(separator: "\n").dropFirst() }) where !line.hasPrefix("  ") {
        XCTAssertTrue(names.contains(String(line.prefix { $0 != " " })), "\(columns): \(line)")
      }
    }
  }

  /// What `demo` shows fits a terminal of 80 × 24 with room for the prompt, in plain text where it is no terminal.
  func testMotionScreen() throws {
    for demo in Demo.all {
      let outcome = try run("demo", demo.name)
      XCTAssertEqual(outcome.status, 0, outcome.complaint)
      let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      XCTAssertLessThanOrEqual(lines.count, 23, demo.name)
      for line in lines { XCTAssertLessThanOrEqual(line.count, 80, String(line)) }
      XCTAssertFalse(outcome.output.contains("\u{1b}"))
      XCTAssertTrue(outcome.output.contains(" in points over seconds"))
      XCTAssertFalse(
        FileManager.default.fileExists(atPath: directory.appending(path: demo.name + ".svg").path))
      XCTAssertEqual(try run("demo", demo.name, "--output", "demo.svg").status, 0)
      XCTAssertTrue(
        try String(contentsOf: directory.appending(path: "demo.svg"), encoding: .utf8).hasPrefix("<svg"))
    }
    let otherwise = try run("demo", "recorded-flick", "--integration", "exact").output
    XCTAssertTrue(otherwise.contains("replayed otherwise"), otherwise)
    let flick = try run("demo", "recorded-flick").output
    // PHYSICS §6: 4.109762731616664 points a millisecond, at rest 181 frames after the release at 2364 2/3.
    XCTAssertTrue(flick.contains("at 4109.8 points a second"), flick)
    XCTAssertTrue(flick.contains("at y = 2364.67 in frame 240"), flick)
    XCTAssertTrue(flick.contains("in 10 frames of a real UIScrollView"), flick)
    // PHYSICS §11: two fingers pull a scale of up to 2 past it.
    let zoom = try run("demo", "map-zoom").output
    XCTAssertTrue(zoom.contains("Past a limit  a scale of 2.45 past 2, at 0.36 s"), zoom)
  }

  func testCompletionScripts() throws {
    for shell in ["bash", "zsh", "fish"] {
      let script = try run("--generate-completion-script", shell)
      XCTAssertEqual(script.status, 0)
      for command in ["compare", "conform", "integration"] {
        XCTAssertTrue(script.output.contains(command), "\(shell): \(command)")
      }
      guard shell == "bash" else { continue }
      try write(script.output, to: "completions")
      let check = try run(URL(filePath: "/usr/bin/env"), ["bash", "-n", "completions"])
      XCTAssertEqual(check.status, 0, check.complaint)
    }
  }

  // MARK: Comparing and fitting

  func testCompareFindsTheWorstAndTheFirstFrame() throws {
    try write("t,y\n0,1\n0.1,2\n0.2,3\n0.3,4\n", to: "a.csv")
    try write("t,x,y\n0,9,1\n0.1,9,2.25\n0.2,9,3.5\n0.4,9,5\n", to: "b.csv")
    let off = try run("compare", "a.csv", "b.csv", "--tolerance", "0.125")
    XCTAssertEqual(off.status, 1)
    XCTAssertEqual(off.complaint, "")
    XCTAssertEqual(
      off.output,
      """
      frames 3
      worst 0.5 points, in frame 2 at 0.2 s
      first beyond 0.125: 0.25 points, in frame 1 at 0.1 s
      not compared: 1 frames of the first, 1 of the second

      """)
    XCTAssertEqual(try run("compare", "a.csv", "b.csv", "--tolerance", "0.5").status, 0)
    XCTAssertEqual(try run("compare", "a.csv", "a.csv").status, 0)
    try write("t,y\n7,1\n", to: "c.csv")
    checkRefusal(
      try run("compare", "a.csv", "c.csv"), 2,
      "scroll-trace: a.csv and c.csv must have a frame of the same time, but have none")
    try write("t,y\n7,one\n", to: "d.csv")
    checkRefusal(
      try run("compare", "a.csv", "d.csv"), 2,
      "d.csv: line 2: must have a number under y, but has \"one\"")
  }

  func testFitFindsTheRateOfATrace() throws {
    try write(
      Scenario.text(
        viewport: #""frame": [0, 0, 100, 200], "contentSize": [100, 100000]"#,
        physics: #""decelerationRate": 0.9957"#, framesPerSecond: "60", duration: "3",
        inputs:
          #"{"t": 0.1, "drag": "began"}, {"t": 0.11, "drag": "ended", "velocity": [0, -4321]}"#),
      to: "flight.json")
    try write(try run("run", "flight.json").output, to: "flight.csv")
    let lines = try run("fit", "flight.csv").output.split(separator: "\n")
    XCTAssertEqual(lines[0], "exponential")
    XCTAssertEqual(lines[1], "rate 0.9957 per millisecond, a decay of 4.3093 per second")
    XCTAssertEqual(lines[2], "reach 0.23156 seconds, UIKit's")
    XCTAssertEqual(lines[4], "velocity 4321 points per second along y at the first row")
    XCTAssertLessThan(try XCTUnwrap(Double(lines[7].split(separator: " ")[1])), 1e-6)
    // PHYSICS §6: the finger's velocity is 4109.76 points per second, and the list rests at 2364 2/3.
    try write(try run("demo", "recorded-flick", "--format", "csv").output, to: "recorded.csv")
    let recorded = try run("fit", "recorded.csv").output
    XCTAssertTrue(
      recorded.contains("along y at the first row\n         4109 a frame earlier"), recorded)
    XCTAssertTrue(recorded.contains("rest 2364.45 at 10 points per second"), recorded)
    for rows in ["0,1\n1,1\n2,1\n3,1\n4,1\n", "0,1\n1,2\n2,3\n3,4\n4,5\n", "0,1\n1,2\n2,4\n3,8\n4,16\n"] {
      try write("t,y\n" + rows, to: "steady.csv")
      checkRefusal(
        try run("fit", "steady.csv"), 2,
        "scroll-trace: steady.csv must show content that slows down, in four rows or more")
    }
  }

  /// Flights of exponential laws: family, decay, reach, resting speed, velocity and rest, of a ready-made drag and of
  /// the touches of a finger; and what a trace does not tell that ends in flight, at a limit or under a finger.
  ///
  /// Catches: in `Fit.run`, `stop` left out; in `FlightFit`, `reachOfUIKit` for any reach; in `FlightStop`, the rows of phases
  /// like the others.
  func testFitFindsTheConstantsOfExponentialLaws() throws {
    let drag = [#"{"t": 0.1, "drag": "began"}"#, #"{"t": 0.11, "drag": "ended", "velocity": [0, -1500]}"#]
    let finger =
      [#"{"t": 0.1, "touch": "down", "at": [50, 900]}"#]
      + (1...16).map { #"{"t": \#(100 + 8 * $0)e-3, "touch": "move", "at": [50, \#(900 - 12 * $0)]}"# }
      + [#"{"t": 0.23, "touch": "up", "at": [50, 708]}"#]
    func trace(_ preset: String, _ inputs: [String], length: Int = 100_000) throws {
      try write(
        Scenario.text(
          viewport: #""frame": [0, 0, 100, 200], "contentSize": [100, \#(length)]"#,
          physics: #""preset": "\#(preset)""#, framesPerSecond: "30", duration: "3",
          inputs: inputs.joined(separator: ", ")), to: "law.json")
      try write(try run("run", "law.json").output, to: "law.csv")
    }
    func fit(_ arguments: String...) throws -> [Substring] {
      let lines = try run(program, ["fit", "law.csv"] + arguments).output.split(separator: "\n")
      for line in lines { XCTAssertLessThanOrEqual(line.count, 80) }
      return lines
    }
    for (preset, constants, rest, isUIKit) in [
      ("gtk", [4, 0.25, 1], "374.75 at 1 ", false),
      ("compose", [4.2, 0.2381, 0.1], "357.12 at 0.1 ", false),
      ("windows", [2.9957, 0.33381, 30], "490.7 at 30 ", false),
      ("uiKit", [2.002, 0.499, 10], "743.51 at 10 ", true),
    ] {
      for inputs in [drag, finger] {
        try trace(preset, inputs)
        let lines = try fit()
        XCTAssertEqual(lines[0], "exponential")
        let words = lines.map { $0.split(separator: " ") }
        XCTAssertEqual([words[1][7], words[2][1], words[3][2]].map { Double($0) }, constants, preset)
        XCTAssertEqual(lines[2].hasSuffix("1/decay"), !isUIKit, preset)
        XCTAssertEqual(lines[2].hasSuffix("UIKit's"), isUIKit, preset)
        XCTAssertTrue(lines[3].contains(" in the last row, then "), String(lines[3]))
        XCTAssertEqual(lines[4], "velocity 1500 points per second along y at the first row", preset)
        XCTAssertEqual(lines.contains { $0.contains("a frame earlier") }, isUIKit, preset)
        if inputs == drag { XCTAssertTrue(lines.contains { $0.hasPrefix("rest " + rest) }, "\(lines)") }
      }
    }
    let withoutRest = [
      "reach 0.25 seconds, 1/decay; UIKit's would be 0.2495",
      "resting speed unknown: the trace does not show the rest",
      "velocity 1500 points per second along y at the first row",
      "rest unknown; the curve tends to 375",
    ].map { Substring($0) }
    try trace("gtk", drag)
    XCTAssertEqual(Array(try fit("--to", "1")[2...5]), withoutRest)
    XCTAssertEqual(Array(try fit("--from", "0.11", "--to", "1")[2...5]), withoutRest)
    try trace("gtk", drag + [#"{"t": 1.7, "touch": "down", "at": [50, 50]}"#])
    XCTAssertEqual(Array(try fit()[2...5]), withoutRest, "caught")
    try trace("uiKit", drag)
    XCTAssertEqual(
      try fit("--to", "1")[3], "resting speed 10 points per second: the trace does not show the rest")
    try trace("compose", drag, length: 450)
    XCTAssertEqual(try fit()[3], withoutRest[1], "at a limit")
    // Offsets alone, without phases.
    try trace("gtk", drag)
    let rows = try run("run", "law.json").output.split(separator: "\n").filter { $0.contains(",frame,") }
      .map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    try write("t,y\n" + rows.map { "\($0[0]),\($0[3])\n" }.joined(), to: "law.csv")
    XCTAssertEqual(
      try fit("--from", "0.11")[3], "resting speed 1 points per second: 1.02 in the last row, then 0.893")
  }

  /// A flight of Android's and one of a constant deceleration: the power law, and its two numbers.
  ///
  /// Catches: in `Fit.run`, the exponential law in any case.
  func testFitFindsThePowerLawOfATrace() throws {
    for (preset, exponent, reference) in [("android", 2.3582, 2886.13), ("slint", 2, 2000)] {
      try write(
        Scenario.text(
          viewport: #""frame": [0, 0, 100, 200], "contentSize": [100, 100000]"#,
          physics: #""preset": "\#(preset)""#, framesPerSecond: "60", duration: "3",
          inputs:
            #"{"t": 0.1, "drag": "began"}, {"t": 0.1, "drag": "ended", "velocity": [0, -1500]}"#),
        to: "power.json")
      try write(try run("run", "power.json").output, to: "power.csv")
      let lines = try run("fit", "power.csv").output.split(separator: "\n")
      let numbers = lines.dropFirst().compactMap { Double($0.split(separator: " ")[1]) }
      XCTAssertEqual(lines.first, "power", "\(lines)")
      XCTAssertEqual(numbers[0], exponent, accuracy: 0.02)
      XCTAssertEqual(numbers[1], reference, accuracy: 0.02 * reference)
      XCTAssertEqual(numbers[2], 1500, accuracy: 15)
    }
  }

  /// Catches: in `Compare.run`, one platform twice.
  func testComparesPlatforms() throws {
    try write(
      Scenario.text(
        viewport: #""frame": [0, 0, 100, 200], "contentSize": [100, 100000]"#, framesPerSecond: "60",
        duration: "3",
        inputs: #"{"t": 0.1, "drag": "began"}, {"t": 0.1, "drag": "ended", "velocity": [0, -1000]}"#),
      to: "flick.json")
    let result = try run("compare", "flick.json", "--preset", "gtk,slint")
    XCTAssertEqual(result.status, 1)
    XCTAssertTrue(result.output.contains("frames 181"), result.output)
    XCTAssertEqual(try run("compare", "flick.json", "--preset", "gtk,gtk").status, 0)
    for names in ["gtk,nothing", "gtk", "gtk,,slint", "gtk,slint,qt", ","] {
      checkRefusal(
        try run("compare", "flick.json", "--preset", names), 2,
        "scroll-trace: --preset must be two of android, compose, godot, gtk, qt, slint, uiKit, windows, beside one scenario"
          + " (see scroll-trace --help)")
    }
  }

  func testWatchWantsATerminal() throws {
    checkRefusal(
      try run("watch", "edge-bounce"), 2, "scroll-trace: watch must be run in a terminal")
    XCTAssertEqual(try run("watch", "edge-bounce", "--speed", "0").status, 2)
  }

  /// A reader that goes away, as `head` does, is no reason to crash.
  func testClosedPipe() throws {
    let (process, output, complaint) = (Process(), Pipe(), Pipe())
    process.executableURL = program
    process.arguments = ["demo", "edge-bounce", "--format", "csv", "--frames-per-second", "20000"]
    process.standardOutput = output
    process.standardError = complaint
    try process.run()
    try output.fileHandleForReading.close()
    try output.fileHandleForWriting.close()
    process.waitUntilExit()
    XCTAssertEqual(process.terminationReason, .exit)
    XCTAssertEqual(process.terminationStatus, 1)
    let line = try complaint.fileHandleForReading.readToEnd() ?? Data()
    XCTAssertEqual(String(decoding: line, as: UTF8.self), "standard output: cannot be written: Broken pipe\n")
  }

  /// The ending of an output gives the format, for `demo` as for `run`; one that names no format gives CSV. A showcase has no trace.
  ///
  /// Catches: `options.namedFormat == .svg` made `true` in `RunDemo.run`; `options.namedFormat != .svg` made `false` in `RunDemo.tell`.
  func testTheEndingOfADemosOutputGivesItsFormat() throws {
    func text(_ name: String) throws -> String {
      try String(contentsOf: directory.appending(path: name), encoding: .utf8)
    }
    for demo in ["edge-bounce", "two-carousels"] {
      XCTAssertEqual(try run("demo", "--scenario", demo, "--output", "demo.json").status, 0)
      for ending in ["csv", "json", "JSON", "svg", "txt"] {
        let (ofRun, ofDemo) = ("run.\(ending)", "trace.\(ending)")
        XCTAssertEqual(try run("run", "demo.json", "--output", ofRun).status, 0)
        let outcome = try run("demo", demo, "--output", ofDemo)
        XCTAssertEqual(outcome.status, 0, ending)
        XCTAssertEqual(
          outcome.output.isEmpty, ending != "svg", "only a picture is drawn in the terminal, too")
        XCTAssertEqual(try text(ofDemo), try text(ofRun), ending)
      }
    }
    for ending in ["csv", "json", "txt"] {
      checkRefusal(
        try run("demo", "bare-scroll-view", "--output", "story.\(ending)"), 2,
        "scroll-trace: --output must end in .svg for a showcase, which has no trace, but is \"story.\(ending)\""
      )
      XCTAssertFalse(
        FileManager.default.fileExists(atPath: directory.appending(path: "story.\(ending)").path))
    }
    XCTAssertEqual(
      try run("demo", "bare-scroll-view", "--output", "story.txt", "--format", "svg").status, 0)
    XCTAssertTrue(try text("story.txt").hasPrefix("<svg"))
  }
}
