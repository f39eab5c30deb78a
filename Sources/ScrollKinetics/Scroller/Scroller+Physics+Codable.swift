#if !hasFeature(Embedded)
  import ScrollGeometry

  extension Scroller.Physics.Integration: NamedCases {
    package static var names: KeyValuePairs<String, Self> { ["exact": .exact, "displayLink": .displayLink] }
  }
  extension Scroller.Physics.Momentum: NamedCases {
    package static var names: KeyValuePairs<String, Self> {
      ["library": .library, "platform": .platform, "off": .off]
    }
  }
  extension Scroller.Physics.RepeatedFlicks: NamedCases {
    package static var names: KeyValuePairs<String, Self> { ["none": .none, "webKit": .webKit] }
  }
  extension Scroller.Physics.Source: NamedCases {
    package static var names: KeyValuePairs<String, Self> { ["touch": .touch, "trackpad": .trackpad] }
  }

  extension Scroller.Physics: Codable {
    private enum CodingKeys: String, CodingKey {
      case decelerationRate, integration, framesPerSecond, source, snapping
      case isDirectionalLockEnabled, opensDirectionalLockAfterPause, slop, releaseTimeout, reducesMotion
      case repeatedFlicks, momentum, turnsOnePagePerSwipe
    }

    /// Decodes the values; throws the ``/ScrollGeometry/ScrollValueError`` of the first number that breaks a rule.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let framesPerSecond: Double = try values[.framesPerSecond]
      let slop: Double = try values[.slop]
      try Self.validate(framesPerSecond: framesPerSecond, slop: slop)
      self.init(
        decelerationRate: try values[.decelerationRate],
        integration: try values[.integration],
        framesPerSecond: framesPerSecond,
        source: try values[.source],
        snapping: try values[.snapping],
        isDirectionalLockEnabled: try values[.isDirectionalLockEnabled],
        opensDirectionalLockAfterPause: try values.decodeIfPresent(
          Bool.self, forKey: .opensDirectionalLockAfterPause) ?? false,
        slop: slop,
        releaseTimeout: nil,
        reducesMotion: try values.decodeIfPresent(Bool.self, forKey: .reducesMotion) ?? false,
        repeatedFlicks: try values.decodeIfPresent(RepeatedFlicks.self, forKey: .repeatedFlicks) ?? .none,
        momentum: try values.decodeIfPresent(Momentum.self, forKey: .momentum) ?? .library,
        turnsOnePagePerSwipe: try values.decodeIfPresent(Bool.self, forKey: .turnsOnePagePerSwipe) ?? false)
      if let seconds = try values.decodeIfPresent(Double.self, forKey: .releaseTimeout) {
        try seconds.check(.notNegative, "releaseTimeout")
        longestPause = seconds
      }
    }

    /// Encodes all properties.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(decelerationRate, forKey: .decelerationRate)
      try values.encode(integration, forKey: .integration)
      try values.encode(framesPerSecond, forKey: .framesPerSecond)
      try values.encode(source, forKey: .source)
      try values.encode(snapping, forKey: .snapping)
      try values.encode(isDirectionalLockEnabled, forKey: .isDirectionalLockEnabled)
      if opensDirectionalLockAfterPause { try values.encode(true, forKey: .opensDirectionalLockAfterPause) }
      try values.encode(slop, forKey: .slop)
      // Encoded in seconds, as it is stored: a conversion to a duration could lose the last bits of a short timeout.
      if releaseTimeout != nil { try values.encode(longestPause, forKey: .releaseTimeout) }
      if reducesMotion { try values.encode(true, forKey: .reducesMotion) }
      if momentum != .library { try values.encode(momentum, forKey: .momentum) }
      if turnsOnePagePerSwipe { try values.encode(true, forKey: .turnsOnePagePerSwipe) }
      if repeatedFlicks != .none { try values.encode(repeatedFlicks, forKey: .repeatedFlicks) }
    }
  }
#endif
