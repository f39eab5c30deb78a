#if !hasFeature(Embedded)
  import ScrollGeometry

  extension Scroller: CodableByParts {
    package struct Parts: Codable {
      var viewport: Viewport
      var physics: Physics
      var now: ScrollInstant
      var fingers: UInt64
      var partialTurn: PairOrStep?
      var pair: FingerPair?
      var momentumLock: ScrollAxis?
      var flicks: FlickSequence?
      var touch: Touch?
      var axes: PerAxis<MovingAxis>?
    }

    package init(parts: Parts) throws {
      self.init(viewport: parts.viewport, physics: parts.physics, at: parts.now)
      (fingers, axes, momentumLock) = (parts.fingers, parts.axes ?? axes, parts.momentumLock)
      flicks = parts.flicks ?? flicks
      show(viewport)
      try Self.refuse(parts.partialTurn?.pair == nil ? nil : "a pair must not be a turn")
      pairOrStep = parts.pair.map { .pair($0) } ?? parts.partialTurn ?? .none
      if let touch = parts.touch {
        self.touch = touch
        phase = touch.pan.hasBegun ? .dragging : .tracking
      } else {
        renewPhase()
      }
      try Self.refuse(fault)
    }

    // The decoded scroller continues with the same bits as this one.
    package var parts: Parts {
      let pair = pairOrStep.pair
      let isRelaxing = axes.horizontal.isRelaxing || axes.vertical.isRelaxing
      let isBusy = isMoving || isBlocked || isRelaxing || isDragging || (isTracking && touch.isPair)
      return Parts(
        viewport: viewport, physics: physics, now: now, fingers: fingers,
        partialTurn: pair == nil ? pairOrStep.unless(.none) : nil, pair: pair, momentumLock: momentumLock,
        flicks: flicks.unless(FlickSequence()), touch: isTracking ? touch : nil, axes: isBusy ? axes : nil)
    }
  }
#endif
