final class SupportTests: XCTestCase {
  // The first numbers for seed 0, as published with the reference code.
  func testSplitMix64() {
    var generator = SplitMix64(seed: 0)
    assertEqual((generator.next(), generator.next()), (0xe220_a839_7b1d_cdaf, 0x6e78_9e6a_a1b9_65f4))
    XCTAssertEqual(generator.next(), 0x06c4_5d18_8009_454f)
  }

  // FNV-1a: the start value, then eight zero bytes, each of which is a product with the prime.
  func testFingerprint() {
    var print = Fingerprint()
    XCTAssertEqual(print.description, "cbf29ce484222325")
    print.combine(0.0)
    XCTAssertEqual(print.hash, (0..<8).reduce(0xcbf2_9ce4_8422_2325) { hash, _ in hash &* 0x100_0000_01b3 })
  }

  func testUlps() {
    XCTAssertEqual(ulps(0, -0.0), 0)
    XCTAssertEqual(ulps(.leastNonzeroMagnitude, -.leastNonzeroMagnitude), 2)
    assertEqual((ulps(1, 1.0.nextUp), ulps(.greatestFiniteMagnitude, .infinity)), (1, 1))
    assertEqual((ulps(.nan, -.nan), ulps(.nan, 1)), (0, .max))
  }

  func testRemovals() {
    XCTAssertEqual([Int]().removals, [])
    XCTAssertEqual([1].removals, [[]])
    XCTAssertEqual([1, 2].removals, [[2], [1]])
    XCTAssertEqual([1, 2, 3].removals, [[3], [1, 2], [2, 3], [1, 3], [1, 2]])
  }

  // Seeds count up from the first; a list is cut down to what breaks the law.
  func testCounterexample() {
    func draw(_ generator: inout SplitMix64) -> [Int] { (0..<20).map { _ in generator.integer(in: 0...99) } }
    func check(_ list: [Int]) -> String? { list.contains { $0 > 95 } ? "above 95" : nil }
    let found = counterexample(count: 100, seed: 7, in: draw, shrinking: \.removals, check: check)
    assertEqual((found?.input.count, found?.fault), (1, "above 95"))

    // What a replay does: the same input comes first.
    let again = counterexample(count: 1, seed: found!.seed, in: draw, shrinking: \.removals, check: check)
    XCTAssertEqual(again?.input, found?.input)
    XCTAssertNil(counterexample(count: 100, seed: 7, in: draw, shrinking: \.removals) { _ in nil })
  }
}
