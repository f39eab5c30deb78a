import ScrollGeometry

// Where the members are on the screen, as the host draws and touches them.
//
//     frame on the screen = frame in the parent's content, moved by the parent's frame and −(its content offset)
//
// Members are cut off by the frames of the members around them, as views with `clipsToBounds` are, and lie above siblings with
// smaller numbers.
extension ScrollScreen {
  /// Returns the present frame of a member in the space of the screen. It may lie outside the frames of those around it.
  ///
  ///     for id in screen.ids { draw(row(id), in: screen.frame(of: id)) }
  ///
  /// The member's ``/ScrollGeometry/Viewport/frame`` is in the content of its parent, at the parent's present scale. A parent that
  /// zooms does not scale the members inside it: a pin on a map keeps its size, and the host that draws it moves it where the
  /// map zooms, to its place in the content at scale 1:
  ///
  ///     screen.update(pin, at: instant) {
  ///       $0.frame.origin = screen[map].convert(place, from: .unscaledContent, to: .content)
  ///     }
  ///
  /// That is our choice ([O]): in UIKit the views inside the zoomed view are scaled, and what is drawn and touched of a scroll view
  /// among them with it. The frame of a sheet is
  /// ``/ScrollGeometry/ScrollSheet/frame(at:)``, also where it is stretched; a header's has its present length;
  /// a card's is ``/ScrollGeometry/ExpandingCard/frame(at:)`` in its container, pushed away by the cards beside it that have grown.
  ///
  /// - Complexity: O(depth).
  public func frame(of id: ID) -> ScrollRect {
    let index = requireIndex(of: id)
    return rectOnScreen(frameInParent(at: index), around: index)
  }

  /// Returns the part of a member's frame that is not cut off by those around it, in the space of the screen; nil if none
  /// is visible, and for a retained member. A frame that only touches theirs counts as visible.
  ///
  /// - Complexity: O(depth²).
  public func visibleFrame(of id: ID) -> ScrollRect? { visibleFrame(of: id, inContainers: false) }

  /// Returns the same, also cut off by the containers of the sheets around, beyond which a pointer cannot be.
  func visibleFrame(of id: ID, inContainers: Bool) -> ScrollRect? {
    let index = requireIndex(of: id)
    guard !members[index].isAway else { return nil }
    var (visible, next) = (frame(of: id), parent(at: index))
    while let around = next {
      guard let clip = clip(at: around, inContainers), let part = visible.intersection(clip) else {
        return nil
      }
      (visible, next) = (part, parent(at: around))
    }
    return visible
  }

  /// Returns the innermost member that is visible at a point of the screen, for which a touch there is meant; nil where
  /// there is none.
  ///
  /// Of siblings that overlap, or touch at the point, the one with the greatest number is above the others ([O]): a sheet
  /// over a map has the greater number.
  ///
  /// - Precondition: the point is finite.
  /// - Complexity: O(members · depth²).
  public func member(at point: ScrollPoint) -> ID? {
    point.require(.finite, "point")
    var top: ID?
    for member in members where !member.isAway {
      guard visibleFrame(of: member.id)?.contains(point) == true else { continue }
      if top.map({ isAbove(member.id, $0) }) ?? true { top = member.id }
    }
    return top
  }

  /// Returns whether a member lies above another one: inside it, or where their paths part, in or below the one with the
  /// greater number.
  private func isAbove(_ a: ID, _ b: ID) -> Bool {
    if isInside(a, b) || isInside(b, a) { return isInside(a, b) }
    var (outer, other) = (a, b)
    while let next = parent(of: outer), !isInside(b, next) { outer = next }
    while let next = parent(of: other), !isInside(a, next) { other = next }
    return outer > other
  }

  /// Returns the member at a point at ``now``, to which all present members are advanced.
  mutating func findMember(at point: ScrollPoint) -> ID? {
    for index in members.indices where !members[index].isAway { catchUp(index) }
    return member(at: point)
  }

  /// Returns the coordinates of a point in the content of one member, given in the content of another; nil for the space of
  /// the screen.
  ///
  ///     screen.convert(touch, from: nil, to: 2)      // the place of the list's content under the finger
  ///
  /// - Precondition: the point is finite.
  public func convert(_ point: ScrollPoint, from source: ID?, to target: ID?) -> ScrollPoint {
    point.require(.finite, "point")
    guard source != target else { return point }
    let (away, towards) = (contentOrigin(of: source), contentOrigin(of: target))
    return ScrollPoint { ((point[$0] + away[$0]).saturated - towards[$0]).saturated.flushed }
  }

  /// Returns the coordinates of a rectangle, as ``convert(_:from:to:)-(ScrollPoint,_,_)`` does those of a point.
  ///
  /// - Precondition: the rectangle is finite, its size not negative.
  public func convert(_ rect: ScrollRect, from source: ID?, to target: ID?) -> ScrollRect {
    requireValid(try rect.check("rect"))
    return ScrollRect(origin: convert(rect.origin, from: source, to: target), size: rect.size)
  }

  /// Returns the viewport that an indicator shows for members that share movements on `axis`: the member's, with a content
  /// that is longer by what those around it can scroll, and an offset that counts what they have scrolled. Content that fits
  /// first fills what its insets leave of the frame.
  ///
  ///     ScrollIndicator().frame(on: .vertical, in: screen.indicatorViewport(of: list, on: .vertical))
  ///
  /// The thumb of a list under a header, or in a sheet, begins to move with the first point of either, and stretches with
  /// both ([O]).
  ///
  /// - Complexity: O(depth).
  public func indicatorViewport(of id: ID, on axis: ScrollAxis) -> Viewport {
    let index = requireIndex(of: id)
    var (joined, next) = (viewport(at: index), parent(at: index))
    while let around = next {
      let outer = viewport(at: around)
      if outer.isScrollable(on: axis), outer.endlessAxis != axis {
        let limits = outer.limits(on: axis)
        let scrolled = (outer.contentOffset[axis] - limits.lowerBound).saturated
        let travel = (limits.upperBound - limits.lowerBound).saturated
        joined.lengthen(by: travel, scrolledBy: scrolled, on: axis)
      }
      next = parent(at: around)
    }
    return joined
  }

  /// Returns the frame of a member in the content of its parent.
  func frameInParent(at index: Int) -> ScrollRect {
    let viewport = viewport(at: index)
    switch members[index].kind {
    case .scrollView, .shelf: return viewport.frame
    case .sheet(let sheet): return sheet.frame(at: viewport.contentOffset[sheet.axis])
    case .header(let header):
      var frame = viewport.frame
      frame.size[header.axis] = header.length(at: viewport.contentOffset[header.axis])
      return frame
    case .card(let card):
      let frame = card.frame(at: viewport.contentOffset[card.axis])
      let (container, push) = (viewport.frame.origin, push(ofCardAt: index, on: card.axis.cross))
      return ScrollRect(
        origin: ScrollPoint {
          (frame.origin[$0] + (container[$0] + ($0 == card.axis ? 0 : push)).saturated).saturated.flushed
        }, size: frame.size)
    }
  }

  /// Returns the part of the screen in which the members inside a member are visible: its frame, of a sheet only within its container
  /// if they are to be cut off there, or the container of a header; nil if there is none.
  private func clip(at index: Int, _ inContainers: Bool) -> ScrollRect? {
    var container: ScrollRect { rectOnScreen(viewport(at: index).frame, around: index) }
    let frame = rectOnScreen(frameInParent(at: index), around: index)
    return switch members[index].kind {
    case .header: container
    case .sheet where inContainers: frame.intersection(container)
    default: frame
    }
  }

  /// Returns the place of a member's content in the content of its parent.
  func originInParent(at index: Int) -> ScrollPoint {
    let viewport = viewport(at: index)
    switch members[index].kind {
    case .scrollView, .shelf:
      return ScrollPoint { (viewport.frame.origin[$0] - viewport.contentOffset[$0]).saturated }
    case .sheet: return frameInParent(at: index).origin
    // The frames of its lists are in the space of its container.
    case .header: return ScrollPoint { (0 - viewport.contentOffset[$0]).flushed }
    // The frames of what is in its article are in the space of the article.
    case .card(let card):
      var origin = frameInParent(at: index).origin
      origin[card.axis] =
        (origin[card.axis] - card.innerOffset(at: viewport.contentOffset[card.axis])).saturated
      return origin
    }
  }

  /// Returns the distance by which the cards beside a card have pushed it away as they grow.
  private func push(ofCardAt index: Int, on axis: ScrollAxis) -> Double {
    let place = members[index].scroller.viewport.frame.origin[axis]
    var push = 0.0
    for id in cards where id != members[index].id {
      guard let other = self.index(ofPresent: id), members[other].parent == members[index].parent,
        case .card(let card) = members[other].kind, card.axis == axis.cross
      else { continue }
      let viewport = viewport(at: other)
      let distance = place - viewport.frame.origin[axis]
      let progress = card.progress(at: viewport.contentOffset[card.axis])
      if distance > 0 { push += progress * card.collapsedInsets[max: axis] }
      if distance < 0 { push -= progress * card.collapsedInsets[min: axis] }
    }
    return push.saturated
  }

  /// Returns a rectangle beside a member in the space of the screen.
  private func rectOnScreen(_ rect: ScrollRect, around index: Int) -> ScrollRect {
    guard let parent = members[index].parent else { return rect }
    let origin = contentOrigin(of: parent)
    return ScrollRect(
      origin: ScrollPoint { (rect.origin[$0] + origin[$0]).saturated.flushed }, size: rect.size)
  }

  /// Returns the place of a member's content on the screen: of the content's point 0; 0 for the screen itself.
  private func contentOrigin(of id: ID?) -> ScrollPoint {
    var (origin, next) = (ScrollPoint.zero, id)
    while let id = next {
      let index = requireIndex(of: id)
      let place = originInParent(at: index)
      origin = ScrollPoint { (origin[$0] + place[$0]).saturated }
      next = members[index].parent
    }
    return origin
  }
}

extension Viewport {
  /// Moves the limits apart by `travel`, and the offset away from the first one by `scrolled`. The adjusted insets do not change.
  fileprivate mutating func lengthen(by travel: Double, scrolledBy scrolled: Double, on axis: ScrollAxis) {
    let (limits, insets) = (limits(on: axis), adjustedInsets(on: axis))
    if limits.lowerBound == limits.upperBound {
      contentSize[axis] = (frame.size[axis] - insets.near - insets.far).saturated
      contentOffset[axis] = (contentOffset[axis] + (0 - insets.near - limits.lowerBound)).saturated
    }
    contentSize[axis] = (contentSize[axis] + travel).saturated
    contentOffset[axis] = (contentOffset[axis] + scrolled).saturated.flushed
    // Longer content may get a safe area that the content has not.
    if adjustedInsets(on: axis) != insets { (safeAreaInsets[min: axis], safeAreaInsets[max: axis]) = (0, 0) }
  }
}
