@testable import ScrollKinetics

final class ScrollPopulationTests: XCTestCase {
  /// A population and as many scrollers, to which the same happens.
  private struct Scene {
    var population: ScrollPopulation
    var scrollers: [Scroller]
    let axis: ScrollAxis
    var now: ScrollInstant
    /// How many agents have had a row of each law at a step, only a scroller, and a finger.
    var met = [Int](repeating: 0, count: 9)

    init(_ random: inout SplitMix64, count: Int, axis: ScrollAxis) {
      self.init((0..<count).map { _ in ScrollPopulationTests.agent(&random, along: axis) }, axis)
    }

    init(_ scrollers: [Scroller], _ axis: ScrollAxis) {
      self.scrollers = scrollers
      population = ScrollPopulation(scrollers, along: axis)
      self.axis = axis
      now = ScrollInstant(.seconds(3))
    }

    private func column<Element>(_ element: Element) -> UnsafeMutableBufferPointer<Element> {
      let column = UnsafeMutableBufferPointer<Element>.allocate(capacity: scrollers.count)
      column.initialize(repeating: element)
      return column
    }

    /// Advances both, and returns how they differ.
    mutating func advance(to instant: ScrollInstant) -> String? {
      let count = scrollers.count
      now = max(now, instant)
      var (rows, dragged) = (0, 0)
      for block in population.blocks {
        rows += block.rowed.nonzeroBitCount
        dragged += block.dragged.nonzeroBitCount
        let agents = MotionRow.Law.allCases.map { block[$0] } + [block.other, block.dragged]
        for (place, mask) in agents.enumerated() { met[place] += mask.nonzeroBitCount }
      }
      let launched = population.launches.all.reduce(0) { $0 + Int($1.motions) }
      if launched != rows { return "\(launched) motions have a launch, \(rows) have a row" }
      let dragRows = population.drags.count
      if dragRows != dragged { return "\(dragRows) rows are dragged, not \(dragged)" }
      let (offsets, velocities) = (column(Double.nan), column(Double.nan))
      let (targets, phases) = (column(Double.nan), column(Scroller.Phase.idle))
      let (events, rests) = (column([.didScrollToTop] as Scroller.Events), column(Int64.min))
      defer {
        for numbers in [offsets, velocities, targets] { numbers.deallocate() }
        phases.deallocate()
        events.deallocate()
        rests.deallocate()
      }
      population.advance(
        to: instant,
        into: ScrollPopulation.Columns(
          offsets: offsets, velocities: velocities, phases: phases, events: events,
          restingOffsets: targets, nanosecondsOfRest: rests))
      for index in 0..<count {
        let expected = scrollers[index].advance(to: instant)
        let scroller = scrollers[index]
        let numbers = [
          ("offset", offsets[index], scroller.contentOffset[axis]),
          ("offset", population.offsets[index], scroller.contentOffset[axis]),
          ("velocity", velocities[index], scroller.velocity[axis]),
          ("target", targets[index], scroller.restingOffset[axis]),
        ]
        for (name, number, expected) in numbers where number.bits != expected.bits {
          return "agent \(index) has the \(name) \(number), not \(expected)"
        }
        let phase = scroller.phase
        if phases[index] != phase { return "agent \(index) is \(phases[index]), not \(phase)" }
        if events[index] != expected { return "agent \(index) has \(events[index]), not \(expected)" }
        if scroller.isMoving, rests[index] != scroller.instantOfRest.nanoseconds {
          return "agent \(index) rests at \(rests[index]), not \(scroller.instantOfRest.nanoseconds)"
        }
        let agent = population[index]
        if agent != scroller { return "agent \(index) is \(agent.axes[axis]), not \(scroller.axes[axis])" }
      }
      return nil
    }

    /// Performs a random action on one agent and its scroller, and returns how they differ.
    mutating func act(_ random: inout SplitMix64) -> String? {
      let index = random.integer(in: 0...(scrollers.count - 1))
      let usual: [ScrollPopulation.Action] = [.launch, .touchDown, .touchUp, .wheel, .retarget]
      let action =
        random.happens(onceIn: 2) ? random.pick(usual) : random.pick(ScrollPopulation.Action.allCases)
      var number = random.double(in: -3000...3000)
      switch action {
      case .contentLength, .viewportLength: number = random.pick([0, 500, 3000, number.magnitude])
      case .touchDown, .touchMoved: number = random.pick([0, number / 10])
      default: break
      }
      let instant = now.advanced(by: .milliseconds(random.pick([0, 0, 0, 3, -20])))
      return perform(action, number, on: index, at: instant)
    }

    /// Performs an action on each agent and its scroller, and returns how they differ.
    mutating func perform(_ actions: [ScrollPopulation.Action], _ numbers: [Double]) -> String? {
      var events = [Scroller.Events](repeating: [.didScrollToTop], count: scrollers.count)
      actions.withUnsafeBufferPointer { actions in
        numbers.withUnsafeBufferPointer { numbers in
          events.withUnsafeMutableBufferPointer { events in
            population.act(actions, numbers, at: now, events: events)
          }
        }
      }
      for index in scrollers.indices {
        let expected = scrollers[index].act(actions[index], numbers[index], along: axis, at: now)
        let (action, told) = (actions[index], events[index])
        if told != expected { return "agent \(index) has \(told) of \(action) in a column, not \(expected)" }
      }
      return nil
    }

    mutating func perform(
      _ action: ScrollPopulation.Action, _ number: Double, on index: Int, at instant: ScrollInstant
    ) -> String? {
      let expected = scrollers[index].act(action, number, along: axis, at: instant)
      let events = population.act(action, number, on: index, at: instant)
      return events == expected ? nil : "agent \(index) has \(events) of \(action), not \(expected)"
    }
  }

  /// An agent along one axis, half of them with nothing to scroll across it.
  private static func agent(_ random: inout SplitMix64, along axis: ScrollAxis) -> Scroller {
    var physics = RandomCall.physics(&random)
    if random.happens(onceIn: 2) { (physics.integration, physics.source) = (.exact, .touch) }
    if random.happens(onceIn: 4) { physics.repeatedFlicks = .webKit }
    physics.turnsOnePagePerSwipe = random.happens(onceIn: 4)
    var apart = random
    if apart.happens(onceIn: 3) { physics.takeLaws(from: apart.pick(Scroller.Preset.allCases).physics) }
    if apart.happens(onceIn: 9) { physics.flight = .power(exponent: apart.pick([1.5, 3]), reference: 2000) }
    (physics.slop, physics.reducesMotion) = (random.pick([10, 10, 0, 30]), random.happens(onceIn: 8))
    return Scroller(
      viewport: viewport(&random, along: axis), physics: physics, at: ScrollInstant(.seconds(3)))
  }

  /// A viewport that is often an ordinary one, and may have any property.
  private static func viewport(_ random: inout SplitMix64, along axis: ScrollAxis) -> Viewport {
    var viewport = Viewport(
      frame: ScrollRect(0, 0, 400, 400),
      contentSize: ScrollSize { $0 == axis ? random.pick([0, 500, 2000, 6000]) : random.pick([400, 1000]) },
      contentInset: ScrollInsets(top: random.pick([0, 60.5]), bottom: 34),
      displayScale: random.pick([1, 2, 3]), bounces: !random.happens(onceIn: 5),
      alwaysBounceVertical: random.happens(onceIn: 3))
    // A control with which ordinary steps of a finger refresh.
    if random.happens(onceIn: 2) {
      viewport.refreshControl = RefreshControl(
        trigger: random.pick([20, 60, 100]), extent: random.pick([0, 20]),
        firesAt: random.pick([.threshold, .release]), on: random.pick([axis, axis, axis.cross]))
      viewport.isRefreshing = random.happens(onceIn: 4)
    }
    guard random.happens(onceIn: 3) else { return viewport }
    viewport.frame.origin = ScrollPoint { _ in random.double(in: -50...50) }
    viewport.safeAreaInsets = ScrollInsets(top: 20, left: random.double(in: 0...9), right: 3)
    viewport.contentInsetAdjustmentBehavior = random.pick([.never, .always, .scrollableAxes, .automatic])
    viewport.isContainerContent = random.happens(onceIn: 2)
    viewport.contentAlignmentPoint = ScrollPoint { _ in random.double(in: 0...1) }
    (viewport.bouncesHorizontally, viewport.bouncesVertically) = (
      random.happens(onceIn: 2), random.happens(onceIn: 2)
    )
    viewport.alwaysBounceHorizontal = random.happens(onceIn: 2)
    viewport.bouncesZoom = random.happens(onceIn: 2)
    viewport.zoomLimits = random.pick([.none, ScrollZoomLimits(from: 0.5, to: 3)])
    viewport.zoomScale = random.pick([1, 1, 0.7, 2.5])
    viewport.followsEnd = random.pick([nil, .horizontal, .vertical])
    viewport.endlessAxis = random.pick([nil, .horizontal, .vertical])
    viewport.isScrollEnabled = !random.happens(onceIn: 6)
    viewport.contentOffset = ScrollPoint { _ in random.double(in: -100...3000) }
    return viewport
  }

  /// All properties of a viewport and of its physics are drawn.
  /// Catches: any line of `viewport(_:along:)` left out.
  func testAgentsHaveEveryProperty() {
    var random = SplitMix64(seed: 1)
    let agents = (0..<400).map { _ in Self.agent(&random, along: .vertical) }
    XCTAssertEqual(ScrollerScript.constantProperties(of: agents.map(\.viewport)), [])
    XCTAssertEqual(ScrollerScript.constantProperties(of: agents.map(\.physics)), [])
  }

  /// Law: every agent has the bits, the phase, the events and the predictions of a scroller to which the same happens: fingers,
  /// wheels, a program, other lengths, and whatever a scroller can do.
  /// Catches: in `MotionRow.row(of:at:_:)`, `metrics.bounces`, `fling.exitTime` or `flight.exitTime` left out, or the exit for the entry; in
  /// `MotionRow.outside(_:)`, a product taken in another order; in `DragRow.init(_:along:)`, `carried`, `refreshControl` or `lockedAxis` left out; in
  /// `DragRow.replace`, the latest 3 samples; in `DragRow.move(to:at:from:storing:)`, a sample at the same instant stored as another; in
  /// `ScrollPopulation.beginNextPart(of:_:)`, the event left out, or the old launch kept; in
  /// `ScrollPopulation.endFlight(of:_:)`, `now >= instantsOfRest[index]` left out, or any line after it; `scroller.advance(to: now)` left
  /// out of `ScrollPopulation.complete`.
  func testAnAgentIsAScroller() {
    var met = [Int](repeating: 0, count: 9)
    for axis in ScrollAxis.allCases {
      forAllSeeds("an agent is a scroller", count: 320) { random in
        var scene = Scene(&random, count: random.pick([1, 2, 5, 70]), axis: axis)
        var fingers = [Double?](repeating: nil, count: scene.scrollers.count)
        let steps =
          random.happens(onceIn: 4) ? [0, 1, 1, 1, 2, 3] : [0, 1, 8, 8, 8, 16, 16, 16, 16, 100, 1000, -5]
        for _ in 0..<60 {
          // Fingers that come down, drag for a while, and leave; all at once, or each at an instant of its own.
          var actions = [ScrollPopulation.Action](repeating: .none, count: fingers.count)
          var numbers = [Double](repeating: 0, count: fingers.count)
          for index in fingers.indices {
            if let position = fingers[index] {
              let next =
                position + random.pick([0, random.double(in: -60...60), random.double(in: -10...10)])
              let ends = random.happens(onceIn: 8)
              (actions[index], numbers[index]) = (ends ? .touchUp : .touchMoved, next)
              fingers[index] = ends ? nil : next
            } else if random.happens(onceIn: 12) {
              let position = random.double(in: 0...400)
              (actions[index], numbers[index], fingers[index]) = (.touchDown, position, position)
            }
          }
          if random.happens(onceIn: 2) {
            if let fault = scene.perform(actions, numbers) { return fault }
          } else {
            for index in fingers.indices {
              let instant = scene.now.advanced(by: .milliseconds(random.pick([0, 0, 0, 2, -4])))
              let (action, number) = (actions[index], numbers[index])
              if let fault = scene.perform(action, number, on: index, at: instant) { return fault }
            }
          }
          for _ in 0..<random.pick([0, 0, 1, 3]) { if let fault = scene.act(&random) { return fault } }
          if random.happens(onceIn: 10) {
            let index = random.integer(in: 0...(scene.scrollers.count - 1))
            let call = RandomCall(&random)
            var (agent, scroller) = (Recorded(scene.population[index]), Recorded(scene.scrollers[index]))
            let areSame = agent.perform(call) == scroller.perform(call)
            if !areSame { return "agent \(index) has other events of \(call)" }
            scene.population[index] = agent.subject
            scene.scrollers[index] = scroller.subject
          }
          let step = random.pick(steps)
          if let fault = scene.advance(to: scene.now.advanced(by: .milliseconds(step))) { return fault }
        }
        for (place, number) in scene.met.enumerated() { met[place] += number }
        return nil
      }
    }
    let least = [1000, 100, 500, 500, 20, 1000, 1000, 1000, 1000]
    for (number, most) in zip(met, least) { assertMet(number, moreThan: most, "\(met)") }
  }

  /// Law: agents that follow power laws have the bits of scrollers, whatever share of their time is left, whether a table has the
  /// powers of their law or not, in pairs and alone.
  /// Catches: in `PowerTable.place(of:)`, the least place one more; in `PowerTable.provide(_:)`, the check of `isFree` left out, and in
  /// `ScrollPopulation.advance(to:into:)`, the line that sets it; in `RowStep.evaluatePairs(_:from:_:)`, `j >= 0` left out.
  func testPowerLaws() {
    let list = Scroller(viewport: Viewport(300, 400, content: 300, 90_000), at: ScrollInstant(.seconds(3)))
    var scene = Scene(Array(repeating: list, count: 131), .vertical)
    let exponents = [2.358201815425945, 3, 5.9, 6.1, 1.5, 17]
    // A debug build takes two of the six.
    for round in exponents.indices.prefix(debugShare == 1 ? 6 : 2) {
      for index in scene.scrollers.indices {
        let exponent = exponents[(index < 90 ? round : round + index) % exponents.count]
        let law = FlightLaw.power(exponent: exponent, reference: 2000 + 20 * Double(index))
        scene.population[index].physics.flight = law
        scene.scrollers[index].physics.flight = law
      }
      let flings = [ScrollPopulation.Action](repeating: .fling, count: 131)
      let sign = round & 1 == 0 ? 1.0 : -1
      let fault = scene.perform(flings, (0..<131).map { sign * Double(2500 + 7 * $0) })
      XCTAssertNil(fault)
      let a = exponents[round] - 1
      XCTAssertEqual(scene.population.launches.powers.series?.exponent == a, a >= 1 && a <= 5)
      let instants = scene.scrollers.indices.map { index in
        let rest = scene.scrollers[index].instantOfRest
        return rest.advanced(by: .zero - scene.now.duration(to: rest) / (1 << (index * 4 % 51)))
      }
      for instant in instants.sorted() + [scene.now.advanced(by: .seconds(9))] {
        if let fault = scene.advance(to: instant) { return XCTFail("\(fault), exponent \(exponents[round])") }
      }
      XCTAssertFalse(scene.scrollers.contains(where: \.isMoving))
    }
  }

  /// Law: the division of agents among populations changes no bit.
  /// Catches: in `ScrollPopulation.stepRows(into:)`, the first agent of a block taken as that of the block before; in
  /// `Action.masks(of:)`, the last actions of a block left out.
  func testADivisionChangesNothing() {
    forAllSeeds("a division changes nothing", count: 12) { random in
      let scrollers = (0..<150).map { _ in Self.agent(&random, along: .vertical) }
      let ends = [0, 64, 65, 100, 150]
      var whole = ScrollPopulation(scrollers)
      var parts = zip(ends, ends.dropFirst()).map { ScrollPopulation(scrollers[$0..<$1]) }
      for frame in 181..<260 {
        let now = ScrollInstant(frame: frame, framesPerSecond: 60)
        let actions = (0..<150).map { _ in
          random.happens(onceIn: 9)
            ? random.pick([.touchDown, .touchMoved, .touchMoved, .touchUp, .launch, .wheel, .animate])
            : ScrollPopulation.Action.none
        }
        let numbers = actions.map { _ in random.double(in: -2000...2000) }
        whole.act(actions, numbers, at: now)
        whole.advance(to: now)
        for (part, range) in zip(ends, ends.dropFirst()).enumerated() {
          parts[part].act(Array(actions[range.0..<range.1]), Array(numbers[range.0..<range.1]), at: now)
          parts[part].advance(to: now)
        }
        let areSame = parts.flatMap(\.offsets) == whole.offsets && parts.flatMap(\.phases) == whole.phases
        if !areSame { return "they differ at \(now)" }
      }
      return whole == ScrollPopulation(parts.flatMap { part in (0..<part.count).map { part[$0] } })
        ? nil : "they differ"
    }
  }

  /// Law: an agent that moves along both axes is an agent of two populations, one along each axis, as long as nothing joins its
  /// axes: their offsets, targets and motions are those of one scroller that gets both inputs.
  /// Catches: in `Scroller.act(_:_:along:at:)`, the other axis in `vector`.
  func testTwoAxesAreTwoAgents() {
    forAllSeeds("two axes are two agents", count: 60) { random in
      var scroller = Self.agent(&random, along: random.pick([.vertical, .horizontal]))
      scroller.physics = .uiKit
      var populations = ScrollAxis.allCases.map { ScrollPopulation(repeating: scroller, count: 2, along: $0) }
      for frame in 181..<300 {
        let now = ScrollInstant(frame: frame, framesPerSecond: 60)
        if random.happens(onceIn: 20) {
          // Whether a release is too slow for a flight, its speed along both axes decides.
          let velocity = ScrollVector { _ in random.pick([-1, 1]) * random.double(in: 300...4000) }
          scroller.handle(all: [.began, .ended(velocity: ScrollVector { 0 - velocity[$0] })], at: now)
          for (place, axis) in ScrollAxis.allCases.enumerated() {
            populations[place].act(.launch, [velocity[axis], 0], at: now)
          }
        }
        scroller.advance(to: now)
        for (place, axis) in ScrollAxis.allCases.enumerated() {
          populations[place].advance(to: now)
          if populations[place].offsets[0].bits != scroller.contentOffset[axis].bits {
            return "\(axis): \(populations[place].offsets[0]), not \(scroller.contentOffset[axis])"
          }
        }
      }
      return nil
    }
  }

  /// Law: a recording, written and read, replays a population bit for bit, and each agent alone as a scroller: actions of all at
  /// once and of some, at instants before and after the steps.
  /// Catches: `population.now = start` left out of `Recording.replay`; the check of an index left out of `Recording.decodeCalls`,
  /// by the next test; `last = Int(rows.agents[row])` left out of `Recording.encode`; `actions[Int(rows.agents[row])] = .none`
  /// left out; in `Rows.append(_:_:_:)`, a number that is flushed.
  func testRecordings() throws {
    try forAllSeeds("a population is replayed", count: 60) { random in
      let (axis, count) = (random.pick(ScrollAxis.allCases), random.pick([0, 1, 3, 70]))
      let kinds = (0..<3).map { _ in Self.agent(&random, along: axis) }
      var population = ScrollPopulation((0..<count).map { _ in random.pick(kinds) }, along: axis)
      var now = population.now
      // The start has agents ahead of the population.
      let later = now.advanced(by: .milliseconds(30))
      if random.happens(onceIn: 2), count > 0 { population.act(.touchDown, 9, on: 0, at: later) }
      var recording = ScrollPopulation.Recording(of: population)
      if recording.replay().now != population.now { return "begins at another instant" }
      for _ in 0..<30 {
        let actions = (0..<count).map { _ in
          random.happens(onceIn: 3) ? random.pick(ScrollPopulation.Action.allCases) : .none
        }
        let numbers = actions.map { action in
          switch action {
          case .contentLength, .viewportLength: random.pick([0.0, 500, 3000])
          case .touchUp, .stop: Double.nan
          default:
            random.happens(onceIn: 6)
              ? random.pick([-0.0, .leastNonzeroMagnitude, -.leastNormalMagnitude / 8])
              : random.double(in: -3000...3000)
          }
        }
        if !random.happens(onceIn: 3) {
          let instant = now.advanced(by: .milliseconds(random.pick([0, 0, 3, -20])))
          recording.act(actions, numbers, at: instant, on: &population)
        }
        now = now.advanced(by: .milliseconds(random.pick([0, 1, 8, 16, 500, -5])))
        recording.advance(&population, to: now)
      }
      let read = try recording.coded()
      if read != recording { return "read again it is another" }
      var calls = 0
      let replayed = read.replay { _ in calls += 1 }
      if replayed != population || replayed.now != population.now { return "the replay is another" }
      if calls != recording.calls.count { return "\(calls) calls" }
      for index in 0..<count where read.replay(agent: index) != population[index] {
        return "agent \(index) alone is another"
      }
      return nil
    }
  }

  /// Data that cannot be replayed are refused.
  /// Catches: any `check` left out of `Recording.decodeCalls`.
  func testRefusedRecordings() throws {
    let list = Scroller(viewport: Viewport(10, 100, content: 10, 900))
    var population = ScrollPopulation(repeating: list, count: 3)
    var recording = ScrollPopulation.Recording(of: population)
    recording.act([.launch, .none, .contentLength], [900, 0, 300], at: .origin, on: &population)
    recording.advance(&population, to: .milliseconds(16))
    let text = try recording.json
    let more = "must have a number for each of its calls, but has more"
    for (key, old, new, fault) in [
      ("format", #""ScrollPopulationRecording""#, #""S""#, "is no scroll recording"),
      ("version", "1", "2", "is a scroll recording of unknown version 2"),
      ("lengths", #""3""#, #""0""#, "lengths: must have numbers from 1 to 16777216, but has 0"),
      ("lengths", #""3""#, #""3 1""#, "lengths: \(more)"),
      ("lengths", #""3""#, #""2""#, "indices: must have numbers from 0 to 1, but has 2"),
      ("kinds", #""pa""#, #""px""#, #"kinds: must have letters of calls, but has "x""#),
      ("counts", #""2""#, #""4""#, "counts: must have numbers from 0 to 3, but has 4"),
      ("counts", #""2""#, #""1""#, "indices: \(more)"),
      ("indices", #""1 2""#, #""1 0""#, "indices: must have numbers from 1 to 3, but has 0"),
      ("actions", #""6 13""#, #""6 0""#, "actions: must have the numbers of actions"),
      ("actions", #""6 13""#, #""6 16""#, "actions: must have the numbers of actions"),
      (
        "numbers", #""900 300""#, #""900 -1""#, "numbers: length must be finite and not negative, but is -1.0"
      ),
      ("numbers", #""900 300""#, #""900 nan""#, #"numbers: must have numbers, but has "nan""#),
    ] {
      let part = "\"\(key)\":\(old)"
      XCTAssertTrue(text.contains(part), part)
      let damaged = text.replacingOccurrences(of: part, with: "\"\(key)\":\(new)")
      XCTAssertThrowsError(try ScrollPopulation.Recording.decoded(from: damaged), new) {
        XCTAssertEqual("\($0)", fault)
      }
    }
  }

  func testNone() {
    var none = ScrollPopulation([])
    none.act([], [], at: .origin)
    none.advance(to: ScrollInstant(.seconds(1)))
    assertEqual((none.count, none.now), (0, ScrollInstant(.seconds(1))))
  }

  /// The last instant, at which all motion comes to rest, and instants of which a step cannot convert the difference.
  func testFarInstants() {
    for start in [ScrollInstant(.seconds(-1 << 61)), ScrollInstant(.seconds(1 << 55)), .origin] {
      var scroller = Scroller(viewport: Viewport(10, 100, content: 10, 9000), at: start)
      var population = ScrollPopulation(repeating: scroller, count: 3)
      population.act(.launch, [900, 900, 900], at: start)
      _ = scroller.act(.launch, 900, along: .vertical, at: start)
      for duration in [Duration.milliseconds(16), .seconds(1), .seconds(1 << 60), .seconds(1 << 62)] {
        let now = start.advanced(by: duration)
        population.advance(to: now)
        scroller.advance(to: now)
        for index in 0..<3 { XCTAssertEqual(population[index], scroller, "\(now)") }
      }
    }
  }

  /// The instants of rest are those of the scrollers, also where an agent at rest, or under a finger, has had a later input than the
  /// step.
  /// Catches: in `ScrollPopulation.fill(_:)`, `now < latest` made `false`.
  func testInstantsOfRestOfAgentsAheadOfTheStep() {
    for axis in ScrollAxis.allCases {
      let frame = ScrollRect(0, 0, 400, 400)
      let agent = Scroller(viewport: Viewport(frame: frame, contentSize: ScrollSize(5000, 5000)))
      var population = ScrollPopulation(repeating: agent, count: 5, along: axis)
      let later = ScrollInstant(.milliseconds(20))
      population.act(.jump, 100, on: 0, at: later)
      population.act(.touchDown, 300, on: 1, at: later)
      population.act(.touchDown, 300, on: 2, at: .origin)
      population.act(.touchMoved, 200, on: 2, at: later)
      population.act(.launch, 900, on: 3, at: later)
      for (milliseconds, rests) in [(16, [20, 20, 20]), (20, [20, 20, 20]), (30, [30, 30, 30])] {
        var nanoseconds = [Int64](repeating: 0, count: 5)
        nanoseconds.withUnsafeMutableBufferPointer {
          population.advance(
            to: ScrollInstant(.milliseconds(milliseconds)), into: .init(nanosecondsOfRest: $0))
        }
        XCTAssertEqual(nanoseconds, (0..<5).map { population[$0].instantOfRest.nanoseconds })
        XCTAssertEqual(nanoseconds.prefix(3), (rests.map { Int64($0) * 1_000_000 })[...])
        XCTAssertEqual(nanoseconds[4], Int64(milliseconds) * 1_000_000)
      }
    }
  }
}
