import ScrollGeometry
import ScrollKinetics

extension ScrollSnapping {
  /// The rules of a scenario's snap.
  init(_ snap: Snap) {
    self.init()
    switch snap {
    case .none:
      break
    case .paging(let spacing):
      self = ScrollSnapping(SnapRule.paging(spacing: spacing))
    case .interval(let interval):
      self[interval.axis] = SnapRule(
        .every(interval.length, origin: interval.origin), alignment: interval.alignment,
        reach: interval.speedSteps.map { .steps($0) } ?? interval.atMost.map { .atMost($0) } ?? .momentum)
    case .points(let axis, let points, let isMandatory):
      self[axis] = SnapRule(.offsets(points), strictness: isMandatory ? .mandatory : .proximity())
    }
  }
}
