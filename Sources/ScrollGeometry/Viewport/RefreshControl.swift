/// Pull to refresh: how far content is pulled past its start until it refreshes, and how much of the control then stays visible.
///
///     viewport.refreshControl = .uiKit
///     …
///     if scroller.handle(.touchMoved(point), at: instant).contains(.didRefresh) { load() }
///     scroller.handle(.endRefreshing, at: instant)                            // when it has loaded
///     spinner.height = scroller.refreshPull                                   // in every frame
///
/// The control fires once a touch, where a finger pulls the content past the trigger, not where momentum carries it there. While
/// it runs, the inset at the start of the content is longer by ``extent``: content that is let go comes to rest with that much of
/// the control visible. Nothing jumps. Content that stops at its limits stays where it is: there the control lies over it.
///
/// - Distances are those that are shown, behind the rubber band. A trigger that the band does not reach never fires.
/// - Lengths are rounded to 24 binary digits, so that a scroller stays small. The end of the content has no such control.
/// - Source: our choice ([O], PHYSICS §12), with the platforms' figures.
public struct RefreshControl: Hashable, Sendable {
  /// The moment at which content that is pulled far enough refreshes.
  public enum Firing: CaseIterable, NamedCases, Sendable {
    /// As soon as the finger has pulled the content past the trigger, as UIKit's control.
    case threshold
    /// When the finger is lifted past the trigger, as Material's. A cancelled touch does not fire.
    case release

    package static var names: Names { ["threshold": .threshold, "release": .release] }
  }

  private let storedTrigger: Float
  private let storedExtent: Float
  /// The axis on whose start the control stands.
  public let axis: ScrollAxis
  /// When a pull fires.
  public let firesAt: Firing

  /// Creates a control.
  ///
  /// - Precondition: the trigger is finite and more than zero, the extent from zero to the trigger.
  public init(
    trigger: Double, extent: Double, firesAt firing: Firing = .threshold, on axis: ScrollAxis = .vertical,
    file: CallerFile = #fileID, line: CallerLine = #line
  ) {
    requireValid(try Self.validate(trigger: trigger, extent: extent), file, line)
    storedTrigger = Swift.max(.leastNormalMagnitude, Self.stored(trigger))
    storedExtent = Self.stored(extent)
    firesAt = firing
    self.axis = axis
  }

  /// Throws the error of the first length that breaks a rule.
  public static func validate(trigger: Double, extent: Double) throws(ScrollValueError) {
    try trigger.check(.positive, "trigger")
    try extent.check(.within(0...trigger), "extent")
  }

  private static func stored(_ length: Double) -> Float {
    let float = Float(length)
    return float.isNormal || float == 0 ? float : float < 1 ? 0 : .greatestFiniteMagnitude
  }

  /// The distance past the start beyond which a pull fires, in points; more than zero.
  public var trigger: Double { Double(storedTrigger) }
  /// The length of the control that stays visible while it runs, in points; from zero to the trigger.
  public var extent: Double { Double(storedExtent) }

  /// UIKit's control: it fires past 100 points, and 60 of them stay visible.
  ///
  /// - Source: the extent [R]; the trigger from Flutter's model of it ([S]).
  public static let uiKit = RefreshControl(trigger: 100, extent: 60)
  /// Material 3's control: it fires when the finger is lifted past 80 points, all of which stay visible.
  ///
  /// - Source: Compose's `PullToRefresh` ([S]), whose trigger is a distance of the finger; see ``indicatorDistance(forPull:)``.
  public static let material = RefreshControl(trigger: 80, extent: 80, firesAt: .release)

  /// Returns how far Material's indicator, which lies over content that does not stretch, has come down for a pull of a finger.
  ///
  ///     a = pull/2        drawn = a                          up to T, the trigger
  ///                       drawn = T + T·(l − l²/4)           beyond it; l = a/T − 1, at most 2
  ///
  /// - Monotone and smooth in `pull`; never more than 2·T. Negative pulls count as zero.
  /// - Content that bounces knows the distance that is *shown*. For the pull of the finger use
  ///   `physics.rubberBand.pull(forStretch: viewport.refreshPull, length: frame.height)`; where content stops at its limits, the
  ///   scroller's `refreshPull` is that pull.
  /// - Parameter pull: the distance of the finger, without a rubber band, in points; finite.
  /// - Source: Compose, and with a trigger of 64 points Android's `SwipeRefreshLayout` ([S]).
  public func indicatorDistance(forPull pull: Double) -> Double {
    pull.require(.finite, "pull")
    let half = Swift.max(0, pull / 2)
    guard half > trigger else { return half.flushed }
    let way = Swift.min(half / trigger - 1, 2)
    return trigger + trigger * (way - way * way / 4)
  }
}

extension Viewport {
  /// The distance of the content from its start without the control: the visible length of the control, in points. Zero
  /// without a control, and where the content is scrolled on; the control's extent while it runs and the content rests at its start.
  public var refreshPull: Double {
    guard let axis = refreshControl?.axis else { return 0 }
    var without = self
    without.storedRefreshing = false
    return Swift.max(0, (without.limits(on: axis).lowerBound - contentOffset[axis]).saturated)
  }

  /// How far the content is pulled on the way to the trigger, from 0 to 1; 1 while the control runs, 0 without one.
  public var refreshProgress: Double {
    guard let refreshControl else { return 0 }
    return isRefreshing ? 1 : Swift.min(1, refreshPull / refreshControl.trigger)
  }

  /// Returns the inset at the start of an axis with a control that runs.
  // Without the viewport as an argument: where this is called, the whole of it would be copied, also where no control runs.
  @usableFromInline @inline(never) static func inset(
    _ inset: Double, with control: RefreshControl?, on axis: ScrollAxis
  ) -> Double {
    guard let control, control.axis == axis else { return inset }
    return (inset + control.extent).saturated
  }
}

#if !hasFeature(Embedded)
  extension RefreshControl: CodableByParts {
    package struct Parts: Codable {
      var trigger, extent: Double
      var firesAt: Firing?
      var axis: ScrollAxis?
    }

    package init(parts: Parts) throws {
      try Self.validate(trigger: parts.trigger, extent: parts.extent)
      self.init(
        trigger: parts.trigger, extent: parts.extent, firesAt: parts.firesAt ?? .threshold,
        on: parts.axis ?? .vertical)
    }

    package var parts: Parts { Parts(trigger: trigger, extent: extent, firesAt: firesAt, axis: axis) }
  }
#endif
