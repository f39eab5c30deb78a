import ScrollGeometry

extension AxisPlan {
  /// Returns the momentum, in points per second, with which a flick from `start` comes to rest at `destination` if it
  /// meets no limit. Both are in points.
  ///
  ///     v0 = (destination − start)/S ± 10
  ///
  /// The momentum of the flight at its start is ``Scroller/Release/velocity``, the content's.
  /// ``Scroller/fingerVelocity(landingOn:)`` is the finger's, on both axes.
  ///
  /// The result is zero where start and destination are equal. Content rests on the pixel grid, so that a destination
  /// off the grid is reached to within half a pixel.
  ///
  /// - Precondition: both are finite.
  public static func momentum(
    from start: Double, landingOn destination: Double, rate: DecelerationRate = .normal
  ) -> Double {
    start.require(.finite, "start")
    destination.require(.finite, "destination")
    let distance = (destination - start).saturated
    guard distance != 0 else { return 0 }
    let momentum = (distance / rate.laws.reach).saturated
    return distance < 0 ? momentum - Law.restingSpeed : momentum + Law.restingSpeed
  }
}
