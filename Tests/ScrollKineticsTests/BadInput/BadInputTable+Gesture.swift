#if os(Linux)
  import ScrollGeometry

  @testable import ScrollKinetics

  extension BadInputTable {
    static var fingers: [Row] {
      let later = ScrollInstant(.milliseconds(8))
      return [
        number("RubberBand.init(constant:)", "constant") {
          [RubberBand(constant: $0).stretch(forPull: 100, length: 800)]
        },
        number("RubberBand.stretch(forPull:length:)", "pull") {
          [RubberBand.touch.stretch(forPull: $0, length: 800)]
        },
        number("RubberBand.stretch(forPull:length:)", "length") {
          [RubberBand.touch.stretch(forPull: 100, length: $0)]
        },
        number("RubberBand.pull(forStretch:length:)", "stretch") {
          [RubberBand.touch.pull(forStretch: $0, length: 800)]
        },
        number("RubberBand.pull(forStretch:length:)", "length") {
          [RubberBand.touch.pull(forStretch: 100, length: $0)]
        },
        vector("ReleaseVelocity.blended(latest:previous:isInside:)", "latest") {
          let release = ReleaseVelocity.blended(latest: $0, previous: .zero, isInside: false)
          return [release.dx, release.dy]
        },
        vector("ReleaseVelocity.blended(latest:previous:isInside:)", "previous") {
          let release = ReleaseVelocity.blended(latest: .zero, previous: $0, isInside: false)
          return [release.dx, release.dy]
        },
        vector("ReleaseVelocity.known(_:isInside:)", "velocity") {
          let release = ReleaseVelocity.known($0, isInside: false)
          return [release.dx, release.dy]
        },
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
        point("PanRecognizer.init(at:instant:slop:samplesRepeats:)", "position") {
          var pan = PanRecognizer(at: $0, instant: .origin)
          _ = pan.move(to: .zero, at: later)
          return numbers(pan.translation) + numbers(pan.velocity)
        },
        number("PanRecognizer.init(at:instant:slop:samplesRepeats:)", "slop") {
          var pan = PanRecognizer(at: .zero, instant: .origin, slop: $0)
          _ = pan.move(to: ScrollPoint(x: 0, y: 20), at: later)
          return numbers(pan.translation) + numbers(pan.velocity)
        },
        point("PanRecognizer.move(to:at:)", "position") {
          var pan = PanRecognizer(at: .zero, instant: .origin)
          _ = pan.move(to: $0, at: later)
          return numbers(pan.translation) + numbers(pan.velocity)
        },
      ]
    }
  }
#endif
