import ScrollGeometry

extension AxisPlan {
  /// Returns the momentum, in points per second, with which a flick from `start` comes to rest at `destination` if it
  /// meets no limit. Both are in points.
  ///
  ///     v0 = (destination − start)/S ± 10
  ///
  /// The velocity of a release is the momentum of the flight at its start: ``Scroller/releaseVelocity(landingOn:)``
  /// computes this momentum on both axes.
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
