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

  extension Scroller.Physics: CodableByParts {
    package struct Parts: Codable {
      // The rate of UIKit's law; for any other law `flight`.
      var decelerationRate: DecelerationRate?
      var flight: FlightLaw?
      var integration: Integration
      var framesPerSecond: Double
      var source: Source
      var snapping: ScrollSnapping
      var isDirectionalLockEnabled: Bool
      var opensDirectionalLockAfterPause: Bool?
      var slop: Double
      // In seconds, as it is stored: a conversion to a duration could lose the last bits of a short timeout.
      var releaseTimeout: Double?
      var reducesMotion: Bool?
      var repeatedFlicks: RepeatedFlicks?
      var momentum: Momentum?
      var turnsOnePagePerSwipe: Bool?
      var releaseVelocity: ReleaseVelocityLaw?
      var limit: LimitLaw?
      var leastSpeed, greatestSpeed: Double?
    }

    package init(parts: Parts) throws {
      try Self.validate(framesPerSecond: parts.framesPerSecond, slop: parts.slop)
      self.init(
        integration: parts.integration, framesPerSecond: parts.framesPerSecond, source: parts.source,
        snapping: parts.snapping, isDirectionalLockEnabled: parts.isDirectionalLockEnabled,
        opensDirectionalLockAfterPause: parts.opensDirectionalLockAfterPause ?? false, slop: parts.slop,
        releaseTimeout: nil, reducesMotion: parts.reducesMotion ?? false,
        repeatedFlicks: parts.repeatedFlicks ?? .none, momentum: parts.momentum ?? .library,
        turnsOnePagePerSwipe: parts.turnsOnePagePerSwipe ?? false)
      guard let law = parts.flight ?? parts.decelerationRate.map({ FlightLaw($0) }) else {
        throw Self.refusal("must have a decelerationRate or a flight")
      }
      let (least, greatest) = (parts.leastSpeed ?? leastSpeed, parts.greatestSpeed ?? greatestSpeed)
      try least.check(.notNegative, "leastSpeed")
      try greatest.check(.positive, "greatestSpeed")
      (flight, limit, leastSpeed, greatestSpeed) = (law, parts.limit ?? .uiKit, least, greatest)
      releaseVelocity = parts.releaseVelocity ?? .blend
      if let seconds = parts.releaseTimeout {
        try seconds.check(.notNegative, "releaseTimeout")
        longestPause = seconds
      }
    }

    package var parts: Parts {
      Parts(
        decelerationRate: flight.rate, flight: flight.rate == nil ? flight : nil, integration: integration,
        framesPerSecond: framesPerSecond, source: source, snapping: snapping,
        isDirectionalLockEnabled: isDirectionalLockEnabled,
        opensDirectionalLockAfterPause: opensDirectionalLockAfterPause.unless(false), slop: slop,
        releaseTimeout: releaseTimeout == nil ? nil : longestPause,
        reducesMotion: reducesMotion.unless(false), repeatedFlicks: repeatedFlicks.unless(.none),
        momentum: momentum.unless(.library), turnsOnePagePerSwipe: turnsOnePagePerSwipe.unless(false),
        releaseVelocity: releaseVelocity.unless(.blend), limit: limit.unless(.uiKit),
        leastSpeed: leastSpeed.unless(ReleaseVelocity.minimumSpeed),
        greatestSpeed: greatestSpeed.unless(.greatestFiniteMagnitude))
    }
  }
#endif
