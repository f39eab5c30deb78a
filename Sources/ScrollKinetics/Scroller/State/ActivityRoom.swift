/// Where a scroller keeps what goes on: a touch or a flight in the same bytes, so that a touch can be changed where it
/// is.
///
/// Swift takes a payload of this size out of an enumeration by copying it twice, and puts it back by copying it twice.
/// Each copy waits for what was just written: a fifth of a sample's time, and a quarter of a step's. The enumeration is
/// still what everything else sees. Both types are plain numbers, without anything that is counted.
struct ActivityRoom {
  /// Which of the cases is there.
  enum Kind: UInt8 {
    case idle, touching, moving
  }

  private typealias Four = (UInt64, UInt64, UInt64, UInt64)

  /// 250 bytes, as many as a flight takes: room for plain numbers of any type.
  private struct Bytes {
    var words: (Four, Four, Four, Four, Four, Four, Four) = (none, none, none, none, none, none, none)
    var moreWords: (UInt64, UInt64, UInt64) = (0, 0, 0)
    var rest: UInt16 = 0
    static var none: Four { (0, 0, 0, 0) }
  }

  /// How many bytes there are.
  static var size: Int { MemoryLayout<Bytes>.size }

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
