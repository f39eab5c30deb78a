@testable import ScrollKinetics

/// A target that the program or the host has chosen is a place in the content: it moves with that place (PHYSICS §9).
final class PlacesInContentTests: XCTestCase {
  private func rect(_ start: Double, _ length: Double, on axis: ScrollAxis) -> ScrollRect {
    ScrollRect(origin: .along(axis, start), size: ScrollSize { $0 == axis ? length : 100 })
  }

  /// Content from 0 to 8000 on both axes in a frame of 800, at an offset on one axis.
  private func content(at offset: Double, on axis: ScrollAxis, _ physics: Scroller.Physics = .uiKit)
    -> Scroller
  {
    let viewport = Viewport(800, 800, content: 8000, 8000, contentOffset: .along(axis, offset))
    return Scroller(viewport: viewport, physics: physics)
  }

  /// 44 points at 1320 become 104 while content moves from 200 to 2200, or to the row at 2200, whose end is aligned: it rests at
  /// 2260, and 1504. Above what is seen, they move what is seen, and not the target.
  /// Catches: in `ViewportChange.place(ofTarget:at:orAlignedBy:)`, `return moved` first; `.start` for `.end` in `intent(of:at:)`.
  func testAnItemThatGrowsOnTheWayMovesTheTarget() {
    for axis in ScrollAxis.allCases {
      for animation in [ScrollAnimation.uiKit, .eased(duration: .milliseconds(250)), .wheel] {
        for (from, input, position, rest) in [
          (200, .setContentOffset(.along(axis, 2200), animation), 1320, 2260),
          (200, .scrollRectToVisible(rect(2200, 44, on: axis), animation), 1320, 1504),
          // Between the offset that shows the row and the row itself; the row itself; after it.
          (200, .scrollRectToVisible(rect(2200, 44, on: axis), animation), 1800, 1504),
          (200, .scrollRectToVisible(rect(2200, 44, on: axis), animation), 2200, 1504),
          (200, .scrollRectToVisible(rect(2200, 44, on: axis), animation), 2244, 1444),
          // A row that shows its beginning, since it is before what is seen, or too long.
          (6000, .scrollRectToVisible(rect(2200, 44, on: axis), animation), 1320, 2260),
          (6000, .scrollRectToVisible(rect(2200, 44, on: axis), animation), 2400, 2200),
          (200, .scrollRectToVisible(rect(2200, 900, on: axis), animation), 2300, 2200),
          (2200, .setContentOffset(.along(axis, 200), animation), 1320, 200),
          (6000, .setContentOffset(.along(axis, 200), animation), 100, 260),
          (200, .setContentOffset(.along(axis, 2200), animation), 100, 2260),
          (200, .setContentOffset(.along(axis, 2200), animation), 2400, 2200),
        ] as [(Double, Scroller.Input, Double, Double)] {
          var scroller = content(at: from, on: axis).handling(input).after(.milliseconds(100))
          let end = scroller.instantOfRest
          let (before, velocity) = (scroller.contentOffset[axis], scroller.velocity[axis])
          scroller.apply(ContentChange(on: axis, at: position, removing: 44, inserting: 104))
          scroller.checkInvariants()
          XCTAssertEqual(scroller.contentOffset[axis], before + (position < before ? 60 : 0), "\(input)")
          XCTAssertEqual(scroller.velocity[axis], velocity, accuracy: 1e-6)
          XCTAssertLessThanOrEqual(scroller.instantOfRest, end.advanced(by: .nanoseconds(1)), "\(input)")
          XCTAssertEqual(scroller.target?[axis], rest, "\(input), at \(position)")
          XCTAssertEqual(scroller.rested.contentOffset[axis], rest)
        }
      }
    }
  }

  /// A motion to a chosen place, and changes of the content meanwhile.
  private struct Scene {
    enum Kind: CaseIterable { case offset, rect, release, retarget }

    var axis: ScrollAxis
    var kind: Kind
    var integration: Scroller.Physics.Integration
    var insets: ScrollInsets
    var start: Double
    var place: Double
    /// The time before each change, the change, and the position that stays in place.
    var changes: [(delay: Duration, change: ContentChange, fraction: Double)]

    init(_ generator: inout SplitMix64) {
      let axis = generator.pick(ScrollAxis.allCases)
      self.axis = axis
      kind = generator.pick(Kind.allCases)
      integration = generator.pick(Scroller.Physics.Integration.allCases)
      insets = generator.pick([.zero, ScrollInsets(64, 20, 40, 30)])
      start = Double(generator.integer(in: 1500...6000))
      place = Double(generator.integer(in: 2000...5500))
      changes = (0..<generator.integer(in: 1...4)).map { _ in
        (
          .milliseconds(generator.integer(in: 1...60)),
          ContentChange(
            on: axis, at: Double(generator.integer(in: 0...7999)) + 0.5,
            removing: Double(generator.integer(in: 0...120)),
            inserting: Double(generator.integer(in: 0...120))), generator.pick([0, 0, 0.5, 1])
        )
      }
    }
  }

  /// The place is where it would be if the content alone had changed, whatever is seen, and the content comes to rest there, in
  /// the time that was left.
  /// Catches: in `Scroller.release`, no `anchorTarget(at:)`; in `MovingAxis.retarget`, none; `anchors[axis] != nil` for
  /// `target[axis] <= limits.lowerBound` in `place(ofTarget:at:orAlignedBy:)`.
  func testATargetIsAPlaceInTheContent() {
    forAll("the target moves with its place", count: 1200, in: { Scene(&$0) }) { scene in
      let axis = scene.axis
      var scroller = content(at: scene.start, on: axis, Scroller.Physics(integration: scene.integration))
      scroller.update { $0.contentInset = scene.insets }
      let (near, far) = (scene.insets[min: axis], scene.insets[max: axis])
      // The point of the content, and where it stands in the frame at the end.
      var (point, position) = (scene.place + near, near)
      let target = ScrollPoint.along(axis, scene.place)
      switch scene.kind {
      case .offset: scroller.handle(.setContentOffset(target, .uiKit))
      case .rect:
        let rect = rect(scene.place, 50, on: axis)
        scroller.handle(.scrollRectToVisible(rect, .eased(duration: .milliseconds(400))), at: scroller.now)
        let offset = scroller.target?[axis] ?? scene.start
        if offset == scene.start { return nil }
        (point, position) = offset > scene.start ? (scene.place + 50, 800 - far) : (scene.place, near)
      case .release:
        scroller.handle(.began)
        scroller.handle(.ended(velocity: ScrollVector.along(axis, -900))) { $0.target[axis] = scene.place }
      case .retarget:
        scroller.handle(all: [.began, .ended(velocity: ScrollVector.along(axis, 1200)), .retarget(target)])
      }
      if scroller.target?[axis] != point - position { return "announces \(scroller.target as Any)" }
      for (delay, change, fraction) in scene.changes {
        scroller.advance(by: delay)
        if scroller.phase == .idle { return nil }
        let (before, end) = (scroller, scroller.instantOfRest)
        scroller.apply(change, anchoredAt: fraction)
        scroller.checkInvariants()
        let growth = change.inserted - change.removed
        if point >= change.position + change.removed {
          point += growth
        } else if point > change.position {
          point += growth * ((point - change.position) / change.removed)
        }
        let seen = before.viewport.displacement(by: change, anchoredAt: fraction)
        let (here, there) = (scroller.contentOffset[axis], before.contentOffset[axis])
        if (here - there - seen).magnitude > 1e-9 { return "jumps from \(there) to \(here)" }
        if (scroller.velocity[axis] - before.velocity[axis]).magnitude > 1e-6 { return "another velocity" }
        let rest = scroller.instantOfRest
        if rest > end.advanced(by: .nanoseconds(1)) { return "ends at \(rest), not \(end)" }
        let expected = (point - position).clamped(to: scroller.viewport.limits(on: axis))
        let announced = scroller.target?[axis] ?? here
        if (announced - expected).magnitude > 1e-9 { return "announces \(announced), not \(expected)" }
      }
      let rest = scroller.restingOffset
      return scroller.rested.contentOffset == rest ? nil : "does not rest at its target"
    }
  }

  /// Rows above what is seen that come on the way, in one frame or in each, change no motion to a place: neither its time nor its
  /// speed.
  /// Catches: in `MovingAxis.adapt(from:movedBy:legal:place:keepsTime:_:at:)`, `if leadsToPlace` made `if false`;
  /// `|| (isChosen && !physics.hasRule)` left out; in `AxisPlan.moved(by:to:)`, `rate: old.decayRate` made `rate: 9`.
  func testRowsAboveChangeNoMotionToAPlace() {
    let (far, spring) = (ScrollPoint(9000, 9000), ScrollSpring(dampingRatio: 0.7, response: 0.8))
    let starts: [(inout Scroller) -> Void] = [
      { $0.handle(.setContentOffset(far, .eased(duration: .seconds(2))), at: .origin) },
      { $0.handle(.setContentOffset(far, .spring(spring)), at: .origin) },
      {
        $0.handle(.began, at: .origin)
        $0.handle(.ended(velocity: ScrollVector(-3000, -3000)), at: .origin) {
          $0.target = ScrollPoint(7000, 7000)
        }
      },
      {
        $0.handle(all: [.began, .ended(velocity: ScrollVector(-1000, -1000))], at: .origin)
        $0.handle(.wheel(ScrollVector(100, 100), .wheel), at: .milliseconds(50))
      },
    ]
    for (start, axis, isMirrored) in product(starts.indices, ScrollAxis.allCases, [false, true]) {
      for frames in [20..<21, 5..<60, 1..<400] {
        let middle = ScrollPoint(5000, 5000)
        var alone = Scroller(viewport: Viewport(400, 800, content: 40_000, 40_000, contentOffset: middle))
        starts[start](&alone)
        var moved = alone
        var inserted = 0.0
        for frame in 1..<600 {
          alone.advance(by: .milliseconds(8))
          moved.advance(by: .milliseconds(8))
          if frames.contains(frame), moved.isMoving {
            let length = isMirrored ? -2.0 : 2
            moved.apply(ContentChange(on: axis, at: 100, lengthChange: length), at: moved.now)
            inserted += length
          }
          XCTAssertEqual(moved.phase, alone.phase)
          XCTAssertEqual(moved.contentOffset[axis], alone.contentOffset[axis] + inserted, accuracy: 1.01)
          XCTAssertEqual(moved.velocity[axis], alone.velocity[axis], accuracy: 1e-6)
        }
        XCTAssertFalse(alone.isMoving)
        XCTAssertEqual(moved.contentOffset[axis], alone.contentOffset[axis] + inserted)
      }
    }
  }

  /// A bar that goes away in each frame of a scroll to the top makes it no faster.
  /// Catches: in `MovingAxis.adapt(from:movedBy:legal:place:keepsTime:_:at:)`, `!springOn(from: state, to: top, at: now)` made `true`; in
  /// `MovingAxis.springOn(from:to:at:)`, `state.velocity.magnitude <= (curve.spring.decay * distance).magnitude` made `true`.
  func testABarThatMovesDoesNotHurryTheScrollToTheTop() {
    for change in [-1.0, 1] {
      var viewport = Viewport(400, 800, content: 400, 40_000)
      (viewport.contentInset.top, viewport.contentOffset.y) = (50, 5000)
      var scroller = Scroller(viewport: viewport).handling(.scrollToTop)
      var (fastest, frames) = (0.0, 0)
      while scroller.isMoving {
        frames += 1
        scroller.advance(by: .milliseconds(8))
        if frames < 40, scroller.isMoving { scroller.update { $0.contentInset.top += change } }
        fastest = Swift.max(fastest, scroller.velocity.dy.magnitude)
      }
      // ω·d/e, with ω of 0.6 s (PHYSICS §7).
      XCTAssertEqual(fastest, 2 * .pi / 0.6 * 5050 / 2.718281828, accuracy: 60)
      XCTAssertGreaterThan(frames, 130)
      XCTAssertEqual(scroller.contentOffset.y, -50 - 39 * change)
    }
    // A top that comes near is not passed.
    var scroller = Scroller(viewport: Viewport(400, 800, content: 400, 40_000))
      .handling(.setContentOffset(ScrollPoint(0, 5000), nil), .scrollToTop).after(.milliseconds(100))
    let top = scroller.contentOffset.y - 50
    scroller.update { $0.contentInset.top = -top }
    while scroller.isMoving {
      scroller.advance(by: .milliseconds(8))
      XCTAssertGreaterThanOrEqual(scroller.contentOffset.y, top)
    }
  }

  /// Wheels, line and page keys keep the distance that is left; what leads to a limit leads to the new one; a free flight flies on.
  /// Catches: in `Scroller.step`, an anchor; `target[axis] >= limits.upperBound` left out of `place(ofTarget:at:orAlignedBy:)`;
  /// `wasLegal ?` left out of `Scroller.make`.
  func testWhatIsNoPlace() {
    let growth = ContentChange(on: .vertical, at: 2700, inserting: 300)
    let top = ContentChange(on: .vertical, at: 0, inserting: 300)
    let end = ContentChange(on: .vertical, at: 8000, inserting: 300)
    for input in [Scroller.Input.wheel(.vertical(1000), .wheel), .key(.pageDown, .wheel)] {
      let scroller = Scroller.tall(at: 2000).handling(input).after(.milliseconds(50))
      let grown = scroller.applying(growth)
      XCTAssertEqual(grown.target, scroller.target, "\(input)")
      XCTAssertEqual(grown.applying(top).target!.y, scroller.target!.y + 300, accuracy: 1e-9)
    }
    for (input, change, rest) in [
      (.scrollToTop, growth, 0), (.scrollToTop, top, 0), (.key(.home, .wheel), top, 0),
      (.key(.end, .wheel), growth, 7500), (.setContentOffset(.zero, .uiKit), top, 0),
      (.setContentOffset(ScrollPoint(0, 7200), .uiKit), growth, 7500),
      (.setContentOffset(ScrollPoint(0, 7200), .uiKit), end, 7500),
      (.setContentOffset(ScrollPoint(0, 7300), .uiKit), growth, 7600),
      (.setContentOffset(ScrollPoint(0, -40), .uiKit), top, -40),
    ] as [(Scroller.Input, ContentChange, Double)] {
      let scroller = Scroller.tall(at: 4000).handling(input).after(.milliseconds(100))
      XCTAssertEqual(scroller.applying(change).rested.y, rest, "\(input)")
    }
    for physics in Scroller.Physics.both {
      let flown = Scroller.tall(at: 2000, physics).flung(1500).after(.milliseconds(100))
      XCTAssertEqual(flown.applying(growth).rested.y, flown.rested.y)
    }
  }

  /// The target of a rule moves with the content to which it aligns, and stays where that is a place of the rule; else the nearest
  /// place is chosen.
  /// Catches: `orAlignedBy` left out of `Scroller.make`; `0` for `alignment` there.
  func testTheTargetOfARuleIsAPlaceOfTheRule() {
    for alignment in [0.0, 0.5, 1] {
      // Items of 480 points, of which a flight from the fifth leads to the sixth. An insertion before that one is so long that the
      // fifth is nearer to the old target than the sixth.
      let items = (0..<14).map { SnapItem(Double($0) * 500 + 10...Double($0) * 500 + 490) }
      let rule = SnapRule(.items(items), alignment: alignment, reach: .atMost(1))
      var scroller = Scroller.tall(at: 2010 + alignment * (480 - 800))
      scroller.physics.snapping = ScrollSnapping(rule, on: .vertical)
      scroller = scroller.flung(700).after(.milliseconds(50))
      let target = scroller.target!.y
      XCTAssertEqual(target, 2510 + alignment * (480 - 800))
      scroller.apply(ContentChange(on: .vertical, at: 2500, inserting: 520), at: scroller.now)
      XCTAssertEqual(scroller.target!.y, target + 520, "\(alignment)")
      scroller.apply(ContentChange(on: .vertical, at: 2495, inserting: 30), at: scroller.now)
      XCTAssertEqual(scroller.rested.y, target + 550)
    }
    // A lattice that does not move keeps its places.
    let paging = Scroller.tall(at: 1600, Scroller.Physics(snapping: .paging))
    var paged = paging.flung(1000).after(.milliseconds(50))
    paged.apply(ContentChange(on: .vertical, at: 2000, inserting: 60), at: paged.now)
    XCTAssertEqual(paged.target?.y, 2400)
    paged.apply(ContentChange(on: .vertical, at: 1000, inserting: 1600), at: paged.now)
    XCTAssertEqual(paged.target?.y, 4000)
    // What the host has chosen beside the places of the rule stays beside them.
    let chosen = paging.flung(1000) { $0.target.y = 2000 }.after(.milliseconds(50))
    XCTAssertEqual(chosen.applying(ContentChange(on: .vertical, at: 1990, inserting: 60)).rested.y, 2060)
  }

  /// In a screen a member does the same, with reduced motion it is there in 0.2 s, and a zoom of the program shows the same at its
  /// end.
  /// Catches: `.middle` left out of `follow(to:at:for:_:duration:continues:_:)`.
  func testElsewhere() {
    let change = ContentChange(on: .vertical, at: 1320, removing: 44, inserting: 104)
    var screen = ScrollScreen(of: Scroller.tall(at: 200).viewport)
    screen.advance(to: .milliseconds(100), after: .setContentOffset(ScrollPoint(0, 2200), .uiKit), on: 1)
    screen.apply(change, to: 1, at: screen.now)
    screen.advance(to: .milliseconds(300))
    assertEqual((screen.isMoving, screen[1].contentOffset.y), (false, 2260))

    let physics = Scroller.Physics(reducesMotion: true)
    var reduced = Scroller.tall(at: 200, physics).flung(800) { $0.target.y = 2200 }.after(.milliseconds(50))
    reduced.apply(change)
    assertEqual((reduced.target?.y, reduced.after(.milliseconds(150)).phase), (2260, .idle))

    var zoomed = Scroller.tall(at: 200) { $0.zoomLimits = ScrollZoomLimits(from: 1, to: 4) }
      .handling(.zoom(to: ScrollRect(100, 2200, 200, 400), .uiKit)).after(.milliseconds(100))
    let (scale, target) = (zoomed.viewport.zoomScale, zoomed.target!.y)
    XCTAssertEqual(target, 4400)
    zoomed.apply(ContentChange(on: .vertical, at: 1320 * scale, removing: 44 * scale, inserting: 104 * scale))
    XCTAssertEqual(zoomed.rested.y, 4520)
  }
}
