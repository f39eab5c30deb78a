#if !hasFeature(Embedded)
  import ScrollGeometry

  extension ScrollScreen: CodableByParts {
    package struct Parts: Codable {
      var now: ScrollInstant
      var rules: Rules
      var members: [Member]
      var nests: [ScrollChain?]
      var crossingTouches: [CrossingTouch]
      var draggedMember: ID?
      var pinchTouches: [PinchTouch]?
      var draggedItem: DraggedItem?
      var samples: FingerSamples?
    }

    package init(parts: Parts) throws {
      (now, rules, members) = (parts.now, parts.rules, MemberList(parts.members))
      nests = parts.nests.map { $0 ?? .unused }
      for member in members {
        guard let joined = member.nestPlace, nests.indices.contains(joined.nest),
          nests[joined.nest].ids.indices.contains(joined.place)
        else { continue }
        for axis in ScrollAxis.allCases {
          nests[joined.nest].axes[axis].setRestRule(member.kind.restRule(on: axis), of: joined.place)
        }
      }
      (crossingTouches, pinchTouches) = (parts.crossingTouches, parts.pinchTouches ?? [])
      draggedMember = parts.draggedMember
      (draggedItem, samples) = (parts.draggedItem, parts.samples ?? FingerSamples())
      try Self.refuse(linksFault)
      cards = cardsOfMembers
      for index in members.indices where !members[index].isAway { relist(receiver(at: index)) }
      try Self.refuse(fault)
    }

    // The decoded screen equals this one, and continues with the same bits.
    package var parts: Parts {
      Parts(
        now: now, rules: rules, members: Array(members), nests: nests.map { $0.isUnused ? nil : $0 },
        crossingTouches: crossingTouches, draggedMember: draggedMember,
        pinchTouches: pinchTouches.unless([]), draggedItem: draggedItem,
        samples: samples.unless(FingerSamples()))
    }
  }

  // Encoded as its number.
  extension ScrollScreen.ID: CodableByParts {
    package init(parts number: Int) throws { self.init(number) }

    package var parts: Int { rawValue }
  }

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
