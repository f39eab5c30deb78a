// Forests of all kinds, up to five deep, and what fingers, devices and programs do with them.

import ScrollGeometry
import ScrollKinetics

extension ScreenScript {
  static func draw(seed: UInt64, comparingCommits: Bool) -> ScreenScript {
    var generator = SplitMix64(seed: seed)
    return draw(&generator, for: comparingCommits ? .oracle : generator.pick(Law.drawn))
  }

  /// Draws a script for a law; where `hasPresets` is true, some members fly and bounce as on other platforms.
  static func draw(_ generator: inout SplitMix64, for law: Law, hasPresets: Bool = false) -> ScreenScript {
    var drawing = Drawing(generator, for: law, hasPresets: hasPresets)
    defer { generator = drawing.generator }
    return drawing.script()
  }
}

private struct Drawing {
  var generator: SplitMix64
  let law: ScreenScript.Law
  let hasPresets: Bool
  /// Whether some numbers are extreme.
  let isExtreme: Bool
  let scale: Double
  /// Whether each member has a display scale of its own. What two axes move has one, the vertical members'.
  let mixesScales: Bool
  /// What draws scales and hosts, so that the other steps of a seed do not change.
  var apart: SplitMix64
  var members: [Int: Member] = [:]
  var fingers: [Int: Finger] = [:]
  /// The member under the trackpad, or under a recognised drag, and whether it has begun to move.
  var trackpad: (id: Int, phase: Scroller.ScrollPhase)?
  var drag: (id: Int, hasBegun: Bool)?
  /// The member under a recognised pinch.
  var pinched: Int?
  var steps: [ScreenScript.Step] = []

  struct Member {
    var parent: Int?
    var depth: Int
    var kind = Kind.list
    var isAway = false
  }

  enum Kind {
    case list, sheet(ScrollAxis, detents: Int), header(ScrollAxis), shelf(ScrollAxis), card(ScrollAxis)
  }

  struct Finger {
    var point: ScrollPoint
    var heading: ScrollVector
    var id: Int
  }

  init(_ generator: SplitMix64, for law: ScreenScript.Law, hasPresets: Bool) {
    var generator = generator
    self.hasPresets = hasPresets
    isExtreme = generator.happens(onceIn: 6) && law.allowsExtremes
    scale = law == .oracle ? 0x1p20 : generator.pick([1.0, 1, 2, 3])
    var seed = generator
    var apart = SplitMix64(seed: ~seed.next())
    mixesScales = apart.happens(onceIn: 2) && law != .oracle && law != .swap
    (self.law, self.generator, self.apart) = (law, generator, apart)
  }

  mutating func script() -> ScreenScript {
    for _ in 0..<integer(in: 1...10) { insert() }
    for _ in 0..<integer(in: 8...70) { act() }
    return ScreenScript(law: law, steps: steps)
  }
}

// MARK: - Numbers

extension Drawing {
  mutating func happens(onceIn odds: UInt64) -> Bool { generator.happens(onceIn: odds) }
  mutating func integer(in range: ClosedRange<Int>) -> Int { generator.integer(in: range) }
  mutating func pick<C: RandomAccessCollection>(_ choices: C) -> C.Element { generator.pick(choices) }
  /// Returns a number of a range, or rarely an extreme one.
  mutating func number(_ range: ClosedRange<Double>) -> Double {
    guard isExtreme, happens(onceIn: 5) else {
      let number = generator.double(in: range)
      if law == .oracle { return (number * 16).rounded() / 16 }
      return happens(onceIn: 2) ? number.rounded() : number
    }
    let magnitude = pick([
      0, Double.leastNonzeroMagnitude, 1e-300, 1e-9, 1e6, 1e9, 1e15, 0x1p53, 1e17, 1e100, 1e160, 1e300,
      .greatestFiniteMagnitude,
    ])
    return range.lowerBound < 0 && happens(onceIn: 2) ? 0 - magnitude : magnitude
  }

  /// Returns the display scale of a member.
  mutating func memberScale() -> Double { mixesScales ? apart.pick([1, 2, 3]) : scale }

  mutating func point(_ range: ClosedRange<Double>) -> ScrollPoint { ScrollPoint { _ in number(range) } }
  mutating func vector(_ length: Double) -> ScrollVector { ScrollVector { _ in number(-length...length) } }
  mutating func size(_ range: ClosedRange<Double>) -> ScrollSize { ScrollSize { _ in number(range) } }

  mutating func animation() -> ScrollAnimation? {
    pick([
      nil, nil, .uiKit, .uiKit, .wheel, .eased(duration: .milliseconds(50)), .eased(duration: .zero),
      .spring(ScrollSpring(dampingRatio: 0.5, response: 0.4)),
    ])
  }

  mutating func delay() -> Duration {
    if isExtreme, happens(onceIn: 30) { return pick([.seconds(4000), .seconds(1 << 40), .nanoseconds(1)]) }
    switch integer(in: 0...11) {
    case 0: return .zero
    case 1: return .microseconds(integer(in: 0...400_000))
    case 2 where happens(onceIn: 4): return .seconds(integer(in: 1...5))
    default: return .microseconds(integer(in: 4_000...17_000))
    }
  }

  mutating func call(_ call: ScrollScreen.Call, after delay: Duration? = nil) {
    append(.call(call), after: delay)
  }

  mutating func append(_ operation: ScreenScript.Operation, after delay: Duration? = nil) {
    steps.append(ScreenScript.Step(number: steps.count, delay: delay ?? self.delay(), operation: operation))
  }

  /// Returns a member, usually one that is there.
  mutating func member() -> Int {
    let present = members.filter { !$0.value.isAway }.keys.sorted()
    if present.isEmpty || happens(onceIn: 40) { return integer(in: 0...24) }
    return pick(present)
  }

  /// Returns a member of a kind of its own, if there is one.
  mutating func kindMember() -> Int? {
    let ids = members.filter { if case .list = $0.value.kind { false } else { !$0.value.isAway } }.keys
      .sorted()
    return ids.isEmpty ? nil : pick(ids)
  }

  func id(_ number: Int) -> ScrollScreen.ID { ScrollScreen.ID(number) }
}

// MARK: - Members

extension Drawing {
  mutating func insert() {
    guard members.count < 20 else { return }
    var number = integer(in: 0...24)
    while members[number].map({ !$0.isAway }) == true { number = (number + 1) % 25 }
    let parents = members.filter { !$0.value.isAway && $0.value.depth < 4 }.keys.sorted()
    let parent = parents.isEmpty || happens(onceIn: 5) ? nil : pick(parents)
    var member = Member(parent: parent, depth: parent.map { members[$0]!.depth + 1 } ?? 0)
    let around = parent.map { id($0) }
    var physics = physics()
    let axis: ScrollAxis = happens(onceIn: 4) ? .horizontal : .vertical
    let geometry: ScrollScreen.Geometry
    var detent: Int? = 0
    switch integer(in: 0...11) {
    case 5 where law.allowsKinds:
      member.kind = .card(axis)
      geometry = .card(card(on: axis), origin: point(-50...900))
    case 4 where law.allowsKinds:
      member.kind = .shelf(axis.cross)
      geometry = .shelf(
        shelf(on: axis.cross), frame: ScrollRect(origin: point(-50...50), size: size(100...900)),
        reach: pick([nil, .momentum, .atMost(2), .screenful]))
    case 0, 1:
      guard law.allowsKinds else { fallthrough }
      let sheet = sheet(on: axis)
      member.kind = .sheet(axis, detents: sheet.detents.count)
      detent = pick([0, 0, 1, 2, nil] as [Int?]).flatMap { $0 < sheet.detents.count ? $0 : nil }
      geometry = .sheet(sheet)
    case 2, 3:
      guard law.allowsKinds else { fallthrough }
      member.kind = .header(axis)
      geometry = .header(header(on: axis), over: ScrollRect(origin: point(-50...50), size: size(100...900)))
    default:
      geometry = .scrollView(viewport())
      if law.allowsSnapping { physics.snapping = snapping(on: axis) }
    }
    let isScrollView = if case .scrollView = geometry { true } else { false }
    call(
      .insert(
        geometry, as: id(number), in: around, displayScale: isScrollView ? nil : memberScale(),
        physics: physics, rules: isScrollView ? rules() : nil,
        scrollsToTop: isScrollView ? happens(onceIn: 3) : nil), after: .zero)
    if detent != 0 { call(.move(id(number), to: detent, nil), after: .zero) }
    members[number] = member
  }

  mutating func sheet(on axis: ScrollAxis) -> ScrollSheet {
    var container = ScrollRect(origin: .zero, size: size(200...900))
    if happens(onceIn: 3) { container.origin = point(-50...50) }
    return ScrollSheet(
      axis: axis, container: container,
      detents: pick([
        [.fraction(0.5), .inset(44)], [.inset(10)], [.length(120), .fraction(0.5), .inset(44)],
        [.length(number(0...300)), .length(number(0...600))],
      ]), isDismissible: happens(onceIn: 2))
  }

  mutating func header(on axis: ScrollAxis) -> CollapsingHeader {
    let (a, b) = (number(0...300), number(0...300))
    return CollapsingHeader(
      axis: axis, length: max(a, b), collapsedLength: min(a, b),
      returns: pick(CollapsingHeader.Return.allCases), stretches: happens(onceIn: 2))
  }

  mutating func card(on axis: ScrollAxis) -> ExpandingCard {
    ExpandingCard(
      axis: axis, container: size(200...900),
      collapsedInsets: pick([.zero, ScrollInsets(top: 60, left: 20, bottom: 80, right: 20)]),
      travel: number(0...300), innerContentLength: number(0...3000))
  }

  mutating func shelf(on axis: ScrollAxis) -> CardShelf {
    CardShelf(
      axis: axis, cardSize: size(40...300), count: integer(in: 0...12), spacing: number(0...20),
      margin: number(0...40), alignment: pick([0, 0, 0.5, 1]))
  }

  mutating func viewport() -> Viewport {
    let size = size(pick([50...900, 200...500]))
    // Lists, carousels, maps, and what does not scroll.
    let axes = pick(
      [[], [.vertical], [.vertical], [.vertical], [.horizontal], [.horizontal], [.horizontal, .vertical]]
        as [[ScrollAxis]])
    var content = size
    var insets = ScrollInsets.zero
    for axis in axes {
      let length = pick([30.0...200, 200...3000, 200...3000])
      // A content has no mirror image, insets have.
      if law.mirrors || happens(onceIn: 2) {
        insets[min: axis] = number(-20...60)
        insets[max: axis] = number(length)
      } else {
        content[axis] = min(size[axis] + number(length), .greatestFiniteMagnitude)
      }
    }
    if law.mirrors, happens(onceIn: 2) {
      insets = ScrollInsets(top: insets.bottom, left: insets.right, bottom: insets.top, right: insets.left)
    }
    var viewport = Viewport(
      frame: ScrollRect(origin: happens(onceIn: 2) ? .zero : point(0...500), size: size),
      contentSize: content, contentInset: insets, contentInsetAdjustmentBehavior: .never,
      displayScale: isExtreme && happens(onceIn: 20) ? pick([1e300, 1e-300, 0.1]) : memberScale(),
      bouncesHorizontally: !happens(onceIn: 5), bouncesVertically: !happens(onceIn: 5),
      alwaysBounceHorizontal: happens(onceIn: 6), alwaysBounceVertical: happens(onceIn: 4),
      isScrollEnabled: !happens(onceIn: 20))
    if law == .oracle {
      // Offsets of content that zooms are no multiples of anything.
    } else if !axes.isEmpty, happens(onceIn: 10) {
      // Content without an end.
      viewport.endlessAxis = pick(axes)
    } else if happens(onceIn: 3) {
      makeZoomable(&viewport)
    }
    if !law.mirrors {
      if happens(onceIn: 3) {
        viewport.refreshControl = control()
        viewport.isRefreshing = happens(onceIn: 4)
        viewport.contentOffset = viewport.clamped(viewport.contentOffset)
      }
      if happens(onceIn: 8) { viewport.followsEnd = pick(ScrollAxis.allCases) }
    }
    if happens(onceIn: 2) { viewport.contentOffset = viewport.clamped(point(-100...900)) }
    return viewport
  }

  /// Gives a viewport limits of zoom. What has to have a mirror image has content without a length, whose limits do not depend
  /// on the scale, and numbers whose sums are exact.
  mutating func makeZoomable(_ viewport: inout Viewport) {
    if law.mirrors {
      func exact(_ number: Double) -> Double { (number * 16).rounded() / 16 }
      viewport.unscaledContentSize = .zero
      viewport.frame.size = ScrollSize { exact(viewport.frame.size[$0]) }
      for axis in ScrollAxis.allCases {
        viewport.contentInset[min: axis] = exact(viewport.contentInset[min: axis])
        viewport.contentInset[max: axis] = exact(viewport.contentInset[max: axis]) + viewport.frame.size[axis]
      }
    }
    viewport.zoomLimits = zoomLimits()
    viewport.zoomScale = viewport.zoomLimits.clamped(pick([0.1, 1, 1.3]))
    viewport.bouncesZoom = !happens(onceIn: 5)
  }

  /// A control of pull to refresh, which a mirror image would have at the end.
  mutating func control() -> RefreshControl {
    let trigger = Swift.max(0x1p-20, number(pick([4...30, 60...120])))
    return RefreshControl(
      trigger: trigger, extent: trigger * pick([0.5, 1, 0]), firesAt: pick(RefreshControl.Firing.allCases),
      on: happens(onceIn: 4) ? .horizontal : .vertical)
  }

  mutating func zoomLimits() -> ScrollZoomLimits {
    let minimum = pick([1, 1, 0.4, 0.1])
    return ScrollZoomLimits(from: minimum, to: minimum * pick([1.0, 1.5, 4, 100]))
  }

  mutating func physics() -> Scroller.Physics {
    var physics = Scroller.Physics(
      decelerationRate: pick([.normal, .normal, .fast]),
      integration: law.allowsTicks && happens(onceIn: 4) ? .displayLink : .exact,
      source: happens(onceIn: 8) ? .trackpad : .touch, isDirectionalLockEnabled: happens(onceIn: 4),
      opensDirectionalLockAfterPause: happens(onceIn: 2), slop: pick([10, 10, 0]),
      reducesMotion: happens(onceIn: 10), repeatedFlicks: happens(onceIn: 10) ? .webKit : .none,
      momentum: pick([.library, .library, .library, .library, .platform, .off]),
      turnsOnePagePerSwipe: happens(onceIn: 10))
    if hasPresets, happens(onceIn: 3) {
      let preset = pick(Scroller.Preset.allCases).physics
      (physics.flight, physics.limit) = (preset.flight, preset.limit)
      (physics.leastSpeed, physics.greatestSpeed) = (preset.leastSpeed, preset.greatestSpeed)
      physics.releaseVelocity = preset.releaseVelocity
    }
    return physics
  }

  mutating func snapping(on axis: ScrollAxis) -> ScrollSnapping {
    guard happens(onceIn: 4) else { return .none }
    let rule: SnapRule = pick([
      SnapRule.paging(), SnapRule(.every(90)), SnapRule(.every(170, origin: 20), reach: .steps([900, 2000])),
      SnapRule(.offsets([0, 70, 300, 900])), SnapRule(.every(120), strictness: .proximity(30)),
      SnapRule(.pages(spacing: 10), reach: .atMost(1)),
    ])
    var snapping = ScrollSnapping()
    snapping[axis] = rule
    return snapping
  }

  mutating func rules() -> ScrollScreen.Rules? {
    guard happens(onceIn: 4) else { return nil }
    return ScrollScreen.Rules(
      towardsEnd: pick(ScrollScreen.Rules.Order.allCases),
      towardsStart: pick(ScrollScreen.Rules.Order.allCases), flingsHandOverTowardsEnd: happens(onceIn: 2),
      flingsHandOverTowardsStart: happens(onceIn: 2),
      overscroll: pick(ScrollScreen.Rules.Overscroll.allCases),
      overscrollTowardsStart: law.mirrors ? nil : pick([nil] + ScrollScreen.Rules.Overscroll.allCases),
      locksToOneAxis: !happens(onceIn: 5))
  }
}

// MARK: - Calls

extension Drawing {
  mutating func act() {
    switch integer(in: 0...99) {
    case 0..<42: touch()
    case 42..<48: pinch()
    case 48..<54: scrollByTrackpad()
    case 54..<60: dragReadyMade()
    case 60..<70: program()
    case 70..<75: turn()
    case 75..<82: change()
    case 82..<88: changeKind()
    case 88..<90: insert()
    case 90..<94: remove()
    case 94..<97: call(.advance)
    default: changeRules()
    }
  }

  mutating func touch() {
    let number = pick([0, 0, 0, 1, 2])
    guard var finger = fingers[number] else {
      // Mostly along one axis.
      let (dx, dy) = pick([(30.0, 3.0), (3, 30), (-3, -30), (-30, 3), (20, 20)])
      let finger = Finger(point: point(0...900), heading: ScrollVector(dx: dx, dy: dy), id: member())
      fingers[number] = finger
      return call(.input(.touchDown(finger.point, finger: number), on: id(finger.id)))
    }
    if happens(onceIn: 6) {
      fingers[number] = nil
      if happens(onceIn: 6) { return call(.input(.touchCancelled(finger: number))) }
      return appendRelease(.touchUp(finger: number), on: nil, choices(of: finger.id))
    }
    if happens(onceIn: 100) {
      // The lift was lost.
      return call(.input(.touchDown(finger.point, finger: number), on: id(member())))
    }
    finger.point = finger.point + Double(integer(in: 0...3)) * finger.heading + vector(4)
    finger.point = ScrollPoint { min(max(finger.point[$0], -1e300), 1e300) }
    if happens(onceIn: 10) { finger.heading = -finger.heading }
    fingers[number] = finger
    call(.input(.touchMoved(finger.point, finger: number)))
  }

  /// A second finger beside the first, or away from it; or what a trackpad, a wheel or the program zooms.
  mutating func pinch() {
    if let first = fingers[0], happens(onceIn: 2) {
      var second =
        fingers[1] ?? Finger(point: first.point, heading: ScrollVector(dx: 3, dy: 30), id: first.id)
      second.point = second.point + vector(60)
      second.point = ScrollPoint { min(max(second.point[$0], -1e300), 1e300) }
      defer { fingers[1] = second }
      return call(
        fingers[1] == nil
          ? .input(.touchDown(second.point, finger: 1), on: id(second.id))
          : .input(.touchMoved(second.point, finger: 1)))
    }
    let (member, point, scale) = (pinched ?? member(), point(0...900), generator.double(in: 0.3...3))
    var inputs: [Scroller.Input] = [.magnify(by: scale, at: point)]
    if pinched != nil {
      inputs = pick([[.pinch(.changed, scale: scale, at: point)], [.pinch(.ended, scale: scale, at: point)]])
    } else {
      inputs += [
        .pinch(.began, scale: 1, at: point),
        .pinch(pick(Scroller.PinchPhase.allCases), scale: scale, at: point),
        .setZoomScale(scale, about: point, animation()),
      ]
      if !law.isImage {
        inputs.append(.setZoomScale(scale, animation()))
        inputs.append(.zoom(to: ScrollRect(origin: point, size: size(0...300)), animation()))
      }
    }
    let input = pick(inputs)
    switch input {
    case .pinch(.began, _, _), .pinch(.changed, _, _): pinched = member
    default: pinched = nil
    }
    // Without a name the member under the point is zoomed, and the image of a script does not mirror its members' frames.
    let isNamed = !happens(onceIn: 12) || law.mirrors
    call(.input(input, on: isNamed ? id(member) : nil))
  }

  /// Returns the host's choices at a release.
  mutating func choices(of member: Int) -> [ScrollScreen.Choice] {
    guard law.allowsChoices, happens(onceIn: 8) else { return [] }
    let arrival: ScrollArrival? = happens(onceIn: 4) ? .spring(ScrollSpring(duration: 0.4, bounce: 0.2)) : nil
    return [ScrollScreen.Choice(Scroller.Choice(target: point(-100...900), arrival: arrival), of: id(member))]
  }

  /// Appends an input, with a host that chooses if the input can end a drag or throws content.
  mutating func appendRelease(
    _ input: Scroller.Input, on member: ScrollScreen.ID?, _ choices: [ScrollScreen.Choice] = []
  ) {
    let releases =
      switch input {
      case .touchUp, .ended, .scroll(_, .ended), .fling: true
      default: false
      }
    guard releases, law.allowsChoices, choices.isEmpty, apart.happens(onceIn: 4) else {
      return call(.input(input, on: member, choices))
    }
    append(.release(input, on: member, host()))
  }

  mutating func host() -> ScreenScript.Host {
    let (ids, target) = (members.keys.sorted(), ScrollPoint { _ in apart.double(in: -100...900).rounded() })
    switch apart.integer(in: 0...4) {
    case 0: return .stays
    case 1: return .goes(part: apart.pick([0.5, 0.9, 1, 2]))
    case 2: return .retargets(target, isFree: apart.happens(onceIn: 2))
    default:
      let place = apart.pick([0, 44, 100, target.x, target.y])
      return .rests(id(ids.isEmpty ? 0 : apart.pick(ids)), at: place, else: target)
    }
  }

  mutating func scrollByTrackpad() {
    typealias Phase = Scroller.ScrollPhase
    var phase: Phase = pick([.mayBegin, .began])
    if let trackpad, !happens(onceIn: 10) {
      switch trackpad.phase {
      case .mayBegin: phase = pick([.began, .cancelled])
      case .began, .changed: phase = pick([.changed, .changed, .changed, .ended])
      case .ended: phase = pick([.momentumBegan, .momentumBegan, .mayBegin])
      case .momentumBegan, .momentumChanged:
        phase = pick([.momentumChanged, .momentumChanged, .momentumEnded])
      default: phase = .mayBegin
      }
    } else if happens(onceIn: 4) {
      phase = pick(Phase.allCases)
    }
    let member = phase == .mayBegin || trackpad == nil ? self.member() : trackpad!.id
    trackpad = (member, phase)
    appendRelease(.scroll(vector(60), phase: phase), on: id(member))
  }

  mutating func dragReadyMade() {
    guard let (member, hasBegun) = drag else {
      let member = self.member()
      let begins = happens(onceIn: 2)
      drag = (member, begins)
      return call(.input(begins ? .began : .held, on: id(member)))
    }
    drag = (member, true)
    let input: Scroller.Input =
      hasBegun
      ? pick([
        .moved(by: vector(60)), .moved(by: vector(60)), .changed(translation: vector(90)), .ended(),
        .ended(velocity: vector(3000)), .cancelled,
      ]) : .began
    switch input {
    case .ended, .cancelled: drag = nil
    default: break
    }
    // A host that does not name the member.
    appendRelease(input, on: happens(onceIn: 12) ? nil : id(member))
  }

  mutating func program() {
    let member = member()
    if case .list = members[member]?.kind ?? .list {} else if law.needsPlaces { return }
    let offset = point(-100...900)
    let rect = ScrollRect(origin: offset, size: size(0...100))
    if happens(onceIn: 4) { return append(.scroll(id(member), offset, animation())) }
    if !law.mirrors, happens(onceIn: 3) {
      let input: Scroller.Input = pick([
        .beginRefreshing, .endRefreshing, .endRefreshing, .edgeScroll(point(0...900)),
        .edgeScroll(point(0...900)), .edgeScroll(nil),
      ])
      return call(.input(input, on: id(member)))
    }
    var inputs: [Scroller.Input] = [
      .stop, .autoscroll(vector(900)), .autoscroll(vector(900)),
      .autoscroll(.zero, coasts: happens(onceIn: 2)),
    ]
    // Content rests where the program puts it, also past its limits.
    if !law.needsPlaces { inputs += [.setContentOffset(offset, animation()), .retarget(offset)] }
    if !law.isImage { inputs += [.scrollRectToVisible(rect, animation()), .scrollToTop] }
    // Drawn separately, so that the other steps of a seed do not change.
    var seed = generator
    var apart = SplitMix64(seed: seed.next())
    let usual = pick(inputs)
    let speeds = [0.0, 90, 300, 900, 3000].map { $0 * apart.pick([1, -1]) }
    let fling = Scroller.Input.fling(ScrollVector { _ in apart.pick(speeds) })
    appendRelease(apart.happens(onceIn: 5) ? fling : usual, on: id(member))
  }

  mutating func turn() {
    let number = id(member())
    if !law.isImage, happens(onceIn: 3) {
      return call(.input(.key(pick(Scroller.Key.allCases), animation()), on: number))
    }
    let input: Scroller.Input =
      happens(onceIn: 4)
      ? .scroll(vector(80), phase: .unphased)
      : .wheel(vector(200), notch: pick([nil, nil, ScrollVector(dx: 50, dy: 120)]), animation())
    call(.input(input, on: number))
  }

  mutating func change() {
    guard law != .mirror else { return }
    let member = member()
    if happens(onceIn: 4) {
      let change = ContentChange(
        on: pick(ScrollAxis.allCases), at: number(0...900), lengthChange: number(-300...300))
      if case .list = members[member]?.kind ?? .list {
        call(.update(id(member), .content(change, anchoredAt: pick([0, 0, 0.5, 1]))))
      }
      return
    }
    let change: ScreenScript.Change
    switch integer(in: 0...13) {
    case 10 where law == .oracle, 11 where law == .oracle: return
    case 12: change = .refresh(happens(onceIn: 2) ? control() : nil, isOn: happens(onceIn: 2))
    case 13: change = .followsEnd(pick([nil, .vertical, .vertical, .horizontal]))
    case 10:
      let limits = zoomLimits()
      change = .zoom(
        from: limits.minimum, to: limits.maximum,
        scale: happens(onceIn: 2) ? generator.double(in: 0.05...5) : nil)
    case 11:
      let (size, limits) = (size(50...900), zoomLimits())
      return append(
        .change(
          id(member), .turned(size, from: limits.minimum, to: limits.maximum), .zoom,
          happens(onceIn: 3) ? animation() : nil))
    case 0, 1:
      change = .insets(
        ScrollInsets(
          top: number(-20...200), left: number(-20...200), bottom: number(0...900), right: number(0...900)))
    case 2, 3: change = .contentSize(size(0...3000))
    case 4, 5: change = .size(size(50...900))
    case 6: change = .offset(point(-100...900))
    case 7: change = .isScrollEnabled(happens(onceIn: 2))
    case 8: change = .bounces(happens(onceIn: 2))
    default: change = .alwaysBounces(happens(onceIn: 2))
    }
    append(
      .change(
        id(member), change, pick([.offset, .offset, .page, .fraction]),
        happens(onceIn: 3) ? animation() : nil))
  }

  mutating func changeKind() {
    guard law.allowsKinds, let member = kindMember() else { return }
    if happens(onceIn: 3) {
      let container = ScrollRect(origin: happens(onceIn: 2) ? .zero : point(-50...50), size: size(200...900))
      return append(.container(id(member), container, animation()))
    }
    switch members[member]!.kind {
    case .list: break
    case .sheet(let axis, let detents):
      if happens(onceIn: 3) {
        let sheet = sheet(on: axis)
        members[member]!.kind = .sheet(axis, detents: sheet.detents.count)
        call(.updateGeometry(.sheet(sheet), as: id(member), animation()))
      } else {
        call(.move(id(member), to: happens(onceIn: 4) ? nil : integer(in: 0...detents - 1), animation()))
      }
    case .card(let axis):
      if happens(onceIn: 3) {
        let origin = point(-50...900)
        call(.updateGeometry(.card(card(on: axis), origin: origin), as: id(member), animation()))
      } else {
        call(.expand(id(member), !happens(onceIn: 3), animation()))
      }
    case .shelf(let axis):
      let frame = ScrollRect(origin: .zero, size: size(100...900))
      call(.updateGeometry(.shelf(shelf(on: axis), frame: frame), as: id(member), animation()))
    case .header(let axis):
      let container = ScrollRect(origin: .zero, size: size(200...900))
      call(.updateGeometry(.header(header(on: axis), over: container), as: id(member), animation()))
    }
  }

  mutating func remove() {
    let away = members.filter(\.value.isAway).keys.sorted()
    if !away.isEmpty, !happens(onceIn: 3) {
      let member = pick(away)
      if happens(onceIn: 6) {
        members[member] = nil
        return call(.drop(retained: id(member)))
      }
      let parent = happens(onceIn: 3) ? nil : self.member()
      guard parent.map({ !isInside($0, member) }) != false else { return }
      members[member]!.parent = parent
      for inner in members.keys where isInside(inner, member) { members[inner]!.isAway = false }
      return call(.restore(id(member), in: parent.map(id)))
    }
    let member = member()
    let isRetained = happens(onceIn: 2)
    call(.remove(id(member), retaining: isRetained))
    // The list first, since a member is inside by way of those between.
    for inner in members.keys.filter({ isInside($0, member) }) {
      if isRetained { members[inner]!.isAway = true } else { members[inner] = nil }
    }
  }

  /// Returns whether a member is another one, or inside it.
  func isInside(_ inner: Int, _ outer: Int) -> Bool {
    var (member, steps) = (Optional(inner), 0)
    while let number = member, steps < 30 {
      if number == outer { return true }
      (member, steps) = (members[number]?.parent, steps + 1)
    }
    return false
  }

  mutating func changeRules() {
    switch integer(in: 0...3) {
    case 0: call(.rules(rules() ?? .uiKit))
    case 1: call(.scrollsToTop(id(member()), happens(onceIn: 2)))
    default:
      let member = member()
      guard law != .mirror else { return }
      var physics = physics()
      if law.allowsSnapping { physics.snapping = snapping(on: pick(ScrollAxis.allCases)) }
      call(.update(id(member), .physics(physics)))
    }
  }
}
