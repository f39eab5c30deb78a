// The functions are described in scroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CScroll
import ScrollGeometry
import ScrollKinetics

// MARK: - All kinds

/// Inserts a member of a kind of its own; `body` does it.
private func insert(
  _ screen: Int32, _ member: Int32, _ parent: Int32, _ scale: Double,
  _ physics: UnsafePointer<scroll_physics>?,
  _ body: (inout ScrollScreen, ScrollScreen.ID, ScrollScreen.ID?, Scroller.Physics) -> Void
) throws(Failure) -> Int32 {
  let box = try slot(screen).screen
  try check(scale, .positive, "displayScale")
  let physics = try Scroller.Physics.at(physics)
  return try box.pointee.insert(member, parent) { body(&$0, $1, $2, physics) }
}

/// Changes a member in its geometry, whose axis stays; `axisOf` returns that of a kind that the member may be, `body` changes it.
private func update(
  _ screen: Int32, _ member: Int32, _ axis: ScrollAxis, _ animation: UnsafePointer<scroll_animation>?,
  _ now: Int64, _ axisOf: (ScrollScreen.Kind) -> ScrollAxis?,
  _ body: (inout ScrollScreen, ScrollScreen.ID, ScrollInstant, ScrollAnimation?) -> ScrollScreen.Changes
) throws(Failure) -> Int32 {
  let box = try slot(screen).screen
  let animation = try ScrollAnimation.at(animation)
  let id = try box.pointee.require(member)
  guard let present = axisOf(box.pointee.screen.kind(of: id)) else { throw .kind }
  guard axis == present else { throw .choice }
  let instant = ScrollInstant(nanoseconds: now)
  return box.pointee.call(at: now, usingTargets: false) { body(&$0, id, instant, animation) }
}

// MARK: - Sheets

extension ScrollSheet {
  init(_ c: scroll_sheet) throws(Failure) {
    let numbers = try elements(c.detents, 2 * Int(c.count), atMost: 2048)
    var detents: [Detent] = []
    for index in stride(from: 0, to: numbers.count, by: 2) {
      detents.append(try Detent(numbers[index], numbers[index + 1]))
    }
    let container = ScrollRect(x: c.x, y: c.y, width: c.width, height: c.height)
    try valid { () throws(ScrollValueError) in try Self.validate(container: container, detents: detents) }
    self.init(
      axis: try scrollAxis(c.axis), container: container, detents: detents,
      isDismissible: try flag(c.is_dismissible))
  }
}

extension ScrollSheet.Detent {
  fileprivate init(_ kind: Double, _ number: Double) throws(Failure) {
    switch kind {
    case Double(SCROLL_DETENT_LENGTH): self = .length(number)
    case Double(SCROLL_DETENT_FRACTION): self = .fraction(number)
    case Double(SCROLL_DETENT_INSET): self = .inset(number)
    default: throw .choice
    }
  }
}

extension ScreenBox {
  /// Returns a member that is a sheet, and its sheet.
  fileprivate func sheet(_ member: Int32) throws(Failure) -> (ScrollScreen.ID, ScrollSheet) {
    let id = try require(member)
    guard case .sheet(let sheet) = screen.kind(of: id) else { throw .kind }
    return (id, sheet)
  }
}

extension ScrollSheet {
  /// Returns the index of a detent, nil for −1.
  fileprivate func detent(_ detent: Int32) throws(Failure) -> Int? {
    guard detent != -1 else { return nil }
    guard detents.indices.contains(Int(detent)) else { throw .index }
    return Int(detent)
  }
}

@c @implementation
public func scroll_default_sheet(_ sheet: UnsafeMutablePointer<scroll_sheet>!) -> Int32 {
  result { () throws(Failure) in
    var c = scroll_sheet()
    (c.axis, c.is_dismissible) = (Int32(SCROLL_Y), 1)
    try checked(sheet).pointee = c
    return 0
  }
}

@c @implementation
public func scroll_screen_insert_sheet(
  _ screen: Int32, _ member: Int32, _ parent: Int32, _ sheet: UnsafePointer<scroll_sheet>!, _ detent: Int32,
  _ scale: Double, _ physics: UnsafePointer<scroll_physics>!
) -> Int32 {
  result { () throws(Failure) in
    let sheet = try ScrollSheet(try checked(sheet).pointee)
    let detent = try sheet.detent(detent)
    return try insert(screen, member, parent, scale, physics) {
      $0.insert(sheet, as: $1, in: $2, detent: detent, displayScale: scale, physics: $3)
    }
  }
}

@c @implementation
public func scroll_screen_update_sheet(
  _ screen: Int32, _ member: Int32, _ sheet: UnsafePointer<scroll_sheet>!,
  _ animation: UnsafePointer<scroll_animation>!, _ now: Int64
) -> Int32 {
  result { () throws(Failure) in
    let new = try ScrollSheet(try checked(sheet).pointee)
    return try update(screen, member, new.axis, animation, now) {
      if case .sheet(let old) = $0 { old.axis } else { nil }
    } _: {
      $0.update(new, as: $1, at: $2, animation: $3)
    }
  }
}

@c @implementation
public func scroll_screen_move_to_detent(
  _ screen: Int32, _ member: Int32, _ detent: Int32, _ animation: UnsafePointer<scroll_animation>!,
  _ now: Int64
) -> Int32 {
  result { () throws(Failure) in
    let box = try slot(screen).screen
    let (id, sheet) = try box.pointee.sheet(member)
    let detent = try sheet.detent(detent)
    let animation = try ScrollAnimation.at(animation)
    return box.pointee.call(at: now, usingTargets: false) {
      $0.move(id, to: detent, animation: animation, at: ScrollInstant(nanoseconds: now))
    }
  }
}

@c @implementation
public func scroll_screen_detent(_ screen: Int32, _ member: Int32, _ detent: UnsafeMutablePointer<Int32>!)
  -> Int32
{
  result { () throws(Failure) in
    let box = try slot(screen).screen
    let (id, _) = try box.pointee.sheet(member)
    let detent = try checked(detent)
    try requireMemory(box.pointee.size)
    guard let index = box.pointee.screen.targetDetent(of: id) else { return 0 }
    detent.pointee = Int32(index)
    return 1
  }
}

// MARK: - Headers

extension CollapsingHeader {
  init(_ c: scroll_header) throws(Failure) {
    try valid { () throws(ScrollValueError) in
      try Self.validate(length: c.length, collapsedLength: c.collapsed_length)
    }
    self.init(
      axis: try scrollAxis(c.axis), length: c.length, collapsedLength: c.collapsed_length,
      returns: try flag(c.returns_at_once) ? .atOnce : .atBeginning, stretches: try flag(c.stretches))
  }
}

/// The container of a header.
private func container(of c: scroll_header) throws(Failure) -> ScrollRect {
  let container = ScrollRect(x: c.x, y: c.y, width: c.width, height: c.height)
  try valid { () throws(ScrollValueError) in try ScrollSheet.validate(container: container) }
  return container
}

@c @implementation
public func scroll_default_header(_ header: UnsafeMutablePointer<scroll_header>!) -> Int32 {
  result { () throws(Failure) in
    var c = scroll_header()
    c.axis = Int32(SCROLL_Y)
    try checked(header).pointee = c
    return 0
  }
}

@c @implementation
public func scroll_screen_insert_header(
  _ screen: Int32, _ member: Int32, _ parent: Int32, _ header: UnsafePointer<scroll_header>!, _ scale: Double,
  _ physics: UnsafePointer<scroll_physics>!
) -> Int32 {
  result { () throws(Failure) in
    let c = try checked(header).pointee
    let (header, container) = (try CollapsingHeader(c), try container(of: c))
    return try insert(screen, member, parent, scale, physics) {
      $0.insert(header, over: container, as: $1, in: $2, displayScale: scale, physics: $3)
    }
  }
}

@c @implementation
public func scroll_screen_update_header(
  _ screen: Int32, _ member: Int32, _ header: UnsafePointer<scroll_header>!,
  _ animation: UnsafePointer<scroll_animation>!, _ now: Int64
) -> Int32 {
  result { () throws(Failure) in
    let c = try checked(header).pointee
    let (new, container) = (try CollapsingHeader(c), try container(of: c))
    return try update(screen, member, new.axis, animation, now) {
      if case .header(let old) = $0 { old.axis } else { nil }
    } _: {
      $0.update(new, over: container, as: $1, at: $2, animation: $3)
    }
  }
}

// MARK: - Cards

extension ExpandingCard {
  init(_ c: scroll_card) throws(Failure) {
    let axis = try scrollAxis(c.axis)
    let container = ScrollSize(width: c.width, height: c.height)
    let insets = ScrollInsets(
      top: c.inset_top, left: c.inset_left, bottom: c.inset_bottom, right: c.inset_right)
    try valid { () throws(ScrollValueError) in
      try Self.validate(
        container: container, collapsedInsets: insets, travel: c.travel, innerContentLength: c.content_length)
    }
    self.init(
      axis: axis, container: container, collapsedInsets: insets, travel: c.travel,
      innerContentLength: c.content_length)
  }
}

/// The place of a card's container.
private func origin(of c: scroll_card) throws(Failure) -> ScrollPoint {
  try check(c.x, .finite, "origin.x")
  try check(c.y, .finite, "origin.y")
  return ScrollPoint(x: c.x, y: c.y)
}

@c @implementation
public func scroll_default_card(_ card: UnsafeMutablePointer<scroll_card>!) -> Int32 {
  result { () throws(Failure) in
    var c = scroll_card()
    c.axis = Int32(SCROLL_Y)
    try checked(card).pointee = c
    return 0
  }
}

@c @implementation
public func scroll_screen_insert_card(
  _ screen: Int32, _ member: Int32, _ parent: Int32, _ card: UnsafePointer<scroll_card>!, _ scale: Double,
  _ physics: UnsafePointer<scroll_physics>!
) -> Int32 {
  result { () throws(Failure) in
    let c = try checked(card).pointee
    let (card, origin) = (try ExpandingCard(c), try origin(of: c))
    return try insert(screen, member, parent, scale, physics) {
      $0.insert(card, origin: origin, as: $1, in: $2, displayScale: scale, physics: $3)
    }
  }
}

@c @implementation
public func scroll_screen_update_card(
  _ screen: Int32, _ member: Int32, _ card: UnsafePointer<scroll_card>!,
  _ animation: UnsafePointer<scroll_animation>!, _ now: Int64
) -> Int32 {
  result { () throws(Failure) in
    let c = try checked(card).pointee
    let (new, origin) = (try ExpandingCard(c), try origin(of: c))
    return try update(screen, member, new.axis, animation, now) {
      if case .card(let old) = $0 { old.axis } else { nil }
    } _: {
      $0.update(new, origin: origin, as: $1, at: $2, animation: $3)
    }
  }
}

@c @implementation
public func scroll_screen_expand(
  _ screen: Int32, _ member: Int32, _ expands: Int32, _ animation: UnsafePointer<scroll_animation>!,
  _ now: Int64
) -> Int32 {
  result { () throws(Failure) in
    let box = try slot(screen).screen
    let id = try box.pointee.require(member)
    guard case .card = box.pointee.screen.kind(of: id) else { throw .kind }
    let expands = try flag(expands)
    let animation = try ScrollAnimation.at(animation)
    return box.pointee.call(at: now, usingTargets: false) {
      $0.expand(id, expands, animation: animation, at: ScrollInstant(nanoseconds: now))
    }
  }
}

// MARK: - Shelves

extension CardShelf {
  init(_ c: scroll_shelf) throws(Failure) {
    let axis = try scrollAxis(c.axis)
    guard c.count >= 0, c.count <= 1 << 20 else { throw .index }
    let size = ScrollSize(width: c.card_width, height: c.card_height)
    try valid { () throws(ScrollValueError) in
      try Self.validate(
        cardSize: size, count: Int(c.count), spacing: c.spacing, margin: c.margin, alignment: c.alignment)
    }
    self.init(
      axis: axis, cardSize: size, count: Int(c.count), spacing: c.spacing, margin: c.margin,
      alignment: c.alignment)
  }
}

/// The frame of a shelf.
private func frame(of c: scroll_shelf) throws(Failure) -> ScrollRect {
  let frame = ScrollRect(x: c.x, y: c.y, width: c.width, height: c.height)
  try valid { () throws(ScrollValueError) in try Viewport.validate(frame: frame) }
  return frame
}

/// The number of cards by which a release moves a shelf.
private func reach(of c: scroll_shelf) throws(Failure) -> SnapRule.Reach {
  if c.step_count == -1 { return .steps([2200, 2700]) }
  let steps = try elements(c.steps, Int(c.step_count), atMost: 1 << 10)
  for step in steps { try check(step, .positive, "steps") }
  return .steps(Array(steps))
}

@c @implementation
public func scroll_default_shelf(_ shelf: UnsafeMutablePointer<scroll_shelf>!) -> Int32 {
  result { () throws(Failure) in
    var c = scroll_shelf()
    (c.axis, c.step_count) = (Int32(SCROLL_X), -1)
    try checked(shelf).pointee = c
    return 0
  }
}

@c @implementation
public func scroll_screen_insert_shelf(
  _ screen: Int32, _ member: Int32, _ parent: Int32, _ shelf: UnsafePointer<scroll_shelf>!, _ scale: Double,
  _ physics: UnsafePointer<scroll_physics>!
) -> Int32 {
  result { () throws(Failure) in
    let c = try checked(shelf).pointee
    let (shelf, frame, reach) = (try CardShelf(c), try frame(of: c), try reach(of: c))
    return try insert(screen, member, parent, scale, physics) {
      $0.insert(shelf, frame: frame, as: $1, in: $2, reach: reach, displayScale: scale, physics: $3)
    }
  }
}

@c @implementation
public func scroll_screen_update_shelf(
  _ screen: Int32, _ member: Int32, _ shelf: UnsafePointer<scroll_shelf>!,
  _ animation: UnsafePointer<scroll_animation>!, _ now: Int64
) -> Int32 {
  result { () throws(Failure) in
    let c = try checked(shelf).pointee
    let (new, frame) = (try CardShelf(c), try frame(of: c))
    return try update(screen, member, new.axis, animation, now) {
      if case .shelf(let old, _) = $0 { old.axis } else { nil }
    } _: {
      $0.update(new, frame: frame, as: $1, at: $2, animation: $3)
    }
  }
}
