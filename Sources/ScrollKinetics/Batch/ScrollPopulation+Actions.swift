import ScrollGeometry

extension ScrollPopulation {
  /// What is done to an agent, with a number. The raw values are those of columns in memory and in files.
  public enum Action: UInt8, CaseIterable, Hashable, Sendable {
    /// Nothing.
    case none = 0
    /// A finger touches the content; the number is its position along the axis. Across the axis it is at 0.
    case touchDown = 1
    /// The finger is at another position along the axis.
    case touchMoved = 2
    /// The finger is lifted; the number does not count.
    case touchUp = 3
    /// Any touch is cancelled, recognised drags too: ``Scroller/Input/cancelled``.
    case cancel = 4
    /// Content in motion is caught, until a cancellation: ``Scroller/Input/held``.
    case hold = 5
    /// The content is launched with a velocity in points per second, as by a drag that moved nothing.
    case launch = 6
    /// A wheel turns by a number of points, at once.
    case wheel = 7
    /// A wheel turns by a number of points, along ``ScrollAnimation/wheel``.
    case smoothWheel = 8
    /// The content jumps to an offset.
    case jump = 9
    /// The content is animated to an offset, along ``ScrollAnimation/uiKit``.
    case animate = 10
    /// Content in motion gets another target.
    case retarget = 11
    /// All motion stops: ``Scroller/Input/stop``.
    case stop = 12
    /// The content has another length, in points.
    case contentLength = 13
    /// The viewport has another length, in points.
    case viewportLength = 14
    /// The content is thrown with a velocity in points per second, without a finger's threshold: ``Scroller/Input/fling(_:)``.
    case fling = 15
  }

  /// Performs one action on all agents, each with its number.
  ///
  /// - Precondition: there is a number for every agent, in the range of the action.
  public mutating func act(_ action: Action, _ numbers: [Double], at instant: ScrollInstant) {
    requireRows(numbers.count, "numbers")
    for index in 0..<count { act(action, numbers[index], on: index, at: instant) }
  }

  /// Performs an action on each agent, with its number.
  ///
  /// - Precondition: there are an action and a number for every agent, and each number is in the range of its action.
  public mutating func act(_ actions: [Action], _ numbers: [Double], at instant: ScrollInstant) {
    actions.withUnsafeBufferPointer { actions in
      numbers.withUnsafeBufferPointer { act(actions, $0, at: instant) }
    }
  }

  /// Performs an action on each agent, with its number, from memory of the caller, and writes the events of each into `events`.
  ///
  /// - Precondition: each buffer has an element for every agent, and each number is in the range of its action.
  public mutating func act(
    _ actions: UnsafeBufferPointer<Action>, _ numbers: UnsafeBufferPointer<Double>, at instant: ScrollInstant,
    events: UnsafeMutableBufferPointer<Scroller.Events>? = nil
  ) {
    requireRows(actions.count, "actions")
    requireRows(numbers.count, "numbers")
    requireRows(events?.count ?? count, "events")
    events?.update(repeating: Scroller.Events())
    for block in blocks.indices {
      let first = block << 6
      var (acting, moving) = Action.masks(of: actions[first..<Swift.min(first + 64, count)])
      moving = moveFingers(of: moving, in: block, at: instant, numbers, events)
      acting &= ~moving
      while acting != 0 {
        let index = first | acting.trailingZeroBitCount
        acting &= acting &- 1
        let happened = act(actions[index], numbers[index], on: index, at: instant)
        events?[index] = happened
      }
    }
  }

  private func requireRows(_ number: Int, _ name: StaticString) {
    precondition(number == count, "\(name) must have \(count) elements, but have \(number)")
  }

  /// Performs an action on one agent, and returns its events. The number does not count where an action needs none.
  ///
  /// - Precondition: there is such an agent, and the number is in its range.
  @discardableResult
  public mutating func act(
    _ action: Action, _ number: Double = 0, on index: Int, at instant: ScrollInstant
  ) -> Scroller.Events {
    if action == .none { return Scroller.Events() }
    index.require(in: 0..<count, "index")
    requireValid(try action.validate(number))
    return self[index].act(action, number, along: axis, at: instant)
  }
}

extension ScrollPopulation.Action {
  /// Throws a ``/ScrollGeometry/ScrollValueError`` if `number` is not in the range of the action: finite, for a length also
  /// not negative. The numbers of actions that need none are not checked.
  public func validate(_ number: Double) throws(ScrollValueError) {
    switch self {
    case .contentLength, .viewportLength: try number.check(.notNegative, "length")
    default: if takesNumber { try number.check(.finite, "number") }
    }
  }

  var takesNumber: Bool {
    switch self {
    case .none, .touchUp, .cancel, .hold, .stop: false
    default: true
    }
  }

  /// Returns which of at most 64 actions are any but none, and which are samples of a finger.
  fileprivate static func masks(of actions: Slice<UnsafeBufferPointer<Self>>) -> (
    acting: UInt64, moving: UInt64
  ) {
    var (acting, moving) = (UInt64(0), UInt64(0))
    let bytes = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: actions))
    var place = 0
    // Eight at a time, since most agents have no action.
    while place &+ 8 <= bytes.count {
      let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      if word != 0 {
        acting |= nonzeroBytes(of: word) << UInt64(place)
        moving |=
          (nonzeroBytes(of: word ^ (0x0101_0101_0101_0101 &* UInt64(touchMoved.rawValue))) ^ 0xFF)
          << UInt64(place)
      }
      place &+= 8
    }
    while place < bytes.count {
      if bytes[place] != 0 { acting |= 1 << UInt64(place) }
      if bytes[place] == touchMoved.rawValue { moving |= 1 << UInt64(place) }
      place &+= 1
    }
    return (acting, moving)
  }

  /// Returns a bit for each byte of a word that is not zero. The bytes are less than 128.
  @inline(__always) private static func nonzeroBytes(of word: UInt64) -> UInt64 {
    let highs = (word &+ 0x7F7F_7F7F_7F7F_7F7F) & 0x8080_8080_8080_8080
    return ((highs >> 7) &* 0x0102_0408_1020_4080) >> 56
  }
}

extension Scroller {
  mutating func act(
    _ action: ScrollPopulation.Action, _ number: Double, along axis: ScrollAxis, at instant: ScrollInstant
  ) -> Events {
    func placed(_ point: ScrollPoint) -> ScrollPoint { ScrollPoint { $0 == axis ? number : point[$0] } }
    func vector(_ number: Double) -> ScrollVector { ScrollVector { $0 == axis ? number : 0 } }
    let input: Input
    switch action {
    case .none: return Events()
    case .touchDown: input = .touchDown(placed(.zero))
    case .touchMoved: input = .touchMoved(placed(isTracking ? touch.pan.tracker.position : .zero))
    case .touchUp: input = .touchUp
    case .cancel: input = .cancelled
    case .hold: input = .held
    case .launch:
      var events = handle(.began, at: instant)
      events.append(contentsOf: handle(.ended(velocity: vector(0 - number)), at: instant))
      return events
    case .wheel: input = .wheel(vector(number))
    case .smoothWheel: input = .wheel(vector(number), .wheel)
    case .jump: input = .setContentOffset(placed(viewport.contentOffset), nil)
    case .animate: input = .setContentOffset(placed(viewport.contentOffset), .uiKit)
    case .retarget: input = .retarget(placed(restingOffset))
    case .stop: input = .stop
    case .fling: input = .fling(vector(number))
    case .contentLength: return update(at: instant) { $0.contentSize[axis] = number }
    case .viewportLength: return update(at: instant) { $0.frame.size[axis] = number }
    }
    return handle(input, at: instant)
  }
}
