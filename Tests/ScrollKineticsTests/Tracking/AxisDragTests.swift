@testable import ScrollKinetics

final class AxisDragTests: XCTestCase {
  /// The parameters of a drag: the content's offset, and the finger's translations.
  private struct Drag {
    var offset: Double
    var limits: ClosedRange<Double>
    var length: Double
    var band: RubberBand
    var translations: [Double]

    var start: AxisDrag {
      AxisDrag(showing: offset, at: translations[0], limits: limits, length: length, band: band)
    }

    var offsets: [Double] {
      var drag = start
      return translations.map { drag.follow(to: $0, limits: limits, length: length, band: band) }
    }

    var mirrored: Drag {
      Drag(
        offset: -offset, limits: -limits.upperBound ... -limits.lowerBound, length: length, band: band,
        translations: translations.map { -$0 })
    }

    /// The size at which the offsets are rounded: the size of the un-banded ones.
    var scale: Double {
      let limit = min(max(offset, limits.lowerBound), limits.upperBound)
      let past = (offset - limit).magnitude
      let pull = past < length ? length * past / ((length - past) * band.constant) : past
      return max(1, offset.magnitude, limit.magnitude, pull, translations.map(\.magnitude).max()!)
    }
  }

  private static func drag(_ generator: inout SplitMix64) -> Drag {
    let lower = generator.double(in: -500...500)
    let upper = generator.happens(onceIn: 4) ? lower : lower + generator.double(in: 0...2000)
    let length = generator.happens(onceIn: 10) ? 0 : generator.double(in: 1...1400)
    let offset: Double =
      switch generator.integer(in: 0...4) {
      case 0: generator.pick([lower, upper])
      case 1: lower - generator.double(in: 0...1) * length
      case 2: upper + generator.double(in: 0...1) * length
      // Further out than the band can stretch.
      case 3:
        generator.pick([lower - length, upper + length, upper + 2 * length + 1, lower - 3 * length - 5])
      default: generator.double(in: lower...upper)
      }
    var translation = generator.double(in: -20...20)
    let translations = (0...generator.integer(in: 1...20)).map { _ in
      defer { translation += generator.double(in: -400...400) }
      return translation
    }
    return Drag(
      offset: offset, limits: lower...upper, length: length, band: generator.pick([.touch, .trackpad]),
      translations: translations)
  }

  /// The drag with fewer events; the first, at which it starts, is kept.
  private static func shorter(_ drag: Drag) -> [Drag] {
    Array(drag.translations.dropFirst()).removals.map { rest in
      changed(drag) { $0.translations = [drag.translations[0]] + rest }
    }
  }

  // PHYSICS §5: the recorded drags, by a finger that goes the other way than the content.
  func testRecordedDrags() {
    for ((band, length, limit, proposed, shown), sign) in product(RecordedMotion.stretches, [1.0, -1]) {
      let limits = sign > 0 ? 0...limit : -limit...0
      var drag = AxisDrag(showing: sign * 4000, at: 0, limits: limits, length: length, band: band)
      let translation = sign * (4000 - proposed)
      let offset = drag.follow(to: translation, limits: limits, length: length, band: band)
      XCTAssertEqual(offset, sign * shown, accuracy: 2e-12)
    }
    // Inside, the content follows the finger point by point.
    var inside = AxisDrag(showing: 100, at: 5, limits: 0...1000, length: 874, band: .touch)
    XCTAssertEqual(inside.follow(to: -195, limits: 0...1000, length: 874, band: .touch), 300)
  }

  // A drag that begins past a limit un-bands first. Catches: in `AxisDrag.init`, an origin that is the offset shown.
  func testNoJumpAtTheStart() {
    forAll("a drag starts at the present offset", count: 5_000, in: Self.drag) { drag in
      let shown = drag.offsets[0]
      return ulps(shown, drag.offset, at: drag.scale) <= 4 ? nil : "\(drag.offset) becomes \(shown)"
    }
  }

  // Bit-equal, unless the finger has been inside in between, which ends an excess. Catches: in `AxisDrag.follow`, the result of
  // `show((origin - translation).saturated` stored, in `origin = shown + translation`.
  func testTheSamePlaceHoweverManyEventsItTakes() {
    forAll("any number of events, the same offset", in: Self.drag, shrinking: Self.shorter) { drag in
      let (first, last) = (drag.translations[0], drag.translations.last!)
      let direct = changed(drag) { $0.translations = [first, last] }
      let steps = (0...97).map { (step: Int) -> Double in first + (last - first) * Double(step) / 97 }
      let many = changed(drag) { $0.translations = steps + [last] }
      let (one, all) = (direct.offsets.last!, many.offsets.last!)
      guard all == one else { return "\(all) after many events, \(one) after one" }
      let past = max(drag.limits.lowerBound - drag.offset, drag.offset - drag.limits.upperBound)
      guard past < drag.length || past <= 0 else { return nil }
      return drag.offsets.last == direct.offsets.last
        ? nil : "\(drag.offsets.last!) by way of others, \(direct.offsets.last!) straight there"
    }
  }

  // Content never outruns the finger past a limit, and never goes the wrong way: also where an excess is added.
  // Catches: in `AxisDrag.offset`, an excess that vanishes at once.
  func testNeverOutrunsTheFingerNorGoesAgainstIt() {
    forAll("0 ≤ −Δoffset/Δtranslation ≤ 1", count: 400, in: Self.drag, shrinking: Self.shorter) { drag in
      for (start, end) in zip(drag.translations, drag.translations.dropFirst()) {
        var piece = changed(drag) { $0.translations = [drag.translations[0]] }
        piece.translations += (0...25).map { start + (end - start) * Double($0 as Int) / 25 }
        let offsets = zip(piece.offsets, piece.offsets.dropFirst())
        let fingers = zip(piece.translations, piece.translations.dropFirst())
        for ((offset, nextOffset), (translation, nextTranslation)) in zip(offsets, fingers).dropFirst() {
          let (moved, finger) = (nextOffset - offset, translation - nextTranslation)
          let slack = 4 * drag.scale.ulp
          if moved.magnitude > finger.magnitude + slack { return "moves \(moved), the finger \(finger)" }
          if moved * finger < 0 && moved.magnitude > slack { return "moves \(moved) against \(finger)" }
        }
      }
      return nil
    }
  }

  // Once the content is inside, the excess is gone; the way out again has only the band.
  func testExcessEndsInside() {
    for sign in [1.0, -1] {
      let limits = sign > 0 ? 0.0...1000.0 : -1000.0...0.0
      var drag = AxisDrag(showing: sign * 3000, at: 0, limits: limits, length: 800, band: .touch)
      func offset(_ translation: Double) -> Double {
        sign * drag.follow(to: sign * translation, limits: limits, length: 800, band: .touch)
      }
      XCTAssertEqual(offset(0), 3000, accuracy: 1e-11)
      // A longer pull stretches the content farther, and it returns the same way.
      XCTAssertGreaterThan(offset(-100), 3000)
      XCTAssertLessThan(offset(-100), 3055)
      XCTAssertEqual(offset(0), 3000, accuracy: 1e-11)
      // Inside, at some translation; from there the finger's way back out starts at zero excess.
      var translation = 0.0
      while offset(translation) > 900 { translation += 10 }
      let inside = offset(translation)
      XCTAssertEqual(offset(translation - (1000 - inside)), 1000, accuracy: 1e-9)
      XCTAssertEqual(
        offset(translation - (1000 - inside) - 100), 1000 + 100 * 0.55 * 800 / 855, accuracy: 1e-9)
    }
  }

  // Catches: in `AxisDrag.init`, a sign of the excess that is lost before the lower limit.
  func testMirror() {
    forAll("mirrored, the exact negative", count: 3_000, in: Self.drag, shrinking: Self.shorter) { drag in
      drag.offsets == drag.mirrored.offsets.map(\.mirrored)
        ? nil : "\(drag.offsets), \(drag.mirrored.offsets)"
    }
  }

  // Catches: in `AxisDrag.offset`, a difference that overflows.
  func testExtremes() {
    let far = Double.greatestFiniteMagnitude
    for limits in [0...0, 0...1000, -far...far, 0...far, -far ... -far] {
      for (length, offset, translation) in product([0, 1e-300, 844, 1e308, far], extremes, extremes) {
        var drag = AxisDrag(showing: offset, at: translation, limits: limits, length: length, band: .touch)
        for further in [translation, 0, far, -far] {
          let shown = drag.follow(to: further, limits: limits, length: length, band: .touch)
          XCTAssertTrue(shown.isClean, "\(offset) at \(translation), then \(further): \(shown)")
        }
      }
    }
  }
}
