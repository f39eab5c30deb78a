/// Where members are on the screen, which one is under a finger, and what an indicator of several shows.
final class ScrollScreenLayoutTests: XCTestCase {
  /// The frame of a member is its viewport's frame in the content of its parent; converting there and back gives the point;
  /// what is visible lies in the frames of all around it; and the member at a visible point is this one or above it.
  /// Catches: `+` for `−` before the content offset in `contentOrigin`; `intersection` left out of `visibleFrame`.
  func testFramesFollowTheViewports() {
    var visible = 0
    forAll("frames", count: 300, in: { ScreenScript.draw(&$0, for: .mirror) }) { script in
      let screen = script.run { _ in nil }.end
      guard screen.ids.allSatisfy({ screen[$0].zoomScale == 1 }) else { return nil }
      for id in screen.ids {
        let (viewport, frame) = (screen[id], screen.frame(of: id))
        if frame.size != viewport.frame.size { return "\(id) changes its size" }
        let place = screen.parent(of: id).map { parent -> ScrollPoint in
          let (outer, outerFrame) = (screen[parent], screen.frame(of: parent))
          return ScrollPoint { outerFrame.origin[$0] + (viewport.frame.origin[$0] - outer.contentOffset[$0]) }
        }
        let origin = place ?? viewport.frame.origin
        let scale = Swift.max(1, origin.x.magnitude, origin.y.magnitude)
        if distance(frame.origin, origin) > 1e-9 * scale {
          return "\(id) is at \(frame.origin), not \(origin)"
        }

        let point = ScrollPoint(12, -34)
        let back = screen.convert(screen.convert(point, from: nil, to: id), from: id, to: nil)
        if distance(back, point) > 1e-9 * scale { return "\(point) came back as \(back)" }
        let corner = screen.convert(viewport.contentOffset, from: id, to: nil)
        if distance(corner, frame.origin) > 1e-9 * scale { return "the bounds begin at \(corner)" }

        guard let part = screen.visibleFrame(of: id) else { continue }
        visible += 1
        var parent: ScrollScreen.ID? = id
        while let outer = parent {
          let reach = screen.frame(of: outer).inset(
            by: ScrollInsets(
              top: -1e-9 * scale, left: -1e-9 * scale, bottom: -1e-9 * scale, right: -1e-9 * scale))
          if !reach.contains(part) { return "\(id) is visible outside \(outer)" }
          parent = screen.parent(of: outer)
        }
        let middle = ScrollPoint { part.origin[$0] + part.size[$0] / 2 }
        guard let top = screen.member(at: middle) else { return "nothing is at the middle of \(id)" }
        if let frame = screen.visibleFrame(of: top), !frame.contains(middle) { return "\(top) is not there" }
        if screen.path(to: top).lexicographicallyPrecedes(screen.path(to: id)) {
          return "\(top) is below \(id)"
        }
      }
      return nil
    }
    assertMet(visible, moreThan: 120)
  }

  /// A carousel in a list that is scrolled by 100, beside a sheet above both.
  func testAListWithACarouselUnderASheet() {
    for axis in ScrollAxis.allCases {
      func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> ScrollRect {
        axis == .vertical ? ScrollRect(x, y, width, height) : ScrollRect(y, x, height, width)
      }
      func point(_ x: Double, _ y: Double) -> ScrollPoint {
        axis == .vertical ? ScrollPoint(x, y) : ScrollPoint(y, x)
      }
      func viewport(_ frame: ScrollRect, _ width: Double, _ height: Double) -> Viewport {
        Viewport(frame: frame, contentSize: rect(0, 0, width, height).size)
      }
      var screen = ScrollScreen()
      let list = changed(viewport(rect(0, 50, 400, 700), 400, 3000)) { $0.contentOffset = point(0, 100) }
      let carousel = changed(viewport(rect(0, 200, 400, 150), 2000, 150)) { $0.contentOffset = point(30, 0) }
      screen.insert(list, as: 1)
      screen.insert(carousel, as: 2, in: 1)
      screen.insert(viewport(rect(0, 600, 400, 200), 400, 200), as: 3)
      XCTAssertEqual(screen.frame(of: 2), rect(0, 150, 400, 150))
      XCTAssertEqual(screen.visibleFrame(of: 1), rect(0, 50, 400, 700))
      XCTAssertEqual([20, 149, 160, 650, 780].map { screen.member(at: point(10, $0)) }, [nil, 1, 2, 3, 3])
      XCTAssertEqual(screen.convert(point(10, 160), from: nil, to: 2), point(40, 10))
      XCTAssertEqual(screen.convert(point(40, 10), from: 2, to: 1), point(10, 210))
      screen.handle(.setContentOffset(point(0, 400), animated: false), on: 1, at: screen.now)
      assertEqual((screen.visibleFrame(of: 2), screen.member(at: point(10, 60))), (nil, 1))
      screen.remove(1, at: screen.now, retaining: true)
      assertEqual((screen.visibleFrame(of: 1), screen.member(at: point(10, 60))), (nil, nil))
    }
  }

  /// A list with 2000 to scroll in a scroll view with 100: the thumb is where a list of 2100 would have it, also past the start.
  func testTheIndicatorOfTwoMembers() {
    for axis in ScrollAxis.allCases {
      let frame = changed(ScrollRect(0, 0, 500, 500)) { $0.size[axis] = 700 }
      func viewport(_ length: Double, at offset: Double) -> Viewport {
        let size = changed(frame.size) { $0[axis] = length }
        return changed(Viewport(frame: frame, contentSize: size)) { $0.contentOffset[axis] = offset }
      }
      for (outer, inner, joined) in [
        (0.0, 0.0, 0.0), (60, 0, 60), (100, 300, 400), (100, 2000, 2100), (-40, 0, -40),
      ] {
        let screen = ScrollScreen(of: viewport(800, at: outer), viewport(2700, at: inner))
        XCTAssertEqual(
          ScrollIndicator().frame(on: axis, in: screen.indicatorViewport(of: 2, on: axis)),
          ScrollIndicator().frame(on: axis, in: viewport(2800, at: joined)))
        XCTAssertEqual(screen.indicatorViewport(of: 2, on: axis.cross), screen[2])
      }
    }
  }

  /// Content that fits its frame, under a header and in a sheet: the thumb moves with what the members scroll together.
  /// Catches: in `Viewport.lengthen(by:scrolledBy:on:)`, `limits.lowerBound == limits.upperBound` made `false`.
  func testTheIndicatorOfContentThatFits() {
    for axis in ScrollAxis.allCases {
      func size(_ length: Double) -> ScrollSize { ScrollSize { $0 == axis ? length : 390 } }
      let window = ScrollRect(origin: .zero, size: size(844))
      let header = CollapsingHeader(axis: axis, length: 148, collapsedLength: 44)
      let list = header.listViewport(in: window, contentSize: size(300))
      var screen = ScrollScreen(of: .header(header, over: window), list)
      for moved in [0.0, 40, 104] {
        let offset = ScrollPoint { $0 == axis ? moved : 0 }
        screen.handle(.setContentOffset(offset, animated: false), on: 1, at: .origin)
        let joined = screen.indicatorViewport(of: 2, on: axis)
        assertEqual((joined.limits(on: axis), joined.overscroll), (0...104, .zero))
        let alone = changed(list) { ($0.contentSize, $0.contentOffset) = (size(904), offset) }
        XCTAssertEqual(
          ScrollIndicator().frame(on: axis, in: joined), ScrollIndicator().frame(on: axis, in: alone))
      }

      let sheet = ScrollSheet(axis: axis, container: window, detents: [.fraction(0.5), .inset(44)])
      for (length, scrolls) in [(300.0, 0.0), (750, 0), (790, 0), (800, 0), (5000, 4200)] {
        let screen = ScrollScreen(detent: 1, of: sheet, sheet.listViewport(contentSize: size(length)))
        let (outer, joined) = (screen[1].limits(on: axis), screen.indicatorViewport(of: 2, on: axis))
        let travel = outer.upperBound - outer.lowerBound
        assertEqual((joined.limits(on: axis), joined.overscroll), (0...travel + scrolls, .zero))
        XCTAssertEqual(joined.contentOffset[axis], travel)
      }
    }
  }

  /// Law: the limits are as far apart as those of the members together, the offset is as far from the first as the members have
  /// scrolled together, and the insets are the member's. Content that scrolls has only another length and another offset, unless
  /// the behaviour of the insets would add a safe area to longer content.
  /// Catches: in `Viewport.lengthen(by:scrolledBy:on:)`, the safe area left as it is, or `0 - insets.near - limits.lowerBound` made `0`.
  func testTheIndicatorKeepsTheInsets() {
    var (fitting, flipped) = (0, 0)
    forAll("limits, offset and insets", count: 2_000, in: { $0 }) { seed in
      var random = seed
      // Quarters of points, with which no sum rounds.
      func quarters(_ range: ClosedRange<Int>) -> Double {
        Double(random.integer(in: 4 * range.lowerBound...4 * range.upperBound)) / 4
      }
      func insets() -> ScrollInsets {
        ScrollInsets(
          top: quarters(-20...60), left: quarters(-20...60), bottom: quarters(-20...60),
          right: quarters(-20...60))
      }
      let axis = random.pick(ScrollAxis.allCases)
      let frame = ScrollRect(0, 0, 600, 600)
      var inner = Viewport(frame: frame, contentSize: ScrollSize { _ in quarters(0...900) })
      (inner.contentInset, inner.safeAreaInsets) = (insets(), insets())
      inner.contentInsetAdjustmentBehavior = random.pick([.never, .always, .scrollableAxes, .automatic])
      inner.isContainerContent = random.happens(onceIn: 2)
      inner.contentAlignmentPoint = random.pick([.zero, ScrollPoint(0.5, 0.5), ScrollPoint(1, 1)])
      inner.alwaysBounceHorizontal = random.happens(onceIn: 3)
      inner.alwaysBounceVertical = random.happens(onceIn: 3)
      inner.contentOffset = ScrollPoint { _ in quarters(-100...400) }
      let outer = changed(Viewport(600, 600, content: 700, 700)) {
        $0.contentOffset[axis] = quarters(-40...140)
      }
      let screen = ScrollScreen(of: outer, inner)
      let joined = screen.indicatorViewport(of: 2, on: axis)
      inner = screen[2]

      let (own, limits) = (inner.limits(on: axis), joined.limits(on: axis))
      let expected = own.upperBound - own.lowerBound + 100
      if limits.upperBound - limits.lowerBound != expected { return "\(limits) are not \(expected) apart" }
      let scrolled = inner.contentOffset[axis] - own.lowerBound + screen[1].contentOffset[axis]
      if joined.contentOffset[axis] - limits.lowerBound != scrolled {
        return "has not scrolled by \(scrolled)"
      }
      if joined.adjustedContentInset != inner.adjustedContentInset {
        return "has the insets \(joined.adjustedContentInset)"
      }
      guard own.lowerBound < own.upperBound else {
        fitting += 1
        return nil
      }
      var longer = changed(inner) { $0.contentSize[axis] += 100 }
      longer.contentOffset[axis] += screen[1].contentOffset[axis]
      if longer.adjustedContentInset == inner.adjustedContentInset {
        return joined == longer ? nil : "is another"
      }
      flipped += 1
      return nil
    }
    assertMet(fitting, moreThan: 600)
    assertMet(flipped, moreThan: 10)
  }
}

extension ScrollScreen {
  fileprivate func path(to id: ID) -> [ID] { (parent(of: id).map { path(to: $0) } ?? []) + [id] }
}

private func distance(_ a: ScrollPoint, _ b: ScrollPoint) -> Double {
  Swift.max((a.x - b.x).magnitude, (a.y - b.y).magnitude)
}
