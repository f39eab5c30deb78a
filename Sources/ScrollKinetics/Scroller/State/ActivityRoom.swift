/// The storage of a scroller's activity: a touch and a flight share the same bytes, so that a touch can be changed in
/// place.
///
/// Swift copies a payload of this size when it is taken out of an enumeration and when it is put back. With an
/// enumeration as storage, a sample takes 966 instructions instead of 781 (Docs/Development/Benchmarks.md). With
/// separate storage for touch and flight, a scroller would have about 740 bytes. All other code sees the enumeration
/// ``Scroller/Activity``; ``isSound`` is checked at every store.
struct ActivityRoom {
  /// The case of the stored activity.
  enum Kind: UInt8 {
    case idle, touching, moving
  }

  private typealias Four = (UInt64, UInt64, UInt64, UInt64)

  /// Storage of the size of a flight.
  private struct Bytes {
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

  private var bytes = Bytes()
  private(set) var kind = Kind.idle

  /// The stored activity.
  var activity: Scroller.Activity {
    get {
      switch kind {
      case .idle: .idle
      case .touching: .touching(withUnsafeBytes(of: bytes) { $0.load(as: Touch.self) })
      case .moving: .moving(withUnsafeBytes(of: bytes) { $0.load(as: Flight.self) })
      }
    }
    set {
      precondition(Self.isSound, "a touch and a flight must be plain bits that fit the room")
      switch newValue {
      case .idle:
        kind = .idle
      case .touching(let touch):
        kind = .touching
        withUnsafeMutableBytes(of: &bytes) { $0.storeBytes(of: touch, as: Touch.self) }
      case .moving(let flight):
        kind = .moving
        withUnsafeMutableBytes(of: &bytes) { $0.storeBytes(of: flight, as: Flight.self) }
      }
    }
  }

  /// Reads the flight in place, and returns the result of `body`; nil if there is no flight.
  @inline(__always) mutating func withFlight<Result>(_ body: (inout Flight) -> Result?) -> Result? {
    guard kind == .moving else { return nil }
    // Not as the element of a buffer, as a touch: the bytes have no room for the stride of a flight.
    return withUnsafeMutablePointer(to: &bytes) {
      $0.withMemoryRebound(to: Flight.self, capacity: 1) { body(&$0.pointee) }
    }
  }

  /// Reads or changes the touch in place, and returns the result of `body`; nil if there is no touch.
  @inline(__always) mutating func withTouch<Result>(_ body: (inout Touch) -> Result) -> Result? {
    guard kind == .touching else { return nil }
    return withUnsafeMutableBytes(of: &bytes) {
      $0.withMemoryRebound(to: Touch.self) { body(&$0[0]) }
    }
  }
}

extension ActivityRoom: Hashable {
  static func == (a: ActivityRoom, b: ActivityRoom) -> Bool { a.activity == b.activity }

  func hash(into hasher: inout Hasher) { activity.hash(into: &hasher) }
}
