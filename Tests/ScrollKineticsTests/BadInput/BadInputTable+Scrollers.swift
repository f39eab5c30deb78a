#if os(Linux)
  extension BadInputTable {
    private static func numbers(_ scroller: Scroller) -> [Double] {
      scroller.checkInvariants()
      return numbers(scroller.contentOffset) + numbers(scroller.velocity)
        + (scroller.target.map(numbers) ?? [])
    }

    /// An input during a drag; an animation then advances for a while.
    private static func handled(_ input: Scroller.Input, in scroller: Scroller = .tall()) -> [Double] {
      let after = scroller.handling(input)
      return numbers(after) + numbers(after.after(.milliseconds(100)))
    }

    private static func asking<Value>(_ input: @escaping @Sendable (Value) -> Scroller.Input) -> Check<Value>
    { { try input($0).validate() } }

    // Every input that contains numbers. Their names in messages are those of `Input.validate`.
    private static var inputs: [Row] {
      typealias Input = Scroller.Input
      let handle = "Scroller.handle(_:at:release:)"
      let dragged = Scroller.tall().handling(.began)
      @Sendable func point(_ name: String, _ input: @escaping @Sendable (ScrollPoint) -> Input) -> Row {
        Self.point(handle, name, asking: asking(input)) { handled(input($0)) }
      }
      @Sendable func vector(_ name: String, _ input: @escaping @Sendable (ScrollVector) -> Input) -> Row {
        Self.vector(handle, name, asking: asking(input)) { handled(input($0), in: dragged) }
      }
      @Sendable func finger(_ name: String, _ input: @escaping @Sendable (Int) -> Input) -> Row {
        count(handle, "\(name).finger", asking: asking(input)) { handled(input($0)) }
      }
      @Sendable func animation(_ input: @escaping @Sendable (ScrollAnimation) -> Input) -> Row {
        duration(handle, "animation.duration", asking: asking { input(.eased(duration: $0)) }) {
          handled(input(.eased(duration: $0)))
        }
      }
      return [
        point("touchDown") { .touchDown($0) }, finger("touchDown") { .touchDown(.zero, finger: $0) },
        point("touchMoved") { .touchMoved($0) }, finger("touchMoved") { .touchMoved(.zero, finger: $0) },
        finger("touchUp") { .touchUp(finger: $0) }, finger("touchCancelled") { .touchCancelled(finger: $0) },
        vector("changed") { .changed(translation: $0) }, vector("moved") { .moved(by: $0) },
        vector("ended") { .ended(velocity: $0) }, vector("scroll") { .scroll($0, phase: .changed) },
        point("setContentOffset") { .setContentOffset($0, nil) },
        animation { .setContentOffset(ScrollPoint(x: 0, y: 9), $0) }, point("retarget") { .retarget($0) },
        vector("autoscroll") { .autoscroll($0) }, vector("fling") { .fling($0) },
        point("edgeScroll") { .edgeScroll($0) }, point("pinch") { .pinch(.began, scale: 1, at: $0) },
        point("magnify") { .magnify(by: 1, at: $0) }, animation { .setZoomScale(2, $0) },
        animation { .zoom(to: ScrollRect(x: 0, y: 0, width: 1, height: 1), $0) },
        vector("wheel") { .wheel($0) },
        number(handle, "wheel.notch.dx", asking: asking { .wheel(.zero, notch: ScrollVector(dx: $0, dy: 1)) })
        { handled(.wheel(ScrollVector(dx: 9, dy: 9), notch: ScrollVector(dx: $0, dy: 1))) },
        number(handle, "wheel.notch.dy", asking: asking { .wheel(.zero, notch: ScrollVector(dx: 1, dy: $0)) })
        { handled(.wheel(ScrollVector(dx: 9, dy: 9), notch: ScrollVector(dx: 1, dy: $0))) },
        animation { .wheel(ScrollVector(dx: 0, dy: 9), $0) }, animation { .key(.end, $0) },
        animation { .scrollRectToVisible(ScrollRect(x: 0, y: 9000, width: 1, height: 1), $0) },
        number(handle, "step.points", asking: asking { .key(.lineUp, distances: .init(line: .points($0))) }) {
          handled(.key(.lineUp, distances: .init(line: .points($0))))
        },
        number(
          handle, "step.fraction", asking: asking { .key(.pageUp, distances: .init(page: .fraction($0))) }
        ) { handled(.key(.pageUp, distances: .init(page: .fraction($0)), .wheel)) },
      ] + rect(handle, "zoom", asking: asking { .zoom(to: $0) }) { handled(.zoom(to: $0)) }
        + rect(handle, "scrollRectToVisible", asking: asking { .scrollRectToVisible($0, nil) }) {
          handled(.scrollRectToVisible($0, nil))
        }
    }

    static var scrollers: [Row] {
      let updating = "Scroller.update(at:keeping:animation:snapping:release:_:)"
      let flung = Scroller.tall().flung(1000)
      let physics = "Scroller.Physics.init(decelerationRate:…)"
      typealias Physics = Scroller.Physics
      @Sendable func set(_ change: (inout Physics) -> Void) -> [Double] {
        var physics = Physics(integration: .displayLink)
        change(&physics)
        return numbers(Scroller.tall(at: 2000, physics).flung(1000).after(.milliseconds(20)))
      }
      @Sendable func updated(
        _ keeping: ScrollAnchor.Keeping = .offset, _ animation: ScrollAnimation? = nil,
        change: (inout Viewport) -> Void = { _ in }
      ) -> [Double] {
        var scroller = Scroller.tall()
        scroller.update(at: scroller.now, keeping: keeping, animation: animation) {
          $0.contentSize.height = 1000
          change(&$0)
        }
        return numbers(scroller)
      }
      @Sendable func released(_ change: (inout Scroller.Release) -> Void) -> [Double] {
        numbers(Scroller.tall().flung(1000, release: change))
      }
      @Sendable func length(_ field: String, _ step: @escaping @Sendable (Double) -> ScrollStep) -> Row {
        number("ScrollStep.length(in:on:)", field, asking: { try step($0).validate() }) {
          [step($0).length(in: flung.viewport, on: .vertical)]
        }
      }
      @Sendable func notch(_ distances: Scroller.WheelDistances) -> [Double] {
        numbers(distances.delta(ofNotches: ScrollVector(dx: 1, dy: 1), in: flung.viewport))
      }
      return inputs + [
        length("step.points") { .points($0) }, length("step.fraction") { .fraction($0) },
        length("step.overlap") { .overlap($0) }, length("step.atLeast") { .overlap(40, atLeast: $0) },
        number("ScrollStep.lines(_:of:)", "step.points") {
          [ScrollStep.lines(3, of: $0).length(in: flung.viewport, on: .vertical)]
        },
        number("Scroller.WheelDistances.windows(lines:characters:lineLength:)", "step.points") {
          notch(.windows(lines: $0, lineLength: 20)) + notch(.windows(characters: $0))
            + numbers(Scroller.WheelDistances.windows(lines: $0).notch(in: flung.viewport))
        },
        vector("Scroller.WheelDistances.delta(ofNotches:in:)", "turn") {
          numbers(Scroller.WheelDistances.windows().delta(ofNotches: $0, in: flung.viewport))
        },
        vector("Scroller.WheelDistances.delta(of120ths:in:)", "turn") {
          numbers(Scroller.WheelDistances(.twoThirdsPower).delta(of120ths: $0, in: flung.viewport))
        },
        point("Scroller.Release.target", "target") { point in released { $0.target = point } },
        number(physics, "framesPerSecond", asking: { try Physics.validate(framesPerSecond: $0) }) {
          numbers(Scroller.tall(at: 0, Physics(integration: .displayLink, framesPerSecond: $0)).flung(1000))
        },
        number(physics, "slop", asking: { try Physics.validate(slop: $0) }) {
          numbers(Scroller.tall(at: 0, Physics(slop: $0)).handling(.touchDown(.zero)))
        },
        number("Scroller.Physics.framesPerSecond", "framesPerSecond") { rate in
          set { $0.framesPerSecond = rate }
        },
        number("Scroller.Physics.slop", "slop") { slop in set { $0.slop = slop } },
        number("Scroller.Physics.leastSpeed", "leastSpeed") { speed in set { $0.leastSpeed = speed } },
        number("Scroller.Physics.greatestSpeed", "greatestSpeed") { speed in set { $0.greatestSpeed = speed }
        },
        number("ScrollSubject.advance(bySeconds:)", "seconds") {
          var scroller = flung
          scroller.advance(bySeconds: $0)
          return numbers(scroller)
        },
        number("Scroller.instant(reaching:on:)", "offset") {
          _ = flung.instant(reaching: $0, on: .vertical)
          return []
        },
        number("Scroller.instant(reaching:of:)", "progress") {
          _ = flung.instant(reaching: $0, of: ScrollTimeline(on: .vertical, from: 0, to: 9))
          return []
        },
        point("Scroller.fingerVelocity(landingOn:)", "offset") {
          numbers(flung.fingerVelocity(landingOn: $0))
        },
        number(updating, "spacing") { updated(.pages(spacing: $0)) },
        number(updating, "spacing") { spacing in updated(.pages(spacing: spacing)) { $0.contentOffset.y = 7 }
        },
        duration(updating, "animation.duration") { updated(.offset, .eased(duration: $0)) },
        number("Scroller.apply(_:at:anchoredAt:snapping:release:)", "fraction") {
          var scroller = Scroller.tall()
          scroller.apply(ContentChange(on: .vertical, at: 0, inserting: 9), at: scroller.now, anchoredAt: $0)
          return numbers(scroller)
        },
        count("Scroller.Events.subscript(_:)", "index") {
          let events: Scroller.Events = [.didScroll]
          _ = events[$0]
          return []
        },
        count("TouchDelivery.Events.subscript(_:)", "index") {
          var touch = TouchDelivery()
          _ = touch.begin(at: .origin)
          _ = touch.advance(to: ScrollInstant(.milliseconds(150)))[$0]
          return []
        },
      ]
    }

    private static func made(_ insert: (inout ScrollScreen) -> Void) -> ScrollScreen {
      var screen = ScrollScreen()
      insert(&screen)
      return screen
    }

    /// The numbers of the first member of a screen.
    static func inserted(_ insert: (inout ScrollScreen) -> Void) -> [Double] {
      let screen = made(insert)
      return numbers(screen[1].contentOffset) + [screen[1].frame.origin.y, screen[1].displayScale]
    }

    static var nesting: [Row] {
      let inserting = "ScrollScreen.insert(_:as:in:displayScale:…"
      let insertingSheet = "ScrollScreen.insert(_:as:in:detent:…"
      let detents = ScrollDetents([0, 300, 500])
      let resting = "ScrollDetents.restingOffset(from:velocity:proposed:)"
      return [
        number("ScrollScreen.instant(reaching:on:of:)", "offset") { offset in
          let screen = made { $0.insert(Scroller.tall().viewport, as: 1) }
          return [screen.instant(reaching: offset, on: .vertical, of: 1) == nil ? 0 : 1]
        },
        number("ScrollScreen.instant(reaching:of:in:)", "progress") { progress in
          let screen = made { $0.insert(Scroller.tall().viewport, as: 1) }
          let timeline = ScrollTimeline(on: .vertical, from: 0, to: 9)
          return [screen.instant(reaching: progress, of: timeline, in: 1) == nil ? 0 : 1]
        },
        count(insertingSheet, "detent") { detent in
          inserted { $0.insert(sheet, as: 1, detent: detent) }
        },
        number(insertingSheet, "displayScale") { scale in
          inserted { $0.insert(sheet, as: 1, displayScale: scale) }
        },
        number(inserting, "displayScale") { scale in
          inserted { $0.insert(.header(header, over: .zero), as: 1, displayScale: scale) }
        },
        number(inserting, "origin.y") { y in
          inserted { $0.insert(.card(card, origin: ScrollPoint(x: 0, y: y)), as: 1) }
        },
        number(inserting, "displayScale") { scale in
          inserted { $0.insert(.card(card, origin: .zero), as: 1, displayScale: scale) }
        },
        count("ScrollScreen.move(_:to:animation:at:)", "detent") { detent in
          var screen = made { $0.insert(sheet, as: 1) }
          screen.move(1, to: detent, at: .origin)
          return numbers(screen.target(of: 1) ?? .zero)
        },
        number("ScrollScreen.member(at:)", "point.y") {
          _ = ScrollScreen().member(at: ScrollPoint(x: 0, y: $0))
          return []
        },
        number("ScrollScreen.convert(_:from:to:)", "point.y") { y in
          numbers(made { $0.insert(sheet, as: 1) }.convert(ScrollPoint(x: 0, y: y), from: nil, to: 1))
        },
        number("ScrollDetents.init(_:)", "offsets[1]", asking: { try ScrollDetents.validate([0, $0]) }) {
          [ScrollDetents([0, $0]).restingOffset(from: 1, velocity: 1, proposed: 2)]
        },
        number(resting, "offset") { [detents.restingOffset(from: $0, velocity: 1, proposed: 9)] },
        number(resting, "velocity") { [detents.restingOffset(from: 9, velocity: $0, proposed: 9)] },
        number(resting, "proposed") { [detents.restingOffset(from: 9, velocity: 1, proposed: $0)] },
      ]
    }
  }
#endif
