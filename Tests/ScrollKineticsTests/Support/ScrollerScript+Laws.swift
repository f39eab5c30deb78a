import ScrollGeometry

@testable import ScrollKinetics

// The laws of every script, drawn by the tests or found by a fuzzer. Each returns how the law is broken, or nil.
extension ScrollerScript {
  /// The first law that is broken, and how; nil if all hold.
  var fault: String? {
    let laws: [(String, KeyPath<Self, String?>)] = [
      ("phases and events", \.phaseFault), ("rest", \.restFault), ("slicing", \.slicingFault),
      ("shift", \.shiftFault),
      ("mirror", \.mirrorFault), ("swap", \.swapFault), ("changed physics", \.physicsFault),
    ]
    for (law, fault) in laws {
      if let fault = self[keyPath: fault] { return "\(law): \(fault)" }
    }
    return nil
  }

  /// Phase transitions are legal, events are in order, offsets are finite, and every movement is reported.
  var phaseFault: String? {
    var grammar = TraceGrammar()
    for moment in moments() {
      if let fault = moment.after.fault { return fault }
      let fault = grammar.read(moment.before.phase, Array(moment.events), moment.after.phase)
      if let fault { return fault }
      let scrolled = moment.before.contentOffset != moment.after.contentOffset
      if scrolled && !moment.events.contains(.didScroll) { return "moved without didScroll" }
      // Content in flight can advance and be put back in one call. Content that a scroll's last delta pulls past a limit
      // is brought back by the tick of the release, where that is long enough: both movements are reported.
      let reports = moment.events.filter { $0 == .didScroll }.count
      if !scrolled, moment.before.target == nil, reports == 1 { return "didScroll without moving" }
    }
    return nil
  }

  /// Whether nothing ever ticks.
  private var isExact: Bool {
    physics.integration == .exact
      && steps.allSatisfy {
        guard case .physics(let physics) = $0.action else { return true }
        return physics.integration == .exact
      }
  }

  /// Without further input the content comes to rest; with `exact` integration at its target and at its announced instant.
  var restFault: String? {
    var scroller = changed(run()) { $0.handle(.cancelled, at: $0.now) }
    let (target, rest) = (scroller.target, scroller.instantOfRest)
    guard let target else { return scroller.phase == .idle ? nil : "no target" }
    guard isExact else {
      // A long tick can leave content faster than planned, so the remaining time is computed anew.
      for _ in 0..<20_000 where scroller.phase != .idle {
        let timeLeft = scroller.now.duration(to: scroller.instantOfRest)
        scroller.advance(by: Swift.max(.milliseconds(16), timeLeft / 200))
      }
      return scroller.phase == .idle ? nil : "still \(scroller.phase) at \(scroller.now)"
    }
    let timeLeft = scroller.now.duration(to: rest)
    let early = changed(scroller) { $0.advance(by: timeLeft * 0.999) }
    if early.phase == .idle, early.now < rest { return "at rest before \(rest)" }
    scroller.advance(to: rest)
    if scroller.phase != .idle { return "not at rest at \(rest)" }
    if !(scroller.viewport.zoomLimits.minimum...scroller.viewport.zoomLimits.maximum)
      .contains(scroller.viewport.zoomScale)
    {
      return "rests at the scale \(scroller.viewport.zoomScale), with \(scroller.viewport.zoomLimits)"
    }
    if scroller.contentOffset != target { return "rests at \(scroller.contentOffset), announced \(target)" }
    return nil
  }

  /// Additional frames change no bit of an `exact` motion.
  var slicingFault: String? {
    guard isExact else { return nil }
    var sliced = self
    sliced.steps = steps.flatMap { step -> [Step] in
      let parts = (step.delay > .zero ? 3 : 1)
      return (1..<parts).map { _ in Step(delay: step.delay / parts, action: .advance) }
        + [Step(delay: step.delay - (step.delay / parts) * (parts - 1), action: step.action)]
    }
    func offsets(_ script: ScrollerScript) -> [Place] {
      script.moments().compactMap { if case .advance = $0.action { nil } else { Place($0.after.viewport) } }
    }
    return Self.difference(offsets(self), offsets(sliced), "sliced")
  }

  /// Moving all instants changes no bit.
  var shiftFault: String? {
    let start = ScrollInstant(.milliseconds(12_345_678))
    return Self.difference(offsets(), offsets(startingAt: start), "shifted")
  }

  /// Mirrored, every offset is negated.
  var mirrorFault: String? {
    // The mirror image has content without a length, whose limits do not depend on the scale: so must what is mirrored.
    let plain = viewport.zoomLimits.allowZooming ? self.mirrored : self
    guard let plain, let mirrored = plain.mirrored else { return nil }
    return Self.difference(
      plain.offsets(), mirrored.offsets().map { $0.moved(to: $0.offset.mirrored) }, "mirrored")
  }

  /// With the axes swapped, offsets are swapped.
  var swapFault: String? {
    guard let swapped else { return nil }
    return Self.difference(offsets(), swapped.offsets().map { $0.moved(to: $0.offset.swapped) }, "swapped")
  }

  /// What a step shows.
  private struct Place: Equatable {
    var offset: ScrollPoint
    var scale: Double

    init(_ viewport: Viewport) { (offset, scale) = (viewport.contentOffset, viewport.zoomScale) }

    func moved(to offset: ScrollPoint) -> Place { changed(self) { $0.offset = offset } }
  }

  private func offsets(startingAt start: ScrollInstant = .origin) -> [Place] {
    moments(startingAt: start).map { Place($0.after.viewport) }
  }

  private static func difference(_ here: [Place], _ there: [Place], _ how: String) -> String? {
    guard let step = here.indices.first(where: { here[$0] != there[$0] }) else { return nil }
    return "step \(step) ends at \(here[step]), \(how) at \(there[step])"
  }
}
