#if !hasFeature(Embedded)
  import ScrollGeometry

  extension Scroller.Physics.Integration: NamedCases {
    package static var names: Names { ["exact": .exact, "displayLink": .displayLink] }
  }
  extension Scroller.Physics.Momentum: NamedCases {
    package static var names: Names { ["library": .library, "platform": .platform, "off": .off] }
  }
  extension Scroller.Physics.ReleaseVelocityLaw: NamedCases {
    package static var names: Names { ["blend": .blend, "leastSquares": .leastSquares] }
  }
  extension Scroller.Physics.RepeatedFlicks: NamedCases {
    package static var names: Names { ["none": .none, "webKit": .webKit] }
  }
  extension Scroller.Physics.Source: NamedCases {
    package static var names: Names { ["touch": .touch, "trackpad": .trackpad] }
  }

  extension Scroller.Physics: CodableByHand {
    private enum CodingKeys: String, CodingKey {
      // The rate of UIKit's law; for any other law `flight`.
      case decelerationRate, flight
      case integration, framesPerSecond, source, snapping, slop
      case isDirectionalLockEnabled, opensDirectionalLockAfterPause
      // In seconds, as it is stored: a conversion to a duration could lose the last bits of a short timeout.
      case releaseTimeout
      case reducesMotion, repeatedFlicks, momentum, turnsOnePagePerSwipe, releaseVelocity, limit
      case leastSpeed, greatestSpeed
    }

    package init(reading decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      try Self.validate(framesPerSecond: values[.framesPerSecond], slop: values[.slop])
      try self.init(
        integration: values[.integration], framesPerSecond: values[.framesPerSecond],
        source: values[.source], snapping: values[.snapping],
        isDirectionalLockEnabled: values[.isDirectionalLockEnabled],
        opensDirectionalLockAfterPause: values[ifPresent: .opensDirectionalLockAfterPause] ?? false,
        slop: values[.slop], releaseTimeout: nil, reducesMotion: values[ifPresent: .reducesMotion] ?? false,
        repeatedFlicks: values[ifPresent: .repeatedFlicks] ?? RepeatedFlicks.none,
        momentum: values[ifPresent: .momentum] ?? .library,
        turnsOnePagePerSwipe: values[ifPresent: .turnsOnePagePerSwipe] ?? false)
      let rate: DecelerationRate? = try values[ifPresent: .decelerationRate]
      let law: FlightLaw? = try values[ifPresent: .flight] ?? rate.map { FlightLaw($0) }
      try decoder.refuse(law == nil ? "must have a decelerationRate or a flight" : nil)
      let least = try values[ifPresent: .leastSpeed] ?? leastSpeed
      let greatest = try values[ifPresent: .greatestSpeed] ?? greatestSpeed
      try least.check(.notNegative, "leastSpeed")
      try greatest.check(.positive, "greatestSpeed")
      (flight, leastSpeed, greatestSpeed) = (law ?? flight, least, greatest)
      limit = try values[ifPresent: .limit] ?? .uiKit
      releaseVelocity = try values[ifPresent: .releaseVelocity] ?? .blend
      if let seconds: Double = try values[ifPresent: .releaseTimeout] {
        try seconds.check(.notNegative, "releaseTimeout")
        longestPause = seconds
      }
    }

    package func write(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode([
        .decelerationRate: flight.rate, .flight: flight.rate == nil ? flight : nil,
        .integration: integration, .framesPerSecond: framesPerSecond, .source: source, .snapping: snapping,
        .isDirectionalLockEnabled: isDirectionalLockEnabled,
        .opensDirectionalLockAfterPause: opensDirectionalLockAfterPause.unless(false), .slop: slop,
        .releaseTimeout: releaseTimeout == nil ? nil : longestPause,
        .reducesMotion: reducesMotion.unless(false), .repeatedFlicks: repeatedFlicks.unless(.none),
        .momentum: momentum.unless(.library), .turnsOnePagePerSwipe: turnsOnePagePerSwipe.unless(false),
        .releaseVelocity: releaseVelocity.unless(.blend), .limit: limit.unless(.uiKit),
        .leastSpeed: leastSpeed.unless(ReleaseVelocity.minimumSpeed),
        .greatestSpeed: greatestSpeed.unless(.greatestFiniteMagnitude),
      ])
    }
  }
#endif
