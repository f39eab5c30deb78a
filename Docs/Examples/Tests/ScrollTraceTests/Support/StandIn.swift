import ScrollGeometry
import ScrollKinetics

@testable import Recorder

/// A stand-in for the scroll views of a scene and for the recorder: members of a screen that tick as UIKit's do, with touches at
/// their own instants between the frames.
struct StandIn {
  /// A difference from the library, which the recording shows as if it were UIKit's.
  struct Plant {
    /// What the scroller gets for an input.
    var input: (Scroller.Input, ScrollPoint) -> [Scroller.Input] = { input, _ in [input] }
    var setUp: (inout Scroller.Physics) -> Void = { _ in }
    var rules = ScrollScreen.Rules.uiKit
    /// The offset and the scale that are shown, of a viewport.
    var offset: (Viewport) -> ScrollPoint = { $0.contentOffset }
    var scale: (Double) -> Double = { $0 }
    /// What the screen shows of a scale in a return or an animation.
    var presentedScale: (Double) -> Double = { $0 }
    /// The callback that is told for another one, or none.
    var name: (String) -> String? = { $0 }
    /// What is told of the velocity of a release.
    var velocity: (Double) -> Double = { $0 }
    /// What is added to a proposed place of rest.
    var proposal = 0.0
    /// The target that comes of the one that the host chooses.
    var target: (ScrollPoint) -> ScrollPoint = { $0 }
    /// How much a change of the insets moves content.
    var keyboard = 0.0
  }

  /// The time between two frames.
  static let frame = 1.0 / 120

  private(set) var screen = ScrollScreen()
  private var logs: [ScrollLog] = []
  private var configurations: [ScrollLog.Configuration] = []
  private(set) var now = 123_456.789_012_3
  private let plant: Plant
  /// The member that a touch is on.
  private var touched = 0
  /// The times between frames, in turn.
  var steps = [StandIn.frame]
  private var frames = 0
  /// Whether the display link of the recorder fires before the scroll view's own.
  var isLinkFirst = false
  /// The target that the host chooses of a release.
  var choose: ((Scroller.Release) -> ScrollPoint)?

  /// Scroll views, each inside the one before it.
  init(_ scene: RecordingScene?, _ configurations: [ScrollLog.Configuration], _ plant: Plant = Plant()) {
    self.plant = plant
    self.configurations = configurations
    screen.rules = plant.rules
    // A scroll view that is alone moves on both axes.
    if configurations.count == 1 { screen.rules.locksToOneAxis = false }
    for (index, configuration) in configurations.enumerated() {
      var viewport = Viewport(
        frame: ScrollRect(
          x: configuration.frame[0], y: configuration.frame[1], width: configuration.frame[2],
          height: configuration.frame[3]),
        contentSize: ScrollSize(width: configuration.contentSize[0], height: configuration.contentSize[1]),
        displayScale: configuration.displayScale)
      viewport.contentOffset = ScrollPoint(
        x: configuration.contentOffset[0], y: configuration.contentOffset[1])
      viewport.bounces = configuration.bounces
      viewport.alwaysBounceVertical = configuration.alwaysBounceVertical
      viewport.zoomLimits = ScrollZoomLimits(
        from: configuration.minimumZoomScale, to: configuration.maximumZoomScale)
      viewport.zoomScale = configuration.zoomScale
      viewport.contentSize = ScrollSize(
        width: configuration.contentSize[0], height: configuration.contentSize[1])
      if configuration.hasRefreshControl { viewport.refreshControl = .uiKit }
      var physics = Scroller.Physics(
        decelerationRate: DecelerationRate(rawValue: configuration.decelerationRate),
        integration: .displayLink, framesPerSecond: configuration.framesPerSecond,
        isDirectionalLockEnabled: configuration.isDirectionalLockEnabled)
      if configuration.isPagingEnabled { physics.snapping = .paging }
      plant.setUp(&physics)
      screen.insert(
        viewport, as: ScrollScreen.ID(index), in: index == 0 ? nil : ScrollScreen.ID(index - 1),
        physics: physics)
      logs.append(ScrollLog(name: "view \(index)", scene: scene, configuration, at: now))
    }
    _ = screen.advance(to: ScrollInstant(seconds: now))
  }

  /// The scenarios of the recording.
  var scenarios: [String] { logs.map { $0.scenario(now: now, device: "a \"stand-in\" \\ 1") } }

  /// The file of the recording.
  var text: String { ScrollLog.file(scenarios) }

  func offset(of member: Int = 0) -> ScrollPoint { screen[ScrollScreen.ID(member)].contentOffset }

  /// Lets frames pass.
  mutating func wait(_ seconds: Double) {
    for _ in 0..<Int((seconds / Self.frame).rounded()) { nextFrame() }
  }

  /// Waits until nothing moves, and half a second more.
  mutating func rest() {
    while screen.isMoving { nextFrame() }
    wait(0.5)
  }

  mutating func nextFrame() {
    now += steps[frames % steps.count]
    frames += 1
    let changes = screen.advance(to: ScrollInstant(seconds: now))
    if isLinkFirst { logFrame() }
    tell(changes, at: now + 0.0002)
    if !isLinkFirst { logFrame() }
  }

  private mutating func logFrame() {
    for index in logs.indices {
      let id = ScrollScreen.ID(index)
      let (viewport, phase) = (screen[id], screen.phase(of: id))
      if viewport.zoomLimits.allowZooming {
        configurations[index].zoomScale = viewport.zoomScale
        configurations[index].contentSize = [viewport.contentSize.width, viewport.contentSize.height]
      }
      let offset = plant.offset(viewport)
      let isMoving = phase == .decelerating || phase == .animating
      let scale = plant.scale(viewport.zoomScale)
      logs[index].frame(
        at: now, configurations[index],
        ScrollLog.Presented(
          offset: [offset.x, offset.y], scale: isMoving ? plant.presentedScale(scale) : scale,
          isTracking: phase == .dragging || phase == .tracking, isDragging: phase == .dragging,
          isDecelerating: phase == .decelerating,
          pan: ScrollLog.Pan(state: "changed", translation: [0, 1], velocity: [0, .nan]),
          pinch: ScrollLog.Pinch(state: "possible", scale: 1, velocity: .infinity)))
    }
  }

  private mutating func tell(_ changes: ScrollScreen.Changes, at now: Double) {
    for index in logs.indices {
      let id = ScrollScreen.ID(index)
      for event in changes.events(of: id) {
        if event == .didScroll || event == .didZoom { show(index, at: now) }
        if event == .didScroll { continue }
        tell(event.description, of: index, at: now)
      }
    }
  }

  private mutating func show(_ index: Int, at now: Double) {
    let viewport = screen[ScrollScreen.ID(index)]
    let offset = plant.offset(viewport)
    logs[index].show(
      ScrollLog.Shown(offset: [offset.x, offset.y], scale: plant.scale(viewport.zoomScale), pinch: 1.5),
      now: now)
  }

  private mutating func tell(_ name: String, of index: Int, details: String = "", at now: Double) {
    guard let name = plant.name(name) else { return }
    logs[index].event(
      name, isTracking: false, isDragging: false, isDecelerating: false, details: details, now: now)
  }
}

// MARK: - Fingers

extension StandIn {
  /// A touch of one finger, a little after the latest frame.
  mutating func touch(
    _ phase: String, x: Double = 195, y: Double, finger: Int = 0, on member: Int = 0,
    after delay: Double = 0.002
  ) {
    let point = ScrollPoint(x: x, y: y)
    let time = now + delay
    for index in logs.indices { logs[index].touch(phase, finger: finger, at: [x, y], timestamp: time) }
    let input: Scroller.Input =
      phase == "down"
      ? .touchDown(point, finger: finger)
      : phase == "up" ? .touchUp(finger: finger) : .touchMoved(point, finger: finger)
    var (proposal, velocity) = (ScrollPoint.zero, 0.0)
    var target: ScrollPoint?
    let (choose, plant) = (choose, plant)
    for input in plant.input(input, offset()) {
      let changes = screen.handle(
        input, on: phase == "down" ? ScrollScreen.ID(member) : nil, at: ScrollInstant(seconds: time)
      ) { _, release in
        proposal = release.target
        proposal.y += plant.proposal
        velocity = plant.velocity(release.velocity.dx + release.velocity.dy) / 1000
        target = choose?(release)
        if let target { release.target = plant.target(target) }
      }
      let chosen = target
      let releases = changes.events(of: 0).contains(.willEndDragging)
      if releases {
        tell(
          "willEndDragging", of: 0,
          details: "\"velocity\": [0, \(velocity)], \"target\": [\(proposal.x), \(proposal.y)]", at: time)
        if let chosen { logs[0].retarget([chosen.x, chosen.y], now: time) }
      }
      tell(changes, but: releases, at: time)
    }
    for index in logs.indices { logs[index].endOfTouches() }
  }

  private mutating func tell(_ changes: ScrollScreen.Changes, but toldRelease: Bool, at time: Double) {
    for index in logs.indices {
      for event in changes.events(of: ScrollScreen.ID(index)) {
        if event == .didScroll || event == .didZoom { show(index, at: time) }
        if event == .didScroll || (toldRelease && index == 0 && event == .willEndDragging) { continue }
        tell(event.description, of: index, at: time)
      }
    }
  }

  /// A finger that goes through points at the frames, and lifts where it is.
  mutating func drag(_ points: [(x: Double, y: Double)], on member: Int = 0, holds: Bool = false) {
    touch("down", x: points[0].x, y: points[0].y, on: member)
    for point in points.dropFirst() {
      nextFrame()
      touch("move", x: point.x, y: point.y, on: member)
    }
    let last = points[points.count - 1]
    if holds {
      for _ in 0..<24 {
        nextFrame()
        touch("move", x: last.x, y: last.y, on: member)
      }
    }
    nextFrame()
    touch("up", x: last.x, y: last.y, on: member)
  }

  /// A flick of the finger along y, or along x, by points per second.
  mutating func flick(_ speed: Double, isHorizontal: Bool = false, on member: Int = 0) {
    let points = (0...10).map { (k: Int) -> (x: Double, y: Double) in
      let way = speed * Self.frame * Double(k)
      return isHorizontal ? (195 + way, 400) : (195, 400 + way)
    }
    drag(points, on: member)
  }
}

// MARK: - Programs

extension StandIn {
  /// An input by the program, which the log gets, too.
  mutating func perform(_ input: Scroller.Input, _ log: (inout ScrollLog, Double) -> Void) {
    let time = now + 0.003
    log(&logs[0], time)
    for input in plant.input(input, offset()) {
      tell(screen.handle(input, on: 0, at: ScrollInstant(seconds: time)), at: time)
    }
  }

  /// The app changes an inset: at the top by the recorder, at the bottom itself.
  mutating func setInset(top: Double, bottom: Double) {
    let isAtTop = configurations[0].contentInset[0] != top
    configurations[0].contentInset = [top, 0, bottom, 0]
    let keyboard = plant.keyboard
    now += Self.frame
    if isAtTop { logs[0].setContentInset([top, 0, bottom, 0], now: now) }
    let changes = screen.update(0, at: ScrollInstant(seconds: now)) {
      $0.contentInset = ScrollInsets(top: top, left: 0, bottom: bottom, right: 0)
      $0.contentOffset.y += keyboard
    }
    logs[0].frame(at: now, configurations[0])
    tell(changes, at: now + 0.0001)
  }
}
