@testable import ScrollKinetics

final class ScrollShareTests: XCTestCase {
  func testBeforeAtAndPastALimit() {
    let limits = 0.0...104.0
    let figures: [(delta: Double, offset: Double, consumed: Double, unconsumed: Double)] = [
      (0, 50, 0, 0), (54, 0, 54, 0), (104, 0, 104, 0), (154, 0, 104, 50), (-20, 50, -20, 0),
      (-70, 50, -50, -20),
      // At the limit ahead, and past it: nothing.
      (5, 104, 0, 5), (5, 110, 0, 5), (-5, -8, 0, -5),
      // Past the limit behind: the way back as well.
      (5, -8, 5, 0), (120, -8, 112, 8),
    ]
    for figure in figures {
      let share = ScrollShare(of: figure.delta, from: figure.offset, within: limits)
      assertSame(share.consumed, figure.consumed)
      assertSame(share.unconsumed, figure.unconsumed)
      let mirror = ScrollShare(of: 0 - figure.delta, from: 0 - figure.offset, within: -104.0...0.0)
      assertSame(mirror.consumed, 0 - figure.consumed)
      assertSame(mirror.unconsumed, 0 - figure.unconsumed)
    }
  }

  /// The parts add up as real numbers: their rounded sum is the whole, and nothing is lost in it.
  /// Catches: `consumed = delta - unconsumed` in `ScrollShare.init` made `consumed = most`.
  func testPartsAddUpExactly() {
    forAll("consumed + unconsumed = delta", count: 20_000) { generator -> (Double, Double, Double) in
      let delta = generator.double(exponents: -40...40)
      // Distances of all sizes, and offsets whose last bits do not fit the delta's.
      let distance = generator.double(exponents: -60...45).magnitude
      return (delta, generator.double(exponents: -30...30), distance)
    } check: { delta, offset, distance in
      let share = ScrollShare(of: delta, from: offset, within: (offset - distance)...(offset + distance))
      let sum = ExactSum(share.consumed, share.unconsumed)
      if sum.sum.bitPattern != delta.bitPattern || sum.error != 0 {
        return "\(share) adds up to \(sum.sum) + \(sum.error)"
      }
      return share.consumed * delta < 0 || share.unconsumed * delta < 0 ? "\(share) has the wrong sign" : nil
    }
  }
}
