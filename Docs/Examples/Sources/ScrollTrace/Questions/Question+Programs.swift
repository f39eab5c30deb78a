import Recorder
import ScrollGeometry
import ScrollKinetics

extension Question {
  static let programs = [
    Question(
      .statusBar, "§7 programmatic motion",
      "the spring of a scroll to the top [P]: 28 % of the way after 0.1 s, 63 % if the timing function beside it acts [S]"
    ) { views throws(Undecided) in
      let view = views[0]
      let taps = view.taps.filter { !view.isDecelerating(before: $0.time) }
      guard !taps.isEmpty else { throw Undecided("there is no tap on the status bar at rest") }
      return .quantities(try view.halves(of: taps.map { view.values(from: $0.time, to: $0.end) }))
    },
    Question(
      .statusBar, "§7 programmatic motion",
      "a scroll to the top keeps the velocity of content that moves up [O]"
    ) { views throws(Undecided) in
      let view = views[0]
      let taps = view.taps.filter { view.isDecelerating(before: $0.time) }
      guard !taps.isEmpty else { throw Undecided("there is no tap on the status bar in a flight") }
      return view.moved(after: taps.map(\.time), for: 0.05)
    },
  ]
}
