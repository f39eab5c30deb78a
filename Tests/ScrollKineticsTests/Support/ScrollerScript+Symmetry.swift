import ScrollGeometry

@testable import ScrollKinetics

extension ScrollerScript {
  /// The script with every place negated: the content lies on the other side of the origin.
  ///
  /// nil where something has no mirror image: snap points and keys are one-sided, and so is the top.
  var mirrored: ScrollerScript? {
    guard physics.snapping == .none else { return nil }
    var script = self
    // Limits −upper … −lower: insets that put them there for content of no length.
    script.viewport.contentSize = .zero
    script.viewport.contentInsetAdjustmentBehavior = .never
    for axis in ScrollAxis.allCases {
      let limits = viewport.limits(on: axis)
      script.viewport.contentInset[min: axis] = limits.upperBound
      script.viewport.contentInset[max: axis] = viewport.frame.size[axis] - limits.lowerBound
      guard script.viewport.limits(on: axis) == (0 - limits.upperBound)...(0 - limits.lowerBound) else {
        return nil
      }
    }
    script.viewport.contentOffset = viewport.contentOffset.mirrored
    var steps: [Step] = []
    for step in self.steps {
      guard case .input(let input) = step.action else {
        steps.append(step)
        continue
      }
      guard let input = input.mirrored else { return nil }
      steps.append(Step(delay: step.delay, action: .input(input)))
    }
    script.steps = steps
    return script
  }

  /// The script with the axes exchanged.
  var swapped: ScrollerScript {
    var script = self
    let inset = viewport.adjustedContentInset
    script.viewport = Viewport(
      frame: ScrollRect(origin: viewport.frame.origin.swapped, size: viewport.frame.size.swapped),
      contentSize: viewport.contentSize.swapped,
      contentInset: ScrollInsets(top: inset.left, left: inset.top, bottom: inset.right, right: inset.bottom),
      contentInsetAdjustmentBehavior: .never, contentOffset: viewport.contentOffset.swapped,
      displayScale: viewport.displayScale, bounces: viewport.bounces,
      alwaysBounceHorizontal: viewport.alwaysBounceVertical,
      alwaysBounceVertical: viewport.alwaysBounceHorizontal)
    script.physics.snapping[.horizontal] = physics.snapping[.vertical]
    script.physics.snapping[.vertical] = physics.snapping[.horizontal]
    script.steps = steps.map { step in
      guard case .input(let input) = step.action else { return step }
      return Step(delay: step.delay, action: .input(input.swapped))
    }
    return script
  }
}

extension Scroller.Input {
  var mirrored: Scroller.Input? {
    switch self {
    case .touchDown(let point, let finger): .touchDown(point.mirrored, finger: finger)
    case .touchMoved(let point, let finger): .touchMoved(point.mirrored, finger: finger)
    case .changed(let translation): .changed(translation: -translation)
    case .moved(let delta): .moved(by: -delta)
    case .ended(let velocity): .ended(velocity: velocity.map { -$0 })
    case .setContentOffset(let offset, let animation): .setContentOffset(offset.mirrored, animation)
    case .retarget(let target): .retarget(target.mirrored)
    case .wheel(let delta, let animation): .wheel(-delta, animation)
    case .scrollRectToVisible, .scrollToTop, .key: nil
    default: self
    }
  }

  var swapped: Scroller.Input {
    switch self {
    case .touchDown(let point, let finger): .touchDown(point.swapped, finger: finger)
    case .touchMoved(let point, let finger): .touchMoved(point.swapped, finger: finger)
    case .changed(let translation): .changed(translation: translation.swapped)
    case .moved(let delta): .moved(by: delta.swapped)
    case .ended(let velocity): .ended(velocity: velocity.map { $0.swapped })
    default: self
    }
  }
}
