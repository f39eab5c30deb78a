import ScrollGeometry

extension Scroller {
  /// Handles an input, and delivers the touch of one finger to the content or keeps it from it.
  ///
  ///     let result = scroller.handle(.touchUp, at: instant, delivering: &touch, to: .view)
  ///
  /// The same as ``handle(_:at:release:file:line:)`` with three differences, which ``TouchDelivery`` describes:
  ///
  /// - A touch that lands on moving content, or while another finger drags it, is not delivered.
  /// - A finger whose touch the content keeps drags nothing: its touch is cancelled in the scroller.
  /// - The content's touch is cancelled when the finger drags.
  ///
  /// With content whose touch can be cancelled, the scroller moves with the same bits as without delivery. A host with
  /// several fingers passes the value of the finger that the input names, and, when a drag has begun, calls
  /// ``TouchDelivery/beginDrag(at:)`` on the values of the other fingers.
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
    case .touchDown:
      // A flight may have come to rest by now.
      var events = Events()
      catchUp(to: instant, &events)
      let delivered = touch.begin(on: content, stoppingMotion: isMoving || isDragging, at: instant)
      events.append(contentsOf: handle(input, at: instant, release: release, file: file, line: line))
      return (events, delivered)
    case .touchMoved(_, let finger) where !touch.allowsDrag(at: instant):
      let events = handle(.touchCancelled(finger: finger), at: instant, file: file, line: line)
      return (events, touch.advance(to: instant))
    default:
      let events = handle(input, at: instant, release: release, file: file, line: line)
      return (events, touch.follow(input, isDragging: isDragging, at: instant))
    }
  }
}

extension TouchDelivery {
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
