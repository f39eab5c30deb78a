// Every list of bytes is a script, and every script must keep the laws.

import ScrollGeometry
import ScrollKinetics

#if canImport(Glibc)
  import Glibc
#endif

/// Stops the program if no bytes change some property of the physics.
@_cdecl("LLVMFuzzerInitialize")
public func testAlphabet(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>
) -> CInt {
  var generator = SplitMix64(seed: 0)
  let physics = (0..<2000).map { _ in
    let bytes = (0..<100).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
    return bytes.withUnsafeBufferPointer {
      var bytes = FuzzBytes($0)
      return ScrollerScript.physics(&bytes)
    }
  }
  let constant = ScrollerScript.constantProperties(of: physics)
  if !constant.isEmpty { fatalError("no bytes change \(constant)") }
  return 0
}

/// Runs the bytes as a script, and stops the program if a law is broken.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneScript(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var bytes = FuzzBytes(UnsafeBufferPointer(start: start, count: count))
  let script = ScrollerScript(&bytes)
  if isShown { print(script) }
  script.run { $0.after.checkInvariants() }
  let laws: [(String, KeyPath<ScrollerScript, String?>)] = [
    ("phases and events", \.phaseFault), ("rest", \.restFault), ("slicing", \.slicingFault),
    ("shift", \.shiftFault), ("mirror", \.mirrorFault), ("swap", \.swapFault),
    ("changed physics", \.physicsFault),
  ]
  for (law, fault) in laws {
    if let fault = script[keyPath: fault] {
      print("\(law): \(fault)\n\(script)")
      fflush(nil)
      fatalError("\(law): \(fault)")
    }
  }
  return 0
}

/// Whether every script is printed before it is run: for a reproducer that crashes.
private let isShown = getenv("SCROLL_SHOW") != nil
