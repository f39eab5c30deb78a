import ScrollGeometry

/// What scrolls: a ``Scroller``, or a ``ScrollScreen`` of many.
///
/// A subject has a time of its own, ``now``, and moves by calls alone, each of which is a value of ``Call`` that ``execute(_:at:)``
/// makes; ``advance(to:)`` lets time pass. The same calls at the same instants give the same bits.
///
/// Gestures (``perform(_:at:_:)``, ``runToRest(framesPerSecond:atMost:_:)``), recordings (``Recorded``, ``ScrollRecording``) and
/// clocks (``Clocked``) work with every subject. A type of your own that contains a subject can be one, too.
public protocol ScrollSubject: Hashable, Sendable {
  /// A call of one of the subject's methods, with its arguments.
  associatedtype Call: ScrollCall
  /// What a call has changed, and its events.
  associatedtype Changes: Hashable, Sendable

  /// The instant to which the subject was advanced.
  var now: ScrollInstant { get }
  /// Whether anything decelerates or animates, so that the host's frame clock has to run.
  var isMoving: Bool { get }
  /// Whether a finger is down on the content.
  var isTracking: Bool { get }
  /// The instant at which everything comes to rest without further calls; ``now`` if nothing moves.
  var instantOfRest: ScrollInstant { get }
  /// The frame rate at which ``runToRest(framesPerSecond:atMost:_:)`` advances the subject.
  var framesPerSecond: Double { get }

  /// Advances the subject to `instant`; one earlier than ``now`` is treated as `now`.
  @discardableResult mutating func advance(to instant: ScrollInstant) -> Changes

  /// Makes a call at `instant`.
  ///
  /// - Precondition: ``validate(_:)`` does not throw.
  @discardableResult mutating func execute(_ call: Call, at instant: ScrollInstant) -> Changes

  /// Moves the subject to another time line, on which everything happens later by `duration`, or earlier where it is negative.
  ///
  ///     subject.shiftTime(by: subject.now.duration(to: clock.now))
  ///
  /// Call it before the first call on a clock with another origin, as after decoding a state in another run of the program;
  /// otherwise the state stands until the clock reaches its ``now``.
  ///
  /// The shifted subject has the bits of the original, with all instants shifted, at most to 2⁶¹ seconds from the origin.
  mutating func shiftTime(by duration: Duration)

  /// Throws where a call cannot be made of the subject in its present state.
  func validate(_ call: Call) throws(ScrollCallError)
}

/// A call of a ``ScrollSubject``, as a value.
public protocol ScrollCall: Hashable, Sendable {
  /// The call of ``ScrollSubject/advance(to:)``.
  static var advance: Self { get }

  /// Creates the call that hands over an input, without a choice of the host. `member` is the innermost one under the finger, nil
  /// for none; a subject without members ignores it.
  init(_ input: Scroller.Input, on member: ScrollScreen.ID?)

  /// The input that the call hands over, and its member; nil for any other call.
  var input: (value: Scroller.Input, member: ScrollScreen.ID?)? { get }
}

/// The reason why a call cannot be made.
public enum ScrollCallError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A number breaks a rule.
  case invalid(ScrollValueError)
  /// The subject has no such member, or cannot have it where the call wants it, for the given reason.
  case wrongMember(reason: String)

  /// The reason as one line.
  public var description: String {
    switch self {
    case .invalid(let error): error.description
    case .wrongMember(let reason): reason
    }
  }

  static func check(_ check: () throws(ScrollValueError) -> Void) throws(ScrollCallError) {
    do throws(ScrollValueError) { try check() } catch { throw .invalid(error) }
  }
}

extension ScrollSubject {
  /// Whether nothing moves and no finger is down.
  package var isAtRest: Bool { !isMoving && !isTracking }

  /// Makes a call at ``now``, and returns the changes.
  ///
  ///     screen.execute(.insert(list, as: 1))
  ///
  /// - Precondition: ``validate(_:)`` does not throw.
  @discardableResult
  public mutating func execute(_ call: Call) -> Changes { execute(call, at: now) }

  /// Advances the subject by `duration`, as for a game loop. A negative duration counts as zero.
  @discardableResult
  @inlinable public mutating func advance(by duration: Duration) -> Changes {
    advance(to: now.advanced(by: duration))
  }

  /// Advances the subject by a number of seconds, as for a game loop that has its frame time as a `Double`; see
  /// ``ScrollInstant/advanced(bySeconds:)``. A negative number counts as zero.
  ///
  ///     scroller.advance(bySeconds: frameTime)
  ///
  /// - Precondition: `seconds` is finite.
  @discardableResult
  @inlinable public mutating func advance(bySeconds seconds: Double) -> Changes {
    advance(to: now.advanced(bySeconds: seconds))
  }
}
