/// A change of the viewport, and the content before it.
struct ChangeInFlight: CustomStringConvertible {
  var scroller: Scroller
  var change: (inout Viewport) -> Void
  var name: String
  var description: String {
    "\(name) while \(scroller.phase) at \(scroller.contentOffset), \(scroller.velocity), to "
      + "\(scroller.target as Any)\n  \(scroller.viewport)\n  \(scroller.physics)"
  }

  static func draw(_ generator: inout SplitMix64) -> ChangeInFlight {
    let scroller = Scroller.moving(&generator)
    let (a, b) = (generator.double(in: 0...900), generator.double(in: 0...9000))
    let changes: [(name: String, change: (inout Viewport) -> Void)] = [
      ("frame \(a)", { $0.frame.size.height = a }), ("wide frame \(a)", { $0.frame.size.width = a }),
      ("content \(b)", { $0.contentSize.height = b }),
      ("contents \(b)", { $0.contentSize = ScrollSize(b, b) }),
      ("insets \(a / 4)", { $0.contentInset = ScrollInsets(top: a / 4, bottom: a / 9, right: 5) }),
      (
        "rotation",
        {
          $0.frame.size = ScrollSize(800, 400)
          $0.contentSize = ScrollSize(9000, 7000)
        }
      ),
    ]
    let picked = generator.pick(changes)
    return ChangeInFlight(scroller: scroller, change: picked.change, name: picked.name)
  }
}

extension Scroller {
  /// Content in some phase: flying, bouncing, snapping, scrolled by the program, dragged inside or past a limit.
  static func moving(_ generator: inout SplitMix64, _ integration: Scroller.Physics.Integration? = nil)
    -> Scroller
  {
    var physics = Scroller.Physics(integration: integration ?? generator.pick([.exact, .displayLink]))
    if generator.happens(onceIn: 3) {
      physics.snapping = generator.pick([
        .paging, ScrollSnapping(SnapRule(.every(170), reach: .steps([2200, 2700]))),
        ScrollSnapping(SnapRule(.offsets([0, 500, 3000]), strictness: .proximity(200))),
      ])
    }
    let offset = ScrollPoint { _ in generator.double(in: -150...7500) }
    var scroller = Scroller.wide(at: offset, physics)
    scroller.show { $0.displayScale = generator.pick([1, 2, 3]) }
    let velocity = ScrollVector { _ in generator.double(in: -6000...6000) }
    switch generator.integer(in: 0...4) {
    case 0...1: scroller = scroller.flung(velocity.dy, dx: velocity.dx)
    case 2:
      scroller.show { $0.contentOffset = $0.clamped(offset) }
      scroller.handle(
        .setContentOffset(ScrollPoint { _ in generator.double(in: 0...7200) }, animated: true), at: .origin)
    case 3:
      scroller.show { $0.contentOffset = $0.clamped(offset) }
      scroller.handle(.scrollToTop, at: .origin)
    default:
      scroller.handle(.began, at: .origin)
      for _ in 0..<generator.integer(in: 1...4) {
        scroller.handle(
          .moved(by: ScrollVector { _ in generator.double(in: -200...200) }),
          at: scroller.now.advanced(by: .milliseconds(8)))
      }
    }
    for _ in 0..<generator.integer(in: 0...20) {
      scroller.advance(by: .microseconds(generator.integer(in: 100...16_667)))
    }
    return scroller
  }
}
