@_exported import XCTest
@_exported import ScrollGeometry

extension SplitMix64 {
  /// A viewport with numbers whose sums are exact, its offset often at or past a limit.
  mutating func viewport() -> Viewport {
    var viewport = Viewport(
      frame: ScrollRect(
        quarters(-50...50), quarters(-50...50), Double(integer(in: 0...3)) * 100 + quarters(0...60),
        Double(integer(in: 0...3)) * 100 + quarters(0...60)),
      contentSize: ScrollSize(
        happens(onceIn: 2) ? quarters(0...3000) : quarters(0...300),
        happens(onceIn: 2) ? quarters(0...3000) : quarters(0...300)), contentInset: insets(),
      safeAreaInsets: insets(),
      contentInsetAdjustmentBehavior: [.never, .always, .scrollableAxes][integer(in: 0...2)],
      contentAlignmentPoint: ScrollPoint(Double(integer(in: 0...4)) / 4, Double(integer(in: 0...4)) / 4))
    for axis in ScrollAxis.allCases {
      let limits = viewport.limits(on: axis)
      viewport.contentOffset[axis] =
        switch integer(in: 0...5) {
        case 0: limits.lowerBound
        case 1: limits.upperBound
        case 2: limits.lowerBound - quarters(0...200)
        case 3: limits.upperBound + quarters(0...200)
        default: quarters(-300...3000)
        }
    }
    return viewport
  }

  /// Insets of quarters, mostly small and sometimes negative.
  mutating func insets() -> ScrollInsets {
    ScrollInsets(
      top: quarters(-20...60), left: quarters(-20...60), bottom: quarters(-20...60),
      right: quarters(-20...60))
  }

  mutating func size() -> ScrollSize { ScrollSize(quarters(0...800), quarters(0...800)) }
}

extension Viewport {
  /// The same scene mirrored on both axes: the start of each axis becomes its end.
  var mirrored: Viewport {
    Viewport(
      frame: frame, contentSize: contentSize, contentInset: contentInset.mirrored,
      safeAreaInsets: safeAreaInsets.mirrored, contentInsetAdjustmentBehavior: contentInsetAdjustmentBehavior,
      contentOffset: ScrollPoint { contentSize[$0] - frame.size[$0] - contentOffset[$0] },
      displayScale: displayScale, contentAlignmentPoint: ScrollPoint { 1 - contentAlignmentPoint[$0] })
  }

  /// The same frame and content, with insets that make both limits, and the offset, their own negatives.
  var negated: Viewport {
    var insets = ScrollInsets.zero
    for axis in ScrollAxis.allCases {
      insets[min: axis] = limits(on: axis).upperBound
      insets[max: axis] = frame.size[axis] - contentSize[axis] - limits(on: axis).lowerBound
    }
    return Viewport(
      frame: frame, contentSize: contentSize, contentInset: insets,
      contentInsetAdjustmentBehavior: .never, contentOffset: ScrollPoint { 0 - contentOffset[$0] },
      contentAlignmentPoint: ScrollPoint { 1 - contentAlignmentPoint[$0] })
  }

  /// The same scene with its axes swapped.
  var transposed: Viewport {
    Viewport(
      frame: frame.transposed, contentSize: contentSize.transposed, contentInset: contentInset.transposed,
      safeAreaInsets: safeAreaInsets.transposed,
      contentInsetAdjustmentBehavior: contentInsetAdjustmentBehavior, contentOffset: contentOffset.transposed,
      displayScale: displayScale, contentAlignmentPoint: contentAlignmentPoint.transposed)
  }
}

extension ScrollInsets {
  var mirrored: ScrollInsets { ScrollInsets(bottom, right, top, left) }
  var transposed: ScrollInsets { ScrollInsets(left, top, right, bottom) }
}

extension ScrollPoint {
  var transposed: ScrollPoint { ScrollPoint(y, x) }
}

extension ScrollSize {
  var transposed: ScrollSize { ScrollSize(height, width) }
}

extension ScrollRect {
  var transposed: ScrollRect { ScrollRect(origin: origin.transposed, size: size.transposed) }
}

/// The video player's three tabs: each as large as the frame, under a status bar and a bar of names.
func threeTabs(
  behavior: ContentInsetAdjustmentBehavior = .automatic, isContainerContent: Bool = true
) -> Viewport {
  Viewport(
    400, 660, content: 1200, 600, contentInset: ScrollInsets(top: 40), safeAreaInsets: ScrollInsets(top: 20),
    contentInsetAdjustmentBehavior: behavior, isContainerContent: isContainerContent,
    contentOffset: ScrollPoint(400, -60))
}

/// Insets of the greatest finite magnitude, with which content can be scrolled anywhere.
let anywhere = ScrollInsets(left: .greatestFiniteMagnitude, right: .greatestFiniteMagnitude)
