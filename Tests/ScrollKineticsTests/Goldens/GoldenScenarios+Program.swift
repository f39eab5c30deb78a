import ScrollGeometry
import ScrollKinetics

// What the program does: animations, changes of the viewport, wheels and keys.
extension GoldenScenario {
  /// Animated offsets cut short by a finger, by another animation and by `stop`.
  static var interruptedAnimation: GoldenScenario {
    var scenario = GoldenScenario(
      "interrupted-animation", phone(height: 6000), framesPerSecond: 240, seconds: 5)
    scenario.at(0.1, .setContentOffset(ScrollPoint(x: 0, y: 1000), animated: true))
    scenario.swipe(at: 0.25, from: ScrollPoint(x: 200, y: 700), by: .vertical(-200))
    scenario.at(2.9, .setContentOffset(ScrollPoint(x: 0, y: 3000), animated: true))
    scenario.at(3, .setContentOffset(ScrollPoint(x: 0, y: 3400), animated: true))
    scenario.at(
      3.1,
      .setContentOffset(ScrollPoint(x: 0, y: 100), .eased(duration: .milliseconds(500), timing: .easeInOut)))
    scenario.at((3.4, .stop), (3.5, .setContentOffset(ScrollPoint(x: 0, y: 2000), animated: true)))
    return scenario
  }

  /// To the top, from rest and from a flight that is on its way there.
  ///
  /// The inputs a millionth of a second before and after the 1.6 seconds find it on its way, and arrived.
  static var scrollToTop: GoldenScenario {
    var scenario = GoldenScenario("scroll-to-top", phone(height: 9000, at: 3000), seconds: 13)
    scenario.at((0.1, .scrollToTop), (1.6999995, .retarget(ScrollPoint(x: 0, y: 700))))
    scenario.at((4.1, .scrollToTop), (5.7000005, .retarget(ScrollPoint(x: 0, y: 700))))
    scenario.at(6, .setContentOffset(ScrollPoint(x: 0, y: 4000), animated: false))
    scenario.drag(at: 6.1, by: .vertical(20), velocity: .vertical(2500))
    scenario.at((6.6, .scrollToTop), (9, .setContentOffset(ScrollPoint(x: 0, y: 4000), animated: false)))
    scenario.drag(at: 9.1, by: .vertical(-20), velocity: .vertical(-2500))
    scenario.at(9.6, .scrollToTop)
    return scenario
  }

  /// A rotation, content that loads above and below, and a keyboard, in the midst of flights.
  static var resizing: GoldenScenario {
    var scenario = GoldenScenario("resizing", phone(height: 6000, at: 1000), seconds: 10)
    scenario.swipe(at: 0.1, from: ScrollPoint(x: 200, y: 700), by: .vertical(-220))
    scenario.apply(ContentChange(on: .vertical, at: 0, inserting: 400), at: 0.5)
    scenario.update(at: 0.9, keeping: .fraction) { viewport in
      viewport.frame.size = ScrollSize(width: 844, height: 390)
      viewport.contentSize = ScrollSize(width: 844, height: 4000)
    }
    scenario.update(at: 1.2) { $0.contentSize.height = 2700 }
    scenario.at(3.5, .setContentOffset(ScrollPoint(x: 0, y: 300), animated: true))
    scenario.update(at: 3.6) { $0.contentInset.top = 80 }
    scenario.update(at: 4.5, keeping: .page) { viewport in
      viewport.frame.size = ScrollSize(width: 390, height: 844)
      viewport.contentSize = ScrollSize(width: 390, height: 7000)
    }
    scenario.drag(at: 4.7, by: .vertical(200), velocity: .vertical(1800)) { $0.target.y = 200 }
    scenario.update(at: 5) { $0.contentInset.bottom = 336 }
    scenario.apply(ContentChange(on: .vertical, at: 0, inserting: 250), at: 5.2)
    scenario.at((7, .began), (7.1, .changed(translation: .vertical(-60))))
    scenario.update(at: 7.2) { $0.contentSize.height = 1000 }
    scenario.at((7.3, .changed(translation: .vertical(-140))), (7.4, .ended()))
    return scenario
  }

  /// Springs of every damping, a timing function, a wheel and keys.
  static var program: GoldenScenario {
    var scenario = GoldenScenario("program", phone(height: 9000), seconds: 9)
    for (index, ratio) in [0.4, 1, 1.7].enumerated() {
      let spring = ScrollSpring(dampingRatio: ratio, response: 0.37)
      scenario.at(
        0.1 + 1.5 * Double(index),
        .setContentOffset(ScrollPoint(x: 0, y: index == 1 ? 300 : 1500), .spring(spring)))
    }
    scenario.at(4.7, .wheel(.vertical(333)))
    scenario.at(4.8, .wheel(.vertical(333), .spring(ScrollSpring(stiffness: 90, damping: 11))))
    scenario.at(5, .wheel(.vertical(333), .spring(ScrollSpring(stiffness: 90, damping: 11))))
    scenario.at(6.6, .key(.pageDown, .eased(duration: .milliseconds(400), timing: .easeOut)))
    scenario.at(7.1, .key(.lineUp, .uiKit))
    scenario.at(7.5, .key(.home, .spring(ScrollSpring(duration: 0.4, bounce: 0.2))))
    return scenario
  }

  /// Successive notches in both directions, fractions of one, notches during a fling with and without animation and
  /// against it; a key that is held down.
  static var wheel: GoldenScenario {
    let viewport = phone(content: ScrollSize(width: 3000, height: 9000), scale: 1024)
    var scenario = GoldenScenario("wheel", viewport, seconds: 9)
    let notch = Scroller.WheelDistances(.twoThirdsPower).delta(
      ofNotches: ScrollVector(dx: 0, dy: 1), in: viewport)
    for index in 0..<6 { scenario.at(0.1 + 0.05 * Double(index), .wheel(notch, .wheel)) }
    scenario.at(0.45, .wheel(-notch, .wheel))
    for index in 0..<40 {
      let units = ScrollVector(dx: 8, dy: -3)
      let delta = Scroller.WheelDistances.windows().delta(of120ths: units, in: viewport)
      scenario.at(1.2 + 0.008 * Double(index), .wheel(delta, .wheel))
    }
    scenario.swipe(at: 2, from: middle, by: ScrollVector(dx: -60, dy: -300))
    scenario.at((2.2, .wheel(notch, .wheel)), (2.3, .wheel(notch)))
    scenario.swipe(at: 4.6, from: middle, by: ScrollVector(dx: -90, dy: -300))
    scenario.at(5, .wheel(-notch, .wheel))
    for index in 0..<10 {
      scenario.at(
        6 + 0.033 * Double(index), .key(.lineDown, distances: .init(line: .lines(3, of: 19)), .uiKit))
    }
    scenario.at(7.2, .key(.pageDown, distances: .chromium, .wheel))
    scenario.at(7.25, .key(.pageRight, distances: .init(page: .overlap(40, atLeast: 0.8)), .wheel))
    return scenario
  }
}
