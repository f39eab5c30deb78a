import Foundation
import ScrollGeometry
import ScrollKinetics

// The parts of a motion that the questions are about.
extension Observation {
  typealias Point = (time: Double, value: Double)

  /// The axis on which the content is longer than the view, else the vertical one.
  var axis: ScrollAxis {
    let (content, frame) = (scenario.viewport.contentSize, scenario.viewport.frame)
    return content.width > frame.size.width && content.height <= frame.size.height ? .horizontal : .vertical
  }

  var length: Double { scenario.viewport.frame.size[axis] }

  /// The offset on the axis at the latest sample until `time`; at the first one before it.
  func value(at time: Double) -> Double {
    let index = shown.firstIndex { $0.time > time } ?? shown.count
    return shown[max(0, index - 1)].offset[axis]
  }

  /// The offsets between two instants, beginning with the one at `start`.
  func values(from start: Double, to end: Double) -> [Point] {
    [(start, value(at: start))]
      + shown.filter { $0.time > start && $0.time <= end }.map { ($0.time, $0.offset[axis]) }
  }

  /// How far past its limits content shows at `offset`: negative at the start, 0 inside.
  func excess(_ offset: Double) -> Double {
    let viewport = scenario.viewport
    return offset - min(max(offset, viewport.minimumContentOffset[axis]), viewport.maximumContentOffset[axis])
  }

  var end: Double { scenario.duration.nearestDouble }
}

// MARK: - Touches

extension Observation {
  /// A touch of one or several fingers, from the first one down to the last one up.
  struct Touch {
    var down: Double
    var up: Double
    /// When the next touch comes, or the recording ends.
    var next: Double
    /// The travel of the first finger with which the drag begins, in points.
    var travel = ScrollVector.zero
    /// The places of the fingers that move.
    var places: [(time: Double, point: ScrollPoint)] = []
  }

  var touches: [Touch] {
    var touches: [Touch] = []
    var down: Set<Int> = []
    var start = ScrollPoint.zero
    var hasTravelled = false
    for input in scenario.inputs {
      guard case .touch(let phase, let point, let finger) = input.action else { continue }
      let time = input.instant.nearestSeconds
      switch phase {
      case .down:
        if down.isEmpty {
          if !touches.isEmpty { touches[touches.count - 1].next = time }
          touches.append(Touch(down: time, up: end, next: end, places: [(time, point)]))
          (start, hasTravelled) = (point, false)
        }
        down.insert(finger)
      case .move:
        guard !touches.isEmpty else { break }
        touches[touches.count - 1].places.append((time, point))
        guard !hasTravelled else { break }
        let travel = point - start
        touches[touches.count - 1].travel = travel
        hasTravelled = travel.dx * travel.dx + travel.dy * travel.dy >= 100
      case .up, .cancel:
        down.remove(finger)
        if down.isEmpty, !touches.isEmpty { touches[touches.count - 1].up = time }
      }
    }
    return touches
  }

  /// The names of the callbacks from `start` until before `end`.
  func names(from start: Double, to end: Double) -> [String] {
    events.filter { $0.time >= start && $0.time < end }.map(\.name)
  }

  /// Whether the content decelerates just before `time`.
  func isDecelerating(before time: Double) -> Bool {
    events.last { $0.time < time && ["willBeginDecelerating", "didEndDecelerating"].contains($0.name) }?.name
      == "willBeginDecelerating"
  }
}

// MARK: - Releases

extension Observation {
  /// The end of a drag, and what follows until the next touch.
  struct Release {
    var time: Double
    /// When the touch came that has dragged.
    var down: Double
    /// How long the finger has rested before the lift.
    var pause: Double
    /// Whether the release has a velocity; nil where none was told.
    var flings: Bool?
    /// The place of rest that was proposed.
    var proposal: ScrollPoint?
    /// The place of rest that the host chose.
    var target: ScrollPoint?
    var end: Double
  }

  var releases: [Release] {
    let touches = touches
    return events.filter { $0.name.hasPrefix("didEndDragging") }.map { event in
      let targets = scenario.inputs.compactMap { input -> ScrollPoint? in
        guard case .retarget(let target) = input.action else { return nil }
        return abs(input.instant.nearestSeconds - event.time) < 0.02 ? target : nil
      }
      let touch = touches.last { $0.down <= event.time }
      let end = events.last { $0.name == "willEndDragging" && $0.time <= event.time }
      return Release(
        time: event.time, down: touch?.down ?? 0, pause: event.time - (touch?.movedLast ?? event.time),
        flings: end?.flings, proposal: end?.target, target: targets.first,
        end: touches.first { $0.down > event.time }?.down ?? self.end)
    }
  }

  /// The instants of the program's actions that `action` accepts, each with the next touch or the end.
  func actions(_ accepts: (Action) -> Bool) -> [(time: Double, end: Double)] {
    let times = scenario.inputs.filter { accepts($0.action) }.map(\.instant.nearestSeconds)
    return times.enumerated().map { index, time in
      let touch = touches.first { $0.down > time }?.down ?? end
      return (time, min(touch, index + 1 < times.count ? times[index + 1] : end))
    }
  }
}

// MARK: - Curves

extension [Observation.Point] {
  /// The time at which the values have gone a fraction of their way from the first to the last; nil without a way.
  func time(at fraction: Double) -> Double? {
    guard let first, let last, first.value != last.value else { return nil }
    let parts = map { ($0.value - first.value) / (last.value - first.value) }
    guard let index = parts.firstIndex(where: { $0 >= fraction }) else { return nil }
    guard index > 0 else { return self[0].time }
    let share = (fraction - parts[index - 1]) / (parts[index] - parts[index - 1])
    return self[index - 1].time + share * (self[index].time - self[index - 1].time)
  }

  /// The seconds from one fraction of the way to another.
  func seconds(from start: Double, to end: Double) -> Double? {
    guard let start = time(at: start), let end = time(at: end) else { return nil }
    return end - start
  }
}

// MARK: - Parts of several questions

extension Observation {
  /// The taps on the status bar.
  var taps: [(time: Double, end: Double)] { actions { if case .scrollToTop = $0 { true } else { false } } }

  /// The animated changes of the offset by the program.
  var animations: [(time: Double, end: Double)] {
    actions { if case .setContentOffset(_, animated: true) = $0 { true } else { false } }
  }

  var insetChanges: [(time: Double, end: Double)] {
    actions { if case .contentInset = $0 { true } else { false } }
  }

  func animatedFlights() throws(Question.Undecided) -> [(time: Double, end: Double)] {
    let flights = animations.filter { isDecelerating(before: $0.time) }
    guard !flights.isEmpty else { throw Question.Undecided("no animated offset begins in a flight") }
    return flights
  }

  func releases(but reason: String) throws(Question.Undecided) -> [Release] {
    let releases = releases
    guard !releases.isEmpty else { throw Question.Undecided(reason) }
    return releases
  }

  /// How much further than the finger the pull of a drag has gone that begins past a limit, by the rubber band's law; nil for
  /// another drag.
  func pullBesidesTheFinger(_ touch: Touch) -> Double? {
    guard let begin = events.first(where: { $0.name == "willBeginDragging" && $0.time >= touch.down })?.time,
      begin < touch.up
    else { return nil }
    func pull(_ place: (time: Double, point: ScrollPoint)) -> Double {
      let excess = excess(value(at: place.time))
      let pull = scenario.physics.rubberBand.pull(forStretch: abs(excess), length: length)
      return excess < 0 ? -pull : pull
    }
    let places = touch.places.filter { $0.time >= begin }
    guard let first = places.first, pull(first) != 0 else { return nil }
    // While the content is past the same limit.
    let last = places.prefix { pull($0) * pull(first) > 0 }.last ?? first
    return pull(last) - pull(first) + last.point[axis] - first.point[axis]
  }

  /// The releases whose target the host has chosen.
  func chosen() throws(Question.Undecided) -> [Release] {
    let chosen = releases.filter { $0.target != nil }
    guard !chosen.isEmpty else { throw Question.Undecided("the host chooses no target") }
    return chosen
  }

  /// The offsets past a limit in each flight that goes there from inside, until the content is back.
  func bounces() throws(Question.Undecided) -> [[Point]] {
    let bounces = releases.compactMap { release -> [Point]? in
      let way = values(from: release.time, to: release.end)
      guard let first = way.firstIndex(where: { excess($0.value) != 0 }), first > 0 else { return nil }
      return Array(way[first...])
    }
    guard !bounces.isEmpty else { throw Question.Undecided("no flight goes past a limit") }
    return bounces
  }

  /// The releases whose velocity was told and that `isMeant` accepts, each with whether it flings.
  func flings(
    _ isMeant: (Release) -> Bool, but reason: String
  ) throws(Question.Undecided) -> Question.Answer {
    let releases = releases.filter { $0.flings != nil && isMeant($0) }
    guard !releases.isEmpty else { throw Question.Undecided(reason) }
    return .words(releases.map { $0.flings == true ? "flings" : "still" })
  }

  /// The distances that content moves in the `seconds` after each instant, or until the next touch.
  func moved(after times: [Double], for seconds: Double) -> Question.Answer {
    .quantities(
      times.map { time in
        let until = min(time + seconds, touches.first { $0.down > time }?.down ?? end)
        return .points(value(at: until) - value(at: time - 1e-9), within: 2)
      })
  }

  /// The seconds from a tenth to a half, and from a half to nine tenths, of each way.
  func halves(of ways: [[Point]]) throws(Question.Undecided) -> [Question.Quantity] {
    let times = ways.flatMap { way in
      [way.seconds(from: 0.1, to: 0.5), way.seconds(from: 0.5, to: 0.9)].compactMap { $0 }
    }
    guard !times.isEmpty else { throw Question.Undecided("nothing moves") }
    return times.map { .seconds($0) }
  }
}

extension Observation.Touch {
  /// When the finger has come to the place where it lifts.
  var movedLast: Double {
    let before = places.lastIndex { $0.point != places.last?.point }
    return before.map { places[$0 + 1].time } ?? down
  }

  /// The angle between the beginning of the drag and the vertical, in whole degrees.
  var slant: Int { Int((atan2(abs(travel.dx), abs(travel.dy)) * 180 / .pi).rounded()) }
}
