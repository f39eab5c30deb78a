// What a control of pull to refresh shows, and what it adds to the insets.
extension Viewport {
  /// The distance of the content from its start without the control: the visible length of the control, in points. Zero
  /// without a control, and where the content is scrolled on; the control's extent while it runs and the content rests at its start.
  public var refreshPull: Double {
    guard let axis = refreshControl?.axis else { return 0 }
    var without = self
    without.storedRefreshing = false
    return Swift.max(0, (without.limits(on: axis).lowerBound - contentOffset[axis]).saturated)
  }

  /// How far the content is pulled on the way to the trigger, from 0 to 1; 1 while the control runs, 0 without one.
  public var refreshProgress: Double {
    guard let refreshControl else { return 0 }
    return isRefreshing ? 1 : Swift.min(1, refreshPull / refreshControl.trigger)
  }

  /// Returns the inset at the start of an axis with a control that runs.
  // Without the viewport as an argument: where this is called, the whole of it would be copied, also where no control runs.
  @usableFromInline @inline(never) static func inset(
    _ inset: Double, with control: RefreshControl?, on axis: ScrollAxis
  ) -> Double {
    guard let control, control.axis == axis else { return inset }
    return (inset + control.extent).saturated
  }
}
