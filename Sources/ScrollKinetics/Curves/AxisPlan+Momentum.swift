import ScrollGeometry

extension AxisPlan {
  /// Returns the momentum, in points per second, with which a flight from `start` comes to rest at `destination` if it
  /// meets no limit. Both are in points.
  ///
  ///     v0 = (destination − start)/S ± the resting speed        exponential
  ///     v0 = ±(k·|destination − start|·V^(1/(k−1)))^((k−1)/k)   power
  ///
  /// It is ``Scroller/Release/velocity``, the content's; ``Scroller/fingerVelocity(landingOn:)`` is the finger's, on both axes. Zero
  /// where start and destination are equal. Content rests on the pixel grid, so that a destination off the grid is reached to within
  /// half a pixel.
  ///
  /// - Precondition: both are finite.
  public static func momentum(
    from start: Double, landingOn destination: Double, flight: FlightLaw = .uiKit
  ) -> Double {
    start.require(.finite, "start")
    destination.require(.finite, "destination")
    let way = (destination - start).saturated
    guard way != 0 else { return 0 }
    let speed: Double
    if case .power(let k, let reference) = flight.form {
      let log = Double.log(k) + Double.log(way.magnitude) + Double.log(reference) / (k - 1)
      speed = Double.exp(log * (k - 1) / k).saturated
    } else {
      let (_, reach, restingSpeed) = flight.exponential ?? (1, 1, 0)
      speed = (way.magnitude / reach).saturated + restingSpeed
    }
    return way < 0 ? -speed : speed
  }

  /// What a free flight knows: its start, when and with what momentum it meets the limit ahead, whether it crosses that, and
  /// whether it only returns to the limit that it is at or past.
  struct Flight {
    let start, momentum: Double
    let meeting: (time: Double, momentum: Double)?
    let crosses, returns: Bool

    /// When and with what momentum the content stops at the limit ahead; nil where it crosses that, or does not meet it.
    var stop: (time: Double, momentum: Double)? { crosses ? nil : meeting }
  }

  /// The free flight; nil for a motion to a target.
  var flight: Flight? {
    switch curve {
    case .fling(let fling):
      Flight(
        start: fling.start, momentum: fling.startMomentum,
        meeting: fling.meetsLimit ? (fling.exitTime, fling.exitMomentum) : nil,
        crosses: fling.bounces && fling.meetsLimit,
        returns: fling.returnsFromOutside)
    case .flight(let flight): flight.flight
    case .arrival, .spring, .eased, .ramped, .zoom: nil
    }
  }
}
