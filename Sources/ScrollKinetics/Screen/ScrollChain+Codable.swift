#if !hasFeature(Embedded)
  import ScrollGeometry

  extension ScrollChain: Codable {
    private enum CodingKeys: String, CodingKey {
      case joined, rules, members, participants, origin, coordinate
      // Only in a motion that rests at a known place, or at one that was chosen.
      case rests, kept
      // Only with physics of members.
      case physicsOwners, hasStepped
      // Only after a wheel.
      case wheelLatches
    }

    /// Decodes a snapshot; throws where a chain can never be in the decoded state.
    @usableFromInline init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let (joined, rules): (Scroller, ScrollScreen.Rules) = (try values[.joined], try values[.rules])
      let members: [EncodedMember] = try values[.members]
      try decoder.refuse(
        (1...64).contains(members.count) ? nil : "members must be from 1 to 64, but are \(members.count)")
      for member in members where !member.start.isFinite || !member.shownStart.isFinite {
        try decoder.refuse("start must be finite, but is \(member.start)")
      }
      self.init(of: members.map { $0.member }, rules: rules, physics: joined.physics)
      self.joined = joined
      let participants: PerAxis<PerDirection<AxisChain.Participants>> = try values[.participants]
      let origin: ScrollPoint = try values[.origin]
      let owners: PerAxis<Int>? = try values[ifPresent: .physicsOwners]
      let coordinate: ScrollPoint = try values[.coordinate]
      let rests: PerAxis<AxisChain.Rest?>? = try values[ifPresent: .rests]
      let kept: PerAxis<AxisChain.MemberSet>? = try values[ifPresent: .kept]
      let stepped: PerAxis<Bool>? = try values[ifPresent: .hasStepped]
      let latches: PerAxis<AxisChain.WheelLatch?>? = try values[ifPresent: .wheelLatches]
      viewports = members.map { $0.member.viewport }
      for axis in ScrollAxis.allCases {
        for (index, member) in members.enumerated() {
          axes[axis].members[index].begin(
            at: member.start[axis].flushed, showing: member.shownStart[axis].flushed)
          axes[axis].members[index].offset = member.member.viewport.contentOffset[axis]
        }
        axes[axis].participants = participants[axis]
        (axes[axis].origin, axes[axis].coordinate) = (origin[axis], coordinate[axis])
        axes[axis].rest = rests?[axis]
        axes[axis].limits = joined.viewport.limits(on: axis)
        axes[axis].bounces = joined.viewport.bounces(on: axis)
        axes[axis].physicsOwner = owners?[axis] ?? 0
        axes[axis].letReturn(hasStepped: stepped?[axis] ?? false)
        axes[axis].kept = kept?[axis] ?? AxisChain.MemberSet()
        self.joined.axes[axis].isRounded = false
        axes[axis].wheelLatch = latches?[axis]
      }
      try decoder.refuse(fault)
      prepareOwnPhysics()
    }

    /// Encodes a snapshot. The decoded chain continues with the same bits as this one.
    @usableFromInline func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      var joined = joined
      joined.physics.snapping = .none
      let members = (0..<count).map { index in
        EncodedMember(
          member: member(index), start: ScrollPoint { axes[$0].members[index].start },
          shownStart: ScrollPoint { axes[$0].members[index].shownStart })
      }
      try values.encode([
        .joined: joined, .rules: rules, .members: members,
        .participants: PerAxis { axes[$0].participants }, .origin: ScrollPoint { axes[$0].origin },
        .coordinate: ScrollPoint { axes[$0].coordinate },
        .rests: PerAxis { axes[$0].rest }.unless(PerAxis { _ in nil }),
        .kept: PerAxis { axes[$0].kept }.unless(PerAxis { _ in AxisChain.MemberSet() }),
        .wheelLatches: PerAxis { axes[$0].wheelLatch }.unless(PerAxis { _ in nil }),
        .hasStepped: PerAxis { axes[$0].hasStepped }.unless(PerAxis { _ in false }),
        .physicsOwners: hasOwnPhysics ? PerAxis { axes[$0].physicsOwner } : nil,
      ])
    }
  }

  /// A member of a chain as it is encoded: its offset where the motion began or last turned, and the rest.
  private struct EncodedMember: Codable {
    var member: ScrollChain.Member
    var start, shownStart: ScrollPoint

    private enum CodingKeys: String, CodingKey {
      case start, shownStart
    }
  }

  extension EncodedMember {
    init(from decoder: any Decoder) throws {
      member = try ScrollChain.Member(from: decoder)
      let values = try decoder.container(keyedBy: CodingKeys.self)
      start = try values[.start]
      shownStart = try values[ifPresent: .shownStart] ?? start
    }

    func encode(to encoder: any Encoder) throws {
      try member.encode(to: encoder)
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode([.start: start, .shownStart: shownStart.unless(start)])
    }
  }

  extension ScrollChain.Member: Codable {
    private enum CodingKeys: String, CodingKey {
      case viewport, decelerationRate, flight, snapping, rules, kind, isHeld
    }

    /// Decodes a member; one without physics of its own has only a viewport.
    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      self.init(try values[.viewport], snapping: try values[ifPresent: .snapping] ?? ScrollSnapping.none)
      let rate: DecelerationRate? = try values[ifPresent: .decelerationRate]
      flight = try values[ifPresent: .flight] ?? rate.map { FlightLaw($0) }
      rules = try values[ifPresent: .rules]
      kind = try values[ifPresent: .kind] ?? .scrollView
      isHeld = try values[ifPresent: .isHeld] ?? isHeld
    }

    /// Encodes the viewport, and the physics in which the member differs from the chain.
    func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode([
        .viewport: viewport, .decelerationRate: flight?.rate, .flight: flight?.rate == nil ? flight : nil,
        .snapping: snapping.unless(.none), .rules: rules, .kind: kind.unless(.scrollView),
        .isHeld: isHeld.unless(PerAxis { _ in false }),
      ])
    }
  }
#endif
