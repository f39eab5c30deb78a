import ScrollGeometry
import ScrollKinetics
import Sketching

/// Photos side by side: each fits its page until two fingers or a double tap zoom it.
struct PhotoPager {
  static let pager: ScrollScreen.ID = 1

  let photos: [ScrollSize]
  private(set) var screen = ScrollScreen()

  init(_ photos: [ScrollSize], window: ScrollSize) {
    self.photos = photos
    screen.insert(
      pages(in: window), as: Self.pager, physics: Scroller.Physics(snapping: ScrollSnapping.paging))
    for index in photos.indices {
      var page = Viewport(frame: frame(ofPage: index, in: window), contentSize: photos[index])
      page.contentAlignmentPoint = ScrollPoint(x: 0.5, y: 0.5)
      page.zoomLimits = limits(ofPhoto: index, in: window)
      page.zoomScale = page.minimumZoomScale
      page.contentOffset = page.minimumContentOffset
      screen.insert(page, as: id(ofPhoto: index), in: Self.pager)
    }
  }

  func id(ofPhoto index: Int) -> ScrollScreen.ID { ScrollScreen.ID(2 + index) }

  /// The page that is shown, or of two the nearer one.
  var page: Int {
    let pager = screen[Self.pager]
    return min(max(Int((pager.contentOffset.x / pager.frame.size.width).rounded()), 0), photos.count - 1)
  }

  /// A double tap: to the scale at which the photo covers its page, to the largest one, back to the whole photo.
  mutating func doubleTap(_ point: ScrollPoint) {
    guard let id = screen.member(at: point), id != Self.pager else { return }
    let scale = screen[id].nextZoomScale(
      of: [.fitting, .filling, .maximum], after: screen.restingZoomScale(of: id))
    screen.handle(.setZoomScale(scale, about: point, .uiKit), on: id, at: screen.now)
  }

  /// The device turns. The page stays, and a photo that fits fits again.
  mutating func turn(to window: ScrollSize) {
    let pages = pages(in: window)
    screen.update(Self.pager, at: screen.now, keeping: .page) {
      ($0.frame, $0.contentSize) = (pages.frame, pages.contentSize)
    }
    for index in photos.indices {
      let (frame, limits) = (frame(ofPage: index, in: window), limits(ofPhoto: index, in: window))
      screen.update(id(ofPhoto: index), at: screen.now, keeping: .zoom) {
        ($0.frame, $0.zoomLimits) = (frame, limits)
      }
    }
  }

  private func pages(in window: ScrollSize) -> Viewport {
    Viewport(
      frame: ScrollRect(origin: .zero, size: window),
      contentSize: ScrollSize(width: window.width * Double(photos.count), height: window.height))
  }

  private func frame(ofPage index: Int, in window: ScrollSize) -> ScrollRect {
    ScrollRect(origin: ScrollPoint(x: window.width * Double(index), y: 0), size: window)
  }

  private func limits(ofPhoto index: Int, in window: ScrollSize) -> ScrollZoomLimits {
    .fitting(photos[index], in: window, upTo: 6)
  }
}

extension PhotoPager: Playable {
  var now: ScrollInstant { screen.now }
  var isMoving: Bool { screen.isMoving }

  mutating func handle(_ input: Scroller.Input, at instant: ScrollInstant) {
    var id: ScrollScreen.ID?
    if case .touchDown(let point, _) = input { id = screen.member(at: point) }
    screen.handle(input, on: id, at: instant)
  }

  mutating func advance(to instant: ScrollInstant) { screen.advance(to: instant) }
}

// MARK: - The story

/// A photo is tapped twice, pinched past its largest scale, flung inside, dragged past its edge; the device turns.
struct PhotoStory: Story {
  static let name = "photo"
  static let summary = "photos in a pager: double tap, pinch, a drag past the edge, a rotation"

  /// The scenes in order, each with the fingers on the screen.
  let scenes: [(name: String, pager: PhotoPager, fingers: [ScrollPoint])]
  let curves: [Curve]

  init() {
    let photos = [(4000.0, 3000.0), (3000, 4000), (6000, 2000)].map { ScrollSize(width: $0, height: $1) }
    var pager = PhotoPager(photos, window: ScrollSize(width: 390, height: 600))
    let (tap, middle) = (ScrollPoint(x: 290, y: 330), ScrollPoint(x: 195, y: 300))
    var (scale, page): (Film, Film) = ([], [])
    var scenes = [("whole", pager, [tap])]
    let first = pager.id(ofPhoto: 0)
    func add(_ pager: PhotoPager) {
      let (screen, time) = (pager.screen, pager.now.seconds)
      scale.append((time, screen[first].zoomScale / screen[first].minimumZoomScale, screen.phase(of: first)))
      let window = screen[PhotoPager.pager]
      page.append(
        (time, window.contentOffset.x / window.frame.size.width, screen.phase(of: PhotoPager.pager)))
    }
    func keep(_ name: String) {
      pager.play { add($0) }
      scenes.append((name, pager, []))
    }
    /// Plays a gesture, with a scene before the fingers are lifted.
    func play(_ gesture: ScrollGesture, _ name: String) {
      let (start, fingers) = (pager.now, Set(gesture.samples.map(\.input.finger)).count)
      var moves = gesture
      let lifts = moves.samples.suffix(fingers)
      moves.samples.removeLast(fingers)
      pager.play(moves) { add($0) }
      scenes.append((name, pager, moves.samples.suffix(fingers).compactMap(\.input.place)))
      for lift in lifts { pager.handle(lift.input, at: start.advanced(by: lift.time)) }
      add(pager)
    }
    pager.doubleTap(tap)
    keep("tapped")
    play(.pinch(about: middle, by: 4.5, from: 60), "pinched")
    keep("returned")
    let right = ScrollPoint(x: 385, y: 300)
    play(.drag(from: middle, to: right, duration: .milliseconds(60), hold: .zero), "a fling")
    keep("flung")
    pager.doubleTap(middle)
    pager.play { add($0) }
    pager.doubleTap(right)
    keep("near the edge")
    let left = ScrollPoint(x: 75, y: 300)
    play(
      .drag(from: right, to: left, duration: .milliseconds(400), hold: .milliseconds(200)), "past the edge")
    keep("next page")
    pager.turn(to: ScrollSize(width: 600, height: 390))
    add(pager)
    keep("turned")
    (self.scenes, curves) = (
      scenes,
      [
        Curve(name: "scale of the first photo, 1 where it fits", film: scale),
        Curve(name: "page", film: page),
      ]
    )
  }

  func pager(_ name: String) -> PhotoPager { scenes.first { $0.name == name }?.pager ?? scenes[0].pager }

  var chapters: [Chapter] {
    func photo(_ name: String) -> Viewport { pager(name).screen[2] }
    func times(_ name: String) -> String { number(photo(name).zoomScale / photo(name).minimumZoomScale) }
    func x(_ name: String) -> String { number(photo(name).contentOffset.x) }
    return [
      Chapter(
        "", "Three photos in a pager of 390 by 600. A photo can be as much as six times as large as it fits."),
      Chapter(
        "Double tap",
        "The photo covers its page, at \(times("tapped")) times the scale at which it fits; what was tapped stays in its place."
      ),
      Chapter(
        "Pinch",
        "Two fingers move 4.5 times as far apart: the photo resists at \(times("pinched")), and returns to \(times("returned")) "
          + "about their middle."),
      Chapter(
        "Fling",
        "A fling to the right goes from \(x("returned")) to \(x("flung")), the edge of the photo, and turns no page."
      ),
      Chapter(
        "Drag",
        "A drag past the right edge moves the pager, and the page turns: \(pager("next page").page + 1) of 3."
      ),
      Chapter(
        "Turn", "Page \(pager("turned").page + 1) stays when the device turns, and its photo fits again."),
    ]
  }
}

extension Scroller.Input {
  /// The number of the finger whose touch it is.
  fileprivate var finger: Int? {
    switch self {
    case .touchDown(_, let finger), .touchMoved(_, let finger), .touchUp(let finger): finger
    default: nil
    }
  }

  /// The place of the touch.
  fileprivate var place: ScrollPoint? {
    switch self {
    case .touchDown(let place, _), .touchMoved(let place, _): place
    default: nil
    }
  }
}
