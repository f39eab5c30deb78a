import ScrollGeometry

extension AxisPlan {
  /// The momentum, in points per second, with which a flick from `start` comes to rest at `destination` if nothing
  /// is in its way, in points both.
  ///
  ///     v0 = (destination − start)/S ± 10
  ///
  /// A release's velocity is the momentum of the flight at its start: ``Scroller/releaseVelocity(landingOn:)`` is this on
  /// both axes.
  ///
  /// Zero where the two are the same. Rest is on the pixel grid, so that a destination off the grid is met to half a
  /// pixel.
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
