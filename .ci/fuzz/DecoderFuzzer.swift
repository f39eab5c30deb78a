// For arbitrary bytes, the decoders of recordings and scenarios return a value that replays, or throw a typed error of
// one line.

import Foundation
import ScrollGeometry
import ScrollKinetics
import ScrollTrace

/// Reads the bytes as either kind of file.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneText(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  readRecording(Data(bytes), of: Scroller.self) { $0.checkInvariants() }
  readRecording(Data(bytes), of: ScrollScreen.self) { $0.checkInvariants() }
  readPopulation(Data(bytes))
  readScenario(bytes)
  return 0
}

private func require(_ condition: Bool, _ message: @autoclosure () -> String) {
  if !condition { fatalError(message()) }
}

private var decoder: JSONDecoder {
  let decoder = JSONDecoder()
  decoder.nonConformingFloatDecodingStrategy = .convertFromString(
    positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
  return decoder
}

/// Checks the error of a decoder of recordings.
private func checkError(_ error: ScrollRecordingError) {
  require(!error.description.isEmpty, "an error without a description")
  require(!error.description.contains(where: \.isNewline), "an error of two lines: \(error)")
  require(error.description.unicodeScalars.count <= 1000, "a long error: \(error)")
}

private func readPopulation(_ data: Data) {
  let recording: ScrollPopulation.Recording
  do {
    recording = try decoder.decode(ScrollPopulation.Recording.self, from: data)
  } catch let error as ScrollRecordingError {
    return checkError(error)
  } catch {
    // Bytes that are no JSON at all.
    return require(error is DecodingError, "an error of another type: \(error)")
  }
  // A few bytes can stand for millions of equal agents.
  guard recording.count <= 100 else { return }
  let end = recording.replay()
  for index in 0..<end.count {
    end[index].checkInvariants()
    require(recording.replay(agent: index) == end[index], "agent \(index) alone is another")
  }
  do {
    let again = try decoder.decode(ScrollPopulation.Recording.self, from: JSONEncoder().encode(recording))
    require(again == recording, "written and read, a recording is another")
  } catch {
    fatalError("a recording cannot be written and read again: \(error)")
  }
}

private func readRecording<Subject>(_ data: Data, of type: Subject.Type, _ check: (Subject) -> Void)
where Subject: ScrollSubject & Codable, Subject.Call: Codable {
  let recording: ScrollRecording<Subject>
  do {
    recording = try ScrollRecording.reading { try decoder.decode(ScrollRecording<Subject>.self, from: data) }
  } catch {
    return checkError(error)
  }
  check(recording.start)
  let end = recording.replay { subject, _ in check(subject) }

  // The decoded value is encoded and decoded again, and must be equal.
  do {
    let again = try decoder.decode(ScrollRecording<Subject>.self, from: JSONEncoder().encode(recording))
    require(again == recording, "written and read, a recording is another")
    require(again.replay() == end, "written and read, a recording ends elsewhere")
  } catch {
    fatalError("a recording cannot be written and read again: \(error)")
  }
}

private func readScenario(_ bytes: [UInt8]) {
  var limits = ScenarioLimits()
  limits.rows = 400
  let scenario: Scenario
  do {
    scenario = try Scenario(reading: bytes, limits: limits)
  } catch {
    require(!error.description.contains(where: \.isNewline), "an error of two lines: \(error)")
    require(error.description.utf8.count <= 1000, "a long error: \(error)")
    return
  }
  var replay = Replay(scenario)
  while let row = replay.next() {
    replay.subject.checkInvariants()
    require(row.offset.isFinite && row.velocity.isFinite, "a row that is not finite: \(row)")
  }
}
