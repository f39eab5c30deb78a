import CSDL
import ScrollGeometry
import ScrollKinetics

/// A list in a window of SDL 2: a complete host.
///
///     swift run SDLHost [--frames-per-second N] [--trace NAME]
///
/// Events are passed on with their time stamps, frames are requested only while content moves by itself, and the rows
/// are drawn at `viewport.contentOffset`. Two fingers, or the wheel with Ctrl, zoom the list up to four times. The Escape key or
/// the window's close button ends the program.
///
/// `--frames-per-second` replaces the display's rate. `--trace` writes what happened: see `Trace`.
@main struct SDLHost {
  let window: OpaquePointer
  let renderer: OpaquePointer
  let framesPerSecond: Int
  var latestFrame = 0

  let list: ScrollStack
  let wheel = Scroller.WheelDistances.windows()
  let indicator = ScrollIndicator(thickness: 6, margin: 4)
  var layout: ScrollStack.Layout
  /// Without a delegate: the list is drawn where it is, after each event and each frame.
  let host: ScrollHost

  /// What drags the list; the mouse does as a finger.
  enum Pointer: Hashable {
    case mouse
    case finger(SDL_FingerID)
  }
  var fingers = FingerNumbers<Pointer>()
  /// The mouse's drag of the scroll bar.
  var thumb: ThumbDrag?
  var isVisible = true
  var needsDrawing = true
  var trace: Trace?

  static func main() throws {
    var host = try SDLHost(CommandLine.arguments)
    try host.run()
    host.trace?.write()
    SDL_Quit()
  }

  init(_ arguments: [String]) throws {
    func value(of option: String) -> String? {
      arguments.firstIndex(of: option).flatMap { $0 + 1 < arguments.count ? arguments[$0 + 1] : nil }
    }
    // Otherwise SDL reports every touch as a mouse event, too.
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
    guard SDL_Init(SDL_INIT_VIDEO) == 0,
      let window = SDL_CreateWindow(
        "A list", Int32(SDL_WINDOWPOS_CENTERED_MASK), Int32(SDL_WINDOWPOS_CENTERED_MASK), 360, 560,
        SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue),
      let renderer = SDL_CreateRenderer(window, -1, 0)
    else { fatalError(String(cString: SDL_GetError())) }
    (self.window, self.renderer) = (window, renderer)

    var mode = SDL_DisplayMode()
    SDL_GetWindowDisplayMode(window, &mode)
    let refreshRate = Int(mode.refresh_rate > 0 ? mode.refresh_rate : 60)
    framesPerSecond = max(1, value(of: "--frames-per-second").flatMap(Int.init) ?? refreshRate)

    let rows = (0..<80).map { ScrollStack.Item(length: .fixed([64, 64, 96][$0 % 3])) }
    list = ScrollStack(
      axis: .vertical, items: rows, spacing: 8,
      insets: ScrollInsets(top: 12, left: 12, bottom: 12, right: 16), fillsFrameAcross: true)
    let (size, scale) = Self.size(of: window, renderer)
    layout = try list.layout(in: size)
    var viewport = Viewport(
      frame: ScrollRect(origin: .zero, size: size), contentSize: layout.contentSize, displayScale: scale)
    viewport.zoomLimits = ScrollZoomLimits(from: 1, to: 4)
    host = ScrollHost(Scroller(viewport: viewport))
    trace = value(of: "--trace").map {
      Trace(name: $0, viewport: host.viewport, framesPerSecond: framesPerSecond)
    }
  }

  /// The window's size in points, and the pixels in each.
  static func size(of window: OpaquePointer, _ renderer: OpaquePointer) -> (ScrollSize, Double) {
    var (width, height, pixels): (Int32, Int32, Int32) = (0, 0, 0)
    SDL_GetWindowSize(window, &width, &height)
    SDL_GetRendererOutputSize(renderer, &pixels, nil)
    return (
      ScrollSize(width: Double(width), height: Double(height)), Double(max(1, pixels)) / Double(max(1, width))
    )
  }
}

// MARK: - Time

extension SDLHost {
  /// Milliseconds since SDL's start. Events and frames share this time line.
  typealias Milliseconds = UInt64

  func instant(_ time: Milliseconds) -> ScrollInstant { ScrollInstant(nanoseconds: Int64(time) * 1_000_000) }

  /// Returns the time of `event`, whose 32-bit stamp wraps around every 49 days.
  func time(of event: SDL_Event) -> Milliseconds {
    let now = SDL_GetTicks64()
    return now - UInt64(UInt32(truncatingIfNeeded: now) &- event.common.timestamp)
  }

  /// Whether frames are due: not at rest, not while a finger drags, and not in a hidden window. Time continues in a
  /// hidden window, so that its first frame afterwards shows the content at its offset then.
  var needsFrames: Bool { host.needsFrames && isVisible }

  /// Waits for events, and for the next frame only while frames are due.
  mutating func run() throws {
    var event = SDL_Event()
    while true {
      let due = (latestFrame + 1) * 1000 / framesPerSecond + 1
      let timeout = needsFrames ? max(0, due - Int(SDL_GetTicks64())) : -1
      var hasEvent = SDL_WaitEventTimeout(&event, Int32(timeout)) == 1
      while hasEvent {
        let time = time(of: event)
        takeFrame(before: time)
        guard try take(event, at: time) else { return }
        hasEvent = SDL_PollEvent(&event) == 1
      }
      takeFrame(before: SDL_GetTicks64())
      if needsDrawing && isVisible { draw() }
    }
  }

  /// Advances to the latest frame before `time`, in one step, however many were missed.
  ///
  /// Frame k is at k / framesPerSecond. A host with a display link takes the link's instants instead.
  mutating func takeFrame(before time: Milliseconds) {
    latestFrame = max(0, (Int(time) * framesPerSecond - 1) / 1000)
    let instant = ScrollInstant(frame: latestFrame, framesPerSecond: Double(framesPerSecond))
    guard needsFrames, instant > host.now else { return }
    host.frame(at: instant)
    needsDrawing = true
    trace?.addFrame(latestFrame, host.scroller)
  }
}

// MARK: - Events

extension SDLHost {
  mutating func send(_ input: Scroller.Input, at time: Milliseconds) {
    host.handle(input, at: instant(time))
    needsDrawing = true
    trace?.add(input, at: time, host.scroller)
  }

  /// Passes an event on to the list. Returns false if it ends the program.
  mutating func take(_ event: SDL_Event, at time: Milliseconds) throws -> Bool {
    switch SDL_EventType(event.type) {
    case SDL_QUIT: return false
    case SDL_MOUSEBUTTONDOWN where event.button.button == SDL_BUTTON_LEFT:
      press(ScrollPoint(x: Double(event.button.x), y: Double(event.button.y)), at: time)
    case SDL_MOUSEMOTION:
      drag(to: ScrollPoint(x: Double(event.motion.x), y: Double(event.motion.y)), at: time)
    case SDL_MOUSEBUTTONUP where event.button.button == SDL_BUTTON_LEFT:
      if let mouse = fingers.remove(.mouse) { send(.touchUp(finger: mouse), at: time) }
      thumb = nil
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
      touch(event.tfinger, at: time)
    case SDL_MOUSEWHEEL:
      turnWheel(event.wheel, at: time)
    case SDL_KEYDOWN:
      if SDL_KeyCode(UInt32(event.key.keysym.sym)) == SDLK_ESCAPE { return false }
      if let key = key(event.key.keysym) { send(.key(key, .uiKit), at: time) }
    case SDL_WINDOWEVENT:
      try takeWindowEvent(SDL_WindowEventID(UInt32(event.window.event)), at: time)
    default: break
    }
    return true
  }

  /// Begins a drag of the scroll bar or of the list.
  mutating func press(_ point: ScrollPoint, at time: Milliseconds) {
    let viewport = host.viewport
    let isAtEdge = point.x > viewport.frame.maxX - list.insets.right
    if isAtEdge && indicator.part(at: point.y, on: .vertical, in: viewport) == .thumb {
      thumb = ThumbDrag(of: indicator, on: .vertical, in: viewport, from: point)
      // Stops a flight.
      drag(to: point, at: time)
    } else if let mouse = fingers.insert(.mouse) {
      send(.touchDown(point, finger: mouse), at: time)
    }
  }

  mutating func drag(to point: ScrollPoint, at time: Milliseconds) {
    if let offset = thumb?.contentOffset(at: point, in: host.viewport) {
      send(.setContentOffset(ScrollPoint(x: host.contentOffset.x, y: offset), nil), at: time)
    } else if let mouse = fingers[.mouse] {
      send(.touchMoved(point, finger: mouse), at: time)
    }
  }

  /// Passes on a touch, whose position SDL gives as a fraction of the window.
  mutating func touch(_ event: SDL_TouchFingerEvent, at time: Milliseconds) {
    let size = host.frame.size
    let point = ScrollPoint(x: Double(event.x) * size.width, y: Double(event.y) * size.height)
    let id = Pointer.finger(event.fingerId)
    switch SDL_EventType(event.type) {
    case SDL_FINGERDOWN:
      if let finger = fingers.insert(id) { send(.touchDown(point, finger: finger), at: time) }
    case SDL_FINGERMOTION:
      if let finger = fingers[id] { send(.touchMoved(point, finger: finger), at: time) }
    default:
      if let finger = fingers.remove(id) { send(.touchUp(finger: finger), at: time) }
    }
  }

  /// Passes on a turn of the wheel, or a trackpad's events for it. With Ctrl it zooms about the pointer.
  ///
  /// Whole notches are animated. Fractions of a notch come from devices that send many of them, and move the content at
  /// once. SDL's y is positive for a turn away from the user, which decreases the offset.
  mutating func turnWheel(_ event: SDL_MouseWheelEvent, at time: Milliseconds) {
    let notches = ScrollVector(dx: Double(event.preciseX), dy: -Double(event.preciseY))
    let delta = wheel.delta(ofNotches: notches, in: host.viewport)
    if SDL_GetModState().rawValue & KMOD_CTRL.rawValue != 0 {
      var (x, y): (Int32, Int32) = (0, 0)
      SDL_GetMouseState(&x, &y)
      let factor = Scroller.Input.magnification(by: -delta.dy)
      return send(.magnify(by: factor, at: ScrollPoint(x: Double(x), y: Double(y))), at: time)
    }
    let isWhole = event.preciseX == Float(event.x) && event.preciseY == Float(event.y)
    let notch = wheel.notch(in: host.viewport)
    send(isWhole ? .wheel(delta, notch: notch, .wheel) : .scroll(delta), at: time)
  }

  /// Returns the scrolling key. A key that is held down is sent repeatedly, and each repeat moves the target on.
  func key(_ symbol: SDL_Keysym) -> Scroller.Key? {
    switch SDL_KeyCode(UInt32(symbol.sym)) {
    case SDLK_DOWN: .lineDown
    case SDLK_UP: .lineUp
    case SDLK_PAGEDOWN: .pageDown
    case SDLK_PAGEUP: .pageUp
    case SDLK_SPACE: UInt32(symbol.mod) & KMOD_SHIFT.rawValue == 0 ? .pageDown : .pageUp
    case SDLK_HOME: .home
    case SDLK_END: .end
    default: nil
    }
  }

  mutating func takeWindowEvent(_ event: SDL_WindowEventID, at time: Milliseconds) throws {
    switch event {
    case SDL_WINDOWEVENT_SIZE_CHANGED:
      let (size, scale) = Self.size(of: window, renderer)
      let layout = try list.layout(in: size)
      self.layout = layout
      host.update(at: instant(time)) { viewport in
        viewport.frame.size = size
        viewport.unscaledContentSize = layout.contentSize
        viewport.displayScale = scale
      }
      trace?.addResize(at: time, host.scroller)
    case SDL_WINDOWEVENT_FOCUS_LOST:
      // The lift may go to another window.
      thumb = nil
      fingers.removeAll()
      send(.cancelled, at: time)
    case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED:
      isVisible = false
    case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED:
      isVisible = true
    default: break
    }
    needsDrawing = true
  }
}
