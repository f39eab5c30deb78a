import ScrollGeometry
import ScrollKinetics

extension Scenario {
  /// A member of a screen. Its number is its place in the file.
  package struct ScreenMember: Hashable, Sendable {
    package var name: String
    package var kind: Kind
    package var physics: Scroller.Physics
    /// The number of the member around it; nil for none.
    package var parent: Int?
    /// The rules for it and the members inside it; nil for those of the screen.
    package var rules: ScrollScreen.Rules?
    package var scrollsToTop = true
    /// Whether the screen has the member from the beginning.
    package var isPresent = true
  }
}

extension Scenario.ScreenMember {
  /// The viewport and the snap rules with which the member comes to the screen.
  var start: (viewport: Viewport, snapping: ScrollSnapping) {
    var screen = ScrollScreen()
    screen.insert(self, as: 0, in: nil)
    return (screen[0], screen[physicsOf: 0].snapping)
  }
}

extension Scenario.ScreenMember {
  /// Reads the members of a screen; `physics` is that of the scenario. Each stands after its parent.
  static func read(_ node: JSONNode, _ physics: PhysicsFields, framesPerSecond: Double) throws(ScenarioError)
    -> [Self]
  {
    let nodes = try node.elements()
    guard (1...64).contains(nodes.count) else {
      throw ScenarioError(node.path, "must have from 1 to 64 elements", "has \(nodes.count)")
    }
    var members: [Self] = []
    for node in nodes {
      members.append(try Self(reading: node, after: members, physics, framesPerSecond: framesPerSecond))
    }
    return members
  }

  private init(
    reading node: JSONNode, after others: [Self], _ physics: PhysicsFields, framesPerSecond: Double
  ) throws(ScenarioError) {
    let members = try node.members(
      ["name", "parent"] + Self.kinds + ["physics", "rules", "scrollsToTop", "isPresent"])
    let named = try members.required("name")
    let name = try named.string()
    self.name = name
    if others.contains(where: { $0.name == name }) { throw named.error("must be a name of its own") }
    let (kindName, kindNode) = try members.only(Self.kinds)
    var own = physics
    try own.read(members["physics"], of: kindName)
    kind = try Kind(kindName, reading: kindNode, own)
    self.physics = own.physics(framesPerSecond: framesPerSecond)
    self.physics.snapping = ScrollSnapping(own.snap)
    rules = try members["rules"].map { node throws(ScenarioError) in try ScrollScreen.Rules(reading: node) }
    scrollsToTop = try members["scrollsToTop"]?.bool() ?? true
    for name in ["rules", "scrollsToTop"] where kindName != "viewport" {
      if let node = members[name] { throw node.error("must stand only beside a viewport") }
    }
    isPresent = try members["isPresent"]?.bool() ?? true
    guard let parent = members["parent"], parent.value != .null else { return }
    let number = try parent.number(ofMember: others)
    if isPresent && !others[number].isPresent {
      throw parent.error("must be on the screen from the beginning")
    }
    self.parent = number
  }
}

extension JSONNode {
  /// Returns the number of the member with the name of the string.
  func number(ofMember members: [Scenario.ScreenMember]) throws(ScenarioError) -> Int {
    let name = try string()
    guard let number = members.firstIndex(where: { $0.name == name }) else {
      let names = members.map { "\"\($0.name)\"" }
      throw error(
        names.isEmpty ? "must be null, since no member stands before it" : "must be " + oneOf(names))
    }
    return number
  }
}

extension ScrollScreen {
  /// The screen of a scenario, before its first input.
  init(_ members: [Scenario.ScreenMember], rules: ScrollScreen.Rules) {
    self.init(rules: rules)
    for number in members.indices where members[number].isPresent {
      insert(members[number], as: number, in: members[number].parent)
    }
  }
}
