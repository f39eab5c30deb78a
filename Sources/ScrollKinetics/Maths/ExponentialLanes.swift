// The exponential of two numbers at once, with the same operations as in Exponential.swift, and thus the same bits.

extension SIMD2<Double> {
  /// Returns exp(x) in both lanes, where |x| < `leastUnusualExponent`.
  @inline(__always) static func ordinaryExp(_ x: SIMD2) -> SIMD2 {
    func both(_ number: Double) -> SIMD2 { SIMD2(repeating: number) }

    let shifted = x * both(0x1.71547652b82fep+6) + both(0x1.8p52)
    let k = shifted - both(0x1.8p52)
    let bits = unsafeBitCast(shifted, to: SIMD2<UInt64>.self)
    let (a, b) = (FractionalPower.of(bits[0]), FractionalPower.of(bits[1]))
    let power = unsafeBitCast(SIMD2(a.power, b.power), to: SIMD2<UInt64>.self)
    let scale = unsafeBitCast(power &+ (bits &>> 6) &<< 52, to: SIMD2.self)

    let head = x - k * both(0x1.62e42fefa0000p-7)
    let low = k * both(0x1.cf79abc9e3b3ap-46)
    let small = SIMD2(a.lost, b.lost) - low
    let r = head - low
    let r2 = r * r
    let p01 = both(0x1.fffffffffe5bep-2) + r * both(0x1.555555555459ep-3)
    let p23 = (r2 * both(0x1.111125bd51202p-7)) * (r + both(0x1.40000165703cep+2))
    return scale + (scale * (head + small) + (scale * r2) * (p01 + p23))
  }
}
