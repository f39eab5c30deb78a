#if !hasFeature(Embedded)
  import ScrollGeometry

  extension AxisPlan: CodableByHand {
    private enum CodingKeys: String, CodingKey {
      case curve, destination
    }

    /// Decodes a curve, and the place at which it comes to rest: for a flight one within its limits, on the pixel grid; else where
    /// it differs from the curve's.
    package init(reading decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      curve = try values[.curve]
      switch curve {
      case .fling(let fling):
        let destination: Double = try values[.destination]
        let end = fling.destination
        try destination.check(.within(fling.endsAtLimit ? end...end : fling.limits), "destination")
        self.destination = destination.flushed
      case .flight(let flight):
        try decoder.refuse(flight.fault)
        destination = (try values[.destination] as Double).flushed
        try destination.check(.finite, "destination")
      case .arrival, .spring, .eased, .ramped, .zoom:
        destination = try values[ifPresent: .destination] ?? curve.end.place
        try destination.check(.finite, "destination")
      }
    }

    /// Encodes the curve, and for a flight, or where it differs from the curve's, the place at which it comes to rest.
    package func write(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      let isUsual = flight == nil && destination == curve.end.place
      try values.encode([.curve: curve, .destination: isUsual ? nil : destination])
    }
  }
#endif
