/// The geometry of a scroll view: its frame, the content behind it, and the offset at which the content is shown.
///
/// A viewport has no notion of time. All layout is derived from these stored properties, and setting one never changes another:
/// setting ``contentOffset`` does not clamp it (§8, [R]); call ``clamped(_:)`` to bring an offset within the limits.
///
///     var viewport = Viewport(
///       frame: ScrollRect(x: 0, y: 0, width: 390, height: 844),
///       contentSize: ScrollSize(width: 390, height: 20_000))
///     viewport.limits(on: .vertical)  // 0.0...19156.0
///
/// All lengths are in points. Sizes must not be negative, scales more than zero, and all numbers finite, those of functions,
/// too; `.greatestFiniteMagnitude` is valid: derived quantities saturate and are never NaN. A number that breaks a rule stops
/// the program with a message that names the field, the rule and the number. To check numbers beforehand, call
/// ``validate(frame:contentSize:contentInset:safeAreaInsets:contentOffset:displayScale:contentAlignmentPoint:)``.
///
/// - Source: Apple's documentation of UIScrollView where not said otherwise ([A], PHYSICS §8).
public struct Viewport: Hashable, Sendable {
  /// The rectangle in which the content is shown, in the container's space. Its size is the size of ``bounds``.
  public var frame: ScrollRect { didSet { requireValid(try frame.check("frame")) } }

  /// The extent of the content at its present scale: ``unscaledContentSize`` · ``zoomScale``.
  ///
  /// Setting another one at another scale than 1 sets the extent at scale 1 to the quotient, and rounds.
  @inlinable public var contentSize: ScrollSize {
    get { ScrollSize { contentLength(on: $0) } }
    set {
      guard newValue != contentSize else { return }
      requireValid(try newValue.check("contentSize"))
      unscaledContentSize = ScrollSize { (newValue[$0] / zoomScale).saturated }
    }
  }

  /// The extent of the content at scale 1.
  public var unscaledContentSize: ScrollSize {
    didSet { requireValid(try unscaledContentSize.check("unscaledContentSize")) }
  }

  /// The scale at which the content is shown: 1 unless it is zoomed. It may lie outside ``zoomLimits``, as in a pinch.
  ///
  /// Setting it moves no offset; ``zoomed(to:about:movingTo:)`` keeps a point of the content in place.
  public var zoomScale: Double = 1 {
    didSet {
      // The scale is set with every sample of a pinch: the check that names it runs only for a number that fails this one.
      if zoomScale >= .leastNormalMagnitude && zoomScale <= .greatestFiniteMagnitude { return }
      zoomScale.require(.positive, "zoomScale")
      // No subnormal scale is stored.
      zoomScale = .leastNormalMagnitude
    }
  }

  /// The scales between which the content can be zoomed.
  public var zoomLimits = ScrollZoomLimits.none

  /// Extra space around the content, before the safe area is added; negative insets shorten the content.
  public var contentInset: ScrollInsets { didSet { requireValid(try contentInset.check("contentInset")) } }

  /// The margins of the frame that bars and rounded corners cover.
  public var safeAreaInsets: ScrollInsets {
    didSet { requireValid(try safeAreaInsets.check("safeAreaInsets")) }
  }

  /// The point of the content that lies at the frame's top left corner: the origin of ``bounds``.
  ///
  /// The offset is stored as given, even past the limits; only −0 and subnormal numbers become +0.
  public var contentOffset: ScrollPoint {
    @inlinable get { uncheckedOffset }
    set {
      // The offset is set at every step, so the check that names the field runs only for a number that fails this one.
      if !newValue.isFinite { requireValid(try newValue.check(.finite, "contentOffset")) }
      uncheckedOffset = ScrollPoint { newValue[$0].flushed }
    }
  }

  /// The storage of ``contentOffset``. A motion whose offsets are finite and flushed writes to it without a check.
  /// An observer of ``contentOffset`` would load as one vector what was stored as two numbers, and stall on store forwarding.
  @usableFromInline package var uncheckedOffset: ScrollPoint

  /// The number of pixels per point. Content comes to rest on whole pixels.
  public var displayScale: Double { didSet { displayScale.require(.positive, "displayScale") } }

  /// The position in the frame of content smaller than it: (0, 0) top left, (0.5, 0.5) centred, (1, 1) bottom right.
  ///
  /// The content is aligned in the whole frame ([A]: "relative to its frame"), but next to an inset that would cover it ([O]).
  /// Any finite number may be set, as in UIKit ([R]); one outside 0…1 aligns with the nearer edge ([O]).
  public var contentAlignmentPoint: ScrollPoint {
    didSet { requireValid(try contentAlignmentPoint.check(.finite, "contentAlignmentPoint")) }
  }

  /// The control of pull to refresh at the start of an axis; nil for none, the default, which also ends a refresh.
  public var refreshControl: RefreshControl? {
    didSet { if refreshControl == nil { storedRefreshing = false } }
  }

  /// Whether ``refreshControl`` runs: the inset at the start of its axis is longer by its extent.
  ///
  /// False without a control. Set by a pull that fires, by the inputs `beginRefreshing` and `endRefreshing`, and in updates.
  @inlinable public var isRefreshing: Bool {
    get { storedRefreshing }
    set { storedRefreshing = newValue && refreshControl != nil }
  }

  /// The storage of ``isRefreshing``.
  @usableFromInline package var storedRefreshing = false

  /// How ``safeAreaInsets`` enters ``adjustedContentInset``.
  public var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior

  /// Whether the viewport is the content of a navigation or tab bar container, on which the behaviour `automatic` depends; UIKit
  /// derives it from the view hierarchy. True by default ([O]).
  public var isContainerContent: Bool

  /// Whether content can be over-scrolled on the horizontal axis and bounces back. If not, motion stops at the limits.
  public var bouncesHorizontally: Bool
  /// Whether content can be over-scrolled on the vertical axis and bounces back. If not, motion stops at the limits.
  public var bouncesVertically: Bool
  /// Whether the horizontal axis can be over-scrolled even where the content fits.
  public var alwaysBounceHorizontal: Bool
  /// Whether the vertical axis can be over-scrolled even where the content fits.
  public var alwaysBounceVertical: Bool
  /// Whether content can be pinched past ``zoomLimits`` and bounces back. If not, its scale stops at the limits.
  public var bouncesZoom = true

  /// The axis on which content that shows its end goes on showing it, as in a chat or a log; nil for none, the default.
  ///
  ///     chat.followsEnd = .vertical
  ///     scroller.update(at: instant, animation: .uiKit) { $0.contentSize.height += line }
  ///
  /// Content whose resting place is its end, to within a pixel, rests at its end after every change of the limits, and in motion
  /// moves on to the new end. A finger that drags the content away ends that, until it is back. An offset that the change sets counts.
  ///
  /// - Source: our choice, [O]: UIScrollView keeps its offset.
  public var followsEnd: ScrollAxis?

  /// The axis along which the content has no ends, as that of a ``ScrollLoop``; nil for none, the default.
  ///
  /// Its limits are ±`greatestFiniteMagnitude`: no motion meets them. It has no top, and neither a first nor a last place.
  public var endlessAxis: ScrollAxis?

  /// Whether fingers can move the content. Programmatic motion does not depend on it.
  public var isScrollEnabled: Bool

  /// Creates a viewport with the given geometry.
  ///
  /// The parameters are the properties of the same names, the content's size that at scale 1. Without an offset the beginning of the
  /// content shows, at ``minimumContentOffset``; without a value of its own an axis bounces as `bounces` says.
  ///
  /// The defaults are those of a new UIScrollView but for the offset, which in UIKit is zero whatever the insets, the scale, which
  /// is the screen's, and ``isContainerContent`` ([O]).
  public init(
    frame: ScrollRect, contentSize: ScrollSize, contentInset: ScrollInsets = .zero,
    safeAreaInsets: ScrollInsets = .zero,
    contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic,
    isContainerContent: Bool = true, contentOffset: ScrollPoint? = nil, displayScale: Double = 1,
    contentAlignmentPoint: ScrollPoint = .zero, bounces: Bool = true, bouncesHorizontally: Bool? = nil,
    bouncesVertically: Bool? = nil, alwaysBounceHorizontal: Bool = false, alwaysBounceVertical: Bool = false,
    isScrollEnabled: Bool = true, file: CallerFile = #fileID, line: CallerLine = #line
  ) {
    requireValid(
      try Self.validate(
        frame: frame, contentSize: contentSize, contentInset: contentInset, safeAreaInsets: safeAreaInsets,
        contentOffset: contentOffset ?? .zero, displayScale: displayScale,
        contentAlignmentPoint: contentAlignmentPoint), file, line)
    self.frame = frame
    unscaledContentSize = contentSize
    self.contentInset = contentInset
    self.safeAreaInsets = safeAreaInsets
    self.contentInsetAdjustmentBehavior = contentInsetAdjustmentBehavior
    self.isContainerContent = isContainerContent
    uncheckedOffset = .zero
    self.displayScale = displayScale
    self.contentAlignmentPoint = contentAlignmentPoint
    self.bouncesHorizontally = bouncesHorizontally ?? bounces
    self.bouncesVertically = bouncesVertically ?? bounces
    self.alwaysBounceHorizontal = alwaysBounceHorizontal
    self.alwaysBounceVertical = alwaysBounceVertical
    self.isScrollEnabled = isScrollEnabled
    let offset = contentOffset ?? minimumContentOffset
    uncheckedOffset = ScrollPoint { offset[$0].flushed }
  }

  /// Creates the viewport of a scroll view whose content is as large as itself, and moves only because of its insets: a
  /// sheet, a header, a row of cards. Its limits on `axis` are exactly `offsets`, which are 0 or more.
  init(
    frame: ScrollRect, moving offsets: ClosedRange<Double>, on axis: ScrollAxis,
    alwaysBounces bounces: Bool = true
  ) {
    let insets = ScrollInsets {
      $0 == axis ? ((0 - offsets.lowerBound).flushed, offsets.upperBound) : (0, 0)
    }
    self.init(
      frame: frame, contentSize: frame.size, contentInset: insets, contentInsetAdjustmentBehavior: .never,
      alwaysBounceHorizontal: bounces && axis == .horizontal,
      alwaysBounceVertical: bounces && axis == .vertical)
  }

  /// Throws the error of the first number that breaks a rule; the defaults of numbers that are not passed are valid.
  ///
  ///     try Viewport.validate(contentSize: ScrollSize(width: -1, height: 0))
  ///     // throws: contentSize.width must be finite and not negative, but is -1.0
  public static func validate(
    frame: ScrollRect = .zero, contentSize: ScrollSize = .zero, contentInset: ScrollInsets = .zero,
    safeAreaInsets: ScrollInsets = .zero, contentOffset: ScrollPoint = .zero, displayScale: Double = 1,
    contentAlignmentPoint: ScrollPoint = .zero
  ) throws(ScrollValueError) {
    try frame.check("frame")
    try contentSize.check("contentSize")
    try contentInset.check("contentInset")
    try safeAreaInsets.check("safeAreaInsets")
    try contentOffset.check(.finite, "contentOffset")
    try displayScale.check(.positive, "displayScale")
    try contentAlignmentPoint.check(.finite, "contentAlignmentPoint")
  }
}
