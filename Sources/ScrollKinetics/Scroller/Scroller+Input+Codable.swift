#if !hasFeature(Embedded)
  import ScrollGeometry

  // An input is encoded as an object with one key, its name, whose value has the arguments: {"touchUp": {"finger": 0}}.
  extension Scroller.Input: CodableByHand {
    private enum Name: String, CodingKey {
      case touchDown, touchMoved, touchUp, touchCancelled
      case held, began, changed, moved, ended, cancelled, scroll
      case setContentOffset, scrollRectToVisible, scrollToTop, stop, retarget, wheel, key, autoscroll
      case fling, edgeScroll, pinch, magnify, setZoomScale, zoom, beginRefreshing, endRefreshing
    }

    private enum Field: String, CodingKey {
      case point, finger, translation, by, velocity, offset, rect, target, delta, phase, key, distances,
        animation, coasts, scale, notch
    }

    package init(reading decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Name.self)
      let name = try values.onlyKey(orRefuse: "must be one known input")
      let fields = try values.nestedContainer(keyedBy: Field.self, forKey: name)
      func animation() throws -> ScrollAnimation? { try fields[ifPresent: .animation] }
      self =
        switch name {
        case .touchDown: .touchDown(try fields[.point], finger: try fields[.finger])
        case .touchMoved: .touchMoved(try fields[.point], finger: try fields[.finger])
        case .touchUp: .touchUp(finger: try fields[.finger])
        case .touchCancelled: .touchCancelled(finger: try fields[.finger])
        case .held: .held
        case .began: .began
        case .changed: .changed(translation: try fields[.translation])
        case .moved: .moved(by: try fields[.by])
        case .ended: .ended(velocity: try fields[ifPresent: .velocity])
        case .cancelled: .cancelled
        case .scroll: .scroll(try fields[.delta], phase: try fields[.phase])
        case .setContentOffset: .setContentOffset(try fields[.offset], try animation())
        case .scrollRectToVisible: .scrollRectToVisible(try fields[.rect], try animation())
        case .scrollToTop: .scrollToTop
        case .stop: .stop
        case .beginRefreshing: .beginRefreshing
        case .endRefreshing: .endRefreshing
        case .retarget: .retarget(try fields[.target])
        case .wheel: .wheel(try fields[.delta], notch: try fields[ifPresent: .notch], try animation())
        case .pinch: .pinch(try fields[.phase], scale: try fields[.scale], at: try fields[.point])
        case .magnify: .magnify(by: try fields[.by], at: try fields[.point])
        case .setZoomScale:
          .setZoomScale(try fields[.scale], about: try fields[ifPresent: .point], try animation())
        case .zoom: .zoom(to: try fields[.rect], try animation())
        case .autoscroll: .autoscroll(try fields[.velocity], coasts: try fields[.coasts])
        case .fling: .fling(try fields[.velocity])
        case .edgeScroll: .edgeScroll(try fields[ifPresent: .point])
        case .key:
          .key(try fields[.key], distances: try fields[ifPresent: .distances] ?? .standard, try animation())
        }
      try validate()
    }

    package func write(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: Name.self)
      func write(_ name: Name, _ fields: KeyValuePairs<Field, (any Encodable)?> = [:]) throws {
        try values.encode(fields, in: name)
      }
      switch self {
      case .touchDown(let point, let finger): try write(.touchDown, [.point: point, .finger: finger])
      case .touchMoved(let point, let finger): try write(.touchMoved, [.point: point, .finger: finger])
      case .touchUp(let finger): try write(.touchUp, [.finger: finger])
      case .touchCancelled(let finger): try write(.touchCancelled, [.finger: finger])
      case .held: try write(.held)
      case .began: try write(.began)
      case .changed(let translation): try write(.changed, [.translation: translation])
      case .moved(let delta): try write(.moved, [.by: delta])
      case .ended(let velocity): try write(.ended, [.velocity: velocity])
      case .cancelled: try write(.cancelled)
      case .scroll(let delta, let phase): try write(.scroll, [.delta: delta, .phase: phase])
      case .setContentOffset(let offset, let animation):
        try write(.setContentOffset, [.offset: offset, .animation: animation])
      case .scrollRectToVisible(let rect, let animation):
        try write(.scrollRectToVisible, [.rect: rect, .animation: animation])
      case .scrollToTop: try write(.scrollToTop)
      case .stop: try write(.stop)
      case .beginRefreshing: try write(.beginRefreshing)
      case .endRefreshing: try write(.endRefreshing)
      case .retarget(let target): try write(.retarget, [.target: target])
      case .autoscroll(let velocity, let coasts):
        try write(.autoscroll, [.velocity: velocity, .coasts: coasts])
      case .fling(let velocity): try write(.fling, [.velocity: velocity])
      case .edgeScroll(let pointer): try write(.edgeScroll, [.point: pointer])
      case .pinch(let phase, let scale, let point):
        try write(.pinch, [.phase: phase, .scale: scale, .point: point])
      case .magnify(let factor, let point): try write(.magnify, [.by: factor, .point: point])
      case .setZoomScale(let scale, let point, let animation):
        try write(.setZoomScale, [.scale: scale, .point: point, .animation: animation])
      case .zoom(let rect, let animation): try write(.zoom, [.rect: rect, .animation: animation])
      case .wheel(let delta, let notch, let animation):
        try write(.wheel, [.delta: delta, .notch: notch, .animation: animation])
      case .key(let key, let distances, let animation):
        try write(.key, [.key: key, .distances: distances.unless(.standard), .animation: animation])
      }
    }
  }
#endif
