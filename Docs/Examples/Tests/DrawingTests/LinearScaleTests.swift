import Drawing
import XCTest

final class LinearScaleTests: XCTestCase {
  func testPlaces() {
    let scale = LinearScale(10...20, from: 300, to: 100)
    XCTAssertEqual([10, 15, 20, 25].map { scale[$0] }, [300, 200, 100, 0])
    // Far outside, but no further than a picture can bear.
    XCTAssertEqual(scale[1e300], -1700)
  }

  func testTicksAreRound() {
    XCTAssertEqual(LinearScale(0...10, from: 0, to: 1).ticks(5).values, [0, 2, 4, 6, 8, 10])
    XCTAssertEqual(LinearScale(-1...1, from: 0, to: 1).ticks(4).values, [-1, -0.5, 0, 0.5, 1])
    XCTAssertEqual(LinearScale(-1...1, from: 0, to: 1).ticks(4).decimals, 1)
    XCTAssertEqual(
      LinearScale(-317...5443, from: 0, to: 1).ticks(6).values, [0, 1000, 2000, 3000, 4000, 5000])
  }

  func testTheNumberOfTicksIsNearTheWish() {
    XCTAssertEqual(
      LinearScale(-90...1390, from: 0, to: 1).ticks(6).values, [0, 200, 400, 600, 800, 1000, 1200])
    XCTAssertEqual(LinearScale(0...0.003, from: 0, to: 1).ticks(3).decimals, 3)
    XCTAssertEqual(LinearScale(0...0.003, from: 0, to: 1).ticks(3).values.count, 4)
  }

  func testAnEmptyDomainIsWidened() {
    let scale = LinearScale(7...7, from: 0, to: 100)
    XCTAssertEqual(scale[7], 50)
    XCTAssertFalse(scale.ticks(5).values.isEmpty)
  }

  func testHugeAndTinyDomains() {
    let largest = Double.greatestFiniteMagnitude
    for domain in [
      -largest...largest, 0...largest, 0...Double.leastNonzeroMagnitude, 1e300...1.0000001e300,
      -1e-12...1e-12,
    ] {
      let scale = LinearScale(domain, from: 0, to: 100)
      XCTAssertTrue(scale[domain.lowerBound].isFinite && scale[domain.upperBound].isFinite)
      XCTAssertLessThan(scale.ticks(5).values.count, 21)
    }
  }
}
