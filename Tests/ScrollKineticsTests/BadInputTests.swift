#if os(Linux)
  import Foundation
  import ScrollGeometry
  import XCTest

  @testable import ScrollKinetics

  /// What is the caller's error stops the program, and says which number breaks which rule.
  ///
  /// Every call is made in a process of its own, a copy of this one.
  final class BadInputTests: XCTestCase {
    private static let calls: [(message: String, call: @Sendable () -> Void)] = [
      ("start must", { _ = DecelerationCurve(from: .nan, momentum: 1) }),
      ("momentum must", { _ = DecelerationCurve(from: 0, momentum: .infinity) }),
      ("start must", { _ = BounceCurve(from: .nan, momentum: 1, limit: 0) }),
      ("momentum must", { _ = BounceCurve(from: 0, momentum: .nan, limit: 0) }),
      ("limit must", { _ = BounceCurve(from: 0, momentum: 1, limit: .infinity) }),
      ("start must", { _ = FlingCurve(from: .nan, momentum: 1, limits: 0...1) }),
      ("momentum must", { _ = FlingCurve(from: 0, momentum: .nan, limits: 0...1) }),
      ("limits.lowerBound must", { _ = FlingCurve(from: 0, momentum: 1, limits: -.infinity...1) }),
      ("limits.upperBound must", { _ = FlingCurve(from: 0, momentum: 1, limits: 0 ... .infinity) }),
      ("position must", { _ = FlingStepper(from: .nan, momentum: 1) }),
      ("momentum must", { _ = FlingStepper(from: 0, momentum: .nan) }),
      ("start must", { _ = EasedCurve(from: .nan, to: 1) }),
      ("destination must", { _ = EasedCurve(from: 0, to: .infinity) }),
      ("duration must", { _ = EasedCurve(from: 0, to: 1, duration: -1) }),
      ("x1 must", { _ = CubicBezier(x1: -0.1, y1: 0, x2: 1, y2: 1) }),
      ("x2 must", { _ = CubicBezier(x1: 0, y1: 0, x2: 1.1, y2: 1) }),
      ("y1 must", { _ = CubicBezier(x1: 0, y1: .nan, x2: 1, y2: 1) }),
      ("y2 must", { _ = CubicBezier(x1: 0, y1: 0, x2: 1, y2: .infinity) }),
      ("start must", { _ = SpringCurve(from: .nan, to: 1, spring: .scrollToTop, duration: 1) }),
      ("velocity must", { _ = SpringCurve(from: 0, velocity: .nan, to: 1, spring: .scrollToTop) }),
      ("target must", { _ = SpringCurve(from: 0, to: .infinity, spring: .scrollToTop, duration: 1) }),
      ("duration must", { _ = SpringCurve(from: 0, to: 1, spring: .scrollToTop, duration: -1) }),
      ("restDistance must", { _ = SpringCurve(from: 0, to: 1, spring: .scrollToTop, restDistance: 0) }),
      ("start must", { arrive(from: .nan) }), ("velocity must", { arrive(velocity: .infinity) }),
      ("target must", { arrive(at: .nan) }), ("time must", { arrive(within: 0) }),
      ("restDistance must", { arrive(restDistance: -1) }),
      ("angularFrequency must", { _ = ScrollSpring(angularFrequency: 0) }),
      ("dampingRatio must", { _ = ScrollSpring(angularFrequency: 1, dampingRatio: 0) }),
      ("mass must", { _ = ScrollSpring(mass: 0, stiffness: 1, damping: 1) }),
      ("stiffness must", { _ = ScrollSpring(stiffness: 0, damping: 1) }),
      ("damping must", { _ = ScrollSpring(stiffness: 1, damping: 0) }),
      ("response must", { _ = ScrollSpring(dampingRatio: 1, response: 0) }),
      ("bounce must", { _ = ScrollSpring(duration: 1, bounce: 1) }),
      ("bounce must", { _ = ScrollSpring(duration: 1, bounce: -1) }),
      ("slop must", { _ = PanRecognizer(at: .zero, instant: .origin, slop: -1) }),
      ("constant must", { _ = RubberBand(constant: 0) }),
      ("pull must", { _ = RubberBand.touch.stretch(forPull: -1, length: 1) }),
      ("length must", { _ = RubberBand.touch.stretch(forPull: 1, length: .nan) }),
      ("stretch must", { _ = RubberBand.touch.pull(forStretch: -1, length: 1) }),
      ("length must", { _ = RubberBand.touch.pull(forStretch: 1, length: -1) }),
      ("framesPerSecond must", { _ = Scroller.Physics(framesPerSecond: 0) }),
      ("slop must", { _ = Scroller.Physics(slop: -1) }),
      (
        "slop must",
        {
          var physics = Scroller.Physics()
          physics.slop = .nan
        }
      ),
      (
        "framesPerSecond must",
        {
          var physics = Scroller.Physics()
          physics.framesPerSecond = -1
        }
      ),
      ("snap.interval must", { _ = SnapRule(.every(0)) }),
      ("index must", { _ = Scroller.Events()[0] }),
      ("request.proposal must", { _ = request { $0.proposal = .nan } }),
      ("request.viewportLength must", { _ = request { $0.viewportLength = -1e300 } }),
      ("request.offset must", { _ = request { $0.offset = .nan } }),
      (
        "time must",
        {
          var s = FlingStepper(from: 0, momentum: 1); s.advance(by: -1, limits: 0...1)
        }
      ),
      (
        "position.x must",
        {
          var t = VelocityTracker(at: .zero, instant: .origin); t.add(ScrollPoint(x: .nan, y: 0), at: .origin)
        }
      ),
      ("offset.x must", { _ = scroller().momentum(landingOn: ScrollPoint(x: .nan, y: 0)) }),
      ("destination must", { _ = AxisPlan.momentum(from: 0, landingOn: .nan) }),
      ("member must", { _ = ScrollChain(inner: scroller().viewport, outer: scroller().viewport)[2] }),
      ("count must", { _ = ScrollBatch(count: .max) }),
      ("offset must", { _ = Pages(of: scroller().viewport, on: .vertical).boundaries(around: .nan) }),
      (
        "insets.left must",
        { _ = ScrollRect.zero.inset(by: ScrollInsets(top: 0, left: .nan, bottom: 0, right: 0)) }
      ),
      ("origin.x must", { _ = ScrollRect(x: .nan, y: 0, width: 0, height: 0)[.horizontal] }),
      ("count must", { _ = TabsIndicator(count: .max) }),
      ("tab.lowerBound must", { _ = TabsIndicator(count: 1).range(at: 0) { _ in -.infinity ... .infinity } }),
      ("end must", { _ = EasedCurve(from: 0, to: 1).range(from: .nan, to: 0) }),
      ("end must", { _ = EasedCurve(from: 0, to: 1).range(from: 1, to: 0) }),
      ("offset must", { _ = scroller().instant(reaching: .nan, on: .vertical) }),
      ("seconds must", { _ = ScrollInstant(seconds: .infinity) }),
      (
        "touchDown.finger must",
        {
          var scroller = BadInputTests.scroller()
          scroller.handle(.touchDown(.zero, finger: 64), at: .origin)
        }
      ),
      (
        "target.x must",
        {
          var scroller = BadInputTests.scroller()
          scroller.handle(.began, at: .origin)
          scroller.handle(.ended(velocity: .zero), at: .origin) { $0.target.x = .nan }
        }
      ),
    ]

    private static func request(_ change: (inout SnapRequest) -> Void) -> Double? {
      var request = SnapRequest(offset: 0, limits: 0...1, viewportLength: 1)
      change(&request)
      return SnapRule(.every(10), reach: .screenful).target(for: request)
    }

    private static func scroller() -> Scroller {
      Scroller(viewport: Viewport(frame: .zero, contentSize: .zero))
    }

    private static func arrive(
      from start: Double = 0, velocity: Double = 0, at target: Double = 1, within time: Double = 1,
      restDistance: Double = 0.1
    ) {
      _ = ArrivalCurve(
        from: start, velocity: velocity, to: target, within: time, restDistance: restDistance)
    }

    /// Catches: any `require` or `precondition` of the above left out.
    func testBadInputStopsTheProgramAndNamesTheNumber() throws {
      for (number, (message, call)) in Self.calls.enumerated() {
        let output = Pipe()
        // Nothing is started anew: that would take fifty times as long.
        let child = fork()
        if child == 0 {
          // Without a trace of the calls, which the runtime would print.
          for trap in [SIGILL, SIGTRAP, SIGABRT] { signal(trap, SIG_DFL) }
          dup2(output.fileHandleForWriting.fileDescriptor, STDERR_FILENO)
          call()
          _exit(0)
        }
        try output.fileHandleForWriting.close()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        var status: Int32 = 0
        XCTAssertEqual(waitpid(child, &status, 0), child)
        XCTAssertTrue([SIGILL, SIGTRAP, SIGABRT].contains(status & 0x7f), "call \(number), \(message)")
        // An optimised build stops without a word.
        #if DEBUG
          XCTAssertTrue(text.contains(": \(message)"), "call \(number), \(message): \(text)")
        #endif
      }
    }
  }
#endif
