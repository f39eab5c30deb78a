import ScrollGeometry

/// How content that was let go gets to a target that was chosen, where a host or a snap rule says more than "in time".
///
///     SnapRule(.every(170), arrival: .within(.milliseconds(350)))
///     scroller.handle(.touchUp, at: instant) {
///       $0.target.y = 400
///       $0.arrival = .spring(ScrollSpring(dampingRatio: 0.7, response: 0.4))
///     }
///
/// Without one, the content arrives as soon as ``Scroller/Release/target`` says. The phase is `decelerating` in any case.
public enum ScrollArrival: Hashable, Sendable {
  /// In no more than a duration, more than zero, along an ``ArrivalCurve``.
  case within(Duration)
  /// Along a spring that takes over the velocity: it overshoots where its damping ratio is less than one, and where the
  /// content is too fast for it.
  case spring(ScrollSpring)

  /// Throws where the duration is not more than zero.
  public func validate() throws(ScrollValueError) {
    if case .within(let limit) = self { try limit.inSeconds.check(.positive, "arrival.within") }
  }
}
