// The exponentials of several numbers at once: operation by operation what Exponential.swift does, and so bit by bit.

/// Several numbers that are computed with as one.
protocol ExponentialLanes: SIMD where Scalar == Double {
  /// As many bit patterns.
  associatedtype Bits: SIMD where Bits.Scalar == UInt64

  // Named, since the operators of all SIMD types go from number to number.
  static func + (a: Self, b: Self) -> Self
  static func - (a: Self, b: Self) -> Self
  static func * (a: Self, b: Self) -> Self

  /// Every bit pattern moved up by 52 places.
  var exponentBits: Bits { get }
  /// The numbers of these bit patterns with `bits` added.
  func addingBits(_ bits: Bits) -> Self
  /// Whether all magnitudes are at least `low` and less than `high`.
  func haveMagnitudes(from low: Double, below high: Double) -> Bool
}

/// exp(x) as 2^k · (head + tail) for every lane; see `ScaledExponential`.
struct ScaledExponentials<Lanes: ExponentialLanes> {
  let x: Lanes
  let head: Lanes
  let tail: Lanes
  let exponent: Lanes.Bits

  @inline(__always) init(of x: Lanes) {
    self.x = x
    func all(_ number: Double) -> Lanes { Lanes(repeating: number) }

    let shifted = x * all(0x1.71547652b82fep+0) + all(0x1.8p52)
    let k = shifted - all(0x1.8p52)
    exponent = shifted.exponentBits

    let high = x - k * all(0x1.62e42fefa3800p-1)
    let low = k * all(0x1.ef35793c76730p-45)
    let r = high - low

    let r2 = r * r
    let r4 = r2 * r2
    let p01 = all(0x1.555555555555cp-3) + r * all(0x1.555555555316fp-5)
    let p23 = all(0x1.111111110e581p-7) + r * all(0x1.6c16c17cf2b04p-10)
    let p45 = all(0x1.a01a01b672556p-13) + r * all(0x1.a019aa9add8f0p-16)
    let p67 = all(0x1.71dde8813ac43p-19) + r * all(0x1.28a018fa9a5bdp-22)
    let p = (p01 + r2 * p23) + r4 * ((p45 + r2 * p67) + r4 * all(0x1.af793379992ddp-26))

    let curvature = all(0.5) * r2 + (r * r2) * p
    let sum = all(1) + high
    head = sum
    tail = ((all(1) - sum) + high) + (curvature - low)
  }

  /// exp(x) in every lane.
  @inline(__always) var exp: Lanes {
    let product = (head + tail).addingBits(exponent)
    if x.haveMagnitudes(from: 0, below: 708) { return product }
    return eachLane { Double.exp($0) }
  }

  /// exp(x) and exp(x) − 1 in every lane.
  @inline(__always) var exponentials: (exp: Lanes, expm1: Lanes) {
    guard x.haveMagnitudes(from: 0x1p-54, below: 64) else {
      return (eachLane { Double.exp($0) }, eachLane { Double.expm1($0) })
    }
    let one = Lanes(repeating: 1)
    let scale = one.addingBits(exponent)
    let (a, b) = (head * scale, Lanes(repeating: -1))
    let sum = a + b
    let partOfB = sum - a
    let partOfA = sum - partOfB
    let error = (a - partOfA) + (b - partOfB)
    return ((head + tail).addingBits(exponent), sum + (error + tail * scale))
  }

  /// What `function` makes of every x: for the ends of the range, a lane at a time.
  @inline(never) private func eachLane(_ function: (Double) -> Double) -> Lanes {
    var result = x
    for lane in x.indices { result[lane] = function(x[lane]) }
    return result
  }
}

extension SIMD4: ExponentialLanes where Scalar == Double {
  @inline(__always) var exponentBits: SIMD4<UInt64> { unsafeBitCast(self, to: SIMD4<UInt64>.self) &<< 52 }

  @inline(__always) func addingBits(_ bits: SIMD4<UInt64>) -> SIMD4 {
    unsafeBitCast(unsafeBitCast(self, to: SIMD4<UInt64>.self) &+ bits, to: SIMD4.self)
  }

  @inline(__always) func haveMagnitudes(from low: Double, below high: Double) -> Bool {
    let magnitude = unsafeBitCast(
      unsafeBitCast(self, to: SIMD4<UInt64>.self) & SIMD4<UInt64>(repeating: ~(1 << 63)), to: SIMD4.self)
    let mask = (magnitude .>= SIMD4(repeating: low)) .& (magnitude .< SIMD4(repeating: high))
    return mask[0] && mask[1] && mask[2] && mask[3]
  }
}
