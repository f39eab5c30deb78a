@testable import ScrollKinetics

final class InOrderTests: XCTestCase {
  /// Elements of equal rank keep their order; with few and with many elements, ranks, and runs that are in order.
  /// Catches: in `stableOrder`, `isBefore(second, first)` negated, or with the two exchanged; in
  /// `inOrder(by:)`, `!indices.dropFirst().contains` made `!indices.dropFirst(2).contains`.
  func testOrderIsStable() {
    func draw(_ generator: inout SplitMix64) -> [Int] {
      let count = generator.integer(in: 0...(generator.happens(onceIn: 8) ? 300 : 12))
      let ranks = generator.pick([1, 3, 1000])
      return (0..<count).map { _ in generator.integer(in: 0...ranks) }
    }
    forAll("inOrder(by:) is stable", count: 1000, in: draw) { ranks in
      let elements = ranks.enumerated().map { (rank: $1, place: $0) }
      let expected = elements.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }
      let order = elements.inOrder { $0.rank < $1.rank }
      return order.elementsEqual(expected, by: ==) ? nil : "\(order)"
    }
  }
}
