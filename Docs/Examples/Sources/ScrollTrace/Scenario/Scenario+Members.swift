import ScrollGeometry
import ScrollKinetics

extension Scenario.Member {
  /// Reads the members of a chain; `physics` is that of the scenario.
  static func read(_ node: JSONNode, _ physics: PhysicsFields) throws(ScenarioError) -> [Self] {
    let nodes = try node.elements()
    guard (1...64).contains(nodes.count) else {
      throw ScenarioError(node.path, "must have from 1 to 64 elements", "has \(nodes.count)")
    }
    var members: [Self] = []
    for node in nodes { members.append(try Self(reading: node, number: members.count, physics)) }
    return members
  }

  private init(reading node: JSONNode, number: Int, _ physics: PhysicsFields) throws(ScenarioError) {
    let members = try node.members(["name", "viewport", "physics"])
    let own = try PhysicsFields(ofMember: members["physics"], in: physics)
    name = try members["name"]?.string() ?? "member \(number)"
    viewport = try Viewport(reading: members.required("viewport"), own)
    decelerationRate = own.ownRate
    snap = own.snap
  }
}

extension ScrollChain.Rules {
  init(reading node: JSONNode) throws(ScenarioError) {
    let members = try node.members([
      "towardsEnd", "towardsStart", "flingsHandOverTowardsEnd", "flingsHandOverTowardsStart", "overscroll",
      "overscrollTowardsStart", "locksToOneAxis",
    ])
    self.init()
    towardsEnd = try members["towardsEnd"]?.order() ?? towardsEnd
    towardsStart = try members["towardsStart"]?.order() ?? towardsStart
    flingsHandOverTowardsEnd = try members["flingsHandOverTowardsEnd"]?.bool() ?? flingsHandOverTowardsEnd
    flingsHandOverTowardsStart =
      try members["flingsHandOverTowardsStart"]?.bool() ?? flingsHandOverTowardsStart
    overscroll = try members["overscroll"]?.overscroll() ?? overscroll
    overscrollTowardsStart = try members["overscrollTowardsStart"]?.overscroll()
    locksToOneAxis = try members["locksToOneAxis"]?.bool() ?? locksToOneAxis
  }
}

extension JSONNode {
  fileprivate func order() throws(ScenarioError) -> ScrollChain.Order {
    try choice(["outerFirst": .outerFirst, "innerFirst": .innerFirst, "innerOnly": .innerOnly])
  }

  fileprivate func overscroll() throws(ScenarioError) -> ScrollChain.Overscroll {
    try choice(["innermost": .innermost, "outermost": .outermost])
  }
}
