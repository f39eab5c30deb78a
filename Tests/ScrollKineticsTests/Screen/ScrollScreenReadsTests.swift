@testable import ScrollKinetics

/// What hosts ask about members in every frame is read in place, by paths of its own; the definitions stand here.
final class ScrollScreenReadsTests: XCTestCase {
  /// After every call of a random script, and some time later, the viewport, the phase, the velocity and the target of a
  /// member are its scroller's, or its part of the chain that it is joined to; also where the members' numbers do not
  /// follow one another.
  /// Catches: `&& storage[place].id.rawValue == id.rawValue` left out of `place(guessing:)`; `placeNumber` made `nestNumber` in
  /// `NestPlace.place`; the guard with `isOnItsWay` left out of `ScrollChain.velocityInside`, `joined.isMoving` left out of
  /// `restsBesideOthers`, or `other != member` left out of `isAnyOnItsWay`.
  func testReadsFollowFromTheState() {
    var (onTheirWay, guessed, searched) = (0, 0, 0)
    forAll("reads of members", count: 150, in: { ScreenScript.draw(&$0, for: .slicing) }) { script in
      script.run { moment in
        for delay in [Duration.zero, .milliseconds(7), .milliseconds(130)] {
          let screen = changed(moment.after) { $0.advance(by: delay) }
          for index in screen.members.indices {
            let member = screen.members[index]
            if let place = screen.members.place(guessing: member.id) {
              guessed += 1
              if place != Int(screen.members.places[index]) { return "\(member.id) is not at \(place)" }
            } else {
              searched += 1
            }
            var (viewport, phase, velocity) = (
              member.scroller.viewport, member.scroller.phase, member.scroller.velocity
            )
            var target = member.scroller.target
            if let nest = member.nest, let place = screen.nests[nest].ids.firstIndex(of: member.id) {
              let chain = screen.nests[nest]
              (viewport.contentOffset, phase) = (chain.offset(of: place), chain.joined.phase)
              target = chain.joined.isMoving ? chain.target(of: place) : nil
              let (joined, offset) = (chain.joined.velocity, chain.joined.viewport.contentOffset)
              velocity = ScrollVector { axis in
                guard joined[axis] != 0 else { return 0 }
                if chain.axes[axis].isOnItsWay(place, at: offset[axis]) { onTheirWay += 1 }
                let mover = chain.axes[axis].mover(towardsEnd: joined[axis] > 0, at: offset[axis])
                return mover == place ? joined[axis] : 0
              }
            }
            let read = (screen[member.id], screen.phase(of: member.id), screen.velocity(of: member.id))
            if screen.target(of: member.id) != target {
              return "\(member.id) moves elsewhere than \(target as Any)"
            }
            if read != (viewport, phase, velocity) {
              return "\(member.id) has \(read), not \((viewport, phase, velocity))"
            }
          }
        }
        return nil
      }.fault
    }
    assertMet(onTheirWay, moreThan: 400)
    assertMet(guessed, moreThan: 400)
    assertMet(searched, moreThan: 400)
  }

  /// A member that coasts goes to the place of its rule where the scroll ends, on either axis.
  /// Catches: `x.isCoasting ||` or `|| y.isCoasting` left out of `ScrollScreen.target(of:)`.
  func testAMemberThatCoastsGoesToItsPlace() {
    for axis in ScrollAxis.allCases {
      var screen = ScrollScreen(of: Viewport(100, 100, content: 900, 900))
      screen[physicsOf: 1].snapping[axis] = SnapRule(.offsets([0, 100]))
      screen.handle(.scroll(.along(axis, 70), phase: .unphased), on: 1, at: .origin)
      assertEqual((screen[1, axis], screen.target(of: 1)), (70, ScrollPoint.along(axis, 100)))
    }
  }
}
