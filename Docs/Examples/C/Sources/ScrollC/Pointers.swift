import CScroll

/// Returns the pointer, if it is not NULL and aligned.
@inline(__always)
func checked<Value>(_ pointer: UnsafePointer<Value>?) throws(Failure) -> UnsafePointer<Value> {
  guard let pointer, UInt(bitPattern: pointer) % UInt(MemoryLayout<Value>.alignment) == 0 else {
    throw .pointer
  }
  return pointer
}

/// Returns the pointer, if it is not NULL and aligned.
@inline(__always)
func checked<Value>(_ pointer: UnsafeMutablePointer<Value>?) throws(Failure) -> UnsafeMutablePointer<Value> {
  guard let pointer, UInt(bitPattern: pointer) % UInt(MemoryLayout<Value>.alignment) == 0 else {
    throw .pointer
  }
  return pointer
}

/// Returns nil for NULL, and the pointer if it is aligned.
@inline(__always)
func ifAny<Value>(_ pointer: UnsafePointer<Value>?) throws(Failure) -> UnsafePointer<Value>? {
  pointer == nil ? nil : try checked(pointer)
}

/// Returns nil for NULL, and the pointer if it is aligned.
@inline(__always)
func ifAny<Value>(_ pointer: UnsafeMutablePointer<Value>?) throws(Failure) -> UnsafeMutablePointer<Value>? {
  pointer == nil ? nil : try checked(pointer)
}

/// Returns the elements at a pointer, at most `most`; the pointer of no elements can be NULL.
func elements(_ pointer: UnsafePointer<Double>?, _ count: Int, atMost most: Int) throws(Failure)
  -> UnsafeBufferPointer<Double>
{
  guard count >= 0, count <= most else { throw .index }
  if count == 0 { return UnsafeBufferPointer(start: nil, count: 0) }
  return UnsafeBufferPointer(start: try checked(pointer), count: count)
}

/// Returns whether an argument that stands for a Boolean is 1.
func flag(_ value: Int32) throws(Failure) -> Bool {
  switch value {
  case 0: false
  case 1: true
  default: throw .choice
  }
}
