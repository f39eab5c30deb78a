import ScrollGeometry

extension ScrollChain {
  /// Stops the program if the chain is in a state that no sequence of inputs should lead to.
  ///
  /// For tests and fuzzers, after every call.
  public func checkInvariants() {
    if let fault { preconditionFailure(fault) }
  }

  /// What is wrong with the state; nil where nothing is.
  var fault: String? {
    guard (1...64).contains(links.count) else {
      return "members must be from 1 to 64, but are \(links.count)"
    }
    if let fault = joined.fault { return fault }
    if !origin.isFinite { return "origin must be finite, but is \(origin)" }
    for axis in ScrollAxis.allCases {
      for span in [spans[axis].towardsEnd, spans[axis].towardsStart] {
        guard links.indices.contains(span.first), links.indices.contains(span.last) else {
          return "a span must name members, but is \(span.first) to \(span.last)"
        }
      }
      for (index, link) in links.enumerated() {
        guard link.range(on: axis).contains(link.place[axis]), link.start[axis].isFinite else {
          return "member \(index) must be within its limits, but is at \(link.place)"
        }
        let shows = link.viewport.contentOffset[axis] != link.place[axis]
        if shows && index != overscroller(on: axis) {
          return "only the member that overscrolls may show another place than its own, but \(index) does"
        }
      }
    }
    return nil
  }
}

#if !hasFeature(Embedded)
  extension ScrollChain: Codable {
    private enum CodingKeys: String, CodingKey {
      case joined, rules, links, spans, origin
    }

    /// Reads a snapshot, and throws where the numbers describe no state that a chain can be in.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      joined = try values.decode(Scroller.self, forKey: .joined)
      rules = try values.decode(Rules.self, forKey: .rules)
      links = try values.decode([Link].self, forKey: .links)
      spans = try values.decode(PerAxis<Spans>.self, forKey: .spans)
      origin = try values.decode(ScrollPoint.self, forKey: .origin)
      if let fault {
        throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: fault))
      }
    }

    /// Writes a snapshot; read again, it goes on bit for bit as this one.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(joined, forKey: .joined)
      try values.encode(rules, forKey: .rules)
      try values.encode(links, forKey: .links)
      try values.encode(spans, forKey: .spans)
      try values.encode(origin, forKey: .origin)
    }
  }
#endif
