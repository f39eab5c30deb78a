final class FingerNumbersTests: XCTestCase {
  /// Each finger that is down has a number of its own, the lowest that was free, and keeps it; as by a dictionary.
  /// Catches: in `FingerNumbers.insert`, `firstIndex(of: nil) ?? ` left out; `number < 64` made `number < 63`.
  func testEveryFingerHasTheLowestFreeNumber() {
    var full = 0
    forAll("fingers", count: 100, in: { random in (0..<300).map { _ in random.next() } }) {
      (words: [UInt64]) -> String? in
      var (fingers, plain, taken) = (FingerNumbers<UInt64>(), [UInt64: Int](), UInt64(0))
      for word in words {
        // Identifiers of 64 bits, two of which differ only in their upper half.
        let id = (word % 90) << 32 | 1_234_567
        let free = taken == .max ? nil : (~taken).trailingZeroBitCount
        full += free == nil ? 1 : 0
        if word >> 20 % 3 == 0 {
          let number = plain.removeValue(forKey: id)
          if let number { taken &= ~(1 << UInt64(number)) }
          if fingers.remove(id) != number { return "the lift of \(id) is not \(number as Any)" }
        } else {
          let number = plain[id] ?? free
          plain[id] = number
          if let number { taken |= 1 << UInt64(number) }
          if fingers.insert(id) != number { return "\(id) is not \(number as Any)" }
        }
        // All of them at every tenth step, since each is looked up among all.
        for (id, number) in plain where word >> 32 % 10 == 0 && fingers[id] != number {
          return "\(id) is no longer \(number)"
        }
        if fingers[7] != nil { return "a finger that is not down has a number" }
      }
      for id in plain.keys.shuffled() { fingers.remove(id) }
      return fingers == FingerNumbers() ? nil : "a lifted finger is left"
    }
    assertMet(full, moreThan: 100)
  }

  /// The 65th finger has no number, and takes the first that is free; a finger that is not down has none; the numbers are those that a
  /// scroller takes.
  func testTheSixtyFifthFingerHasNoNumber() {
    var fingers = FingerNumbers<String>()
    for number in 0..<64 {
      XCTAssertEqual(fingers.insert("\(number)"), number)
      XCTAssertNoThrow(try Scroller.Input.touchDown(.zero, finger: number).validate())
    }
    assertEqual((fingers.insert("64"), fingers["64"], fingers.remove("64")), (nil, nil, nil))
    XCTAssertEqual(fingers.insert("5"), 5, "its lift was lost")
    assertEqual((fingers.remove("5"), fingers.insert("64")), (5, 5))
    fingers.removeAll()
    assertEqual((fingers, fingers["64"], fingers.insert("64")), (FingerNumbers(), nil, 0))
  }
}
