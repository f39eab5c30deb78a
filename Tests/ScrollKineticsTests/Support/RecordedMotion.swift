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
      (0.6761786243878305, 549, nil, 0), (0.7843943745829165, 548.6666666666666, -3.0802663450787375, 0),
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
          402, 874, content: 402, 6000, contentInsetAdjustmentBehavior: .never, displayScale: 3),
        physics: Scroller.Physics(integration: integration))
    }
  }

  /// A release at a recorded offset, with the velocity of the recorded fingers.
  struct Release {
    let name: String
    /// The viewport's size: 6000 points of content unless the flight was longer.
    let size: ScrollSize
    var contentHeight = 6000.0
    let displayScale: Double
    let source: Scroller.Physics.Source
    let offset: Double
    let velocity: Double
    let frames: [Frame]
    /// The last frame, which is at rest, and the place; nil for a flight that was caught.
    let rest: (frame: Int, offset: Double)?

    func scroller(_ integration: Scroller.Physics.Integration, framesPerSecond: Double = 60) -> Scroller {
      let viewport = Viewport(
        size.width, size.height, content: size.width, contentHeight, contentInsetAdjustmentBehavior: .never,
        contentOffset: ScrollPoint(0, offset), displayScale: displayScale)
      var scroller = Scroller(
        viewport: viewport,
        physics: Scroller.Physics(integration: integration, framesPerSecond: framesPerSecond, source: source))
      scroller.handle(all: [.began, .ended(velocity: ScrollVector(0, -velocity))], at: .origin)
      return scroller
    }
  }

  private static let iPhone = ScrollSize(402, 874)

  static let trackpadRelease = Release(
    name: "a trackpad lets go past the end, iPad", size: ScrollSize(1032, 1376),
    displayScale: 2, source: .trackpad, offset: 4899, velocity: 5.029925811756767,
    frames: [
      (1, 4856.864946961759), (2, 4821.1838043583), (5, 4743.714897187314), (10, 4676.103817506219),
    ], rest: (38, 4624))

  /// The velocities of the releases by finger are blended from the last two of the recogniser.
  static let fingerRelease = Release(
    name: "a finger lets go past the end, iPhone", size: iPhone, displayScale: 3, source: .touch,
    offset: 5317, velocity: 0.75 * 2155.4152251409505 + 0.25 * 3123.9019170585684,
    frames: [
      (1, 5320.915623804165), (2, 5318.20771457695), (4, 5300.832319683154), (9, 5237.908807782778),
      (20, 5153.622871060959),
    ], rest: (47, 5126))

  static let flickIntoTheEnd = Release(
    name: "a flick into the end, iPhone", size: iPhone, displayScale: 3, source: .touch,
    offset: 4563 + 2.0 / 3, velocity: 0.75 * 4130.669759040808 + 0.25 * 6662.523310420453,
    frames: [
      (1, 4641.657874306724), (3, 4790.04756456139), (8, 5120.461045142555), (9, 5172.577834738585),
      (14, 5247.318062755551), (19, 5215.92575792942), (30, 5150.452756869259),
    ], rest: (56, 5126))

  /// The fourth of six flicks, 1.2 s apart, each of which caught the flight of the one before; this flight had 314.701
  /// points per second left then, and the next finger caught this one.
  static let fourthFlick = Release(
    name: "the fourth of six flicks, iPhone", size: iPhone, contentHeight: 20_000, displayScale: 3,
    source: .touch, offset: 6997, velocity: 0.75 * 5437.104015356533 + 0.25 * 8504.478325572978,
    frames: [(1, 7098.572339848011), (2, 7196.812088273097), (27, 8835.041972904837)], rest: nil)
  static let speedOfTheCaughtFlight = 314.701

  static let releases = [trackpadRelease, fingerRelease, flickIntoTheEnd, fourthFlick]

  /// Drags past a limit, before the offsets are rounded to pixels: the proposed offset and the one shown.
  static let stretches: [(band: RubberBand, length: Double, limit: Double, proposed: Double, shown: Double)] =
    [
      (.touch, 874, 5126, 5144, 5135.789116415885), (.touch, 874, 5126, 5344, 5231.4357581245595),
      (.trackpad, 1376, 4624, 4844.991271972656, 4765.733253918348),
    ]
}
