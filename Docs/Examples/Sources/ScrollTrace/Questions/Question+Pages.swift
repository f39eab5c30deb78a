import Recorder
import ScrollGeometry
import ScrollKinetics

extension Question {
  static let pages = [
    Question(.pager, "§6 release", "a release below 250 points per second counts as still [R]") {
      views throws(Undecided) in
      try views[0].flings({ $0.pause < 0.05 }, but: "no finger lifts while it moves")
    },
    Question(.pager, "§6 release", "a finger that has not moved for 0.1 s does not fling [O]") {
      views throws(Undecided) in
      try views[0].flings({ $0.pause >= 0.05 }, but: "no finger rests before the lift")
    },
    Question(
      .pager, "§9 snapping",
      "a page turn: one page per swipe; without velocity the nearest, a tie to the drag's side [O]"
    ) { views throws(Undecided) in
      let view = views[0]
      let releases = try view.releases(but: "there is no drag")
      return .quantities(
        releases.map {
          Quantity(
            value: (view.value(at: $0.end) - view.value(at: $0.down)) / view.length, unit: "pages",
            tolerance: 0.01)
        })
    },
    Question(
      .pager, "§9 snapping", "its time: min(max(F, 0.6 s), 0.6 s·max(1, d/L)) [O]"
    ) { views throws(Undecided) in
      let view = views[0]
      let ways = try view.releases(but: "there is no drag").map { view.values(from: $0.time, to: $0.end) }
      let times = ways.compactMap { $0.seconds(from: 0, to: 0.99) }
      guard !times.isEmpty else { throw Undecided("no page moves after a lift") }
      return .quantities(times.map { .seconds($0) })
    },
    Question(
      .targets, "§9 snapping",
      "the proposed target is the true place of rest [O]; UIKit's is offset + (|v| − 0.01)/a [R]"
    ) { views throws(Undecided) in
      let view = views[0]
      let ways = view.releases.compactMap { release in
        release.proposal.map { $0[view.axis] - view.value(at: release.time) }
      }
      guard !ways.isEmpty else { throw Undecided("no release has a target") }
      return .quantities(ways.map { Quantity(value: $0, unit: "pt", tolerance: 0.25) })
    },
    Question(.targets, "§9 snapping", "the way to a chosen target [O]") { views throws(Undecided) in
      let view = views[0]
      let ways = try view.chosen().map { view.values(from: $0.time, to: $0.end) }
      let times = ways.flatMap { way in
        [way.seconds(from: 0, to: 0.5), way.seconds(from: 0, to: 0.9)].compactMap { $0 }
      }
      return .quantities(times.map { .seconds($0) })
    },
    Question(
      .targets, "§9 snapping",
      "a target set by the host is chosen, whatever its value, and is not rounded [O]"
    ) { views throws(Undecided) in
      let view = views[0]
      return .quantities(
        try view.chosen().map {
          Quantity(value: view.value(at: $0.end) - ($0.target?[view.axis] ?? 0), unit: "pt", tolerance: 0.01)
        })
    },
  ]
}
