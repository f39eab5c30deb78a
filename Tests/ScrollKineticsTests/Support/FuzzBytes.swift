import ScrollGeometry
import ScrollKinetics

/// Numbers and choices derived from the bytes of a fuzzer or of a test. Every list of bytes is valid, and changing a byte
/// changes one thing.
struct FuzzBytes {
  private var rest: Slice<UnsafeBufferPointer<UInt8>>

  init(_ bytes: UnsafeBufferPointer<UInt8>) { rest = bytes[...] }

  var isEmpty: Bool { rest.isEmpty }

  /// The next byte, or zero after the last.
  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  /// One of `count` numbers from 0 on.
  mutating func index(below count: Int) -> Int { Int(byte()) % count }

  mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[index(below: choices.count)] }

  /// `true` for `odds` of 256 bytes.
  mutating func happens(_ odds: UInt8) -> Bool { byte() >= 255 - (odds - 1) }

  /// Returns a finite number: mostly a multiple of a sixteenth within two screens, rarely an extreme number or an arbitrary one.
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

extension FuzzBytes {
  mutating func point() -> ScrollPoint { ScrollPoint(x: number(), y: number()) }

  mutating func vector() -> ScrollVector { ScrollVector(dx: number(), dy: number()) }

  mutating func size() -> ScrollSize { ScrollSize(width: number().magnitude, height: number().magnitude) }

  mutating func insets() -> ScrollInsets {
    ScrollInsets(top: number(), left: number(), bottom: number(), right: number())
  }

  /// A part of a whole, from 0 to 1.
  mutating func fraction() -> Double { Double(byte()) / 255 }

  /// A part of a whole, more than 0 and less than 1.
  mutating func share() -> Double { (Double(UInt16(bitPattern: word())) + 0.5) * 0x1p-16 }

  /// Returns a delay: mostly the time between two samples or frames, rarely zero, a negative or a very long one.
  mutating func delay() -> Duration {
    switch byte() {
    case 0..<20: .zero
    case 20..<180: .milliseconds(byte() / 8)
    case 180..<210: .microseconds(Int64(word()))
    case 210..<235: .milliseconds(Int64(word()))
    case 235..<250: .seconds(Int64(word()))
    case 250..<253: .nanoseconds(Int64(word()))
    // A hundred of these leave room for the longest flight before the last instant.
    default: .seconds(Int64(word()) << 34)
    }
  }

  /// Returns a scale: mostly that of a real display, or any from 0.5 to 4; rarely an extreme one.
  mutating func scale() -> Double {
    switch byte() {
    case 0..<100: return pick([2, 3, 0.5, 1.25, 1.5, 1.75, 2.25, 2.625, 2.75, 3.5])
    case 100..<200: return 0.5 + 3.5 * fraction()
    case 200..<230: return 0.5 + Double(UInt16(bitPattern: word())) / 18_724.28
    default: return pick([1e-300, 1e300, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 0x1p51 + 0.5])
    }
  }

  mutating func distances() -> Scroller.KeyDistances {
    happens(64) ? Scroller.KeyDistances(line: step(), page: step()) : .standard
  }

  private mutating func step() -> ScrollStep {
    switch index(below: 4) {
    case 0: .points(number().magnitude)
    case 1: .fraction(number().magnitude)
    case 2: .overlap(number().magnitude, atLeast: fraction())
    default: .twoThirdsPower
    }
  }

  mutating func animation() -> ScrollAnimation? {
    switch index(below: 7) {
    case 6: return .wheel
    case 0, 1: return nil
    case 2: return .uiKit
    case 3: return .eased(duration: duration(fraction() * 4), timing: timing())
    case 4: return .eased(duration: duration(number().magnitude), timing: timing())
    default: return .spring(spring())
    }
  }

  /// Returns a duration, exact to the attosecond and limited to the range of instants.
  private func duration(_ seconds: Double) -> Duration { ScrollInstant(seconds: seconds).sinceOrigin }

  /// Returns an arrival within seconds, or within any valid time; or along a spring.
  mutating func arrival() -> ScrollArrival {
    switch index(below: 4) {
    case 0: .within(duration(0.01 + fraction() * 3))
    case 1: .within(Swift.max(duration(positive()), Duration(secondsComponent: 0, attosecondsComponent: 1)))
    default: .spring(spring())
    }
  }

  /// Returns any valid timing function: times from 0 to 1, and progress of any size.
  private mutating func timing() -> CubicBezier? {
    switch index(below: 4) {
    case 0: nil
    case 1: pick([.easeOut, .easeInOut])
    default: CubicBezier(x1: fraction(), y1: number(), x2: fraction(), y2: number())
    }
  }

  /// Returns a spring that oscillates and comes to rest within seconds, or any valid one.
  private mutating func spring() -> ScrollSpring {
    happens(128)
      ? ScrollSpring(angularFrequency: positive(), dampingRatio: positive())
      : ScrollSpring(dampingRatio: 0.05 + fraction() * 3, response: 0.01 + fraction() * 4)
  }

  mutating func positive() -> Double { Swift.max(.leastNonzeroMagnitude, number().magnitude) }
}
