// The functions are described in scroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CScroll
import ScrollGeometry

/// A reason why a call fails: its number in `scroll.h`. The description of a value is stored apart, which makes every function
/// that passes failures on smaller.
struct Failure: Error {
  let number: Int32

  static var handle: Failure { Failure(number: Int32(SCROLL_ERROR_HANDLE)) }
  static var kind: Failure { Failure(number: Int32(SCROLL_ERROR_KIND)) }
  /// A number outside its range, without a description: functions that several threads call must not store one.
  static var value: Failure { Failure(number: Int32(SCROLL_ERROR_VALUE)) }
  static var choice: Failure { Failure(number: Int32(SCROLL_ERROR_CHOICE)) }
  static var pointer: Failure { Failure(number: Int32(SCROLL_ERROR_POINTER)) }
  static var index: Failure { Failure(number: Int32(SCROLL_ERROR_INDEX)) }
  static var memory: Failure { Failure(number: Int32(SCROLL_ERROR_MEMORY)) }

  /// Stores the description of a number outside its range.
  @inline(never)
  static func value(_ error: ScrollValueError) -> Failure {
    latestError = error
    return .value
  }
}

/// Runs the body of a C function, and returns its result, or the number of the error that it throws.
@inline(__always)
func result(_ body: () throws(Failure) -> Int32) -> Int32 {
  do { return try body() } catch { return error.number }
}

/// Runs a check of the library, and throws its error as a failure.
@inline(__always)
func valid<Value>(_ check: () throws(ScrollValueError) -> Value) throws(Failure) -> Value {
  do { return try check() } catch { throw .value(error) }
}

/// Throws unless `value` meets `rule`. The library's own checks have package access.
func check(_ value: Double, _ rule: ScrollValueError.Rule, _ field: StaticString) throws(Failure) {
  if rule.allows(value) { return }
  #if arch(wasm32)
    throw .value(ScrollValueError(field: "", rule: rule, value: value))
  #else
    throw .value(ScrollValueError(field: "\(field)", rule: rule, value: value))
  #endif
}

// MARK: - Messages

nonisolated(unsafe) private var latestError: ScrollValueError?
@c @implementation
public func scroll_message(_ error: Int32) -> UnsafePointer<CChar>! {
  let message: StaticString
  switch error {
  case 0...: message = "no error"
  case Int32(SCROLL_ERROR_HANDLE): message = "no object has this handle"
  case Int32(SCROLL_ERROR_KIND): message = "the object is of another kind"
  case Int32(SCROLL_ERROR_VALUE):
    if let latest = latestError { return latest.text }
    message = "a number is outside its valid range"
  case Int32(SCROLL_ERROR_CHOICE): message = "an argument is none of its constants"
  case Int32(SCROLL_ERROR_POINTER): message = "a pointer is NULL or misaligned"
  case Int32(SCROLL_ERROR_INDEX): message = "an index or a count is outside its range"
  case Int32(SCROLL_ERROR_MEMORY): message = "there is not enough memory, or there are too many objects"
  default: message = "an unknown error"
  }
  return UnsafeRawPointer(message.utf8Start).assumingMemoryBound(to: CChar.self)
}
