@testable import ScrollKinetics

/// A change of one member does not move the others, in any phase.
final class ScrollChainUpdatesTests: XCTestCase {
  // MARK: - Laws

  /// An update of one member moves no other, in any phase, bit for bit.
  ///
  /// Catches: `joined.update` for a chain at rest too, in `rejoin`.
  func testUpdateMovesNoOther() {
    forAll("a change of one member moves no other", count: 400, in: ScrollChainScript.any) { script in
      var fault: String?
      script.run { step, before, changes, after in
        guard fault == nil, case .update(let member, let change, _) = step.action else { return }
        var before = before
        _ = before.catchUp(to: after.now)
        for other in 0..<after.count where other != member {
          // The first tick in the call that ends a drag is motion, not an effect of the change.
          if before.joined.isTracking && after.joined.isMoving { continue }
          let old = before[other].contentOffset
          var new = after[other].contentOffset
          // A flight that is planned again with less than half a pixel left to its target makes its last step at once:
          // that is motion, too.
          let scale = Swift.min(before.joined.viewport.displayScale, after.joined.viewport.displayScale)
          for axis in ScrollAxis.allCases where before.joined.isMoving && after.joined.isAtRest(on: axis) {
            if (new[axis] - old[axis]).magnitude < 0.5 / scale { new[axis] = old[axis] }
          }
          if new != old { fault = "\(change) of \(member) moved \(other) from \(old) to \(new)" }
        }
      }
      return fault
    }
  }

  /// A step of a wheel or a key along one axis leaves a flight on the other as it is.
  ///
  /// Catches: `where: PerAxis { delta[$0] != 0 }` left out of `prepare`; `where: PerAxis { $0 == axis }` left out of it.
  func testAStepAcrossAFlightLeavesTheFlight() {
    forAll("across a flight", count: 500, in: ScrollChainScript.exact) { script in
      // Returns wait until both axes rest.
      if script.hasOwnRules { return nil }
      var fault: String?
      script.run { step, _, _, after in
        guard fault == nil, after.joined.axes.vertical.isMoving, after.joined.isAtRest(on: .horizontal) else {
          return
        }
        for input: Scroller.Input in [.wheel(ScrollVector(90, 0)), .key(.lineRight)] {
          var (chain, stepped) = (after, after)
          stepped.handle(input, at: after.now)
          for _ in 0..<4 {
            chain.advance(by: .milliseconds(20))
            stepped.advance(by: .milliseconds(20))
            for member in 0..<after.count {
              let (own, expected) = (stepped[member].contentOffset.y, chain[member].contentOffset.y)
              if (own - expected).magnitude > 1e-6 * Swift.max(1, expected.magnitude) {
                fault = "member \(member) is at \(own), not \(expected), with \(input) after \(step)"
              }
            }
          }
        }
      }
      return fault
    }
  }

  /// An input that does not move the joined offset on an axis moves no member on it; a change without effect moves no
  /// member.
  ///
  /// Catches: a `begin` before `.held` in `prepare`.
  func testWhatMovesNothingMovesNobody() {
    forAll("no change, no movement", count: 500, in: ScrollChainScript.any) { script in
      var fault: String?
      script.run { step, before, changes, after in
        guard fault == nil else { return }
        // A flight that goes on until the input is no effect of it. It can move one member and then another, so that the
        // joined offset is by chance where it was.
        var carried = before
        _ = carried.catchUp(to: after.now)
        for axis in ScrollAxis.allCases {
          let (start, end) = (
            before.total[axis], after.total[axis]
          )
          let way = (carried.total[axis] - start).magnitude
          let isStill =
            switch step.action {
            case .advance: end == start
            // A delta that leads back by chance what the flight has gone on by is a movement, also by less than a pixel, where
            // the new target is so near that the flight ends.
            case .input(.wheel), .input(.key): end == start && way == 0
            case .input: end == start && way <= 1 / after.joined.viewport.displayScale
            case .update(_, .nothing, .offset): step.delay <= .zero
            case .update: false
            }
          guard isStill else { continue }
          // A catch puts the content on a pixel, by those members that the flight has moved.
          let toPixel =
            after.total[axis] - carried.total[axis]
          for member in 0..<after.count {
            let (old, flown, new) = (
              before[member].contentOffset[axis], carried[member].contentOffset[axis],
              after[member].contentOffset[axis]
            )
            let tolerance = flown != old ? toPixel.magnitude + 1e-9 : 0
            if new >= Swift.min(old, flown) - tolerance && new <= Swift.max(old, flown) + tolerance {
              continue
            }
            fault = "member \(member) moved from \(before[member].contentOffset) on \(axis), by \(step)"
          }
        }
        // These inputs start no motion in any phase.
        for input: Scroller.Input in [
          .touchMoved(.zero, finger: 63), .retarget(after.joined.target ?? .zero), .wheel(.zero),
        ] {
          if case .wheel = input, after.joined.isMoving { continue }
          if !after.joined.isMoving, after.joined.viewport.overscroll != .zero { continue }
          var (copy, alone) = (after, after.joined)
          copy.handle(input, at: after.now)
          // A target past the limits, or one that the flight passes at its limit, starts another motion, whose last
          // step can be due at once.
          alone.handle(input, at: after.now)
          if alone.viewport.contentOffset != after.joined.viewport.contentOffset {
            let step = alone.viewport.contentOffset - after.joined.viewport.contentOffset
            let slack = 1 / (0..<after.count).map { after[$0].displayScale }.min()!
            if Swift.max(step.dx.magnitude, step.dy.magnitude) > slack {
              fault = fault ?? "\(input) moved the joined offset by \(step)"
            }
            continue
          }
          // Limits that rounding has set apart are one to the joined viewport.
          for (old, new) in zip(after.offsets, copy.offsets) where (new - old).squaredLength > 1e-18 {
            fault = fault ?? "\(input) moved \(after.offsets) to \(copy.offsets)"
          }
        }
      }
      return fault
    }
  }

  /// At rest a chain of one keeps what that scroller keeps, and stays at an edge as it does, bit for bit.
  ///
  /// Catches: `.offset` in place of `keeping` in `update`; `place` in place of `restingPlace`.
  func testKeepingIsTheScrollers() {
    forAll(
      "keeping",
      in: { generator -> (Viewport, [ScrollChainScript.Change], ScrollAnchor.Keeping) in
        var viewport = ScrollerScript.viewport(&generator)
        viewport.contentOffset = viewport.clamped(viewport.contentOffset)
        let size = ScrollSize { _ in generator.double(in: 0...900) }
        let content = ScrollSize { _ in generator.double(in: 0...5000) }
        let keeping = generator.pick(
          [
            .offset, .page, .pages(spacing: 8), .fraction, .zoom,
            .contentPoint(at: ScrollPoint(0.5, 1)),
          ] as [ScrollAnchor.Keeping])
        var changes = [ScrollChainScript.Change.frame(size), .content(content)]
        if generator.happens(onceIn: 2) {
          let inset = ScrollInsets(
            top: generator.double(in: -50...200), left: generator.double(in: -50...200), bottom: 20, right: 0)
          changes = generator.happens(onceIn: 2) ? [.insets(inset)] : changes + [.insets(inset)]
        }
        return (viewport, changes, keeping)
      }
    ) { viewport, changes, keeping in
      var (chain, scroller) = (ChainOfViews([viewport]), Scroller(viewport: viewport))
      chain.update(0, at: .origin, keeping: keeping) { viewport in changes.forEach { $0.make(&viewport) } }
      scroller.update(at: .origin, keeping: keeping) { viewport in changes.forEach { $0.make(&viewport) } }
      if let fault = chain.fault { return fault }
      return chain[0] == scroller.viewport ? nil : "\(chain[0]) ≠ \(scroller.viewport)"
    }
  }

  /// A carousel keeps its page through a rotation, and the list that it is in stays where it is.
  func testRotationKeepsThePageOfOneMember() {
    var chain = ChainOfViews(inner: Viewport(400, 200, content: 1600, 200), outer: viewport(4000))
    chain.handle(.setContentOffset(ScrollPoint(800, 300), nil), at: .origin)
    chain.update(0, at: .origin, keeping: .page) {
      $0.frame.size.width = 700
      $0.contentSize.width = 2800
    }
    chain.checkInvariants()
    XCTAssertEqual(chain.offsets, [ScrollPoint(1400, 0), ScrollPoint(0, 300)])
  }

  // MARK: - Figures

  private func viewport(_ travel: Double, top: Double = 0, bounces: Bool = true) -> Viewport {
    Viewport(
      400, 600, content: 400, 600 + travel,
      contentInset: ScrollInsets(top: top, left: 0, bottom: 0, right: 0), alwaysBounceVertical: bounces)
  }

  /// A collapsed header stays collapsed when the list under it loses its top inset, whatever the order.
  func testTopInsetOfTheListTakenAway() {
    for towardsEnd in ScrollScreen.Rules.Order.allCases {
      for (towardsStart, isInner) in product(ScrollScreen.Rules.Order.allCases, [true, false]) {
        let (list, header) = (viewport(4400, top: 300), viewport(100, bounces: false))
        var chain = ChainOfViews(
          inner: isInner ? list : header, outer: isInner ? header : list,
          rules: ScrollScreen.Rules(towardsEnd: towardsEnd, towardsStart: towardsStart))
        let (inset, other) = isInner ? (0, 1) : (1, 0)
        chain.update(other, at: .origin) { $0.contentOffset.y = 100 }
        XCTAssertEqual(chain[inset].contentOffset.y, -300)
        let changes = chain.update(inset, at: .origin) { $0.contentInset.top = 0 }
        chain.checkInvariants()
        XCTAssertEqual(chain[other].contentOffset.y, 100, "\(towardsEnd) \(towardsStart)")
        XCTAssertEqual(chain[inset].contentOffset.y, 0, "\(towardsEnd) \(towardsStart)")
        XCTAssertTrue(changes.hasMoved(inset) && !changes.hasMoved(other))
        XCTAssertEqual(Array(changes.events(of: inset)), [.didScroll])
        XCTAssertEqual(Array(changes.events(of: other)), [])
      }
    }
  }

  /// Content that shrinks in a drag or a flight over-scrolls its list, which then returns; the header stays, although
  /// it can move.
  func testContentThatShrinksShowsAsOverscroll() {
    for isDragged in [true, false] {
      var chain = chain(rules: ScrollScreen.Rules(towardsEnd: .innerFirst, towardsStart: .innerFirst))
      chain.drag(-800)
      if !isDragged {
        chain.fling(2000)
        chain.advance(by: .milliseconds(100))
      }
      let places = chain.places
      chain.update(0, at: chain.now) { $0.contentSize.height = 1000 }
      chain.checkInvariants()
      XCTAssertEqual(chain.places, places)
      XCTAssertEqual(chain.joined.viewport.overscroll.dy, places[1] - 400)
      chain.handle(.cancelled, at: chain.now)
      chain.settle()
      XCTAssertEqual(chain.places, [0, 400])
    }
  }

  /// A member that does not stretch is brought within its limits at once; other motion continues.
  func testHeaderThatShrinksInAFlight() {
    var chain = chain()
    chain.drag(-300)
    chain.fling(2000)
    chain.advance(by: .milliseconds(100))
    let (list, velocity) = (chain.places[1], chain.joined.velocity.dy)
    chain.update(1, at: chain.now) { $0.contentSize.height = 650 }
    chain.checkInvariants()
    XCTAssertEqual(chain.places, [50, list])
    XCTAssertEqual(chain.velocity(of: 0).dy, velocity, accuracy: 2)
  }

  /// A bounce continues unchanged while another member changes; setting a member's offset does not affect the other
  /// axis.
  func testBounceGoesOnWhileTheHeaderChanges() {
    var chain = chain()
    chain.fling(-2000)
    chain.advance(by: .milliseconds(40))
    var changed = chain
    changed.update(1, at: chain.now) { $0.contentInset.top = 80 }
    changed.update(1, at: chain.now) { $0.contentSize.height = 2000 }
    while chain.joined.isMoving {
      chain.advance(by: .milliseconds(8))
      changed.advance(by: .milliseconds(8))
      changed.checkInvariants()
      // Planned again, as long as the other limit has moved: the same but for rounding.
      XCTAssertEqual(changed.places[0], 0)
      XCTAssertEqual(changed.places[1], chain.places[1], accuracy: 1e-9)
    }
    XCTAssertFalse(changed.joined.isMoving)
  }
}
