#if !hasFeature(Embedded)
  import ScrollGeometry

  extension Flight.Purpose: Codable {
    private static var names: CaseNames<Self> {
      [
        "deceleration": .deceleration, "animation": .animation, "scrollToTop": .scrollToTop,
        "autoscroll": .autoscroll,
      ]
    }

    init(from decoder: any Decoder) throws { self = try Self.names.decode(from: decoder) }

    func encode(to encoder: any Encoder) throws { try Self.names.encode(self, to: encoder) }
  }
  extension Flight.Motion.Course {
    // swift-format-ignore: NoLeadingUnderscores
    enum PlannedCodingKeys: String, CodingKey { case _0 = "plan" }
    // swift-format-ignore: NoLeadingUnderscores
    enum CoastingCodingKeys: String, CodingKey { case _0 = "tracker" }
    // swift-format-ignore: NoLeadingUnderscores
    enum TickingCodingKeys: String, CodingKey { case _0 = "stepper", rate, target }
  }
#endif
