import Foundation
import ScrollKinetics
import XCTest

@testable import ScrollTrace

final class FlightFitTests: XCTestCase {
  /// The fit of a flight with known rate, velocity and start finds them, at any time, in either direction, with any
  /// frames.
  ///
  /// Catches: `first.time - release` the other way round; the `* point.t` of the third slope left out.
  func testSyntheticFlights() throws {
    var random = SplitMix64(seed: 7)
    for _ in 0..<200 {
      func number(_ range: ClosedRange<Double>) -> Double { random.double(in: range) }
      let rate = random.pick([0.99, 0.998, number(0.98...0.9985)])
      let velocity = number(300...8000) * random.pick([1, -1])
      let (start, release) = (number(-5000...5000), number(0...100))
      let (lag, frame) = (number(0...0.02), random.pick([1.0 / 60, 1.0 / 120, 0.03]))
      let reach = rate / (1 - rate) / 1000
      let samples = (0..<random.pick([20, 60])).map { index in
        let time = lag + Double(index) * frame
        return (release + time, start + velocity * reach * (1 - pow(rate, 1000 * time)))
      }
      let fit = try XCTUnwrap(FlightFit(samples, release: release))
      XCTAssertEqual(fit.rate, rate, accuracy: 1e-9)
      XCTAssertEqual(fit.velocity, velocity, accuracy: 1e-5 * velocity.magnitude)
      XCTAssertEqual(fit.rest, start + velocity * reach, accuracy: 1e-4)
      XCTAssertLessThan(fit.residual, 1e-8)
    }
  }

  /// Samples that are no flight have no fit.
  func testNoFlight() {
    XCTAssertNil(FlightFit([], release: 0))
    XCTAssertNil(FlightFit((0..<9).map { (Double($0), 5) }, release: 0))
    XCTAssertNil(
      FlightFit((0..<9).map { (Double($0), Double($0)) }, release: 0), "not slowing down")
    XCTAssertNil(
      FlightFit((0..<9).map { (Double($0), Double($0 * $0)) }, release: 0), "speeding up")
  }

  /// The recorded flick: its recorded offsets alone say that the rate was UIKit's.
  func testRecordedFlick() throws {
    let flick = try XCTUnwrap(Demo(named: "recorded-flick"))
    let samples = flick.recorded.dropLast().map { (Double($0.frame) / 60, $0.offset) }
    let fit = try XCTUnwrap(FlightFit(samples, release: 59.0 / 60))
    XCTAssertEqual(fit.rate, 0.998, accuracy: 1e-6)
    XCTAssertEqual(fit.velocity, 4109.762731616664, accuracy: 1)
  }
}
