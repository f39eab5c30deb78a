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
    momentum(from: start, landingOn: destination, flight: FlightLaw(rate))
  }

  /// Returns the momentum, in points per second, with which a flight by the law `flight` from `start` comes to rest at `destination`
  /// if it meets no limit. Both are in points; where they are equal the result is zero.
  ///
  ///     v0 = (destination − start)/S ± the resting speed        exponential
  ///     v0 = ±(k·|destination − start|·V^(1/(k−1)))^((k−1)/k)   power
  ///
  /// - Precondition: both are finite.
  public static func momentum(
    from start: Double, landingOn destination: Double, flight: FlightLaw
  ) -> Double {
    start.require(.finite, "start")
    destination.require(.finite, "destination")
    return flight.momentum(travelling: (destination - start).saturated)
  }
}

extension AxisPlan {
  /// What a free flight knows: its start, when and with what momentum it meets the limit ahead, whether it crosses that, and
  /// whether it only returns to the limit that it is at or past.
  struct Flight {
    let start, momentum: Double
    let meeting: (time: Double, momentum: Double)?
    let crosses, returns: Bool
  }

  /// The free flight; nil for a motion to a target.
  var flight: Flight? {
    switch curve {
    case .fling(let fling):
      Flight(
        start: fling.start, momentum: fling.startMomentum,
        meeting: fling.meetsLimit ? (fling.exitTime, fling.exitMomentum) : nil, crosses: fling.leavesLimits,
        returns: fling.returnsFromOutside)
    case .flight(let flight):
      Flight(
        start: flight.start, momentum: flight.startMomentum,
        meeting: flight.meetsLimit ? (flight.exitTime, flight.exitMomentum) : nil,
        crosses: flight.leavesLimits, returns: flight.returnsFromOutside)
    case .arrival, .spring, .eased, .ramped, .zoom: nil
    }
  }
}
