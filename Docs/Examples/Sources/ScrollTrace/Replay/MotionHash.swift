import ScrollGeometry

/// A fingerprint of a motion: FNV-1a, 64 bits, over the little-endian bytes of x, y, vx, vy of every frame.
///
/// Of a screen these are the numbers of the members that are on it. Where content can be zoomed, its scale follows vy,
/// and where content is drawn stretched, the stretch.
///
///     hash = 14695981039346656037, then for every byte: hash = (hash xor byte)·1099511628211 mod 2⁶⁴
package struct MotionHash: Hashable, Sendable, CustomStringConvertible {
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  package init() {}

  /// Adds a row. Rows of inputs are ignored.
  package mutating func add(_ row: TraceRow) {
    guard row.source == .frame else { return }
    func add(
      _ offset: ScrollPoint, _ velocity: ScrollVector, _ viewport: Viewport, _ stretch: ScrollVector?
    ) {
      for number in [offset.x, offset.y, velocity.dx, velocity.dy] { self.add(number) }
      if row.zooms { self.add(viewport.zoomScale) }
      if let stretch { for number in [stretch.dx, stretch.dy] { self.add(number) } }
    }
    if !row.isOfScreen { add(row.offset, row.velocity, row.viewport, row.stretch) }
    for member in row.members where member.isPresent {
      add(member.offset, member.velocity, member.viewport, member.stretch)
    }
  }

  mutating func add(_ number: Double) {
    var bits = number.bitPattern
    for _ in 0..<8 {
      value = (value ^ (bits & 0xff)) &* 0x100_0000_01b3
      bits >>= 8
    }
  }

  /// The hash in 16 hexadecimal digits.
  package var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
