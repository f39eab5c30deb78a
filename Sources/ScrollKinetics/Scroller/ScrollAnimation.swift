import ScrollGeometry

/// How a scroller moves to where the program sends it.
public enum ScrollAnimation: Hashable, Sendable {
  /// In a duration, not negative, along sin² or a timing function; more than an hour is taken as an hour.
  case eased(duration: Duration = .milliseconds(300), timing: CubicBezier? = nil)
  /// Along a spring, until it stays within a hundredth of a point of its target.
  case spring(ScrollSpring)

  /// As UIKit's `setContentOffset(_:animated: true)`: 0.3 s whatever the distance, along sin² ([P], PHYSICS §7).
  ///
  /// Apple's documentation says "constant velocity" ([A]); what was read off UIKit's objects is neither constant nor a
  /// velocity: it slows down at both ends, and a longer way is faster.
  public static let uiKit = ScrollAnimation.eased()

  /// The plan of one axis, from a state to a target.
  ///
  /// Content that already moves towards its target keeps its velocity, and arrives as soon; any other starts from
  /// rest ([O]).
  func plan(from state: AxisState, to target: Double, restDistance: Double) -> AxisPlan {
    let approaches = state.approaches(target)
    switch self {
    case .eased(let duration, _) where approaches && duration > .zero:
      return AxisPlan(
        ArrivalCurve(
          from: state.position, velocity: state.velocity, to: target, within: duration.inSeconds,
          restDistance: restDistance))
    case .eased(let duration, let timing):
      return AxisPlan(
        EasedCurve(from: state.position, to: target, duration: duration.inSeconds, timing: timing))
    case .spring(let spring):
      return AxisPlan(
        SpringCurve(
          from: state.position, velocity: approaches ? state.velocity : 0, to: target, spring: spring))
    }
  }
}
