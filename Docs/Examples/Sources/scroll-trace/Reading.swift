import Foundation
import ScrollKinetics
import ScrollTrace

/// The keys that distinguish the tool's kinds of JSON.
private struct Header: Decodable {
  /// Of a recording.
  let format, subject: String?
  /// Of a trace.
  let hash: String?
  /// Of a vector.
  let certainty: String?

  init(_ bytes: [UInt8]) {
    self = (try? JSONDecoder().decode(Header.self, from: Data(bytes))) ?? Header()
  }

  private init() { (format, subject, hash, certainty) = (nil, nil, nil, nil) }
}

/// Returns whether the bytes are a trace in CSV: their first line names columns.
private func isTable(_ bytes: [UInt8]) -> Bool {
  bytes.first { !" \t\r\n".utf8.contains($0) }.map { $0 != UInt8(ascii: "{") } ?? false
    && bytes.prefix { $0 != UInt8(ascii: "\n") }.split(separator: UInt8(ascii: ",")).contains {
      $0.elementsEqual("t".utf8)
    }
}

extension Motion {
  /// Returns the scenario or the recording in the file at `path`.
  init(file path: String) throws {
    self = try Motion(try readFile(path), in: path)
  }

  /// Returns the scenario or the recording that `bytes`, the contents of `file`, contain, or the scenario of a vector.
  init(_ bytes: [UInt8], in file: String) throws {
    do {
      let header = Header(bytes)
      if isTable(bytes) || header.hash != nil && header.format == nil {
        throw Refusal(traceIn: file)
      }
      guard header.format == ScrollRecording<Scroller>.format else {
        self = .scenario(
          header.certainty == nil
            ? try Scenario(reading: bytes) : try ConformanceVector(reading: bytes).scenario)
        return
      }
      self = .recording(
        try StoredRecording(bytes, of: header.subject), name: URL(filePath: file).lastPathComponent)
    } catch let error as ScenarioError {
      throw Refusal(error, in: file)
    } catch let error as ScrollRecordingError {
      throw Refusal(error, in: file)
    }
  }
}

extension ConformanceVector {
  /// Returns the vector in the file at `path`; nil if it is another file.
  init?(file path: String) throws {
    let bytes = try readFile(path)
    guard Header(bytes).certainty != nil else { return nil }
    do throws(ScenarioError) {
      try self.init(reading: bytes)
    } catch {
      throw Refusal(error, in: path)
    }
  }
}

extension [Scenario] {
  /// The longest file of the recorder, in bytes.
  private static let longest = 1 << 28

  /// Returns the recordings in the file at `path`; throws `missing` where one has no rows.
  init(recordedIn path: String, or missing: Refusal) throws {
    do {
      self = try Scenario.all(reading: try readFile(path, limit: Self.longest))
    } catch let error as ScenarioError {
      throw Refusal(error, in: path)
    }
    guard !isEmpty, allSatisfy({ $0.recorded != nil }) else { throw missing }
  }
}

extension TraceSeries {
  /// The longest file of a trace, in bytes.
  private static let longest = 1 << 30

  /// Returns the replay of `motion`, which was read from `file`, and shows its progress.
  init(replaying motion: Motion, in file: String) throws {
    guard !motion.isOfScreen else { throw Refusal(screenIn: file) }
    self = withProgress(of: motion.rowCount) { TraceSeries(motion, progress: $0) }
  }

  /// Returns the trace in the file at `path`, or the replay of a scenario or recording.
  init(file path: String) throws {
    let bytes = try readFile(path, limit: Self.longest)
    do {
      guard bytes.first(where: { !" \t\r\n".utf8.contains($0) }) == UInt8(ascii: "{") else {
        let lines = bytes.count { $0 == UInt8(ascii: "\n") }
        self = try withProgress(of: lines) { try TraceSeries(csv: bytes, progress: $0) }
        return
      }
      let header = Header(bytes)
      self =
        header.hash != nil && header.format == nil
        ? try TraceSeries(json: bytes) : try TraceSeries(replaying: try Motion(bytes, in: path), in: path)
    } catch let error as ScenarioError {
      throw Refusal(error, in: path)
    }
  }
}

extension StoredRecording {
  /// Returns the recording of the named subject that `bytes` contain.
  fileprivate init(_ bytes: [UInt8], of subject: String?) throws(ScrollRecordingError) {
    func read<Subject>(_ type: ScrollRecording<Subject>.Type) throws(ScrollRecordingError)
      -> ScrollRecording<Subject> where Subject: Codable, Subject.Call: Codable
    {
      try type.reading { try JSONDecoder().decode(type, from: Data(bytes)) }
    }
    self =
      subject == ScrollRecording<ScrollScreen>.subject
      ? .screen(try read(ScrollRecording<ScrollScreen>.self))
      : .scroller(try read(ScrollRecording<Scroller>.self))
  }
}
