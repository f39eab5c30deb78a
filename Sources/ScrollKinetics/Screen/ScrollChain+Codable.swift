#if !hasFeature(Embedded)
  import ScrollGeometry

  extension ScrollChain: CodableByParts {
    package struct Parts: Codable {
      var joined: Scroller
      var locksToOneAxis: Bool
      var numbers: [Int?]
      var axes: PerAxis<AxisChain>
      var flights: [FlightLaw?]?
      var isOutOfDate: Bool?
    }

    @usableFromInline init(from decoder: any Decoder) throws { try self.init(partsFrom: decoder) }

    @usableFromInline func encode(to encoder: any Encoder) throws { try parts.encode(to: encoder) }

    /// Creates a chain as it was; throws where a chain can never be in that state.
    package init(parts: Parts) throws {
      (joined, locksToOneAxis) = (parts.joined, parts.locksToOneAxis)
      (numbers, axes) = (parts.numbers, parts.axes)
      physicsOfMembers = (parts.flights ?? numbers.map { _ in nil }).map { ScrollSnapping(flight: $0) }
      isOutOfDate = parts.isOutOfDate ?? false
      for axis in ScrollAxis.allCases { joined.axes[axis].isRounded = false }
      try Self.refuse(fault)
      preparePhysics()
    }

    // The decoded chain continues with the same bits as this one.
    package var parts: Parts {
      var (joined, flights) = (joined, physicsOfMembers.map { $0.flight(on: .vertical) })
      joined.physics.snapping = .none
      return Parts(
        joined: joined, locksToOneAxis: locksToOneAxis, numbers: numbers, axes: axes,
        flights: flights.contains { $0 != nil } ? flights : nil, isOutOfDate: isOutOfDate.unless(false))
    }
  }
#endif
