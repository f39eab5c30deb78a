import Foundation
import XCTest

/// A debug build draws one in so many of the inputs of each law, so that `swift test` is quick. `.ci/run` also draws all of them, and
/// more, in an optimised build with assertions.
#if DEBUG
  let debugShare = 32
#else
  let debugShare = 1
#endif

/// Fails where a test has not met a case more often than `least` times on its inputs. A debug build, which draws few of them, counts
/// nothing.
func assertMet(
  _ count: Int, moreThan least: Int, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  if debugShare == 1 { XCTAssertGreaterThan(count, least, message(), file: file, line: line) }
}

extension XCTestCase {
  /// Checks a law on `count` seeded inputs, and reports the first that breaks it.
  ///
  ///     forAll("log undoes exp", in: { $0.double(in: -8...8) }) { x in
  ///       Double.log(.exp(x)) == x ? nil : "log(exp) is \(Double.log(.exp(x)))"
  ///     }
  ///
  /// The inputs are the same in every run. The failure message contains the command that runs the same test with the
  /// failing input. It sets the environment variable `SCROLL_SEED`, which can also be set to any other seed.
  ///
  /// `SCROLL_MANY=10` draws ten times as many inputs, for a longer search.
  ///
  /// - Parameters:
  ///   - law: the property of every input, in words.
  ///   - seed: the seed of the first input; the seed of each further one is one more.
  ///   - draw: creates an input from a generator.
  ///   - shrink: returns smaller inputs to try when the given one breaks the law.
  ///   - check: returns how an input breaks the law, or `nil`.
  func forAll<Input>(
    _ law: String, count: Int = 1_000, seed: UInt64 = 1, in draw: (inout SplitMix64) -> Input,
    shrinking shrink: (Input) -> [Input] = { _ in [] }, file: StaticString = #filePath, line: UInt = #line,
    test: StaticString = #function, check: (Input) throws -> String?
  ) rethrows {
    let start = ProcessInfo.processInfo.environment["SCROLL_SEED"].flatMap { UInt64($0) } ?? seed
    let many = ProcessInfo.processInfo.environment["SCROLL_MANY"].flatMap { Int($0) } ?? 1
    let found = try counterexample(
      count: max(count * many / debugShare, 1), seed: start, in: draw, shrinking: shrink, check: check)
    guard let found else { return }

    let name = "\(type(of: self))/\(test)".dropLast("()".count)
    let replay = "SCROLL_SEED=\(found.seed) swift test --filter \(name)"
    XCTFail("\(law): \(found.fault)\n  input: \(found.input)\n  replay: \(replay)", file: file, line: line)
  }

  /// Checks a law on inputs that are lists or scripts, and shrinks the first that breaks it by leaving parts out.
  func forAll<Input: Shrinkable>(
    _ law: String, count: Int = 1_000, seed: UInt64 = 1, in draw: (inout SplitMix64) -> Input,
    file: StaticString = #filePath, line: UInt = #line, test: StaticString = #function,
    check: (Input) throws -> String?
  ) rethrows {
    try forAll(
      law, count: count, seed: seed, in: draw, shrinking: \.removals, file: file, line: line, test: test,
      check: check)
  }

  /// Checks a law by assertions in `body`, which draws its input from each of `count` seeds, and reports the first
  /// seed that fails.
  ///
  /// Inputs are not shrunk, since `body` derives them from the seed.
  func forAll(
    _ law: String, count: Int = 400, seed: UInt64 = 1, file: StaticString = #filePath, line: UInt = #line,
    test: StaticString = #function, body: (inout SplitMix64) throws -> Void
  ) rethrows {
    try forAllSeeds(law, count: count, seed: seed, file: file, line: line, test: test) { generator in
      let failures = testRun?.totalFailureCount ?? 0
      try body(&generator)
      return (testRun?.totalFailureCount ?? 0) > failures ? "the assertions above" : nil
    }
  }

  /// Checks a law whose input `check` draws from each of `count` seeds, and reports the first seed that breaks it.
  func forAllSeeds(
    _ law: String, count: Int = 1_000, seed: UInt64 = 1, file: StaticString = #filePath, line: UInt = #line,
    test: StaticString = #function, check: (inout SplitMix64) throws -> String?
  ) rethrows {
    try forAll(law, count: count, seed: seed, in: { $0 }, file: file, line: line, test: test) { generator in
      var generator = generator
      return try check(&generator)
    }
  }
}

/// Returns the first of `count` seeded inputs that breaks a law, shrunk as far as possible; `nil` if the law holds.
func counterexample<Input>(
  count: Int, seed: UInt64, in draw: (inout SplitMix64) -> Input, shrinking shrink: (Input) -> [Input],
  check: (Input) throws -> String?
) rethrows -> (input: Input, fault: String, seed: UInt64)? {
  for number in 0..<UInt64(count) {
    var generator = SplitMix64(seed: seed &+ number)
    var input = draw(&generator)
    guard var fault = try check(input) else { continue }

    while let (smaller, itsFault) = try firstFailure(in: shrink(input), check) {
      (input, fault) = (smaller, itsFault)
    }
    return (input, fault, seed &+ number)
  }
  return nil
}

/// What `forAll` shrinks: it continues with the removals of the first input that still fails.
protocol Shrinkable {
  /// Smaller inputs, each without a part of this one.
  var removals: [Self] { get }
}

extension Shrinkable {
  /// The inputs that result from removing parts of one property.
  func removals(of property: WritableKeyPath<Self, some Shrinkable>) -> [Self] {
    self[keyPath: property].removals.map {
      var smaller = self
      smaller[keyPath: property] = $0
      return smaller
    }
  }
}

extension Array: Shrinkable {
  /// The lists that result from removing a part of this one: halves first, single elements last.
  var removals: [[Element]] {
    var results: [[Element]] = []
    var size = (count + 1) / 2
    while size > 0 {
      for start in stride(from: 0, to: count, by: size) {
        results.append(Array(self[..<start] + self[Swift.min(start + size, count)...]))
      }
      size = size == 1 ? 0 : (size + 1) / 2
    }
    return results
  }
}

/// A script, whose steps are left out one by one until those remain that break a law.
protocol ShrinkableScript: Shrinkable {
  associatedtype Step
  var steps: [Step] { get set }
}

extension ShrinkableScript {
  /// The scripts that result from removing steps.
  var removals: [Self] { removals(of: \.steps) }
}

/// Returns the first of `inputs` that breaks a law, and how.
private func firstFailure<Input>(
  in inputs: [Input], _ check: (Input) throws -> String?
) rethrows -> (Input, String)? {
  for input in inputs {
    if let fault = try check(input) { return (input, fault) }
  }
  return nil
}
