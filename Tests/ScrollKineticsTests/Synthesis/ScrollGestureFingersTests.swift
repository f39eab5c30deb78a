/// Gestures of several fingers on the members of a screen.
final class ScrollGestureFingersTests: XCTestCase {
  private static func flick(_ random: inout SplitMix64) -> ScrollGesture {
    let (length, speed) = (random.double(in: 80...300), random.double(in: 300...3000))
    let side: Double = random.pick([-1, 1])
    return .flick(
      from: ScrollPoint(300, 300), to: ScrollPoint(300 + side * length, 300),
      velocity: ScrollVector(side * speed, 0))
  }

  /// Two fingers on two carousels of a list move each as alone: performed together or one after the other, the members
  /// rest at the same offsets.
  /// Catches: `on: sample.member)` made `on: nil)` in `perform`; the finger left out of `on(_:finger:)`; `<` for `<=` in
  /// `joined(with:after:)`.
  func testFingersOnTwoMembersMoveThemAsAlone() {
    forAll(
      "together as alone", count: 60, in: { (Self.flick(&$0), Self.flick(&$0), $0.integer(in: -5...200)) }
    ) { first, second, milliseconds in
      let delay = Duration.milliseconds(milliseconds)
      let (left, right) = (first.on(2), second.on(3, finger: 1))
      let both = left.joined(with: right, after: delay)
      let times = both.samples.map(\.time)
      guard times == times.sorted() else { return "not in the order of time" }
      guard both.samples.filter({ $0.member == 2 }) == left.samples else { return "the first is another" }
      guard both.samples.count == left.samples.count + right.samples.count else { return "a sample is lost" }
      if both.samples[0].member != 2 { return "the first does not begin" }

      let start = ScrollScreen.shop()
      var (together, alone, later) = (start, start, start)
      together.perform(both)
      alone.perform(left)
      later.perform(right)
      guard together.movingIDs == [2, 3] else { return "moving: \(together.movingIDs)" }
      for (id, single) in [(2, alone), (3, later)] as [(ScrollScreen.ID, ScrollScreen)] {
        if together.target(of: id) != single.target(of: id) { return "\(id) flies elsewhere" }
      }
      guard together.runToRest() else { return "never rests" }
      guard together[2].contentOffset == alone.target(of: 2), together[3].contentOffset == later.target(of: 3)
      else { return "rests elsewhere" }
      return nil
    }
  }

  /// A scroller has no members, and the fingers of a gesture keep their numbers unless another is given.
  func testMembersAndFingers() {
    let drag = ScrollGesture.drag(from: ScrollPoint(100, 500), to: ScrollPoint(100, 200))
    var (plain, named) = (Scroller.tall(), Scroller.tall())
    plain.perform(drag)
    named.perform(drag.on(7))
    assertEqual((plain, drag.on(nil)), (named, drag))
    XCTAssertEqual(drag.on(nil, finger: 3).on(nil).samples.last?.input, .touchUp(finger: 3))
    assertEqual((ScrollGesture([]).joined(with: drag), drag.joined(with: ScrollGesture([]))), (drag, drag))
    let drags = ScrollGesture([.init(.began, at: .zero)]).on(2, finger: 5)
    XCTAssertEqual(drags.samples, [.init(.began, on: 2, at: .zero)])
  }

  /// A finger on a screen keeps it from rest, and needs no frames.
  /// Catches: `isTracking` left out of `runToRest`.
  func testAFingerKeepsAScreenFromRest() {
    var screen = ScrollScreen.shop()
    let drag = ScrollGesture.drag(from: ScrollPoint(300, 300), to: ScrollPoint(100, 300))
    XCTAssertFalse(screen.isTracking)
    screen.perform(ScrollGesture(drag.samples.dropLast()).on(2))
    XCTAssertTrue(screen.isTracking)
    XCTAssertFalse(screen.runToRest { _, _ in XCTFail("a frame") })
    screen.handle(.touchUp, at: screen.now)
    XCTAssertFalse(screen.isTracking)
    XCTAssertTrue(screen.runToRest())
  }
}
