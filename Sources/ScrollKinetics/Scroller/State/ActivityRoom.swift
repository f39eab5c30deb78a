/// The storage of a scroller's activity: a touch and a flight share the same bytes, so that a touch can be changed in
/// place.
///
/// Swift copies a payload of this size when it is taken out of an enumeration and when it is put back. With an
/// enumeration as storage, a sample takes 966 instructions instead of 781 (Docs/Development/Benchmarks.md). With
/// separate storage for touch and flight, a scroller would have about 740 bytes. All other code sees the enumeration
/// ``Scroller/Activity``; ``isSound`` is checked at every store.
@usableFromInline struct ActivityRoom: Sendable {
  @usableFromInline typealias Four = (UInt64, UInt64, UInt64, UInt64)

  /// Storage of the size of a flight.
  @usableFromInline struct Bytes: Sendable {
    var words: (Four, Four, Four, Four, Four, Four, Four) = (none, none, none, none, none, none, none)
    var moreWords: (UInt64, UInt64, UInt64) = (0, 0, 0)
    var rest: UInt16 = 0
    static var none: Four { (0, 0, 0, 0) }
  }

  /// Whether a touch and a flight can be stored in these bytes on this target: they contain nothing that is retained,
  /// and their size and alignment are not larger than those of the bytes. The compiler evaluates this, so that the
  /// check costs nothing.
  static var isSound: Bool {
    // A touch is changed in place as the element of a buffer, which needs room for its stride.
    holds(Touch.self) && holds(Flight.self) && MemoryLayout<Touch>.stride <= MemoryLayout<Bytes>.size
  }

  @inline(__always) private static func holds<Value>(_ type: Value.Type) -> Bool {
    _isPOD(type) && MemoryLayout<Value>.alignment <= MemoryLayout<Bytes>.alignment
      && MemoryLayout<Value>.size <= MemoryLayout<Bytes>.size
  }

  @usableFromInline var bytes = Bytes()
  /// The phase of the stored activity, which is also the case of it.
  @usableFromInline private(set) var phase = Scroller.Phase.idle

  /// The stored activity.
  var activity: Scroller.Activity {
    get {
      switch phase {
      case .idle: .idle
      case .tracking, .dragging: .touching(withUnsafeBytes(of: bytes) { $0.load(as: Touch.self) })
      case .decelerating, .animating: .moving(flight)
      }
    }
    set {
      precondition(Self.isSound, "a touch and a flight must be plain bits that fit the room")
      switch newValue {
      case .idle:
        phase = .idle
      case .touching(let touch):
        phase = touch.pan.hasBegun ? .dragging : .tracking
        withUnsafeMutableBytes(of: &bytes) { $0.storeBytes(of: touch, as: Touch.self) }
      case .moving(let flight):
        phase = flight.purpose == .deceleration ? .decelerating : .animating
        withUnsafeMutableBytes(of: &bytes) { $0.storeBytes(of: flight, as: Flight.self) }
      }
    }
  }

  /// Whether there is a touch.
  @inlinable @inline(__always) var isTouching: Bool { phase == .tracking || phase == .dragging }

  /// Whether there is a flight.
  @inlinable @inline(__always) var isMoving: Bool { phase == .decelerating || phase == .animating }

  /// The stored flight; only where ``isMoving``. A reader that is inlined copies no more than it reads.
  @inlinable @inline(__always) var flight: Flight { withUnsafeBytes(of: bytes) { $0.load(as: Flight.self) } }

  /// Reads the flight in place, and returns the result of `body`; nil if there is no flight.
  @inline(__always) mutating func withFlight<Result>(_ body: (inout Flight) -> Result?) -> Result? {
    guard isMoving else { return nil }
    // Not as the element of a buffer, as a touch: the bytes have no room for the stride of a flight.
    return withUnsafeMutablePointer(to: &bytes) {
      $0.withMemoryRebound(to: Flight.self, capacity: 1) { body(&$0.pointee) }
    }
  }

  /// Reads or changes the touch in place, and returns the result of `body`; nil if there is no touch.
  @inline(__always) mutating func withTouch<Result>(_ body: (inout Touch) -> Result) -> Result? {
    guard isTouching else { return nil }
    let (result, hasBegun) = withUnsafeMutableBytes(of: &bytes) {
      $0.withMemoryRebound(to: Touch.self) { (body(&$0[0]), $0[0].pan.hasBegun) }
    }
    phase = hasBegun ? .dragging : .tracking
    return result
  }
}

extension ActivityRoom: Hashable {
  @usableFromInline static func == (a: ActivityRoom, b: ActivityRoom) -> Bool { a.activity == b.activity }

  @usableFromInline func hash(into hasher: inout Hasher) { activity.hash(into: &hasher) }
}
