#if !hasFeature(Embedded)
  import ScrollGeometry

  extension TouchDelivery: Codable {
    private enum CodingKeys: String, CodingKey {
      case rules, now, state
    }

    /// Decodes a touch; throws where a touch can never be in the decoded state.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      self.init(try values[.rules], at: try values[.now])
      state = try values[.state]
      try decoder.refuse(fault)
    }

    /// Encodes the rules, the latest instant and the state.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(rules, forKey: .rules)
      try values.encode(now, forKey: .now)
      try values.encode(state, forKey: .state)
    }
  }

  extension TouchDelivery.Rules: Codable {
    private enum CodingKeys: String, CodingKey {
      case delaysContentTouches, canCancelContentTouches, delay
    }

    /// Decodes rules; throws where the delay is not a finite number of seconds.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let delay: CodableDuration = try values[.delay]
      self.init(
        delaysContentTouches: try values[.delaysContentTouches],
        canCancelContentTouches: try values[.canCancelContentTouches], delay: delay.duration)
    }

    /// Encodes the two answers, and the delay in seconds.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(delaysContentTouches, forKey: .delaysContentTouches)
      try values.encode(canCancelContentTouches, forKey: .canCancelContentTouches)
      try values.encode(CodableDuration(delay), forKey: .delay)
    }
  }
#endif

extension TouchDelivery {
  /// The reason why the state is invalid; nil for a valid state.
  var fault: String? {
    guard let deliveryInstant, deliveryInstant <= now else { return nil }
    return "an undecided touch must be delivered after \(now), but is at \(deliveryInstant)"
  }
}
