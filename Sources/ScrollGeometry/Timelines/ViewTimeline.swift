/// The ranges of offsets in which a subject, such as a picture in a page, comes into view, is in view and leaves it.
///
///     let picture = ViewTimeline(of: frame, in: viewport, on: .vertical)
///     picture[.entry].progress(at: viewport.contentOffset.y)     // from 0 to 1 while it comes in
///     picture.phase(at: viewport.contentOffset.y)                // from 1 below the view, over 0 in it, to −1 above
///
/// With a … b the part of the frame in which the subject is seen, and s … e the subject, the offsets at which
///
///     the subject's start meets b       s − b           its start meets a       s − a
///     the subject's end meets b         e − b           its end meets a         e − a
///
/// bound the six ranges of ``NamedRange``. A subject that sticks meets an edge at many offsets: a range begins with the last
/// offset at which the subject is still outside, and ends with the first at which it is through.
///
/// - Each range has two finite ends, and does not follow later changes of the viewport that it was made from.
/// - Source: CSS Scroll-driven Animations 1, exact for the figures of its tests ([S], PHYSICS §12).
public struct ViewTimeline: Hashable, Sendable {
  /// A part of the way of a subject through the view, named as in CSS.
  public enum NamedRange: CaseIterable, Hashable, Sendable {
    /// From the first visible point to the last.
    case cover
    /// All the subject is in view or, if it is longer than the view, it fills the view.
    case contain
    /// From the first visible point to the beginning of ``contain``.
    case entry
    /// From the end of ``contain`` to the last visible point.
    case exit
    /// The subject crosses the end of the view: as ``entry``, but longer for a subject longer than the view.
    case entryCrossing
    /// The subject crosses the start of the view: as ``exit``, but longer for a subject longer than the view.
    case exitCrossing
  }

  /// The axis of the offsets.
  public let axis: ScrollAxis
  private let cover: ScrollTimeline
  private let contain: ScrollTimeline
  private let entryCrossingEnd: Double
  private let exitCrossingStart: Double
  private let isFlipped: Bool

  /// Creates the ranges of a subject along the axis that scrolls.
  ///
  /// - The subject is given in the content's space, without sticking, and seen in the part of the frame that no inset covers, which
  ///   begins and ends farther inside by `startInset` and `endInset`, or for negative ones farther outside.
  /// - `sticky` is the box with which the subject sticks, be it the subject itself or one that contains it.
  /// - From right to left a subject enters at the left edge, and the ends of the horizontal ranges are exchanged.
  /// - Precondition: the subject is finite and its size not negative, and the insets are finite.
  public init(
    of subject: ScrollRect, in viewport: Viewport, on axis: ScrollAxis, startInset: Double = 0,
    endInset: Double = 0, movingWith sticky: StickyBox? = nil,
    direction: Viewport.LayoutDirection = .leftToRight, file: CallerFile = #fileID, line: CallerLine = #line
  ) {
    requireValid(try subject.check("subject"), file, line)
    startInset.require(.finite, "startInset", file, line)
    endInset.require(.finite, "endInset", file, line)
    isFlipped = direction.flips(axis)
    let (clear, subject) = (viewport.clearRange(on: axis), subject[axis])
    let low = (clear.lowerBound + (isFlipped ? endInset : startInset)).saturated
    let high = (clear.upperBound - (isFlipped ? startInset : endInset)).saturated
    let range = sticky?.along(axis, direction)

    func meetings(of edge: Double, _ place: Double) -> ClosedRange<Double> {
      guard let range else {
        let offset = (edge - place).saturated.flushed
        return offset...offset
      }
      let distance = (edge - range.box.lowerBound).saturated
      return range.offsets(at: (place - distance).saturated, in: clear)
    }
    let lowAtHigh = meetings(of: subject.lowerBound, high)
    let highAtHigh = meetings(of: subject.upperBound, high)
    let lowAtLow = meetings(of: subject.lowerBound, low)
    let highAtLow = meetings(of: subject.upperBound, low)
    let first = Swift.min(highAtHigh.lowerBound, lowAtLow.lowerBound)
    let last = Swift.max(highAtHigh.upperBound, lowAtLow.upperBound)
    self.axis = axis
    if isFlipped {
      cover = ScrollTimeline(on: axis, from: highAtLow.lowerBound, to: lowAtHigh.upperBound)
      contain = ScrollTimeline(on: axis, from: last, to: first)
      (entryCrossingEnd, exitCrossingStart) = (lowAtLow.upperBound, highAtHigh.lowerBound)
    } else {
      cover = ScrollTimeline(on: axis, from: lowAtHigh.upperBound, to: highAtLow.lowerBound)
      contain = ScrollTimeline(on: axis, from: first, to: last)
      (entryCrossingEnd, exitCrossingStart) = (highAtHigh.lowerBound, lowAtLow.upperBound)
    }
  }

  /// The offsets of a range.
  public subscript(range: NamedRange) -> ScrollTimeline {
    switch range {
    case .cover: cover
    case .contain: contain
    case .entry: ScrollTimeline(on: axis, from: cover.start, to: contain.start)
    case .exit: ScrollTimeline(on: axis, from: contain.end, to: cover.end)
    case .entryCrossing: ScrollTimeline(on: axis, from: cover.start, to: entryCrossingEnd)
    case .exitCrossing: ScrollTimeline(on: axis, from: exitCrossingStart, to: cover.end)
    }
  }

  /// Returns the phase of the subject at an offset, from 1 before it enters, over 0 while ``NamedRange/contain`` lasts, to −1
  /// after it has left: the value of SwiftUI's `ScrollTransitionPhase`.
  ///
  /// Monotone and, unless the subject has no length, continuous in the offset, which must be finite.
  public func phase(at offset: Double) -> Double {
    offset.require(.finite, "offset")
    /// The distance from `start` to `end`, in the direction of the progress.
    func distance(_ start: Double, _ end: Double) -> Double {
      (isFlipped ? start - end : end - start).saturated
    }
    func share(_ distance: Double, of length: Double) -> Double {
      distance < length ? (distance / length).flushed : 1
    }
    let (ahead, behind) = (distance(offset, contain.start), distance(contain.end, offset))
    if ahead > 0 { return share(ahead, of: distance(cover.start, contain.start)) }
    return behind > 0 ? 0 - share(behind, of: distance(contain.end, cover.end)) : 0
  }
}
