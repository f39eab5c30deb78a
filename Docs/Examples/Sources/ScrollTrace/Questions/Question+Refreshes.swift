import Recorder
import ScrollGeometry
import ScrollKinetics

extension Question {
  static let refreshes = [
    Question(
      .refresh, "§12 refresh", "a pull fires past the trigger, once a touch, and never by momentum [O]"
    ) { views throws(Undecided) in
      let view = views[0]
      let times = view.events.filter { $0.name == "didRefresh" }.map(\.time)
      guard !times.isEmpty else { throw Undecided("nothing is refreshed") }
      return .quantities(times.map { .points(view.excess(view.value(at: $0)), within: 2) })
    },
    Question(.refresh, "§12 refresh", "content whose control ends returns by law 2 [O]") {
      views throws(Undecided) in
      let view = views[0]
      let ends = view.actions { if case .endRefreshing = $0 { true } else { false } }
      guard !ends.isEmpty else { throw Undecided("no refresh ends") }
      return .quantities(try view.halves(of: ends.map { view.values(from: $0.time, to: $0.end) }))
    },
    Question(
      .refresh, "§7 programmatic motion", "an animated offset ends a flight or a drag [O]"
    ) { views throws(Undecided) in
      let view = views[0]
      let flights = try view.animatedFlights()
      return .words(
        flights.map {
          let names = view.names(from: $0.time, to: $0.time + 0.05)
          return names.isEmpty ? "nothing" : names.joined(separator: ", ")
        })
    },
    Question(
      .refresh, "§7 programmatic motion",
      "content that already moves to the new offset keeps its velocity [O]"
    ) { views throws(Undecided) in
      let view = views[0]
      return view.moved(after: try view.animatedFlights().map(\.time), for: 0.05)
    },
    Question(
      .refresh, "§7 programmatic motion", "0.3 s along sin² [P], where Apple documents constant velocity"
    ) { views throws(Undecided) in
      let view = views[0]
      let animations = view.animations.filter { !view.isDecelerating(before: $0.time) }
      guard !animations.isEmpty else { throw Undecided("no animated offset begins at rest") }
      return .quantities(try view.halves(of: animations.map { view.values(from: $0.time, to: $0.end) }))
    },
    Question(
      .refresh, "§8 geometry",
      "content at rest at its left edge stays at it when the inset changes by less than the viewport's length, and at its bottom or right edge keeps its offset [O]"
    ) { views throws(Undecided) in
      let view = views[0]
      let changes = view.insetChanges.filter { change in
        !view.animations.contains { $0.time < change.time && change.time < $0.time + 0.3 }
      }
      guard !changes.isEmpty else { throw Undecided("no inset changes at rest") }
      return .quantities(
        changes.map {
          .points(view.value(at: min($0.time + 0.5, $0.end)) - view.value(at: $0.time - 1e-9), within: 0.5)
        })
    },
    Question(
      .refresh, "§8 geometry", "content that moves to its top or left edge moves on to the new edge [O]"
    ) { views throws(Undecided) in
      let view = views[0]
      let changes = view.insetChanges.filter { change in
        view.animations.contains { $0.time < change.time && change.time < $0.time + 0.3 }
      }
      guard !changes.isEmpty else { throw Undecided("no inset changes in an animated offset") }
      return .quantities(changes.map { .points(view.value(at: $0.end), within: 0.5) })
    },
    Question(
      .refresh, "§12 refresh",
      "content that shows its start moves to show a control that the program begins [O]"
    ) { views throws(Undecided) in
      let view = views[0]
      let begins = view.actions { if case .beginRefreshing = $0 { true } else { false } }
      guard !begins.isEmpty else { throw Undecided("the program begins no refresh") }
      return view.moved(after: begins.map(\.time), for: 0.5)
    },
  ]
}
