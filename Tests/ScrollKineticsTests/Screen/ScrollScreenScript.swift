import ScrollGeometry

@testable import ScrollKinetics

/// The calls that a test makes of a screen; drawn at random, and shrunk by leaving calls out.
struct ScrollScreenScript: Shrinkable, CustomStringConvertible {
  struct Member: CustomStringConvertible {
    var id: ScrollScreen.ID
    var parent: ScrollScreen.ID?
    var viewport: Viewport
    var physics = Scroller.Physics.uiKit
    var rules: ScrollScreen.Rules?
    var kind = ScrollScreen.Kind.scrollView

    var isCard: Bool { if case .card = kind { true } else { false } }

    var description: String { "\(id) in \(parent as Any) \(kind) \(viewport) \(rules as Any)" }
  }

  enum Action {
    case input(Scroller.Input, on: ScrollScreen.ID? = nil)
    case advance
    case update(ScrollScreen.ID, ScrollChainScript.Change, ScrollAnchor.Keeping = .offset)
    case content(ContentChange, ScrollScreen.ID)
    case insert(Member)
    /// Another container of a sheet, a header, a shelf or a card.
    case resize(ScrollScreen.ID, ScrollRect, ScrollAnimation?)
    case move(ScrollScreen.ID, Int?, ScrollAnimation?)
    case expand(ScrollScreen.ID, Bool, ScrollAnimation?)
    case remove(ScrollScreen.ID, isRetained: Bool)
    case restore(ScrollScreen.ID, in: ScrollScreen.ID?)
  }

  struct Step: CustomStringConvertible {
    /// The time since the step before.
    var delay: Duration
    var action: Action

    var description: String { "+\(delay) \(action)" }
  }

  var members: [Member]
  var steps: [Step]

  var description: String {
    (members.map { "\($0)" } + steps.map { "    \($0)" }).joined(separator: "\n")
  }
}

// MARK: - Running

extension ScrollScreenScript {
  /// One step: the screen before and after it, and what the call returned.
  struct Moment {
    let step: Step
    let instant: ScrollInstant
    let before: ScrollScreen
    let changes: ScrollScreen.Changes
    let after: ScrollScreen
  }

  func screen(startingAt start: ScrollInstant = .origin) -> ScrollScreen {
    var screen = ScrollScreen(at: start)
    for member in members { screen.insert(member) }
    return screen
  }

  static func perform(_ action: Action, on screen: inout ScrollScreen, at instant: ScrollInstant)
    -> ScrollScreen.Changes
  {
    switch action {
    case .input(let input, let id):
      guard screen.takes(input, on: id) else { break }
      return screen.handle(input, on: id, at: instant)
    case .advance:
      return screen.advance(to: instant)
    case .update(let id, let change, let keeping):
      guard screen.contains(id) else { break }
      return screen.update(id, at: instant, keeping: keeping, change.make)
    case .content(let change, let id):
      guard screen.contains(id) else { break }
      return screen.apply(change, to: id, at: instant)
    case .resize(let id, let container, let animation):
      guard screen.contains(id) else { break }
      switch screen.kind(of: id) {
      case .scrollView: break
      case .sheet(let sheet):
        return screen.update(.sheet(sheet.resized(to: container)), as: id, at: instant, animation: animation)
      case .header(let header):
        return screen.update(.header(header, over: container), as: id, at: instant, animation: animation)
      case .shelf(let shelf, _):
        return screen.update(
          .shelf(
            CardShelf(
              axis: shelf.axis, cardSize: ScrollSize { container.size[$0] / 3 }, count: shelf.count + 1,
              spacing: shelf.spacing,
              margin: shelf.margin, alignment: shelf.alignment), frame: container), as: id, at: instant,
          animation: animation)
      case .card(let card):
        return screen.update(
          .card(card.resized(to: container.size), origin: screen[id].frame.origin), as: id, at: instant,
          animation: animation)
      }
    case .expand(let id, let expands, let animation):
      guard screen.contains(id), case .card = screen.kind(of: id) else { break }
      return screen.expand(id, expands, animation: animation, at: instant)
    case .move(let id, let detent, let animation):
      guard screen.contains(id), case .sheet(let sheet) = screen.kind(of: id) else { break }
      return screen.move(
        id, to: detent.map { $0 % sheet.detents.count }, animation: animation, at: instant)
    case .insert(let member):
      if !screen.contains(member.id) { screen.insert(member) }
    case .remove(let id, let isRetained):
      return screen.remove(id, at: instant, retaining: isRetained)
    case .restore(let id, let parent):
      screen.restore(id, in: parent.flatMap { screen.contains($0) ? $0 : nil }, at: instant)
    }
    return ScrollScreen.Changes()
  }

  /// Runs the script, and calls `observe` after each step.
  @discardableResult
  func run(startingAt start: ScrollInstant = .origin, _ observe: (Moment) -> Void = { _ in }) -> ScrollScreen
  {
    var screen = screen(startingAt: start)
    var instant = start
    for step in steps {
      instant = instant.advanced(by: step.delay)
      let before = screen
      let changes = Self.perform(step.action, on: &screen, at: instant)
      observe(
        Moment(step: step, instant: instant, before: before, changes: changes, after: screen))
    }
    return screen
  }
}

extension ScrollScreen {
  /// Whether an input may be for `id`, whose member a script may have removed.
  func takes(_ input: Scroller.Input, on id: ID?) -> Bool { id.flatMap { fault(of: input, on: $0) } == nil }

  fileprivate mutating func insert(_ member: ScrollScreenScript.Member) {
    let parent = member.parent.flatMap { contains($0) ? $0 : nil }
    let scale = member.viewport.displayScale
    switch member.kind {
    case .scrollView:
      insert(member.viewport, as: member.id, in: parent, physics: member.physics, rules: member.rules)
    case .sheet(let sheet):
      insert(sheet, as: member.id, in: parent, displayScale: scale, physics: member.physics)
    case .header(let header):
      insert(
        .header(header, over: member.viewport.frame), as: member.id, in: parent, displayScale: scale,
        physics: member.physics)
    case .shelf(let shelf, let reach):
      insert(
        .shelf(shelf, frame: member.viewport.frame, reach: reach), as: member.id, in: parent,
        displayScale: scale,
        physics: member.physics)
    case .card(let card):
      insert(
        .card(card, origin: member.viewport.frame.origin), as: member.id, in: parent, displayScale: scale,
        physics: member.physics)
    }
  }

  /// The offsets of all members at the screen's instant.
  var offsets: [ScrollPoint] {
    var screen = self
    screen.advance(to: now)
    return screen.ids.map { screen[$0].contentOffset }
  }

  /// The numbers of a member and of all around it; and of the list that a header serves.
  func path(of id: ID) -> [ID] {
    var (path, parent) = ([id], self.parent(of: id))
    while let id = parent { (path, parent) = (path + [id], self.parent(of: id)) }
    var present = self
    if let list = index(of: id).flatMap({ present.listServed(by: $0) }) { path.append(members[list].id) }
    return path
  }

  /// The numbers of all members on the path of one, or together with one of them in a chain.
  func reach(of id: ID) -> Set<ID> {
    Set(path(of: id).flatMap { inner in chainmates(of: inner) })
  }

  /// The numbers of the members of a member's chain.
  func chainmates(of id: ID) -> [ID] {
    guard let index = index(of: id), let nest = members[index].nest else { return [id] }
    return nests[nest].ids.compactMap { $0 }
  }

  /// The numbers of the members that a finger touches.
  func touched(by finger: Int) -> Set<ID> {
    Set(ids.filter { fingers(of: $0) >> UInt64(finger) & 1 != 0 })
  }

  func fingers(of id: ID) -> UInt64 { index(of: id).map { ask(receiver(at: $0)) { $0.fingers } } ?? 0 }
}

// MARK: - Drawing scripts at random

extension ScrollScreenScript {
  /// What a script may contain.
  struct Kinds: OptionSet {
    let rawValue: Int
    static let touches = Kinds(rawValue: 1)
    static let drags = Kinds(rawValue: 2)
    static let program = Kinds(rawValue: 4)
    static let changes = Kinds(rawValue: 8)
    static let comings = Kinds(rawValue: 16)
    /// Whole numbers of points, at a scale of 1.
    static let whole = Kinds(rawValue: 32)
    /// Everything has a mirror image.
    static let plain = Kinds(rawValue: 64)
    static let ticks = Kinds(rawValue: 128)
    /// Sheets, headers, shelves and cards.
    static let kinds = Kinds(rawValue: 256)
    /// Some members can be zoomed: pinches and zooms of the program.
    static let zooms = Kinds(rawValue: 512)
    /// Controls of pull to refresh.
    static let refresh = Kinds(rawValue: 1024)
    /// Content that follows its end or has none, and a dragged item.
    static let patterns = Kinds(rawValue: 2048)
    static let all: Kinds = [.touches, .drags, .program, .changes, .comings, .kinds]
  }

  /// Draws a forest of up to 20 members, at most four deep, and calls that fingers and the program make.
  static func draw(
    _ generator: inout SplitMix64, _ kinds: Kinds, numbering: (Int) -> Int = { $0 * 7 % 20 }
  ) -> ScrollScreenScript {
    var members: [Member] = []
    var depths: [ScrollScreen.ID: Int] = [:]
    // A screen has one display.
    let scale = kinds.contains(.whole) ? 1 : generator.pick([1.0, 2, 3])
    for number in 0..<generator.integer(in: 1...20) {
      let parents = members.map(\.id).filter { depths[$0]! < 3 }
      let parent = parents.isEmpty || generator.happens(onceIn: 4) ? nil : generator.pick(parents)
      let id = ScrollScreen.ID(numbering(number))
      depths[id] = parent.map { depths[$0]! + 1 } ?? 0
      members.append(member(scale: scale, id, in: parent, &generator, kinds))
    }
    var script = ScrollScreenScript(members: members, steps: [])
    var down: [Int: ScrollPoint] = [:]
    var headings: [Int: ScrollVector] = [:]
    for _ in 0..<generator.integer(in: 10...60) {
      let action = script.action(&down, &headings, &generator, kinds)
      let delay = Duration.microseconds(
        generator.integer(in: 0...(generator.happens(onceIn: 8) ? 400_000 : 16_667)))
      script.steps.append(Step(delay: delay, action: action))
    }
    if kinds.contains(.refresh) { script.addRefresh(&generator) }
    if kinds.contains(.patterns) { script.addPatterns(&generator) }
    return script
  }

  /// Adds controls that are soon pulled, and a program that begins and ends their refresh.
  private mutating func addRefresh(_ generator: inout SplitMix64) {
    for index in members.indices where members[index].kind == .scrollView && !generator.happens(onceIn: 3) {
      let trigger = generator.pick([20, 60, generator.double(in: 1...90)])
      let axes = ScrollAxis.allCases.filter { members[index].viewport.isScrollable(on: $0) }
      members[index].viewport.refreshControl = RefreshControl(
        trigger: trigger, extent: generator.pick([trigger, trigger / 2, 0]),
        firesAt: generator.pick(RefreshControl.Firing.allCases),
        on: axes.isEmpty ? .vertical : generator.pick(axes))
      if generator.happens(onceIn: 2) {
        members[index].viewport.contentOffset = members[index].viewport.minimumContentOffset
      }
    }
    for index in steps.indices.reversed() where generator.happens(onceIn: 8) {
      guard
        let member = members.filter({ $0.viewport.refreshControl != nil }).randomElement(using: &generator),
        let axis = member.viewport.refreshControl?.axis
      else { break }
      // A finger that pulls.
      var (point, pull) = (
        ScrollPoint(x: 200, y: 200), [Scroller.Input.touchDown(ScrollPoint(x: 200, y: 200), finger: 4)]
      )
      for _ in 0..<generator.integer(in: 1...5) {
        point[axis] += generator.double(in: -40...300)
        pull.append(.touchMoved(point, finger: 4))
      }
      pull.append(generator.happens(onceIn: 6) ? .touchCancelled(finger: 4) : .touchUp(finger: 4))
      steps.insert(
        contentsOf: pull.map { Step(delay: .milliseconds(9), action: .input($0, on: member.id)) }, at: index)
    }
    for index in steps.indices.reversed() where generator.happens(onceIn: 6) {
      let input = generator.pick([Scroller.Input.endRefreshing, .endRefreshing, .beginRefreshing])
      steps.insert(
        Step(delay: .milliseconds(3), action: .input(input, on: generator.pick(members).id)), at: index)
    }
  }

  /// Adds ends to follow and content without one, lines that come, and an item that is dragged.
  private mutating func addPatterns(_ generator: inout SplitMix64) {
    for index in members.indices where members[index].kind == .scrollView {
      let axis = generator.pick(ScrollAxis.allCases)
      switch generator.integer(in: 0...4) {
      case 0, 1:
        members[index].viewport.followsEnd = axis
        members[index].viewport.contentOffset[axis] = members[index].viewport.limits(on: axis).upperBound
      case 2 where members[index].viewport.isScrollable(on: axis): members[index].viewport.endlessAxis = axis
      default: break
      }
    }
    for index in steps.indices.reversed() where generator.happens(onceIn: 5) {
      let (id, point) = (generator.pick(members).id, ScrollPoint { _ in generator.double(in: -20...920) })
      let (axis, length) = (generator.pick(ScrollAxis.allCases), generator.double(in: -50...200))
      let action = generator.pick([
        Action.input(.edgeScroll(point), on: id), .input(.edgeScroll(point), on: id),
        .input(.edgeScroll(nil)),
        .update(id, .grows(axis, by: length)),
      ])
      steps.insert(Step(delay: .milliseconds(generator.integer(in: 0...200)), action: action), at: index)
    }
  }

  private static func member(
    scale: Double, _ id: ScrollScreen.ID, in parent: ScrollScreen.ID?, _ generator: inout SplitMix64,
    _ kinds: Kinds
  ) -> Member {
    func number(_ range: ClosedRange<Double>, _ generator: inout SplitMix64) -> Double {
      let number = generator.double(in: range)
      return kinds.contains(.whole) ? number.rounded() : number
    }
    let size = ScrollSize { _ in number(50...900, &generator) }
    // Lists, carousels, maps, and what does not scroll.
    let axes = generator.pick(
      [[], [.vertical], [.vertical], [.vertical], [.horizontal], [.horizontal], [.horizontal, .vertical]]
        as [[ScrollAxis]])
    var insets = ScrollInsets.zero
    for axis in axes {
      insets[min: axis] = kinds.contains(.whole) ? 0 : number(-50...100, &generator)
      insets[max: axis] = number(generator.pick([60...300, 60...3000]), &generator)
    }
    var viewport = Viewport(
      frame: ScrollRect(origin: .zero, size: size), contentSize: size, contentInset: insets,
      contentInsetAdjustmentBehavior: .never,
      displayScale: scale,
      bouncesHorizontally: !generator.happens(onceIn: 5), bouncesVertically: !generator.happens(onceIn: 5))
    if kinds.contains(.zooms) { makeZoomable(&viewport, &generator, kinds) }
    viewport.contentOffset = viewport.clamped(ScrollPoint { _ in number(-100...900, &generator) })
    var physics = Scroller.Physics(
      decelerationRate: generator.pick([.normal, .fast]),
      integration: kinds.contains(.ticks) && generator.happens(onceIn: 3) ? .displayLink : .exact,
      isDirectionalLockEnabled: generator.happens(onceIn: 4))
    // Not with the generator of the rest, whose scripts stay the same.
    var apart = generator
    if apart.happens(onceIn: 3) { physics.takeLaws(from: apart.pick(Scroller.Preset.allCases).physics) }
    if kinds.contains(.program), generator.happens(onceIn: 8) { physics.snapping = .paging }
    var rules: ScrollScreen.Rules?
    if generator.happens(onceIn: 4) {
      rules = ScrollScreen.Rules(
        towardsEnd: generator.pick(ScrollScreen.Rules.Order.allCases),
        towardsStart: generator.pick(ScrollScreen.Rules.Order.allCases),
        flingsHandOverTowardsEnd: generator.happens(onceIn: 2),
        flingsHandOverTowardsStart: generator.happens(onceIn: 2),
        overscroll: generator.pick(ScrollScreen.Rules.Overscroll.allCases))
    }
    if kinds.contains(.whole) { rules = nil }
    var member = Member(id: id, parent: parent, viewport: viewport, physics: physics, rules: rules)
    if kinds.contains(.kinds) && generator.happens(onceIn: 4) {
      let axis = generator.pick(ScrollAxis.allCases)
      member.kind =
        switch generator.integer(in: 0...3) {
        case 0:
          .shelf(
            .random(&generator, axis: axis),
            reach: generator.pick([.steps([2200, 2700]), .momentum, .atMost(2)]))
        case 1:
          .sheet(
            ScrollSheet(
              axis: axis, container: viewport.frame,
              detents: generator.pick([
                [.fraction(0.5), .inset(44)], [.inset(10)], [.length(120), .fraction(0.5), .inset(44)],
              ]), isDismissible: generator.happens(onceIn: 2)))
        case 2:
          .header(
            CollapsingHeader(
              axis: axis, length: generator.double(in: 44...300), collapsedLength: 44,
              returns: generator.pick(CollapsingHeader.Return.allCases),
              stretches: generator.happens(onceIn: 2)))
        default:
          .card(
            ExpandingCard(
              axis: axis, container: viewport.frame.size,
              collapsedInsets: ScrollInsets(top: 20, left: 20, bottom: 20, right: 20),
              travel: number(generator.pick([0...1, 60...300]), &generator),
              innerContentLength: number(0...3000, &generator)))
        }
    }
    return member
  }

  /// Gives most members limits of zoom, and content that grows with the scale, unless that must have a mirror image.
  private static func makeZoomable(
    _ viewport: inout Viewport, _ generator: inout SplitMix64, _ kinds: Kinds
  ) {
    if kinds.contains(.plain) {
      viewport.unscaledContentSize = .zero
      // Numbers whose sums are exact, so that the mirrored limits are the negated ones.
      func exact(_ number: Double) -> Double { (number * 16).rounded() / 16 }
      for axis in ScrollAxis.allCases {
        viewport.frame.size[axis] = exact(viewport.frame.size[axis])
        viewport.contentInset[min: axis] = exact(viewport.contentInset[min: axis])
        viewport.contentInset[max: axis] =
          exact(viewport.contentInset[max: axis]) + viewport.frame.size[axis]
      }
    }
    if !generator.happens(onceIn: 3) {
      let minimum = generator.pick([1, 1, 0.4])
      viewport.zoomLimits = ScrollZoomLimits(from: minimum, to: minimum * generator.pick([1.5, 4]))
      viewport.zoomScale = viewport.zoomLimits.clamped(generator.pick([0.1, 1, 1.3]))
      viewport.bouncesZoom = !generator.happens(onceIn: 5)
    }
    viewport.frame.origin = ScrollPoint { _ in generator.double(in: -50...400) }
  }

  /// An input that zooms; nil in most cases.
  private static func zoom(
    _ generator: inout SplitMix64, _ kinds: Kinds, _ points: inout [Int: ScrollPoint]
  ) -> Scroller.Input? {
    guard generator.happens(onceIn: 5) else { return nil }
    let point = ScrollPoint { _ in generator.double(in: 0...900) }
    let scale = generator.double(in: 0.3...3)
    switch generator.integer(in: 0...7) {
    case 0 where kinds.contains(.program): return .magnify(by: scale, at: point)
    case 1 where kinds.contains(.program):
      return .setZoomScale(scale, about: point, generator.pick([nil, .uiKit]))
    case 2 where kinds.contains(.program):
      return .zoom(to: ScrollRect(origin: point, size: .zero), generator.pick([nil, .uiKit]))
    case 3...4 where kinds.contains(.drags):
      return .pinch(generator.pick(Scroller.PinchPhase.allCases), scale: scale, at: point)
    default:
      // A second finger beside the first, or one of the two away from the other.
      guard kinds.contains(.touches), let place = points[0] else { return nil }
      let next = (points[1] ?? place) + ScrollVector { _ in generator.double(in: -60...60) }
      defer { points[1] = next }
      return points[1] == nil ? .touchDown(next, finger: 1) : .touchMoved(next, finger: 1)
    }
  }

  private func action(
    _ down: inout [Int: ScrollPoint], _ headings: inout [Int: ScrollVector],
    _ generator: inout SplitMix64, _ kinds: Kinds
  ) -> Action {
    var id = generator.pick(members).id
    func vector(_ length: Double, _ generator: inout SplitMix64) -> ScrollVector {
      let vector = ScrollVector { _ in generator.double(in: -length...length) }
      return kinds.contains(.whole) ? ScrollVector { vector[$0].rounded() } : vector
    }
    if kinds.contains(.zooms), let input = Self.zoom(&generator, kinds, &down) {
      if case .touchDown(_, let finger) = input { headings[finger] = ScrollVector(dx: 3, dy: 40) }
      return .input(input, on: generator.happens(onceIn: 4) ? id : members[members.count / 2].id)
    }
    if kinds.contains(.zooms) && !generator.happens(onceIn: 4) { id = members[members.count / 2].id }
    switch generator.integer(in: 0...19) {
    case 0...9 where kinds.contains(.touches):
      let finger = generator.pick([0, 0, 0, 1, 2])
      guard let point = down[finger] else {
        let point = ScrollPoint { _ in generator.double(in: 0...900).rounded() }
        down[finger] = point
        // Mostly along one axis.
        headings[finger] = generator.pick([
          ScrollVector(dx: 40, dy: 3), ScrollVector(dx: 3, dy: 40), ScrollVector(dx: -3, dy: -40),
          ScrollVector(dx: -40, dy: 3),
          ScrollVector(dx: 30, dy: 30),
        ])
        return .input(.touchDown(point, finger: finger), on: id)
      }
      if generator.happens(onceIn: 5) {
        down[finger] = nil
        return .input(
          generator.happens(onceIn: 6) ? .touchCancelled(finger: finger) : .touchUp(finger: finger))
      }
      let share = generator.integer(in: 0...3)
      let next = point + headings[finger]! * Double(share) + vector(6, &generator)
      down[finger] = next
      if generator.happens(onceIn: 12) { headings[finger] = -headings[finger]! }
      return .input(.touchMoved(next, finger: finger))
    case 10...11 where kinds.contains(.drags):
      let delta = vector(80, &generator)
      return .input(
        generator.pick([
          .held, .began, .moved(by: delta), .moved(by: delta), .changed(translation: delta), .ended(),
          .ended(velocity: vector(3000, &generator)), .cancelled,
          .scroll(delta, phase: generator.pick(Scroller.ScrollPhase.allCases)),
          .scroll(delta, phase: generator.pick(Scroller.ScrollPhase.allCases)),
        ]), on: id)
    case 12...13 where kinds.contains(.program):
      // Drawn separately, so that the other steps of a seed do not change.
      var apart = generator
      let fling = Scroller.Input.fling(apart.happens(onceIn: 4) ? .zero : vector(2500, &apart))
      let offset = ScrollPoint { _ in generator.double(in: -100...900) }
      let usual: Scroller.Input =
        generator.pick([
          .setContentOffset(offset, animated: true), .setContentOffset(offset, animated: false), .scrollToTop,
          .stop, .retarget(offset), .autoscroll(vector(900, &generator)), .autoscroll(.zero, coasts: true),
          .wheel(vector(200, &generator), generator.pick([nil, .wheel])),
          .key(generator.pick(Scroller.Key.allCases), generator.pick([nil, .uiKit])),
          .scrollRectToVisible(ScrollRect(x: offset.x, y: offset.y, width: 40, height: 40), animated: true),
        ])
      return .input(apart.happens(onceIn: 5) ? fling : usual, on: id)
    case 14 where kinds.contains(.changes):
      if generator.happens(onceIn: 6) {
        return .content(
          ContentChange(
            on: generator.pick(ScrollAxis.allCases), at: generator.double(in: 0...900),
            lengthChange: generator.double(in: -300...300)), id)
      }
      return .update(
        id, ScrollChainScript.change(&generator, isPlain: false), generator.pick([.offset, .page, .fraction]))
    case 18 where kinds.contains(.kinds):
      let id = members.first { $0.kind != .scrollView }?.id ?? id
      let animation = generator.pick([nil, ScrollAnimation.uiKit])
      let size = ScrollSize { _ in generator.double(in: 200...900) }
      return generator.pick([
        .resize(id, ScrollRect(origin: .zero, size: size), animation),
        .move(id, generator.pick([0, 1, 2, nil]), animation),
        .expand(members.first { $0.isCard }?.id ?? id, !generator.happens(onceIn: 3), animation),
      ])
    case 15 where kinds.contains(.comings):
      return .insert(
        Self.member(
          scale: members[0].viewport.displayScale, id, in: generator.pick(members).id, &generator, kinds))
    case 16 where kinds.contains(.comings):
      return .remove(id, isRetained: generator.happens(onceIn: 2))
    case 17 where kinds.contains(.comings):
      return .restore(id, in: generator.happens(onceIn: 3) ? nil : generator.pick(members).id)
    default:
      return .advance
    }
  }
}
