@testable import ScrollKinetics

final class MemberListTests: XCTestCase {
  /// Inserted and removed anywhere, the members are the same as in an array; lists with the same members are equal, in
  /// whatever order they came.
  /// Catches: `places[moved] = place` left out of `remove(at:)`; `a.elementsEqual(b)` made `a.storage == b.storage`.
  func testIsAnArray() {
    forAll("a list of members is an array of them", count: 400) { random in
      var (list, array) = (ScrollScreen.MemberList(), [ScrollScreen.Member]())
      for _ in 0..<random.integer(in: 1...40) {
        if let last = array.indices.last, random.happens(onceIn: 3) {
          let index = random.integer(in: 0...last)
          list.remove(at: index)
          array.remove(at: index)
        } else {
          let member = ScrollScreen.Member(id: ScrollScreen.ID(random.integer(in: 0...99)), scroller: .tall())
          let index = random.integer(in: 0...array.count)
          list.insert(member, at: index)
          array.insert(member, at: index)
        }
        if let last = array.indices.last {
          let (index, children) = (random.integer(in: 0...last), random.integer(in: 0...9))
          list[index].children = children
          array[index].children = children
        }
        XCTAssertEqual(Array(list), array)
        XCTAssertEqual(list, ScrollScreen.MemberList(array))
        XCTAssertEqual(list.hashValue, ScrollScreen.MemberList(array).hashValue)
      }
    }
  }
}
