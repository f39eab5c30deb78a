/// The numbers of fingers that a window system knows by identifiers of its own: numbers of 64 bits, or objects.
///
///     var fingers = FingerNumbers<Int>()
///     fingers.insert(1_234_567)        // 0
///     fingers.insert(-9)               // 1
///     fingers[1_234_567]               // 0
///     fingers.remove(1_234_567)        // 0
///     fingers.insert(8)                // 0, which is free again
///
/// A finger has the lowest number that is free where it touches down, from 0 to 63, until it is lifted or cancelled.
///
///     if let finger = fingers.insert(touch.id) { host.handle(.touchDown(touch.location, finger: finger), at: touch.instant) }
///     if let finger = fingers[touch.id] { host.handle(.touchMoved(touch.location, finger: finger), at: touch.instant) }
///     if let finger = fingers.remove(touch.id) { host.handle(.touchUp(finger: finger), at: touch.instant) }
///
/// What has no number is to be ignored: the touch of a 65th finger, and samples of a finger that is not known, as after
/// ``removeAll()``. Adding and finding a finger compares the identifiers of those that are down; nothing is hashed.
public struct FingerNumbers<ID: Hashable>: Hashable {
  /// The identifier of each number; nil where it is free, never at the end.
  private var ids: [ID?] = []

  /// Creates the numbers of no fingers.
  public init() {}

  /// The number of the finger with an identifier; nil where it is not down.
  public subscript(id: ID) -> Int? { ids.firstIndex(of: id) }

  /// Returns the number of a finger that touches down: its own where its lift was lost, else the lowest free; nil for a 65th.
  @discardableResult
  public mutating func insert(_ id: ID) -> Int? {
    if let number = self[id] { return number }
    let number = ids.firstIndex(of: nil) ?? ids.count
    guard number < 64 else { return nil }
    if number == ids.count { ids.append(id) } else { ids[number] = id }
    return number
  }

  /// Frees the number of a finger that is lifted or cancelled, and returns it; nil where it is not down.
  @discardableResult
  public mutating func remove(_ id: ID) -> Int? {
    guard let number = self[id] else { return nil }
    ids[number] = nil
    while case .some(nil) = ids.last { ids.removeLast() }
    return number
  }

  /// Frees all numbers, as with ``Scroller/Input/cancelled``.
  public mutating func removeAll() { ids.removeAll(keepingCapacity: true) }
}

extension FingerNumbers: Sendable where ID: Sendable {}
