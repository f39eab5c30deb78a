#if !hasFeature(Embedded)
  import ScrollGeometry

  extension TouchDelivery.Rules: CodableByParts {
    package struct Parts: Codable {
      var delaysContentTouches, canCancelContentTouches: Bool
      var delay: CodableDuration
    }

    package init(parts: Parts) throws {
      self.init(
        delaysContentTouches: parts.delaysContentTouches,
        canCancelContentTouches: parts.canCancelContentTouches, delay: parts.delay.duration)
    }

    package var parts: Parts {
      Parts(
        delaysContentTouches: delaysContentTouches, canCancelContentTouches: canCancelContentTouches,
        delay: CodableDuration(delay))
    }
  }
#endif

extension TouchDelivery {
  var fault: String? {
    guard let deliveryInstant, deliveryInstant <= now else { return nil }
    return "an undecided touch must be delivered after \(now), but is at \(deliveryInstant)"
  }
}
