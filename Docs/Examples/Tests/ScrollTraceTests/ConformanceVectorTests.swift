import Foundation
import ScrollGeometry
import XCTest

@testable import ScrollTrace

/// The vectors in Docs/Conformance.
///
/// All offsets but those of `ours` come from recordings, formulas and documents, not from the library. `SCROLL_TRACE_RECORD=1` writes the files anew.
final class ConformanceVectorTests: XCTestCase {
  static let folder = Docs.folder.appending(path: "Conformance")

  /// The files are those written here, and the library passes them.
  ///
  /// Catches: `filter` left out of `ConformanceReply.init(to:)`; any change of a motion.
  func testFilesAreUpToDate() throws {
    let vectors = try WrittenVector.all()
    for written in vectors {
      let file = Self.folder.appending(path: written.name + ".json")
      if ProcessInfo.processInfo.environment["SCROLL_TRACE_RECORD"] == "1" {
        try written.text.write(to: file, atomically: true, encoding: .utf8)
      }
      XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), written.text, written.name)
      let vector = try ConformanceVector(reading: Array(written.text.utf8))
      let outcome = vector.outcome(of: ConformanceReply(to: vector.scenario))
      guard case .passed = outcome else {
        XCTFail("\(written.name): \(outcome)")
        continue
      }
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    XCTAssertEqual(Set(files), Set(vectors.map { $0.name + ".json" }))
  }

  /// Every offset of a vector matters: moved by more than the tolerance, it fails.
  ///
  /// Catches: `guard difference <= .infinity` in `outcome(of:)`; only one axis compared.
  func testEveryOffsetIsCompared() throws {
    for written in try WrittenVector.all() {
      let (name, vector) = (written.name, try ConformanceVector(reading: Array(written.text.utf8)))
      guard case .offsets(let offsets) = ConformanceReply(to: vector.scenario) else { return XCTFail(name) }
      for expectation in vector.expected {
        for axis in [\ScrollPoint.x, \.y] {
          for side in [-1.0, 1] {
            var moved = offsets
            moved[expectation.frame][keyPath: axis] += side * (2 * vector.tolerance + 1e-6)
            guard case .failed = vector.outcome(of: .offsets(moved)) else {
              return XCTFail("\(name), frame \(expectation.frame)")
            }
          }
        }
      }
      guard case .failed = vector.outcome(of: .offsets(offsets.dropLast())) else { return XCTFail(name) }
      XCTAssertEqual(vector.outcome(of: .unsupported("touch")), .unsupported("touch"))
    }
  }

  func testFaultsOfVectors() throws {
    func vector(_ offsets: String, certainty: String = "ours", tolerance: String = "0") throws {
      let text = """
        {"certainty": "\(certainty)", "claim": "c", "source": "s", "tolerance": \(tolerance),
         "scenario": \(Scenario.text()), "offsets": \(offsets)}
        """
      _ = try ConformanceVector(reading: Array(text.utf8))
    }
    XCTAssertNoThrow(try vector("[[0, 0, 0], [10, 0, 0]]"))
    for (offsets, message) in [
      ("[]", "offsets: must not be empty, but is []"),
      (
        "[[11, 0, 0]]",
        "offsets[0]: must begin with the number of a later frame, at most 10, but is [11, 0, 0]"
      ),
      (
        "[[1, 0, 0], [1, 0, 0]]",
        "offsets[1]: must begin with the number of a later frame, at most 10, but is [1, 0, 0]"
      ),
      (
        "[[0.5, 0, 0]]",
        "offsets[0]: must begin with the number of a later frame, at most 10, but is [0.5, 0, 0]"
      ),
      ("[[0, 0]]", "offsets[0]: must be an array of 3 numbers, but is [0, 0]"),
    ] {
      XCTAssertThrowsError(try vector(offsets)) { XCTAssertEqual("\($0)", message) }
    }
    XCTAssertThrowsError(try vector("[[0, 0, 0]]", certainty: "true"))
    XCTAssertThrowsError(try vector("[[0, 0, 0]]", tolerance: "-1"))
  }
}
