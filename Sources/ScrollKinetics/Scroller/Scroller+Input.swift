import ScrollGeometry

extension Scroller {
  /// Everything that can be done to a scroller from outside, but for letting time pass.
  ///
  /// Raw touches and ready-made drags are two ways to say the same; a host uses one of them. Points are in the
  /// container's space; a drag's translations and velocities are the *finger's*, and the content moves the other
  /// way. All numbers are finite.
  public enum Input: Hashable, Sendable {
    // MARK: Touches

    /// A finger, numbered 0 to 63, is put down.
    case touchDown(ScrollPoint, finger: Int = 0)
    /// A finger that is down has moved.
    case touchMoved(ScrollPoint, finger: Int = 0)
    /// A finger is lifted. Where it was lifted does not matter: the lift is no sample.
    case touchUp(finger: Int = 0)
    /// The system has taken a touch away; the content is let go without velocity.
    case touchCancelled(finger: Int = 0)

    // MARK: Ready-made drags

    /// A finger lies on the content and has not moved: moving content stops.
    case held
    /// A drag begins, at translation zero. No slop is taken off.
    case began
    /// The finger is `translation` points from where the drag began.
    case changed(translation: ScrollVector)
    /// The finger has moved by so many points since the drag's last event.
    case moved(by: ScrollVector)
    /// The drag ends with `velocity`, in points per second; nil to take it from the drag's own events.
    case ended(velocity: ScrollVector? = nil)
    /// Every touch and drag is taken away, as by an interruption of the system; the content is let go without
    /// velocity.
    case cancelled

    // MARK: Trackpads and precise wheels

    /// The content moves by `delta` points, as a trackpad or a wheel without notches says; positive values increase the
    /// offset.
    ///
    ///     scroller.handle(.scroll(ScrollVector(dx: 0, dy: 12.5), phase: .changed), at: instant)
    ///
    /// For devices that send distances: the content moves by exactly the delta in the same call, and shows the sum of the
    /// deltas on the pixel grid. For devices that send notches, use ``wheel(_:_:)``.
    ///
    /// - With the phases of fingers, the scroll is a ready-made drag with a trackpad's rubber band, whatever
    ///   ``Physics/source`` is, and without slop, since the platform's recogniser has applied its own. (UIKit subtracts its
    ///   10 points from a trackpad's scroll, too [M].) ``Physics/momentum`` tells who moves the content after the release.
    /// - With the phases of momentum, the content moves as the platform says.
    /// - Without a phase, the content moves within its limits and never past them.
    ///
    /// ``ScrollPhase`` describes each phase. A scroll has no effect while a numbered finger tracks the content.
    ///
    /// - Source: our own choice ([O], PHYSICS §6).
    case scroll(ScrollVector, phase: ScrollPhase = .none)

    // MARK: The program

    /// The content is to show `offset`: at once without an animation.
    ///
    /// Not clamped ([R]). At once, it is rounded to the pixel grid ([R]: −187.5 reads −187.333 at a scale of 3; ties go
    /// away from zero here, [O]), but a limit is met exactly; it ends any flight ([R], as
    /// `setContentOffset(_:animated: false)` does), and a drag goes on from there ([O]). UIKit's assignment to
    /// `contentOffset`, which ends no flight ([R]), is ``Scroller/update(at:keeping:animation:release:_:)`` here.
    ///
    /// Animated, it is met exactly, and ends a flight or a drag as well ([O]; a report of iOS 6 and 7 has only the
    /// unanimated one end a flight); content that already moves towards the offset keeps its velocity ([O]).
    case setContentOffset(ScrollPoint, ScrollAnimation?)
    /// As ``setContentOffset(_:_:)``, to the offset nearest to the present one that shows the rectangle of the content.
    ///
    /// Where the rectangle shows already, nothing happens: no flight, animation or drag ends ([A]). Nor does anything
    /// where it has no point in common with the content ([O]).
    case scrollRectToVisible(ScrollRect, ScrollAnimation?)
    /// The content is to scroll to its top, in 1.6 s ([P], PHYSICS §7).
    case scrollToTop
    /// What moves is to stop at once: at the limit where it bounces, at the nearest place to snap to, else where it
    /// is ([A] for the offset, limits and pages; [O] for other snap rules, and for the events).
    case stop
    /// What moves is to stop at another offset, within the limits; without effect on content that does not move.
    case retarget(ScrollPoint)
    /// A wheel has been turned: the content moves by `delta`, within its limits and never bouncing ([O]).
    ///
    /// For wheels with notches. For devices that send distances in points, use ``scroll(_:phase:)``.
    case wheel(ScrollVector, ScrollAnimation? = nil)
    /// A key has been pressed ([O]).
    case key(Key, ScrollAnimation? = nil)

    /// As UIKit's method of the name.
    public static func setContentOffset(_ offset: ScrollPoint, animated: Bool) -> Input {
      .setContentOffset(offset, animated ? .uiKit : nil)
    }

    /// As UIKit's method of the name.
    public static func scrollRectToVisible(_ rect: ScrollRect, animated: Bool) -> Input {
      .scrollRectToVisible(rect, animated ? .uiKit : nil)
    }

    /// The lift of the only finger.
    public static var touchUp: Input { .touchUp(finger: 0) }
  }
}
