// The functions are described in scroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CScroll
import ScrollGeometry
import ScrollKinetics

// The library's values and C's. Everything is checked here, before the library's own checks, which stop the program.

func scrollAxis(_ axis: Int32) throws(Failure) -> ScrollAxis {
  switch axis {
  case Int32(SCROLL_X): .horizontal
  case Int32(SCROLL_Y): .vertical
  default: throw .choice
  }
}

/// Returns a duration in seconds that is not negative, at most 2⁴⁰ (35 000 years), and at least an attosecond unless it is
/// zero.
func duration(_ seconds: Double, _ field: StaticString) throws(Failure) -> Duration {
  try check(seconds, .notNegative, field)
  let duration = ScrollInstant(seconds: min(seconds, 0x1p40)).sinceOrigin
  return duration == .zero && seconds > 0 ? Duration(secondsComponent: 0, attosecondsComponent: 1) : duration
}

// MARK: - Rectangles

extension ScrollRect {
  /// Writes x, y, width and height.
  func write(to pointer: UnsafeMutablePointer<Double>?) throws(Failure) {
    let numbers = try checked(pointer)
    (numbers[0], numbers[1], numbers[2], numbers[3]) = (origin.x, origin.y, size.width, size.height)
  }
}

// MARK: - Viewports

extension Viewport {
  init(_ c: scroll_viewport) throws(Failure) {
    let offset = ScrollPoint(x: c.offset_x, y: c.offset_y)
    let setsOffset = c.flags & Int32(SCROLL_SETS_OFFSET) != 0
    let follows = Int32(SCROLL_FOLLOWS_END_X | SCROLL_FOLLOWS_END_Y)
    let endless = Int32(SCROLL_ENDLESS_X | SCROLL_ENDLESS_Y)
    guard c.flags >= 0, c.flags < 2 * Int32(SCROLL_ENDLESS_Y), c.flags & follows != follows,
      c.flags & endless != endless
    else {
      throw .choice
    }
    func has(_ flag: Int) -> Bool { c.flags & Int32(flag) != 0 }
    let frame = ScrollRect(x: c.x, y: c.y, width: c.width, height: c.height)
    let size = ScrollSize(width: c.content_width, height: c.content_height)
    let inset = ScrollInsets(
      top: c.inset_top, left: c.inset_left, bottom: c.inset_bottom, right: c.inset_right)
    let safe = ScrollInsets(top: c.safe_top, left: c.safe_left, bottom: c.safe_bottom, right: c.safe_right)
    let alignment = ScrollPoint(x: c.alignment_x, y: c.alignment_y)
    try valid { () throws(ScrollValueError) in
      try Viewport.validate(
        frame: frame, contentSize: size, contentInset: inset, safeAreaInsets: safe,
        contentOffset: setsOffset ? offset : .zero, displayScale: c.scale, contentAlignmentPoint: alignment)
      try ScrollZoomLimits.validate(from: c.zoom_minimum, to: c.zoom_maximum)
    }
    if has(SCROLL_SETS_ZOOM) { try check(c.zoom, .positive, "zoomScale") }
    self.init(
      frame: frame, contentSize: size, contentInset: inset, safeAreaInsets: safe,
      contentInsetAdjustmentBehavior: try Self.adjustment(c.inset_adjustment),
      isContainerContent: has(SCROLL_CONTAINER_CONTENT), contentOffset: setsOffset ? offset : nil,
      displayScale: c.scale, contentAlignmentPoint: alignment, bouncesHorizontally: has(SCROLL_BOUNCES_X),
      bouncesVertically: has(SCROLL_BOUNCES_Y), alwaysBounceHorizontal: has(SCROLL_ALWAYS_BOUNCES_X),
      alwaysBounceVertical: has(SCROLL_ALWAYS_BOUNCES_Y), isScrollEnabled: has(SCROLL_ENABLED))
    bouncesZoom = has(SCROLL_BOUNCES_ZOOM)
    zoomLimits = ScrollZoomLimits(from: c.zoom_minimum, to: c.zoom_maximum)
    zoomScale = has(SCROLL_SETS_ZOOM) ? c.zoom : zoomLimits.clamped(1)
    if !setsOffset { contentOffset = minimumContentOffset }
    followsEnd = has(SCROLL_FOLLOWS_END_X) ? .horizontal : has(SCROLL_FOLLOWS_END_Y) ? .vertical : nil
    endlessAxis = has(SCROLL_ENDLESS_X) ? .horizontal : has(SCROLL_ENDLESS_Y) ? .vertical : nil
  }

  private static func adjustment(_ choice: Int32) throws(Failure) -> ContentInsetAdjustmentBehavior {
    switch choice {
    case Int32(SCROLL_ADJUST_NEVER): .never
    case Int32(SCROLL_ADJUST_SCROLLABLE_AXES): .scrollableAxes
    case Int32(SCROLL_ADJUST_AUTOMATIC): .automatic
    case Int32(SCROLL_ADJUST_ALWAYS): .always
    default: throw .choice
    }
  }

  /// The viewport as C has it, with its offset.
  var c: scroll_viewport {
    var c = scroll_viewport()
    (c.x, c.y, c.width, c.height) = (frame.origin.x, frame.origin.y, frame.size.width, frame.size.height)
    (c.content_width, c.content_height) = (unscaledContentSize.width, unscaledContentSize.height)
    (c.inset_top, c.inset_left) = (contentInset.top, contentInset.left)
    (c.inset_bottom, c.inset_right) = (contentInset.bottom, contentInset.right)
    (c.safe_top, c.safe_left) = (safeAreaInsets.top, safeAreaInsets.left)
    (c.safe_bottom, c.safe_right) = (safeAreaInsets.bottom, safeAreaInsets.right)
    (c.offset_x, c.offset_y, c.scale) = (contentOffset.x, contentOffset.y, displayScale)
    (c.alignment_x, c.alignment_y) = (contentAlignmentPoint.x, contentAlignmentPoint.y)
    (c.zoom, c.zoom_minimum, c.zoom_maximum) = (zoomScale, minimumZoomScale, maximumZoomScale)
    c.inset_adjustment =
      switch contentInsetAdjustmentBehavior {
      case .never: Int32(SCROLL_ADJUST_NEVER)
      case .scrollableAxes: Int32(SCROLL_ADJUST_SCROLLABLE_AXES)
      case .automatic: Int32(SCROLL_ADJUST_AUTOMATIC)
      case .always: Int32(SCROLL_ADJUST_ALWAYS)
      }
    func flag(_ isSet: Bool, _ flag: Int) -> Int32 { isSet ? Int32(flag) : 0 }
    c.flags = Int32(SCROLL_SETS_OFFSET | SCROLL_SETS_ZOOM) | flag(bouncesZoom, SCROLL_BOUNCES_ZOOM)
    c.flags |= flag(bouncesHorizontally, SCROLL_BOUNCES_X) | flag(bouncesVertically, SCROLL_BOUNCES_Y)
    c.flags |= flag(alwaysBounceHorizontal, SCROLL_ALWAYS_BOUNCES_X)
    c.flags |= flag(alwaysBounceVertical, SCROLL_ALWAYS_BOUNCES_Y)
    c.flags |= flag(isScrollEnabled, SCROLL_ENABLED) | flag(isContainerContent, SCROLL_CONTAINER_CONTENT)
    c.flags |=
      flag(followsEnd == .horizontal, SCROLL_FOLLOWS_END_X)
      | flag(followsEnd == .vertical, SCROLL_FOLLOWS_END_Y)
    c.flags |=
      flag(endlessAxis == .horizontal, SCROLL_ENDLESS_X) | flag(endlessAxis == .vertical, SCROLL_ENDLESS_Y)
    return c
  }
}

@c @implementation
public func scroll_default_viewport(_ viewport: UnsafeMutablePointer<scroll_viewport>!) -> Int32 {
  result { () throws(Failure) in
    let viewport = try checked(viewport)
    viewport.pointee = Viewport(frame: .zero, contentSize: .zero).c
    viewport.pointee.flags &= ~Int32(SCROLL_SETS_OFFSET | SCROLL_SETS_ZOOM)
    return 0
  }
}

// MARK: - Physics

extension Scroller.Physics {
  /// Checks physics for content that has others, whose snap rules they take over.
  init(_ c: scroll_physics, after present: Scroller.Physics = .uiKit) throws(Failure) {
    try valid { () throws(ScrollValueError) in
      try DecelerationRate.validate(rawValue: c.deceleration_rate)
      try Self.validate(framesPerSecond: c.frames_per_second, slop: c.slop)
    }
    let isExact = try !flag(c.integration)
    let isTouch = try !flag(c.source)
    let momentum: Momentum
    switch c.momentum {
    case Int32(SCROLL_MOMENTUM_LIBRARY): momentum = .library
    case Int32(SCROLL_MOMENTUM_PLATFORM): momentum = .platform
    case Int32(SCROLL_MOMENTUM_OFF): momentum = .off
    default: throw .choice
    }
    #if LISTS
      guard c.preset == SCROLL_PRESET_UIKIT else { throw .choice }
    #else
      let feel = try c.preset == SCROLL_PRESET_OWN ? present : .of(c.preset)
    #endif
    guard (Int32(SCROLL_LOCK_NONE)...Int32(SCROLL_LOCK_UNTIL_PAUSE)).contains(c.directional_lock) else {
      throw .choice
    }
    self.init(
      decelerationRate: DecelerationRate(rawValue: c.deceleration_rate),
      integration: isExact ? .exact : .displayLink, framesPerSecond: c.frames_per_second,
      source: isTouch ? .touch : .trackpad, snapping: present.snapping,
      isDirectionalLockEnabled: c.directional_lock != SCROLL_LOCK_NONE,
      opensDirectionalLockAfterPause: c.directional_lock == SCROLL_LOCK_UNTIL_PAUSE, slop: c.slop,
      releaseTimeout: c.release_timeout == .infinity
        ? nil : try duration(c.release_timeout, "releaseTimeout"),
      reducesMotion: try flag(c.reduces_motion),
      repeatedFlicks: try flag(c.repeated_flicks) ? .webKit : .none,
      momentum: momentum, turnsOnePagePerSwipe: try flag(c.turns_one_page_per_swipe))
    #if !LISTS
      guard c.preset != SCROLL_PRESET_UIKIT else { return }
      (flight, limit, releaseVelocity) = (feel.flight, feel.limit, feel.releaseVelocity)
      (leastSpeed, greatestSpeed) = (feel.leastSpeed, feel.greatestSpeed)
    #endif
  }

  var c: scroll_physics {
    var c = scroll_physics()
    c.deceleration_rate = decelerationRate.rawValue
    (c.frames_per_second, c.slop) = (framesPerSecond, slop)
    c.release_timeout = releaseTimeout.map { $0 / .seconds(1) } ?? .infinity
    c.integration = integration == .exact ? 0 : 1
    c.source = source == .touch ? 0 : 1
    c.momentum =
      switch momentum {
      case .library: Int32(SCROLL_MOMENTUM_LIBRARY)
      case .platform: Int32(SCROLL_MOMENTUM_PLATFORM)
      case .off: Int32(SCROLL_MOMENTUM_OFF)
      }
    c.directional_lock = Int32(
      !isDirectionalLockEnabled
        ? SCROLL_LOCK_NONE : opensDirectionalLockAfterPause ? SCROLL_LOCK_UNTIL_PAUSE : SCROLL_LOCK_WHOLE_DRAG
    )
    c.reduces_motion = reducesMotion ? 1 : 0
    c.repeated_flicks = repeatedFlicks == .none ? 0 : 1
    c.turns_one_page_per_swipe = turnsOnePagePerSwipe ? 1 : 0
    let preset = Scroller.Preset.allCases.firstIndex { feels(as: $0.physics) }
    c.preset = preset.map { Int32($0) } ?? Int32(SCROLL_PRESET_OWN)
    return c
  }

  /// Returns whether flights, limits and fingers are those of other physics, but for UIKit's rate.
  private func feels(as other: Self) -> Bool {
    (flight == other.flight || flight.rate != nil && other.flight.rate != nil) && limit == other.limit
      && releaseVelocity == other.releaseVelocity
      && leastSpeed == other.leastSpeed && greatestSpeed == other.greatestSpeed
  }
}

@c @implementation
public func scroll_default_physics(_ physics: UnsafeMutablePointer<scroll_physics>!) -> Int32 {
  result { () throws(Failure) in
    try checked(physics).pointee = Scroller.Physics.uiKit.c
    return 0
  }
}

// MARK: - Animations

extension ScrollAnimation {
  /// Returns nil for NULL.
  static func at(_ pointer: UnsafePointer<scroll_animation>?) throws(Failure) -> ScrollAnimation? {
    guard let c = try ifAny(pointer)?.pointee else { return nil }
    switch c.kind {
    case Int32(SCROLL_EASED):
      return .eased(duration: try duration(c.duration, "animation.duration"))
    case Int32(SCROLL_CUBIC):
      try valid { () throws(ScrollValueError) in
        try CubicBezier.validate(x1: c.x1, y1: c.y1, x2: c.x2, y2: c.y2)
      }
      return .eased(
        duration: try duration(c.duration, "animation.duration"),
        timing: CubicBezier(x1: c.x1, y1: c.y1, x2: c.x2, y2: c.y2))
    case Int32(SCROLL_SPRING):
      return .spring(try ScrollSpring.checked(c.damping_ratio, c.response))
    default:
      throw .choice
    }
  }
}

extension ScrollSpring {
  static func checked(_ dampingRatio: Double, _ response: Double) throws(Failure) -> ScrollSpring {
    try valid { () throws(ScrollValueError) in
      try validate(dampingRatio: dampingRatio, response: response)
    }
    return ScrollSpring(dampingRatio: dampingRatio, response: response)
  }
}
