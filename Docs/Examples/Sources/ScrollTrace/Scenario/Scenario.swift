import ScrollGeometry
import ScrollKinetics

/// The contents of a scenario file: a scroll view or a screen of them, its physics, and the inputs with their
/// times.
package struct Scenario: Hashable, Sendable {
  package var name: String
  package var viewport: Viewport
  package var physics: Scroller.Physics
  package var snap: Snap
  /// Where releases of the scroll view come to rest; nil for no such places.
  package var detents: Detents?
  package var framesPerSecond: ExactDecimal
  package var duration: ExactDecimal
  package var inputs: [TimedAction]
  /// All members that a screen ever has, in the order of the file; empty without a screen.
  package var screen: [ScreenMember] = []
  /// The rules of the screen.
  package var rules = ScrollScreen.Rules.uiKit
  /// What a real scroll view showed; the frames are then at its instants, otherwise at equal distances.
  package var recorded: Recorded?
}

extension Scenario {
  /// The detents of an axis.
  package struct Detents: Hashable, Sendable {
    package var axis: ScrollAxis
    package var detents: ScrollDetents
  }
}

/// An action and its instant.
package struct TimedAction: Hashable, Sendable {
  package var instant: ScrollInstant
  package var action: Action
  /// The number of the screen's member that the action names; nil where it names none.
  package var member: Int?
}

/// An action of a scenario.
package enum Action: Hashable, Sendable {
  case touch(Touch, at: ScrollPoint, finger: Int)
  case drag(Drag)
  case setContentOffset(ScrollPoint, animated: Bool)
  case scrollRectToVisible(ScrollRect, animated: Bool)
  case scrollToTop
  case stop
  case retarget(ScrollPoint)
  case autoscroll(ScrollVector, coasts: Bool)
  case fling(ScrollVector)
  /// The pointer of a dragged item; nil where it is dropped.
  case edgeScroll(ScrollPoint?)
  case beginRefreshing
  case endRefreshing
  case wheel(ScrollVector, notch: ScrollVector?, animated: Bool)
  case scroll(ScrollVector, Scroller.ScrollPhase)
  case key(Scroller.Key, animated: Bool)
  /// A recognised pinch: its scale since it began, and the middle between the fingers.
  case pinch(Scroller.PinchPhase, scale: Double, at: ScrollPoint)
  case magnify(Double, at: ScrollPoint)
  case zoomScale(Double, animated: Bool)
  /// A rectangle of the content at scale 1.
  case zoomTo(ScrollRect, animated: Bool)
  case resize(ScrollSize, keeping: ScrollAnchor.Keeping, contentSize: ScrollSize?)
  case contentSize(ScrollSize)
  case contentInset(ScrollInsets)
  case safeAreaInsets(ScrollInsets)
  case insert(ContentChange)
  /// A sheet goes to a detent; nil dismisses it.
  case moveTo(Int?, animated: Bool)
  /// A card becomes full, or collapses.
  case expand(Bool, animated: Bool)
  /// A sheet, a header or a card gets another container.
  case container(ScrollRect, animated: Bool)
  /// A member comes to the screen, at rest.
  case add(parent: Int?)
  /// A member leaves the screen, with all inside it.
  case remove(retaining: Bool)
  /// A retained member returns.
  case restore(parent: Int?)

  package enum Touch: Hashable, Sendable {
    case down, move, up, cancel
  }

  package enum Drag: Hashable, Sendable {
    case held, began
    case changed(translation: ScrollVector)
    case ended(velocity: ScrollVector)
    case cancelled
  }
}

/// The places at which content can come to rest.
package enum Snap: Hashable, Sendable {
  case none
  case paging(spacing: Double)
  case interval(Interval)
  case points(ScrollAxis, [Double], isMandatory: Bool)

  /// Snap points at equal distances.
  package struct Interval: Hashable, Sendable {
    package var axis: ScrollAxis
    package var length: Double
    package var origin: Double
    /// The fraction of an interval that is aligned with the same fraction of the viewport: 0 for the start, 1 for the
    /// end.
    package var alignment: Double
    package var speedSteps: [Double]?
    package var atMost: Int?
  }
}
