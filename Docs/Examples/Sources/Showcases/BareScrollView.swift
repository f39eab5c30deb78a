import Drawing
import ScrollGeometry
import ScrollKinetics

/// The smallest scroll view: subviews that never move, and a window onto them that does.
///
/// A subview is drawn at its own place minus the origin of the bounds. That is all of scrolling; the rest is the choice
/// of that origin, which the scroller makes from touches and frames.
struct BareScrollView {
  /// The subviews' frames, in the content's space. Scrolling does not change them.
  let subviews: [ScrollRect]
  private(set) var scroller: Scroller

  init(frame: ScrollRect, contentSize: ScrollSize, subviews: [ScrollRect]) {
    self.subviews = subviews
    scroller = Scroller(viewport: Viewport(frame: frame, contentSize: contentSize, displayScale: 2))
  }

  /// The part of the content that the frame shows.
  var bounds: ScrollRect { scroller.viewport.bounds }

  /// The origin of the bounds. Setting it moves the content, within its limits; a flight continues from the new offset.
  var contentOffset: ScrollPoint {
    get { bounds.origin }
    set { scroller.update(at: scroller.now) { $0.contentOffset = newValue } }
  }

  /// Returns where a subview is drawn, in the space of the scroll view's frame.
  func drawnFrame(of subview: Int) -> ScrollRect {
    subviews[subview].offset(by: scroller.viewport.frame.origin - bounds.origin)
  }

  /// The subviews that are visible, at least in part.
  var visibleSubviews: [Int] { subviews.indices.filter { subviews[$0].intersection(bounds) != nil } }
}

// MARK: - What a window system sends

extension BareScrollView: Playable {
  var now: ScrollInstant { scroller.now }

  /// Whether the next frame differs from this one. Only then need the frame clock run.
  var isMoving: Bool { scroller.isMoving }

  /// A touch, with its own time stamp.
  mutating func handle(_ input: Scroller.Input, at instant: ScrollInstant) {
    scroller.handle(input, at: instant)
  }

  /// A frame of the display.
  mutating func advance(to instant: ScrollInstant) { scroller.advance(to: instant) }
}

// MARK: - The story

/// A list of twenty rows is dragged, flicked, flicked into its end, and pulled past its top.
struct BareScrollViewStory: Story {
  static let name = "bare-scroll-view"
  static let summary = "the smallest scroll view: its bounds.origin moves"

  /// Row 3 before and after the drag, in the space of the frame.
  let row: (before: ScrollRect, dragged: ScrollRect)
  /// The flick within the content, and the one into its end.
  let flick, end: Flight
  /// The finger's way past the slop, and how far the content shows past its top.
  let pull: (finger: Double, shown: Double)
  /// The content on its way back to the top.
  let wayBack: Flight
  /// Every frame of the story, and the view at its end.
  let film: [Moment]
  let view: BareScrollView

  /// What is known of a flight when the finger lifts.
  struct Flight {
    let offset, target, farthest: Double
    /// The seconds from the lift to the end of the content, to the farthest offset and to rest.
    let timeToEnd, timeToFarthest: Double?
    let duration: Double

    init(_ scroller: Scroller) {
      let (lift, rest) = (scroller.now, scroller.instantOfRest)
      let (viewport, seen) = (scroller.viewport, scroller.visibleRect(until: rest))
      let limit = viewport.limits(on: .vertical).upperBound
      offset = viewport.contentOffset.y
      target = scroller.restingOffset.y
      farthest = seen.maxY - viewport.bounds.size.height
      timeToEnd = scroller.instant(reaching: limit, on: .vertical).map { $0.seconds - lift.seconds }
      timeToFarthest = scroller.instant(reaching: farthest, on: .vertical).map { $0.seconds - lift.seconds }
      duration = rest.seconds - lift.seconds
    }
  }

  struct Moment {
    let time, offset: Double
    let phase: Scroller.Phase

    init(_ view: BareScrollView) {
      (time, offset, phase) = (view.now.seconds, view.contentOffset.y, view.scroller.phase)
    }
  }

  init() {
    var view = BareScrollView(
      frame: ScrollRect(x: 20, y: 60, width: 320, height: 480),
      contentSize: ScrollSize(width: 320, height: 2000),
      subviews: (0..<20).map { ScrollRect(x: 0, y: 100 * Double($0), width: 320, height: 100) })
    var film = [Moment(view)]
    func finger(at y: Double) -> ScrollPoint { ScrollPoint(x: 180, y: y) }
    func perform(_ gesture: ScrollGesture) -> Flight {
      view.play(gesture) { film.append(Moment($0)) }
      let flight = Flight(view.scroller)
      view.play { film.append(Moment($0)) }
      view.play(for: .seconds(0.25)) { film.append(Moment($0)) }
      return flight
    }

    let before = view.drawnFrame(of: 3)
    _ = perform(.drag(from: finger(at: 400), to: finger(at: 290)))
    row = (before, view.drawnFrame(of: 3))

    let up = (finger(at: 400), finger(at: 200))
    flick = perform(.flick(from: up.0, to: up.1, velocity: ScrollVector(dx: 0, dy: -2000)))
    end = perform(.flick(from: up.0, to: up.1, velocity: ScrollVector(dx: 0, dy: -3000)))

    view.contentOffset = .zero
    view.play(for: .seconds(0.25)) { film.append(Moment($0)) }
    wayBack = perform(.drag(from: finger(at: 200), to: finger(at: 410)))
    pull = (200, -wayBack.offset)
    (self.film, self.view) = (film, view)
  }

  var curves: [Curve] {
    [Curve(name: "contentOffset.y in points", film: film.map { ($0.time, $0.offset, $0.phase) }, jump: 500)]
  }

  var chapters: [Chapter] {
    [
      Chapter(
        "", "20 rows of 100 points, 2000 in all, in a frame 480 high: contentOffset.y may be 0 to 1520."),
      Chapter(
        "Drag",
        "The finger moves up by 110 points, of which 10 are needed to see that it drags. "
          + "bounds.origin.y is 100. Row 3 still has its frame at 300; it is drawn at \(row.dragged.minY.text()) "
          + "instead of \(row.before.minY.text())."),
      Chapter(
        "Flick",
        "Lifted at \(flick.offset.text()) with 2000 points per second. Known at the lift: it stops at "
          + "\(flick.target.text()), after \(flick.duration.text()) s."),
      Chapter(
        "End",
        "Lifted at \(end.offset.text()) with 3000. It passes 1520 after \(end.timeToEnd?.text() ?? "") s, "
          + "turns at \(end.farthest.text(decimals: 1)), and rests at \(end.target.text()), exactly."),
      Chapter("contentOffset", "Set to 0: the origin of the bounds is 0, in the same call."),
      Chapter(
        "Band",
        "Pulled down by \(pull.finger.text()) at the top, the content follows by \(pull.shown.text()). "
          + "Let go, it is back after \(wayBack.duration.text()) s."),
    ]
  }
}
