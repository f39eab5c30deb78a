// The members of a list that come into its visible range, and leave it.
extension ScrollScreen {
  /// Keeps the members directly inside `list` equal to the given ones: retains those that are not among them any more,
  /// returns those that were retained, and has the host insert those that are new.
  ///
  ///     screen.advance(to: instant)
  ///     let visible = rows.items(in: screen[feed].bounds)                // of a ScrollStack.Layout
  ///     screen.show(visible.lazy.compactMap { shelves[$0]?.id }, in: feed, at: instant) { screen, id in
  ///       screen.insert(shelf(id), frame: frame(id), as: id, in: feed)
  ///     }
  ///
  /// A list of many shelves begins with few, and a shelf that has left takes no time. It is where it would be if it had
  /// never been away: what flew flies on, or has come to rest.
  ///
  /// - Call it after every frame, and after what else moves the list. While the members do not change, it compares their
  ///   numbers and allocates nothing.
  /// - A finger on a member that leaves continues to drag the list.
  /// - Retained members have the frames that they had. Where rows move, change those of retained members, too.
  /// - Source: our choice, [O].
  ///
  /// - Parameters:
  ///   - ids: the numbers of the members. One that is inside another member is ignored.
  ///   - list: the member around them; the call has no effect where it is not present.
  ///   - instant: the instant of the change; one earlier than ``now`` is treated as `now`.
  ///   - insert: inserts the member with the given number, which is neither present nor retained, in the list. It may also
  ///     insert members inside the new one.
  /// - Returns: the events of the members that leave, and of all that move if any has returned.
  /// - Complexity: O(ids) while nothing changes; else as for ``remove(_:at:retaining:)`` and ``restore(_:in:at:)``.
  @discardableResult
  public mutating func show(
    _ ids: some Collection<ID>, in list: ID, at instant: ScrollInstant,
    inserting insert: (inout ScrollScreen, ID) -> Void
  ) -> Changes {
    guard !shows(ids, in: list) else { return Changes() }
    var (changes, hasReturned) = (Changes(), false)
    for id in members(in: list, except: ids) { changes.append(remove(id, at: instant, retaining: true)) }
    for id in ids where !contains(id) {
      if restore(id, in: list, at: instant) { hasReturned = true } else { insert(&self, id) }
    }
    if hasReturned { changes.append(advance(to: instant)) }
    return changes
  }

  /// Returns whether the members directly inside `list` are the given ones; also true where it is not present.
  func shows(_ ids: some Collection<ID>, in list: ID) -> Bool {
    guard let around = index(ofPresent: list) else { return true }
    var count = 0
    for id in ids {
      guard let index = index(ofPresent: id) else { return false }
      if members[index].parent == list { count += 1 }
    }
    return members[around].children == count
  }

  /// Returns the members directly inside `list` that are not among `ids`.
  func members(in list: ID, except ids: some Collection<ID>) -> [ID] {
    members.lazy.filter { $0.parent == list && !ids.contains($0.id) }.map { $0.id }
  }
}
