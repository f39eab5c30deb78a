import ScrollGeometry

extension Scroller {
  /// Handles an input, and delivers the touch of one finger to the content or keeps it from it.
  ///
  ///     let result = scroller.handle(.touchUp, at: instant, delivering: &touch, to: .view)
  ///
  /// The same as ``handle(_:at:release:file:line:)`` with three differences, which ``TouchDelivery`` describes:
  ///
  /// - A touch that lands on moving content, or while another finger drags it, is not delivered.
  /// - A finger whose touch the content keeps drags nothing: its touch is cancelled in the scroller, at the latest when it moves;
  ///   ``advance(_:of:to:)`` cancels it as soon as the content has it.
  /// - The content's touch is cancelled when the finger drags.
  ///
  /// With content whose touch can be cancelled, the scroller moves with the same bits as without. A host with several fingers
  /// passes the value of the one in the input and, when a drag has begun, calls ``TouchDelivery/beginDrag(at:)`` on the others.
  ///
  /// - Of inputs other than touches, `cancelled` cancels the touch.
  /// - `content`, which lies under the finger, is read at touch down. `release` may change the target of a drag that ends.
  /// - Returns: the events of the scroller and of the content's touch.
  /// - Precondition: ``Input/validate()`` does not throw, and the target that `release` leaves is finite.
  @discardableResult
  public mutating func handle(
    _ input: Input, at instant: ScrollInstant, delivering touch: inout TouchDelivery,
    to content: TouchDelivery.Content = .view, release: (inout Release) -> Void = { _ in },
    file: CallerFile = #fileID, line: CallerLine = #line
  ) -> (scroller: Events, touch: TouchDelivery.Events) {
    switch input {
    case .touchDown(_, let finger):
      // A flight may have come to rest by now.
      var events = Events()
      catchUp(to: instant, &events)
      let delivered = touch.begin(on: content, stoppingMotion: isMoving || isDragging, at: instant)
      events.append(contentsOf: handle(input, at: instant, release: release, file: file, line: line))
      if !touch.allowsDrag(at: instant) {
        events.append(contentsOf: handle(.touchCancelled(finger: finger), at: instant))
      }
      return (events, delivered)
    case .touchMoved(_, let finger) where !touch.allowsDrag(at: instant):
      let events = handle(.touchCancelled(finger: finger), at: instant, file: file, line: line)
      return (events, touch.advance(to: instant))
    default:
      let events = handle(input, at: instant, release: release, file: file, line: line)
      return (events, touch.follow(input, isDragging: isDragging, at: instant))
    }
  }

  /// Advances the touch of a finger, and cancels it in the scroller once the content keeps it, so that a finger that lies still on
  /// a control neither holds other fingers up nor zooms with them.
  ///
  ///     for event in scroller.advance(&touch, to: instant).touch { button.handle(event) }
  ///
  /// A host calls it for each finger, in every frame and at ``TouchDelivery/deliveryInstant`` where no frames run. The content is
  /// not advanced but where the touch is cancelled, to the instant from which the content keeps it.
  ///
  /// - Parameters:
  ///   - touch: the touch.
  ///   - finger: the finger's number, as in the inputs.
  ///   - instant: the present instant.
  /// - Returns: the events of the scroller and of the content's touch.
  /// - Precondition: the finger is from 0 to 63.
  @discardableResult
  public mutating func advance(
    _ touch: inout TouchDelivery, of finger: Int = 0, to instant: ScrollInstant
  ) -> (scroller: Events, touch: TouchDelivery.Events) {
    let (delivered, kept) = touch.pass(to: instant)
    return (kept.map { handle(.touchCancelled(finger: finger), at: $0) } ?? Events(), delivered)
  }
}

extension TouchDelivery {
  /// Lets time pass; returns the events, and the instant at which the content has got a touch that it keeps, if meanwhile.
  mutating func pass(to instant: ScrollInstant) -> (events: Events, kept: ScrollInstant?) {
    let before = state
    let events = advance(to: instant)
    guard case .undecided(let delivery, isCancellable: false) = before, delivery <= now else {
      return (events, nil)
    }
    return (events, delivery)
  }

  /// Follows an input that is no touch down, and after which the finger drags or does not.
  mutating func follow(_ input: Scroller.Input, isDragging: Bool, at instant: ScrollInstant) -> Events {
    switch input {
    case .touchMoved where isDragging: beginDrag(at: instant)
    case .touchUp: lift(at: instant)
    case .touchCancelled, .cancelled: cancel(at: instant)
    default: advance(to: instant)
    }
  }
}
