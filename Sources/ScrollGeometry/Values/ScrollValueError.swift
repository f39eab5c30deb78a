/// The error of a number outside its valid range: the field that held the number, the rule it breaks, and its value.
///
/// Hosts that read numbers from files or networks call a throwing check first, for a viewport
/// ``Viewport/validate(frame:contentSize:contentInset:safeAreaInsets:contentOffset:displayScale:contentAlignmentPoint:)``.
/// The same rules are preconditions of initialisers and setters: a number that breaks one stops the program with this error's
/// description, in a debug build of an initialiser at the caller's line.
public struct ScrollValueError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A condition that a number must meet.
  public enum Rule: Hashable, Sendable, CustomStringConvertible {
    /// Neither infinite nor NaN.
    case finite
    /// Finite, and zero or more.
    case notNegative
    /// Finite, and more than zero.
    case positive
    /// From zero to one, both included.
    case fraction
    /// From one number to another, both included.
    case within(ClosedRange<Double>)
    /// Between two numbers, neither included.
    case strictlyBetween(Double, Double)
    /// Finite, and not less than a bound.
    case atLeast(Double)
    /// A whole number from zero on, less than a bound.
    case index(below: Int)

    /// Returns whether `value` meets the rule.
    @inlinable @inline(__always) public func allows(_ value: Double) -> Bool {
      switch self {
      case .finite: value.isFinite
      case .notNegative: value.isFinite && value >= 0
      case .positive: value.isFinite && value > 0
      case .fraction: value >= 0 && value <= 1
      case .within(let range): range.contains(value)
      case .strictlyBetween(let low, let high): value > low && value < high
      case .atLeast(let bound): value.isFinite && value >= bound
      case .index(let bound): value >= 0 && value < Double(bound) && Double(Int(value)) == value
      }
    }

    /// The rule in words that follow "must be", such as `finite and not negative`.
    public var description: String {
      switch self {
      case .finite: "finite"
      case .notNegative: "finite and not negative"
      case .positive: "finite and more than 0"
      case .fraction: "from 0 to 1"
      case .within(let range): "from \(range.lowerBound.text) to \(range.upperBound.text)"
      case .strictlyBetween(let low, let high): "more than \(low.text) and less than \(high.text)"
      case .atLeast(let bound): "finite and not less than \(bound.text)"
      case .index(let bound): "a whole number from 0 to \(Swift.max(bound, 1) - 1)"
      }
    }
  }

  /// The field's path, such as `frame.width`. WebAssembly leaves it empty, which makes a module a seventh smaller.
  public let field: String
  /// The rule that `value` breaks.
  public let rule: Rule
  /// The number that breaks the rule.
  public let value: Double

  /// Creates the error of a `field` whose `value` breaks `rule`.
  public init(field: String, rule: Rule, value: Double) {
    self.field = field
    self.rule = rule
    self.value = value
  }

  /// The error as one line: `frame.width must be finite and not negative, but is -1.0`.
  public var description: String { "\(field) must be \(rule), but is \(value)" }
}

extension Double {
  /// Throws the ``ScrollValueError`` of `field` unless the value meets `rule`.
  @inlinable package func check(_ rule: ScrollValueError.Rule, _ field: @autoclosure () -> String)
    throws(ScrollValueError)
  {
    guard rule.allows(self) else {
      #if arch(wasm32)
        // The strings of all fields, and what puts them together, would be a seventh of a module for a browser.
        throw ScrollValueError(field: "", rule: rule, value: self)
      #else
        throw ScrollValueError(field: field(), rule: rule, value: self)
      #endif
    }
  }

  /// Stops the program unless the value meets `rule`. Public entry points call this for their preconditions.
  @inlinable package func require(
    _ rule: ScrollValueError.Rule, _ field: StaticString, _ file: CallerFile = #fileID,
    _ line: CallerLine = #line
  ) {
    if rule.allows(self) { return }
    #if hasFeature(Embedded)
      // Without the message, whose strings would take memory in an embedded program.
      preconditionFailure()
    #else
      // Every call of a curve or the rubber band runs this check. The failing case is a call of its own, not inlined.
      failRequirement(rule, field, file, line)
    #endif
  }

  #if !hasFeature(Embedded)
    @usableFromInline @inline(never)
    package func failRequirement(
      _ rule: ScrollValueError.Rule, _ field: StaticString, _ file: CallerFile, _ line: CallerLine
    ) -> Never {
      failPrecondition(ScrollValueError(field: "\(field)", rule: rule, value: self).description, file, line)
    }
  #endif
}

/// Stops the program where `check` throws, with the error's description.
@inlinable package func requireValid(
  _ check: @autoclosure () throws(ScrollValueError) -> Void?, _ file: CallerFile = #fileID,
  _ line: CallerLine = #line
) {
  do {
    _ = try check()
  } catch {
    #if hasFeature(Embedded)
      // Without the message, whose strings would take memory in an embedded program.
      preconditionFailure()
    #else
      failPrecondition(error.description, file, line)
    #endif
  }
}

// Only a debug build reports where a call is written: in any other, files and lines are empty, and passing them takes no
// instruction. They are frozen, since otherwise their initialisers could not be inlined in a binary framework.
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
