import Foundation

extension Decodable where Self: Encodable {
  /// The value, encoded as JSON and decoded.
  func coded() throws -> Self { try JSONDecoder().decode(Self.self, from: JSONEncoder().encode(self)) }
}
