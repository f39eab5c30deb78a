import ScrollGeometry

@testable import ScrollKinetics

extension ScrollerScript {
  /// Creates the script encoded by `bytes`: a viewport, physics, and steps to the last byte.
  init(_ bytes: inout FuzzBytes) {
    viewport = Self.viewport(&bytes)
    physics = Self.physics(&bytes)
    steps = []
    while !bytes.isEmpty && steps.count < 100 {
      steps.append(Step(delay: bytes.delay(), action: Self.action(&bytes)))
    }
  }

  private static func viewport(_ bytes: inout FuzzBytes) -> Viewport {
    // By default a screen of content: every number takes bytes that the steps need, too.
    var viewport = Viewport(
      frame: ScrollRect(x: 0, y: 0, width: 320, height: 480),
      contentSize: ScrollSize(width: 320, height: 2000))
    let parts = bytes.byte()
    if parts & 1 != 0 { viewport.frame.size = bytes.size() }
    if parts & 2 != 0 { viewport.contentSize = bytes.size() }
    if parts & 4 != 0 { viewport.contentInset = bytes.insets() }
    if parts & 8 != 0 {
      viewport.safeAreaInsets = bytes.insets()
      viewport.contentInsetAdjustmentBehavior = bytes.pick([.automatic, .scrollableAxes, .never, .always])
      viewport.isContainerContent = bytes.happens(128)
    }
    if parts & 16 != 0 { viewport.contentOffset = bytes.point() }
    if parts & 32 != 0 {
      viewport.displayScale = bytes.scale()
      viewport.contentAlignmentPoint = ScrollPoint(x: bytes.fraction(), y: bytes.fraction())
    }
    if parts & 64 != 0 {
      let flags = bytes.byte()
      viewport.bounces = flags & 1 != 0
      if flags & 64 != 0 { viewport.bouncesVertically.toggle() }
      viewport.alwaysBounceHorizontal = flags & 2 != 0
      viewport.alwaysBounceVertical = flags & 4 != 0
      viewport.isScrollEnabled = flags & 56 != 56
      if flags & 128 != 0 {
        viewport.refreshControl = control(&bytes)
        viewport.isRefreshing = bytes.happens(64)
        viewport.followsEnd = bytes.pick([nil, nil, .vertical, .horizontal])
        viewport.endlessAxis = bytes.pick([nil, nil, nil, .vertical, .horizontal])
      }
    }
    if parts & 128 != 0 {
      viewport.zoomLimits = limits(&bytes)
      viewport.zoomScale = viewport.zoomLimits.clamped(bytes.happens(64) ? bytes.positive() : 1)
      viewport.bouncesZoom = !bytes.happens(32)
    }
    return viewport
  }

  /// A control of pull to refresh, usually one that a finger reaches.
  private static func control(_ bytes: inout FuzzBytes) -> RefreshControl {
    let trigger = bytes.happens(32) ? bytes.positive() : bytes.pick([100, 30, 8])
    return RefreshControl(
      trigger: trigger, extent: trigger * bytes.pick([0.5, 1, 0]),
      firesAt: bytes.pick([.threshold, .release]), on: bytes.pick([.vertical, .vertical, .horizontal]))
  }

  /// Limits of zoom, usually a factor of four around 1.
  private static func limits(_ bytes: inout FuzzBytes) -> ScrollZoomLimits {
    switch bytes.index(below: 4) {
    case 0: ScrollZoomLimits(from: 1, to: 4)
    case 1: ScrollZoomLimits(from: 0.5, to: 2)
    case 2: ScrollZoomLimits(from: 0x1p-20, to: 0x1p20)
    default: ScrollZoomLimits(from: bytes.positive(), to: bytes.positive())
    }
  }

  /// UIKit's values, except the properties that the bits of two bytes select; two bits are free for properties to come.
  static func physics(_ bytes: inout FuzzBytes) -> Scroller.Physics {
    var physics = Scroller.Physics()
    let parts = [bytes.byte(), bytes.byte()]
    if parts[0] & 1 != 0 { physics.integration = .displayLink }
    if parts[0] & 2 != 0 { (physics.source, physics.momentum) = (.trackpad, .platform) }
    if parts[0] & 4 != 0 { physics.isDirectionalLockEnabled = true }
    if parts[0] & 8 != 0 {
      physics.decelerationRate = bytes.pick([
        .fast, DecelerationRate(rawValue: 0.5), DecelerationRate(rawValue: 0.9999),
        DecelerationRate(rawValue: 1e-300), DecelerationRate(rawValue: 1 - 0x1p-53),
        DecelerationRate(rawValue: .leastNonzeroMagnitude), DecelerationRate(rawValue: bytes.share()),
      ])
    }
    if parts[0] & 16 != 0 { physics.snapping[.vertical] = rule(&bytes) }
    if parts[0] & 32 != 0 { physics.snapping[.horizontal] = rule(&bytes) }
    if parts[0] & 64 != 0 { physics.repeatedFlicks = .webKit }
    if parts[0] & 128 != 0 { physics.reducesMotion = true }
    if parts[1] & 1 != 0 {
      physics.framesPerSecond = bytes.pick([
        120, 1, 1e-300, 1e300, .greatestFiniteMagnitude, bytes.positive(),
      ])
    }
    if parts[1] & 16 != 0 { physics.opensDirectionalLockAfterPause = true }
    if parts[1] & 2 != 0 { physics.slop = bytes.number().magnitude }
    if parts[1] & 8 != 0 { physics.momentum = physics.momentum == .platform ? .library : .platform }
    if parts[1] & 16 != 0 { physics.turnsOnePagePerSwipe = true }
    if parts[1] & 32 != 0 { physics.takeLaws(from: bytes.pick(Scroller.Preset.allCases).physics) }
    if parts[1] & 4 != 0 { physics.releaseTimeout = bytes.happens(64) ? nil : bytes.delay() }
    return physics
  }

  private static func rule(_ bytes: inout FuzzBytes) -> SnapRule {
    func range(_ bytes: inout FuzzBytes) -> ClosedRange<Double> {
      let (a, b) = (bytes.number(), bytes.number())
      return Swift.min(a, b)...Swift.max(a, b)
    }
    let points: SnapRule.Points =
      switch bytes.index(below: 6) {
      case 0: .pages(spacing: bytes.number().magnitude)
      case 3: .pages(spacing: bytes.number().magnitude, origin: bytes.number())
      case 4:
        .items(
          (0..<bytes.index(below: 5)).map { _ in
            SnapItem(
              range(&bytes), alignment: bytes.happens(128) ? bytes.fraction() : nil,
              stopsAlways: bytes.happens(64))
          })
      case 1: .every(bytes.positive(), origin: bytes.number())
      case 2: .offsets((0..<bytes.index(below: 5)).map { _ in bytes.number() })
      default: .items((0..<bytes.index(below: 5)).map { _ in range(&bytes) })
      }
    let reach: SnapRule.Reach =
      switch bytes.index(below: 5) {
      case 0: .momentum
      case 1: .atMost(1 + Int(bytes.byte()))
      case 2: .screenful
      case 3: .steps([])
      default: .steps([bytes.positive(), bytes.positive()])
      }
    return SnapRule(
      points, alignment: bytes.fraction(), reach: reach,
      strictness: bytes.pick([.mandatory, .proximity(), .proximity(40), .proximity(0)]),
      freeRanges: bytes.happens(64) ? [range(&bytes)] : [], scrollsLongItemsFreely: bytes.happens(64),
      arrival: bytes.happens(64) ? bytes.arrival() : nil)
  }

  private static func action(_ bytes: inout FuzzBytes) -> Action {
    switch bytes.byte() {
    case 0..<30: .advance
    case 30..<200: .input(input(&bytes))
    case 200..<216: .choice(input(&bytes), target: bytes.point(), pastLimits: bytes.happens(128))
    case 216..<232:
      .content(
        ContentChange(
          on: bytes.pick([.vertical, .horizontal]), at: bytes.number(), removing: bytes.number().magnitude,
          inserting: bytes.number().magnitude))
    case 232..<242: .physics(physics(&bytes))
    case 242..<254: update(&bytes)
    default: zoomUpdate(&bytes)
    }
  }

  private static func input(_ bytes: inout FuzzBytes) -> Scroller.Input {
    // Two fingers, and the one with the greatest number.
    func finger(_ bytes: inout FuzzBytes) -> Int { bytes.pick([0, 0, 0, 1, 63]) }
    switch bytes.byte() {
    case 0..<24: return .touchDown(bytes.point(), finger: finger(&bytes))
    case 24..<64: return .touchMoved(bytes.point(), finger: finger(&bytes))
    case 64..<88: return .touchUp(finger: finger(&bytes))
    case 88..<96: return .touchCancelled(finger: finger(&bytes))
    case 96..<104: return .held
    case 104..<112: return .began
    case 112..<122: return .changed(translation: bytes.vector())
    case 122..<142: return .moved(by: bytes.vector())
    case 142..<150: return .ended()
    case 150..<160: return .ended(velocity: bytes.vector())
    case 160..<166: return .cancelled
    case 166..<176: return .setContentOffset(bytes.point(), bytes.animation())
    case 176..<184:
      return .scrollRectToVisible(ScrollRect(origin: bytes.point(), size: bytes.size()), bytes.animation())
    case 184..<190: return .scrollToTop
    case 190..<196: return .stop
    case 196..<206: return .retarget(bytes.point())
    case 206..<214: return .wheel(bytes.vector(), bytes.animation())
    case 214..<222:
      return .key(bytes.pick(Scroller.Key.allCases), distances: bytes.distances(), bytes.animation())
    case 222..<246: return .scroll(bytes.vector(), phase: bytes.pick(Scroller.ScrollPhase.allCases))
    case 246..<248: return .autoscroll(bytes.vector(), coasts: finger(&bytes) == 0)
    case 248..<250: return .fling(bytes.vector())
    case 250:
      return .pinch(bytes.pick(Scroller.PinchPhase.allCases), scale: bytes.positive(), at: bytes.point())
    case 251: return .magnify(by: bytes.positive(), at: bytes.point())
    case 252:
      return .setZoomScale(
        bytes.positive(), about: bytes.happens(128) ? bytes.point() : nil, bytes.animation())
    case 253: return .zoom(to: ScrollRect(origin: bytes.point(), size: bytes.size()), bytes.animation())
    case 254: return .edgeScroll(bytes.happens(64) ? nil : bytes.point())
    default: return bytes.happens(64) ? .beginRefreshing : .endRefreshing
    }
  }

  private static func update(_ bytes: inout FuzzBytes) -> Action {
    let keeping = bytes.pick(
      [.offset, .page, .fraction, .contentPoint(at: ScrollPoint(x: 0.5, y: 0.5))] as [ScrollAnchor.Keeping])
    let kind = bytes.index(below: 9)
    let (size, insets) = (bytes.size(), kind == 2 || kind == 3 ? bytes.insets() : .zero)
    let name =
      "\(["frame", "content", "inset", "safe area", "offset", "scrolling", "bouncing", "refreshing", "following"][kind])"
    return .update(keeping, name: "\(name), \(size), \(insets), keeping \(keeping)") { viewport in
      switch kind {
      case 0: viewport.frame.size = size
      case 1: viewport.contentSize = size
      case 2: viewport.contentInset = insets
      case 3: viewport.safeAreaInsets = insets
      case 4: viewport.contentOffset = ScrollPoint(x: size.width, y: size.height)
      case 5: viewport.isScrollEnabled.toggle()
      case 7: viewport.isRefreshing.toggle()
      case 8: viewport.followsEnd = viewport.followsEnd == nil ? .vertical : nil
      default: viewport.bounces.toggle()
      }
    }
  }

  /// A change of the scale, of its limits, or of the frame together with them.
  private static func zoomUpdate(_ bytes: inout FuzzBytes) -> Action {
    let keeping: ScrollAnchor.Keeping = bytes.happens(128) ? .zoom : .offset
    let (kind, limits, scale, size) = (bytes.index(below: 3), limits(&bytes), bytes.positive(), bytes.size())
    let name = ["scale", "limits of zoom", "frame"][kind]
    return .update(keeping, name: "\(name), \(scale), \(limits), \(size), keeping \(keeping)") { viewport in
      switch kind {
      case 0: viewport.zoomScale = scale
      case 1: viewport.zoomLimits = limits
      default: (viewport.frame.size, viewport.zoomLimits) = (size, limits)
      }
    }
  }
}
