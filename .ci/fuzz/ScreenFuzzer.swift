// Searches for calls of a screen that break a law: random forests of members of all kinds, moved by fingers, devices and
// programs, through the public interface alone.
//
//     ScreenFuzzer SEED SECONDS     // hunts; prints the number of calls, and what was found, shrunk, as Swift
//     ScreenFuzzer --show SEED      // shrinks and prints the script of one seed
//
// The scripts run in a second process, so that a trap is found and shrunk as any other fault. The exit status is 1 where
// anything was found.

import Foundation
import ScrollGeometry
import ScrollKinetics

@main enum ScreenFuzzer {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    let numbers = arguments.compactMap { UInt64($0) }
    switch (arguments.first, numbers.count) {
    case ("--hunt", 2): hunt(from: numbers[0], seconds: Double(numbers[1]))
    case ("--try", 1): attempt(script(seed: numbers[0]), seed: numbers[0])
    case ("--show", 1): exit(report(numbers[0], "") ? 1 : 0)
    case (_, 2): exit(supervise(from: numbers[0], seconds: Double(numbers[1])) ? 1 : 0)
    default:
      print("usage: ScreenFuzzer SEED SECONDS | --show SEED")
      exit(2)
    }
  }
}

private func script(seed: UInt64) -> ScreenScript {
  .draw(seed: seed, comparingCommits: ScreenScript.comparesCommits)
}

private func fault(of script: ScreenScript, _ seed: UInt64) -> String? {
  ScreenScript.comparesCommits ? script.oracleFault() : script.check(SplitMix64(seed: ~seed))
}

// MARK: - The process that runs scripts

/// Runs script after script, and prints the seed of each, and the number of calls before it.
private func hunt(from first: UInt64, seconds: Double) {
  let end = Date().addingTimeInterval(seconds)
  var (seed, count) = (first, 0)
  while Date() < end {
    printCounts(seed, count)
    alarm(20)
    let script = script(seed: seed)
    if let fault = fault(of: script, seed) { fail(fault) }
    count += script.steps.count
    seed += 1
  }
  printCounts(seed, count)
  exit(0)
}

/// Runs parts of a script, whose steps stand in the lines of the input, and prints the number of each.
private func attempt(_ script: ScreenScript, seed: UInt64) {
  var number = 0
  while let line = readLine() {
    tell("\(number)")
    number += 1
    var part = script
    part.steps = line.split(separator: " ").compactMap { Int($0) }.map { script.steps[$0] }
    alarm(20)
    if let fault = fault(of: part, seed) { fail(fault) }
  }
  exit(0)
}

private func printCounts(_ seed: UInt64, _ count: Int) {
  tell("\(seed) \(count) \(ScreenScript.skipped) \(ScreenScript.ties) \(ScreenScript.undisturbed)")
}

/// Prints a line at once, since a trap loses what is buffered.
private func tell(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

private func fail(_ fault: String) -> Never {
  FileHandle.standardError.write(Data("\(fault)\n".utf8))
  exit(1)
}

// MARK: - The process that watches it

/// Hunts until the time is up, and prints each kind of fault once. Returns whether anything was found.
private func supervise(from first: UInt64, seconds: Double) -> Bool {
  let start = Date()
  var (seed, count, found): (UInt64, Int, [String: Int]) = (first, 0, [:])
  var (skipped, ties, undisturbed) = (0, 0, 0)
  while true {
    let left = (seconds - Date().timeIntervalSince(start)).rounded(.up)
    guard left > 0 else { break }
    let run = launch(["--hunt", "\(seed)", "\(Int(left))"])
    let last = run.output.split(separator: "\n").last?.split(separator: " ").compactMap { UInt64($0) } ?? []
    guard last.count == 5 else { break }
    (count, skipped, ties) = (count + Int(last[1]), skipped + Int(last[2]), ties + Int(last[3]))
    undisturbed += Int(last[4])
    seed = last[0] + 1
    guard let fault = run.fault else { break }
    let kind = kindOf(fault)
    found[kind, default: 0] += 1
    if found[kind] == 1 { report(last[0], fault) } else { tell("// seed \(last[0]): \(fault)") }
  }
  let minutes = Date().timeIntervalSince(start) / 60
  print(
    "screen: \(count) calls, \(Int(Double(count) / minutes)) a minute; \(found.isEmpty ? "nothing found" : "found:")"
  )
  if ScreenScript.comparesCommits {
    print(
      "  of \(seed - first) scripts \(skipped) were skipped, \(ties) were ties, and in \(undisturbed) a member went on as without the call"
    )
    if UInt64(skipped) * 100 > seed - first { found["too many scripts were skipped"] = skipped }
  }
  for (kind, number) in found.sorted(by: { $0.value > $1.value }) { print("  \(number) × \(kind)") }
  return !found.isEmpty
}

/// Shrinks the script of a seed, and prints it. Returns whether it breaks a law.
@discardableResult
private func report(_ seed: UInt64, _ fault: String) -> Bool {
  var kept = Array(script(seed: seed).steps.indices)
  guard var fault = firstFailure(of: [kept], seed)?.fault else { return false }
  let kind = kindOf(fault)
  while true {
    let parts = kept.removals
    guard let (index, next) = firstFailure(of: parts, seed, of: kind) else { break }
    (kept, fault) = (parts[index], next)
  }
  var script = script(seed: seed)
  script.steps = kept.map { script.steps[$0] }
  tell("// seed \(seed): \(fault)\n\(script.source)\n")
  script.printRuns()
  return true
}

/// Returns the first of some parts of a script that breaks a law, of the given kind of fault.
private func firstFailure(of parts: [[Int]], _ seed: UInt64, of kind: String? = nil) -> (
  index: Int, fault: String
)? {
  var start = 0
  while start < parts.count {
    let lines =
      parts[start...].map { $0.map(String.init).joined(separator: " ") }.joined(separator: "\n") + "\n"
    let run = launch(["--try", "\(seed)"], input: lines)
    guard let fault = run.fault, let number = run.output.split(separator: "\n").last.flatMap({ Int($0) })
    else {
      return nil
    }
    if kind == nil || kindOf(fault) == kind { return (start + number, fault) }
    start += number + 1
  }
  return nil
}

/// The part of a message that does not depend on numbers.
private func kindOf(_ fault: String) -> String {
  String(fault.prefix { $0 != ":" || fault.hasPrefix("Fatal") }.filter { !$0.isNumber }.prefix(70))
}

/// Runs this program with other arguments. Returns what it printed, and the message with which it failed.
private func launch(_ arguments: [String], input: String = "") -> (output: String, fault: String?) {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
  process.arguments = arguments
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("screen-\(getpid())")
  try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  func file(_ name: String, _ text: String = "") -> FileHandle? {
    let url = folder.appendingPathComponent(name)
    _ = FileManager.default.createFile(atPath: url.path, contents: Data(text.utf8))
    return FileHandle(forUpdatingAtPath: url.path)
  }
  func text(_ name: String) -> String {
    (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? ""
  }
  process.standardInput = file("in", input)
  process.standardOutput = file("out")
  process.standardError = file("err")
  do { try process.run() } catch { fail("\(error)") }
  process.waitUntilExit()
  guard process.terminationStatus != 0 || process.terminationReason == .uncaughtSignal else {
    return (text("out"), nil)
  }
  var fault = text("err")
  if let range = fault.range(of: "Fatal error: ") { fault = String(fault[range.lowerBound...]) }
  if fault.isEmpty { fault = "signal \(process.terminationStatus)" }
  return (text("out"), String(fault.prefix { $0 != "\n" }))
}

extension [Int] {
  /// The lists that result from removing a run of elements: halves first, single elements last.
  fileprivate var removals: [[Int]] {
    var (results, size): ([[Int]], Int) = ([], (count + 1) / 2)
    while size > 0 {
      for start in stride(from: 0, to: count, by: size) {
        results.append(Array(self[..<start]) + self[Swift.min(start + size, count)...])
      }
      size = size == 1 ? 0 : (size + 1) / 2
    }
    return results
  }
}
