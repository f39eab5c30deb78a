@testable import ScrollKinetics

/// An axis under a finger.
final class MovingAxisDraggingTests: XCTestCase {
  private struct Drag: CustomStringConvertible {
    var scene: AxisScene
    var translations: [Double]

    init(_ generator: inout SplitMix64) {
      scene = AxisScene(&generator)
      scene.axis.offset = generator.double(in: scene.axis.metrics.limits)
      translations = (0..<generator.integer(in: 1...8)).map { _ in generator.double(in: -900...900) }
    }

    var mirrored: Drag {
      var drag = self
      (drag.scene, drag.translations) = (scene.mirrored, translations.map(\.mirrored))
      return drag
    }

    /// The axis after a drag to each of `translations`.
    func dragged(_ translations: [Double]) -> MovingAxis {
      var (axis, latest) = (scene.axis, 0.0)
      axis.beginDrag(at: 0, band: .touch)
      for translation in translations {
        axis.drag(to: translation, after: latest, band: .touch)
        latest = translation
      }
      return axis
    }

    var description: String { "\(scene)\n\(translations)" }
  }

  /// Inside its limits content moves by the finger's translation, past them by the rubber band's `d·c·R/(R + c·d)`; without
  /// bounces it stops there. The number of events does not matter.
  ///
  /// Catches: in `underFinger`, `bounces ? offset :` left out, or `rounded(`; in `MovingAxis.drag`, the sign of `translation`.
  func testContentFollowsTheFinger() {
    forAll("content follows the finger", in: { Drag(&$0) }) { drag in
      for drag in [drag, drag.mirrored] {
        let (start, metrics) = (drag.scene.axis.offset, drag.scene.axis.metrics)
        let dragged = drag.dragged(drag.translations)
        let proposed = start - drag.translations.last!
        let limit = min(max(proposed, metrics.limits.lowerBound), metrics.limits.upperBound)
        let pull = abs(proposed - limit)
        let band = metrics.bounces ? pull * 0.55 * metrics.length / (metrics.length + 0.55 * pull) : 0
        let shown = limit + (proposed < limit ? -band : band)
        if abs(dragged.offset - shown) > drag.scene.halfPixel { return "\(dragged.offset), not \(shown)" }
        if dragged.offset != metrics.pixelGrid.rounded(dragged.offset, within: metrics.limits) {
          return "\(dragged.offset) is off the pixel grid"
        }
        let once = drag.dragged([drag.translations.last!])
        if once != dragged { return "\(once.offset) after one event, not \(dragged.offset)" }
      }
      let other = drag.mirrored.dragged(drag.mirrored.translations).offset
      let here = drag.dragged(drag.translations).offset
      return here.mirrored == other ? nil : "\(other), mirrored, not \(here)"
    }
  }

  /// Catches: `metrics.isScrollable` left out of `MovingAxis.drag`.
  func testAnAxisThatIsNotScrollableStays() {
    var generator = SplitMix64(seed: 1)
    var drag = Drag(&generator)
    drag.scene.axis.metrics.isScrollable = false
    XCTAssertEqual(drag.dragged([100]).offset, drag.scene.axis.offset)
  }

  /// When limits move under the finger the content stays, and from there moves by the finger's further translation; the drag
  /// still began where it began.
  ///
  /// Catches: in `beginDrag(at:band:)`, `showing: dragOrigin ?? offset`, or `from: offset`.
  func testLimitsMoveUnderTheFinger() {
    forAll("limits that move under a finger move nothing", in: { (Drag(&$0), $0.double(in: -300...300)) }) {
      drag, shift in
      for (drag, shift) in [(drag, shift), (drag.mirrored, shift.mirrored)] {
        let translation = drag.translations[0]
        var axis = drag.dragged([translation])
        let (before, limits) = (axis.offset, axis.metrics.limits)
        axis.metrics.limits = (limits.lowerBound + shift)...(limits.upperBound + shift)
        axis.metrics.bounces = true
        axis.beginDrag(at: translation, band: .touch)
        axis.drag(to: translation, after: translation, band: .touch)
        if abs(axis.offset - before) > drag.scene.halfPixel { return "\(before) jumps to \(axis.offset)" }
        if axis.dragOrigin != drag.scene.axis.offset { return "began at \(axis.dragOrigin as Any)" }
        axis.drag(to: translation + 20, after: translation, band: .touch)
        let isInside = axis.metrics.limits.contains(before) && axis.metrics.limits.contains(before - 20)
        if isInside, abs(axis.offset - (before - 20)) > drag.scene.halfPixel {
          return "\(before) moves to \(axis.offset) for 20 points"
        }
      }
      return nil
    }
  }
}
