/// What a scroll view shows of its content: the window, the content behind it, and where the two meet.
///
/// A value without time. Everything a scroll view knows about layout is derived from these stored properties;
/// nothing is cached, and setting one property never changes another. In particular setting
/// ``contentOffset`` does not clamp it (§8, [R]); ask for ``clamped(_:)`` where that is wanted.
///
///     var viewport = Viewport(
///       frame: ScrollRect(x: 0, y: 0, width: 390, height: 844),
///       contentSize: ScrollSize(width: 390, height: 20_000))
///     viewport.limits(on: .vertical)  // 0.0...19156.0
///
/// All lengths are points. Sizes are not negative, everything is finite, and `.greatestFiniteMagnitude` is
/// fine: what is derived saturates and is never NaN. Breaking a rule stops the program with the field, the
/// rule and the number; ``validate(frame:contentSize:contentInset:safeAreaInsets:contentOffset:displayScale:contentAlignmentPoint:)``
/// asks first.
///
/// - Source: Apple's documentation of UIScrollView where not said otherwise ([A], PHYSICS §8).
public struct Viewport: Hashable, Sendable {
  /// The window onto the content, in the container's space. Its size is the size of ``bounds``.
  public var frame: ScrollRect {
    didSet { requireValid { () throws(ScrollValueError) in try frame.check("frame") } }
  }

  /// The extent of the content.
  public var contentSize: ScrollSize {
    didSet { requireValid { () throws(ScrollValueError) in try contentSize.check("contentSize") } }
  }

  /// Extra room around the content, before the safe area is added; negative insets cut the content short.
  public var contentInset: ScrollInsets {
    didSet { requireValid { () throws(ScrollValueError) in try contentInset.check("contentInset") } }
  }

  /// What bars and rounded corners cover of the frame.
  public var safeAreaInsets: ScrollInsets {
    didSet { requireValid { () throws(ScrollValueError) in try safeAreaInsets.check("safeAreaInsets") } }
  }

  /// The point of the content that lies at the frame's top left corner: the origin of ``bounds``.
  ///
  /// Stored as given, past the limits too; only −0 and subnormal numbers become +0.
  public var contentOffset: ScrollPoint {
    didSet {
      // Set at every step: the check that names the field is left to numbers that fail the quick one.
      if !contentOffset.isFinite {
        requireValid { () throws(ScrollValueError) in try contentOffset.check(.finite, "contentOffset") }
      }
      contentOffset = ScrollPoint { contentOffset[$0].flushed }
    }
  }

  /// Pixels per point: what content at rest is rounded to.
  public var displayScale: Double {
    didSet { displayScale.require(.positive, "displayScale") }
  }

  /// Where content smaller than the frame stands in it: (0, 0) top left, (0.5, 0.5) centred, (1, 1) bottom right.
  ///
  /// The content is aligned in the frame, not in what the insets leave free of it ([A]: "relative to its frame"); where
  /// an inset would cover it there, it stands next to that inset ([O]). Any finite number may be set, as under UIKit
  /// ([R]); what lies outside 0…1 aligns with the nearer edge ([O]).
  public var contentAlignmentPoint: ScrollPoint {
    didSet {
      requireValid { () throws(ScrollValueError) in
        try contentAlignmentPoint.check(.finite, "contentAlignmentPoint")
      }
    }
  }

  /// How ``safeAreaInsets`` enters ``adjustedContentInset``.
  public var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior

  /// Whether the viewport is the content of a navigation or tab bar container, which `automatic` asks for.
  ///
  /// UIKit finds out by itself; a value cannot, so there is a flag for it, set by default ([O]).
  public var isContainerContent: Bool

  /// Whether content past a limit of the horizontal axis is shown and bounces back; if not, every motion along it stops
  /// hard at the limits.
  public var bouncesHorizontally: Bool

  /// Whether content past a limit of the vertical axis is shown and bounces back; if not, every motion along it stops
  /// hard at the limits.
  public var bouncesVertically: Bool

  /// Whether the horizontal axis moves although its content fits.
  public var alwaysBounceHorizontal: Bool

  /// Whether the vertical axis moves although its content fits.
  public var alwaysBounceVertical: Bool

  /// Whether fingers move the content. Programmatic motion works all the same.
  public var isScrollEnabled: Bool

  /// The viewport with the given geometry. What is left out is as in a new UIScrollView, but for three things that are
  /// our choice ([O]): the offset, which is zero there whatever the insets; the scale, which is the screen's there; and
  /// ``isContainerContent``, which UIKit finds out by itself.
  ///
  /// - Parameters:
  ///   - contentOffset: nil for the minimum offset, where the content begins.
  ///   - displayScale: pixels per point.
  ///   - bounces: for both axes.
  ///   - bouncesHorizontally: nil for what `bounces` says.
  ///   - bouncesVertically: nil for what `bounces` says.
  /// - Precondition: everything is finite, sizes are not negative, and the scale is more than zero.
  public init(
    frame: ScrollRect,
    contentSize: ScrollSize,
    contentInset: ScrollInsets = .zero,
    safeAreaInsets: ScrollInsets = .zero,
    contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic,
    isContainerContent: Bool = true,
    contentOffset: ScrollPoint? = nil,
    displayScale: Double = 1,
    contentAlignmentPoint: ScrollPoint = .zero,
    bounces: Bool = true,
    bouncesHorizontally: Bool? = nil,
    bouncesVertically: Bool? = nil,
    alwaysBounceHorizontal: Bool = false,
    alwaysBounceVertical: Bool = false,
    isScrollEnabled: Bool = true
  ) {
    requireValid { () throws(ScrollValueError) in
      try Self.validate(
        frame: frame, contentSize: contentSize, contentInset: contentInset,
        safeAreaInsets: safeAreaInsets, contentOffset: contentOffset ?? .zero,
        displayScale: displayScale, contentAlignmentPoint: contentAlignmentPoint)
    }
    self.frame = frame
    self.contentSize = contentSize
    self.contentInset = contentInset
    self.safeAreaInsets = safeAreaInsets
    self.contentInsetAdjustmentBehavior = contentInsetAdjustmentBehavior
    self.isContainerContent = isContainerContent
    self.contentOffset = .zero
    self.displayScale = displayScale
    self.contentAlignmentPoint = contentAlignmentPoint
    self.bouncesHorizontally = bouncesHorizontally ?? bounces
    self.bouncesVertically = bouncesVertically ?? bounces
    self.alwaysBounceHorizontal = alwaysBounceHorizontal
    self.alwaysBounceVertical = alwaysBounceVertical
    self.isScrollEnabled = isScrollEnabled
    let offset = contentOffset ?? minimumContentOffset
    self.contentOffset = ScrollPoint { offset[$0].flushed }
  }
}
