// The calls of a host on a screen: drawn at random, made one by one, shrunk by leaving steps out.

import ScrollGeometry
import ScrollKinetics

/// Calls of a screen that begins without members. A step that cannot be made, since its member is not there, is skipped.
struct ScreenScript {
  struct Step {
    /// The number of the step in the script that was drawn.
    let number: Int
    /// The time since the step before.
    var delay: Duration
    var operation: Operation
  }

  enum Operation: Codable {
    case call(ScrollScreen.Call)
    /// An input that releases or throws content, with a host that is asked about each release.
    case release(Scroller.Input, on: ScrollScreen.ID?, Host)
    /// A change of the present viewport of a member.
    case change(ScrollScreen.ID, Change, ScrollAnchor.Keeping, ScrollAnimation?)
    /// A scroll of the program to a place within the limits.
    case scroll(ScrollScreen.ID, ScrollPoint, ScrollAnimation?)
    /// Another container of a sheet or a header, another frame of a shelf.
    case container(ScrollScreen.ID, ScrollRect, ScrollAnimation?)
  }

  /// What a host does where it is asked about a release.
  enum Host: Codable {
    /// Ends the flight where it begins.
    case stays
    /// Goes a part of the way that is announced.
    case goes(part: Double)
    case retargets(ScrollPoint, isFree: Bool)
    /// Lets a member of the movement rest at an offset; a target where the movement cannot show it there.
    case rests(ScrollScreen.ID, at: Double, else: ScrollPoint)
  }

  enum Change: Codable {
    case insets(ScrollInsets)
    case contentSize(ScrollSize)
    case size(ScrollSize)
    case offset(ScrollPoint)
    case isScrollEnabled(Bool)
    case bounces(Bool)
    case alwaysBounces(Bool)
    case refresh(RefreshControl?, isOn: Bool)
    case followsEnd(ScrollAxis?)
    /// Other limits of zoom, and another scale.
    case zoom(from: Double, to: Double, scale: Double?)
    /// Another size of the frame, with its limits of zoom.
    case turned(ScrollSize, from: Double, to: Double)
  }

  /// The law that the script is to keep.
  var law: Law
  var steps: [Step]
}

/// A screen, or one that records its calls.
protocol ScreenHost: ScrollSubject where Call == ScrollScreen.Call, Changes == ScrollScreen.Changes {
  var screen: ScrollScreen { get }
  mutating func update(
    _ id: ScrollScreen.ID, at instant: ScrollInstant, keeping: ScrollAnchor.Keeping,
    animation: ScrollAnimation?,
    snapping: ScrollSnapping?, release: (inout Scroller.Release) -> Void, _ change: (inout Viewport) -> Void
  ) -> ScrollScreen.Changes
  mutating func release(
    _ input: Scroller.Input, on id: ScrollScreen.ID?, at instant: ScrollInstant, _ host: ScreenScript.Host
  ) -> ScrollScreen.Changes
}

extension ScrollScreen: ScreenHost {
  var screen: ScrollScreen { self }

  mutating func release(
    _ input: Scroller.Input, on id: ID?, at instant: ScrollInstant, _ host: ScreenScript.Host
  ) -> Changes { handle(input, on: id, at: instant) { host.choose(&$1) } }
}

extension Recorded: ScreenHost where Subject == ScrollScreen {
  var screen: ScrollScreen { subject }

  mutating func release(
    _ input: Scroller.Input, on id: ScrollScreen.ID?, at instant: ScrollInstant, _ host: ScreenScript.Host
  ) -> ScrollScreen.Changes { handle(input, on: id, at: instant) { host.choose(&$1) } }
}

extension ScreenScript.Host {
  fileprivate func choose(_ release: inout Scroller.Release) {
    let offset = release.viewport.contentOffset
    switch self {
    case .stays: release.target = offset
    case .goes(let part):
      let target = release.target
      release.target = ScrollPoint { min(max((1 - part) * offset[$0] + part * target[$0], -1e300), 1e300) }
    case .retargets(let target, let isFree):
      (release.target, release.allowsTargetPastLimits) = (target, isFree)
    case .rests(let id, let place, let target): if !release.rest(id, at: place) { release.target = target }
    }
  }
}

extension ScreenScript.Operation {
  /// Performs the operation; returns nil where it cannot be performed.
  func perform(on host: inout some ScreenHost, at instant: ScrollInstant) -> ScrollScreen.Changes? {
    let screen = host.screen
    let call: ScrollScreen.Call
    switch self {
    case .call(let plain): call = plain
    case .release(let input, let id, let choosing):
      do { try host.validate(.input(input, on: id)) } catch { return nil }
      return host.release(input, on: id, at: instant, choosing)
    case .change(let id, let change, let keeping, let animation):
      guard screen.contains(id) || screen.isRetained(id) else { return nil }
      // The geometry of the other kinds is their own.
      if change.isGeometry {
        guard case .scrollView = screen.geometry(of: id) else { return nil }
      }
      return host.update(
        id, at: instant, keeping: keeping, animation: animation, snapping: nil, release: { _ in }, change.make
      )
    case .scroll(let id, let offset, let animation):
      // Content is put within its limits, which move while it zooms.
      guard screen.contains(id), !screen[id].zoomLimits.allowZooming else { return nil }
      // A scale past its limits jumps to them first.
      var viewport = screen[id]
      viewport.zoomScale = viewport.zoomLimits.clamped(viewport.zoomScale)
      call = .input(.setContentOffset(viewport.clamped(offset), animation), on: id)
    case .container(let id, let container, let animation):
      guard screen.contains(id) else { return nil }
      let geometry: ScrollScreen.Geometry
      switch screen.geometry(of: id) {
      case .scrollView, .card: return nil
      case .sheet(let sheet): geometry = .sheet(sheet.resized(to: container))
      case .header(let header, _): geometry = .header(header, over: container)
      case .shelf(let shelf, _, let reach): geometry = .shelf(shelf, frame: container, reach: reach)
      }
      call = .updateGeometry(geometry, as: id, animation)
    }
    do { try host.validate(call) } catch { return nil }
    return host.execute(call, at: instant)
  }

  /// The input of the operation, and its member; nil for any other operation.
  var input: (value: Scroller.Input, member: ScrollScreen.ID?)? {
    switch self {
    case .call(let call): call.input
    case .release(let input, let id, _): (input, id)
    case .change, .scroll, .container: nil
    }
  }

  /// The member that the operation is about; nil for one about all, or about what a finger holds.
  var member: ScrollScreen.ID? {
    switch self {
    case .call(let call): call.member
    case .release(let input, let id, _): ScrollScreen.Call.input(input, on: id).member
    case .change(let id, _, _, _), .scroll(let id, _, _), .container(let id, _, _): id
    }
  }
}

extension ScreenScript.Change {
  var isGeometry: Bool {
    switch self {
    case .insets, .contentSize, .size, .offset, .zoom, .turned, .refresh, .followsEnd: true
    case .isScrollEnabled, .bounces, .alwaysBounces: false
    }
  }

  func make(_ viewport: inout Viewport) {
    switch self {
    case .insets(let insets): viewport.contentInset = insets
    case .contentSize(let size): viewport.contentSize = size
    case .size(let size): viewport.frame.size = size
    case .offset(let offset): viewport.contentOffset = viewport.clamped(offset)
    case .isScrollEnabled(let isEnabled): viewport.isScrollEnabled = isEnabled
    case .bounces(let bounces):
      (viewport.bouncesHorizontally, viewport.bouncesVertically) = (bounces, bounces)
    case .alwaysBounces(let bounces):
      (viewport.alwaysBounceHorizontal, viewport.alwaysBounceVertical) = (bounces, bounces)
    case .refresh(let control, let isOn):
      if let control { viewport.refreshControl = control }
      viewport.isRefreshing = isOn
    case .followsEnd(let axis): viewport.followsEnd = axis
    case .zoom(let minimum, let maximum, let scale):
      viewport.zoomLimits = ScrollZoomLimits(from: minimum, to: maximum)
      if let scale { viewport.zoomScale = scale }
    case .turned(let size, let minimum, let maximum):
      viewport.frame.size = size
      viewport.zoomLimits = ScrollZoomLimits(from: minimum, to: maximum)
    }
  }
}

extension ScreenScript {
  /// A call that was made, and the screen before and after it.
  struct Moment {
    let number: Int
    let operation: Operation
    let instant: ScrollInstant
    let before: ScrollScreen
    let after: ScrollScreen
    let changes: ScrollScreen.Changes

    /// Returns a generator if the moment is one of one in so many, the same ones in every part of the script.
    func sample(onceIn odds: UInt64) -> SplitMix64? {
      var generator = SplitMix64(seed: UInt64(number) &* 0x2545_f491_4f6c_dd1d)
      return generator.happens(onceIn: odds) ? generator : nil
    }
  }

  /// Makes the calls, and checks the state after each.
  ///
  /// - Parameters:
  ///   - start: the instant at which time begins.
  ///   - prepare: called before each step with the instant of the step before, and its own.
  ///   - observe: returns the law that a call has broken; nil for none.
  /// - Returns: the first broken law, and the screen in the end.
  func run(
    from start: ScrollInstant = .origin,
    preparing prepare: (inout ScrollScreen, _ last: ScrollInstant, Step) -> Void = { _, _, _ in },
    _ observe: (Moment) -> String?
  ) -> (fault: String?, end: ScrollScreen, instant: ScrollInstant) {
    var screen = ScrollScreen(at: start)
    var instant = start
    for step in steps {
      prepare(&screen, instant, step)
      instant = instant.advanced(by: step.delay)
      let before = screen
      guard let changes = step.operation.perform(on: &screen, at: instant) else { continue }
      if let fault = screen.invariantFault ?? screen.numberFault {
        return ("\(fault), after step \(step.number)", screen, instant)
      }
      let moment = Moment(
        number: step.number, operation: step.operation, instant: instant, before: before, after: screen,
        changes: changes)
      if let fault = observe(moment) { return ("\(fault), at step \(step.number)", screen, instant) }
    }
    return (nil, screen, instant)
  }
}

extension ScrollScreen {
  /// A number of a member that is not finite; nil where all are.
  var numberFault: String? {
    for id in ids {
      if !self[id].contentOffset.isFinite {
        return "not finite: the offset of \(id) is \(self[id].contentOffset)"
      }
      let velocity = velocity(of: id)
      if !velocity.dx.isFinite || !velocity.dy.isFinite {
        return "not finite: the velocity of \(id) is \(velocity)"
      }
    }
    return nil
  }

  /// The offsets of all members at the screen's instant.
  var offsets: [ID: ScrollPoint] {
    var screen = self
    screen.advance(to: now)
    return Dictionary(uniqueKeysWithValues: screen.ids.map { ($0, screen[$0].contentOffset) })
  }

  /// The numbers of a member and of all around it.
  func path(of id: ID) -> [ID] {
    var (path, around) = ([id], parent(of: id))
    while let id = around { (path, around) = (path + [id], parent(of: id)) }
    return path
  }
}
