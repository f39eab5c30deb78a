import ScrollGeometry
import ScrollKinetics

extension Scenario.ScreenMember {
  /// What a member is, as it comes to the screen.
  package enum Kind: Hashable, Sendable {
    case scrollView(Viewport)
    case sheet(ScrollSheet, detent: Int?, displayScale: Double)
    case header(CollapsingHeader, over: ScrollRect, displayScale: Double)
    case card(ExpandingCard, origin: ScrollPoint, displayScale: Double)
    case shelf(CardShelf, frame: ScrollRect, reach: SnapRule.Reach, displayScale: Double)
  }

  /// The keys of the kinds. A member has exactly one of them.
  static let kinds = ["viewport", "sheet", "header", "card", "shelf"]
}

extension Scenario.ScreenMember.Kind {
  /// Reads the kind of the key that `node` is the value of.
  init(_ name: String, reading node: JSONNode, _ physics: PhysicsFields) throws(ScenarioError) {
    switch name {
    case "sheet": self = try Self.sheet(reading: node)
    case "header": self = try Self.header(reading: node)
    case "card": self = try Self.card(reading: node)
    case "shelf": self = try Self.shelf(reading: node)
    default: self = .scrollView(try Viewport(reading: node, physics))
    }
  }

  private static func sheet(reading node: JSONNode) throws(ScenarioError) -> Self {
    let members = try node.members([
      "container", "detents", "isDismissible", "detent", "axis", "displayScale",
    ])
    let detents = try members.required("detents")
    let elements = try detents.elements()
    guard !elements.isEmpty else { throw detents.error("must have at least one element") }
    var places: [ScrollSheet.Detent] = []
    for element in elements { places.append(try ScrollSheet.Detent(reading: element)) }
    let sheet = ScrollSheet(
      axis: try members["axis"]?.axis() ?? .vertical, container: try members.required("container").rect(),
      detents: places, isDismissible: try members["isDismissible"]?.bool() ?? true)
    return .sheet(
      sheet,
      detent: try members["detent"].map { node throws(ScenarioError) in try node.detent(of: sheet) } ?? 0,
      displayScale: try members.displayScale())
  }

  private static func header(reading node: JSONNode) throws(ScenarioError) -> Self {
    let members = try node.members([
      "container", "length", "collapsedLength", "returns", "stretches", "axis", "displayScale",
    ])
    let length = try members.required("length").number(.notNegative)
    return .header(
      CollapsingHeader(
        axis: try members["axis"]?.axis() ?? .vertical, length: length,
        collapsedLength: try members["collapsedLength"]?.number(.within(0...length)) ?? 0,
        returns: try members["returns"]?.choice(["atBeginning": .atBeginning, "atOnce": .atOnce])
          ?? .atBeginning,
        stretches: try members["stretches"]?.bool() ?? false),
      over: try members.required("container").rect(), displayScale: try members.displayScale())
  }

  private static func card(reading node: JSONNode) throws(ScenarioError) -> Self {
    let members = try node.members([
      "container", "origin", "collapsedInsets", "travel", "contentLength", "axis", "displayScale",
    ])
    return .card(
      ExpandingCard(
        axis: try members["axis"]?.axis() ?? .vertical, container: try members.required("container").size(),
        collapsedInsets: try members.required("collapsedInsets").insets(.notNegative),
        travel: try members.required("travel").number(.notNegative),
        innerContentLength: try members.required("contentLength").number(.notNegative)),
      origin: try members["origin"]?.point() ?? .zero, displayScale: try members.displayScale())
  }

  private static func shelf(reading node: JSONNode) throws(ScenarioError) -> Self {
    let members = try node.members([
      "frame", "cardSize", "count", "spacing", "margin", "alignment", "steps", "axis", "displayScale",
    ])
    return .shelf(
      CardShelf(
        axis: try members["axis"]?.axis() ?? .horizontal, cardSize: try members.required("cardSize").size(),
        count: try members.required("count").integer(in: 0...Int(Int32.max)),
        spacing: try members["spacing"]?.number(.notNegative) ?? 0,
        margin: try members["margin"]?.number(.notNegative) ?? 0,
        alignment: try members["alignment"]?.number(.fraction) ?? 0),
      frame: try members.required("frame").rect(),
      reach: .steps(try members["steps"]?.speedSteps() ?? [2200, 2700]),
      displayScale: try members.displayScale())
  }
}

extension ScrollSheet.Detent {
  fileprivate init(reading node: JSONNode) throws(ScenarioError) {
    let (name, length) = try node.only(["length", "fraction", "inset"])
    switch name {
    case "fraction": self = .fraction(try length.number(.fraction))
    case "inset": self = .inset(try length.number(.notNegative))
    default: self = .length(try length.number(.notNegative))
    }
  }
}

extension JSONNode {
  /// Returns the index of a detent, or nil for null, which dismisses the sheet.
  func detent(of sheet: ScrollSheet) throws(ScenarioError) -> Int? {
    if value == .null { return nil }
    guard case .number = value, let index = try decimal().integer, sheet.detents.indices.contains(index)
    else {
      throw error("must be null or the index of a detent, at most \(sheet.detents.count - 1)")
    }
    return index
  }
}

extension JSONMembers {
  fileprivate func displayScale() throws(ScenarioError) -> Double {
    try self["displayScale"]?.number(.positive) ?? 1
  }
}

// MARK: - On a screen

extension ScrollScreen {
  /// Adds a member, at rest, as it is in the file.
  mutating func insert(_ member: Scenario.ScreenMember, as number: Int, in parent: Int?) {
    let (id, parent, physics) = (ID(number), parent.map { ID($0) }, member.physics)
    switch member.kind {
    case .scrollView(let viewport):
      insert(
        viewport, as: id, in: parent, physics: physics, rules: member.rules, scrollsToTop: member.scrollsToTop
      )
    case .sheet(let sheet, let detent, let scale):
      insert(sheet, as: id, in: parent, detent: detent, displayScale: scale, physics: physics)
    case .header(let header, let container, let scale):
      insert(header, over: container, as: id, in: parent, displayScale: scale, physics: physics)
    case .card(let card, let origin, let scale):
      insert(card, origin: origin, as: id, in: parent, displayScale: scale, physics: physics)
    case .shelf(let shelf, let frame, let reach, let scale):
      insert(
        shelf, frame: frame, as: id, in: parent, reach: reach, displayScale: scale, physics: physics)
    }
  }

  /// Gives a sheet, a header or a card another container.
  mutating func change(
    _ id: ID, to container: ScrollRect, _ animation: ScrollAnimation?, at instant: ScrollInstant
  ) -> [Change]? {
    switch kind(of: id) {
    case .sheet(let sheet): update(sheet.resized(to: container), as: id, at: instant, animation: animation)
    case .header(let header): update(header, over: container, as: id, at: instant, animation: animation)
    case .card(let card):
      update(
        ExpandingCard(
          axis: card.axis, container: container.size, collapsedInsets: card.collapsedInsets,
          travel: card.travel, innerContentLength: card.innerContentLength),
        origin: container.origin, as: id, at: instant, animation: animation)
    // The reader refuses others.
    case .scrollView, .shelf: nil
    }
  }
}
