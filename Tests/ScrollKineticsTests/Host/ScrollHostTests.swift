/// A host's rules, one by one; `ScrollHostLawsTests` has the laws of every host.
final class ScrollHostTests: XCTestCase {
  /// A list of round numbers, see `Scroller.tall`, and what its delegate was told.
  private func list(at offset: Double = 2000, _ physics: Scroller.Physics = .uiKit) -> (
    ScrollHost, RecordingDelegate
  ) {
    let (host, delegate) = (ScrollHost(.tall(at: offset, physics)), RecordingDelegate())
    host.delegate = delegate
    return (host, delegate)
  }

  private func frames(_ host: ScrollHost, count: Int = 1000, _ body: () -> Void = {}) -> Int {
    for frame in 0..<count {
      guard host.needsFrames else { return frame }
      host.frame(at: host.now.advanced(by: .milliseconds(8)))
      body()
    }
    return count
  }

  private func flick(_ host: ScrollHost) { host.handle(all: [.began, .ended(velocity: .vertical(-1000))]) }

  private func drag(_ host: ScrollHost) {
    host.handle(.touchDown(ScrollPoint(0, 500)), at: .milliseconds(0))
    for step in 1...5 {
      host.handle(.touchMoved(ScrollPoint(0, 500 - 40 * Double(step))), at: .milliseconds(16 * step))
    }
  }

  /// A host that wrote its bounds into the viewport in every frame did not move for 156 frames.
  func testAFlickMovesUnderAHostThatCopiesItsBoundsBack() {
    for hasDelegate in [true, false] {
      let (host, delegate) = list()
      if !hasDelegate { host.delegate = nil }
      host.handle(all: [.began, .ended(velocity: .vertical(-1000))], at: .milliseconds(0))
      let target = host.scroller.target
      var bounds = host.contentOffset
      let count = frames(host) {
        bounds = hasDelegate ? delegate.offset ?? bounds : host.contentOffset
        // Whole points, as of a host without fractions of a pixel.
        host.contentOffset = ScrollPoint(bounds.x.rounded(), bounds.y.rounded())
      }
      XCTAssertGreaterThan(count, 200)
      assertEqual((host.contentOffset, host.contentOffset.y), (target, 2494))
    }
  }

  /// The geometry is changed in place, field by field: each field is read and set with the offset that the fields before it have led to.
  func testAChangeOfTheGeometryFieldByFieldIsOneChange() {
    for hasDelegate in [true, false] {
      let tabs = Viewport(
        frame: ScrollRect(0, 0, 400, 660), contentSize: ScrollSize(1200, 600),
        contentOffset: ScrollPoint(800, 0))
      let (host, delegate) = (
        ScrollHost(Scroller(viewport: tabs, physics: Scroller.Physics(snapping: .paging))),
        RecordingDelegate()
      )
      if hasDelegate { host.delegate = delegate }
      host.viewport.frame.size = ScrollSize(660, 400)
      host.viewport.contentSize = ScrollSize(1980, 340)
      host.frame(at: .milliseconds(16))
      XCTAssertEqual(host.contentOffset, ScrollPoint(1320, 0))

      let list = ScrollHost(.tall(at: 0))
      if hasDelegate { list.delegate = delegate }
      list.viewport.contentInset.top = 44
      list.viewport.safeAreaInsets.top = 44
      list.frame(at: .milliseconds(16))
      XCTAssertEqual(list.contentOffset.y, -88)
    }
  }

  /// Without a delegate, an offset that was read before an input is copied back after it.
  /// Catches: in `scroller`, `reportedOffset` left as it was.
  func testAnOffsetReadBeforeAnInputIsNoChange() {
    let host = ScrollHost(.tall())
    host.handle(all: [.began, .moved(by: .vertical(-100))])
    let bounds = host.contentOffset
    host.handle(.moved(by: .vertical(-100)))
    host.contentOffset = bounds
    XCTAssertEqual(host.contentOffset.y, 2200)
  }

  func testAnotherOffsetJumpsWithoutEndingTheFlight() {
    let (host, delegate) = list()
    flick(host)
    delegate.events = []
    host.contentOffset.y = 4000
    assertEqual((host.contentOffset.y, delegate.events, host.isDecelerating), (4000, [.didScroll], true))
    _ = frames(host)
    XCTAssertEqual(host.contentOffset.y, 4494)
  }

  func testADragGoesOnFromAnotherOffset() {
    let (host, _) = list()
    host.handle(all: [.touchDown(ScrollPoint(0, 500)), .touchMoved(ScrollPoint(0, 480))])
    XCTAssertEqual(host.contentOffset.y, 2010)
    host.contentOffset.y = 3000
    XCTAssertTrue(host.isDragging)
    host.handle(.touchMoved(ScrollPoint(0, 470)))
    XCTAssertEqual(host.contentOffset.y, 3010)
  }

  /// Pull to refresh holds the content past its limit.
  func testAnOffsetPastTheLimitsStays() {
    let (host, delegate) = list(at: 0)
    host.contentOffset.y = -60
    assertEqual((host.contentOffset.y, delegate.events, host.needsFrames), (-60, [.didScroll], false))
  }

  func testADelegateCanHoldTheContent() {
    let (host, delegate) = list()
    delegate.act = { host, _ in host.contentOffset = ScrollPoint(0, 2000) }
    host.handle(.touchDown(.zero))
    for step in 1...5 {
      host.handle(.touchMoved(ScrollPoint(0, Double(-20 * step))))
      assertEqual((host.contentOffset.y, delegate.offset?.y), (2000, 2000))
    }
  }

  func testARotationDoesNotClampInBetween() {
    let (size, content) = (ScrollSize(800, 400), ScrollSize(800, 12_000))
    for isContentFirst in [true, false] {
      let (host, delegate) = list(at: 7200)
      for step in [isContentFirst, !isContentFirst] {
        if step {
          host.contentSize = ScrollSize(800, 4000)
          XCTAssertLessThan(host.contentOffset.y, 7200)
          host.contentSize = content
        } else {
          host.frame.size = size
        }
        _ = host.contentOffset
      }
      assertEqual((host.contentOffset.y, frames(host)), (7200, 1))
      assertEqual((delegate.events, delegate.frames), ([], [true, false]))
    }
  }

  func testAPropertyHasItsEffectAtOnceAndIsToldWithTheNextFrame() {
    let (host, delegate) = list(at: 7200)
    host.contentSize.height = 4000
    assertEqual((host.contentSize.height, host.contentOffset.y), (4000, 3200))
    assertEqual((delegate.events, delegate.frames, frames(host)), ([], [true], 1))
    assertEqual((delegate.events, delegate.offset?.y, delegate.frames), ([.didScroll], 3200, [true, false]))
    // A value that a property has already is no change.
    host.contentSize.height = 4000
    XCTAssertFalse(host.needsFrames)
  }

  /// Catches: in `kept(by:)`, `.offset` for pages.
  func testARotationKeepsThePage() {
    let host = ScrollHost()
    host.frame.size = ScrollSize(400, 800)
    host.contentSize = ScrollSize(2000, 800)
    host.isPagingEnabled = true
    host.setContentOffset(ScrollPoint(800, 0), animated: false)
    host.frame.size = ScrollSize(800, 400)
    host.contentSize = ScrollSize(4000, 400)
    XCTAssertEqual(host.contentOffset.x, 1600)
    host.keeping = .offset
    host.frame(at: host.now)
    host.isPagingEnabled = false
    host.frame.size.width = 500
    XCTAssertEqual(host.contentOffset.x, 1600)
  }

  /// What is read between properties that are set one after another changes nothing, and what is to be kept counts from then on.
  /// Catches: in `makeChange`, `change.keeping ??` as `keeping ??`.
  func testAReadBetweenPropertiesChangesNothing() {
    let offsets = [false, true].map { reads in
      let host = ScrollHost()
      (host.frame.size, host.contentSize) = (ScrollSize(400, 800), ScrollSize(400, 9000))
      host.setContentOffset(ScrollPoint(0, 4000), animated: false)
      (host.frame.size, host.contentSize) = (ScrollSize(800, 400), ScrollSize(800, 5000))
      if reads { _ = host.contentOffset }
      host.keeping = .fraction
      return host.contentOffset
    }
    XCTAssertEqual(offsets, [ScrollPoint(0, 4000), ScrollPoint(0, 4000)])
  }

  /// Without the delegate that was there, reads count as reports of the offset, as without any.
  /// Catches: `return hasDelegate = false` made `return` in `ScrollHost.notify(of:)`.
  func testAHostGoesOnWithoutItsDelegate() {
    let host = ScrollHost()
    (host.frame.size, host.contentSize) = (ScrollSize(400, 800), ScrollSize(400, 9000))
    var delegate: RecordingDelegate? = RecordingDelegate()
    host.delegate = delegate
    XCTAssertNotNil(delegate)
    delegate = nil
    host.setContentOffset(ScrollPoint(0, 500), animated: false)
    _ = host.contentOffset
    host.contentOffset = .zero
    XCTAssertEqual(host.contentOffset, .zero)
  }

  func testPagingIsOneOfTheRules() {
    let host = ScrollHost()
    let rows = ScrollSnapping(SnapRule(.every(170)))
    host.physics.snapping = rows
    host.isPagingEnabled = false
    XCTAssertEqual(host.physics.snapping, rows)
    host.isPagingEnabled = true
    XCTAssertEqual(host.physics.snapping, .paging)
    host.isPagingEnabled = false
    XCTAssertEqual(host.physics.snapping, .none)
  }

  func testEveryPropertyIsThatOfTheViewport() {
    let host = ScrollHost()
    host.bounces = false
    XCTAssertFalse(host.bouncesHorizontally || host.bouncesVertically || host.viewport.bounces)
    host.bouncesVertically = true
    XCTAssertFalse(host.bounces)
    host.bouncesHorizontally = true
    XCTAssertTrue(host.bounces)
    (host.alwaysBounceHorizontal, host.alwaysBounceVertical) = (true, true)
    host.contentInset.top = 7
    host.safeAreaInsets.top = 40
    host.viewport.displayScale = 3
    XCTAssertEqual(host.adjustedContentInset.top, 47)
    XCTAssertTrue(host.viewport.alwaysBounceHorizontal && host.viewport.alwaysBounceVertical)
    XCTAssertEqual(host.viewport.contentInset.top + host.viewport.safeAreaInsets.top, 47)
    XCTAssertEqual(host.viewport.displayScale, 3)
    host.decelerationRate = .fast
    (host.isDirectionalLockEnabled, host.opensDirectionalLockAfterPause) = (true, true)
    let physics = Scroller.Physics(
      decelerationRate: .fast, isDirectionalLockEnabled: true, opensDirectionalLockAfterPause: true)
    XCTAssertEqual(host.scroller.physics, physics)
  }

  /// In a class that holds a scroller, a read there aborted with "Simultaneous accesses".
  func testADelegateReadsEverythingWhereADragEnds() {
    let (host, delegate) = list()
    var read: (Scroller, Bool, Double)?
    delegate.act = { host, release in
      if release != nil { read = (host.scroller, host.isDragging, host.contentOffset.y) }
      release?.target.y = 2300
    }
    flick(host)
    assertEqual((read?.1, read?.2, host.scroller.target?.y), (true, 2000, 2300))
    XCTAssertEqual(delegate.events, [.willBeginDragging, .willEndDragging, .goesOn, .willBeginDecelerating])
  }

  /// What a delegate changes there applies first: the proposal is one for the new content, unless it sets a target.
  /// Catches: in `release(by:at:)`, `completeChange` behind the input.
  func testWhatChangesThereAppliesFirst() {
    for target in [nil, 2300.0] {
      let (host, delegate) = list()
      delegate.act = { host, release in
        guard release != nil else { return }
        XCTAssertEqual(release?.target.y, 2494)
        host.contentSize.height = 3200
        if let target { release?.target.y = target }
      }
      flick(host)
      XCTAssertEqual(host.scroller.target?.y, target ?? 2400)
    }
  }

  /// Whatever ends the drag there is told once, and before what was changed meanwhile.
  func testADelegateMayEndTheDragItself() {
    func told(_ act: @escaping (ScrollHost) -> Void) -> [Scroller.Event] {
      let (host, delegate) = list(at: 7000)
      delegate.act = { host, release in if release != nil { act(host) } }
      host.handle(.began)
      delegate.events = []
      host.handle(.ended(velocity: .vertical(-1000)))
      return delegate.events
    }
    XCTAssertEqual(
      told {
        $0.contentOffset.y = 6000
        $0.handle(.stop)
      }, [.willEndDragging, .stops, .didScroll])
    let acts: [(ScrollHost) -> Void] = [
      { $0.setContentOffset(.zero, animated: true) }, { $0.isScrollEnabled = false },
      { $0.handle(.ended(velocity: .zero)) },
    ]
    for act in acts { XCTAssertEqual(told(act), [.willEndDragging, .stops]) }
  }

  /// Catches: in `ScrollHost.release(by:at:)`, `guard asksAtRelease(by: input, at: instant), var release` made `guard var release`.
  func testFlingsInCallbacksEndTheDragOnce() {
    let (host, delegate) = list(at: 7000)
    var speeds = [500.0, -600]
    delegate.act = { host, release in
      if release == nil, let speed = speeds.popLast() { host.handle(.fling(.vertical(speed))) }
    }
    host.handle(.moved(by: .vertical(50)))
    XCTAssertEqual(
      delegate.events, [.willBeginDragging, .didScroll, .willEndDragging, .goesOn, .willBeginDecelerating])
    XCTAssertFalse(host.isDragging)
  }

  /// A finger that lands there holds the content on: one drag has ended, and another has begun.
  func testAnotherFingerThereContinues() {
    let (host, delegate) = list()
    host.handle(all: [.touchDown(.zero), .touchMoved(ScrollPoint(0, -40))])
    delegate.events = []
    delegate.act = { host, release in if release != nil { host.handle(.touchDown(.zero, finger: 1)) } }
    host.handle(.touchUp)
    assertEqual((delegate.events, host.isDragging), ([.willEndDragging, .stops, .willBeginDragging], true))
  }

  func testTheLastDeltaComesBeforeTheEnd() {
    let (host, delegate) = list()
    delegate.act = { host, release in if release != nil { XCTAssertEqual(host.contentOffset.y, 2030) } }
    host.handle(.scroll(.zero, phase: .mayBegin))
    host.handle(.scroll(.vertical(30), phase: .ended), at: .milliseconds(8))
    XCTAssertEqual(delegate.events.prefix(3), [.willBeginDragging, .didScroll, .willEndDragging])
  }

  private func photo(clock: (() -> ScrollInstant)? = nil) -> (ScrollHost, RecordingDelegate) {
    let (host, delegate) = (ScrollHost(clock: clock), RecordingDelegate())
    host.frame.size = ScrollSize(320, 460)
    host.contentSize = ScrollSize(1000, 1000)
    host.maximumZoomScale = 4
    host.frame(at: host.now)
    host.delegate = delegate
    return (host, delegate)
  }

  /// UIKit's `zoomScale` from (0, 0) at 1 to (160, 230) at 2, told in UIKit's order; an animation, and its end.
  /// Catches: in `ScrollHost.zoomScale`, `clamped(newValue)` made `newValue`.
  func testTheProgramZooms() {
    let (host, delegate) = photo()
    host.zoomScale = 2
    assertEqual((host.contentOffset, delegate.events), (ScrollPoint(160, 230), [.didZoom, .didScroll]))
    delegate.events = []
    host.setZoomScale(7, animated: true)
    XCTAssertEqual(delegate.events, [.willBeginZooming])
    _ = frames(host)
    assertEqual((host.zoomScale, delegate.events.last), (4, .didEndZooming))
    delegate.events = []
    // Past the limits, it is the scale that it has.
    flick(host)
    host.zoomScale = 9
    XCTAssertTrue(host.isDecelerating)
    host.zoom(to: ScrollRect(100, 100, 80, 230), animated: false)
    assertEqual((host.zoomScale, host.contentOffset), (2, ScrollPoint(120, 200)))
    host.minimumZoomScale = 3
    host.bouncesZoom = false
    XCTAssertEqual([host.zoomScale, host.minimumZoomScale, host.maximumZoomScale], [3, 3, 4])
    XCTAssertEqual(host.viewport.bouncesZoom, false)
  }

  /// A pinch past the largest scale, its lift and its return.
  /// Catches: in `ScrollHost.isZoomBouncing`, `shown.zoomInMotion?.isReturn ?? false` made
  /// `shown.zoomInMotion?.isReturn == false`.
  func testAPinchIsToldInUIKitsOrder() {
    let (host, delegate) = photo()
    for (finger, x) in [(0, 110.0), (1, 210)] { host.handle(.touchDown(ScrollPoint(x, 230), finger: finger)) }
    XCTAssertFalse(host.isZooming)
    for (finger, x) in [(0, 100.0), (1, 220), (0, -240), (1, 560)] {
      host.handle(
        .touchMoved(ScrollPoint(x, 230), finger: finger), at: host.now.advanced(by: .milliseconds(8)))
    }
    XCTAssertTrue(host.isZooming && host.isDragging)
    XCTAssertGreaterThan(host.zoomScale, 4)
    // What a host copies back changes nothing.
    host.zoomScale = host.zoomScale
    XCTAssertGreaterThan(host.zoomScale, 4)
    host.handle(all: [.touchUp, .touchUp(finger: 1)])
    XCTAssertTrue(host.isZoomBouncing && !host.isZooming)
    _ = frames(host)
    assertEqual((host.zoomScale, host.isZoomBouncing), (4, false))
    XCTAssertEqual(
      delegate.events.filter { $0 != .didScroll && $0 != .didZoom },
      [
        .willBeginDragging, .willBeginZooming, .willEndDragging, .goesOn,
        .willBeginDecelerating, .didEndDecelerating, .didEndZooming,
      ])
  }

  /// Catches: in `makeChange`, the scale of the base.
  func testAPropertySetInAZoomKeepsTheScale() {
    var time = ScrollInstant.origin
    let (host, _) = photo { time }
    host.setZoomScale(4, animated: true)
    time = .milliseconds(150)
    host.contentInset.top = 20
    XCTAssertEqual(host.zoomScale, 2, accuracy: 1e-12)
    host.frame()
    XCTAssertEqual(host.zoomScale, 2, accuracy: 1e-12)
    time = .milliseconds(400)
    host.frame()
    XCTAssertEqual(host.zoomScale, 4)
  }

  /// An animation that the delegate begins where it is asked for the target begins at the lift, however long the finger has rested.
  /// Catches: in `now`, `instantOfRelease ?? state.now` made `state.now`.
  func testAnAnimationBegunAtTheLiftBeginsThere() {
    for milliseconds in [8, 150, 2000] {
      let (host, delegate) = list()
      let lift = ScrollInstant.milliseconds(100 + milliseconds)
      delegate.act = { host, release in
        guard release != nil else { return }
        XCTAssertEqual(host.now, lift)
        host.setContentOffset(ScrollPoint(0, 3000), animated: true)
      }
      host.handle(.began, at: .milliseconds(0))
      host.handle(.moved(by: .vertical(-40)), at: .milliseconds(100))
      host.handle(.ended(velocity: .zero), at: lift)
      assertEqual((host.contentOffset.y, host.phase), (2040, .animating))
      let rest = lift.duration(to: host.scroller.instantOfRest)
      XCTAssertLessThan(rest - .milliseconds(300), .nanoseconds(1))
      XCTAssertGreaterThan(rest, .milliseconds(299))
    }
  }

  /// A control that fires at the release is told before the end of the drag, as by a scroller; the target that is asked for is the one
  /// under the control.
  /// Catches: in `release(by:at:)`, `releasePull` left out.
  func testARefreshAtTheReleaseIsToldBeforeTheEndOfTheDrag() {
    for endsAtOnce in [false, true] {
      let (host, delegate) = list(at: 0)
      host.refreshControl = RefreshControl(trigger: 100, extent: 60, firesAt: .release)
      host.frame(at: host.now)
      var asked: Double?
      delegate.act = { host, release in
        asked = release?.target.y ?? asked
        if endsAtOnce && delegate.events.last == .didRefresh { host.endRefreshing() }
      }
      host.handle(all: [.began, .moved(by: .vertical(400))])
      delegate.events = []
      host.handle(.ended(velocity: .zero))
      XCTAssertEqual(delegate.events, [.didRefresh, .willEndDragging, .goesOn, .willBeginDecelerating])
      XCTAssertEqual(asked, endsAtOnce ? 0 : -60)
      _ = frames(host)
      XCTAssertEqual(host.contentOffset.y, endsAtOnce ? 0 : -60)
    }
  }

  /// A delegate that ends a cancelled drag itself, where it is asked for the target, refreshes nothing: it was told that the drag ends.
  /// Catches: in `releasePull(by:at:)`, `.over` left out.
  func testNoRefreshOnceTheEndOfTheDragWasTold() {
    for firing in [RefreshControl.Firing.threshold, .release] {
      let (host, delegate) = list(at: 0)
      host.refreshControl = RefreshControl(trigger: 100, extent: 60, firesAt: firing)
      host.frame(at: host.now)
      delegate.act = { host, release in
        guard release != nil else { return }
        host.handle(all: [.moved(by: .vertical(400)), .ended(velocity: nil)])
      }
      host.handle(all: [.began, .moved(by: .vertical(firing == .release ? 400 : 50)), .cancelled])
      assertEqual((delegate.events.contains(.didRefresh), host.isRefreshing), (false, false))
    }
  }

  /// The events of a call that a callback makes come after all events of the call that made the callback.
  func testNestedEventsQueueBehind() {
    let (host, delegate) = list(at: 7150)
    host.handle(all: [.began, .ended(velocity: .vertical(0))])
    delegate.events = []
    var states: [Double] = []
    delegate.act = { host, _ in
      states.append(host.contentOffset.y)
      if delegate.events == [.willBeginDragging] { host.contentOffset.y = 5000 }
    }
    host.handle(all: [.touchDown(.zero), .touchMoved(ScrollPoint(0, -40))])
    assertEqual((delegate.events, states), ([.willBeginDragging, .didScroll], [7180, 5000]))
  }

  func testADelegateIsNotRetainedAndMayLeave() {
    let host = ScrollHost(.tall())
    var delegate: RecordingDelegate? = RecordingDelegate()
    let next = RecordingDelegate()
    host.delegate = delegate
    delegate?.act = { host, _ in
      host.delegate = next
      delegate = nil
    }
    host.handle(all: [.began, .moved(by: .vertical(-50))])
    XCTAssertNil(delegate)
    XCTAssertTrue(host.delegate === next)
    XCTAssertEqual(next.events, [.didScroll])
    next.act = { host, _ in host.delegate = nil }
    host.handle(.moved(by: .vertical(-50)))
    XCTAssertNil(host.delegate)
    XCTAssertEqual(host.contentOffset.y, 2100)
  }

  func testAHostMayBeReleasedInACallback() {
    final class Owner: ScrollHostDelegate {
      var host: ScrollHost? = ScrollHost(.tall())
      func scrollHostDidScroll(_ host: ScrollHost) { self.host = nil }
    }
    let owner = Owner()
    owner.host?.delegate = owner
    owner.host?.handle(.began)
    weak var host: ScrollHost?
    host = owner.host
    owner.host?.handle(.moved(by: .vertical(-50)))
    XCTAssertNil(owner.host)
    XCTAssertNil(host)
  }

  func testADelegateThatComesLateIsToldThatFramesAreNeeded() {
    let (host, delegate) = (ScrollHost(.tall().handling(.fling(.vertical(3000)))), RecordingDelegate())
    host.delegate = delegate
    XCTAssertEqual(delegate.frames, [true])
    host.delegate = nil
    _ = frames(host)
    host.delegate = delegate
    XCTAssertEqual(delegate.frames, [true])
  }

  func testFramesAreToldWhenTheyChange() {
    let (host, delegate) = list()
    drag(host)
    XCTAssertEqual(delegate.frames, [])
    host.handle(.touchUp, at: .milliseconds(90))
    XCTAssertEqual(delegate.frames, [true])
    _ = frames(host)
    XCTAssertEqual(delegate.frames, [true, false])
    // A delegate that begins a motion where one ends needs frames on.
    delegate.act = { host, _ in
      if delegate.events.last == .didEndScrollingAnimation {
        delegate.events = []
        host.setContentOffset(.zero, animated: true)
      }
    }
    host.setContentOffset(ScrollPoint(0, 100), animated: true)
    // The first motion stands until the first frame.
    assertEqual((frames(host), delegate.frames), (77, [true, false, true, false]))
  }

  /// Without a clock, content at rest stands until an instant is told, however long nothing has moved: what begins moves from there.
  /// Every way to begin a motion, of the vertical and the horizontal axis, by curves and by ticks.
  /// Catches: in `begin(at:)`, `state.shiftMotion` left out.
  func testAMotionWithoutAnInstantBeginsWithTheNextFrame() {
    let (place, rect) = (ScrollPoint(0, 500), ScrollRect(0, 100, 9, 9))
    let motions: [(String, (ScrollHost) -> Void)] = [
      ("setContentOffset", { $0.setContentOffset(place, animated: true) }),
      ("scrollRectToVisible", { $0.scrollRectToVisible(rect, animated: true) }),
      ("key", { $0.handle(.key(.pageUp, .uiKit)) }),
      ("wheel", { $0.handle(.wheel(.vertical(-300), .wheel)) }), ("scrollToTop", { $0.handle(.scrollToTop) }),
      ("autoscroll", { $0.handle(.autoscroll(.vertical(-400))) }),
      ("edgeScroll", { $0.handle(.edgeScroll(ScrollPoint(200, 1))) }),
      ("zoom", { $0.setZoomScale(3, animated: true) }), ("zoom to", { $0.zoom(to: rect, animated: true) }),
      (
        "refresh",
        {
          $0.beginRefreshing()
          $0.setContentOffset(ScrollPoint(0, -60), animated: false)
          $0.endRefreshing()
        }
      ),
      ("flick", flick),
      ("change", { $0.update(animation: .uiKit) { $0.contentSize.height = 1500 } }),
    ]
    for (integration, (name, begin)) in product([Scroller.Physics.Integration.exact, .displayLink], motions) {
      var viewport = changed(Scroller.tall().viewport) { $0.maximumZoomScale = 4 }
      viewport.refreshControl = RefreshControl(trigger: 100, extent: 60)
      let scroller = Scroller(viewport: viewport, physics: .init(integration: integration))
      let (host, delegate) = (ScrollHost(scroller), RecordingDelegate())
      host.delegate = delegate
      host.frame(at: .milliseconds(100))
      begin(host)
      let (start, target) = (host.contentOffset, host.scroller.target)
      XCTAssertTrue(host.scroller.isMoving && host.needsFrames, name)
      XCTAssertEqual(delegate.frames, [true], name)
      // Ten seconds of nothing are no part of the motion.
      host.frame(at: .milliseconds(10_100))
      XCTAssertEqual(host.contentOffset, start, name)
      XCTAssertEqual(host.scroller.target, target, name)
      host.frame(at: .milliseconds(10_116))
      XCTAssertTrue(host.scroller.isMoving, name)
      XCTAssertTrue(host.contentOffset != start || host.zoomScale != 1, name)
    }
  }

  /// A lift without an instant has the velocity of its samples; the flight begins with the next frame. In a callback of a frame, the
  /// present is the frame's.
  /// Catches: in `end()`, `isNotifying` left out.
  func testWhereThePresentIsKnownNothingWaits() {
    let (host, delegate) = list()
    drag(host)
    host.handle(.touchUp)
    let (start, target) = (host.contentOffset, host.scroller.target)
    XCTAssertTrue(host.isDecelerating)
    host.frame(at: .milliseconds(5000))
    assertEqual((host.contentOffset, host.scroller.target), (start, target))
    // While frames run, a call happens at the latest one.
    host.frame(at: .milliseconds(5016))
    host.setContentOffset(.zero, animated: true)
    host.frame(at: .milliseconds(5166))
    XCTAssertLessThan(host.contentOffset.y, start.y - 500)
    delegate.act = { host, _ in
      if delegate.events.last == .didEndScrollingAnimation && host.contentOffset == .zero {
        host.setContentOffset(ScrollPoint(0, 1000), animated: true)
      }
    }
    host.frame(at: .milliseconds(6000))
    host.frame(at: .milliseconds(6150))
    XCTAssertEqual(host.contentOffset.y, 500)
  }

  /// What does not move acts at once; a frame without an instant tells none.
  func testWhatDoesNotMoveActsAtOnce() {
    let host = ScrollHost(.tall())
    host.frame(at: .milliseconds(100))
    host.setContentOffset(ScrollPoint(0, 70), animated: false)
    assertEqual((host.contentOffset.y, host.needsFrames), (70, false))
    host.setContentOffset(.zero, animated: true)
    host.frame()
    host.handle(.stop)
    assertEqual((host.needsFrames, host.now), (false, .milliseconds(100)))
    host.setContentOffset(ScrollPoint(0, 1070), animated: true)
    host.setContentOffset(ScrollPoint(0, 570), animated: true)
    host.frame(afterSeconds: 9)
    host.frame(afterSeconds: 0.15)
    XCTAssertEqual(host.contentOffset.y, 320)
  }

  func testAHostWithAClockHappensAtTheClocksTime() {
    var time = ScrollInstant.origin
    let clocked = ScrollHost(.tall()) { time }
    time = .milliseconds(50)
    clocked.setContentOffset(.zero, animated: true)
    time = .milliseconds(200)
    XCTAssertEqual(clocked.contentOffset.y, 2000)
    clocked.frame()
    XCTAssertEqual(clocked.contentOffset.y, 1000)
    // A property is set at the clock's present.
    time = .milliseconds(250)
    clocked.frame.size.height = 700
    XCTAssertLessThan(clocked.contentOffset.y, 1000)
    XCTAssertEqual(clocked.now, .milliseconds(250))
  }

  func testAClockGivesThePresent() {
    let host = ScrollHost(.tall(), clock: ContinuousClock())
    let before = host.now
    XCTAssertGreaterThanOrEqual(before, .origin)
    while host.now == before {}
    host.handle(.scrollRectToVisible(ScrollRect(0, 0, 1, 1), animated: true))
    XCTAssertEqual(host.phase, .animating)
    XCTAssertGreaterThan(host.scroller.now, before)
  }

  /// The samples of a finger are those of its present touch, also where the physics change in it.
  /// Catches: `end(number)` after `guard begins` in `FingerSamples.follow`.
  func testASampleIsOneOfThePresentTouch() {
    func touch(_ host: ScrollHost, from start: Int, by step: Double) {
      for sample in 0...3 {
        let point = ScrollPoint(200, 400 - step * Double(sample))
        let input: Scroller.Input = sample == 0 ? .touchDown(point) : .touchMoved(point)
        host.handle(input, at: .milliseconds(start + 10 * sample))
      }
    }
    let targets = [false, true].map { hasTouchedBefore in
      let (host, _) = list(at: 2000, .preset(.android))
      if hasTouchedBefore { touch(host, from: 0, by: 0) }
      host.handle(.cancelled, at: .milliseconds(30))
      host.physics = .uiKit
      touch(host, from: 40, by: 30)
      host.physics = .preset(.android)
      host.handle(.touchUp, at: .milliseconds(75))
      return host.scroller.target
    }
    XCTAssertEqual(targets[0], targets[1])
  }
}
