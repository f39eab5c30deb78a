import Foundation
import Recorder
import ScrollGeometry
import ScrollKinetics

extension Question {
  static let pinches = [
    Question(.pinches, "§6 pan", "a later sample at the same instant replaces the earlier one [O]") {
      views throws(Undecided) in
      let view = views[0]
      let touches = view.touches.filter { touch in
        zip(touch.places, touch.places.dropFirst()).contains { $0.time == $1.time }
      }
      guard !touches.isEmpty else { throw Undecided("no two fingers move in one event") }
      return view.moved(after: touches.map(\.up), for: 0.1)
    },
    Question(
      .pinches, "§11 zoom",
      "`zoom(to:animated:)` shows the rectangle in the middle, within the limits of scale and offset [O]"
    ) { views throws(Undecided) in
      let view = views[0]
      let zooms = view.actions { if case .zoomTo = $0 { true } else { false } }
      guard !zooms.isEmpty else { throw Undecided("the program zooms to no rectangle") }
      return .quantities(
        zooms.compactMap { zoom in view.shown.last { $0.time <= zoom.end } }.flatMap {
          [.points($0.offset.x, within: 1), .points($0.offset.y, within: 1)]
        })
    },
    Question(
      .pinches, "§11 zoom",
      "a pinch begins at 10 points of change in the distance of the fingers; from there on their middle and their distance place the content [O]"
    ) { views throws(Undecided) in
      let view = views[0]
      let begins = view.events.filter { $0.name == "willBeginZooming" }.compactMap { event in
        view.pairs.last { $0.time == event.time }
      }
      guard !begins.isEmpty else { throw Undecided("there is no pinch") }
      return .quantities(begins.map { .points($0.distance - $0.startDistance, within: 2) })
    },
    Question(
      .pinches, "§11 zoom", "a scale past a limit resists by the rubber band's law, in octaves [O]"
    ) { views throws(Undecided) in
      let view = views[0]
      guard view.pinchesPastLimits, let least = view.shown.map(\.scale).min(),
        let greatest = view.shown.map(\.scale).max()
      else { throw Undecided("no pinch goes past a limit") }
      return .quantities([least, greatest].map { Quantity(value: $0, unit: "×", tolerance: $0 / 100) })
    },
    Question(.pinches, "§11 zoom", "the content under the centroid of the fingers stays under it [O]") {
      views throws(Undecided) in
      let view = views[0]
      let drifts = view.drifts
      guard !drifts.isEmpty else { throw Undecided("no pinch changes the scale between its limits") }
      return .quantities(drifts.map { Quantity(value: $0, unit: "pt", tolerance: 1) })
    },
    Question(
      .pinches, "§11 zoom",
      "a scale returns by law 2 in its logarithm, and an animated one moves along sin² of 0.3 s there; the offset is a function of the scale [O]"
    ) { views throws(Undecided) in
      let view = views[0]
      let animations = view.actions {
        switch $0 {
        case .zoomScale(_, animated: true), .zoomTo(_, animated: true): true
        default: false
        }
      }
      let limits = view.scenario.viewport.zoomLimits
      let releases = view.touches.filter { (touch: Observation.Touch) -> Bool in
        let scale = view.presented.last { $0.time <= touch.up }?.scale ?? 1
        return scale < limits.minimum || scale > limits.maximum
      }
      let ways = (animations + releases.map { ($0.up, $0.next) }).map { view.scales(from: $0.0, to: $0.1) }
        .filter { $0.count > 2 && $0.first?.value != $0.last?.value }
      guard !ways.isEmpty else { throw Undecided("no scale returns, and none is animated") }
      return .quantities(try view.halves(of: ways))
    },
  ]
}

extension Observation {
  /// Two fingers that are down, as the latest of them has moved.
  struct Fingers {
    var time: Double
    var startDistance: Double
    var distance: Double
    var middle: ScrollPoint
  }

  /// The fingers of all pinches, in order of time.
  var pairs: [Fingers] {
    var places: [Int: ScrollPoint] = [:]
    var start: Double?
    var result: [Fingers] = []
    for input in scenario.inputs {
      guard case .touch(let phase, let point, let finger) = input.action else { continue }
      places[finger] = phase == .up || phase == .cancel ? nil : point
      guard places.count == 2 else {
        start = nil
        continue
      }
      let ends = places.sorted { $0.key < $1.key }.map(\.value)
      let way = ends[1] - ends[0]
      let distance = (way.dx * way.dx + way.dy * way.dy).squareRoot()
      if start == nil { start = distance }
      let time = input.instant.nearestSeconds
      // Both fingers of an event move at its instant.
      if result.last?.time == time { result.removeLast() }
      result.append(
        Fingers(
          time: time, startDistance: start ?? distance, distance: distance,
          middle: ScrollPoint { (ends[0][$0] + ends[1][$0]) / 2 }))
    }
    return result
  }

  /// Whether fingers go so far apart, or so near, that the scale would be past a limit without resistance.
  fileprivate var pinchesPastLimits: Bool {
    let limits = scenario.viewport.zoomLimits
    let pairs = pairs
    return touches.contains { touch in
      let scale = shown.last { $0.time <= touch.down }?.scale ?? 1
      return pairs.contains {
        let free = scale * $0.distance / max($0.startDistance, 1)
        return $0.time > touch.down && $0.time < touch.up && (free < limits.minimum || free > limits.maximum)
      }
    }
  }

  /// How far the content under the middle of the fingers has moved away from it in each pinch, while its scale is between the
  /// limits.
  fileprivate var drifts: [Double] {
    let limits = scenario.viewport.zoomLimits
    let all = pairs
    return touches.compactMap { touch -> Double? in
      let pairs = shown.filter { $0.time > touch.down && $0.time < touch.up }.compactMap { sample in
        all.last { $0.time == sample.time }.map { (sample, $0.middle) }
      }
      guard let first = pairs.firstIndex(where: { $0.0.scale != pairs[0].0.scale }) else { return nil }
      let inside = pairs[first...].prefix {
        $0.0.scale > limits.minimum && $0.0.scale < limits.maximum
      }
      guard let begin = inside.first, let end = inside.last, begin.0.scale != end.0.scale else { return nil }
      let origin = scenario.viewport.frame.origin
      let drift = ScrollVector { axis in
        let content = (begin.0.offset[axis] + begin.1[axis] - origin[axis]) / begin.0.scale
        return content * end.0.scale - end.0.offset[axis] - end.1[axis] + origin[axis]
      }
      return (drift.dx * drift.dx + drift.dy * drift.dy).squareRoot()
    }
  }

  /// The logarithms of the scales on the screen between two instants.
  fileprivate func scales(from start: Double, to end: Double) -> [Point] {
    presented.filter { $0.time >= start && $0.time <= end }.map { ($0.time, log($0.scale)) }
  }
}
