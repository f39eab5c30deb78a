import ScrollGeometry

@testable import ScrollKinetics

/// Motions of a real UIScrollView, recorded frame by frame: the values are those published with the open-source
/// project Regram-ios (folder CoreList), offsets in points, times in seconds, velocities in points per second.
enum RecordedMotion {
  /// A sample of a finger, the velocity that UIKit's recogniser had for it, and the offset that UIKit showed.
  typealias Touch = (time: Double, y: Double, velocity: Double?, offset: Double)
  /// The offset at a frame after a release, in which the release itself is frame 1.
  typealias Frame = (frame: Int, offset: Double)

  /// A flick on an iPhone: 402 × 874 points, 6000 points of content, three pixels a point.
  enum Flick {
    static let touches: [Touch] = [
      (0.6761786243878305, 549, nil, 0),
      (0.7843943745829165, 548.6666666666666, -3.0802663450787375, 0),
      (0.8011024994775653, 538.6666666666666, -122.1664545071497, 1.0 / 3),
      (0.8177456660196185, 522.6666666666666, -671.080069418129, 16 + 1.0 / 3),
      (0.8344032913446426, 501.66666666666663, -1021.2211940608587, 37 + 1.0 / 3),
      (0.8510612496174872, 466.66666666666663, -1428.7666833914009, 72 + 1.0 / 3),
      (0.8677132497541606, 406.3333333333333, -2405.515940205779, 132 + 2.0 / 3),
      (0.8844006662257016, 329.66666666666663, -3817.4067358414277, 209 + 1.0 / 3),
      (0.9010748746804893, 220.33333333333331, -4986.830718942371, 318 + 2.0 / 3),
    ]
    static let lift = ScrollInstant(seconds: 0.9334087916649878)
    static let releaseVelocity = 4109.762731616664
    static let frames: [Frame] = [
      (1, 385.9525698144417), (2, 451.03081963035885), (3, 513.9738493137312), (5, 633.7321763726667),
      (10, 900.3933330778698), (20, 1317.106053564431), (30, 1615.6130704340026), (40, 1829.444888464399),
      (57, 2063.179402482702),
    ]
    static let rest = 2364.6666666666665
    static let framesToRest = 181

    static func scroller(_ integration: Scroller.Physics.Integration) -> Scroller {
      Scroller(
        viewport: Viewport(
          frame: ScrollRect(x: 0, y: 0, width: 402, height: 874),
          contentSize: ScrollSize(width: 402, height: 6000), contentInsetAdjustmentBehavior: .never,
          displayScale: 3),
        physics: Scroller.Physics(integration: integration))
    }
  }

  /// A trackpad release past the end on an iPad: 1032 × 1376 points, two pixels a point.
  enum TrackpadRelease {
    static let offset = 4899.0
    static let releaseVelocity = 5.029925811756767
    static let frames: [Frame] = [
      (1, 4856.864946961759), (2, 4821.1838043583), (5, 4743.714897187314), (10, 4676.103817506219),
    ]
    static let rest = 4624.0
    static let framesToRest = 38

    /// The scroller, released.
    static func scroller(_ integration: Scroller.Physics.Integration) -> Scroller {
      let viewport = Viewport(
        frame: ScrollRect(x: 0, y: 0, width: 1032, height: 1376),
        contentSize: ScrollSize(width: 1032, height: 6000), contentInsetAdjustmentBehavior: .never,
        contentOffset: ScrollPoint(x: 0, y: offset), displayScale: 2)
      var scroller = Scroller(
        viewport: viewport, physics: Scroller.Physics(integration: integration, source: .trackpad))
      scroller.handle(.began, at: .origin)
      scroller.handle(.ended(velocity: ScrollVector(dx: 0, dy: -releaseVelocity)), at: .origin)
      return scroller
    }
  }

  /// Drags past a limit, before the offsets are rounded to pixels: the proposed offset and the one shown.
  static let stretches: [(band: RubberBand, length: Double, limit: Double, proposed: Double, shown: Double)] =
    [
      (.touch, 874, 5126, 5144, 5135.789116415885), (.touch, 874, 5126, 5344, 5231.4357581245595),
      (.trackpad, 1376, 4624, 4844.991271972656, 4765.733253918348),
    ]
}
