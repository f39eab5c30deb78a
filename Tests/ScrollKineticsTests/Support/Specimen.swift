import Foundation
import ScrollGeometry

@testable import ScrollKinetics

/// A value of a Codable type, with the laws that it must keep once a decoder has accepted it.
struct Specimen {
  /// The type's name, as its conformance spells it.
  let name: String
  /// The encoded value.
  let text: String
  let value: AnyHashable
  /// Decodes a text as the same type; throws where the decoder does, or the check that the host must make.
  let read: (String) throws -> Specimen
  /// Uses the value, and returns the broken law, if any, and the final state.
  let live: (inout SplitMix64) -> Life

  struct Life: Hashable {
    var fault: String?
    var end: [AnyHashable] = []
  }

  init<Value: Codable & Hashable>(
    _ name: String, _ value: Value, check: @escaping (Value) throws -> Void = { _ in },
    _ live: @escaping (Value, inout SplitMix64) -> Life
  ) {
    self.name = name
    self.value = value
    self.live = { live(value, &$0) }
    do {
      // Encoded in an array, since not every decoder accepts a number at the top level.
      text = try [value].json
    } catch {
      fatalError("\(name) cannot be written: \(error)")
    }
    read = { text in
      let values = try JSONDecoder.ofAnyNumber.decode([Value].self, from: Data(text.utf8))
      guard values.count == 1 else {
        throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "must be one value"))
      }
      try check(values[0])
      return Specimen(name, values[0], check: check, live)
    }
  }
}

extension Specimen {
  /// A specimen of every Codable type except enumerations without values and chains.
  static func all(_ generator: inout SplitMix64) -> [Specimen] {
    geometry(&generator) + curves(&generator) + gestures(&generator) + scrollers(&generator)
  }

  private static func geometry(_ generator: inout SplitMix64) -> [Specimen] {
    let viewport = ScrollerScript.viewport(&generator)
    let point = ScrollPoint { _ in generator.double(in: -500...500) }
    let keeping = generator.pick(
      [.offset, .page, .fraction, .pages(spacing: 20), .contentPoint(at: ScrollPoint(0.5, 1)), .zoom]
        as [ScrollAnchor.Keeping])
    let change = ContentChange(
      on: generator.pick(ScrollAxis.allCases), at: point.x, removing: 30, inserting: point.y.magnitude)
    return [
      plain("ScrollPoint", point) { try $0.check(.finite, "point") },
      plain("ScrollVector", point - .zero) { try $0.check("vector") },
      plain("ScrollSize", viewport.contentSize) { try $0.check("size") },
      plain("ScrollInsets", viewport.contentInset) { try $0.check("insets") },
      plain("ScrollRect", viewport.frame) { try $0.check("rect") },
      plain("PerAxis", PerAxis { $0 == .horizontal ? point.x : 3 }) {
        try $0.horizontal.check(.finite, "horizontal")
        try $0.vertical.check(.finite, "vertical")
      },
      Specimen("PixelGrid", viewport.pixelGrid) { grid, generator in
        .number([grid.rounded(generator.double(in: -1e6...1e6)), grid.rounded(0)])
      },
      Specimen("Viewport", viewport) { viewport, generator in live(Scroller(viewport: viewport), &generator)
      },
      Specimen("ScrollAnchor.Keeping", keeping, check: { try $0.validate() }) { keeping, generator in
        let (old, new) = (ScrollerScript.viewport(&generator), ScrollerScript.viewport(&generator))
        return .point(ScrollAnchor(keeping, of: old).contentOffset(in: new))
      },
      Specimen("ScrollAnchor", ScrollAnchor(keeping, of: viewport)) { anchor, generator in
        .point(anchor.contentOffset(in: ScrollerScript.viewport(&generator)))
      },
      Specimen("ContentChange", change) { change, generator in
        let scroller = Scroller(viewport: ScrollerScript.viewport(&generator))
        return live(changed(scroller) { $0.apply(change, at: .origin) }, &generator)
      },
    ] + compositions(&generator)
  }

  private static func compositions(_ generator: inout SplitMix64) -> [Specimen] {
    let axis = generator.pick(ScrollAxis.allCases)
    let detents: [ScrollSheet.Detent] = [
      .length(generator.double(in: 0...900)), .fraction(generator.double(in: 0...1)), .inset(44),
    ]
    let sheet = ScrollSheet(
      axis: axis, container: ScrollRect(x: -3, y: 7, width: 390, height: generator.double(in: 0...900)),
      detents: detents, isDismissible: generator.happens(onceIn: 2))
    let length = generator.double(in: 1...400)
    let header = CollapsingHeader(
      axis: axis, length: length, collapsedLength: generator.double(in: 0...length))
    let card = ExpandingCard(
      axis: axis, container: ScrollSize(width: 390, height: 844),
      collapsedInsets: ScrollInsets(top: 60, left: 20, bottom: 40, right: 30),
      travel: generator.double(in: 0...400), collapsedCornerRadius: 24, expandedCornerRadius: 3,
      innerContentLength: 900, innerInsets: ScrollInsets(top: 5, left: 6, bottom: 7, right: 8))
    let carousel = CardCarousel(
      card: card, articleLengths: [700, generator.double(in: 0...3000)], spacing: 9)
    let shelf = CardShelf.random(&generator, axis: axis)
    let sticky = StickyBox(
      frame: ScrollRect(x: 5, y: 6, width: 70, height: 80),
      container: ScrollRect(x: -3, y: 7, width: 390, height: generator.double(in: 0...900)),
      top: generator.pick([nil, 7]), bottom: generator.double(in: -9...9))
    func life(_ viewport: Viewport, _ rect: ScrollRect, _ numbers: Double..., generator: inout SplitMix64)
      -> Life
    {
      var life = Life.number(numbers + [rect.minX, rect.minY, rect.size.width, rect.size.height])
      life.take(live(Scroller(viewport: viewport), &generator))
      return life
    }
    return [
      Specimen("ScrollSheet", sheet) { sheet, generator in
        let offset = sheet.offset(keeping: generator.double(in: -99...999), in: sheet)
        return life(sheet.viewport, sheet.frame(at: offset), sheet.fullLength, generator: &generator)
      },
      Specimen("CollapsingHeader", header) { header, generator in
        let (screen, offset) = (ScrollRect(1, 2, 390, 844), generator.double(in: -99...999))
        return life(
          header.viewport(in: screen), header.listFrame(at: offset, in: screen), header.length(at: offset),
          header.progress(at: offset), generator: &generator)
      },
      Specimen("ExpandingCard", card) { card, generator in
        let offset = generator.double(in: -99...999)
        return life(
          card.viewport, card.frame(at: offset), card.cornerRadius(at: offset), card.innerOffset(at: offset),
          generator: &generator)
      },
      Specimen("CardShelf", shelf) { shelf, generator in
        let frame = ScrollRect(x: 0, y: 0, width: 390, height: 100)
        let card = shelf.card(at: generator.double(in: -99...999), in: 390) ?? 0
        let rest = shelf.count > 0 ? shelf.offset(of: card, in: 390) : 0
        let card0 = shelf.count > 0 ? shelf.frame(of: card, at: rest) : .zero
        return life(shelf.viewport(in: frame), card0, shelf.peek(in: 390), generator: &generator)
      },
      Specimen("ScrollLoop", ScrollLoop(on: axis, length: generator.double(in: 1...900), start: 5)) {
        loop, generator in
        let viewport = ScrollerScript.viewport(&generator)
        let offset = generator.double(in: -999...999)
        return life(
          viewport, loop.frame(of: ScrollRect(7, 8, 9, 10), in: viewport), loop.wrapped(offset),
          loop.offset(nearestTo: offset, showing: 7), generator: &generator)
      },
      Specimen(
        "RefreshControl",
        RefreshControl(trigger: generator.double(in: 60...90), extent: 60, firesAt: .release, on: axis)
      ) { control, generator in
        let viewport = changed(ScrollerScript.viewport(&generator)) {
          ($0.refreshControl, $0.isRefreshing) = (control, true)
        }
        return life(
          viewport, .zero, viewport.refreshPull, control.indicatorDistance(forPull: 170),
          generator: &generator)
      },
      Specimen("StickyBox", sticky) { box, generator in
        let viewport = ScrollerScript.viewport(&generator)
        let timeline = ViewTimeline(of: box.frame, in: viewport, on: .vertical, movingWith: box)[.contain]
        return life(viewport, box.frame(in: viewport), timeline.start, timeline.end, generator: &generator)
      },
      Specimen("CardCarousel", carousel) { carousel, generator in
        let offset = generator.double(in: -99...999)
        let frame = carousel.frame(of: carousel.count - 1, at: offset, selected: 0, cardOffset: 100)
        return life(carousel.viewport, frame, carousel.pitch, generator: &generator)
      },
    ]
  }

  /// A value that is only checked where it is used.
  private static func plain<Value: Codable & Hashable>(
    _ name: String, _ value: Value, check: @escaping (Value) throws -> Void
  ) -> Specimen { Specimen(name, value, check: check) { value, _ in Life(end: [value]) } }

  private static func curve<Curve: ScrollCurve & Codable & Hashable>(
    _ name: String, _ curve: Curve, check: @escaping (Curve) throws -> Void = { _ in }
  ) -> Specimen { Specimen(name, curve, check: check) { curve, _ in .curve(curve) } }

  private static func curves(_ generator: inout SplitMix64) -> [Specimen] {
    let flight = generator.flight()
    let timing = CubicBezier(
      x1: generator.double(in: 0...1), y1: generator.double(exponents: -3...600), x2: 0.25, y2: 1)
    let spring = ScrollSpring(
      angularFrequency: generator.double(exponents: -3...6).magnitude,
      dampingRatio: generator.pick([0.3, 1, 2.5]))
    let eased = EasedCurve(
      from: flight.start, to: flight.lower, duration: generator.double(in: 0...2),
      timing: generator.pick([nil, timing]))
    let isUp = flight.lower > flight.start
    let ramped = RampedCurve(
      from: flight.start, to: flight.lower, velocity: generator.double(in: 1...1500) * (isUp ? 1 : -1),
      elapsed: generator.double(in: 0...0.5))
    let sprung = SpringCurve(from: flight.start, velocity: flight.momentum, to: flight.upper, spring: spring)
    let arrival = ArrivalCurve(
      from: flight.start, velocity: flight.momentum, to: flight.upper, within: 0.6,
      maySpeedUp: generator.happens(onceIn: 2))
    let rate = generator.happens(onceIn: 2) ? flight.rate : generator.pick(extremeRates)
    let fling = FlingCurve(
      from: flight.start, momentum: flight.momentum, limits: flight.lower...flight.upper, rate: rate,
      bounces: !generator.happens(onceIn: 4))
    let plan = AxisPlan(
      from: flight.start, momentum: flight.momentum, limits: flight.lower...flight.upper,
      flight: FlightLaw(rate), pixelGrid: PixelGrid(scale: generator.pick([0.1, 1, 3])))
    var apart = generator
    let flightLaw = FlightLaw.drawn(&apart)
    let limitLaw = apart.pick(LimitLaw.ofAnyForm)
    let flown = FlightCurve(
      from: flight.start, momentum: flight.momentum, limits: flight.lower...flight.upper,
      by: MotionLaws(flight: flightLaw, limit: limitLaw), bounces: !apart.happens(onceIn: 4))
    var samples = FingerSamples()
    samples.follow(.touchDown(.zero, finger: 3), begins: true, at: .origin)
    for time in 1...apart.integer(in: 1...25) {
      let place = ScrollPoint(x: apart.double(in: 0...400), y: 1)
      samples.follow(.touchMoved(place, finger: 3), begins: false, at: ScrollInstant(.milliseconds(8 * time)))
    }
    let finger = samples.fingers[0]
    return [
      Specimen("FingerSamples", samples) { samples, _ in
        samples.fingers.reduce(into: Life()) { $0.take(.vector($1.tracker.velocity(at: .origin))) }
      },
      Specimen("FingerSamples.Finger", finger) {
        .vector($0.tracker.velocity(at: ScrollInstant(seconds: 0.05 * Double($1.integer(in: 0...4)))))
      },
      Specimen("LeastSquaresTracker", finger.tracker) { tracker, _ in
        .vector(tracker.velocity(at: ScrollInstant(.milliseconds(200))))
      },
      plain("LeastSquaresTracker.Sample", LeastSquaresTracker.Sample(position: .zero, instant: .origin)) {
        try $0.position.check(.finite, "position")
      },
      plain("AxisState", plan.state(at: 0.1)) { state in
        for part in [state.position, state.velocity, state.momentum] { try part.check(.finite, "state") }
      },
      Specimen("DecelerationRate", rate) { rate, generator in
        .curve(FlingCurve(from: 0, momentum: generator.momentum(), limits: -1e3...1e3, rate: rate))
      },
      Specimen("CubicBezier", timing) { timing, generator in
        .curve(EasedCurve(from: 3, to: generator.pick([3, 90, -1e300]), duration: 0.5, timing: timing))
      },
      Specimen("ScrollSpring", spring) { spring, generator in
        .curve(SpringCurve(from: generator.pick([0, -1e300]), velocity: -9, to: 100, spring: spring))
      },
      Specimen("FlightLaw", flightLaw) { law, _ in
        .curve(AxisPlan(from: 0, momentum: 900, limits: 0...400, flight: law))
      },
      plain("FlightLaw.Form", flightLaw.form) { try $0.validate() },
      plain("LimitLaw.Form", limitLaw.form) { try $0.validate() },
      Specimen("LimitLaw", limitLaw) { law, _ in
        .curve(
          AxisPlan(from: 9, momentum: 900, limits: 0...40, flight: .constantDeceleration(800), limit: law))
      },
      curve("FlightCurve", flown) {
        guard $0.fault != nil else { return }
        throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "fault"))
      },
      curve("EasedCurve", eased), curve("RampedCurve", ramped),
      Specimen(
        "ZoomCurve",
        ZoomCurve(
          from: generator.double(in: -100...900), to: 40, scale: generator.double(in: 0.1...9), 2,
          duration: 0.4, generator.pick([.bounce, .eased(nil), .eased(timing)]))
      ) { curve, _ in
        var life = Life.curve(curve)
        for time in [0, 0.1, 0.3, 0.5] { life.take(.number([curve.scale(at: time)])) }
        return life
      },
      curve("SpringCurve", sprung), curve("ArrivalCurve", arrival),
      plain(
        "ScrollArrival", generator.pick([.within(.milliseconds(500)), .spring(spring)] as [ScrollArrival])
      ) { try $0.validate() }, curve("FlingCurve", fling),
      Specimen("AxisPlan.Curve", plan.curve) { curve, _ in
        switch curve {
        case .fling(let curve): .curve(curve)
        case .flight(let curve): .curve(curve)
        case .arrival(let curve): .curve(curve)
        case .spring(let curve): .curve(curve)
        case .eased(let curve): .curve(curve)
        case .ramped(let curve): .curve(curve)
        case .zoom(let curve): .curve(curve)
        }
      },
      curve(
        "AxisPlan",
        generator.pick([
          plan, AxisPlan(.eased(curve: eased)), AxisPlan(.spring(curve: sprung)),
          AxisPlan(.arrival(curve: arrival)),
        ])),
      Specimen("FlingStepper", FlingStepper(from: flight.start, momentum: flight.momentum)) {
        stepper, generator in
        var stepper = stepper
        let flight = generator.flight()
        for _ in 0..<20 { stepper.advance(by: 0.016, limits: flight.lower...flight.upper) }
        stepper.advance(by: 4000, limits: flight.lower...flight.upper)
        guard let rest = stepper.restingPlace(limits: flight.lower...flight.upper) else {
          return Life(fault: "never rests")
        }
        return .number([rest])
      },
    ]
  }

  private static func gestures(_ generator: inout SplitMix64) -> [Specimen] {
    var pan = PanRecognizer(at: .zero, instant: .origin, slop: generator.pick([0, 10]))
    for step in 0..<generator.integer(in: 0...5) {
      _ = pan.move(
        to: ScrollPoint { _ in generator.double(in: -100...100) }, at: ScrollInstant(.milliseconds(8 * step)))
    }
    let limits = 0.0...generator.double(in: 0...1000)
    let drag = AxisDrag(
      showing: generator.double(in: -900...1900), at: 5, limits: limits, length: 700, band: .touch)
    let metrics = Viewport(500, 500, content: 2000, 2000).metrics(on: .vertical)
    var pinch = AxisPinch(
      AxisPinch.PerFinger(first: generator.double(in: 0...400), second: generator.double(in: 0...400)),
      distance: generator.pick([0, 100]), at: generator.double(in: 0...1000),
      scale: generator.pick([1, 2.5]), dragOrigin: generator.pick([nil, 7]))
    if generator.happens(onceIn: 2) {
      pinch.anchorFingers(at: 3, distance: 100)
      pinch.beginDrag(at: 0, showing: -20, metrics, .touch)
    }
    return [
      Specimen("RubberBand", RubberBand(constant: generator.double(in: 0.1...2))) { band, generator in
        let pull = generator.pick([0, 1, 500, 1e300])
        return .number([band.stretch(forPull: pull, length: 800), band.pull(forStretch: pull, length: 800)])
      },
      Specimen("VelocityTracker", pan.tracker) { tracker, generator in
        var (tracker, life) = (tracker, Life.vector(tracker.velocity))
        for delay in [0, 8, 16] {
          tracker.add(
            ScrollPoint { _ in generator.double(in: -100...100) },
            at: tracker.instant.advanced(by: .milliseconds(delay)))
          life.take(.vector(tracker.velocity))
        }
        return life
      },
      Specimen("PanRecognizer", pan) { pan, generator in
        var (pan, life) = (pan, Life.vector(pan.tracker.velocity))
        for delay in [0, 8, 16] {
          let begins = pan.move(
            to: ScrollPoint { _ in generator.double(in: -100...100) },
            at: pan.tracker.instant.advanced(by: .milliseconds(delay)))
          life.end.append(begins)
          for vector in [pan.tracker.velocity, pan.translation, pan.tracker.previousVelocity ?? .zero] {
            life.take(.vector(vector))
          }
        }
        return life
      },
      Specimen("TouchDelivery.Rules", TouchDeliveryScript.rules(&generator)) { rules, generator in
        TouchDeliveryScript(rules, &generator).life
      },
      Specimen("TouchDelivery", TouchDeliveryScript(&generator).touch) { touch, generator in
        changed(TouchDeliveryScript(touch.rules, &generator)) { $0.touch = touch }.life
      },
      Specimen("AxisPinch", pinch) { pinch, generator in
        var (pinch, life) = (pinch, Life())
        for _ in 0..<4 {
          pinch.fingers.first = generator.double(in: -100...100)
          let scale = generator.double(in: 0.1...10)
          life.take(.number([pinch.zoom(to: scale, under: pinch.fingers.middle, from: 0, metrics, .touch)]))
        }
        return life
      },
      Specimen("AxisDrag", drag) { drag, generator in
        var (drag, life) = (drag, Life())
        for _ in 0..<4 {
          let translation = generator.double(in: -2000...2000)
          life.take(.number([drag.follow(to: translation, limits: -10...300, length: 500, band: .trackpad)]))
        }
        return life
      },
    ]
  }

  private static func live(_ input: Scroller.Input, _ generator: inout SplitMix64) -> Life {
    let scroller = Scroller(viewport: ScrollerScript.viewport(&generator))
    return live(changed(scroller) { $0.handle(input, at: .origin) }, &generator)
  }

  private static func scrollers(_ generator: inout SplitMix64) -> [Specimen] {
    let script = ScrollerScript(&generator)
    let busy = script.moments().map(\.after).filter { $0.phase != .idle }
    let scroller = busy.isEmpty ? script.run() : generator.pick(busy)
    var physics = script.physics
    physics.releaseTimeout = generator.pick([nil, .nanoseconds(generator.integer(in: 0...1 << 40))])
    let input = script.steps.lazy.compactMap { step -> Scroller.Input? in
      if case .input(let input) = step.action { input } else { nil }
    }.last
    let rule = physics.snapping[.vertical] ?? physics.snapping[.horizontal] ?? .paging()
    let animation = generator.pick([
      ScrollAnimation.uiKit, .eased(duration: .seconds(1), timing: .easeOut), .spring(.scrollToTop),
    ])
    let step = generator.pick(
      [.points(53), .fraction(0.875), .overlap(40, atLeast: 0.8), .twoThirdsPower] as [ScrollStep])
    var recorder = Recorded(scroller)
    recorder.advance(by: .milliseconds(16))
    recorder.handle(.touchDown(.zero), at: recorder.subject.now)
    recorder.update(at: recorder.subject.now, animation: animation) { $0.contentSize.height += 10 }
    recorder.apply(ContentChange(on: .vertical, at: 3, lengthChange: 30), at: recorder.subject.now)
    recorder.physics = physics
    recorder.handle(.touchUp, at: recorder.subject.now) { $0.target.y = 7 }
    let instant = ScrollInstant(seconds: generator.double(exponents: -60...62))
    var apart = SplitMix64(seed: generator.next())
    let zoomed = ScrollerScript(zooming: &apart).run()
    return [
      Specimen("ScrollInstant", instant) { instant, generator in
        live(Scroller(viewport: ScrollerScript.viewport(&generator), at: instant), &generator)
      },
      Specimen("ScrollDetents", ScrollDetents([30, 0, generator.double(in: -9...900)])) {
        detents, generator in
        .number([
          detents.restingOffset(
            from: generator.double(in: 0...900), velocity: generator.pick([-1, 0, 1]), proposed: 40)
        ])
      },
      Specimen("SnapRule", rule) { rule, generator in
        live(Scroller(ScrollSnapping(rule), &generator), &generator)
      },
      Specimen("ScrollSnapping", physics.snapping) { snapping, generator in
        live(Scroller(snapping, &generator), &generator)
      },
      Specimen("Scroller.Physics", physics) { physics, generator in
        live(Scroller(viewport: ScrollerScript.viewport(&generator), physics: physics), &generator)
      },
      Specimen("ScrollAnimation", animation, check: { try $0.validate() }) {
        live(.setContentOffset(ScrollPoint(x: 3, y: 900), $0), &$1)
      },
      Specimen("ScrollStep", step) { step, generator in
        .number([step.length(in: ScrollerScript.viewport(&generator), on: .vertical)])
      },
      Specimen("Scroller.WheelDistances", Scroller.WheelDistances(step)) { distances, generator in
        let viewport = ScrollerScript.viewport(&generator)
        return .vector(distances.delta(of120ths: ScrollVector(dx: 40, dy: -1e300), in: viewport))
      },
      Specimen("Scroller.KeyDistances", Scroller.KeyDistances(page: step)) {
        live(.key(.pageDown, distances: $0, .wheel), &$1)
      },
      Specimen("Scroller.Input", input ?? .touchUp, check: { try $0.validate() }) { live($0, &$1) },
      Specimen("Scroller", scroller) { live($0, &$1) }, Specimen("Scroller", zoomed) { live($0, &$1) },
      Specimen("ScrollRecording", recorder.recording) { recording, generator in
        var fault: String?
        let end = recording.replay { scroller, _ in fault = fault ?? scroller.fault }
        if let fault { return Life(fault: fault) }
        return live(end, &generator)
      },
    ]
  }
}

extension Scroller {
  fileprivate init(_ snapping: ScrollSnapping, _ generator: inout SplitMix64) {
    self.init(viewport: ScrollerScript.viewport(&generator), physics: Scroller.Physics(snapping: snapping))
  }
}
