import Recorder
import ScrollGeometry
import ScrollKinetics

extension Question {
  static let limits = [
    Question(
      .fastRate, "§2 past a limit", "a flight changes from one law to the other exactly at the limit [O]"
    ) { views throws(Undecided) in
      let view = views[0]
      return .quantities(
        try view.bounces().flatMap { bounce in
          bounce.prefix(3).map { Quantity(value: view.excess($0.value), unit: "pt", tolerance: 0.5) }
        })
    },
    Question(
      .fastRate, "§2 past a limit",
      "at a limit, the momentum outwards decides for law 2, any other for law 1 [O]"
    ) { views throws(Undecided) in
      let view = views[0]
      let releases = view.releases.filter { release in
        let offset = view.value(at: release.time - 1e-9)
        let limits = view.scenario.viewport
        return offset == limits.minimumContentOffset[view.axis]
          || offset == limits.maximumContentOffset[view.axis]
      }
      guard !releases.isEmpty else { throw Undecided("no finger lifts with the content exactly at a limit") }
      return view.moved(after: releases.map(\.time), for: 0.05)
    },
    Question(.fastRate, "§2 past a limit", "β is the same at every rate [M at `normal` only]") {
      views throws(Undecided) in
      let view = views[0]
      return .quantities(
        try view.bounces().flatMap { bounce -> [Quantity] in
          guard
            let peak = bounce.indices.max(by: {
              abs(view.excess(bounce[$0].value)) < abs(view.excess(bounce[$1].value))
            })
          else { return [] }
          let back = Array(bounce[peak...])
          return [.points(view.excess(bounce[peak].value), within: 0.5)]
            + [back.seconds(from: 0.25, to: 0.75)].compactMap { $0 }.map { .seconds($0) }
        })
    },
  ]
}
