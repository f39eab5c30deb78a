import ScrollGeometry

extension ScrollScreen {
  /// Handles an input, and delivers the touch of one finger to the content of the innermost member, or keeps it from it.
  ///
  ///     let result = screen.handle(.touchDown(point, finger: 0), on: row, at: instant, delivering: &touch, to: .view)
  ///
  /// The same as ``handle(_:on:at:release:file:line:)``, with the differences of
  /// ``Scroller/handle(_:at:delivering:to:release:file:line:)``: a touch that stops anything on its path, or lands while another
  /// finger drags a member of it, is not delivered; a finger whose touch the content keeps drags nothing; and a drag of
  /// any member of the path cancels the content's touch.
  /// `touch` is the touch of the finger that the input names; what lies under the finger, `content`, is read at touch down.
  ///
  /// - Returns: the changes of the members, and the events of the content's touch.
  /// - Precondition: as for that function.
  @discardableResult
  public mutating func handle(
    _ input: Scroller.Input, on id: ID? = nil, at instant: ScrollInstant,
    delivering touch: inout TouchDelivery, to content: TouchDelivery.Content = .view,
    release: (ID, inout Scroller.Release) -> Void = { _, _ in }, file: CallerFile = #fileID,
    line: CallerLine = #line
  ) -> (screen: Changes, touch: TouchDelivery.Events) {
    switch input {
    case .touchDown(_, let finger):
      var changes = handle(input, on: id, at: instant, release: release, file: file, line: line)
      // Until the touch, a member of the path moved or was dragged: the touch stays with the scroll views.
      let keeps = index(ofPresent: scratch.named) != nil && (scratch.stops || isPathDragged)
      let delivered = touch.begin(on: content, stoppingMotion: keeps, at: instant)
      if !touch.allowsDrag(at: instant) {
        changes.append(handle(.touchCancelled(finger: finger), at: instant))
      }
      return (changes, delivered)
    case .touchMoved(_, let finger) where !touch.allowsDrag(at: instant):
      let changes = handle(.touchCancelled(finger: finger), at: instant, file: file, line: line)
      return (changes, touch.advance(to: instant))
    default:
      let changes = handle(input, on: id, at: instant, release: release, file: file, line: line)
      return (changes, touch.follow(input, isDragging: isPathDragged, at: instant))
    }
  }

  /// Advances the touch of a finger, and cancels it on the screen once the content keeps it; see ``Scroller/advance(_:of:to:)``.
  @discardableResult
  public mutating func advance(
    _ touch: inout TouchDelivery, of finger: Int = 0, to instant: ScrollInstant
  ) -> (screen: Changes, touch: TouchDelivery.Events) {
    let (delivered, kept) = touch.pass(to: instant)
    return (kept.map { handle(.touchCancelled(finger: finger), at: $0) } ?? [], delivered)
  }

  /// Whether any of the receivers that the present input has found is dragged.
  private var isPathDragged: Bool { scratch.targets.contains { ask($0) { $0.isDragging } } }
}
