import ScrollGeometry

extension Scroller {
  /// An input of a scroller: a touch, a drag, a scroll of a trackpad, or a command of the program.
  ///
  /// Raw touches and recognised drags are alternatives. Points are in the container's space. Translations and velocities
  /// of a drag are the *finger's*; the content moves in the opposite direction. All numbers must be finite.
  public enum Input: Hashable, Sendable {
    // MARK: Touches

    /// A finger, numbered 0 to 63, touches down.
    case touchDown(ScrollPoint, finger: Int = 0)
    /// A finger that is down has moved.
    ///
    /// A sample earlier than the finger's latest has no effect ([O]); at the same instant it replaces the latest.
    case touchMoved(ScrollPoint, finger: Int = 0)
    /// A finger is lifted. The lift has no position, since it is no sample of the velocity.
    case touchUp(finger: Int = 0)
    /// The system has cancelled a touch; the content is released without velocity.
    case touchCancelled(finger: Int = 0)

    // MARK: Recognised drags

    /// A finger lies on the content and has not moved: moving content stops.
    case held
    /// A drag begins, at translation zero. No slop is subtracted.
    case began
    /// The finger is `translation` points from where the drag began. One earlier than the latest has no effect.
    case changed(translation: ScrollVector)
    /// The finger has moved by the given points since the last event of the drag. A movement with an earlier instant
    /// than the latest one counts as one at that instant: it moves the content.
    case moved(by: ScrollVector)
    /// The drag ends with `velocity`, in points per second; nil to compute it from the events of the drag.
    case ended(velocity: ScrollVector? = nil)
    /// All touches and drags are cancelled, as by an interruption of the system; the content is released without velocity.
    case cancelled

    // MARK: Trackpads and precise wheels

    /// A trackpad or a wheel without notches moves the content by `delta` points; positive values increase the offset.
    ///
    ///     scroller.handle(.scroll(ScrollVector(dx: 0, dy: 12.5), phase: .changed), at: instant)
    ///
    /// For devices that send distances: the content moves by exactly the delta in the same call, and shows the sum of the
    /// deltas on the pixel grid. For notches use ``wheel(_:notch:_:)``. No effect while a numbered finger tracks the content.
    ///
    /// - With the phases of fingers (see ``ScrollPhase``), a recognised drag with a trackpad's rubber band, whatever
    ///   ``Physics/source``, and without slop, which the platform has applied. (UIKit subtracts its 10 points, too [M].)
    ///   ``Physics/momentum`` tells whether the library or the phases of momentum move the content afterwards.
    /// - Without a phase, the content moves within its limits and never past them.
    /// - Source: our own choice ([O], PHYSICS §6).
    case scroll(ScrollVector, phase: ScrollPhase = .unphased)

    // MARK: Pinches

    /// A pinch that was recognised outside, as of a trackpad: phase, scale since it began, middle between the fingers.
    ///
    /// The content follows it as it follows two fingers, without drag events, and heeds no recognised drag or scroll
    /// meanwhile. No effect under numbered fingers, and where the content cannot be zoomed.
    case pinch(PinchPhase, scale: Double, at: ScrollPoint)
    /// A wheel with the zoom modifier turns, or a trackpad without phases magnifies: the scale is multiplied at once, within
    /// its limits, about a point, by ``magnification(by:)`` of points. It ends other motions; no effect under a finger.
    case magnify(by: Double, at: ScrollPoint)

    // MARK: The program

    /// The program sets the scale, within its limits, about a point of the container; nil for the middle of the frame ([R]).
    ///
    /// With an animation, which ends a drag, the logarithm of the scale moves along its curve; a spring counts as UIKit's
    /// curve in the time in which the spring comes to rest ([O]).
    case setZoomScale(Double, about: ScrollPoint? = nil, ScrollAnimation? = nil)
    /// The program zooms to a rectangle of the content at scale 1, as large as it can be shown ([A]; the limits [O]).
    case zoom(to: ScrollRect, ScrollAnimation? = nil)

    /// The program scrolls to an offset, at once or with an animation. The offset is not clamped ([R]).
    ///
    /// Without an animation the offset is rounded to the pixel grid ([R]: −187.5 becomes −187.333 at a scale of 3; here
    /// ties round away from zero, [O]), but a limit is kept exactly. The input ends a flight ([R], as
    /// `setContentOffset(_:animated: false)`); a drag goes on from the new offset ([O]). UIKit's assignment to
    /// `contentOffset`, which ends no flight ([R]), is ``Scroller/update(at:keeping:animation:snapping:release:_:)``.
    ///
    /// With an animation the offset is reached exactly. The input ends a flight or a drag ([O]; in a report of iOS 6 and
    /// 7 only the one without ends a flight). Content on its way to the offset keeps its velocity ([O]).
    case setContentOffset(ScrollPoint, ScrollAnimation?)
    /// The program scrolls, as with ``setContentOffset(_:_:)``, to the nearest offset that shows a rectangle.
    ///
    /// No effect where the rectangle is visible already ([A]), or has no point in common with the content ([O]). An axis
    /// that need not move goes on; with an animation, one that a finger has pulled past a limit returns ([O]).
    case scrollRectToVisible(ScrollRect, ScrollAnimation?)
    /// The program scrolls the content to its top, in 1.6 s ([P], PHYSICS §7).
    case scrollToTop
    /// A motion stops at once: at the limit if the content bounces, at the nearest snap point of a rule, else where it is
    /// ([A] for the offset, limits and pages; [O] for other snap rules, and for the events).
    case stop
    /// A motion continues to another target, within the limits. The input has no effect on content that does not move.
    case retarget(ScrollPoint)
    /// A wheel with notches turns: the content moves by a number of points, within its limits and without a bounce.
    ///
    /// ``WheelDistances`` converts notches to points, ``ScrollAnimation/wheel`` is their animation; ``scroll(_:phase:)``
    /// takes distances. The host exchanges the components if shift selects the other axis, unless the platform has done so.
    ///
    /// - With an animation, steps add up: each moves the target and keeps the velocity. A step in the opposite direction
    ///   discards the remaining distance and starts at the present offset.
    /// - Decelerating content keeps its velocity if the step has its direction, and its target moves by the step, but not
    ///   past a limit; without an animation the offset does, too. A step in the opposite direction ends the deceleration.
    /// - Content past a limit continues its bounce; a step towards the inside moves the target inside.
    /// - With a mandatory snap rule the target is the place nearest to the sum, but at least the first ahead of the step.
    /// - A wheel of high resolution sends the parts of a notch, whose whole length is `notch`, in points, not negative. Where
    ///   a mandatory rule would lead a notch to a place, the parts make round(sum/notch) steps in all; elsewhere each part scrolls
    ///   at once. A step back, a pause of 0.5 s and a whole notch begin anew. Without `notch`, or with 0, each input is a whole one.
    /// - An axis without a step goes on. No effect under a finger, or if scrolling is disabled.
    /// - Source: our own choice ([O], PHYSICS §9).
    case wheel(ScrollVector, notch: ScrollVector? = nil, ScrollAnimation? = nil)
    /// A key is pressed or repeats: the content moves by a line or a page, as with ``wheel(_:notch:_:)``, or to an end.
    ///
    /// - A page key turns one of mandatory ``SnapRule/Points/pages(spacing:origin:)``. A repeat moves the target and keeps
    ///   the velocity.
    /// - Source: our own choice ([O]).
    case key(Key, distances: KeyDistances = .standard, ScrollAnimation? = nil)

    /// The content moves with the given velocity, in points per second of its offset, until another is given: the stick of a
    /// gamepad, a key that is held down, a drag to an edge.
    ///
    ///     scroller.handle(.autoscroll(ScrollVector(dx: 0, dy: 900)), at: instant)    // the stick is pushed
    ///     scroller.handle(.autoscroll(.zero), at: later)                             // and released
    ///
    /// On each axis that it moves, x(t) = x + velocity·t, up to the limit:
    ///
    /// - The content stops at the limit, without a bounce, as ``Scroller/target`` and ``Scroller/instantOfRest`` predict, and
    ///   after an hour. At a limit it waits: where that moves on, as with rows that come, it goes on until the velocity is
    ///   zero or anything else moves or stops it.
    /// - An axis on which the velocity becomes zero is released. It stops at once, on the pixel grid; or with `coasts`, for
    ///   dials that turn freely, decelerates from the velocity, as after a flick. Its snap rule then applies.
    /// - An axis with a velocity of zero that was not autoscrolled continues its deceleration.
    /// - The phase is `animating` until the release, and the end is ``Event/didEndScrollingAnimation``. The motion is a
    ///   closed form with both integrations; it is on the pixel grid only at rest, and ``Physics/reducesMotion`` does not
    ///   change it. A repeated velocity changes no bit.
    /// - A touch stops the content. No effect under a finger, nor, but for a velocity of zero, if scrolling is disabled.
    /// - Source: our own choice ([O]).
    case autoscroll(ScrollVector, coasts: Bool = false)
    /// The content is thrown with the given velocity, in points per second of its offset: the impulse of a wheel, a fling
    /// that another scroll view hands over, a release that the host has recognised by itself.
    ///
    ///     scroller.handle(.fling(ScrollVector(dx: 0, dy: 200)), at: instant)
    ///
    /// It moves as after a release with that velocity: it decelerates, bounces, and settles by its snap rule; the closure of
    /// ``Scroller/handle(_:at:release:file:line:)`` may choose the target. No effect if scrolling is disabled.
    ///
    /// - No threshold applies: the 250 points per second of a release are for fingers, as are ``Physics/momentum`` and
    ///   ``Physics/repeatedFlicks``. A flight slower than 10 points per second ends at once, by the laws.
    /// - It begins at the present offset, not rounded to the pixel grid, and ends the motion before it: a flight without an
    ///   event, an animation or an autoscroll with one.
    /// - An axis on which the velocity is zero, or a finger could not scroll, goes on. A velocity of zero lets the content
    ///   settle, as the lift of a finger that lies still.
    /// - Under a finger it is a release: the drag ends with this velocity, and the finger has no further effect until it is
    ///   lifted, as in Flutter, where a ballistic activity takes the drag's place.
    /// - Source: our own choice ([O]); the name is that of Android's `fling`, whose velocity also is the content's.
    case fling(ScrollVector)

    /// An item is dragged, and the pointer is at a point of the container's space; nil where no item is dragged any more. At
    /// an edge of the frame the content scrolls, the faster the nearer the pointer is to it.
    ///
    ///     scroller.handle(.edgeScroll(pointer), at: instant)      // whenever the pointer moves
    ///     scroller.handle(.edgeScroll(nil), at: instant)          // the item is dropped
    ///
    /// With e the depth of the pointer in a zone at the edge, from 0 to 1 and 1 beyond the edge, and t the time in the zone:
    ///
    ///     x′ = ±1500·e²·min(1, t/0.4 s)        zone = min(0.2·length, 100 points)
    ///
    /// - The offset is the integral of that, in closed form: it does not depend on frames. Under a pointer that rests, the content
    ///   goes on to the end that ``Scroller/target`` and ``Scroller/instantOfRest`` predict, and on as soon as a limit moves on.
    /// - The zones lie inside the part of the frame that no inset covers. A pointer that changes the edge begins a new ramp.
    /// - The content stops at a limit without a bounce, and on the pixel grid, or at a place of its snap rule, where the
    ///   pointer leaves the zone. Phase, events, and what a touch does are as with ``autoscroll(_:coasts:)``.
    /// - If scrolling is disabled, only nil and a pointer outside the zones have an effect.
    /// - In a screen the innermost member on the path that can still move scrolls, on each axis; where one has reached its
    ///   limit, the next one around it goes on, until that limit moves on.
    /// - Source: our own choice ([O], PHYSICS §12), after drag and drop in browsers.
    case edgeScroll(ScrollPoint?)

    /// The program begins to refresh, as if the content had been pulled, but without ``Event/didRefresh``.
    ///
    /// - Content that shows its start, or is on its way there, moves to show the control, with an animation; other content,
    ///   and that under a finger, stays. No effect without a ``/ScrollGeometry/Viewport/refreshControl`` and while it runs.
    /// - Source: our own choice ([O], PHYSICS §12).
    case beginRefreshing
    /// The refresh has ended: content that shows the control returns to its start, as content past a limit does.
    ///
    /// - At rest it returns by law 2, with the events of a deceleration; in flight the limit moves; under a finger nothing
    ///   moves. Content that does not bounce is at its start at once; content that is scrolled on stays.
    /// - A host that answers ``Event/didRefresh`` with this at once is not reported again before the next touch.
    /// - Source: our own choice ([O], PHYSICS §12).
    case endRefreshing

    /// Returns the input that corresponds to UIKit's method of the same name.
    public static func setContentOffset(_ offset: ScrollPoint, animated: Bool) -> Input {
      .setContentOffset(offset, animated ? .uiKit : nil)
    }

    /// Returns the input that corresponds to UIKit's method of the same name.
    public static func scrollRectToVisible(_ rect: ScrollRect, animated: Bool) -> Input {
      .scrollRectToVisible(rect, animated ? .uiKit : nil)
    }

    /// Returns the factor by which a scroll of `points` with the zoom modifier magnifies: e^(points/200).
    ///
    /// - Precondition: `points` is finite.
    /// - Source: egui and Flutter's `InteractiveViewer` (PHYSICS §11).
    public static func magnification(by points: Double) -> Double {
      points.require(.finite, "points")
      return Swift.max(.leastNormalMagnitude, Double.exp(points / 200).saturated)
    }

    /// Returns the input that corresponds to UIKit's method of the same name.
    public static func setZoomScale(_ scale: Double, animated: Bool) -> Input {
      .setZoomScale(scale, animated ? .uiKit : nil)
    }

    /// Returns the input that corresponds to UIKit's method of the same name.
    public static func zoom(to rect: ScrollRect, animated: Bool) -> Input {
      .zoom(to: rect, animated ? .uiKit : nil)
    }

    /// The lift of finger 0.
    public static var touchUp: Input { .touchUp(finger: 0) }
  }

  /// The phase of a recognised pinch.
  public enum PinchPhase: CaseIterable, NamedCases, Sendable {
    /// The pinch begins at the content's present scale.
    case began
    /// The fingers have moved.
    case changed
    /// The fingers are lifted; the scale and the point count once more.
    case ended
    /// The system has cancelled the pinch.
    case cancelled

    package static var names: Names {
      ["began": .began, "changed": .changed, "ended": .ended, "cancelled": .cancelled]
    }
  }

  /// The phase of a trackpad's scroll; see ``Input/scroll(_:phase:)``.
  ///
  ///     fingers:    mayBegin → began → changed … → ended        mayBegin → cancelled
  ///     momentum:   momentumBegan → momentumChanged … → momentumEnded
  ///     neither:    unphased …
  ///
  /// Every order is defined: a phase that needs an earlier one begins it or has no effect, as described for each case.
  /// Content that the platform's deltas move without a finger *coasts*: ``Scroller/phase`` is `decelerating`, and
  /// ``Scroller/target`` is the offset at which the content would stop if no further delta came.
  ///
  /// - Source: names and order from NSEvent's `phase` and `momentumPhase` ([A]); the effects are our own ([O], PHYSICS §6).
  public enum ScrollPhase: CaseIterable, NamedCases, Sendable {
    // MARK: Fingers

    /// Fingers rest on the pad: moving content stops, as for ``Input/held``. The delta is ignored.
    case mayBegin
    /// The fingers begin to drag; the content moves by the first delta.
    case began
    /// The fingers continue to drag. Begins a drag if there is none.
    case changed
    /// The fingers leave the pad: the content is released with their velocity, or waits for the platform's momentum
    /// (``Physics/momentum``). A delta that is not zero moves the content first. No effect without a touch.
    case ended
    /// The content is released without velocity. The delta is ignored. No effect without a touch.
    case cancelled

    // MARK: Momentum, which has no effect with `Physics.Momentum.library`

    /// The platform's momentum begins; the content moves by the first delta.
    ///
    /// The content coasts on each axis that rests and has no snap rule. No effect during a touch or an animation.
    case momentumBegan
    /// The platform's momentum continues. No effect on content that does not coast.
    ///
    /// Inside the limits the content moves by exactly the delta. A delta that crosses a limit takes it to the limit,
    /// where it bounces with the velocity of the deltas, or stays if it does not bounce.
    case momentumChanged
    /// The platform's momentum ends after the delta: content that coasts comes to rest.
    case momentumEnded

    // MARK: Neither

    /// The platform sends no phases: the content moves by the delta within its limits, and never bounces.
    ///
    /// - Content at rest past a limit moves inwards only; on an axis that returns to a limit the delta is ignored.
    /// - A flight ends on the axes that the delta moves; an animation ends on both. No effect during a touch.
    /// - The scroll ends 150 ms after its last delta, as does momentum without `momentumEnded`: the content comes to
    ///   rest at that instant, or begins to return to its limit, or to a place of its snap rule.
    case unphased

    package static var names: Names {
      [
        "mayBegin": .mayBegin, "began": .began, "changed": .changed, "ended": .ended, "cancelled": .cancelled,
        "momentumBegan": .momentumBegan, "momentumChanged": .momentumChanged, "momentumEnded": .momentumEnded,
        "none": .unphased,
      ]
    }
  }
}
