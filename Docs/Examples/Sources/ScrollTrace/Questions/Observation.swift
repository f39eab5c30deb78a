import ScrollGeometry
import ScrollKinetics

/// What a scroll view did under the inputs of a scenario: as it was recorded, or as the library replays it.
struct Observation {
  /// The offset and the scale at a time, in seconds.
  struct Sample {
    var time: Double
    var offset: ScrollPoint
    var scale: Double
  }

  struct Event {
    var time: Double
    var name: String
    /// Of a release: whether it has a velocity, and the place of rest that it proposes.
    var flings: Bool?
    var target: ScrollPoint?
  }

  let scenario: Scenario
  /// The scroll view's offset and scale, in order of time.
  private(set) var shown: [Sample] = []
  /// What the screen showed.
  private(set) var presented: [Sample] = []
  /// The callbacks, without those of a new offset or scale.
  private(set) var events: [Event] = []
}

extension Observation {
  /// The observation of a real scroll view.
  init(_ scenario: Scenario, _ recorded: Recorded) {
    self.scenario = scenario
    shown = recorded.shown.map { Sample($0) }
    presented = recorded.presented.isEmpty ? shown : recorded.presented.map { Sample($0) }
    events = recorded.events.compactMap { $0.name == "didZoom" ? nil : Event($0) }
  }

  /// The observation of the library in a replay of the scenario, in the same frames and in those between.
  init(replaying scenario: Scenario, _ recorded: Recorded) {
    self.scenario = scenario
    for row in Replay(scenario.withEveryFrame) { add(row) }
    presented = shown
    guard scenario.zooms, !recorded.presented.isEmpty else { return }
    var frames = scenario
    frames.recorded?.showWhatIsPresented()
    presented = Replay(frames.withEveryFrame).compactMap { $0.source == .frame ? Sample($0) : nil }
  }

  /// The observations of the members of a screen, the first around the second.
  static func replaying(_ outer: Scenario, around inner: Scenario) -> [Observation] {
    let screen = Scenario(outer, around: inner)
    var members = [outer, inner].map { Observation(scenario: $0) }
    for row in Replay(screen.withEveryFrame) {
      for index in members.indices { members[index].add(row.row(ofMember: index)) }
    }
    return members
  }

  private init(scenario: Scenario) { self.scenario = scenario }

  private mutating func add(_ row: TraceRow) {
    if row.source == .frame { shown.append(Sample(row)) }
    for event in row.events where event != .didScroll && event != .didZoom {
      events.append(
        Event(
          time: row.instant.nearestSeconds, name: event.description,
          flings: event == .willEndDragging ? row.releaseVelocity.map { $0 != .zero } : nil,
          target: event == .willEndDragging ? row.proposal : nil))
    }
  }
}

extension Observation.Sample {
  fileprivate init(_ shown: Recorded.Shown) {
    self.init(time: shown.instant.nearestSeconds, offset: shown.offset, scale: shown.scale ?? 1)
  }

  fileprivate init(_ row: TraceRow) {
    self.init(time: row.instant.nearestSeconds, offset: row.offset, scale: row.viewport.zoomScale)
  }
}

extension Observation.Event {
  fileprivate init(_ event: Recorded.Event) {
    self.init(
      time: event.instant.nearestSeconds, name: event.name, flings: event.velocity.map { $0 != .zero },
      target: event.target)
  }
}

extension Scenario {
  fileprivate var withEveryFrame: Scenario {
    var scenario = self
    scenario.recorded?.addFrames(
      ofRate: framesPerSecond.nearestDouble, until: duration.nearestDouble)
    return scenario
  }

  var zooms: Bool { viewport.zoomLimits.allowZooming || viewport.zoomScale != 1 }

  /// The scenario of a screen with two scroll views, whose frames are those of both.
  ///
  /// The recording of the outer view also has the touches of the inner one, at the same instants.
  fileprivate init(_ outer: Scenario, around inner: Scenario) {
    self = outer
    screen = [outer, inner].enumerated().map { index, view in
      var physics = view.physics
      physics.snapping = ScrollSnapping(view.snap)
      var viewport = view.viewport
      if index == 1 {
        // Recorded in the window, whose origin is that of the outer view's frame.
        viewport.frame.origin =
          viewport.frame.origin + (outer.viewport.contentOffset - outer.viewport.frame.origin)
      }
      return ScreenMember(
        name: view.name, kind: ScreenMember.Kind(geometry: .scrollView(viewport)), physics: physics,
        parent: index == 0 ? nil : 0)
    }
    let touched = Set(inner.inputs.compactMap { $0.isTouch ? $0.instant : nil })
    let own = outer.inputs.filter { !$0.isTouch || !touched.contains($0.instant) }
    inputs = (own.map { $0.on(0) } + inner.inputs.map { $0.on(1) }).sorted { $0.instant < $1.instant }
    recorded?.merge(inner.recorded)
  }
}

extension TimedAction {
  fileprivate var isTouch: Bool { if case .touch = action { true } else { false } }

  fileprivate func on(_ member: Int) -> TimedAction {
    TimedAction(instant: instant, action: action, member: touchContinues ? nil : member)
  }

  /// A screen knows the member of a touch that has begun.
  private var touchContinues: Bool {
    if case .touch(let phase, _, _) = action { phase != .down } else { false }
  }
}
