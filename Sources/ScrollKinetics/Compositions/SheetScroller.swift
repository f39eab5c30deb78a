import ScrollGeometry

/// A sheet with a list, which one finger pulls up, scrolls, pulls down and throws away.
///
///     let sheet = ScrollSheet(container: screen, detents: [.fraction(0.5), .inset(44)])
///     var scroller = SheetScroller(sheet, list: sheet.listViewport(contentSize: rows), at: instant)
///     scroller.handle(.touchDown(ScrollPoint(x: 195, y: 700)), at: instant)
///     …
///     draw(sheetIn: scroller.frame, listAt: scroller.list.contentOffset)
///
/// Sheet and list are the members of a ``ScrollChain``: the sheet grows to its largest detent before the list scrolls,
/// and the list returns to its beginning before the sheet sinks.
///
/// - A sheet that is released, caught or moved by a wheel between two detents comes to rest at a detent, as
///   ``ScrollDetents`` describes; a fling of the list never moves the sheet.
/// - A sheet that can be dismissed follows the finger down to nothing. A flick downwards from its smallest detent
///   throws it away: it comes to rest at offset 0, where ``isDismissed`` is true.
/// - One that cannot stretches below its smallest detent: the sheet itself, not its list.
/// - A rotation or a keyboard keeps the detent at which the sheet rests, or to which it moves.
/// - Source: our choice, [O].
public struct SheetScroller: Hashable, Sendable {
  /// The sheet in its present container.
  public internal(set) var sheet: ScrollSheet
  /// The chain of the list, member 0, and the sheet, member 1.
  public internal(set) var chain: ScrollChain
  /// The joined offsets at which the sheet rests.
  var detents: ScrollDetents

  /// Creates a sheet at rest.
  ///
  /// - Parameters:
  ///   - sheet: the sheet.
  ///   - list: the viewport of the list in it; see
  ///     ``/ScrollGeometry/ScrollSheet/listViewport(contentSize:headerLength:)``.
  ///   - detent: the index of the detent at which the sheet rests; nil for a dismissed sheet, which
  ///     ``move(to:animation:at:)`` presents.
  ///   - physics: the physics; its snap rules do not apply on the sheet's axis.
  ///   - instant: the instant at which the sheet starts.
  /// - Precondition: there is such a detent.
  public init(
    _ sheet: ScrollSheet, list: Viewport, detent: Int? = 0, physics: Scroller.Physics = .uiKit,
    at instant: ScrollInstant = .origin
  ) {
    var outer = Self.member(sheet)
    outer.viewport.displayScale = list.displayScale
    outer.viewport.contentOffset[sheet.axis] = Self.offset(of: detent, in: sheet)
    self.sheet = sheet
    detents = Self.detents(of: sheet, with: list)
    chain = ScrollChain(
      of: [ScrollChain.Member(list), outer], rules: Self.rules, physics: physics, at: instant)
  }

  static let rules = ScrollChain.Rules(overscrollTowardsStart: .outermost)

  private static func offset(of detent: Int?, in sheet: ScrollSheet) -> Double {
    guard let detent else { return sheet.restingOffsets[0] }
    detent.require(in: sheet.detents.indices, "detent")
    return sheet.lengths[detent]
  }

  static func detents(of sheet: ScrollSheet, with list: Viewport) -> ScrollDetents {
    let start = list.limits(on: sheet.axis).lowerBound
    return ScrollDetents(sheet.restingOffsets.map { ($0 + start).saturated })
  }

  /// Returns the member of the sheet, with a snap rule, so that a sheet that was caught or moved by a wheel settles, too.
  static func member(_ sheet: ScrollSheet) -> ScrollChain.Member {
    let rule = SnapRule(.offsets(sheet.restingOffsets))
    return ScrollChain.Member(sheet.viewport, snapping: ScrollSnapping(rule, on: sheet.axis))
  }
}

// MARK: - The present state

extension SheetScroller {
  /// The frame of the sheet in the space of its container; moved down where the sheet is stretched.
  public var frame: ScrollRect { sheet.frame(at: offset) }

  /// The visible length of the sheet, in points.
  public var offset: Double { chain.outer.contentOffset[sheet.axis] }

  /// The viewport of the list.
  public var list: Viewport { chain.inner }

  /// The index of the detent at which the sheet is; nil between the detents, and for a dismissed sheet.
  public var detent: Int? { sheet.detent(at: offset) }

  /// The index of the detent at which the sheet is, or at which it will come to rest without further input; nil if it
  /// will be dismissed.
  ///
  /// - Complexity: a copy of the chain while it moves.
  public var targetDetent: Int? {
    sheet.detent(at: chain.joined.isMoving ? chain.target(of: 1)[sheet.axis] : offset)
  }

  /// Whether the sheet has been dismissed and is at rest.
  public var isDismissed: Bool { sheet.isDismissible && offset <= 0 && chain.phase == .idle }
}

// MARK: - Motion

extension SheetScroller {
  /// Handles an input that was sampled at `instant`, as ``ScrollChain/handle(_:at:release:)`` does, and lets a release
  /// settle at a detent.
  ///
  /// - Parameters:
  ///   - input: the input. Offsets are the sum of the sheet's offset and the list's.
  ///   - instant: the instant of the input.
  ///   - release: called where the input ends a drag, after the detent was chosen; it may choose another target.
  /// - Precondition: ``Scroller/Input/validate()`` does not throw, and the target that `release` leaves is finite.
  @discardableResult
  public mutating func handle(
    _ input: Scroller.Input, at instant: ScrollInstant, release: (inout Scroller.Release) -> Void = { _ in }
  ) -> ScrollChain.Changes {
    let (detents, axis) = (detents, sheet.axis)
    return chain.handle(input, at: instant) {
      detents.settle(&$0, on: axis)
      release(&$0)
    }
  }

  /// Advances the sheet to `instant`, and returns the events. One earlier than `chain.now` is treated as that.
  @discardableResult
  public mutating func advance(to instant: ScrollInstant) -> ScrollChain.Changes {
    chain.advance(to: instant)
  }

  /// Moves the sheet to a detent, and its list to the beginning; nil dismisses the sheet.
  ///
  /// - Parameters:
  ///   - detent: the index of the detent.
  ///   - animation: the motion; nil for none.
  ///   - instant: the instant at which the motion begins; one earlier than `chain.now` is treated as that.
  /// - Precondition: there is such a detent, and ``ScrollAnimation/validate()`` does not throw.
  @discardableResult
  public mutating func move(
    to detent: Int?, animation: ScrollAnimation? = .uiKit, at instant: ScrollInstant
  ) -> ScrollChain.Changes {
    var target = chain.joined.viewport.contentOffset
    target[sheet.axis] = joined(Self.offset(of: detent, in: sheet))
    return chain.handle(.setContentOffset(target, animation), at: instant)
  }

  /// Returns the joined offset at which the sheet has the given offset and its list is at its beginning.
  private func joined(_ offset: Double) -> Double {
    (offset + list.limits(on: sheet.axis).lowerBound).saturated
  }
}

// MARK: - Changes

extension SheetScroller {
  /// Changes the sheet's container or its list: because of a rotation, a keyboard, or rows that have come.
  ///
  /// The sheet stays at its detent at rest, and goes on to the same detent in a flight or an animation. Under a finger
  /// its offset stays, within the new limits.
  ///
  /// - Parameters:
  ///   - sheet: the sheet in its new container, with the same axis; detents are the same if they have the same index.
  ///   - instant: the instant of the change; one earlier than `chain.now` is treated as that.
  ///   - keeping: what stays visible in the list.
  ///   - change: changes the list's viewport, after its frame has been fitted to the new sheet.
  /// - Precondition: the axis is the present sheet's, and ``/ScrollGeometry/ScrollAnchor/Keeping/validate()`` does
  ///   not throw.
  @discardableResult
  public mutating func update(
    to sheet: ScrollSheet, at instant: ScrollInstant, keeping: ScrollAnchor.Keeping = .offset,
    _ change: (inout Viewport) -> Void = { _ in }
  ) -> ScrollChain.Changes {
    precondition(sheet.axis == self.sheet.axis, "axis must be \(self.sheet.axis), but is \(sheet.axis)")
    var changes = chain.advance(to: instant)
    let axis = sheet.axis
    let isMoving = chain.joined.isMoving
    let rest = isMoving ? chain.target(of: 1)[axis] : offset
    let listRest = isMoving ? chain.target(of: 0)[axis] : list.contentOffset[axis]
    // A flight of the list alone continues as any flight does.
    let isSheetMoving = isMoving && offset != rest
    let place = self.sheet.offset(keeping: rest, in: sheet)
    let isResized = sheet != self.sheet
    self.sheet = sheet

    changes.append(
      chain.update(0, at: instant, keeping: keeping) { list in
        let header = list.frame.origin[axis]
        list.frame = sheet.listViewport(contentSize: list.contentSize, headerLength: header).frame
        change(&list)
      })
    detents = Self.detents(of: sheet, with: list)
    let member = Self.member(sheet)
    var outer = member.viewport
    outer.displayScale = list.displayScale
    // A sheet at its detent stays there. A sheet that moves goes on from where it is.
    let next = offset == rest ? place : offset
    outer.contentOffset[axis] = isResized ? outer.clamped(ScrollPoint { _ in next })[axis] : next
    // Not by an update, which would keep a sheet at its smallest detent at that edge.
    changes.append(chain.replace(1, by: outer, at: instant, member.snapping))
    guard isSheetMoving else { return changes }
    // A change that leaves the limits as they were does not plan the flight again.
    guard var target = chain.joined.target else {
      changes.append(chain.update(1, at: instant) { $0.contentOffset[axis] = place })
      return changes
    }
    target[axis] = (place + listRest).saturated
    if target != chain.joined.target { changes.append(chain.handle(.retarget(target), at: instant)) }
    return changes
  }
}
