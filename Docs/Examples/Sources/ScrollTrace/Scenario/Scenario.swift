import ScrollGeometry
import ScrollKinetics

/// What a scenario file says: a scroll view, its physics, and what is done to it when.
package struct Scenario: Hashable, Sendable {
  package var name: String
  package var viewport: Viewport
  package var physics: Scroller.Physics
  package var snap: Snap
  package var framesPerSecond: ExactDecimal
  package var duration: ExactDecimal
  package var inputs: [TimedAction]
}

/// An action and its instant.
package struct TimedAction: Hashable, Sendable {
  package var instant: ScrollInstant
  package var action: Action
}

/// Everything that can be done to a scroll view.
package enum Action: Hashable, Sendable {
  case touch(Touch, at: ScrollPoint, finger: Int)
  case drag(Drag)
  case setContentOffset(ScrollPoint, animated: Bool)
  case scrollRectToVisible(ScrollRect, animated: Bool)
  case scrollToTop
  case stop
  case retarget(ScrollPoint)
  case wheel(ScrollVector)
  case key(Key, animated: Bool)
  case resize(ScrollSize, keeping: Keeping, contentSize: ScrollSize?)
  case contentSize(ScrollSize)
  case contentInset(ScrollInsets)
  case safeAreaInsets(ScrollInsets)
  /// Content put in at a content position; a negative length: taken out.
  case insert(ScrollAxis, at: Double, length: Double)

  package enum Touch: Hashable, Sendable {
    case down, move, up, cancel
  }

  package enum Drag: Hashable, Sendable {
    case held, began
    case changed(translation: ScrollVector)
    case ended(velocity: ScrollVector)
    case cancelled
  }

  package enum Key: Hashable, Sendable {
    case lineDown, lineUp, pageDown, pageUp, home, end
  }

  /// What stays in view where the scroll view changes its size.
  package enum Keeping: Hashable, Sendable {
    case offset, page, fraction
  }
}

/// Where content may come to rest.
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
    package var alignment: Alignment
    package var speedSteps: [Double]?
    package var atMost: Int?
  }

  package enum Alignment: Hashable, Sendable {
    case start, center, end
  }
}
