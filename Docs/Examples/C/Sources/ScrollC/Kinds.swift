// The functions are described in scroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CScroll
import ScrollGeometry
import ScrollKinetics

// MARK: - All kinds

/// Inserts a member with a geometry, and a sheet at a detent.
private func insert(
  _ geometry: ScrollScreen.Geometry, at detent: Int? = 0, _ screen: Int32, _ member: Int32, _ parent: Int32,
  _ scale: Double, _ physics: UnsafePointer<scroll_physics>?
) throws(Failure) -> Int32 {
  let box = try slot(screen).screen
  try check(scale, .positive, "displayScale")
  let physics = try Scroller.Physics.at(physics)
  return try box.pointee.insert(member, parent) {
    $0.insert(geometry, as: $1, in: $2, displayScale: scale, physics: physics)
    if detent != 0 { $0.move($1, to: detent, animation: nil, at: $0.now) }
  }
}

/// Changes the geometry of a member, within its kind and on its axis.
private func update(
  _ geometry: ScrollScreen.Geometry, _ screen: Int32, _ member: Int32,
  _ animation: UnsafePointer<scroll_animation>?, _ now: Int64
) throws(Failure) -> Int32 {
  let box = try slot(screen).screen
  let animation = try ScrollAnimation.at(animation)
  let id = try box.pointee.require(member)
  guard let hasAxis = geometry.hasAxis(of: box.pointee.screen.geometry(of: id)) else { throw .kind }
  guard hasAxis else { throw .choice }
  let instant = ScrollInstant(given: now)
  return box.pointee.call(at: now, usingTargets: false) {
    $0.update(geometry, as: id, at: instant, animation: animation)
  }
}

extension ScrollScreen.Geometry {
  /// Whether two geometries of one kind have the same axis; nil for different kinds, and for scroll views.
  fileprivate func hasAxis(of other: Self) -> Bool? {
    switch (self, other) {
    case (.sheet(let a), .sheet(let b)): a.axis == b.axis
    case (.header(let a, _), .header(let b, _)): a.axis == b.axis
    case (.card(let a, _), .card(let b, _)): a.axis == b.axis
    case (.shelf(let a, _, _), .shelf(let b, _, _)): a.axis == b.axis
    default: nil
    }
  }
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
    guard case .sheet(let sheet) = screen.geometry(of: id) else { throw .kind }
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
    return try insert(.sheet(sheet), at: detent, screen, member, parent, scale, physics)
  }
}

@c @implementation
public func scroll_screen_update_sheet(
  _ screen: Int32, _ member: Int32, _ sheet: UnsafePointer<scroll_sheet>!,
  _ animation: UnsafePointer<scroll_animation>!, _ now: Int64
) -> Int32 {
  result { () throws(Failure) in
    try update(.sheet(try ScrollSheet(try checked(sheet).pointee)), screen, member, animation, now)
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
      $0.move(id, to: detent, animation: animation, at: ScrollInstant(given: now))
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

extension ScrollScreen.Geometry {
  fileprivate init(_ c: scroll_header) throws(Failure) {
    let container = ScrollRect(x: c.x, y: c.y, width: c.width, height: c.height)
    try valid { () throws(ScrollValueError) in
      try CollapsingHeader.validate(length: c.length, collapsedLength: c.collapsed_length)
      try ScrollSheet.validate(container: container)
    }
    self = .header(
      CollapsingHeader(
        axis: try scrollAxis(c.axis), length: c.length, collapsedLength: c.collapsed_length,
        returns: try flag(c.returns_at_once) ? .atOnce : .atBeginning, stretches: try flag(c.stretches)),
      over: container)
  }
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
    try insert(try .init(try checked(header).pointee), screen, member, parent, scale, physics)
  }
}

@c @implementation
public func scroll_screen_update_header(
  _ screen: Int32, _ member: Int32, _ header: UnsafePointer<scroll_header>!,
  _ animation: UnsafePointer<scroll_animation>!, _ now: Int64
) -> Int32 {
  result { () throws(Failure) in
    try update(try .init(try checked(header).pointee), screen, member, animation, now)
  }
}

// MARK: - Cards

extension ScrollScreen.Geometry {
  fileprivate init(_ c: scroll_card) throws(Failure) {
    let axis = try scrollAxis(c.axis)
    let container = ScrollSize(width: c.width, height: c.height)
    let insets = ScrollInsets(
      top: c.inset_top, left: c.inset_left, bottom: c.inset_bottom, right: c.inset_right)
    try valid { () throws(ScrollValueError) in
      try ExpandingCard.validate(
        container: container, collapsedInsets: insets, travel: c.travel, innerContentLength: c.content_length)
    }
    try check(c.x, .finite, "origin.x")
    try check(c.y, .finite, "origin.y")
    self = .card(
      ExpandingCard(
        axis: axis, container: container, collapsedInsets: insets, travel: c.travel,
        innerContentLength: c.content_length), origin: ScrollPoint(x: c.x, y: c.y))
  }
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
    try insert(try .init(try checked(card).pointee), screen, member, parent, scale, physics)
  }
}

@c @implementation
public func scroll_screen_update_card(
  _ screen: Int32, _ member: Int32, _ card: UnsafePointer<scroll_card>!,
  _ animation: UnsafePointer<scroll_animation>!, _ now: Int64
) -> Int32 {
  result { () throws(Failure) in
    try update(try .init(try checked(card).pointee), screen, member, animation, now)
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
    guard case .card = box.pointee.screen.geometry(of: id) else { throw .kind }
    let expands = try flag(expands)
    let animation = try ScrollAnimation.at(animation)
    return box.pointee.call(at: now, usingTargets: false) {
      $0.expand(id, expands, animation: animation, at: ScrollInstant(given: now))
    }
  }
}

// MARK: - Shelves

extension ScrollScreen.Geometry {
  fileprivate init(_ c: scroll_shelf) throws(Failure) {
    let axis = try scrollAxis(c.axis)
    guard c.count >= 0, c.count <= 1 << 20 else { throw .index }
    let size = ScrollSize(width: c.card_width, height: c.card_height)
    let frame = ScrollRect(x: c.x, y: c.y, width: c.width, height: c.height)
    try valid { () throws(ScrollValueError) in
      try CardShelf.validate(
        cardSize: size, count: Int(c.count), spacing: c.spacing, margin: c.margin, alignment: c.alignment)
      try Viewport.validate(frame: frame)
    }
    let shelf = CardShelf(
      axis: axis, cardSize: size, count: Int(c.count), spacing: c.spacing, margin: c.margin,
      alignment: c.alignment)
    self = .shelf(shelf, frame: frame, reach: try reach(of: c))
  }
}

/// The number of cards by which a release moves a shelf; nil for the usual one, or the one that it has.
private func reach(of c: scroll_shelf) throws(Failure) -> SnapRule.Reach? {
  if c.step_count == -1 { return nil }
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
    try insert(try .init(try checked(shelf).pointee), screen, member, parent, scale, physics)
  }
}

@c @implementation
public func scroll_screen_update_shelf(
  _ screen: Int32, _ member: Int32, _ shelf: UnsafePointer<scroll_shelf>!,
  _ animation: UnsafePointer<scroll_animation>!, _ now: Int64
) -> Int32 {
  result { () throws(Failure) in
    try update(try .init(try checked(shelf).pointee), screen, member, animation, now)
  }
}
