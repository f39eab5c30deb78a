import ScrollGeometry
import ScrollKinetics

extension Scenario.ScreenMember {
  /// What a member is, as it comes to the screen.
  package struct Kind: Hashable, Sendable {
    package var geometry: ScrollScreen.Geometry
    /// The detent at which a sheet comes; nil for a dismissed one.
    package var detent: Int? = 0
    /// The number of pixels per point; nil for a scroll view, which has it in its viewport.
    package var displayScale: Double?
  }

  /// The keys of the kinds. A member has exactly one of them.
  static let kinds = ["viewport", "sheet", "header", "card", "shelf"]
}

extension Scenario.ScreenMember.Kind {
  /// Reads the kind of the key that `node` is the value of.
  init(_ name: String, reading node: JSONNode, _ physics: PhysicsFields) throws(ScenarioError) {
    guard name != "viewport" else {
      self.init(geometry: .scrollView(try Viewport(reading: node, physics)))
      return
    }
    let members = try node.members(Self.keys[name]! + ["axis", "displayScale"])
    let axis = try members["axis"]?.axis()
    switch name {
    case "sheet":
      let sheet = try Self.sheet(reading: members, axis)
      self.init(geometry: .sheet(sheet))
      if let detent = members["detent"] { self.detent = try detent.detent(of: sheet) }
    case "header": self.init(geometry: try Self.header(reading: members, axis))
    case "card": self.init(geometry: try Self.card(reading: members, axis))
    default: self.init(geometry: try Self.shelf(reading: members, axis))
    }
    displayScale = try members["displayScale"]?.number(.positive) ?? 1
  }

  private static let keys = [
    "sheet": ["container", "detents", "isDismissible", "detent"],
    "header": ["container", "length", "collapsedLength", "returns", "stretches"],
    "card": ["container", "origin", "collapsedInsets", "travel", "contentLength"],
    "shelf": ["frame", "cardSize", "count", "spacing", "margin", "alignment", "steps"],
  ]

  private static func sheet(reading members: JSONMembers, _ axis: ScrollAxis?) throws(ScenarioError)
    -> ScrollSheet
  {
    let detents = try members.required("detents")
    let elements = try detents.elements()
    guard !elements.isEmpty else { throw detents.error("must have at least one element") }
    var places: [ScrollSheet.Detent] = []
    for element in elements { places.append(try ScrollSheet.Detent(reading: element)) }
    return ScrollSheet(
      axis: axis ?? .vertical, container: try members.required("container").rect(), detents: places,
      isDismissible: try members["isDismissible"]?.bool() ?? true)
  }

  private static func header(reading members: JSONMembers, _ axis: ScrollAxis?) throws(ScenarioError)
    -> ScrollScreen.Geometry
  {
    let length = try members.required("length").number(.notNegative)
    return .header(
      CollapsingHeader(
        axis: axis ?? .vertical, length: length,
        collapsedLength: try members["collapsedLength"]?.number(.within(0...length)) ?? 0,
        returns: try members["returns"]?.choice(["atBeginning": .atBeginning, "atOnce": .atOnce])
          ?? .atBeginning,
        stretches: try members["stretches"]?.bool() ?? false),
      over: try members.required("container").rect())
  }

  private static func card(reading members: JSONMembers, _ axis: ScrollAxis?) throws(ScenarioError)
    -> ScrollScreen.Geometry
  {
    .card(
      ExpandingCard(
        axis: axis ?? .vertical, container: try members.required("container").size(),
        collapsedInsets: try members.required("collapsedInsets").insets(.notNegative),
        travel: try members.required("travel").number(.notNegative),
        innerContentLength: try members.required("contentLength").number(.notNegative)),
      origin: try members["origin"]?.point() ?? .zero)
  }

  private static func shelf(reading members: JSONMembers, _ axis: ScrollAxis?) throws(ScenarioError)
    -> ScrollScreen.Geometry
  {
    .shelf(
      CardShelf(
        axis: axis ?? .horizontal, cardSize: try members.required("cardSize").size(),
        count: try members.required("count").integer(in: 0...Int(Int32.max)),
        spacing: try members["spacing"]?.number(.notNegative) ?? 0,
        margin: try members["margin"]?.number(.notNegative) ?? 0,
        alignment: try members["alignment"]?.number(.fraction) ?? 0),
      frame: try members.required("frame").rect(),
      reach: try members["steps"].map { node throws(ScenarioError) in .steps(try node.speedSteps()) })
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

// MARK: - On a screen

extension ScrollScreen {
  /// Adds a member, at rest, as it is in the file.
  mutating func insert(_ member: Scenario.ScreenMember, as number: Int, in parent: Int?) {
    let (id, kind) = (ID(number), member.kind)
    insert(
      kind.geometry, as: id, in: parent.map { ID($0) }, displayScale: kind.displayScale,
      physics: member.physics,
      rules: member.rules, scrollsToTop: kind.displayScale == nil ? member.scrollsToTop : nil)
    if case .sheet = kind.geometry { move(id, to: kind.detent, animation: nil, at: now) }
  }

  /// Gives a sheet, a header or a card another container.
  mutating func change(
    _ id: ID, to container: ScrollRect, _ animation: ScrollAnimation?, at instant: ScrollInstant
  ) -> [Change]? {
    guard let geometry = geometry(of: id).inside(container) else { return nil }
    return update(geometry, as: id, at: instant, animation: animation)
  }
}

extension ScrollScreen.Geometry {
  /// Returns the geometry in another container; nil for one without a container, which the reader refuses.
  fileprivate func inside(_ container: ScrollRect) -> Self? {
    switch self {
    case .sheet(let sheet): .sheet(sheet.resized(to: container))
    case .header(let header, _): .header(header, over: container)
    case .card(let card, _):
      .card(
        ExpandingCard(
          axis: card.axis, container: container.size, collapsedInsets: card.collapsedInsets,
          travel: card.travel, innerContentLength: card.innerContentLength), origin: container.origin)
    case .scrollView, .shelf: nil
    }
  }
}
