/// Where a scroller keeps what goes on: a touch or a flight in the same bytes, so that a touch can be changed where it
/// is.
///
/// Swift copies a payload of this size when it takes it out of an enumeration and when it puts it back. The enumeration
/// in place of these bytes was measured: a sample takes 966 instructions instead of 781, a step 378 instead of 345. One
/// beside the other a touch and a flight would make a scroller of 750 bytes. The enumeration is still what everything
/// else sees, and ``isSound`` is checked wherever something is put in.
struct ActivityRoom {
  /// Which of the cases is there.
  enum Kind: UInt8 {
    case idle, touching, moving
  }

  private typealias Four = (UInt64, UInt64, UInt64, UInt64)

  /// As many bytes as a flight takes: room for plain numbers of any type.
  private struct Bytes {
    var words: (Four, Four, Four, Four, Four, Four, Four) = (none, none, none, none, none, none, none)
    var moreWords: (UInt64, UInt64, UInt64) = (0, 0, 0)
    var rest: UInt16 = 0
    static var none: Four { (0, 0, 0, 0) }
  }

  /// Whether a touch and a flight may lie in these bytes on this target: they are bits without anything to retain, and
  /// no longer and no more strictly aligned than the bytes are. The compiler knows, so that asking costs nothing.
  static var isSound: Bool {
    // A touch is changed where it is, as the element of a buffer: by its stride.
    holds(Touch.self) && holds(Flight.self) && MemoryLayout<Touch>.stride <= MemoryLayout<Bytes>.size
  }

  @inline(__always) private static func holds<Value>(_ type: Value.Type) -> Bool {
    _isPOD(type) && MemoryLayout<Value>.alignment <= MemoryLayout<Bytes>.alignment
      && MemoryLayout<Value>.size <= MemoryLayout<Bytes>.size
  }

  private var bytes = Bytes()
  private(set) var kind = Kind.idle

  /// What goes on.
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

  /// Reads or changes the touch where it is; nil where there is none.
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
