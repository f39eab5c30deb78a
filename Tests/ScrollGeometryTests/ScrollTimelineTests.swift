final class ScrollTimelineTests: XCTestCase {
  /// Figures of CSS's `scroll()`: content of 1800 in a view of 200.
  func testProgressOfAScrollView() {
    for axis in ScrollAxis.allCases {
      let timeline = ScrollTimeline(of: page(on: axis, content: 1800), on: axis)
      let figures = [(0.0, 0.0), (400, 0.25), (800, 0.5), (1600, 1), (-80, -0.05), (1700, 1.0625)]
      for (offset, progress) in figures { XCTAssertEqual(timeline.progress(at: offset), progress) }
      XCTAssertNil(ScrollTimeline(of: page(on: axis, content: 100), on: axis).progress(at: 0))
    }
    let backwards = ScrollTimeline(
      of: page(on: .horizontal, content: 1800), on: .horizontal, direction: .rightToLeft)
    XCTAssertEqual([1600, 1200, 0].map { backwards.progress(at: $0) }, [0, 0.25, 1])
  }

  private func page(on axis: ScrollAxis, content: Double, insets: ScrollInsets = .zero) -> Viewport {
    changed(Viewport(200, 200, content: 0, 0, contentInset: insets)) { $0.contentSize[axis] = content }
  }

  private func ranges(
    _ length: Double, on axis: ScrollAxis = .vertical, _ startInset: Double = 0, _ endInset: Double = 0
  ) -> ViewTimeline {
    ViewTimeline(
      of: ScrollRect { $0 == axis ? 800...800 + length : 0...10 }, in: page(on: axis, content: 2000),
      on: axis, startInset: startInset, endInset: endInset)
  }

  /// Figures of WPT: a subject at 800 in a view of 200.
  func testRangesOfASubject() {
    typealias Figures = [ViewTimeline.NamedRange: [Double]]
    let small: Figures = [
      .cover: [600, 900], .contain: [700, 800], .entry: [600, 700], .exit: [800, 900],
      .entryCrossing: [600, 700], .exitCrossing: [800, 900],
    ]
    let large: Figures = [
      .cover: [600, 1200], .contain: [800, 1000], .entry: [600, 800], .exit: [1000, 1200],
      .entryCrossing: [600, 1000], .exitCrossing: [800, 1200],
    ]
    for (axis, (length, figures)) in product(ScrollAxis.allCases, [(100.0, small), (400, large)]) {
      for (range, ends) in figures {
        let timeline = ranges(length, on: axis)[range]
        XCTAssertEqual([timeline.start, timeline.end], ends, "\(range) of \(length)")
      }
    }
    let covers: [([Double], [Double])] = [
      ([0, 0], [600, 900]), ([10, 20], [620, 890]), ([10, 10], [610, 890]), ([20, 40], [640, 880]),
      ([20, 20], [620, 880]), ([16, 32], [632, 884]), ([20, 40], [640, 880]),
    ]
    for (insets, ends) in covers {
      let cover = ranges(100, insets[0], insets[1])[.cover]
      XCTAssertEqual([cover.start, cover.end], ends)
      // The content's insets reduce the view in the same way.
      let viewport = page(
        on: .vertical, content: 2000, insets: ScrollInsets(top: insets[0], bottom: insets[1]))
      XCTAssertEqual(ViewTimeline(of: ScrollRect(0, 800, 9, 100), in: viewport, on: .vertical)[.cover], cover)
    }
  }

  /// Figures of WPT: ends given by the name of a range, a percentage and a number of points.
  func testRangesFromPartsOfRanges() {
    typealias End = (ViewTimeline.NamedRange, Double, Double)
    let figures: [(Double, End, End, [Double])] = [
      (100, (.contain, -0.5, 0), (.entry, 2, 0), [650, 800]),
      (100, (.cover, 0, 20), (.cover, 0, 100), [620, 700]),
      (100, (.contain, 0, 20), (.contain, 0, 100), [720, 800]),
      (100, (.entry, 0, 20), (.entry, 0, 100), [620, 700]),
      (100, (.exit, 0, 20), (.exit, 0, 80), [820, 880]),
      (100, (.contain, 0, 20), (.contain, 1, -10), [720, 790]),
      (400, (.contain, -0.5, 0), (.entry, 2, 0), [700, 1000]),
    ]
    for (length, start, end, offsets) in figures {
      let subject = ranges(length)
      XCTAssertEqual([start, end].map { subject[$0.0].offset(atProgress: $0.1) + $0.2 }, offsets)
    }
  }

  /// A header of 44 points that sticks to the top of its section of 600, at 1000, is contained as long as it sticks, and leaves
  /// with its section.
  func testASubjectThatSticks() {
    let header = StickyBox.header(length: 44, of: ScrollRect(0, 1000, 9, 600), on: .vertical)
    let timeline = ViewTimeline(
      of: header.frame, in: page(on: .vertical, content: 2000), on: .vertical, movingWith: header)
    let figures: [(ViewTimeline.NamedRange, Double, Double)] = [
      (.cover, 800, 1600), (.entry, 800, 844), (.contain, 844, 1556), (.exit, 1556, 1600),
      (.entryCrossing, 800, 844), (.exitCrossing, 1556, 1600),
    ]
    for (range, start, end) in figures {
      XCTAssertEqual(timeline[range], ScrollTimeline(on: .vertical, from: start, to: end), "\(range)")
    }
  }

  func testPhases() {
    let subject = ranges(100)
    let offsets = [500.0, 600, 625, 700, 750, 800, 850, 900, 2000]
    XCTAssertEqual(offsets.map(subject.phase(at:)), [1, 1, 0.75, 0, 0, 0, -0.5, -1, -1])
    XCTAssertEqual([599, 600, 700, 800, 801].map(ranges(0).phase(at:)), [1, 0, 0, 0, -1])
  }

  private struct Scene {
    var viewport: Viewport
    var subject: ScrollRect
    var sticky: StickyBox?
    var insets: ScrollInsets
    var axis: ScrollAxis
    var direction: Viewport.LayoutDirection

    init(_ generator: inout SplitMix64) {
      viewport = generator.viewport()
      subject = generator.rect(within: 600)
      insets = generator.insets()
      axis = generator.pick(ScrollAxis.allCases)
      direction = generator.pick(Viewport.LayoutDirection.allCases)
      if generator.happens(onceIn: 2) {
        // With the insets of the view, the box sticks exactly where its subject meets an edge.
        let insets = generator.happens(onceIn: 2) ? self.insets : generator.insets()
        let frame = generator.happens(onceIn: 2) ? subject : generator.rect(within: 600)
        sticky = generator.box(frame, in: generator.rect(within: 3000), insets)
      }
    }

    var timeline: ViewTimeline {
      let isFlipped = axis == .horizontal && direction == .rightToLeft
      return ViewTimeline(
        of: subject, in: viewport, on: axis, startInset: isFlipped ? insets[max: axis] : insets[min: axis],
        endInset: isFlipped ? insets[min: axis] : insets[max: axis], movingWith: sticky, direction: direction)
    }
  }

  /// The ends of the ranges are the offsets at which the shown subject begins, or ceases, to be past an edge of the view: for
  /// every subject, sticky or not, at every offset.
  /// Catches: in `StickyRange.offsets`, `<=` made `<`, or `>=` made `>`, or `length` left out; in `ViewTimeline.init`, any
  /// bound for the other.
  func testRangesAreWhereTheSubjectCrossesTheEdges() {
    forAll("crossings", count: 4000, in: { (Scene(&$0), $0) }) { scene, generator in
      var generator = generator
      let (timeline, axis) = (scene.timeline, scene.axis)
      let isFlipped = axis == .horizontal && scene.direction == .rightToLeft
      var offsets = ViewTimeline.NamedRange.allCases.flatMap { [timeline[$0].start, timeline[$0].end] }
      offsets += offsets.flatMap { [$0 - 0.25, $0 + 0.25] }
      offsets += (0..<8).map { _ in generator.quarters(-900...4000) }
      for offset in offsets {
        let viewport = changed(scene.viewport) { $0.contentOffset[axis] = offset }
        let displacement = scene.sticky?.displacement(in: viewport, direction: scene.direction) ?? .zero
        let (view, subject) = (viewport.insetBounds[axis], scene.subject.offset(by: displacement)[axis])
        // In a mirror, what is flipped is not.
        let sign = isFlipped ? -1.0 : 1
        let viewLow = view.lowerBound + scene.insets[min: axis]
        let viewHigh = view.upperBound - scene.insets[max: axis]
        func mirrored(_ low: Double, _ high: Double) -> (Double, Double) {
          isFlipped ? (-high, -low) : (low, high)
        }
        let (start, end) = mirrored(viewLow, viewHigh)
        let (head, tail) = mirrored(subject.lowerBound, subject.upperBound)
        let x = sign * offset
        func isUp(to end: Double) -> Bool { x <= sign * end }
        func isFrom(_ start: Double) -> Bool { x >= sign * start }
        let laws = [
          (isUp(to: timeline[.cover].start), head >= end), (isFrom(timeline[.cover].end), tail <= start),
          (isFrom(timeline[.entryCrossing].end), tail <= end),
          (isUp(to: timeline[.exitCrossing].start), head >= start),
          (isFrom(timeline[.contain].start), tail <= end || head <= start),
          (isUp(to: timeline[.contain].end), tail >= end || head >= start),
        ]
        for (number, law) in laws.enumerated() where law.0 != law.1 {
          return "law \(number) at \(offset) of \(timeline)"
        }
        let entry = ScrollTimeline(on: axis, from: timeline[.cover].start, to: timeline[.contain].start)
        let exit = ScrollTimeline(on: axis, from: timeline[.contain].end, to: timeline[.cover].end)
        if timeline[.entry] != entry || timeline[.exit] != exit { return "entry and exit" }
      }
      return nil
    }
  }

  /// The phase falls from 1 to −1, and is 0 exactly where the subject is contained.
  /// Catches: `isFlipped ? start - end` in `ViewTimeline.phase(at:)` made `end - start`.
  func testPhasesFall() {
    forAll("phases", count: 1000, in: { (Scene(&$0), $0.quarters(-900...4000), $0.quarters(0...50)) }) {
      scene, offset, distance in
      let timeline = scene.timeline
      let isFlipped = scene.axis == .horizontal && scene.direction == .rightToLeft
      let (first, second) = isFlipped ? (offset + distance, offset) : (offset, offset + distance)
      let phases = [first, second].map(timeline.phase(at:))
      if phases[0] < phases[1] || phases.contains(where: { $0.magnitude > 1 }) { return "\(phases)" }
      let contain = [timeline[.contain].start, timeline[.contain].end]
      let isContained = contain.min()! <= first && first <= contain.max()!
      return isContained == (phases[0] == 0) ? nil : "\(phases) at \(first)"
    }
  }

  /// Catches: `start +` in `offset(atProgress:)` left out.
  func testTheOffsetAtAProgressIsTheInverse() {
    forAll(
      "inverse", in: { ($0.double(in: -5000...5000), $0.double(in: -5000...5000), $0.double(in: -9...9)) }
    ) { start, end, progress in
      let timeline = ScrollTimeline(on: .vertical, from: start, to: end)
      if [0, 1].map(timeline.offset(atProgress:)) != [start, end] { return "the ends" }
      let offset = timeline.offset(atProgress: progress)
      guard let found = timeline.progress(at: offset) else { return "nil" }
      let mirrored = ScrollTimeline(on: .vertical, from: -start, to: -end)
      if mirrored.offset(atProgress: progress) != 0 - offset { return "mirror" }
      // An ulp of the offset is so much progress.
      let ulp = 16 * 50_000.0.ulp / (end - start).magnitude
      return (found - progress).magnitude <= ulp + 4 * progress.ulp ? nil : "\(found)"
    }
  }

  func testHugeNumbers() {
    let huge = Double.greatestFiniteMagnitude
    let timeline = ScrollTimeline(on: .horizontal, from: -huge, to: huge)
    XCTAssertEqual([-huge, 0, huge].map { timeline.progress(at: $0) }, [0, 0.5, 1])
    XCTAssertTrue(timeline.offset(atProgress: huge).isFinite)
    let viewport = Viewport(
      frame: ScrollRect(0, 0, 9, 9), contentSize: .zero, contentInset: ScrollInsets(top: huge, bottom: huge))
    let subject = ViewTimeline(
      of: ScrollRect(0, -huge, 1, huge), in: viewport, on: .vertical, startInset: huge, endInset: huge)
    let ranges = ViewTimeline.NamedRange.allCases.map { subject[$0] }
    for range in ranges { XCTAssertTrue(range.start.isFinite && range.end.isFinite) }
  }
}
