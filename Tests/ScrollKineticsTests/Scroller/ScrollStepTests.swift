/// The distances of notches and keys.
///
/// The expected values come from the platforms' formulas: Chromium's cc/input/scroll_utils.h, WebKit's Scrollbar.h,
/// Firefox's GetPageScrollAmount, Flutter's scrollable_helpers.dart, GTK's gtkscrolledwindow.c, egui's wheel_state.rs.
final class ScrollStepTests: XCTestCase {
  private func viewport(_ length: Double) -> Viewport { Viewport(length, length, content: 9000, 9000) }

  /// Catches: `fraction * free` left out of `.overlap` in `length(in:on:)`; `.vertical` for `axis` there.
  func testPages() {
    let firefox = Scroller.KeyDistances(line: .lines(3, of: 19), page: .overlap(38, atLeast: 0.9))
    let lengths = [100.0, 200, 480, 600, 844, 1080]
    for (distances, pages) in [
      (Scroller.KeyDistances.chromium, [87.5, 175, 420, 525, 738.5, 945]),
      (.init(page: .overlap(40, atLeast: 0.8)), [80, 160, 440, 560, 804, 1040]),
      (firefox, [90, 180, 442, 562, 806, 1042]),
      (.init(line: .points(50), page: .fraction(0.8)), [80, 160, 384, 480, 675.2, 864]),
      (.init(line: .points(10), page: .overlap(10)), [90, 190, 470, 590, 834, 1070]),
      (.standard, lengths.map { $0 - 40 }),
    ] {
      for ((length, page), axis) in product(zip(lengths, pages), ScrollAxis.allCases) {
        // The other axis has another length, so that only the axis of the step counts.
        let viewport = changed(viewport(300)) { $0.frame.size[axis] = length }
        XCTAssertEqual(distances.pageLength(in: viewport, on: axis), page, accuracy: 1e-12)
      }
    }
    XCTAssertEqual(firefox.line.length(in: viewport(800), on: .vertical), 57)
    XCTAssertEqual(Scroller.KeyDistances.chromium.line.length(in: viewport(800), on: .vertical), 40)
  }

  /// Catches: `free / 2` left out of GTK's step; `near - far` left out of `length(in:on:)`.
  func testNotches() {
    for (length, gtk) in [
      (100.0, 21.544346900318832), (480, 61.30475459148423), (600, 71.13786608980124),
      (800, 86.17738760127533), (1080, 105.26463857566316),
    ] {
      func notch(_ distances: Scroller.WheelDistances) -> ScrollVector {
        distances.delta(ofNotches: ScrollVector(1, -1), in: viewport(length))
      }
      func both(_ points: Double) -> ScrollVector { ScrollVector(points, -points) }
      assertEqual((notch(.windows()), notch(.windows(lines: 1, characters: 6)).dy), (both(100), -100.0 / 3))
      XCTAssertEqual(notch(.windows(lines: 1, characters: 6)).dx, 200)
      assertEqual((notch(.init(.fraction(1))), notch(.init(.points(53)))), (both(length), both(53)))
      // The exponential and the logarithm are accurate to an ulp, and the logarithm is at most 7 here.
      XCTAssertLessThanOrEqual(ulps(notch(Scroller.Preset.gtk.wheel).dx, gtk), 12, "\(length)")
    }
    // In a viewport of 4 points, half of it is less than 4^(2/3).
    XCTAssertEqual(ScrollStep.twoThirdsPower.length(in: viewport(4), on: .vertical), 2)
    let inset = changed(viewport(800)) { $0.contentInset = ScrollInsets(top: 60, bottom: 40, right: 300) }
    XCTAssertEqual(ScrollStep.fraction(0.5).length(in: inset, on: .vertical), 350)
    XCTAssertEqual(ScrollStep.fraction(0.5).length(in: inset, on: .horizontal), 250)
  }

  /// Windows, Wayland and libinput count 120ths: px = value/120·lines·100/3.
  /// Catches: in `delta(of120ths:in:)`, the division before the product, which loses the last bit of a whole notch.
  func testHighResolution() {
    let windows = Scroller.WheelDistances.windows()
    for (value, points) in [
      (120.0, 100.0), (-120, -100), (15, 12.5), (30, 25), (40, 33.333333333333336), (240, 200),
      (1, 0.8333333333333334),
    ] {
      let delta = windows.delta(of120ths: ScrollVector(value, 0 - value), in: viewport(600))
      XCTAssertEqual(delta, ScrollVector(points, 0 - points))
    }
    forAll("120 of 120ths are a notch", in: { $0.double(in: 1...900) }) { length in
      let viewport = self.viewport(length)
      let kinds: [Scroller.WheelDistances] = [.windows(), .init(.twoThirdsPower), .init(.fraction(0.125))]
      for distances in kinds {
        let notch = distances.delta(ofNotches: ScrollVector(0, 1), in: viewport)
        let units = distances.delta(of120ths: ScrollVector(0, 120), in: viewport)
        if ulps(notch.dy, units.dy) > 1 { return "\(notch), \(units)" }
      }
      return nil
    }
  }

  /// Steps of any length, as of a scaled font, are finite and not negative in any viewport, and a page is at least a line.
  /// Catches: `.saturated` left out of `ScrollStep.product`.
  func testStepsOfAnyLength() {
    let huge = Double.greatestFiniteMagnitude
    let numbers = [0, .leastNonzeroMagnitude, .leastNormalMagnitude, 1e-300, 19, 1e9, 1e300, huge / 2, huge]
    forAll("lines of any length", count: 2000) { random in
      var viewport = viewport(random.pick(numbers))
      func inset() -> Double { random.pick(numbers) * (random.happens(onceIn: 2) ? 1 : -1) }
      viewport.contentInset = ScrollInsets(inset(), inset(), inset(), inset())
      let (line, count) = (random.pick(numbers), random.pick(numbers))
      let turn = ScrollVector(random.pick(numbers), -random.pick(numbers))
      let steps: [ScrollStep] = [
        .lines(3, of: line), .points(line), .fraction(line), .fraction(1), .overlap(line),
        .overlap(line, atLeast: 0.9), .overlap(0, atLeast: 1), .twoThirdsPower,
      ]
      for (step, axis) in product(steps, ScrollAxis.allCases) {
        let length = step.length(in: viewport, on: axis)
        let keys = Scroller.KeyDistances(line: .points(7), page: step)
        XCTAssertTrue(length >= 0 && length.isFinite, "\(step): \(length)")
        XCTAssertGreaterThanOrEqual(keys.pageLength(in: viewport, on: axis), 7, "\(step)")
      }
      let windows = Scroller.WheelDistances.windows(lines: count, characters: line, lineLength: line)
      for wheel in [windows] + steps.map({ .init($0) }) {
        for delta in [wheel.delta(ofNotches: turn, in: viewport), wheel.delta(of120ths: turn, in: viewport)] {
          XCTAssertTrue(delta.dx.isFinite && delta.dy.isFinite, "\(wheel): \(delta)")
        }
      }
      let keys: [Scroller.KeyDistances] = [.init(line: steps[0], page: steps[5]), .standard, .chromium]
      for (key, axis) in product(keys, ScrollAxis.allCases) {
        let page = key.pageLength(in: viewport, on: axis)
        XCTAssertTrue(page.isFinite && page >= 0, "\(key): \(page)")
      }
    }
  }

  func testRefusedNumbers() {
    for step in [
      ScrollStep.points(-1), .points(.nan), .fraction(-0.1), .fraction(.infinity), .overlap(-1),
      .overlap(1, atLeast: 1.1), .overlap(1, atLeast: .nan), .lines(.infinity, of: 1),
      .lines(1, of: .infinity), .lines(.infinity, of: 0), .lines(-1, of: 1e300),
    ] {
      XCTAssertThrowsError(try step.validate(), "\(step)")
      XCTAssertThrowsError(try Scroller.WheelDistances(horizontal: .points(1), vertical: step).validate())
      XCTAssertThrowsError(try Scroller.KeyDistances(page: step).validate())
      XCTAssertThrowsError(try Scroller.Input.key(.end, distances: .init(line: step)).validate())
    }
  }
}
