#if !hasFeature(Embedded)
  import ScrollGeometry

  /// How a call is written in a recording: a letter of the column `kinds`.
  enum RecordedKind: Unicode.Scalar {
    case advance = "a"
    case touchDown = "d"
    case touchMoved = "m"
    case touchUp = "u"
    case changed = "t"
    case moved = "b"
    case scrollChanged = "s"
    case momentumChanged = "p"
    /// An element of `calls`: any other call, or an input with a choice of the host.
    case call = "c"

    /// Whether the call has an element in the columns `x` and `y`.
    var hasVector: Bool { self != .advance && self != .touchUp && self != .call }

    /// Whether the call has an element in the column `finger`.
    var hasFinger: Bool { self == .touchDown || self == .touchMoved || self == .touchUp }

    func input(_ vector: ScrollVector, finger: Int) -> Scroller.Input {
      let point = ScrollPoint(x: vector.dx, y: vector.dy)
      return switch self {
      case .touchDown: .touchDown(point, finger: finger)
      case .touchMoved: .touchMoved(point, finger: finger)
      case .touchUp: .touchUp(finger: finger)
      case .changed: .changed(translation: vector)
      case .moved: .moved(by: vector)
      case .scrollChanged: .scroll(vector, phase: .changed)
      case .momentumChanged: .scroll(vector, phase: .momentumChanged)
      case .advance, .call: preconditionFailure("\(self) is no input")
      }
    }
  }

  extension Scroller.Input {
    /// The kind and the numbers of an input that is written in columns; nil for any other input.
    var columns: (kind: RecordedKind, vector: ScrollVector, finger: Int)? {
      switch self {
      case .touchDown(let point, let finger): (.touchDown, ScrollVector(dx: point.x, dy: point.y), finger)
      case .touchMoved(let point, let finger): (.touchMoved, ScrollVector(dx: point.x, dy: point.y), finger)
      case .touchUp(let finger): (.touchUp, .zero, finger)
      case .changed(let translation): (.changed, translation, 0)
      case .moved(let distance): (.moved, distance, 0)
      case .scroll(let delta, .changed): (.scrollChanged, delta, 0)
      case .scroll(let delta, .momentumChanged): (.momentumChanged, delta, 0)
      default: nil
      }
    }
  }
#endif
