extension ScrollerScript {
  /// A script with content that follows its end, or has none: the steps of any other, and between them lines that come at the end
  /// and above, a keyboard, fingers that scroll away and flick back, and an item that is dragged to the edges.
  init(
    patterned generator: inout SplitMix64, kinds: Kinds = .all,
    integration: Scroller.Physics.Integration? = nil
  ) {
    self.init(&generator, kinds: kinds, integration: integration)
    let axis: ScrollAxis = generator.happens(onceIn: 4) ? .horizontal : .vertical
    viewport.followsEnd = generator.happens(onceIn: 4) ? nil : axis
    if generator.happens(onceIn: 4) { viewport.endlessAxis = viewport.followsEnd == nil ? axis : axis.cross }
    let limits = viewport.limits(on: axis)
    if viewport.followsEnd == axis, !generator.happens(onceIn: 4) {
      viewport.contentOffset[axis] = limits.upperBound
    }
    let frame = viewport.frame.size
    mix(&generator, onceIn: 3) { Self.patternEpisode(&$0, kinds, axis, frame) }
  }

  private static func patternEpisode(
    _ generator: inout SplitMix64, _ kinds: Kinds, _ axis: ScrollAxis, _ frame: ScrollSize
  ) -> [Step] {
    var steps: [Step] = []
    func add(_ action: Action) { steps.add(action, within: 300_000, advancingOnceIn: 5, &generator) }
    switch generator.integer(in: 0...3) {
    case 0 where kinds.contains(.changes):
      for _ in 0..<generator.integer(in: 1...5) {
        let (length, isAbove) = (generator.double(in: -60...300), generator.happens(onceIn: 2))
        guard !isAbove else {
          add(.content(ContentChange(on: axis, at: 0, lengthChange: length)))
          continue
        }
        add(
          .update(.offset, name: "\(length) points at the end") {
            $0.contentSize[axis] = Swift.max(0, $0.contentSize[axis] + length)
          })
      }
    case 1 where kinds.contains(.changes):
      let keyboard = generator.double(in: 100...400)
      add(.update(.offset, name: "a keyboard of \(keyboard)") { $0.contentInset[max: axis] = keyboard })
      if generator.happens(onceIn: 2) {
        add(.update(.offset, name: "no keyboard") { $0.contentInset[max: axis] = 0 })
      }
    case 2 where kinds.contains(.touches):
      var point = ScrollPoint(x: 200, y: 400)
      add(.input(.touchDown(point)))
      let pace = generator.pick([80.0, -60, -20])
      for _ in 0..<generator.integer(in: 1...5) {
        point[axis] += pace + generator.double(in: -10...10)
        steps.append(Step(delay: .milliseconds(12), action: .input(.touchMoved(point))))
      }
      steps.append(Step(delay: .milliseconds(generator.pick([8, 200])), action: .input(.touchUp)))
    default:
      guard kinds.contains(.program) else { break }
      for _ in 0..<generator.integer(in: 1...4) {
        let pointer = ScrollPoint {
          generator.pick([
            generator.double(in: -9...40), frame[$0] - generator.double(in: -9...40), frame[$0] / 2,
          ])
        }
        add(.input(.edgeScroll(pointer)))
      }
      if !generator.happens(onceIn: 4) { add(.input(.edgeScroll(nil))) }
    }
    return steps
  }
}
