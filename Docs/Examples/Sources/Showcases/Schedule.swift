import ScrollGeometry
import ScrollKinetics
import Sketching

/// A week without an end: days follow one another round and round, their names stay at the top, the hours at the left, and an
/// appointment that is dragged to an edge scrolls there.
struct Schedule {
  static let days = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
  static let day = 120.0
  static let hour = 64.0
  /// The heights of the names of the days, and the width of the hours.
  static let bar = 40.0

  let week = ScrollLoop(on: .horizontal, length: 7 * Schedule.day)
  private(set) var scroller: Scroller

  init(size: ScrollSize) {
    let viewport = Viewport(
      frame: ScrollRect(origin: .zero, size: size),
      contentSize: ScrollSize(width: 7 * Self.day, height: Self.bar + 24 * Self.hour))
    scroller = Scroller(viewport: week.viewport(viewport, longestItem: Self.day))
  }

  /// The place of a day in the content, as long as all hours.
  func frame(ofDay day: Int) -> ScrollRect {
    let column = ScrollRect(
      x: Double(day) * Self.day, y: 0, width: Self.day, height: scroller.viewport.contentSize.height)
    return week.frame(of: column, in: scroller.viewport)
  }

  /// The place of a day's name: at the top of the view.
  func frame(ofNameOf day: Int) -> ScrollRect {
    StickyBox.header(length: Self.bar, of: frame(ofDay: day), on: .vertical).frame(in: scroller.viewport)
  }

  /// The place of an hour's name: at the left of the view, wherever that is.
  func frame(ofHour hour: Int) -> ScrollRect {
    let (view, height) = (scroller.viewport.bounds, Self.hour)
    let row = ScrollRect(
      x: view.minX, y: Self.bar + Double(hour) * height, width: view.size.width, height: height)
    return StickyBox.header(length: Self.bar, of: row, on: .horizontal).frame(in: scroller.viewport)
  }

  /// The day and the hour under a point of the view.
  func slot(at point: ScrollPoint) -> (day: Int, hour: Double) {
    let place = scroller.viewport.contentOffset + (point - .zero)
    let day = Int(week.wrapped(place.x) / Self.day)
    return (day, (place.y - Self.bar) / Self.hour)
  }
}

extension Schedule: Playable {
  var now: ScrollInstant { scroller.now }
  var isMoving: Bool { scroller.isMoving }

  mutating func handle(_ input: Scroller.Input, at instant: ScrollInstant) {
    scroller.handle(input, at: instant)
  }

  mutating func advance(to instant: ScrollInstant) { scroller.advance(to: instant) }
}

// MARK: - The story

/// A flick leads from Monday back over Sunday; an appointment is dragged to the lower edge, and dropped on the next day.
struct ScheduleStory: Story {
  static let name = "schedule"
  static let summary = "a week without an end, sticky names, an appointment dragged to an edge"

  /// The scenes in order, with the pointer of the dragged appointment.
  let scenes: [(name: String, schedule: Schedule, pointer: ScrollPoint?)]
  let curves: [Curve]

  init() {
    var schedule = Schedule(size: ScrollSize(width: 390, height: 640))
    var scenes: [(String, Schedule, ScrollPoint?)] = [("Monday", schedule, nil)]
    var (days, hours): (Film, Film) = ([], [])
    func add(_ schedule: Schedule) {
      let (offset, phase) = (schedule.scroller.viewport.contentOffset, schedule.scroller.phase)
      days.append((schedule.now.seconds, schedule.week.wrapped(offset.x), phase))
      hours.append((schedule.now.seconds, offset.y, phase))
    }
    schedule.play(
      .drag(
        from: ScrollPoint(x: 150, y: 300), to: ScrollPoint(x: 330, y: 300), duration: .milliseconds(250),
        hold: .milliseconds(200))
    ) { add($0) }
    schedule.play { add($0) }
    scenes.append(("Sunday", schedule, nil))
    func dragItem(to point: ScrollPoint, for time: Duration, _ name: String) {
      schedule.handle(.edgeScroll(point), at: schedule.now)
      schedule.play(for: time) { add($0) }
      scenes.append((name, schedule, point))
    }
    dragItem(to: ScrollPoint(x: 200, y: 300), for: .milliseconds(200), "picked up")
    dragItem(to: ScrollPoint(x: 200, y: 590), for: .milliseconds(1400), "at the edge")
    dragItem(to: ScrollPoint(x: 200, y: 640), for: .seconds(2), "at the end")
    schedule.handle(.edgeScroll(nil), at: schedule.now)
    (self.scenes, curves) = (
      scenes,
      [
        Curve(name: "days, x in points, wrapped", film: days, jump: 400),
        Curve(name: "hours, y in points", film: hours),
      ]
    )
  }

  var chapters: [Chapter] {
    func at(_ name: String) -> Schedule { scenes.first { $0.name == name }?.schedule ?? scenes[0].schedule }
    func offset(_ name: String) -> ScrollPoint { at(name).scroller.viewport.contentOffset }
    let point = ScrollPoint(x: 200, y: 590)
    func hour(_ name: String) -> String { number((at(name).slot(at: point).hour * 100).rounded() / 100) }
    return [
      Chapter("", "Seven days of 120 points, 24 hours of 64, in a window of 390 by 640."),
      Chapter(
        "Back",
        "A finger moves by 180 to the right, from Monday: the offset is \(number(offset("Sunday").x)), which shows what "
          + "\(number(at("Sunday").week.wrapped(offset("Sunday").x))) shows. No motion meets the seam."),
      Chapter(
        "Dragged",
        "An appointment is dragged to a pointer half way into the zone of 100 points at the lower edge. After 1.4 s the hours have "
          + "moved by \(number(offset("at the edge").y)): 0.2 s of the full speed are lost in the ramp. It lies at "
          + "\(hour("at the edge")) hours."),
      Chapter(
        "The end",
        "At the very edge it is four times as fast, and stops at midnight, at \(number(offset("at the end").y)), without a bounce."
      ),
    ]
  }
}
