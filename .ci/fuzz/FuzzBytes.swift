import ScrollGeometry
import ScrollKinetics

/// Numbers and choices read off the bytes of a fuzzer: every list of bytes means something, and a changed byte
/// changes one thing.
struct FuzzBytes {
  private var rest: Slice<UnsafeBufferPointer<UInt8>>

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    rest = bytes[...]
  }

  var isEmpty: Bool { rest.isEmpty }

  /// The next byte, or zero after the last.
  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  /// One of `count` numbers from 0 on.
  mutating func index(below count: Int) -> Int { Int(byte()) % count }

  /// One of `choices`.
  mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[index(below: choices.count)] }

  /// `true` for `odds` of 256 bytes.
  mutating func happens(_ odds: UInt8) -> Bool { byte() >= 255 - (odds - 1) }

  /// A finite number: mostly a sixteenth of points within a screen or two, rarely a number at the ends of what can be
  /// held, or any at all.
  mutating func number() -> Double {
    switch byte() {
    case 0..<100: return Double(Int8(bitPattern: byte()))
    case 100..<220: return Double(word()) / 16
    case 220..<235: return Double(word())
    case 235..<248: return pick(Self.extremes)
    default:
      let bits = (0..<4).reduce(UInt64(0)) { bits, _ in bits << 16 | UInt64(UInt16(bitPattern: word())) }
      let number = Double(bitPattern: bits)
      return number.isFinite ? number : 0
    }
  }

  private mutating func word() -> Int16 { Int16(byte()) << 8 | Int16(byte()) }

  private static let extremes: [Double] = {
    let magnitudes: [Double] = [
      .leastNonzeroMagnitude, .leastNormalMagnitude, 1e-160, 1e-9, 1.0 / 3, 1e5, 1e9, 0x1p53, 1e22, 1e160,
      1e300, .greatestFiniteMagnitude,
    ]
    return [-0.0] + magnitudes + magnitudes.map { -$0 }
  }()
}

// MARK: - Values

extension FuzzBytes {
  mutating func point() -> ScrollPoint { ScrollPoint(x: number(), y: number()) }

  mutating func vector() -> ScrollVector { ScrollVector(dx: number(), dy: number()) }

  mutating func size() -> ScrollSize {
    ScrollSize(width: number().magnitude, height: number().magnitude)
  }

  mutating func insets() -> ScrollInsets {
    ScrollInsets(top: number(), left: number(), bottom: number(), right: number())
  }

  /// A part of a whole, from 0 to 1.
  mutating func fraction() -> Double { Double(byte()) / 255 }

  /// Mostly the time between two samples or frames, rarely none, a negative one, or ages.
  mutating func delay() -> Duration {
    switch byte() {
    case 0..<20: .zero
    case 20..<180: .milliseconds(byte() / 8)
    case 180..<210: .microseconds(Int64(word()))
    case 210..<235: .milliseconds(Int64(word()))
    case 235..<250: .seconds(Int64(word()))
    case 250..<253: .nanoseconds(Int64(word()))
    // A hundred of them leave room for the longest flight before the last instant that there is.
    default: .seconds(Int64(word()) << 34)
    }
  }

  mutating func animation() -> ScrollAnimation? {
    switch index(below: 6) {
    case 0, 1: return nil
    case 2: return .uiKit
    case 3: return .eased(duration: fraction() * 4, timing: pick([CubicBezier.easeOut, .easeInOut, nil]))
    case 4: return .eased(duration: Swift.min(number().magnitude, 1e9))
    default:
      return .spring(ScrollSpring(dampingRatio: 0.05 + fraction() * 3, response: 0.01 + fraction() * 4))
    }
  }
}
