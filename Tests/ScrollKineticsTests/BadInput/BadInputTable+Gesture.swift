#if os(Linux)
  extension BadInputTable {
    static var fingers: [Row] {
      let stretch = "RubberBand.stretch(forPull:length:)"
      let pull = "RubberBand.pull(forStretch:length:)"
      let shown = "Scroller.contentOffset(forFingerAt:finger:)"
      let later = ScrollInstant(.milliseconds(8))
      return [
        number("RubberBand.init(constant:)", "constant") {
          [RubberBand(constant: $0).stretch(forPull: 100, length: 800)]
        },
        number(stretch, "pull") { [RubberBand.touch.stretch(forPull: $0, length: 800)] },
        number(stretch, "length") { [RubberBand.touch.stretch(forPull: 100, length: $0)] },
        number(pull, "stretch") { [RubberBand.touch.pull(forStretch: $0, length: 800)] },
        number(pull, "length") { [RubberBand.touch.pull(forStretch: 100, length: $0)] },
        point("VelocityTracker.init(at:instant:)", "position") {
          var tracker = VelocityTracker(at: $0, instant: .origin)
          tracker.add(.zero, at: later)
          return numbers(tracker.velocity)
        },
        point("VelocityTracker.add(_:at:)", "position") {
          var tracker = VelocityTracker(at: .zero, instant: .origin)
          tracker.add($0, at: later)
          return numbers(tracker.velocity)
        },
        point("LeastSquaresTracker.add(_:at:)", "position") {
          var tracker = LeastSquaresTracker()
          for time in [0.0, 0.01, 0.02] { tracker.add($0, at: ScrollInstant(seconds: time)) }
          return numbers(tracker.velocity(at: ScrollInstant(seconds: 0.02)))
        },
        point("TouchResampler.add(_:)", "position") {
          var resampler = TouchResampler()
          resampler.add(TouchSample($0, at: .origin))
          resampler.add(TouchSample(.zero, at: later))
          return numbers(resampler.sample(at: later)?.position ?? .zero)
        },
        point(shown, "position") {
          let scroller = Scroller.tall().handling(.touchDown(.zero)).handling(
            .touchMoved(ScrollPoint(x: 0, y: 20)))
          return numbers(scroller.contentOffset(forFingerAt: $0))
        },
        count(shown, "finger", "a finger that drags nothing gives the present offset") {
          numbers(Scroller.tall().contentOffset(forFingerAt: .zero, finger: $0))
        },
        vector("Scroller.consume(_:at:)", "delta") {
          var scroller = Scroller.tall()
          let shares = scroller.consume($0, at: .origin)
          return numbers(shares.consumed) + numbers(shares.unconsumed)
        },
      ]
    }
  }
#endif
