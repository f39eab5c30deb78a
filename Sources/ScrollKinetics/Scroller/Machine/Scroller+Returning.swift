import ScrollGeometry

// The second flight of a chain: a member that the first has left between its places returns to one of them.
extension Scroller {
  /// Begins a flight of content at rest to places of rules, on the axes that have one.
  mutating func beginReturn(to rulings: PerAxis<Release.Ruling?>, _ events: inout Events) {
    var flight = Flight(.deceleration)
    for axis in ScrollAxis.allCases {
      guard let ruling = rulings[axis],
        let plan = plan(
          from: .rest(at: viewport.contentOffset[axis]), to: ruling.target.flushed, on: axis,
          ruling.manner(nil), free: nil)
      else { continue }
      flight.motions[axis] = .planned(since: now, plan)
    }
    guard !flight.isOver else { return }
    events.append(.willBeginDecelerating)
    carryOn(&flight, .closedForms, &events)
  }
}
