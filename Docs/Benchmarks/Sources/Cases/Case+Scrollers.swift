import ScrollGeometry
import ScrollKinetics

private let viewport = Viewport(
  frame: ScrollRect(x: 0, y: 0, width: 400, height: 800), contentSize: ScrollSize(width: 4000, height: 80_000)
)

/// The instants of 512 frames, `interval` milliseconds apart.
private func frames(every interval: Int) -> [ScrollInstant] {
  (0..<512).map { ScrollInstant(.milliseconds($0 * interval)) }
}

private func flung(dx: Double, dy: Double, _ integration: Scroller.Physics.Integration = .exact) -> Scroller {
  var scroller = Scroller(viewport: viewport, physics: .init(integration: integration))
  scroller.handle(.began, at: .origin)
  scroller.handle(.ended(velocity: ScrollVector(dx: dx, dy: dy)), at: .origin)
  return scroller
}

private func bouncing(x: Double, y: Double) -> Scroller {
  var scroller = Scroller(viewport: viewport)
  scroller.handle(.setContentOffset(ScrollPoint(x: x, y: y), nil), at: .origin)
  scroller.handle(.held, at: .origin)
  scroller.handle(.ended(), at: .origin)
  return scroller
}

/// Returns a case that advances `start` through frames of `interval` milliseconds, and begins again after `period`
/// frames.
private func advancing(
  _ name: String, target: Double? = nil, _ start: Scroller, every interval: Int, period: Int
) -> Case {
  let frames = frames(every: interval)
  return Case("advance, " + name, target: target, iterations: 4096) { iterations in
    var (scroller, sum) = (start, 0.0)
    for iteration in 0..<iterations {
      let frame = iteration & (period - 1)
      if frame == 0 { scroller = start }
      scroller.advance(to: frames[frame])
      sum += scroller.viewport.contentOffset.x + scroller.viewport.contentOffset.y
    }
    return sum
  } isRight: {
    var scroller = start
    scroller.advance(to: frames[period - 1])
    let later = scroller.now.advanced(by: .seconds(10))
    scroller.advance(to: later)
    let hasArrived = scroller.viewport.contentOffset == (start.target ?? start.viewport.contentOffset)
    // A tick of ten seconds does not end exactly at the target announced for ticks of a frame.
    return scroller.phase == .idle && (hasArrived || start.physics.integration == .displayLink)
  }
}

extension Case {
  static let scrollers: [Case] = {
    var snapping = flung(dx: -3000, dy: -5000)
    snapping.handle(.retarget(ScrollPoint(x: 333, y: 777)), at: .origin)
    var snappingOne = flung(dx: 0, dy: -5000)
    snappingOne.handle(.retarget(ScrollPoint(x: 0, y: 777)), at: .origin)
    func animated(_ animation: ScrollAnimation) -> Scroller {
      var scroller = Scroller(viewport: viewport)
      scroller.handle(.setContentOffset(ScrollPoint(x: 333, y: 777), animation), at: .origin)
      return scroller
    }
    return [
      advancing("idle", target: 1, Scroller(viewport: viewport), every: 4, period: 512),
      advancing("decelerating, one axis", flung(dx: 0, dy: -5000), every: 4, period: 512),
      advancing(
        "decelerating, both axes", target: 8, flung(dx: -3000, dy: -5000), every: 4, period: 512),
      advancing("bouncing, one axis", bouncing(x: 0, y: -100), every: 4, period: 128),
      advancing("bouncing, both axes", target: 8, bouncing(x: -50, y: -100), every: 4, period: 128),
      advancing("snapping, one axis", snappingOne, every: 4, period: 128),
      advancing("snapping, both axes", target: 8, snapping, every: 4, period: 128),
      advancing(
        "along an underdamped spring, both axes",
        animated(.spring(ScrollSpring(dampingRatio: 0.5, response: 0.6))), every: 4, period: 128),
      advancing("animated, both axes", animated(.uiKit), every: 4, period: 64),
      advancing(
        "decelerating tick by tick, both axes", flung(dx: -3000, dy: -5000, .displayLink), every: 4,
        period: 512),
      clocked, hourLong, drag, pinch("pinch sample", by: 1),
      pinch("pinch sample, past the largest scale", by: 8),
      flick,
    ]
  }()

  private static let clocked: Case = {
    let start = Clocked(flung(dx: -3000, dy: -5000), clock: ManualClock())
    return Case("advance through Clocked, both axes", iterations: 4096) { iterations in
      var (clocked, sum) = (start, 0.0)
      for iteration in 0..<iterations {
        if iteration & 511 == 0 { clocked = start }
        clocked.clock.advance(by: .milliseconds(4))
        clocked.advance()
        sum += clocked.subject.viewport.contentOffset.y
      }
      return sum
    } isRight: {
      var clocked = start
      clocked.clock.advance(by: .seconds(9))
      return clocked.advance().contains(.didEndDecelerating)
    }
  }()

  private static let hourLong: Case = {
    let start = flung(dx: -3000, dy: -5000)
    let hour = ScrollInstant(.seconds(3600))
    return Case("advance by an hour, both axes", iterations: 4096) { iterations in
      var sum = 0.0
      for _ in 0..<iterations {
        var scroller = start
        scroller.advance(to: hour)
        sum += scroller.viewport.contentOffset.y
      }
      return sum
    } isRight: {
      var scroller = start
      scroller.advance(to: hour)
      return scroller.phase == .idle
    }
  }()

  private static let drag: Case = {
    var start = Scroller(viewport: viewport)
    start.handle(.touchDown(ScrollPoint(x: 200, y: 500)), at: .origin)
    let frames = frames(every: 4)
    return Case("drag sample", target: 10, iterations: 4096) { [start] iterations in
      var (scroller, sum) = (start, 0.0)
      for iteration in 0..<iterations {
        let frame = iteration & 511
        if frame == 0 { scroller = start }
        let place = ScrollPoint(x: 200 + Double(frame & 15), y: 500 - Double(frame) / 2)
        scroller.handle(.touchMoved(place), at: frames[frame])
        sum += scroller.viewport.contentOffset.y
      }
      return sum
    } isRight: { [start] in
      var scroller = start
      scroller.handle(.touchMoved(ScrollPoint(x: 200, y: 400)), at: frames[2])
      return scroller.viewport.contentOffset == ScrollPoint(x: 0, y: 90)
    }
  }()

  /// A sample of one of two fingers, in turn, that zoom the content about their middle; `factor` times as far apart as where
  /// the pinch began.
  private static func pinch(_ name: String, by factor: Double) -> Case {
    var zoomable = viewport
    (zoomable.zoomLimits, zoomable.contentOffset) = (
      ScrollZoomLimits(from: 1, to: 4), ScrollPoint(x: 900, y: 9000)
    )
    var start = Scroller(viewport: zoomable)
    @Sendable func place(_ finger: Int, _ distance: Double) -> ScrollPoint {
      ScrollPoint(x: 200 + (finger == 0 ? -0.5 : 0.5) * distance, y: 400)
    }
    for finger in 0...1 { start.handle(.touchDown(place(finger, 100), finger: finger), at: .origin) }
    for finger in 0...1 { start.handle(.touchMoved(place(finger, 130), finger: finger), at: .origin) }
    let frames = frames(every: 4)
    return Case(name, iterations: 4096) { [start] iterations in
      var (scroller, sum) = (start, 0.0)
      for iteration in 0..<iterations {
        let frame = iteration & 511
        if frame == 0 { scroller = start }
        let distance = 130 * factor + Double(frame) / 4
        scroller.handle(
          .touchMoved(place(iteration & 1, distance), finger: iteration & 1), at: frames[frame])
        sum += scroller.viewport.contentOffset.y
      }
      return sum
    } isRight: { [start] in
      var scroller = start
      for finger in 0...1 {
        scroller.handle(.touchMoved(place(finger, 130 * factor + 30), finger: finger), at: frames[2])
      }
      let scale = scroller.viewport.zoomScale
      return factor == 1 ? scale.isNear(160.0 / 115) : scale > 4 && scale < 8
    }
  }

  /// From the touch to three seconds after the lift, at 120 Hz, with one sample per frame.
  @inline(__always) private static func flickOnce(_ scroller: inout Scroller) {
    scroller.handle(.touchDown(ScrollPoint(x: 200, y: 700)), at: .origin)
    for frame in 1...15 {
      let instant = ScrollInstant(.microseconds(8333 * frame))
      scroller.handle(.touchMoved(ScrollPoint(x: 200, y: 700 - 20 * Double(frame))), at: instant)
      scroller.advance(to: instant)
    }
    scroller.handle(.touchUp, at: ScrollInstant(.microseconds(8333 * 16)))
    for frame in 16...376 { scroller.advance(to: ScrollInstant(.microseconds(8333 * frame))) }
  }

  private static let flick = Case("whole flick of 3 s at 120 Hz", iterations: 40) { iterations in
    var sum = 0.0
    for _ in 0..<iterations {
      var scroller = Scroller(viewport: viewport)
      flickOnce(&scroller)
      sum += scroller.viewport.contentOffset.y
    }
    return sum
  } isRight: {
    var scroller = Scroller(viewport: viewport)
    flickOnce(&scroller)
    return scroller.phase == .idle && scroller.viewport.contentOffset.y > 1000
  }
}
