// The functions are described in scroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if !LISTS
  import CScroll
  import ScrollGeometry
  import ScrollKinetics

  extension Scroller.Preset {
    init(_ number: Int32) throws(Failure) {
      guard Self.allCases.indices.contains(Int(number)) else { throw .choice }
      self = Self.allCases[Int(number)]
    }
  }

  extension Scroller.Physics {
    static func of(_ preset: Int32) throws(Failure) -> Scroller.Physics {
      try Scroller.Preset(preset).physics
    }

    /// Takes over the feel, if all of it is valid.
    fileprivate mutating func take(_ c: scroll_feel) throws(Failure) {
      let flight = try FlightLaw(c)
      let limit = try LimitLaw(c)
      let velocity: ReleaseVelocityLaw = try flag(c.velocity) ? .leastSquares : .blend
      let most = c.greatest_speed == .infinity ? Double.greatestFiniteMagnitude : c.greatest_speed
      try check(c.least_speed, .notNegative, "least_speed")
      try check(most, .positive, "greatest_speed")
      (self.flight, self.limit, releaseVelocity) = (flight, limit, velocity)
      (leastSpeed, greatestSpeed) = (c.least_speed, most)
    }

    /// The feel as C has it.
    fileprivate var feel: scroll_feel {
      var c = scroll_feel()
      switch flight.form {
      case .uiKit(let rate): (c.flight, c.rate) = (Int32(SCROLL_FLIGHT_UIKIT), rate.rawValue)
      case .exponential(let decay, let reach, let speed):
        c.flight = Int32(SCROLL_FLIGHT_EXPONENTIAL)
        (c.decay, c.reach, c.resting_speed) = (decay, reach, speed)
      case .power(let exponent, let reference):
        (c.flight, c.exponent, c.reference) = (Int32(SCROLL_FLIGHT_POWER), exponent, reference)
      }
      switch limit.form {
      case .bounce(let pullBack, let band):
        (c.limit, c.pull_back, c.band) = (Int32(SCROLL_LIMIT_BOUNCE), pullBack, band ?? 0)
      case .clamp(let frequency, let ratio):
        c.limit = Int32(SCROLL_LIMIT_CLAMP)
        (c.stretch_frequency, c.stretch_damping_ratio) = (frequency, ratio)
      case .spring(let pullBack, let greatest):
        (c.limit, c.pull_back, c.greatest_overscroll) = (Int32(SCROLL_LIMIT_SPRING), pullBack, greatest)
      }
      c.velocity = releaseVelocity == .leastSquares ? 1 : 0
      c.least_speed = leastSpeed
      c.greatest_speed = greatestSpeed < .greatestFiniteMagnitude ? greatestSpeed : .infinity
      return c
    }
  }

  extension FlightLaw {
    fileprivate init(_ c: scroll_feel) throws(Failure) {
      let form: Form
      switch c.flight {
      case Int32(SCROLL_FLIGHT_UIKIT):
        try check(c.rate, .strictlyBetween(0, 1), "rate")
        form = .uiKit(rate: DecelerationRate(rawValue: c.rate))
      case Int32(SCROLL_FLIGHT_EXPONENTIAL):
        try check(c.decay, .positive, "decay")
        let reach = c.reach == 0 ? min(1 / c.decay, .greatestFiniteMagnitude) : c.reach
        try check(reach, .positive, "reach")
        try check(c.resting_speed, .positive, "resting_speed")
        form = .exponential(decay: c.decay, reach: reach, restingSpeed: c.resting_speed)
      case Int32(SCROLL_FLIGHT_POWER):
        try check(c.exponent - 1, .positive, "exponent - 1")
        try check(c.reference, .positive, "reference")
        form = .power(exponent: c.exponent, reference: c.reference)
      default: throw .choice
      }
      self.init(form)
    }
  }

  extension LimitLaw {
    fileprivate init(_ c: scroll_feel) throws(Failure) {
      let form: Form
      switch c.limit {
      case Int32(SCROLL_LIMIT_BOUNCE):
        try check(c.pull_back, .positive, "pull_back")
        if c.band != 0 { try check(c.band, .positive, "band") }
        form = .bounce(pullBack: c.pull_back, bandConstant: c.band == 0 ? nil : c.band)
      case Int32(SCROLL_LIMIT_CLAMP):
        if c.stretch_frequency != 0 || c.stretch_damping_ratio != 0 {
          try check(c.stretch_frequency, .positive, "stretch_frequency")
          try check(c.stretch_damping_ratio, .positive, "stretch_damping_ratio")
        }
        form = .clamp(frequency: c.stretch_frequency, dampingRatio: c.stretch_damping_ratio)
      case Int32(SCROLL_LIMIT_SPRING):
        try check(c.pull_back, .positive, "pull_back")
        try check(c.greatest_overscroll, .positive, "greatest_overscroll")
        form = .spring(pullBack: c.pull_back, greatest: c.greatest_overscroll)
      default: throw .choice
      }
      self.init(form)
    }
  }

  // MARK: - C

  @c @implementation
  public func scroll_preset_physics(_ preset: Int32, _ physics: UnsafeMutablePointer<scroll_physics>!)
    -> Int32
  {
    result { () throws(Failure) in
      try checked(physics).pointee = try Scroller.Physics.of(preset).c
      return 0
    }
  }

  @c @implementation
  public func scroll_preset_feel(_ preset: Int32, _ feel: UnsafeMutablePointer<scroll_feel>!) -> Int32 {
    result { () throws(Failure) in
      try checked(feel).pointee = try Scroller.Physics.of(preset).feel
      return 0
    }
  }

  @c @implementation
  public func scroll_set_feel(_ object: Int32, _ feel: UnsafePointer<scroll_feel>!) -> Int32 {
    result { () throws(Failure) in
      let slot = try slot(object)
      let c = try checked(feel).pointee
      switch slot.kind {
      case .scroller:
        let box = try slot.scroller
        try box.pointee.object.physics.take(c)
        box.pointee.renewState()
      case .screen:
        let box = try slot.screen
        let id = try box.pointee.requireSelected()
        // A copy, since one that is changed in place is set also where it is refused.
        var physics = box.pointee.screen[physicsOf: id]
        try physics.take(c)
        box.pointee.screen[physicsOf: id] = physics
      default: throw .kind
      }
      return 0
    }
  }

  @c @implementation
  public func scroll_get_feel(_ object: Int32, _ feel: UnsafeMutablePointer<scroll_feel>!) -> Int32 {
    result { () throws(Failure) in
      let slot = try slot(object)
      switch slot.kind {
      case .scroller: try checked(feel).pointee = try slot.scroller.pointee.object.physics.feel
      case .screen:
        let box = try slot.screen
        try checked(feel).pointee = box.pointee.screen[physicsOf: try box.pointee.requireSelected()].feel
      default: throw .kind
      }
      return 0
    }
  }

  @c @implementation
  public func scroll_preset_distances(
    _ object: Int32, _ preset: Int32, _ distances: UnsafeMutablePointer<scroll_distances>!
  ) -> Int32 {
    result { () throws(Failure) in
      let (slot, preset) = (try slot(object), try Scroller.Preset(preset))
      let viewport: Viewport
      switch slot.kind {
      case .scroller: viewport = try slot.scroller.pointee.object.viewport
      case .screen:
        let box = try slot.screen
        viewport = box.pointee.screen[try box.pointee.requireSelected()]
      default: throw .kind
      }
      let (notch, keys) = (preset.wheel.notch(in: viewport), preset.keys)
      try checked(distances).pointee = scroll_distances(
        notch_x: notch.dx, notch_y: notch.dy, line_x: keys.line.length(in: viewport, on: .horizontal),
        line_y: keys.line.length(in: viewport, on: .vertical),
        page_x: keys.pageLength(in: viewport, on: .horizontal),
        page_y: keys.pageLength(in: viewport, on: .vertical))
      return 0
    }
  }

  // MARK: - Stretches

  @c @implementation
  public func scroll_stretch(_ object: Int32, _ stretch: UnsafeMutablePointer<Double>!) -> Int32 {
    result { () throws(Failure) in
      let (slot, numbers) = (try slot(object), try checked(stretch))
      let (value, needsFrames): (ScrollVector, Bool)
      switch slot.kind {
      case .scroller:
        let object = try slot.scroller.pointee.object
        (value, needsFrames) = (object.stretch, object.needsFrames)
      case .screen:
        let box = try slot.screen
        value = box.pointee.screen.stretch(of: try box.pointee.requireSelected())
        needsFrames = box.pointee.screen.needsFrames
      default: throw .kind
      }
      (numbers[0], numbers[1]) = (value.dx, value.dy)
      return needsFrames ? 1 : 0
    }
  }

  @c @implementation
  public func scroll_stretch_rest(_ object: Int32, _ instant: UnsafeMutablePointer<Int64>!) -> Int32 {
    result { () throws(Failure) in
      let slot = try slot(object)
      let rest: ScrollInstant
      switch slot.kind {
      case .scroller: rest = try slot.scroller.pointee.object.instantOfStretchRest
      case .screen:
        let box = try slot.screen
        try requireMemory(box.pointee.size)
        rest = box.pointee.screen.instantOfStretchRest
      default: throw .kind
      }
      try checked(instant).pointee = rest.nanoseconds
      return 0
    }
  }
#endif
