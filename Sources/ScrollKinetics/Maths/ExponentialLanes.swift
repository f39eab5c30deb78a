// The exponential of several numbers at once: operation by operation what Exponential.swift does, and so bit by bit.

extension SIMD4<Double> {
  /// exp(x) in every lane; see `ScaledExponential`.
  @inline(__always) static func exp(_ x: SIMD4) -> SIMD4 {
    func all(_ number: Double) -> SIMD4 { SIMD4(repeating: number) }

    let shifted = x * all(0x1.71547652b82fep+6) + all(0x1.8p52)
    let k = shifted - all(0x1.8p52)
    let bits = unsafeBitCast(shifted, to: SIMD4<UInt64>.self)
    let (a, b) = (FractionalPower.of(bits[0]), FractionalPower.of(bits[1]))
    let (c, d) = (FractionalPower.of(bits[2]), FractionalPower.of(bits[3]))
    let power = unsafeBitCast(SIMD4(a.power, b.power, c.power, d.power), to: SIMD4<UInt64>.self)
    let scale = unsafeBitCast(power &+ (bits &>> 6) &<< 52, to: SIMD4.self)
    let lost = SIMD4(a.lost, b.lost, c.lost, d.lost)

    let head = x - k * all(0x1.62e42fefa0000p-7)
    let low = k * all(0x1.cf79abc9e3b3ap-46)
    let r = head - low
    let r2 = r * r
    let p01 = all(0.5) + r * all(0x1.5555555554afdp-3)
    let p23 = all(0x1.555555555487bp-5) + r * all(0x1.111122769cb8bp-7)
    let p = p01 + r2 * (p23 + r2 * all(0x1.6c16d980ced95p-10))
    let tail = (lost - low) + r2 * p

    return x.isOrdinary ? scale + scale * (head + tail) : eachExp(x)
  }

  /// Whether no lane needs a look at the ends of the range.
  @inline(__always) private var isOrdinary: Bool {
    let isOrdinary = (self .< SIMD4(repeating: 708)) .& (self .> SIMD4(repeating: -708))
    return isOrdinary.holdsEverywhere
  }

  @inline(never) private static func eachExp(_ x: SIMD4) -> SIMD4 {
    SIMD4(.exp(x[0]), .exp(x[1]), .exp(x[2]), .exp(x[3]))
  }
}

extension SIMDMask<SIMD4<Int64>> {
  /// Whether the condition holds in every lane.
  @inline(__always) var holdsEverywhere: Bool {
    let bits = unsafeBitCast(self, to: SIMD4<Int64>.self)
    let halves = bits.lowHalf & bits.highHalf
    return halves[0] & halves[1] != 0
  }

  /// Whether the condition holds in a lane.
  @inline(__always) var holdsSomewhere: Bool {
    let bits = unsafeBitCast(self, to: SIMD4<Int64>.self)
    let halves = bits.lowHalf | bits.highHalf
    return halves[0] | halves[1] != 0
  }
}
