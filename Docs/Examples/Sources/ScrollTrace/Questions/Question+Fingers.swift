import Recorder
import ScrollGeometry
import ScrollKinetics

extension Question {
  static let fingers = [
    Question(
      .flicks, "§6 repeated flicks",
      "repeated flicks are not multiplied by default [M, at gaps of 0.9 s and more]; the law that is a choice [S]"
    ) { views throws(Undecided) in
      let view = views[0]
      let releases = try view.releases(but: "there is no flick")
      guard releases.count >= 3 else { throw Undecided("there are fewer than three flicks") }
      return view.moved(after: releases.map(\.time), for: 0.1)
    },
    Question(
      .catches, "§5 rubber band", "a drag that begins past a limit begins with the pull shown there [R]"
    ) { views throws(Undecided) in
      let view = views[0]
      let drags = view.touches.compactMap { view.pullBesidesTheFinger($0) }
      guard !drags.isEmpty else { throw Undecided("no drag begins past a limit") }
      return .quantities(drags.map { Quantity(value: $0, unit: "pt", tolerance: 1) })
    },
    Question(
      .catches, "§10 events", "a touch ends a deceleration at once [O for the callback and the phase]"
    ) { views throws(Undecided) in
      let view = views[0]
      let catches = view.touches.filter {
        view.isDecelerating(before: $0.down)
          && !view.names(from: $0.down, to: $0.up).contains("willBeginDragging")
      }
      guard !catches.isEmpty else { throw Undecided("no touch stops a flight without a drag") }
      return .words(
        catches.map {
          func list(_ names: [String]) -> String { names.isEmpty ? "nothing" : names.joined(separator: ", ") }
          return "at the touch " + list(view.names(from: $0.down, to: $0.up)) + ", at the lift "
            + list(view.names(from: $0.up, to: min($0.up + 0.1, $0.next)))
        })
    },
    Question(.catches, "§3 rest", "content past a limit rests below 10 points per second [O]") {
      views throws(Undecided) in
      let view = views[0]
      // The last frame past the limit before the content is exactly at it.
      let last = zip(view.shown, view.shown.dropFirst()).filter { a, b in
        view.excess(a.offset[view.axis]) != 0 && view.excess(b.offset[view.axis]) == 0
          && abs(view.excess(a.offset[view.axis])) < 2
      }
      guard !last.isEmpty else { throw Undecided("no content comes to rest at a limit") }
      return .quantities(
        last.map { Quantity(value: view.excess($0.0.offset[view.axis]), unit: "pt", tolerance: 0.05) })
    },
    Question(
      .catches, "§10 events", "each at most once in a call, except didScroll after another event [O]"
    ) { views throws(Undecided) in
      let events = views[0].events
      guard !events.isEmpty else { throw Undecided("there are no callbacks") }
      let twice = events.indices.filter { index in
        events[..<index].contains { $0.name == events[index].name && $0.time == events[index].time }
      }
      return .words(twice.isEmpty ? ["none twice"] : twice.map { events[$0].name + " twice" })
    },
    Question(.catches, "§10 events", "the transitions between phases [R and O]") { views throws(Undecided) in
      let names = views[0].events.map(\.name)
      guard names.count > 1 else { throw Undecided("there are no two callbacks") }
      return .words(Set(zip(names, names.dropFirst()).map { "\($0) → \($1)" }).sorted())
    },
    Question(
      .diagonals, "§6 pan",
      "a lock within 20° of an axis, decided by 10 points of the finger's travel [S]"
    ) { views throws(Undecided) in
      let view = views[0]
      let drags = view.touches.filter { view.names(from: $0.down, to: $0.up).contains("willBeginDragging") }
      guard !drags.isEmpty else { throw Undecided("there is no drag") }
      return .words(
        drags.map { drag in
          let before = view.shown.last { $0.time <= drag.down }?.offset ?? .zero
          let after = view.shown.last { $0.time < drag.up }?.offset ?? .zero
          let moved = [("x", after.x - before.x), ("y", after.y - before.y)].filter { abs($0.1) > 1 }.map(\.0)
          return "\(drag.slant)° " + (moved.isEmpty ? "neither" : moved.joined(separator: " and "))
        })
    },
  ]
}
