#if !hasFeature(Embedded)
  import ScrollGeometry

  extension Scroller: Codable {
    private enum CodingKeys: String, CodingKey {
      case viewport, physics, now, fingers, touch, axes, momentumLock, flicks, partialTurn, pair
    }

    /// Decodes a snapshot; throws where a scroller can never be in the decoded state.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        viewport: try values[.viewport],
        physics: try values[.physics],
        at: try values[.now])
      fingers = try values[.fingers]
      axes = try values.decodeIfPresent(PerAxis<MovingAxis>.self, forKey: .axes) ?? axes
      momentumLock = try values.decodeIfPresent(ScrollAxis.self, forKey: .momentumLock)
      flicks = try values.decodeIfPresent(FlickSequence.self, forKey: .flicks) ?? flicks
      show(viewport)
      if let turn = try values.decodeIfPresent(PartialTurn.self, forKey: .partialTurn) {
        pairOrTurn = .turn(turn)
      }
      if let pair = try values.decodeIfPresent(FingerPair.self, forKey: .pair) { pairOrTurn = .pair(pair) }
      if let touch = try values.decodeIfPresent(Touch.self, forKey: .touch) {
        self.touch = touch
        phase = touch.pan.hasBegun ? .dragging : .tracking
      } else {
        renewPhase()
      }
      try decoder.refuse(fault)
    }

    /// Encodes a snapshot. The decoded scroller continues with the same bits as this one.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(viewport, forKey: .viewport)
      try values.encode(physics, forKey: .physics)
      try values.encode(now, forKey: .now)
      try values.encode(fingers, forKey: .fingers)
      switch pairOrTurn {
      case .turn(.none): break
      case .turn(let turn): try values.encode(turn, forKey: .partialTurn)
      case .pair(let pair): try values.encode(pair, forKey: .pair)
      }
      try values.encodeIfPresent(momentumLock, forKey: .momentumLock)
      if flicks != FlickSequence() { try values.encode(flicks, forKey: .flicks) }
      if isTracking { try values.encode(touch, forKey: .touch) }
      if isMoving || isBlocked || isDragging || (isTracking && touch.isPair) {
        try values.encode(axes, forKey: .axes)
      }
    }
  }

  extension Scroller.Phase: NamedCases {
    package static var names: KeyValuePairs<String, Self> {
      [
        "idle": .idle, "tracking": .tracking, "dragging": .dragging, "decelerating": .decelerating,
        "animating": .animating,
      ]
    }
  }
#endif
