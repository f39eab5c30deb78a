import ScrollGeometry

@testable import ScrollKinetics

/// What happens to one finger, call by call.
struct TouchDeliveryScript: CustomStringConvertible {
  enum Call {
    case begin(TouchDelivery.Content, stoppingMotion: Bool)
    case advance, beginDrag, lift, cancel
  }

  typealias Step = ActionStep<Call>

  /// The touch before the first step.
  var touch: TouchDelivery
  var steps: [Step]

  var description: String { "\(touch)\n" + steps.map { "    \($0)" }.joined(separator: "\n") }

  static func rules(_ generator: inout SplitMix64) -> TouchDelivery.Rules {
    TouchDelivery.Rules(
      delaysContentTouches: !generator.happens(onceIn: 4),
      canCancelContentTouches: !generator.happens(onceIn: 4),
      delay: generator.pick([.milliseconds(150), .milliseconds(150), .zero, .milliseconds(40), .seconds(-1)]))
  }

  init(_ generator: inout SplitMix64) {
    self.init(Self.rules(&generator), &generator)
    // A touch that has seen something.
    for step in steps.prefix(generator.integer(in: 0...4)) {
      Self.perform(step.action, on: &touch, at: touch.now.advanced(by: step.delay))
    }
  }

  init(_ rules: TouchDelivery.Rules, _ generator: inout SplitMix64) {
    touch = TouchDelivery(rules, at: ScrollInstant(.milliseconds(generator.integer(in: -500...500))))
    steps = (0..<generator.integer(in: 1...20)).map { _ in
      let call: Call =
        switch generator.integer(in: 0...9) {
        case 0...3:
          .begin(
            generator.pick(TouchDelivery.Content.allCases + [.view, .control]),
            stoppingMotion: generator.happens(onceIn: 5))
        case 4...5: .advance
        case 6: .beginDrag
        case 7...8: .lift
        default: .cancel
        }
      let delays: [Duration] = [
        .zero, .milliseconds(150), .milliseconds(-5), .microseconds(generator.integer(in: 0...300_000)),
        .microseconds(generator.integer(in: 0...300_000)),
      ]
      return Step(delay: generator.pick(delays), action: call)
    }
  }

  @discardableResult
  static func perform(_ call: Call, on touch: inout TouchDelivery, at instant: ScrollInstant)
    -> TouchDelivery.Events
  {
    switch call {
    case .begin(let content, let stops): touch.begin(on: content, stoppingMotion: stops, at: instant)
    case .advance: touch.advance(to: instant)
    case .beginDrag: touch.beginDrag(at: instant)
    case .lift: touch.lift(at: instant)
    case .cancel: touch.cancel(at: instant)
    }
  }

  /// Runs the script, and returns each step, the touch before it, its events and the touch after it.
  func moments() -> [(step: Step, before: TouchDelivery, events: TouchDelivery.Events, after: TouchDelivery)]
  {
    var touch = touch
    return steps.timed(from: touch.now).map { step, instant in
      let before = touch
      let events = Self.perform(step.action, on: &touch, at: instant)
      return (step, before, events, touch)
    }
  }

  func run() -> TouchDelivery { moments().last?.after ?? touch }

  var events: [TouchDelivery.Event] { moments().flatMap(\.events) }

  var life: Specimen.Life {
    let moments = moments()
    var life = Specimen.Life(fault: moments.lazy.compactMap(\.after.fault).first)
    life.end = moments.map { Array($0.events) } + [run()]
    return life
  }
}

extension TouchDelivery {
  /// Who has a touch.
  enum Owner: Hashable { case nobody, undecided, content, scrollView }

  /// Who has the touch at ``now``.
  var owner: Owner {
    switch state {
    case .idle: .nobody
    case .undecided: .undecided
    case .content: .content
    case .scrollView: .scrollView
    }
  }
}
