@testable import ScrollKinetics

/// Pull to refresh, by example (PHYSICS §12).
final class RefreshTests: XCTestCase {
  private func list(_ control: RefreshControl = .uiKit, height: Double = 3000) -> Scroller {
    .tall(at: 0) {
      $0.contentSize.height = height
      $0.refreshControl = control
    }
  }

  /// The translation of a finger that shows a distance past the start.
  private func pull(_ shown: Double) -> ScrollVector {
    ScrollVector(0, RubberBand.touch.pull(forStretch: shown, length: 800))
  }

  /// Catches: `>=` for `>` in `Scroller.isPastTrigger`.
  func testFiresPastTheThreshold() {
    var scroller = list().handling(.began)
    XCTAssertEqual(scroller.take(.changed(translation: pull(99.4))), [.didScroll])
    assertEqual((scroller.viewport.refreshPull, scroller.viewport.refreshProgress), (99, 0.99))
    assertEqual((scroller.take(.changed(translation: pull(100))), scroller.y), ([.didScroll], -100))
    XCTAssertEqual(scroller.take(.changed(translation: pull(101))), [.didScroll, .didRefresh])
    assertEqual((scroller.viewport.isRefreshing, scroller.y), (true, -101))
    XCTAssertEqual(scroller.viewport.limits(on: .vertical).lowerBound, -60)
    XCTAssertEqual(scroller.viewport.adjustedContentInset.top, 60)
    // A finger that does not move, and one that moves a little, move the content a little.
    XCTAssertEqual(scroller.take(.changed(translation: pull(101))), [])
    scroller.handle(.changed(translation: pull(101) + ScrollVector(0, 4)), at: scroller.now)
    XCTAssertEqual(scroller.y, -103)
    XCTAssertEqual(
      scroller.take(.ended(velocity: .zero)), [.willEndDragging, .goesOn, .willBeginDecelerating])
    XCTAssertEqual(scroller.target?.y, -60)
    scroller.advance(by: .seconds(3))
    assertEqual((scroller.y, scroller.viewport.refreshPull), (-60, 60))
    // It returns as content past a limit does: by law 2 from rest.
    assertEqual((scroller.take(.endRefreshing), scroller.y), ([.willBeginDecelerating], -60))
    scroller.advance(by: .milliseconds(100))
    XCTAssertEqual(scroller.y, FlingCurve.pastLimit(from: -60, momentum: 0, limit: 0).state(at: 0.1).position)
    XCTAssertEqual(Array(scroller.advance(by: .seconds(3))), [.didScroll, .didEndDecelerating])
    XCTAssertEqual(scroller.y, 0)
  }

  /// Figures of Flutter's CupertinoSliverRefreshControl (cupertino/refresh_test.dart), in shown points of a view of 600: a pull is
  /// armed once it has been at 100, rests at 60 and returns to 0; one that has not returns at once. Its friction and its springs are
  /// others than UIKit's.
  /// Catches: 100 or 60 in `RefreshControl.uiKit`.
  func testFluttersFigures() {
    let pulls: [(shown: [Double], armed: [Bool], rest: Double)] = [
      ([99, 86.78169, 105.80452021305739], [false, false, true], -60),
      ([99, 96, 112.51104], [false, false, true], -60), ([150, 127.10396988577114], [true, true], -60),
      ([50, 48.36801747187993, 44.63031931875867], [false, false, false], 0),
    ]
    for (shown, armed, rest) in pulls {
      var scroller = Scroller.tall(at: 0) {
        $0.frame.size.height = 600
        $0.refreshControl = .uiKit
      }.handling(.began)
      for (distance, isArmed) in zip(shown, armed) {
        let way = RubberBand.touch.pull(forStretch: distance, length: 600)
        scroller.handle(.changed(translation: ScrollVector(0, way)), at: scroller.now)
        XCTAssertEqual(scroller.viewport.isRefreshing, isArmed, "\(distance) of \(shown)")
      }
      let rested = scroller.handling(.ended(velocity: .zero)).after(.seconds(3))
      assertEqual((rested.y, rested.handling(.endRefreshing).after(.seconds(3)).y), (rest, 0))
    }
  }

  /// Catches: `firesAt == .threshold` in `Scroller.followPresentPull`; `case .cancelled` in `firesRefresh(by:)`.
  func testFiresAtTheRelease() {
    let start = list(.material).handling(.began)
    var scroller = start
    XCTAssertEqual(scroller.take(.changed(translation: pull(90))), [.didScroll])
    XCTAssertTrue(scroller.isRefreshArmed)
    var cancelled = scroller
    XCTAssertEqual(cancelled.take(.cancelled), [.willEndDragging, .goesOn, .willBeginDecelerating])
    XCTAssertEqual(cancelled.target?.y, 0)
    XCTAssertEqual(
      scroller.take(.ended(velocity: .zero)),
      [.didRefresh, .willEndDragging, .goesOn, .willBeginDecelerating])
    XCTAssertEqual(scroller.target?.y, -80)
    XCTAssertFalse(start.handling(.changed(translation: pull(80))).isRefreshArmed)
    // Back before the trigger, a lift does not fire.
    var back = start.handling(.changed(translation: pull(90)), .changed(translation: pull(70)))
    XCTAssertFalse(back.isRefreshArmed)
    XCTAssertFalse(back.handle(.ended(velocity: .zero)).contains(.didRefresh))
  }

  /// Catches: `.caught` in `Scroller.beginPull` made `.possible`.
  func testMomentumDoesNotFire() {
    // A throw that goes 160 points past the start, and is caught there.
    var scroller = list().handling(.setContentOffset(ScrollPoint(0, 20), nil)).flung(-6000)
    scroller.advance(by: .milliseconds(90))
    XCTAssertLessThan(scroller.y, -120)
    XCTAssertFalse(scroller.viewport.isRefreshing)
    var caught = scroller.handling(.held)
    XCTAssertEqual(caught.take(.moved(by: ScrollVector(0, -4))).contains(.didRefresh), false)
    XCTAssertFalse(caught.viewport.isRefreshing)
    // The finger that goes back before the trigger and pulls again does.
    caught.handle(.moved(by: ScrollVector(0, -400)))
    XCTAssertTrue(caught.handle(.moved(by: ScrollVector(0, 500))).contains(.didRefresh))
    // The platform's momentum has no finger either, and stops at the limit.
    var coasting = changed(list()) { $0.physics.momentum = .platform }
    coasting.handle(all: [.scroll(ScrollVector(0, -30), phase: .began), .scroll(.zero, phase: .ended)])
    for phase in [Scroller.ScrollPhase.momentumBegan, .momentumChanged, .momentumChanged] {
      XCTAssertFalse(coasting.handle(.scroll(ScrollVector(0, -400), phase: phase)).contains(.didRefresh))
    }
    // The fingers of a trackpad do fire.
    var fingers = list().handling(.scroll(.zero, phase: .began))
    XCTAssertTrue(fingers.handle(.scroll(ScrollVector(0, -400), phase: .changed)).contains(.didRefresh))
  }

  /// A program that puts content past the trigger under a finger does not fire; nor does an inset that shrinks.
  /// Catches: `renewPull` left out in `Scroller.make`, and in `Scroller.jump`.
  func testAProgramDoesNotFire() {
    var scroller = list().handling(.began, .setContentOffset(ScrollPoint(0, -150), nil))
    XCTAssertFalse(scroller.handle(.moved(by: ScrollVector(0, 4))).contains(.didRefresh))
    var inset = list()
    inset.update { $0.contentInset.top = 100 }
    XCTAssertEqual(inset.y, -100)
    inset.handle(all: [.began, .moved(by: pull(50))])
    inset.update { $0.contentInset.top = 0 }
    XCTAssertEqual(inset.y, -150)
    XCTAssertFalse(inset.handle(.moved(by: ScrollVector(0, 4))).contains(.didRefresh))
  }

  /// Content that fits can be pulled, and the end never fires.
  /// Catches: `refreshControl?.axis == axis` in `Viewport.alwaysBounces(on:)`.
  func testContentThatFits() {
    for height in [0.0, 300, 800, 3000] {
      var scroller = list(height: height)
      scroller.viewport.contentOffset.y = scroller.viewport.limits(on: .vertical).upperBound
      scroller = Scroller(viewport: scroller.viewport).handling(.began, .moved(by: ScrollVector(0, -600)))
      XCTAssertFalse(scroller.viewport.isRefreshing)
      XCTAssertGreaterThan(scroller.viewport.overscroll.dy, 100)
      scroller = list(height: height).handling(.began)
      XCTAssertTrue(scroller.handle(.moved(by: ScrollVector(0, 600))).contains(.didRefresh))
      let rested = scroller.handling(.ended(velocity: .zero)).after(.seconds(3))
      assertEqual((rested.y, rested.handling(.endRefreshing).after(.seconds(3)).y), (-60, 0))
    }
    var still = changed(list(height: 300)) { $0.viewport.bounces = false }
    still = Scroller(viewport: still.viewport).handling(.began)
    XCTAssertEqual(still.take(.moved(by: ScrollVector(0, 600))), [])
  }

  /// Catches: `touch.refresh = .over` in `Scroller.renewPull`, and in `Scroller.beginPull`.
  func testPullingAgain() {
    var scroller = list().handling(.began, .moved(by: pull(120)))
    // Ended at once, as by a host whose data were there: the same touch does not refresh again.
    assertEqual((scroller.take(.endRefreshing), scroller.y), ([], -120))
    scroller.handle(.moved(by: ScrollVector(0, -900)))
    XCTAssertEqual(scroller.viewport.refreshPull, 0)
    XCTAssertFalse(scroller.handle(.moved(by: ScrollVector(0, 900))).contains(.didRefresh))
    // The next one does. Pulled again while it runs, content starts from where it rests, and does not fire.
    scroller = scroller.handling(.ended(velocity: .zero)).after(.seconds(3)).handling(.began)
    XCTAssertTrue(scroller.handle(.moved(by: pull(120))).contains(.didRefresh))
    scroller = scroller.handling(.ended(velocity: .zero)).after(.seconds(3)).handling(.began)
    XCTAssertFalse(scroller.handle(.moved(by: pull(150))).contains(.didRefresh))
    XCTAssertEqual(scroller.y, -210)
    // Nor after its end, which moves nothing under the finger.
    assertEqual((scroller.take(.endRefreshing), scroller.y), ([], -210))
    XCTAssertFalse(scroller.handle(.moved(by: ScrollVector(0, 9))).contains(.didRefresh))
    scroller.handle(.moved(by: ScrollVector(0, -900)))
    XCTAssertFalse(scroller.handle(.moved(by: ScrollVector(0, 900))).contains(.didRefresh))
    scroller.handle(.ended(velocity: .zero))
    XCTAssertEqual(scroller.target?.y, 0)
  }

  /// Catches: `shows` in `Scroller.setRefreshing` made `isRefreshing`.
  func testBeginning() {
    var scroller = list()
    assertEqual((scroller.take(.beginRefreshing), scroller.target?.y), ([], -60))
    XCTAssertEqual(scroller.take(.beginRefreshing), [])
    XCTAssertEqual(Array(scroller.advance(by: .milliseconds(300))), [.didScroll, .didEndScrollingAnimation])
    XCTAssertEqual(scroller.y, -60)
    // Scrolled on, it stays; under a finger, too; in a throw to the start, it shows the control.
    var away = Scroller.tall(at: 400) { $0.refreshControl = .uiKit }
    assertEqual((away.take(.beginRefreshing), away.phase), ([], .idle))
    var held = list().handling(.began)
    assertEqual((held.take(.beginRefreshing), held.y), ([], 0))
    let thrown = Scroller.tall(at: 400) { $0.refreshControl = .uiKit }.flung(-3000).handling(.beginRefreshing)
    XCTAssertEqual(thrown.target?.y, -60)
    // Without a control nothing happens.
    var none = Scroller.tall(at: 0)
    assertEqual((none.take(.beginRefreshing), none.viewport.isRefreshing), ([], false))
    // An update does the same, and keeps to its edge what else it changes.
    var updated = list()
    updated.update {
      $0.isRefreshing = true
      $0.contentInset.top = 44
    }
    assertEqual((updated.y, updated.target?.y), (-44, -104))
    updated.advance(by: .seconds(1))
    updated.update { $0.refreshControl = nil }
    assertEqual((updated.viewport.isRefreshing, updated.y, updated.target?.y), (false, -104, -44))
  }

  /// Catches: `delegate.scrollHostDidRefresh(self)` left out of `ScrollHost.tell`.
  func testTheHostIsTold() {
    final class Reader: ScrollHostDelegate {
      var told = 0
      func scrollHostDidRefresh(_ host: ScrollHost) {
        told += 1
        host.endRefreshing()
      }
    }
    let (host, reader) = (ScrollHost(list()), Reader())
    host.delegate = reader
    host.handle(all: [.began, .moved(by: pull(150))])
    assertEqual((reader.told, host.isRefreshing, host.contentOffset.y), (1, false, -150))
    host.handle(.ended(velocity: .zero))
    host.frame(at: host.now)
    host.frame(at: host.now.advanced(by: .seconds(3)))
    XCTAssertEqual(host.contentOffset.y, 0)
    host.refreshControl = .material
    host.beginRefreshing()
    XCTAssertTrue(host.isRefreshing)
    // Setting the control again, as hosts do that describe their views anew, lets it run.
    host.refreshControl = .uiKit
    XCTAssertTrue(host.isRefreshing)
    host.refreshControl = nil
    XCTAssertFalse(host.isRefreshing)
  }

  /// Catches: `.beginRefreshing` for `.endRefreshing` in `Scroller.Input.init(from:)`.
  func testRecorded() throws {
    var recorded = Recorded(list())
    for input in [.began, .moved(by: pull(150)), .ended(velocity: .zero)] as [Scroller.Input] {
      recorded.handle(input, at: .origin)
    }
    recorded.advance(to: .seconds(0.1))
    recorded.handle(.endRefreshing, at: .seconds(0.2))
    recorded.advance(to: .seconds(0.3))
    XCTAssertEqual(try recorded.recording.coded(), recorded.recording)
    XCTAssertEqual(try recorded.subject.coded(), recorded.subject)
  }

  /// A pull shows its control also where the content does not move with it, alone and under a header.
  func testThePullOfContentThatStopsAtItsLimits() {
    for axis in ScrollAxis.allCases {
      var list = Viewport(frame: ScrollRect(0, 0, 400, 400), contentSize: ScrollSize(2000, 2000))
      list.refreshControl = RefreshControl(trigger: 80, extent: 80, firesAt: .release, on: axis)
      for preset in [Scroller.Preset.android, .windows] {
        let physics = Scroller.Physics.preset(preset)
        var (scroller, screen) = (Scroller(viewport: list, physics: physics), ScrollScreen())
        let header = CollapsingHeader(axis: axis, length: 100, collapsedLength: 40)
        screen.insert(.header(header, over: ScrollRect(0, 0, 400, 400)), as: 1, physics: physics)
        screen.insert(list, as: 2, in: 1, physics: physics)
        for input in [Scroller.Input.began, .changed(translation: .along(axis, 110))] {
          scroller.handle(input, at: .origin)
          screen.handle(input, on: 2, at: .origin)
        }
        assertEqual((scroller.contentOffset[axis], scroller.refreshPull), (0, 110))
        assertEqual((screen.refreshPull(of: 2), screen.refreshPull(of: 1)), (110, 0))
        scroller.handle(.ended(velocity: .zero), at: .origin)
        assertEqual((scroller.viewport.isRefreshing, scroller.refreshPull), (true, 0))
      }
    }
  }
}
