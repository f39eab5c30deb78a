import Foundation
import XCTest

extension XCTestCase {
  /// Checks a law on `count` seeded inputs, and reports the first that breaks it.
  ///
  ///     forAll("log undoes exp", in: { $0.double(in: -8...8) }) { x in
  ///       Double.log(.exp(x)) == x ? nil : "log(exp) is \(Double.log(.exp(x)))"
  ///     }
  ///
  /// The inputs are the same in every run. The failure message names the command that starts the same test with
  /// the input at fault; it sets the environment variable `SCROLL_SEED`, which any other seed can be given in
  /// as well.
  ///
  /// `SCROLL_MANY=10` draws ten times as many inputs, for a longer search.
  ///
  /// - Parameters:
  ///   - law: what is true of every input, in words.
  ///   - seed: the seed of the first input; the seed of each further one is one more.
  ///   - draw: makes an input.
  ///   - shrink: smaller inputs than the one given, to be tried when it breaks the law: `removals(from:)` for a list.
  ///   - check: what is wrong with an input, or `nil`.
  func forAll<Input>(
    _ law: String,
    count: Int = 1_000,
    seed: UInt64 = 1,
    in draw: (inout SplitMix64) -> Input,
    shrinking shrink: (Input) -> [Input] = { _ in [] },
    file: StaticString = #filePath, line: UInt = #line,
    test: StaticString = #function,
    check: (Input) throws -> String?
  ) rethrows {
    let start = ProcessInfo.processInfo.environment["SCROLL_SEED"].flatMap { UInt64($0) } ?? seed
    let many = ProcessInfo.processInfo.environment["SCROLL_MANY"].flatMap { Int($0) } ?? 1
    let found = try counterexample(
      count: count * many, seed: start, in: draw, shrinking: shrink, check: check)
    guard let found else { return }

    let name = "\(type(of: self))/\(test)".dropLast("()".count)
    let replay = "SCROLL_SEED=\(found.seed) swift test --filter \(name)"
    XCTFail("\(law): \(found.fault)\n  input: \(found.input)\n  replay: \(replay)", file: file, line: line)
  }

  /// Checks a law by assertions on what `body` draws with each of `count` seeds, and reports the first that breaks it.
  ///
  /// Nothing is shrunk: an input is what `body` makes of its seed.
  func forAll(
    _ law: String,
    count: Int = 400,
    seed: UInt64 = 1,
    file: StaticString = #filePath, line: UInt = #line,
    test: StaticString = #function,
    body: (inout SplitMix64) throws -> Void
  ) rethrows {
    try forAll(law, count: count, seed: seed, in: { $0 }, file: file, line: line, test: test) { generator in
      var generator = generator
      let failures = testRun?.totalFailureCount ?? 0
      try body(&generator)
      return (testRun?.totalFailureCount ?? 0) > failures ? "the assertions above" : nil
    }
  }
}

/// The first of `count` seeded inputs that breaks a law, made as small as `shrink` can; `nil` if the law holds.
func counterexample<Input>(
  count: Int, seed: UInt64,
  in draw: (inout SplitMix64) -> Input,
  shrinking shrink: (Input) -> [Input],
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

/// The lists that `list` becomes by leaving something out: a half first, single elements last.
///
/// For `forAll`, which takes the first that still fails, and asks again for its removals.
func removals<Element>(from list: [Element]) -> [[Element]] {
  var results: [[Element]] = []
  var size = (list.count + 1) / 2
  while size > 0 {
    for start in stride(from: 0, to: list.count, by: size) {
      results.append(Array(list[..<start] + list[min(start + size, list.count)...]))
    }
    size = size == 1 ? 0 : (size + 1) / 2
  }
  return results
}

/// The first of `inputs` that breaks a law, and how.
private func firstFailure<Input>(
  in inputs: [Input], _ check: (Input) throws -> String?
) rethrows -> (Input, String)? {
  for input in inputs {
    if let fault = try check(input) { return (input, fault) }
  }
  return nil
}
