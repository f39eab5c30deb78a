#if !hasFeature(Embedded)
  import ScrollGeometry

  // Only the motion is encoded: offset and metrics are the viewport's, and the scroller that decodes an axis sets them.
  extension MovingAxis: CodableByParts {
    package struct Parts: Codable {
      var motion: Motion
      var purpose: Purpose?
      var anchor: TargetAnchor?
      var since: ScrollInstant?
    }

    package init(parts: Parts) throws {
      self.init(motion: parts.motion, for: parts.purpose, since: parts.since ?? .origin, anchor: parts.anchor)
    }

    package var parts: Parts {
      Parts(
        motion: motion, purpose: purpose, anchor: anchor,
        since: isMoving || isBlocked || isRelaxing ? since : nil)
    }

    @usableFromInline init(from decoder: any Decoder) throws { try self.init(partsFrom: decoder) }
    @usableFromInline func encode(to encoder: any Encoder) throws { try parts.encode(to: encoder) }
  }

  extension MovingAxis.Purpose: NamedCases {
    package static var names: Names {
      [
        "deceleration": .deceleration, "animation": .animation, "scrollToTop": .scrollToTop,
        "autoscroll": .autoscroll, "zoom": .zoom,
      ]
    }

    @usableFromInline init(from decoder: any Decoder) throws { try self.init(partsFrom: decoder) }
    @usableFromInline func encode(to encoder: any Encoder) throws { try parts.encode(to: encoder) }
  }
#endif
