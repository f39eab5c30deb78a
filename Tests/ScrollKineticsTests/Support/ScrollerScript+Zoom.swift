import ScrollGeometry

@testable import ScrollKinetics

extension ScrollerScript {
  /// A script with content that can be zoomed: the steps of any other, and between them pinches, magnifications and zooms of
  /// the program.
  init(
    zooming generator: inout SplitMix64, kinds: Kinds = .all, integration: Scroller.Physics.Integration? = nil
  ) {
    self.init(&generator, kinds: kinds, integration: integration)
    let minimum = generator.pick([1, 1, 0.5, 0.325, generator.double(in: 0.01...3)])
    viewport.zoomLimits = ScrollZoomLimits(
      from: minimum, to: minimum * generator.pick([4, 4, 1.5, generator.double(in: 1...30), 1e6]))
    viewport.zoomScale = viewport.zoomLimits.clamped(generator.pick([1, 1, 2, 0.5]))
    viewport.bouncesZoom = !generator.happens(onceIn: 6)
    mix(&generator, onceIn: 4) { Self.zoomEpisode(&$0, kinds) }
  }

  /// Two fingers that pinch, come and leave in any order; a recognised pinch; a program that zooms.
  private static func zoomEpisode(_ generator: inout SplitMix64, _ kinds: Kinds) -> [Step] {
    var steps: [Step] = []
    func add(_ input: Scroller.Input) {
      steps.add(.input(input), within: 40_000, advancingOnceIn: 6, &generator)
    }
    func place() -> ScrollPoint { ScrollPoint { _ in generator.double(in: -50...500) } }
    func animation() -> ScrollAnimation? {
      generator.pick([
        nil, .uiKit, .uiKit, .eased(duration: .milliseconds(200), timing: .easeInOut),
        .spring(ScrollSpring(duration: 0.4, bounce: 0.2)),
      ])
    }
    switch generator.integer(in: 0...5) {
    case 0...2:
      var fingers = [place(), place(), place()]
      var isDown = [false, false, false]
      for _ in 0..<generator.integer(in: 3...16) {
        let finger = generator.pick([0, 0, 0, 1, 1, 1, 2])
        if !isDown[finger] {
          add(.touchDown(fingers[finger], finger: finger))
          isDown[finger] = true
        } else if generator.happens(onceIn: 7) {
          add(generator.happens(onceIn: 5) ? .touchCancelled(finger: finger) : .touchUp(finger: finger))
          isDown[finger] = false
        } else {
          fingers[finger] = fingers[finger] + ScrollVector { _ in generator.double(in: -60...60) }
          if generator.happens(onceIn: 20), finger < 2 { fingers[finger] = fingers[1 - finger] }
          add(.touchMoved(fingers[finger], finger: finger))
        }
      }
      for finger in 0...2 where isDown[finger] && !generator.happens(onceIn: 12) {
        add(.touchUp(finger: finger))
      }
    case 3:
      var (scale, point) = (1.0, place())
      add(.pinch(.began, scale: scale, at: point))
      for _ in 0..<generator.integer(in: 0...6) {
        scale *= generator.double(in: 0.6...1.7)
        point = point + ScrollVector { _ in generator.double(in: -20...20) }
        add(.pinch(.changed, scale: scale, at: point))
      }
      if !generator.happens(onceIn: 10) {
        add(.pinch(generator.happens(onceIn: 4) ? .cancelled : .ended, scale: scale, at: point))
      }
    case 4 where kinds.contains(.changes):
      let (size, factor) = (generator.double(in: 100...900), generator.double(in: 0.4...3))
      func change(_ name: String, _ change: @escaping (inout Viewport) -> Void) {
        steps.append(Step(delay: .milliseconds(3), action: .update(.offset, name: name, change)))
      }
      switch generator.integer(in: 0...3) {
      case 0: change("a frame of \(size)") { $0.frame.size.height = size }
      case 1:
        change("limits from \(factor)") { $0.zoomLimits = ScrollZoomLimits(from: factor, to: 2 * factor) }
      case 2: change("content of \(size)") { $0.unscaledContentSize.width = size }
      default: change("scaled by \(factor)") { $0.zoomScale *= factor }
      }
    default:
      guard kinds.contains(.program) else { break }
      let scale = generator.double(in: 0.2...5)
      func side() -> Double { generator.double(in: 0...500) }
      let inputs: [Scroller.Input] = [
        .magnify(by: scale, at: place()), .setZoomScale(scale, about: place(), animation()),
        .setZoomScale(scale, about: place(), animation()),
        .zoom(to: ScrollRect(origin: place(), size: ScrollSize(width: side(), height: side())), animation()),
      ]
      add(generator.pick(inputs))
    }
    return steps
  }
}
