@testable import ScrollKinetics

/// The velocity of content that two fingers hold (PHYSICS §6).
final class SeveralFingersTests: XCTestCase {
  private typealias Finger = (number: Int, time: Double, place: Double)

  /// The subject that the fingers touch.
  private enum Kind: CaseIterable { case exact, displayLink, reducedMotion, screen }

  /// Content that can be zoomed, on its own or in a screen.
  private struct Photo {
    let kind: Kind
    let axis: ScrollAxis
    let sign: Double
    var scroller: Scroller
    var screen = ScrollScreen()
    var velocity: ScrollVector?

    init(_ kind: Kind, _ axis: ScrollAxis = .vertical, _ sign: Double = 1) {
      (self.kind, self.axis, self.sign) = (kind, axis, sign)
      var viewport = Viewport(400, 400, content: 8000, 8000, contentOffset: ScrollPoint(4000, 4000))
      viewport.zoomLimits = ScrollZoomLimits(from: 0.25, to: 4)
      var physics = Scroller.Physics(integration: kind == .displayLink ? .displayLink : .exact)
      physics.reducesMotion = kind == .reducedMotion
      scroller = Scroller(viewport: viewport, physics: physics)
      guard kind == .screen else { return }
      let page = changed(viewport) { ($0.zoomLimits, $0.contentSize) = (.none, ScrollSize(400, 400)) }
      screen.insert(page, as: 1)
      screen.insert(viewport, as: 2, in: 1, physics: physics)
    }

    mutating func handle(_ input: Scroller.Input, at milliseconds: Double) {
      let instant = ScrollInstant(seconds: milliseconds / 1000)
      if kind == .screen {
        screen.handle(input, on: 2, at: instant) { if $0 == 2 { velocity = $1.velocity } }
      } else {
        scroller.handle(input, at: instant) { velocity = $0.velocity }
        scroller.checkInvariants()
      }
    }

    private func point(_ finger: Finger) -> ScrollPoint {
      ScrollPoint { $0 == axis ? 200 + sign * finger.place : 150 + 60 * Double(finger.number) }
    }

    mutating func down(_ finger: Finger) {
      handle(.touchDown(point(finger), finger: finger.number), at: finger.time)
    }
    mutating func move(_ finger: Finger) {
      handle(.touchMoved(point(finger), finger: finger.number), at: finger.time)
    }
    mutating func up(_ number: Int, at time: Double) { handle(.touchUp(finger: number), at: time) }

    /// The velocity of the fingers at the release.
    var released: Double? { velocity.map { 0 - sign * $0[axis] } }
  }

  private func forAllPhotos(_ check: (inout Photo) throws -> Void) rethrows {
    for (kind, axis, sign) in product(Kind.allCases, ScrollAxis.allCases, [1.0, -1]) {
      var photo = Photo(kind, axis, sign)
      try check(&photo)
    }
  }

  /// Two fingers, the second `gap` ms after the first, with the given velocities in points per second, from 60 points before and
  /// after the middle.
  private func drag(
    _ photo: inout Photo, _ velocities: (Double, Double), gap: Double, samples: Int = 1,
    lifts: [(finger: Int, time: Double)] = []
  ) {
    func place(_ finger: Int, _ time: Double) -> Finger {
      let velocity = finger == 0 ? velocities.0 : velocities.1
      return (finger, time, (finger == 0 ? -60 : 60) + velocity * time / 1000)
    }
    for finger in 0...1 {
      photo.down(changed(place(finger, 0)) { $0.time = gap * Double(finger) })
    }
    for (frame, finger, sample) in product(1...10, 0...1, 1...samples) {
      let time = 8 * (Double(frame - 1) + Double(sample) / Double(samples))
      photo.move(changed(place(finger, time)) { $0.time = time + gap * Double(finger) })
    }
    for (finger, time) in lifts { photo.up(finger, at: time) }
  }

  /// How far apart the samples of two fingers come does not matter: a symmetric pinch releases with 0, a pan of 600 with 600; 2 or 4
  /// coalesced samples of each finger together release with 500.
  /// Catches: in `pairMoved`, `touch.pan.tracker.instant` for both fingers.
  func testSamplesApart() throws {
    for gap in [0, 0.03, 1, 2, 4] {
      forAllPhotos { photo in
        drag(&photo, (-400, 400), gap: gap, lifts: [(1, 86), (0, 87)])
        XCTAssertEqual(photo.velocity, .zero, "\(gap) in \(photo.kind)")
      }
      try forAllPhotos { photo in
        drag(&photo, (600, 600), gap: gap, lifts: [(1, 86), (0, 87)])
        XCTAssertEqual(try XCTUnwrap(photo.released), 600, accuracy: 1e-9, "\(gap) in \(photo.kind)")
      }
    }
    for samples in [2, 4] {
      try forAllPhotos { photo in
        drag(&photo, (500, 500), gap: 0, samples: samples, lifts: [(0, 82), (1, 82)])
        XCTAssertEqual(try XCTUnwrap(photo.released), 500, accuracy: 1e-9, "\(samples) in \(photo.kind)")
      }
    }
  }

  /// Law: how much later the samples of the second finger come changes no bit of the release, wherever the fingers are.
  /// Catches: in `samplePair`, `touch.pan.tracker` for the partner; in `pairMoved`, `beginPan` of both.
  func testLaterSamplesChangeNoBit() {
    typealias Case = (steps: [Int], ways: [(Double, Double)], axis: ScrollAxis, kind: Kind)
    func draw(_ random: inout SplitMix64) -> Case {
      let count = random.integer(in: 1...12)
      return (
        (0..<count).map { _ in random.pick([4, 8, 8, 16, 40]) },
        (0..<count).map { _ in (random.double(in: -30...50), random.double(in: -50...30)) },
        random.pick(ScrollAxis.allCases), random.pick(Kind.allCases)
      )
    }
    forAll("a constant delay of the second finger", count: 400, in: draw) { steps, ways, axis, kind in
      var released: [Double?] = []
      for delay in [0, 0.001, 0.03, 1, 3.999] {
        var photo = Photo(kind, axis)
        photo.down((0, 0, 0))
        photo.down((1, delay, 20))
        var (time, first, second) = (0, 0.0, 20.0)
        for (step, way) in zip(steps, ways) {
          time += step
          (first, second) = (first + way.0, second + way.1)
          photo.move((0, Double(time), first))
          photo.move((1, Double(time) + delay, second))
        }
        photo.up(1, at: Double(time) + 6)
        photo.up(0, at: Double(time) + 7)
        released.append(photo.released)
      }
      return released.allSatisfy { found in
        guard let found, let first = released[0] else { return found == released[0] }
        // The instants are rounded, and so are the durations.
        return (found - first).magnitude <= 1e-9 * (1 + first.magnitude)
      } ? nil : "\(released)"
    }
  }

  /// The finger that is left after a drag of two keeps their velocity for 100 ms, in which it may move as it likes; after that, the
  /// first sample begins a step.
  /// Catches: in `part`, `keep` left out; `StepTimes.keeping` made 0.05; in `VelocityTracker.skip`, `times.skip` after the time, too.
  func testTheFingerThatIsLeft() throws {
    for leaving in [0, 1] {
      forAllPhotos { photo in
        drag(&photo, (-400, 400), gap: 0.03)
        photo.up(leaving, at: 86)
        // It is dragged on while it is lifted.
        for step in 1...3 { photo.move((1 - leaving, 86 + 8 * Double(step), 100 + 30 * Double(step))) }
        photo.up(1 - leaving, at: 111)
        XCTAssertEqual(photo.velocity, .zero, "\(photo.kind)")
      }
      for (lift, expected) in [(186.0, 600.0), (186.001, 0)] {
        try forAllPhotos { photo in
          drag(&photo, (600, 600), gap: 1)
          photo.up(leaving, at: 86)
          photo.move((1 - leaving, 100, 120))
          photo.up(1 - leaving, at: lift)
          XCTAssertEqual(try XCTUnwrap(photo.released), expected, accuracy: 1e-9, "\(photo.kind) at \(lift)")
        }
      }
      try forAllPhotos { photo in
        drag(&photo, (600, 600), gap: 1)
        photo.up(leaving, at: 86)
        for step in 0...12 { photo.move((1 - leaving, 90 + 8 * Double(step), 120 - 20 * Double(step))) }
        for step in 0...2 { photo.move((1 - leaving, 190 + 8 * Double(step), -120 + 8 * Double(step))) }
        photo.up(1 - leaving, at: 208)
        XCTAssertEqual(try XCTUnwrap(photo.released), 1000, accuracy: 1e-9, "\(photo.kind)")
      }
    }
  }

  /// Each finger counts for itself: one that rests counts as 0, one that has just come has no velocity, and the least speed is that of
  /// both together.
  /// Catches: the comparison with `longestPause` left out in `Scroller.velocities(at:)`; in `ReleaseVelocity.blended`,
  /// `blend(first, isSlow)` alone.
  func testTheMean() throws {
    try forAllPhotos { photo in
      // The second finger was down, and has not moved for 200 ms.
      photo.down((0, 0, 0))
      photo.down((1, 0, 60))
      for step in 1...4 { photo.move((1, 8 * Double(step), 60 + 8 * Double(step))) }
      for step in 1...30 { photo.move((0, 8 * Double(step), 8 * Double(step))) }
      photo.up(1, at: 242)
      photo.up(0, at: 243)
      XCTAssertEqual(try XCTUnwrap(photo.released), 500, accuracy: 1e-9, "\(photo.kind)")
    }
    forAllPhotos { photo in
      drag(&photo, (1000, -600), gap: 1, lifts: [(0, 86), (1, 87)])
      XCTAssertEqual(photo.velocity, .zero, "200 of both is too slow: \(photo.kind)")
    }
    try forAllPhotos { photo in
      drag(&photo, (1000, -400), gap: 1, lifts: [(0, 86), (1, 87)])
      XCTAssertEqual(try XCTUnwrap(photo.released), 300, accuracy: 1e-9, "\(photo.kind)")
    }
  }

  /// The end of a recognised pinch adds no sample.
  /// Catches: in `Scroller.apply`, `endPinch(to: scale, at: point, &events)` made
  /// `pinch(to: scale, at: point, instant, &events)`.
  func testTheEndOfAReadyMadePinch() {
    forAllPhotos { photo in
      let (axis, sign) = (photo.axis, photo.sign)
      func point(_ time: Double) -> ScrollPoint {
        ScrollPoint { $0 == axis ? 200 + sign * 999 * time / 1000 : 200 }
      }
      photo.handle(.pinch(.began, scale: 1, at: point(0)), at: 0)
      for step in 1...10 {
        photo.handle(
          .pinch(.changed, scale: 1 + 0.02 * Double(step), at: point(8 * Double(step))), at: 8 * Double(step))
      }
      photo.handle(.pinch(.ended, scale: 1.2, at: point(80)), at: 88)
      // The host is not asked, and the first tick has slowed the content down.
      let flying = photo.kind == .screen ? photo.screen.members[1].scroller : photo.scroller
      let momentum = flying.axes[axis].state(at: flying.now).momentum
      let u = -2.002002670673078e-3 * 1000 / 60
      let share = photo.kind == .displayLink ? 1 + u + u * u / 2 : 1
      XCTAssertEqual(momentum, -999 * sign * share, accuracy: 1e-9, "\(photo.kind)")
    }
  }

  /// A predicted place of either finger of a pair moves the content as a sample there does.
  /// Catches: in `contentOffset(forFingerAt:finger:)`, the case of a pair left out.
  func testAPredictedPlaceOfAPair() {
    var photo = Photo(.exact)
    drag(&photo, (600, 600), gap: 0)
    let place = ScrollPoint(150, 240)
    var moved = photo.scroller
    let predicted = moved.contentOffset(forFingerAt: place)
    moved.handle(.touchMoved(place), at: .seconds(0.09))
    XCTAssertEqual(predicted, moved.contentOffset)
  }
}
