import Recorder
import ScrollGeometry
import ScrollKinetics

extension Question {
  /// The questions, in the order of the scenes.
  package static let all = programs + pages + fingers + pinches + limits + nests + refreshes

  // MARK: Scrolling from code

  private static let programs = [
    Question(
      .statusBar, "§7 programmatic motion", "the spring of a scroll to the top [P]"
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

  // MARK: Pages and targets

  private static let pages = [
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

  // MARK: Fingers

  private static let fingers = [
    Question(
      .flicks, "§6 repeated flicks",
      "flicks do not accumulate by default [M, at gaps of 0.9 s and more]; the law of those that do [R]"
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
      "the lock holds an axis whose first translation is less than half of the other's [O]"
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

  // MARK: Limits

  private static let limits = [
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

  // MARK: Nested scroll views

  private static let nests = [
    Question(.nesting, "nesting", "which scroll view of a chain moves [O]") { views throws(Undecided) in
      let touches = views[1].touches
      guard !touches.isEmpty else { throw Undecided("no touch begins in the inner list") }
      return .quantities(
        touches.flatMap { touch in
          [(touch.down, touch.up), (touch.up, touch.next)].flatMap { start, end in
            zip(["pt outside", "pt inside"], views).map { unit, view in
              Quantity(value: view.value(at: end) - view.value(at: start), unit: unit, tolerance: 1)
            }
          }
        })
    }
  ]

  // MARK: Refresh and keyboard

  private static let refreshes = [
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
