import ScrollKinetics

/// The members that a screen has while its actions are read: what decides which of them an action can name.
struct ScreenPresence {
  private let members: [Scenario.ScreenMember]
  /// The screen of the scenario, on which nothing moves.
  private var screen: ScrollScreen

  init(_ members: [Scenario.ScreenMember]) {
    self.members = members
    screen = ScrollScreen(members, rules: .uiKit)
  }

  /// Returns an action with the member that it names; throws if the screen does not have it then.
  ///
  /// - Parameters:
  ///   - node: the value of the action's own key.
  ///   - keys: all keys of the action.
  mutating func timed(
    _ action: Action, at instant: ScrollInstant, _ node: JSONNode, _ keys: JSONMembers
  ) throws(ScenarioError) -> TimedAction {
    var timed = TimedAction(instant: instant, action: action)
    switch action {
    case .add:
      let (number, parent) = (try node.number(ofMember: members), try parent(of: node, keys))
      guard !screen.contains(ScrollScreen.ID(number)) else {
        throw node.error("must not be on the screen then")
      }
      screen.insert(members[number], as: number, in: parent)
      (timed.member, timed.action) = (number, .add(parent: parent))
    case .restore:
      let (number, parent) = (try node.number(ofMember: members), try parent(of: node, keys))
      guard screen.isRetained(ScrollScreen.ID(number)) else {
        throw node.error("must be a member that was removed and retained")
      }
      screen.restore(ScrollScreen.ID(number), in: parent.map { ScrollScreen.ID($0) }, at: .origin)
      (timed.member, timed.action) = (number, .restore(parent: parent))
    case .remove(let isRetained):
      timed.member = try present(node)
      screen.remove(ScrollScreen.ID(timed.member!), at: .origin, retaining: isRetained)
    case .touch(.move, _, _), .touch(.up, _, _), .touch(.cancel, _, _):
      if let on = keys["on"] { throw on.error("must stand only beside touch \"down\"") }
    case .drag(.cancelled), .scrollToTop:
      timed.member = try keys["on"].map { node throws(ScenarioError) in try present(node) }
    case .moveTo(_, let animated):
      let (on, number) = try member(keys)
      guard case .sheet(let sheet) = members[number].kind.geometry else { throw on.error("must be a sheet") }
      (timed.member, timed.action) = (number, .moveTo(try node.detent(of: sheet), animated: animated))
    case .expand:
      let (on, number) = try member(keys)
      guard case .card = members[number].kind.geometry else { throw on.error("must be a card") }
      timed.member = number
    case .container:
      let (on, number) = try member(keys)
      switch members[number].kind.geometry {
      case .sheet, .header, .card: timed.member = number
      case .scrollView, .shelf: throw on.error("must be a sheet, a header or a card")
      }
    case .resize, .contentSize, .contentInset, .safeAreaInsets, .insert:
      let (on, number) = try member(keys)
      guard case .scrollView = members[number].kind.geometry else { throw on.error("must be a scroll view") }
      timed.member = number
    default:
      timed.member = try member(keys).number
    }
    return timed
  }

  /// Returns the member that an action is on.
  private func member(_ keys: JSONMembers) throws(ScenarioError) -> (on: JSONNode, number: Int) {
    let on = try keys.required("on")
    return (on, try present(on))
  }

  /// Returns the number of a member that is on the screen.
  private func present(_ node: JSONNode) throws(ScenarioError) -> Int {
    let number = try node.number(ofMember: members)
    guard screen.contains(ScrollScreen.ID(number)) else { throw node.error("must be on the screen then") }
    return number
  }

  /// Returns the member in which the one that `node` names comes to the screen: by default that of the file.
  private func parent(of node: JSONNode, _ keys: JSONMembers) throws(ScenarioError) -> Int? {
    if let parent = keys["parent"] { return parent.value == .null ? nil : try present(parent) }
    guard let parent = members[try node.number(ofMember: members)].parent else { return nil }
    guard screen.contains(ScrollScreen.ID(parent)) else {
      throw node.error("must be in a member that is on the screen then")
    }
    return parent
  }
}
