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
  readScenario(bytes)
  return 0
}

private func require(_ condition: Bool, _ message: @autoclosure () -> String) {
  if !condition { fatalError(message()) }
}

private func readRecording<Subject>(_ data: Data, of type: Subject.Type, _ check: (Subject) -> Void)
where Subject: ScrollSubject & Codable, Subject.Call: Codable {
  let decoder = JSONDecoder()
  decoder.nonConformingFloatDecodingStrategy = .convertFromString(
    positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
  let recording: ScrollRecording<Subject>
  do {
    recording = try ScrollRecording.reading { try decoder.decode(ScrollRecording<Subject>.self, from: data) }
  } catch {
    require(!error.description.isEmpty, "an error without a description")
    require(!error.description.contains(where: \.isNewline), "an error of two lines: \(error)")
    require(error.description.unicodeScalars.count <= 1000, "a long error: \(error)")
    return
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
