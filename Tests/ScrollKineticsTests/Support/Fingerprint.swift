/// A 64-bit FNV-1a hash of numbers, for goldens: the same on every platform, unlike `Hasher`.
struct Fingerprint: Equatable {
  private(set) var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Takes in all bits of `x`, the least significant byte first. −0 is not +0.
  mutating func combine(_ x: Double) { combine(x.bitPattern) }

  /// Takes in the bytes of `word`, the least significant first.
  mutating func combine(_ word: UInt64) {
    var rest = word
    for _ in 0..<8 {
      hash = (hash ^ (rest & 0xff)) &* 0x100_0000_01b3
      rest >>= 8
    }
  }
}
