#if os(Linux)
  import Foundation
  import XCTest

  /// Why the tool has a reader of JSON of its own: see `JSONValue`.
  final class FoundationJSONTests: XCTestCase {
    private struct Number<Value: Decodable>: Decodable { var t: Value }

    private func t<Value: Decodable>(_ type: Value.Type, in text: String) throws -> Value {
      try JSONDecoder().decode(Number<Value>.self, from: Data(text.utf8)).t
    }

    func testOfTwoMembersWithOneNameItTakesOne() throws {
      let text = #"{"t": 1, "t": 2}"#
      XCTAssertEqual(try t(Int.self, in: text), 1)
      let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Int]
      XCTAssertEqual(object, ["t": 2])
    }

    func testItDoesNotSayWhereATextIsNotJSON() {
      XCTAssertThrowsError(try t([Int].self, in: "{\"t\": [1,\n 2 3]}")) { error in
        XCTAssertFalse("\(error)".contains("2"), "a line, a column or the character: \(error)")
      }
    }

    func testNoTypeOfItsNumbersHoldsAll() {
      XCTAssertThrowsError(try t(Decimal.self, in: #"{"t": 1e-300}"#))
      XCTAssertEqual(try t(Double.self, in: #"{"t": 0.1000000000000000055}"#), 0.1)
    }
  }
#endif
