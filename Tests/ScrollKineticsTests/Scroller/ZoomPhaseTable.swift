@testable import ScrollKinetics

/// The effect of every input on content that can be zoomed, as in Docs/Reference/PhasesAndInputs.md: the situations, the inputs,
/// and what they do to the scale and the offset.
enum ZoomPhaseTable {
  struct Situation: Sendable {
    var title: String
    var explanation: String
    var phase: Scroller.Phase
    var scroller: @Sendable (Scroller.Physics) -> Scroller
  }

  struct Act {
    var name: String
    var perform: (inout Scroller) -> Scroller.Events

    init(_ name: String, _ perform: @escaping (inout Scroller) -> Scroller.Events) {
      (self.name, self.perform) = (name, perform)
    }

    init(_ name: String, _ input: Scroller.Input) { self.init(name) { $0.handle(input, at: $0.now) } }
  }

  // MARK: Situations

  /// Content of 1000 points in a frame of 400, zoomed to twice its size, with the middle in the middle.
  private static func photo(_ physics: Scroller.Physics) -> Scroller {
    var viewport = Viewport(400, 400, content: 1000, 1000, contentOffset: ScrollPoint(800, 800))
    (viewport.zoomScale, viewport.zoomLimits) = (2, ScrollZoomLimits(from: 1, to: 4))
    viewport.refreshControl = .uiKit
    return Scroller(viewport: viewport, physics: physics)
  }

  /// The place of a finger of two that are `distance` apart, around the middle of the frame.
  private static func place(_ finger: Int, _ distance: Double) -> ScrollPoint {
    ScrollPoint(200 + (finger == 0 ? -0.5 : 0.5) * distance, 200)
  }

  /// Two fingers at a distance of 100 move apart, to each of the distances in 10 ms.
  private static func pinched(_ physics: Scroller.Physics, _ distances: [Double]) -> Scroller {
    var scroller = photo(physics)
    for finger in 0...1 { scroller.handle(.touchDown(place(finger, 100), finger: finger)) }
    for distance in [120] + distances {
      let instant = scroller.now.advanced(by: .milliseconds(10))
      for finger in 0...1 {
        scroller.handle(.touchMoved(place(finger, distance), finger: finger), at: instant)
      }
    }
    return scroller
  }

  private static func returning(_ physics: Scroller.Physics) -> Scroller {
    pinched(physics, [460]).handling(.touchUp(finger: 1)).handling(.touchUp).after(.milliseconds(48))
  }

  static let situations: [Situation] = [
    Situation(title: "zoomable, idle", explanation: "At rest, inside the limits.", phase: .idle) {
      photo($0)
    },
    Situation(
      title: "zoomable, touched by two fingers", explanation: "They have not moved.", phase: .tracking
    ) { photo($0).handling(.touchDown(place(0, 100))).handling(.touchDown(place(1, 100), finger: 1)) },
    Situation(
      title: "pinched", explanation: "Two fingers have spread from 120 points to 180, and lie still.",
      phase: .dragging
    ) { pinched($0, [180, 180]) },
    Situation(
      title: "pinched, past a limit",
      explanation: "They have spread to 460 points, and lie still: four times the size would be 240.",
      phase: .dragging
    ) { pinched($0, [460, 460]) },
    Situation(
      title: "pinched, one finger has left", explanation: "The other one goes on from where the pinch was.",
      phase: .dragging
    ) { pinched($0, [180, 180]).handling(.touchUp(finger: 1)) },
    Situation(
      title: "pinched, recognised", explanation: "By a recogniser of the platform, to 1.5 times the scale.",
      phase: .dragging
    ) {
      photo($0).handling(.pinch(.began, scale: 1, at: place(0, 0)))
        .handling(.pinch(.changed, scale: 1.5, at: place(0, 0)))
    },
    Situation(
      title: "decelerating, the scale returns", explanation: "After a pinch past a limit.",
      phase: .decelerating
    ) { returning($0) },
    Situation(
      title: "dragging, a catch of the returning scale",
      explanation: "A finger has caught it past its limit, and moved by a point.", phase: .dragging
    ) {
      var scroller = returning($0).handling(.touchDown(place(0, 100)))
      scroller.handle(
        .touchMoved(place(0, 100) + .vertical(1)), at: scroller.now.advanced(by: .milliseconds(10)))
      return scroller
    },
    Situation(
      title: "animating, zooming", explanation: "The program zooms from 2 to 3.", phase: .animating
    ) { photo($0).handling(.setZoomScale(3, animated: true)).after(.milliseconds(100)) },
  ]

  // MARK: Inputs

  static var acts: [Act] {
    [
      Act("`touchDown`", .touchDown(place(0, 180))),
      Act("`touchDown`, a second finger", .touchDown(place(1, 180), finger: 1)),
      Act("`touchDown`, a third finger", .touchDown(.zero, finger: 2)),
      later("`touchMoved`, 6 points outwards") { .touchMoved($0.place(of: 0) + ScrollVector(-6, 0)) },
      later("`touchMoved`, the second finger, 30 points outwards") {
        .touchMoved($0.place(of: 1) + ScrollVector(30, 0), finger: 1)
      }, Act("`touchUp`", .touchUp), Act("`touchUp`, the second finger", .touchUp(finger: 1)),
      Act("`touchCancelled`", .touchCancelled()), Act("`held`", .held), Act("`began`", .began),
      Act("`changed`, 30 points", .changed(translation: .vertical(-30))),
      Act("`moved`, 30 points", .moved(by: .vertical(-30))),
      Act("`ended`, 1000 pt/s", .ended(velocity: .vertical(-1000))), Act("`cancelled`", .cancelled),
      Act("`pinch`, `began`", .pinch(.began, scale: 1, at: place(0, 0))),
      Act("`pinch`, `changed`, to 1.6", .pinch(.changed, scale: 1.6, at: place(0, 0))),
      Act("`pinch`, `changed`, to 4", .pinch(.changed, scale: 4, at: place(0, 0))),
      Act("`pinch`, `ended`, at 1.5", .pinch(.ended, scale: 1.5, at: place(0, 0))),
      Act("`pinch`, `cancelled`", .pinch(.cancelled, scale: 1.5, at: place(0, 0))),
      Act("`magnify`, by 1.2", .magnify(by: 1.2, at: place(0, 0))),
      Act("`setZoomScale`, 2.5", .setZoomScale(2.5)),
      Act("`setZoomScale`, 2.5, animated", .setZoomScale(2.5, animated: true)),
      Act("`setZoomScale`, to what it is, animated") {
        $0.handle(.setZoomScale($0.viewport.zoomScale, animated: true), at: $0.now)
      }, Act("`zoom`, to a rectangle", .zoom(to: rect)),
      Act("`zoom`, to a rectangle, animated", .zoom(to: rect, animated: true)),
      Act("`scroll`, `mayBegin`", .scroll(.zero, phase: .mayBegin)),
      Act("`scroll`, `began`, 30 points", .scroll(.vertical(30), phase: .began)),
      Act("`scroll`, `changed`, 30 points", .scroll(.vertical(30), phase: .changed)),
      Act("`scroll`, `ended`", .scroll(.zero, phase: .ended)),
      Act("`scroll`, `momentumBegan`, 30 points") {
        $0.physics.momentum = .platform
        return $0.handle(.scroll(.vertical(30), phase: .momentumBegan), at: $0.now)
      }, Act("`scroll`, no phase, 30 points", .scroll(.vertical(30))),
      Act("`setContentOffset`", .setContentOffset(ScrollPoint(100, 300), animated: false)),
      Act("`setContentOffset`, animated", .setContentOffset(ScrollPoint(100, 300), animated: true)),
      Act("`scrollRectToVisible`, animated", .scrollRectToVisible(rect, animated: true)),
      Act("`scrollToTop`", .scrollToTop), Act("`stop`", .stop),
      Act("`retarget`", .retarget(ScrollPoint(100, 300))),
      Act("`wheel`, 25 points down", .wheel(.vertical(25))),
      Act("`wheel`, 25 points down, animated", .wheel(.vertical(25), .wheel)),
      Act("`key`, a line down", .key(.lineDown)), Act("`key`, end, animated", .key(.end, .wheel)),
      Act("`autoscroll`, 900 pt/s down", .autoscroll(.vertical(900))),
      Act("`fling`, 900 pt/s down", .fling(.vertical(900))),
      Act("`edgeScroll`, at the lower edge", .edgeScroll(ScrollPoint(200, 390))),
      Act("`beginRefreshing`", .beginRefreshing), Act("`endRefreshing`", .endRefreshing),
      Act("`advance`, by a frame") { $0.advance(by: .milliseconds(16)) },
      Act("`advance`, by a minute") { $0.advance(by: .seconds(60)) },
      Act("`update`, a frame of 800 × 400, keeping the zoom") {
        $0.update(at: $0.now, keeping: .zoom) { $0.frame.size.width = 800 }
      },
      Act("`update`, limits from 1 to 2.2") {
        $0.update(at: $0.now) { $0.zoomLimits = ScrollZoomLimits(from: 1, to: 2.2) }
      }, Act("`update`, no limits to zoom between") { $0.update(at: $0.now) { $0.zoomLimits = .none } },
      Act("`update`, a scale of 3") { $0.update(at: $0.now) { $0.zoomScale = 3 } },
      Act("`update`, scrolling disabled") { $0.update(at: $0.now) { $0.isScrollEnabled = false } },
      Act("`apply`, 100 points inserted above") {
        $0.apply(ContentChange(on: .vertical, at: 0, inserting: 100), at: $0.now)
      },
    ]
  }

  private static let rect = ScrollRect(600, 500, 160, 100)

  /// An input 10 ms later, which depends on where the fingers are.
  private static func later(_ name: String, _ input: @escaping (Scroller) -> Scroller.Input) -> Act {
    Act(name) { $0.handle(input($0), at: $0.now.advanced(by: .milliseconds(10))) }
  }

  // MARK: Words

  /// What is shown after an act, and where it will come to rest if it is on its way.
  static func words(_ before: Scroller, _ after: Scroller) -> (scale: String, offset: String) {
    func words<Value: Equatable>(_ old: Value, _ new: Value, _ rest: Value, _ name: (Value) -> String)
      -> String
    { (old == new ? "stays" : name(new)) + (rest == new ? "" : ", to \(name(rest))") }
    return (
      words(before.viewport.zoomScale, after.viewport.zoomScale, after.restingZoomScale, name),
      words(before.contentOffset, after.contentOffset, after.target ?? after.contentOffset) {
        "(\(name($0.x)), \(name($0.y)))"
      }
    )
  }

  /// Returns a number with at most three decimals.
  static func name(_ number: Double) -> String {
    var text = String(format: "%.3f", number)
    while text.contains("."), let last = text.last, last == "0" || last == "." {
      text.removeLast()
      if last == "." { break }
    }
    return text == "-0" ? "0" : text.replacingOccurrences(of: "-", with: "−")
  }
}

extension Scroller {
  /// The place of a finger of a pair, or of the one that drives the content.
  fileprivate func place(of finger: Int) -> ScrollPoint {
    guard let x = axes.horizontal.pinch?.fingers, let y = axes.vertical.pinch?.fingers else {
      return isTracking ? touch.pan.tracker.position : .zero
    }
    return touch.finger == Int8(finger) ? ScrollPoint(x.first, y.first) : ScrollPoint(x.second, y.second)
  }
}
