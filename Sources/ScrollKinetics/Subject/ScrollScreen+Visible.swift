// The members of a list that come into its visible range, and leave it.
extension ScrollScreen {
  /// Keeps the members directly inside `list` equal to those of its visible rows: retains those that are not among them any
  /// more, returns those that were retained, and has the host insert those that are new.
  ///
  ///     screen.advance(to: instant)
  ///     let visible = layout.items(in: screen[feed].bounds)              // of a ScrollStack
  ///     screen.show(visible, in: feed, at: instant, as: { rows[$0].shelfID }) { screen, row in
  ///       screen.insert(.shelf(rows[row].shelf, frame: layout.frames[row]), as: rows[row].shelfID, in: feed)
  ///     }
  ///
  /// A shelf that has left takes no time, and returns to where it would be if it had never been away.
  ///
  /// - Call it after every frame, and after what else moves the list. While the members do not change, it compares their
  ///   numbers and allocates nothing.
  /// - A finger on a member that leaves continues to drag the list.
  /// - Retained members have the frames that they had. Where rows move, change those of retained members, too.
  /// - Source: our choice, [O].
  ///
  /// - Parameters:
  ///   - rows: the visible rows.
  ///   - list: the member around them; the call has no effect where it is not present.
  ///   - instant: the instant of the change; one earlier than ``now`` is treated as `now`.
  ///   - id: returns the number of a row's member; nil for an ordinary row. A member that is inside another one is ignored.
  ///   - insert: inserts the member of a row that is neither present nor retained, and may insert others inside it.
  /// - Returns: the events of the members that leave, and of all that move if any has returned.
  /// - Complexity: O(rows) while nothing changes; else as for ``remove(_:at:retaining:)`` and ``restore(_:in:at:)``.
  @discardableResult
  public mutating func show(
    _ rows: Range<Int>, in list: ID, at instant: ScrollInstant, as id: (Int) -> ID?,
    inserting insert: (inout ScrollScreen, Int) -> Void
  ) -> Changes {
    // Not a collection of numbers: a lazy one, which maps rows to numbers, allocates the context of its closure.
    guard !shows(rows, in: list, as: id) else { return Changes() }
    return change(to: rows, in: list, at: instant, as: id, { $0 }, inserting: insert)
  }

  /// Returns whether the members directly inside `list` are those of the rows; also true where it is not present.
  func shows(_ rows: Range<Int>, in list: ID, as id: (Int) -> ID?) -> Bool {
    guard let around = index(ofPresent: list) else { return true }
    var count = 0
    for row in rows {
      guard let id = id(row) else { continue }
      guard let index = index(ofPresent: id) else { return false }
      if members[index].parent == list { count += 1 }
    }
    return members[around].children == count
  }

  /// Returns the members directly inside `list` that are not those of the rows.
  func members(in list: ID, except rows: Range<Int>, as id: (Int) -> ID?) -> [ID] {
    members.compactMap { member in
      member.parent == list && !rows.contains { id($0) == member.id } ? member.id : nil
    }
  }
}

extension ScrollSubject where Call == ScrollScreen.Call, Changes == ScrollScreen.Changes {
  /// Makes the members directly inside `list` those of the rows; `screen` returns the screen.
  mutating func change(
    to rows: Range<Int>, in list: ScrollScreen.ID, at instant: ScrollInstant,
    as id: (Int) -> ScrollScreen.ID?, _ screen: (Self) -> ScrollScreen,
    inserting insert: (inout Self, Int) -> Void
  ) -> Changes {
    var (changes, hasReturned) = (Changes(), false)
    for id in screen(self).members(in: list, except: rows, as: id) {
      changes.append(execute(.remove(id, retaining: true), at: instant))
    }
    for row in rows {
      guard let id = id(row), !screen(self).contains(id) else { continue }
      if screen(self).isRetained(id) {
        changes.append(execute(.restore(id, in: list), at: instant))
        hasReturned = true
      } else {
        insert(&self, row)
      }
    }
    if hasReturned { changes.append(advance(to: instant)) }
    return changes
  }
}
