// No member jumps, whatever the call.

import ScrollGeometry
import ScrollKinetics

extension ScreenScript {
  /// The law that no call moves a member at once by more than its input.
  ///
  /// A movement of a finger or a device moves each member by at most as much, a call that names a member and puts it elsewhere no
  /// other, and all others none: fingers that come and go, releases, throws, animations, members and rules that come and go.
  /// What changes nothing but the zoom is left out, as are steps of wheels and keys to places of rules, which can be far away.
  struct Continuity {
    /// Where each finger came down, and where it is.
    private var places: [Int: (down: ScrollPoint, latest: ScrollPoint)] = [:] {
      didSet { hasPair = places.count > 1 || (hasPair && !places.isEmpty) }
    }
    /// Whether two fingers have been down since there was none.
    private var hasPair = false
    /// How far what drags has moved since the latest beginning, on all its ways.
    private var travelled = ScrollVector.zero
    /// The members that a program zooms, whose zoom another motion ends at once.
    private var zoomed: Set<ScrollScreen.ID> = []

    /// What a call may move at once: the distance of each member, and the member that it may put anywhere.
    private typealias Allowance = (distance: ScrollVector, placed: ScrollScreen.ID?)

    /// Returns how a call breaks the law; nil where it does not.
    mutating func fault(_ moment: Moment) -> String? {
      // A zoom of what is retained goes on.
      zoomed = zoomed.filter {
        moment.before.isRetained($0)
          || (moment.before.contains($0) && moment.before.phase(of: $0) == .animating)
      }
      guard let (distance, placed) = allowance(of: moment) else { return nil }
      defer { if let finger = moment.operation.input?.value.lifted { places[finger] = nil } }
      let total = travelled
      travelled = ScrollVector { total[$0] + distance[$0].magnitude }
      var (before, after) = (moment.before, moment.after)
      before.advance(to: after.now)
      after.advance(to: after.now)
      let hasCards = before.ids.contains { if case .card = before.geometry(of: $0) { true } else { false } }
      for id in before.ids where after.contains(id) && id != placed {
        let viewport = before[id]
        // What zooms moves about a point.
        if isZooming(id, before) || viewport.zoomScale != after[id].zoomScale { continue }
        // What turns to a card that opens, or collapses for it, is there at once with reduced motion.
        if hasCards, before[physicsOf: id].reducesMotion { continue }
        for axis in ScrollAxis.allCases {
          let jump = (after[id].contentOffset[axis] - viewport.contentOffset[axis]).magnitude
          // Content within half a point of its limit comes to rest there in the release, as does what must not bounce.
          var rest = 0.5
          if !viewport.bounces(on: axis) || before[physicsOf: id].reducesMotion {
            rest += viewport.overscroll[axis].magnitude
            if viewport.isRefreshing { rest += viewport.refreshControl?.extent ?? 0 }
          }
          if jump > distance[axis].magnitude + 1 / viewport.displayScale + rest {
            return "jumps: \(id) by \(jump) on \(axis)"
          }
        }
      }
      return nil
    }

    /// Returns whether a member is zoomed, or held by two fingers or what is left of them, under which it stays where its parent
    /// moves.
    private func isZooming(_ id: ScrollScreen.ID, _ screen: ScrollScreen) -> Bool {
      let viewport = screen[id]
      return zoomed.contains(id) || viewport.zoomScale != viewport.zoomLimits.clamped(viewport.zoomScale)
        || (hasPair && [.tracking, .dragging].contains(screen.phase(of: id)))
    }

    private mutating func allowance(of moment: Moment) -> Allowance? {
      switch moment.operation {
      case .call(.insert), .call(.remove), .call(.restore), .call(.drop), .call(.rules), .call(.scrollsToTop),
        .call(.advance), .call(.update(_, .physics)):
        return (.zero, nil)
      // A sheet takes what is inside it back to the beginning, and a card turns what is around it.
      case .call(.expand(let id, _, let animation)), .call(.move(let id, _, let animation)):
        return takesTime(animation, on: id, moment.before) ? (.zero, id) : nil
      case .change(let id, _, _, _), .scroll(let id, _, _), .container(let id, _, _),
        .call(.update(let id, _)), .call(.updateGeometry(_, let id, _)):
        return (.zero, id)
      case .call(.input), .release:
        guard let (input, id) = moment.operation.input else { return nil }
        return allowance(of: input, on: id, moment.before)
      }
    }

    private mutating func allowance(
      of input: Scroller.Input, on id: ScrollScreen.ID?, _ before: ScrollScreen
    ) -> Allowance? {
      switch input {
      case .touchDown(let point, let finger):
        places[finger] = (point, point)
        return (.zero, nil)
      case .touchMoved(let point, let finger):
        guard let place = places[finger] else { return (.zero, nil) }
        places[finger]!.latest = point
        // The first movement is that since the touch.
        let begins = before.ids.contains { before.phase(of: $0) == .tracking }
        let distance = ScrollVector {
          (point[$0] - place.latest[$0]).magnitude
            + (begins ? (place.latest[$0] - place.down[$0]).magnitude : 0)
        }
        return (distance, nil)
      case .held, .began:
        // What is dragged already goes on from where that drag began.
        if !before.ids.contains(where: { before.phase(of: $0) == .dragging }) { travelled = .zero }
        return (.zero, nil)
      case .moved(let delta): return (delta, nil)
      case .changed(let translation):
        // From where the drag began, and from there to the new place.
        return (ScrollVector { travelled[$0] + translation[$0].magnitude }, nil)
      case .scroll(let delta, let phase): return phase == .unphased ? nil : (delta, nil)
      case .touchUp, .touchCancelled, .ended, .cancelled, .fling, .retarget, .edgeScroll, .autoscroll:
        return (.zero, nil)
      case .setContentOffset, .scrollRectToVisible, .scrollToTop, .beginRefreshing, .endRefreshing:
        return (.zero, id)
      case .wheel(_, _, let animation), .key(_, _, let animation):
        // Beside a finger whose member was removed, they move by the physics of that member.
        return places.isEmpty && takesTime(animation, on: id, before) ? (.zero, nil) : nil
      case .zoom, .setZoomScale:
        zoomed.formUnion(id.map { before.contains($0) ? before.path(of: $0) : [] } ?? before.ids)
        return nil
      default: return nil
      }
    }

    /// Returns whether an animation of a member, with what is around and inside it, does not end where it begins.
    private func takesTime(
      _ animation: ScrollAnimation?, on id: ScrollScreen.ID?, _ screen: ScrollScreen
    ) -> Bool {
      guard let animation, animation != .eased(duration: .zero), let id, screen.contains(id) else {
        return false
      }
      return !screen.ids.contains {
        screen[physicsOf: $0].reducesMotion
          && (screen.path(of: id).contains($0) || screen.path(of: $0).contains(id))
      }
    }
  }
}

extension Scroller.Input {
  /// The finger that leaves the screen.
  fileprivate var lifted: Int? {
    switch self {
    case .touchUp(let finger), .touchCancelled(let finger): finger
    default: nil
    }
  }
}
