@testable import ScrollKinetics

final class ScrollGestureTests: XCTestCase {
  /// A canvas that can scroll far in all directions, in its middle.
  static func canvas(_ physics: Scroller.Physics = .uiKit) -> Scroller {
    Scroller(
      viewport: Viewport(400, 800, content: 1e6, 1e6, contentOffset: ScrollPoint(5e5, 5e5)), physics: physics)
  }

  private func events(_ gesture: ScrollGesture, _ scroller: Scroller = canvas()) -> [Scroller.Event] {
    var scroller = scroller
    var all: [Scroller.Event] = []
    scroller.perform(gesture) { _, events in all += events }
    scroller.runToRest(atMost: 1000) { _, events in all += events }
    scroller.checkInvariants()
    return all
  }

  func testTapDragsNothing() {
    let tap = ScrollGesture.tap(at: ScrollPoint(200, 300))
    assertEqual((events(tap), tap.duration), ([], .milliseconds(100)))
  }

  func testDragEndsWhereAskedLessTheSlop() {
    var scroller = Self.canvas()
    let drag = ScrollGesture.drag(from: ScrollPoint(100, 600), to: ScrollPoint(100, 300.5))
    scroller.perform(drag)
    assertEqual((scroller.contentOffset, scroller.phase), (ScrollPoint(5e5, 5e5 + 290), .idle))
    XCTAssertEqual(drag.duration, .milliseconds(400))
  }

  // Catches: `closingSamples(3, after: moves)` in `drag` made `closingSamples(1, after: moves)`.
  func testHeldDragIsReleasedWithoutVelocity() {
    forAll("a hold leaves no velocity, even past a limit", count: 300, in: Scene.init) { scene in
      let hold = Duration.milliseconds(1 + scene.sampling.seed % 200)
      let drag = ScrollGesture.drag(from: scene.start, to: scene.end, hold: hold, sampling: scene.sampling)
      for offset in [0, 5e5] {
        var scroller = Self.canvas()
        scroller.handle(.setContentOffset(ScrollPoint(offset, offset), nil), at: .origin)
        let velocity = scroller.velocityOfRelease(after: drag)
        if let velocity, velocity != .zero { return "released at \(velocity)" }
      }
      return nil
    }
  }

  func testDragWithoutHoldIsReleasedWithItsVelocity() {
    var scroller = Self.canvas()
    let velocity = scroller.velocityOfRelease(
      after: .drag(from: .zero, to: ScrollPoint(0, -300), duration: .milliseconds(200), hold: .zero))
    XCTAssertEqual(velocity?.dy ?? 0, 1500, accuracy: 1e-9)
  }

  /// The release velocity is accurate to 10⁻⁹ on each axis, and the finger ends exactly at the given place.
  /// Catches: 0.6 in `FlickPath.early` made 0.61; `latest.largest >= Self.slowest` in `hurried` left out;
  /// `drags(places)` taken as true; `jitter * unit(index)` added to `time(ofSample:)` only.
  func testReleaseVelocityIsRight() {
    forAll("the release velocity is the requested one", count: 1_200, in: Scene.init) { scene in
      guard scene.velocity != .zero else { return nil }
      var scroller = Self.canvas()
      guard let velocity = scroller.velocityOfRelease(after: scene.flick) else { return "no drag" }
      for axis in ScrollAxis.allCases {
        let (found, wanted) = (0 - velocity[axis], scene.velocity[axis])
        let isRight = (found - wanted).magnitude <= 1e-9 * max(wanted.magnitude, 1)
        if !isRight { return "released at \(found) instead of \(wanted) on \(axis)" }
      }
      let last = scene.flick.samples.dropLast().last?.input
      guard case .touchMoved(scene.end, 0) = last else { return "ends elsewhere" }
      return nil
    }
  }

  /// Mirrored flicks have mirrored samples, and swapped ones swapped samples, bit for bit.
  /// Catches: `Swift.max(dx.magnitude, dy.magnitude)` in `largest` made `Swift.max(dx, dy)`.
  func testMirroredAndSwappedFlicks() {
    forAll("a flick is mirror-symmetric and treats both axes alike", count: 300, in: Scene.init) { scene in
      let changes: [(ScrollPoint) -> ScrollPoint] = [
        { ScrollPoint(0 - $0.x, 0 - $0.y) }, { ScrollPoint($0.y, $0.x) },
      ]
      for change in changes {
        let changed = scene.applying(change)
        let pairs = zip(scene.flick.samples, changed.flick.samples)
        let agree = pairs.allSatisfy { one, other in
          one.time == other.time && one.input.place.map(change) == other.input.place
        }
        let areAsMany = scene.flick.samples.count == changed.flick.samples.count
        guard agree, areAsMany else { return "differs: \(changed.flick)" }
      }
      return nil
    }
  }

  func testFlickWithRoomNeverTurnsRound() {
    forAll("a flick with room is monotone", in: Scene.init) { scene in
      let flick = ScrollGesture.flick(
        from: .zero, to: ScrollPoint(0, 400 + scene.end.y.magnitude),
        velocity: ScrollVector(0, 260 + scene.velocity.dy.magnitude.truncatingRemainder(dividingBy: 2000)),
        sampling: scene.sampling)
      let places = flick.samples.compactMap { $0.input.place?.y }
      return zip(places, places.dropFirst()).allSatisfy { $0 <= $1 } ? nil : "\(places)"
    }
  }

  func testFlickWithoutVelocityStops() {
    for length in [5.0, 50, 500] {
      var scroller = Self.canvas()
      scroller.perform(.flick(from: .zero, to: ScrollPoint(length, 0), velocity: .zero))
      assertEqual((scroller.phase, scroller.x), (.idle, 5e5 - max(0, length - 10)))
    }
  }

  /// For all numbers, the last touch of a flick is at its end, and the content comes to rest within its limits.
  /// Catches: `.saturated` left out of `lead` in `FlickPath.swept`.
  func testExtremeFlicksMeanSomething() {
    let numbers = [0, 1, -1e300, .greatestFiniteMagnitude, -.greatestFiniteMagnitude]
    for (a, b) in product(numbers, numbers) {
      for (v, rate) in product(numbers, [1, 24, 240] as [Double]) {
        let flick = ScrollGesture.flick(
          from: ScrollPoint(a, 0), to: ScrollPoint(b, 3), velocity: ScrollVector(v, a),
          sampling: .init(samplesPerSecond: rate, jitter: 0.5))
        var scroller = Self.canvas()
        scroller.perform(flick)
        scroller.advance(to: scroller.instantOfRest)
        let viewport = scroller.viewport
        guard flick.samples.dropLast().last?.input.place == ScrollPoint(b, 3),
          flick.samples.allSatisfy({ $0.input.place?.isFinite ?? true }), scroller.fault == nil,
          scroller.phase == .idle, viewport.contentOffset == viewport.clamped(viewport.contentOffset)
        else { return XCTFail("from \(a) to \(b) at \(v): \(scroller)") }
      }
    }
  }

  func testSamplesAreNeverLaterThanTheJitterAllows() {
    let sampling = ScrollGesture.Sampling(samplesPerSecond: 59.94, jitter: 0.5, seed: 7)
    XCTAssertEqual(sampling.time(ofSample: 0), .zero)
    var delays: Set<Double> = []
    for index in 1...1000 {
      let delay = sampling.seconds(fromSample: 0, to: index) * 59.94 - Double(index)
      XCTAssert(delay > -1e-9 && delay < 0.5)
      delays.insert(delay)
    }
    XCTAssertGreaterThan(delays.count, 900)
  }

  func testSeedsDecideTheJitter() {
    func flick(_ seed: UInt64) -> ScrollGesture {
      .flick(
        from: .zero, to: ScrollPoint(0, 300), velocity: ScrollVector(0, 1000),
        sampling: .init(samplesPerSecond: 120, jitter: 0.25, seed: seed))
    }
    XCTAssertEqual(flick(1), flick(1))
    XCTAssertNotEqual(flick(1), flick(2))
  }

  func testRunToRestEnds() {
    var scroller = Self.canvas(Scroller.Physics(decelerationRate: DecelerationRate(rawValue: 1 - 0x1p-53)))
    scroller.perform(.flick(from: .zero, to: ScrollPoint(0, 300), velocity: ScrollVector(0, 2000)))
    var frames = 0
    XCTAssertFalse(scroller.runToRest(atMost: 10) { _, _ in frames += 1 })
    XCTAssertEqual(frames, 10)
    scroller.handle(.touchDown(.zero))
    XCTAssertFalse(scroller.runToRest())
    scroller.handle(.touchUp)
    XCTAssertTrue(scroller.runToRest())
  }

  func testFramesAreNotAddedUp() {
    var scroller = Self.canvas()
    scroller.perform(
      .flick(from: .zero, to: ScrollPoint(0, 300), velocity: ScrollVector(0, 2000)), at: .origin)
    let start = scroller.now
    var frame = 0
    scroller.runToRest(framesPerSecond: 60) { scroller, _ in
      frame += 1
      // A sixtieth of a second is a sixth of 10¹⁷ attoseconds.
      let rest = (Int64(frame % 60) * 100_000_000_000_000_000 + 3) / 6
      let passed = Duration(secondsComponent: Int64(frame / 60), attosecondsComponent: rest)
      XCTAssertEqual(scroller.now, start.advanced(by: passed))
    }
    XCTAssertGreaterThan(frame, 100)
  }
}

private struct Scene {
  var start, end: ScrollPoint
  var velocity: ScrollVector
  var sampling: ScrollGesture.Sampling

  var flick: ScrollGesture { .flick(from: start, to: end, velocity: velocity, sampling: sampling) }

  init(_ random: inout SplitMix64) {
    func speed() -> Double {
      switch random.integer(in: 0...4) {
      case 0: 0
      case 1: random.double(in: -400...400)
      default: random.double(exponents: 0...14)
      }
    }
    start = ScrollPoint { _ in random.double(in: 0...1000) }
    velocity = ScrollVector { _ in speed() }
    let way = ScrollVector { _ in
      random.happens(onceIn: 3) ? random.double(in: -20...20) : random.double(in: -800...800)
    }
    end = random.happens(onceIn: 10) ? start : start + way
    let rates = [24, 60, 120, 240, 1000, 59.94, random.double(in: 24...1000)]
    sampling = ScrollGesture.Sampling(
      samplesPerSecond: random.pick(rates), jitter: random.pick([0, 0.1, 0.5]), seed: random.next())
  }

  func applying(_ change: (ScrollPoint) -> ScrollPoint) -> Scene {
    changed(self) {
      ($0.start, $0.end) = (change(start), change(end))
      $0.velocity = change(.zero + velocity) - .zero
    }
  }
}

extension Scroller.Input {
  var place: ScrollPoint? {
    switch self {
    case .touchDown(let place, _), .touchMoved(let place, _): place
    default: nil
    }
  }
}

extension Scroller {
  /// Handles the inputs of a gesture, and returns the velocity with which its drag is released; nil where there is none.
  fileprivate mutating func velocityOfRelease(after gesture: ScrollGesture) -> ScrollVector? {
    var velocity: ScrollVector?
    let start = now
    for sample in gesture.samples {
      handle(sample.input, at: start.advanced(by: sample.time)) { velocity = $0.velocity }
    }
    return velocity
  }
}
