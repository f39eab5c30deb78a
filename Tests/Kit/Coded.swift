import Foundation

extension Decodable where Self: Encodable {
  /// The value, encoded as JSON and decoded.
  func coded() throws -> Self { try JSONDecoder().decode(Self.self, from: JSONEncoder().encode(self)) }
}

extension Decodable {
  static func decoded(from json: String, by decoder: JSONDecoder = JSONDecoder()) throws -> Self {
    try decoder.decode(Self.self, from: Data(json.utf8))
  }
}
