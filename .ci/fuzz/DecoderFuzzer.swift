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
  readRecording(Data(bytes))
  readScenario(bytes)
  return 0
}

private func require(_ condition: Bool, _ message: @autoclosure () -> String) {
  if !condition { fatalError(message()) }
}

private func readRecording(_ data: Data) {
  let decoder = JSONDecoder()
  decoder.nonConformingFloatDecodingStrategy = .convertFromString(
    positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
  let recording: ScrollRecording
  do {
    recording = try ScrollRecording.reading { try decoder.decode(ScrollRecording.self, from: data) }
  } catch {
    require(!error.description.isEmpty, "an error without a description")
    require(!error.description.contains(where: \.isNewline), "an error of two lines: \(error)")
    require(error.description.unicodeScalars.count <= 1000, "a long error: \(error)")
    return
  }
  recording.start.checkInvariants()
  recording.chain?.checkInvariants()
  recording.screen?.checkInvariants()
  let end = recording.replay { scroller, _ in scroller.checkInvariants() }
  let lastChain = recording.replayChain { chain, _ in chain.checkInvariants() }
  let lastScreen = recording.replayScreen { screen, _ in screen.checkInvariants() }

  // The decoded value is encoded and decoded again, and must be equal.
  do {
    let again = try decoder.decode(ScrollRecording.self, from: JSONEncoder().encode(recording))
    require(again == recording, "written and read, a recording is another")
    require(again.replay() == end, "written and read, a recording ends elsewhere")
    require(again.replayChain() == lastChain, "written and read, a recording of a chain ends elsewhere")
    require(again.replayScreen() == lastScreen, "written and read, a recording of a screen ends elsewhere")
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
