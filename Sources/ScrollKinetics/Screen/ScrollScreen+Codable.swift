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
#endif
