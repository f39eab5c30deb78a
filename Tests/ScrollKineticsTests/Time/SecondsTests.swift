@testable import ScrollKinetics

/// Steps by a number of seconds, as game loops have them.
final class SecondsTests: XCTestCase {
  /// Numbers of seconds of every size and sign, frames among them.
  private static func seconds(_ generator: inout SplitMix64) -> Double {
    switch generator.integer(in: 0...9) {
    case 0: generator.pick([0, -0.0, 1, -1, 1.0.nextDown, 1.0.nextUp, 0x1p-61, 1e-18, 1e-300, 0x1p61, 1e300])
    case 1...4: generator.double(in: 0...0.05)
    default: generator.double(exponents: -70...63)
    }
  }

  private static func instant(_ generator: inout SplitMix64) -> ScrollInstant {
    ScrollInstant(seconds: seconds(&generator))
  }

  private static func mirrored(_ instant: ScrollInstant) -> ScrollInstant {
    ScrollInstant(.zero - instant.sinceOrigin)
  }

  /// Catches: `seconds >= 0` or `seconds < 1` left out of `advanced(bySeconds:)`.
  func testSecondsAreADuration() {
    forAll(
      "advanced(bySeconds:) is advanced(by:) of the duration from the origin to ScrollInstant(seconds:)",
      count: 5_000, in: { (Self.instant(&$0), Self.seconds(&$0)) }
    ) { start, seconds in
      let there = start.advanced(bySeconds: seconds)
      return there == start.advanced(by: ScrollInstant(seconds: seconds).sinceOrigin) ? nil : "\(there)"
    }
  }

  /// Catches: in `advanced(bySeconds:)`, `advanced(like: ScrollInstant(seconds: seconds))` made the sum of two `Double`s,
  /// `ScrollInstant(seconds: Self.origin.seconds(to: self) + seconds)`.
  func testTwoStepsAreOneToAnAttosecond() {
    forAll(
      "two steps differ from one of their sum by an attosecond, and by the rounding of the sum", count: 5_000,
      in: { (Self.instant(&$0), $0.double(exponents: -40...20), $0.double(exponents: -40...20)) }
    ) { start, a, b in
      let (two, one) = (start.advanced(bySeconds: a).advanced(bySeconds: b), start.advanced(bySeconds: a + b))
      // The exact difference of a + b and its rounded sum (Knuth's TwoSum).
      let sum = a + b
      let part = sum - a
      let rounding = (a - (sum - part)) + (b - part)
      let difference = one.duration(to: two)
      let bound = Duration(secondsComponent: 0, attosecondsComponent: 1)
      let expected = ScrollInstant(seconds: rounding).sinceOrigin
      // At the ends of all instants steps are cut off.
      if start.wholeSeconds.magnitude > 1 << 60 { return nil }
      return difference >= expected - bound - bound && difference <= expected + bound + bound
        ? nil : "\(difference), with a rounding of \(rounding)"
    }
  }

  /// Catches: in `advanced(bySeconds:)`, `seconds >= 0, seconds < 1` made `abs(seconds) < 1`.
  func testStepsAreMonotoneAndMirrored() {
    forAll("a longer step leads no less far, and the mirrored one to the mirrored instant", count: 5_000) {
      (Self.instant(&$0), Self.seconds(&$0), Self.seconds(&$0))
    } check: { start, a, b in
      for (less, more) in [(Swift.min(a, b), Swift.max(a, b)), (a, a.nextUp), (a.nextDown, a)] {
        guard start.advanced(bySeconds: less) <= start.advanced(bySeconds: more) else {
          return "\(more) falls"
        }
      }
      // An instant less than a second after the first of all is the first, but one as long before the last is not the last.
      let there = start.advanced(bySeconds: a)
      if there.wholeSeconds.magnitude >= 1 << 60 || start.wholeSeconds.magnitude >= 1 << 60 { return nil }
      let mirrored = Self.mirrored(start).advanced(bySeconds: -a)
      return mirrored == Self.mirrored(there) ? nil : "\(mirrored)"
    }
  }

  /// Everything that moves is advanced by seconds as to the instant so many later; a negative number counts as zero, and
  /// `.zero` is a duration.
  /// Catches: `origin` for `now` in any `advance(bySeconds:)`, and in `frame(afterSeconds:)`.
  func testEverythingIsAdvancedBySeconds() {
    let flung = Scroller.tall().flung(3000).after(.milliseconds(100))
    var screen = ScrollScreen(at: flung.now)
    screen.insert(flung.viewport, as: 1)
    screen.handle(all: [.began, .ended(velocity: ScrollVector(0, -3000))], on: 1, at: screen.now)

    for seconds in [0.016, 1.0 / 3, 0, -0.016, -2, 5, 1e300] {
      let now = flung.now.advanced(bySeconds: max(0, seconds))
      func check<Value: Equatable>(
        _ value: Value, _ step: (inout Value) -> Void, _ whole: (inout Value) -> Void, line: UInt = #line
      ) {
        var (stepped, expected) = (value, value)
        step(&stepped)
        whole(&expected)
        XCTAssertEqual(stepped, expected, "\(seconds)", line: line)
        XCTAssertEqual(stepped == value, seconds <= 0, "\(seconds)", line: line)
      }
      check(flung, { $0.advance(bySeconds: seconds) }, { $0.advance(to: now) })
      check(screen, { $0.advance(bySeconds: seconds) }, { $0.advance(to: now) })
      check(flung) {
        let host = ScrollHost($0)
        host.frame(afterSeconds: seconds)
        $0 = host.scroller
      } _: {
        $0.advance(to: now)
      }
      func checkRecording<Subject>(of subject: Subject) where Recorded<Subject>: ScrollSubject {
        var (stepped, expected) = (Recorded(subject), Recorded(subject))
        stepped.advance(bySeconds: seconds)
        expected.advance(to: now)
        XCTAssertEqual(stepped.recording, expected.recording)
      }
      checkRecording(of: flung)
      checkRecording(of: screen)
    }
    XCTAssertEqual(flung.after(.zero), flung)
  }
}
