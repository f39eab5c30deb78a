import Drawing
import ScrollGeometry
import ScrollKinetics

// The labels of inputs in a picture: short, and none for the movements of a finger.

extension Action {
  var label: String? {
    switch self {
    case .resize(let size, _, _): "resized to " + size.label
    case .contentSize(let size): "content " + size.label
    case .contentInset: "insets"
    case .safeAreaInsets: "safe area"
    case .insert(let change): change.label
    case .moveTo(let detent, _): detent.map { "to detent \($0)" } ?? "dismissed"
    case .expand(let expands, _): expands ? "expanded" : "collapsed"
    case .container(let container, _): "container " + container.size.label
    case .add: "added"
    case .remove(let isRetained): isRetained ? "removed, retained" : "removed"
    case .restore: "restored"
    default: if case .input(let input) = Replay.call(self) { input.label } else { nil }
    }
  }
}

extension Scroller.Call {
  var label: String? {
    switch self {
    case .advance: nil
    case .input(let input, _): input.label
    case .update(let update): update.label
    }
  }
}

extension Scroller.Input {
  fileprivate var label: String? {
    switch self {
    case .touchDown: "touch"
    case .touchUp: "lift"
    case .touchCancelled, .cancelled: "cancelled"
    case .held: "held"
    case .began: "drag"
    case .ended: "let go"
    case .setContentOffset(let offset, let animation):
      (animation == nil ? "jump to " : "scroll to ") + offset.label
    case .scrollRectToVisible(let rect, _): "show " + rect.origin.label
    case .scrollToTop: "to the top"
    case .stop: "stop"
    case .retarget(let target): "retarget to " + target.label
    case .autoscroll(.zero, let coasts): coasts ? "coast" : "stop"
    case .autoscroll: "autoscroll"
    case .fling: "fling"
    case .edgeScroll(let pointer): pointer.map { "item at " + $0.label } ?? "dropped"
    case .beginRefreshing: "refresh"
    case .endRefreshing: "refreshed"
    case .wheel: "wheel"
    case .scroll(_, let phase): phase.label
    case .key(let key, _, _): "\(key)"
    case .pinch(let phase, _, _): phase.label
    case .magnify(let factor, _): factor.magnificationLabel
    case .setZoomScale(let scale, _, _): scale.zoomLabel
    case .zoom(let rect, _): "zoom to " + rect.origin.label
    case .touchMoved, .changed, .moved: nil
    }
  }
}

extension Scroller.Update {
  fileprivate var label: String {
    switch self {
    case .viewport(let viewport, _, _, _, _): "viewport " + viewport.frame.size.label
    case .content(let change, _, _, _): change.label
    case .physics: "physics"
    }
  }
}

extension ScrollScreen.Call {
  var label: String? {
    switch self {
    case .advance, .scrollsToTop: nil
    case .input(let input, let id, _): input.label.map { label in id.map { "\(label): \($0)" } ?? label }
    case .update(let id, let update): update.label + ": \(id)"
    case .insert(_, let id, _, _, _, _, _): "added: \(id)"
    case .updateGeometry(let geometry, let id, _): geometry.label + ": \(id)"
    case .expand(let id, let expands, _): (expands ? "expanded: " : "collapsed: ") + "\(id)"
    case .move(let id, let detent, _): detent.map { "to detent \($0): \(id)" } ?? "dismissed: \(id)"
    case .remove(let id, let isRetained): (isRetained ? "removed, retained: " : "removed: ") + "\(id)"
    case .restore(let id, _): "restored: \(id)"
    case .drop(let id): "dropped: \(id)"
    case .rules: "rules"
    }
  }
}

extension Scroller.ScrollPhase {
  fileprivate var label: String? {
    switch self {
    case .mayBegin: "held"
    case .began: "scroll"
    case .ended: "let go"
    case .cancelled: "cancelled"
    case .momentumBegan: "momentum"
    case .momentumEnded: "momentum ends"
    case .changed, .momentumChanged, .unphased: nil
    }
  }
}

extension Scroller.PinchPhase {
  fileprivate var label: String? {
    switch self {
    case .began: "pinch"
    case .changed: nil
    case .ended: "let go"
    case .cancelled: "cancelled"
    }
  }
}

extension Double {
  fileprivate var magnificationLabel: String { "magnified by \(label(decimals: 3))" }
  fileprivate var zoomLabel: String { "zoom to \(label(decimals: 3))" }
}

extension ContentChange {
  fileprivate var label: String {
    let parts = [(inserted, "inserted"), (removed, "removed")].filter { $0.0 > 0 }
    return parts.map { "\($0.1) \($0.0.label())" }.joined(separator: ", ")
  }
}

extension ScrollPoint {
  fileprivate var label: String { "\(x.label()), \(y.label())" }
}

extension ScrollSize {
  /// The size as text for a picture.
  var label: String { "\(width.label()) × \(height.label())" }
}

extension ScrollScreen.Geometry {
  fileprivate var label: String {
    switch self {
    case .scrollView(let viewport): "view in \(viewport.frame.size.label)"
    case .sheet(let sheet): "sheet in \(sheet.container.size.label)"
    case .header(_, let container): "header in \(container.size.label)"
    case .card(let card, _): "card in \(card.container.label)"
    case .shelf(_, let frame, _): "shelf in \(frame.size.label)"
    }
  }
}
