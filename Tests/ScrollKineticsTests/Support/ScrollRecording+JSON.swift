extension ScrollRecording where Subject: Codable, Subject.Call: Codable {
  init(json data: Data) throws(ScrollRecordingError) {
    let decoder = JSONDecoder.ofAnyNumber
    self = try Self.reading { try decoder.decode(Self.self, from: data) }
  }

  init(json text: String) throws(ScrollRecordingError) { try self.init(json: Data(text.utf8)) }

  /// Returns why the text is refused; nil if it is a recording.
  static func fault(inJSON text: String) -> ScrollRecordingError? {
    do throws(ScrollRecordingError) {
      _ = try ScrollRecording(json: text)
      return nil
    } catch {
      return error
    }
  }
}

extension String {
  /// The text of a recording with its calls in lines, as a golden shows it.
  var inLines: String { replacing("},{\"", with: "},\n{\"").replacing("\",\"", with: "\",\n\"") + "\n" }
}
