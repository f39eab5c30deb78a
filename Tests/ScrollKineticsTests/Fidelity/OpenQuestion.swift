/// A statement without a measurement: a choice of the library, or what others report.
struct OpenQuestion {
  let section: String
  let choice: String
  let answer: Answer
  /// The files of Sources that mark it with [O], without their extension; a file with two such marks is in two rows, or
  /// twice in one. Empty for a choice under another one's mark, and for what others report.
  let files: [String]

  /// What would settle it.
  enum Answer {
    /// A scene of the recorder.
    case scene(Scene)
    /// Another look at a UIScrollView, described.
    case look(Look, String)
    /// Nothing, and why.
    case none(String)
  }

  /// Ten recordings of a UIScrollView, in the order of the page.
  enum Scene: String, CaseIterable {
    case statusBar = "taps on the status bar, 2000 points from the top, at rest and in flights"
    case pager =
      "a pager: slow lifts at rest, flicks at 200, 800 and 3000 points per second, a drag to half a page"
    case targets = "targets set in `scrollViewWillEndDragging`: near, far and behind, at three speeds"
    case flicks = "six quick flicks, and a reversed one"
    case pinches = "pinches past both limits, held and released; an animated zoom"
    case catches = "a flight caught and lifted without moving; a bounce caught and dragged on"
    case fastRate = "flicks across both ends with `decelerationRate` `.fast`"
    case diagonals = "drags at 10 to 45 degrees with `isDirectionalLockEnabled`"
    case nesting = "nested lists, dragged and flicked across their ends, under a header"
    case refresh = "a slow and a fast refresh, an animated offset in a flight, a keyboard"
  }

  /// Recordings that are not among the scenes, by what they need.
  enum Look: String, CaseIterable {
    case devices = "a trackpad, a mouse wheel or a keyboard on an iPad"
    case values = "what calls, properties and callbacks give, without a finger"
    case motions = "other touches and motions"
  }
}

// MARK: - The table

extension OpenQuestion {
  /// The choices, each after its section and a colon, and what would settle each.
  private typealias Table = KeyValuePairs<String, (Answer, files: [String])>

  static let all = [flights, fingers, programs, geometry, places, events, ours].joined().map { row, settled in
    let colon = row.firstRange(of: ": ")!
    return OpenQuestion(
      section: String(row[..<colon.lowerBound]), choice: String(row[colon.upperBound...]), answer: settled.0,
      files: settled.files)
  }

  private static func scene(_ scene: Scene, in files: String...) -> (Answer, files: [String]) {
    (.scene(scene), files)
  }

  private static func devices(_ text: String, in files: String...) -> (Answer, files: [String]) {
    (.look(.devices, text), files)
  }

  private static func values(_ text: String, in files: String...) -> (Answer, files: [String]) {
    (.look(.values, text), files)
  }

  private static func motions(_ text: String, in files: String...) -> (Answer, files: [String]) {
    (.look(.motions, text), files)
  }

  private static func none(_ reason: String, in files: String...) -> (Answer, files: [String]) {
    (.none(reason), files)
  }
}

// MARK: - What a recording would settle

extension OpenQuestion {
  private static let flights: Table = [
    "§2 past a limit: a flight changes from one law to the other exactly at the limit [O]":
      scene(.fastRate, in: "FlingCurve"),
    "§2 past a limit: at a limit, the momentum outwards decides for law 2, any other for law 1 [O]":
      scene(.fastRate, in: "FlingCurve"),
    "§2 past a limit: β is the same at every rate [M at `normal` only]": scene(.fastRate),
    "§3 rest: content past a limit rests below 10 points per second [O]": scene(.catches, in: "FlingStepper"),
    "§3 pixel grid: ties round away from zero [O]; UIKit is reported to round them up [R]":
      motions("drags by a sixth of a point, up and down, on a display of scale 3", in: "PixelGrid"),
  ]

  private static let fingers: Table = [
    "§5 rubber band: a drag that begins past a limit begins with the pull shown there [R]": scene(.catches),
    "§5 rubber band: content farther out than a pull can show keeps its excess until the drag is inside [O]":
      motions(
        "drags of content that was set further past a limit than the viewport's length", in: "AxisDrag"),
    "§6 pan: a later sample at the same instant replaces the earlier one [O]":
      scene(.pinches, in: "VelocityTracker"),
    "§6 pan: a step of less than 2 ms waits for the next sample [O]":
      none("no recorded touch has samples less than 4.168 ms apart", in: "StepTimes", "VelocityTracker"),
    "§6 release: two fingers release with the mean of their velocities, and the one that is left keeps it for 0.1 s [O]":
      motions("pans of a zoomable view by two fingers that lift at different speeds", in: "VelocityTracker"),
    "§6 pan: a sample earlier than the finger's latest one has no effect [O]":
      motions("synthetic touches whose time stamps decrease", in: "Scroller+Input"),
    "§6 pan: a lock within 20° of an axis, decided by 10 points of the finger's travel [S]":
      scene(.diagonals),
    "§6 release: a release below 250 points per second counts as still [R]": scene(.pager),
    "§6 release: a finger that has not moved for 0.1 s does not fling [O]":
      scene(.pager, in: "Scroller+Physics"),
    "§6 release: a velocity that the program gives has no threshold, and ends a drag [O]":
      none("UIScrollView has no such call", in: "Scroller+Input", "ScrollScreen+Handling"),
    "§6 repeated flicks: repeated flicks are not multiplied by default [M, at gaps of 0.9 s and more]; the law that is a choice [S]":
      scene(.flicks),
    "§6 trackpad: a scroll with phases is a drag without slop, its deltas move the content one to one [O]":
      devices(
        "an iPad's trackpad scroll, with the deltas of its recogniser",
        in: "Scroller+Input", "Scroller+Input"),
    "§6 trackpad: who makes the momentum is read with each input [O]": devices(
      "an iPad's trackpad scroll whose scroll view changes its rate on the way", in: "Scroller+Physics"),
    "§6 trackpad: a scroll without phases ends 150 ms after its last delta [O]": devices(
      "a mouse wheel on an iPad: the time from its last delta to didEndDecelerating",
      in: "MovingAxis+Coasting"),
    "§6 trackpad: a platform's momentum begins on neither axis while the program moves one [O]": devices(
      "a trackpad's flick whose scroll view is sent to an offset when the fingers lift",
      in: "Scroller+Coasting"),
    "touches of the content: what several fingers on one content do [O]": motions(
      "a second finger on a button, before and after the delay, with the first at rest and dragging",
      in: "TouchDelivery"),
  ]

  private static let programs: Table = [
    "§7 programmatic motion: 0.3 s along sin² [P], where Apple documents constant velocity": scene(.refresh),
    "§7 programmatic motion: an animated offset ends a flight or a drag [O]":
      scene(.refresh, in: "Scroller+Input"),
    "§7 programmatic motion: content that already moves to the new offset keeps its velocity [O]":
      scene(.refresh, in: "Scroller+Input", "ScrollAnimation"),
    "§7 programmatic motion: an offset set without animation: ties of its rounding, and limits kept exactly [O]":
      values(
        "`setContentOffset(_:animated: false)` to sixths of a point, and to a limit off the pixel grid",
        in: "Scroller+Input"),
    "§7 programmatic motion: a drag continues from an offset that is set under it [O]":
      motions("`setContentOffset(_:animated: false)` under a moving finger", in: "Scroller+Input"),
    "§7 programmatic motion: a rectangle without a point of the content has no effect [O]": values(
      "`scrollRectToVisible` of an empty rectangle, and of one outside the content", in: "Scroller+Input"),
    "§7 programmatic motion: an axis that a rectangle does not move returns from past its limit [O]": motions(
      "`scrollRectToVisible(_:animated: true)` on one axis while a finger pulls the other past its limit",
      in: "Scroller+Input"),
    "§7 programmatic motion: the spring of a scroll to the top [P]: 28 % of the way after 0.1 s, 63 % if the timing function beside it acts [S]":
      scene(.statusBar),
    "§7 programmatic motion: a scroll to the top keeps the velocity of content that moves up [O]":
      scene(.statusBar, in: "MovingAxis+Programs"),
    "§7 programmatic motion: the events of `stop` [O]": motions(
      "`stopScrollingAndZooming()` in a flight, a bounce, a page turn and an animation, with every callback",
      in: "Scroller+Input", "Scroller+Programmatic"),
    "§7 programmatic motion: reduced motion: animations end at once, snapping takes 0.2 s [O]": motions(
      "animated offsets, page turns and a tap on the status bar under Reduce Motion", in: "Scroller+Physics"),
  ]

  private static let geometry: Table = [
    "§8 geometry: `automatic` adjusts top and bottom where a flag says so [O]": values(
      "`adjustedContentInset` inside and outside of navigation and tab bar controllers, with content that fits and that does not",
      in: "Viewport"),
    "§8 geometry: no inset covers content that fits and is aligned [O]": values(
      "`contentAlignmentPoint` at its corners, with insets of each edge and content that fits",
      in: "Viewport", "Viewport+Limits"),
    "§8 geometry: an alignment outside the unit square counts as the nearer edge [O]":
      values("`contentAlignmentPoint` of (−1, 2), with content that fits", in: "Viewport"),
    "§8 geometry: a new viewport starts at its least offset, at scale 1, in a container [O]": values(
      "`contentOffset` of a new UIScrollView with insets, before and after its first layout", in: "Viewport"),
    "§8 geometry: a rectangle longer than the viewport shows its near edge [O]": values(
      "`scrollRectToVisible` of rectangles longer than the bounds, from before and after them",
      in: "Viewport+Reveal"),
    "§8 geometry: content at rest at its left edge stays at it when the inset changes by less than the viewport's length, and at its bottom or right edge keeps its offset [O]":
      scene(.refresh, in: "ScrollAnchor"),
    "§8 geometry: what a resize keeps: the offset, a page, a fraction, a point or the zoom [O]":
      motions("rotations of plain and of paging scroll views, at rest and in flight", in: "ScrollAnchor"),
    "§8 geometry: content that moves to its top or left edge moves on to the new edge [O]":
      scene(.refresh, in: "Scroller+Update"),
    "§8 geometry: an axis at rest follows a change as if the other one did not move [O]":
      motions("insets that change beside content at its end, in flight across", in: "Scroller+Update"),
    "§11 zoom: a maximum scale less than the minimum counts as the minimum [O]": values(
      "`maximumZoomScale` of 1 with a `minimumZoomScale` of 2: the scale after a pinch",
      in: "ScrollZoomLimits"),
    "§11 zoom: the content under the centroid of the fingers stays under it [O]":
      scene(.pinches, in: "Viewport+Zoom"),
    "§11 zoom: `zoom(to:animated:)` shows the rectangle in the middle, within the limits of scale and offset [O]":
      scene(.pinches, in: "Viewport+Zoom"),
    "§11 zoom: a pinch begins at 10 points of change in the distance of the fingers; from there on their middle and their distance place the content [O]":
      scene(.pinches, in: "AxisPinch", "Scroller+Pinching"),
    "§11 zoom: a scale past a limit resists by the rubber band's law, in octaves [O]":
      scene(.pinches, in: "RubberBand"),
    "§11 zoom: a scale returns by law 2 in its logarithm, and an animated one moves along sin² of 0.3 s there; the offset is a function of the scale [O]":
      scene(.pinches, in: "ZoomCurve", "Scroller+Input", "Scroller+Input"),
    "§11 zoom: snap rules do not apply while content is zoomed in [O]":
      motions("flicks of a paging scroll view at scales of 1 and 2", in: "Scroller+Zooming"),
    "§11 zoom: in a screen a pinch ends the drags of its fingers, and a member past its limits of zoom keeps the touches of its path [O]":
      motions(
        "a zoomed scroll view in a paging one: a pinch while a page is half turned, a touch while the scale returns",
        in: "ScrollScreen+Pinching", "ScrollScreen+Pinching", "ScrollScreen+Handling"),
  ]

  private static let places: Table = [
    "§9 snapping: the proposed target is the true place of rest [O]; UIKit's is offset + (|v| − 0.01)/a [R]":
      scene(.targets, in: "Scroller+Release"),
    "§9 snapping: a target set by the host is chosen, whatever its value, and is not rounded [O]":
      scene(.targets, in: "Scroller+Release"),
    "§9 snapping: the way to a chosen target [O]": scene(.targets, in: "ArrivalCurve", "AxisPlan"),
    "§9 snapping: its time: min(max(F, 0.6 s), 0.6 s·max(1, d/L)) [O]":
      scene(.pager, in: "MovingAxis+Targets"),
    "§9 snapping: a page turn: one page per swipe; without velocity the nearest, a tie to the drag's side [O]":
      scene(.pager, in: "SnapRule"),
    "§9 snapping: pages of other lengths, and the partial last page [O]; multiples of the bounds [A]":
      motions("a pager whose content is not a multiple of its bounds, at its end", in: "Pages"),
    "§9 snapping: `stop` at a snap point other than a page [O]":
      motions("`stopScrollingAndZooming()` in a flight whose target the delegate has set"),
  ]

  private static let events: Table = [
    "§10 events: each at most once in a call, except didScroll after another event [O]":
      scene(.catches, in: "Scroller+Events"),
    "§10 events: a touch ends a deceleration at once [O for the callback and the phase]":
      scene(.catches, in: "Scroller"),
    "§10 events: the transitions between phases [R and O]": scene(.catches, in: "Scroller"),
    "§10 events: properties that are set one after another are one change, which the next frame or call completes [O]":
      values(
        "the callbacks and the offset while a frame and a content size are set one after the other, at the end of the content",
        in: "ScrollHost"),
    "§10 events: an offset within half a pixel of the one told last is no change [O]": motions(
      "flights in which `contentOffset` is set in every frame to the one just read, rounded to points and to pixels",
      in: "ScrollHost+Properties"),
    "nesting: which scroll view of a chain moves [O]":
      scene(.nesting, in: "ScrollChain", "ScrollScreen+Rules"),
    "nesting: a chain whose member changes in a motion [O]": motions(
      "nested UIScrollViews whose inner `contentSize` changes in a drag and in a flight",
      in: "ScrollChain+Update"),
    "nesting: a release is told of one scroll view of a chain, that of rest, once for each axis; the others return to their places [O]":
      motions(
        "the delegates of nested UIScrollViews at the release of a drag that moves both",
        in: "ScrollScreen+Handling", "ScrollChain+Releases"),
    "nesting: a rectangle is shown where sheets and headers around do not hide it [O]":
      none("UIKit shows it in the bounds of its own scroll view", in: "ScrollScreen+Handling"),
    "nesting: rates and pages of nested scroll views that differ [O]": motions(
      "a paging UIScrollView in a paging one with longer pages, and a `.fast` one in a `.normal` one, flicked past its end",
      in: "ScrollChain"),
    "nesting: which scroll view of a screen follows a diagonal drag, and that no flight ends because another one is touched [O]":
      motions(
        "a carousel in a list, dragged at 20 to 70 degrees, and touched while the other one decelerates",
        in: "ScrollScreen"),
    "wheels and keys: the motion of a notch [O]":
      devices("a mouse wheel on an iPad, one notch and several", in: "Scroller+Input", "ScrollAnimation"),
    "wheels and keys: the distances of keys, and what a key does in a motion [O]": devices(
      "a hardware keyboard with `allowsKeyboardScrolling`, at rest, in a flight and with a key held down",
      in: "Scroller+Input", "Scroller+Key"),
    "wheels and keys: a wheel stays for 1.5 s with the scroll view in which its sequence began, in a sheet also a key [O]":
      devices(
        "a mouse wheel over a list in a list, turned past the inner list's end, with pauses of 0.1 to 3 s",
        in: "AxisChain+WheelLatch"),
    "wheels and keys: the parts of a notch make one step, half-way through it [O]": devices(
      "a wheel of high resolution on a paging UIScrollView, one notch at several speeds", in: "NotchSum"),
    "wheels and keys: notches and keys with a snap rule [O]":
      devices("a mouse wheel and a keyboard on a paging UIScrollView", in: "SnapRule+Choosing"),
    "indicators: the lengths and the place of an indicator [O]": values(
      "screenshots of indicators of content of 1.1 to 100 viewports, inside the limits and past them",
      in: "ScrollIndicator"),
    "indicators: when an indicator appears and fades [O]":
      motions("screen recordings of an indicator through a touch, a flick and a bounce", in: "IndicatorFade"),
  ]
}

// MARK: - What no recording settles

extension OpenQuestion {
  private static let ours: Table = [
    "§1–§4 flights: every motion ends after an hour [O]":
      none("a bound for rates that no scroll view uses", in: "Laws", "FlingCurve", "ScrollCurve"),
    "§1–§4 flights: the bounds of rest grow for limits of more than 10¹² points [O]":
      none("a bound for numbers that no scroll view has", in: "FlingStepper"),
    "§13 other platforms: where content rests past a limit by other laws, and for how long [O]":
      none("no figure of UIKit", in: "FlightCurve", "FlightCurve"),
    "§13 other platforms: the resistance of a drag against a spring [O]":
      none("no figure of UIKit", in: "LimitLaw"),
    "§13 other platforms: a stretch that is drawn ends where its limit moves [O]":
      none("no figure of UIKit", in: "Scroller+Questions"),
    "time: all motion ends at the last instant, 2⁶¹ s after the origin [O]":
      none("a bound of the representation", in: "ScrollInstant", "Scroller+Advancing"),
    "§3 pixel grid: the grid of a fractional scale [O]":
      none("no Apple display has such a scale", in: "PixelGrid"),
    "§8 geometry: leading offsets [O]":
      none("UIScrollView has none: its offset is never flipped", in: "Viewport+Direction"),
    "§8 geometry: insets that cover the whole frame leave its bounds whole [O]":
      none("UIScrollView has no such rectangle", in: "Viewport+Rects"),
    "§8 geometry: content inserted or removed keeps the visible part in place [O]":
      none("UIScrollView keeps the offset; web browsers call this scroll anchoring", in: "ContentChange"),
    "§12 refresh: a pull fires past the trigger, once a touch, and never by momentum [O]":
      scene(.refresh, in: "RefreshControl"),
    "§12 refresh: content that shows its start moves to show a control that the program begins [O]":
      scene(.refresh, in: "Scroller+Input"),
    "§12 refresh: content whose control ends returns by law 2 [O]": scene(.refresh, in: "Scroller+Input"),
    "§12 following the end: content that shows its end goes on showing it [O]":
      none("UIScrollView keeps its offset", in: "Viewport"),
    "§12 loops: what is shown of content without an end is wrapped [O]":
      none("UIScrollView has none", in: "ScrollLoop"),
    "§12 edge scrolling: the velocity under an item dragged to an edge, which a limit only holds up [O]":
      none(
        "UIKit's, in drag and drop, is not documented; after drag and drop in browsers",
        in: "Scroller+Input", "RampedCurve"),
    "§12 sticky boxes: the viewport's insets hold a sticky box off its edges [O]":
      none("after the headers of a plain UITableView under a bar", in: "StickyBox"),
    "§11 zoom: members inside zoomed content keep their size [O]":
      none("UIKit scales the views inside the zoomed view", in: "ScrollScreen+Layout"),
    "§11 zoom: where a double tap zooms to [O]": none("an app decides that in UIKit", in: "ScrollZoomTarget"),
    "§6 touches: units that are not points [O]": none("UIKit has no other unit", in: "ScrollUnit"),
    "§6 release: releases without momentum [O]":
      none("UIScrollView has no such switch", in: "Scroller+Physics"),
    "§9 snapping: snap rules other than pages [O]":
      none("UIScrollView has none: its delegate sets targets", in: "SnapRule"),
    "§9 snapping: long items are scrolled through [O]":
      none("UIScrollView has no items; after CSS", in: "SnapRule"),
    "§9 snapping: a retarget is planned as a flight to a chosen target [O]":
      none("UIScrollView takes no target after the release", in: "MovingAxis+Targets"),
    "§9 snapping: a chosen target moves with its place in the content [O]":
      none("UIScrollView is told of no changes in its content", in: "Scroller+Update"),
    "§9 snapping: places that disappear under resting content [O]":
      none("UIScrollView has no places", in: "Scroller+Update"),
    "physics: a motion keeps the physics with which it began [O]": none(
      "UIScrollView has one number of these, its rate, and says nothing of a change in flight",
      in: "Scroller"),
    "wheels and keys: a velocity that the host gives, and its release [O]":
      none("UIScrollView takes no velocity", in: "Scroller+Input"),
    "wheels and keys: a swipe of a trackpad without phases turns one page [O]":
      none("UIKit's trackpads have phases", in: "PadSwipe", "Scroller+Physics"),
    "wheels and keys: an accessibility scroll is a page key [O]":
      none("the page of a screen reader is not documented", in: "Scroller+Accessibility"),
    "§6 pan: where a finger is shown 20 ms after its latest sample [O]":
      none("UIKit does not resample touches", in: "TouchResampler"),
    "nesting: movements shared with a scroll view of the platform [O]":
      none("after Compose and Android", in: "Scroller+Foreign"),
    "nesting: the member under a point where siblings overlap [O]":
      none("UIKit tests its views, not scroll views", in: "ScrollScreen+Layout"),
    "indicators: an indicator of members that share an axis [O]":
      none("UIKit shows one for each scroll view", in: "ScrollScreen+Layout"),
    "nesting: detents of a sheet [O]":
      none("UISheetPresentationController moves no scroll view by itself", in: "ScrollDetents"),
    "sheets: the place of a sheet in its container, its dismissal, and its detents after a rotation [O]":
      none(
        "UISheetPresentationController presents view controllers; its motion is not that of a scroll view",
        in: "ScrollSheet", "ScrollScreen+Geometry"),
    "nesting: the order and the places of rest of sheets and headers that nest [O]": none(
      "UIKit moves a sheet by its controller, and has no header that collapses",
      in: "ScrollScreen+Geometry", "AxisChain+Rests"),
    "headers: a header that collapses over one list or several, and where it rests [O]": none(
      "UIKit has large titles alone, which follow one list", in: "CollapsingHeader", "ScrollScreen+Geometry"),
    "cards: a card that expands, then scrolls, alone or in a carousel [O]":
      none("UIKit has no such container", in: "ExpandingCard", "CardCarousel", "ScrollScreen+Geometry"),
    "shelves: shelves of cards in a list: where a card rests, and what leaves the screen [O]": none(
      "UIKit has no such container; after the App Store", in: "CardShelf", "SnapRule+Places",
      "ScrollScreen+Geometry", "ScrollScreen+Visible"),
    "tabs: an indicator between tabs [O]": none("UIKit has no such control", in: "TabsIndicator"),
    "stacks: flexible shares of a stack [O]": none("Auto Layout has no such rule", in: "ScrollStack"),
    "indicators: presses and drags of a scroll bar [O]":
      none("after the scroll bars of desktops", in: "ScrollIndicator+Pointer", "ThumbDrag"),
    "indicators: the repeats of a press in the track [O]": none("after Chromium", in: "RepeatSchedule"),
  ]
}
