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
      XCTAssertEqual(fit.distance, velocity * reach, accuracy: 1e-5 * velocity.magnitude * reach)
      XCTAssertEqual(fit.rest, start + velocity * reach, accuracy: 1e-4)
      XCTAssertLessThan(fit.residual, 1e-8)
    }
  }

  /// The fit of a flight that is recorded to its rest tells UIKit's law from others, and finds velocity, reach and
  /// resting speed, at any time, in either direction, with any frames, whatever the place of rest is rounded to.
  ///
  /// Catches: `contains(10 / decay)` in `isUIKit`; `stop.moving` for `stop.still` in `distances`.
  func testRests() throws {
    var random = SplitMix64(seed: 8)
    for _ in 0..<400 {
      func number(_ range: ClosedRange<Double>) -> Double { random.double(in: range) }
      let (decay, restingSpeed) = (number(1.5...20), random.pick([10, 0.1, 1, 30]))
      let rate = exp(-decay / 1000)
      let reach = restingSpeed == 10 ? rate / (1 - rate) / 1000 : 1 / decay
      let velocity = number(1500...8000) * random.pick([1, -1])
      let (start, release) = (number(-500...500), number(0...100))
      let frame = random.pick([1.0 / 60, 1.0 / 120, 0.03])
      let count = Int(log(velocity.magnitude / restingSpeed) / decay / frame) + 1
      let samples = (0..<count).map { index in
        let time = Double(index) * frame
        return (release + time, start + velocity * reach * (1 - exp(-decay * time)))
      }
      let rest = start + (velocity - restingSpeed * (velocity > 0 ? 1 : -1)) * reach
      let stop = FlightStop(
        moving: samples[count - 1].0, still: release + Double(count) * frame,
        value: rest + number(-0.5...0.5))
      let fit = try XCTUnwrap(FlightFit(samples, release: release, stop: stop))
      XCTAssertEqual(fit.isUIKit, restingSpeed == 10)
      XCTAssertEqual(fit.reach, reach, accuracy: 1e-6 * reach)
      XCTAssertEqual(fit.velocity, velocity, accuracy: 1e-5 * velocity.magnitude)
      let speeds = try XCTUnwrap(fit.restingSpeeds)
      XCTAssertEqual(speeds.upperBound / speeds.lowerBound, exp(decay * frame), accuracy: 1e-3)
      XCTAssertTrue((speeds.lowerBound / 1.01...speeds.upperBound * 1.01).contains(restingSpeed), "\(speeds)")
      XCTAssertTrue(speeds.contains(try XCTUnwrap(fit.restingSpeed)))
      let elsewhere = FlightStop(moving: stop.moving, still: stop.still, value: rest + 3)
      XCTAssertNil(FlightFit(samples, release: release, stop: elsewhere)?.restingSpeeds)
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
