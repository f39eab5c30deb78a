import Foundation

@testable import ScrollKinetics

extension ScrollRecording {
  /// The recording as JSON text, with sorted keys.
  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }

  init(json data: Data) throws(Fault) {
    let decoder = JSONDecoder.ofAnyNumber
    self = try Self.reading { try decoder.decode(Self.self, from: data) }
  }

  init(json text: String) throws(Fault) { try self.init(json: Data(text.utf8)) }

  /// Returns why the text is refused; nil if it is a recording.
  static func fault(inJSON text: String) -> Fault? {
    do throws(Fault) {
      _ = try ScrollRecording(json: text)
      return nil
    } catch {
      return error
    }
  }
}
