// Where a call is written in the program that uses the library. Only a debug build reports it: in any other these values are
// empty, and passing them takes no instruction. They are frozen, since otherwise their initialisers could not be inlined in a binary
// framework.

/// The file of a call, for the report of a wrong number; `#fileID` by default.
@frozen public struct CallerFile: ExpressibleByStringLiteral, Sendable {
  #if DEBUG
    @usableFromInline let name: StaticString
  #endif

  /// Creates the file of a literal.
  @inlinable @inline(__always) public init(stringLiteral name: StaticString) {
    #if DEBUG
      self.name = name
    #endif
  }
}

/// The line of a call, for the report of a wrong number; `#line` by default.
@frozen public struct CallerLine: ExpressibleByIntegerLiteral, Sendable {
  #if DEBUG
    @usableFromInline let number: UInt
  #endif

  /// Creates the line of a literal.
  @inlinable @inline(__always) public init(integerLiteral number: UInt) {
    #if DEBUG
      self.number = number
    #endif
  }
}

/// Stops the program with a message, which a debug build prints with the caller's file and line.
@inlinable @inline(__always)
package func failPrecondition(_ message: @autoclosure () -> String, _ file: CallerFile, _ line: CallerLine)
  -> Never
{
  #if DEBUG
    preconditionFailure(message(), file: file.name, line: line.number)
  #else
    preconditionFailure(message())
  #endif
}

/// Stops the program, as ``failPrecondition(_:_:_:)`` does, unless a condition holds.
@inlinable @inline(__always)
package func require(
  _ condition: Bool, _ message: @autoclosure () -> String, _ file: CallerFile, _ line: CallerLine
) {
  if !condition { failPrecondition(message(), file, line) }
}
