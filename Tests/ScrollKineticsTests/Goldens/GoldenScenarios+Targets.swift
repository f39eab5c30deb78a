import ScrollGeometry
import ScrollKinetics

// Scenarios with chosen targets.
extension GoldenScenario {
  /// Five horizontal pages: a swipe to the next page, a slow drag that returns, one that reaches the next page, a
  /// swipe past the end.
  static var paging: GoldenScenario {
    let book = phone(content: ScrollSize(width: 1950, height: 844))
    var scenario = GoldenScenario(
      "paging", book, Scroller.Physics(decelerationRate: .fast, snapping: .paging), seconds: 6)
    scenario.swipe(at: 0.1, from: middle, by: .horizontal(-120))
    scenario.drag(at: 1.2, by: .horizontal(-150), velocity: .zero)
    scenario.drag(at: 2.1, by: .horizontal(-215), velocity: .zero)
    scenario.at(3, .setContentOffset(ScrollPoint(x: 1560, y: 0), animated: false))
    scenario.swipe(at: 3.1, from: middle, by: .horizontal(-160))
    scenario.swipe(at: 4.3, from: middle, by: .horizontal(140))
    return scenario
  }

  /// A shelf of cards: releases on either side of the two speeds, one without velocity, and one to a list of places
  /// that are only near.
  static var shelf: GoldenScenario {
    var physics = Scroller.Physics()
    physics.snapping[.horizontal] = cards
    physics.snapping[.vertical] = SnapRule(.offsets([0, 390, 1000, 1500]), strictness: .proximity())
    let viewport = phone(content: ScrollSize(width: 3400, height: 4000))
    var scenario = GoldenScenario("shelf", viewport, physics, seconds: 9)
    for (index, speed) in [-2190.0, -2210, -2690, -2710].enumerated() {
      scenario.drag(at: 0.1 + Double(index), by: .horizontal(-40), velocity: .horizontal(speed))
    }
    scenario.drag(at: 4.1, by: .horizontal(100), velocity: .zero)
    // Places further than a third of 844 points, 281.3, do not count.
    for (time, y) in [(5.0, 670.0), (6, 672.5)] {
      scenario.at(time, .setContentOffset(ScrollPoint(x: 1020, y: y), animated: false))
      scenario.at((time + 0.1, .held), (time + 0.2, .ended()))
    }
    scenario.drag(at: 7, by: .vertical(200), velocity: .vertical(1500))
    return scenario
  }

  /// Cards of 160 points, 10 between: by one, by two or by three, as the speed says.
  static var cards: SnapRule { SnapRule(.every(170), reach: .steps([2200, 2700])) }

  /// Flights with changed targets: farther on, back, late in the flight, and by the host at the release.
  static var retarget: GoldenScenario {
    var scenario = GoldenScenario("retarget", phone(height: 9000), seconds: 9)
    scenario.drag(at: 0.1, by: .vertical(-50), velocity: .vertical(-3000))
    scenario.at((0.45, .retarget(ScrollPoint(x: 0, y: 2100))), (0.8, .retarget(ScrollPoint(x: 0, y: 900))))
    scenario.drag(at: 3.2, by: .vertical(-30), velocity: .vertical(-900))
    scenario.at(5.2, .retarget(ScrollPoint(x: 0, y: 1400)))
    scenario.drag(at: 6.2, by: .vertical(60), velocity: .vertical(1600)) { release in
      release.target.y = Double(Int(release.proposal.y / 100)) * 100
    }
    return scenario
  }

  /// A card that grows while an outer scroll view scrolls, and then scrolls its own content: full, on, back to full, collapsed.
  static var nestedCard: GoldenScenario {
    let card = ExpandingCard(
      container: ScrollSize(width: 390, height: 844),
      collapsedInsets: ScrollInsets(top: 200, left: 20, bottom: 100, right: 20), travel: 300,
      innerContentLength: 2000)
    let rest: (inout Scroller.Release) -> Void = { release in
      release.target.y = card.restingOffset(
        from: release.viewport.contentOffset.y, velocity: release.velocity.dy, proposed: release.proposal.y)
    }
    var scenario = GoldenScenario("nested-card", phone(height: card.outerContentLength), seconds: 9)
    scenario.drag(at: 0.1, by: .vertical(-90), velocity: .vertical(-600), release: rest)
    scenario.drag(at: 1.1, by: .vertical(-120), velocity: .vertical(-1500), release: rest)
    scenario.drag(at: 3.6, by: .vertical(200), velocity: .vertical(4000), release: rest)
    scenario.drag(at: 6.2, by: .vertical(20), velocity: .vertical(1000), release: rest)
    scenario.drag(at: 7.6, by: .vertical(-140), velocity: .zero, release: rest)
    return scenario
  }

  /// A list under a header of 104 points: a fling that the list takes over, a drag over the joint, a fling back that
  /// ends in a bounce.
  static var nestedList: GoldenScenario {
    var scenario = GoldenScenario("nested-list", .screen(listUnderHeader), framesPerSecond: 120, seconds: 8)
    scenario.swipe(at: 0.1, from: ScrollPoint(x: 200, y: 700), by: .vertical(-90))
    scenario.drag(at: 2.6, by: .vertical(600), velocity: .vertical(400))
    scenario.drag(at: 4, by: .vertical(-130), velocity: .vertical(-900))
    scenario.drag(at: 6, by: .vertical(80), velocity: .vertical(3000))
    return scenario
  }

  static var listUnderHeader: ScrollScreen {
    var list = phone(height: 5000)
    list.frame.size.height = 740
    var screen = ScrollScreen(rules: ScrollScreen.Rules())
    screen.insert(phone(height: 948), as: 1)
    screen.insert(list, as: 2, in: 1)
    return screen
  }
}
