import ScrollGeometry
import XCTest

@testable import ScrollKinetics

/// Laws that hold for every scroller whose content can be zoomed, and every script (PHYSICS §11).
final class ZoomLawsTests: XCTestCase {
  private func forAllScripts(
    _ law: String, count: Int = 800, kinds: ScrollerScript.Kinds = .all,
    integration: Scroller.Physics.Integration? = nil,
    file: StaticString = #filePath, line: UInt = #line, test: StaticString = #function,
    check: (ScrollerScript) -> String?
  ) {
    forAll(
      law, count: count, in: { ScrollerScript(zooming: &$0, kinds: kinds, integration: integration) },
      shrinking: { $0.removals }, file: file, line: line, test: test, check: check)
  }

  func testPhasesEventsAndInvariants() {
    forAllScripts("phases go along the arrows, events come in order, offsets are finite", check: \.phaseFault)
  }

  func testRestsAtTheAnnouncedTargetInTime() {
    forAllScripts("left alone, it rests at its target when it says", integration: .exact, check: \.restFault)
  }

  func testAlwaysComesToRest() {
    forAllScripts("left alone, it comes to rest", integration: .displayLink, check: \.restFault)
  }

  func testSlicingTimeChangesNoBit() {
    forAllScripts("frames in between change no bit", integration: .exact, check: \.slicingFault)
  }

  func testShiftInTimeChangesNoBit() {
    forAllScripts("moving all instants changes no bit", check: \.shiftFault)
  }

  func testMirrorNegatesEveryOffset() {
    forAllScripts(
      "mirrored, every offset is negated", kinds: [.touches, .drags, .program, .scrolls],
      check: \.mirrorFault)
  }

  func testSwappedAxesSwapTheBits() {
    forAllScripts(
      "with the axes swapped, offsets are swapped", kinds: [.touches, .drags, .program, .scrolls],
      check: \.swapFault)
  }
}
