#if os(Linux)
  extension BadInputTable {
    private static func performed(_ gesture: ScrollGesture) -> [Double] {
      var scroller = Scroller.tall()
      scroller.perform(gesture)
      return numbers(scroller.contentOffset) + numbers(scroller.velocity)
    }

    static var gestures: [Row] {
      let running = "ScrollSubject.runToRest(framesPerSecond:atMost:_:)"
      let sampling = "ScrollGesture.Sampling.init(samplesPerSecond:jitter:seed:)"
      let flick = "ScrollGesture.flick(from:to:velocity:sampling:)"
      let drag = "ScrollGesture.drag(from:to:duration:hold:sampling:)"
      let pinch = "ScrollGesture.pinch(about:by:from:along:duration:hold:sampling:)"
      let (below, above) = (ScrollPoint(x: 200, y: 600), ScrollPoint(x: 200, y: 300))
      typealias Sampling = ScrollGesture.Sampling
      @Sendable func touched(_ point: ScrollPoint) -> ScrollGesture {
        ScrollGesture([ScrollGesture.Sample(.touchDown(point), at: .zero)])
      }
      return [
        number(sampling, "samplesPerSecond", asking: { try Sampling.validate(samplesPerSecond: $0) }) {
          performed(.drag(from: below, to: above, sampling: Sampling(samplesPerSecond: $0)))
        },
        number(sampling, "jitter", asking: { try Sampling.validate(jitter: $0) }) {
          performed(.drag(from: below, to: above, sampling: Sampling(jitter: $0)))
        },
        point("ScrollGesture.tap(at:duration:)", "point", asking: { try ScrollGesture.validate(at: $0) }) {
          performed(.tap(at: $0))
        },
        point(drag, "start", asking: { try ScrollGesture.validate(from: $0) }) {
          performed(.drag(from: $0, to: above))
        },
        point(drag, "end", asking: { try ScrollGesture.validate(to: $0) }) {
          performed(.drag(from: below, to: $0))
        },
        point(flick, "start", asking: { try ScrollGesture.validate(from: $0) }) {
          performed(.flick(from: $0, to: above, velocity: ScrollVector(dx: 0, dy: -2000)))
        },
        point(flick, "end", asking: { try ScrollGesture.validate(to: $0) }) {
          performed(.flick(from: below, to: $0, velocity: ScrollVector(dx: 0, dy: -2000)))
        },
        vector(flick, "velocity", asking: { try ScrollGesture.validate(velocity: $0) }) {
          performed(.flick(from: below, to: above, velocity: $0))
        },
        point(pinch, "middle", asking: { try ScrollGesture.validate(at: $0, factor: 1) }) {
          performed(.pinch(about: $0, by: 2))
        },
        number(pinch, "factor", asking: { try ScrollGesture.validate(factor: $0) }) {
          performed(.pinch(about: above, by: $0))
        },
        number(pinch, "distance", asking: { try ScrollGesture.validate(factor: 1, distance: $0) }) {
          performed(.pinch(about: above, by: 2, from: $0))
        },
        number(running, "framesPerSecond") {
          var scroller = Scroller.tall().flung(100)
          scroller.runToRest(framesPerSecond: $0, atMost: 9)
          return numbers(scroller.contentOffset)
        },
        count(running, "frames", "no frame where not more than 0") {
          var scroller = Scroller.tall().flung(100)
          scroller.runToRest(atMost: $0)
          return numbers(scroller.contentOffset)
        },
      ]
    }
  }
#endif
