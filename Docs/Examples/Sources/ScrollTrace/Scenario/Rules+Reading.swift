import ScrollGeometry
import ScrollKinetics

extension ScrollScreen.Rules {
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
  fileprivate func order() throws(ScenarioError) -> ScrollScreen.Rules.Order {
    try choice(["outerFirst": .outerFirst, "innerFirst": .innerFirst, "innerOnly": .innerOnly])
  }

  fileprivate func overscroll() throws(ScenarioError) -> ScrollScreen.Rules.Overscroll {
    try choice(["innermost": .innermost, "outermost": .outermost])
  }
}
