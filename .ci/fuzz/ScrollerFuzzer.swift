// Every list of bytes is a script, and every script must keep the laws.

import ScrollGeometry
import ScrollKinetics

#if canImport(Glibc)
  import Glibc
#endif

/// Runs the bytes as a script, and stops the program if a law is broken.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneScript(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var bytes = FuzzBytes(UnsafeBufferPointer(start: start, count: count))
  let script = ScrollerScript(&bytes)
  if isShown { print(script) }
  if let fault = script.fault {
    print("\(fault)\n\(script)")
    fflush(nil)
    fatalError(fault)
  }
  return 0
}

/// Whether every script is printed before it is run: for a reproducer that crashes.
private let isShown = getenv("SCROLL_SHOW") != nil
