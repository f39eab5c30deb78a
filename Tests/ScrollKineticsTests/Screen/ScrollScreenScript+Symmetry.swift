import ScrollGeometry

@testable import ScrollKinetics

// Only plain scripts have an image: without programs, changes and snap rules.
extension ScrollScreenScript {
  var mirrored: ScrollScreenScript {
    changed { member in
      let size = member.viewport.frame.size
      if member.viewport.unscaledContentSize == .zero {
        // Content without a length lies at the other end of the insets.
        for axis in ScrollAxis.allCases {
          let far = member.viewport.contentInset[max: axis] - size[axis]
          member.viewport.contentInset[max: axis] = member.viewport.contentInset[min: axis] + size[axis]
          member.viewport.contentInset[min: axis] = far
        }
      } else {
        member.viewport.contentInset = member.viewport.contentInset.mirrored
      }
      member.viewport.frame.origin = member.viewport.frame.origin.mirrored
      member.viewport.contentOffset = member.viewport.contentOffset.mirrored
      guard var rules = member.rules else { return }
      swap(&rules.towardsEnd, &rules.towardsStart)
      swap(&rules.flingsHandOverTowardsEnd, &rules.flingsHandOverTowardsStart)
      member.rules = rules
    } _: {
      $0.mirrored!
    }
  }

  var swapped: ScrollScreenScript {
    changed { member in
      let viewport = member.viewport
      member.viewport = Viewport(
        frame: ScrollRect(origin: viewport.frame.origin.swapped, size: viewport.frame.size.swapped),
        contentSize: viewport.unscaledContentSize.swapped, contentInset: viewport.contentInset.swapped,
        contentInsetAdjustmentBehavior: .never, contentOffset: viewport.contentOffset.swapped,
        displayScale: viewport.displayScale, bouncesHorizontally: viewport.bouncesVertically,
        bouncesVertically: viewport.bouncesHorizontally)
      (member.viewport.zoomScale, member.viewport.zoomLimits) = (viewport.zoomScale, viewport.zoomLimits)
      member.viewport.bouncesZoom = viewport.bouncesZoom
    } _: {
      $0.swapped!
    }
  }

  private func changed(
    _ change: (inout Member) -> Void, _ image: (Scroller.Input) -> Scroller.Input
  ) -> ScrollScreenScript {
    var script = self
    for index in members.indices { change(&script.members[index]) }
    for index in steps.indices {
      switch steps[index].action {
      case .input(let input, let id): script.steps[index].action = .input(image(input), on: id)
      case .insert(var member):
        change(&member)
        script.steps[index].action = .insert(member)
      case .advance, .update, .content, .remove, .restore, .resize, .move, .expand: break
      }
    }
    return script
  }
}
