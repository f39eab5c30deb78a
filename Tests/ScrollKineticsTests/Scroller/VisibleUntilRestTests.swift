@testable import ScrollKinetics

/// The part that will be visible until all is at rest is what is shown until then, the place of rest included, and no more.
/// The law is the same for a member of a chain and of a screen; ``QuestionsTests`` has it for a scroller.
///
/// Content can be shown past its place of rest by up to half a pixel, since it comes to rest on the pixel grid, so that the
/// visible part can be larger than the parts at the start and at the target.
final class VisibleUntilRestTests: XCTestCase {
  private let frames = 100

  /// Returns how `rect` differs from what is visible from `now` to `rest`, where `offset` is the offset at an instant.
  private func fault(
    _ rect: ScrollRect, of viewport: Viewport, _ phase: Scroller.Phase, from now: ScrollInstant,
    to rest: ScrollInstant, target: ScrollPoint, offset: (ScrollInstant) -> ScrollPoint
  ) -> String? {
    let duration = now.duration(to: rest)
    var instants = (0...frames).map { now.advanced(by: duration * $0 / frames) }
    // The last step goes back where the motion has passed its pixel.
    if duration > .zero { instants.append(rest.advanced(by: .nanoseconds(-1))) }
    let offsets = instants.map(offset)
    guard offsets[frames] == target else { return "it rests at \(offsets[frames]), not at \(target)" }
    for axis in ScrollAxis.allCases {
      let shown = offsets.map { $0[axis] }
      let (low, high) = (shown.min()!, shown.max()!)
      let (found, length) = (rect[axis], viewport.frame.size[axis])
      let rounding = 1e-7 * Swift.max(1, low.magnitude, high.magnitude)
      // Only an animation is shown on the pixel grid.
      let tolerance = rounding + (phase == .animating ? 0.5 / viewport.displayScale : 0)
      guard found.lowerBound <= low + tolerance, found.upperBound >= high + length - tolerance else {
        return "\(found) does not hold \(low) to \(high) on \(axis)"
      }
      guard found.lowerBound <= target[axis] + rounding, found.upperBound >= target[axis] + length - rounding
      else { return "\(found) does not hold the target, \(target[axis]), on \(axis)" }
      // The frames miss a peak by little.
      let missed = 0.5 / viewport.displayScale + (high - low) * 0.02
      guard found.lowerBound >= low - missed, found.upperBound <= high + length + missed else {
        return "\(found) is more than \(low) to \(high) on \(axis)"
      }
    }
    return nil
  }

  /// Catches: `[duration.nextDown]` left out of `range(from:to:)`; `ranges` of `joined.lowerBound` only, in
  /// `ScrollChain.visibleRect`.
  func testMembersOfAChain() {
    forAll("visible until rest", count: 60, in: ScrollChainScript.exact) { script in
      var chain = script.run()
      chain.handle(.cancelled, at: chain.now)
      let rest = chain.instantOfRest
      for member in 0..<chain.count {
        let fault = self.fault(
          chain.visibleRect(of: member, until: rest), of: chain[member], chain.phase, from: chain.now,
          to: rest, target: chain.target(of: member)
        ) { chain.contentOffset(of: member, at: $0) }
        if let fault { return "member \(member): \(fault)" }
      }
      return nil
    }
  }

  /// Catches: `$0.visibleRect(until: end ?? instant)` of `now` in place of `instant`, in `ScrollScreen.visibleRect`.
  func testMembersOfAScreen() {
    forAll("visible until rest", count: 15, in: { ScreenScript.draw(&$0, for: .prediction) }) { script in
      var screen = script.run { _ in nil }.end
      screen.handle(.cancelled, at: screen.now)
      screen.advance(to: screen.now)
      let rest = screen.instantOfRest
      // A zoom changes the points in which offsets are.
      for id in screen.movingIDs where screen.restingZoomScale(of: id) == screen[id].zoomScale {
        let fault = self.fault(
          screen.visibleRect(of: id, until: rest), of: screen[id], screen.phase(of: id), from: screen.now,
          to: rest, target: screen.target(of: id) ?? screen[id].contentOffset
        ) {
          var screen = screen
          screen.advance(to: $0)
          return screen[id].contentOffset
        }
        if let fault { return "\(id): \(fault)" }
      }
      return nil
    }
  }
}
