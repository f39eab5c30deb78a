import Drawing
import ScrollGeometry
import ScrollKinetics

/// The loop of the README: a list that a finger flicks into its end and back, with the offset over time, as a few seconds of CSS.
///
/// The positions are a scroller's, thirty a second.
func flickLoop() -> Figure {
  let (width, height, row, rows) = (190.0, 300.0, 50.0, 20)
  let framesPerSecond = 30.0
  let duration = 6.0
  var scroller = Scroller(
    viewport: Viewport(
      frame: ScrollRect(x: 0, y: 0, width: width, height: height),
      contentSize: ScrollSize(width: width, height: row * Double(rows)), displayScale: 3))
  var touches = swipe(from: 240, to: 70, at: 0.4) + swipe(from: 60, to: 240, at: 3.2)

  var film: [(offset: Double, finger: Double?)] = []
  var finger: Double?
  for frame in 0...Int(duration * framesPerSecond) {
    let time = Double(frame) / framesPerSecond
    while let touch = touches.first, touch.time <= time {
      touches.removeFirst()
      scroller.handle(touch.input, at: ScrollInstant(seconds: touch.time))
      finger = touch.y
    }
    scroller.advance(to: ScrollInstant(seconds: time))
    film.append((scroller.viewport.contentOffset.y, finger))
  }

  let limit = scroller.viewport.limits(on: .vertical).upperBound
  let (left, top, wide, high) = (260.0, 40.0, 520.0, 250.0)
  func x(_ frame: Int) -> Double { left + wide * Double(frame) / Double(film.count - 1) }
  func y(_ offset: Double) -> Double { top + high * (0.92 - 0.84 * offset / limit) }
  func keyframes(_ name: String, _ style: (Int) -> String) -> String {
    let steps = film.indices.map { frame in
      "\((100 * Double(frame) / Double(film.count - 1)).text(decimals: 2))%{\(style(frame))}"
    }
    return "@keyframes \(name){\(steps.joined())}"
  }
  func number(_ value: Double) -> String { value.text(decimals: 1) }

  let animations = [
    keyframes("list") { "transform:translateY(\(number(-film[$0].offset))px)" },
    keyframes("finger") { frame in
      let at = film[frame].finger ?? film[..<frame].last { $0.finger != nil }?.finger ?? 240
      return "transform:translateY(\(number(at))px);opacity:\(film[frame].finger == nil ? 0 : 1)"
    },
    keyframes("now") { "transform:translate(\(number(x($0)))px,\(number(y(film[$0].offset)))px)" },
  ]
  let list = (0..<rows).map { index in
    let place = Double(index) * row
    return "<rect class=\"row\" x=\"8\" y=\"\(number(place + 4))\" width=\"174\" height=\"42\" rx=\"8\"/>"
      + "<circle class=\"mark\" cx=\"28\" cy=\"\(number(place + 25))\" r=\"10\"/>"
      + "<text x=\"48\" y=\"\(number(place + 30))\">Row \(index + 1)</text>"
  }
  let curve = film.indices.map { "\(number(x($0))),\(number(y(film[$0].offset)))" }.joined(separator: " ")
  let rest = number(y(limit))
  let svg = """
    <svg xmlns="http://www.w3.org/2000/svg" width="800" height="340" viewBox="0 0 800 340" role="img" \
    font-family="-apple-system, 'Segoe UI', Helvetica, Arial, sans-serif" font-size="14">
    <title>A list that is flicked into its end, and back</title>
    <desc>The finger lets go, the list flies past its end, returns to it and rests. Beside it the offset over time.</desc>
    <style>
    .page{fill:#fbfaf7}.phone{fill:#fff;stroke:#7c828c}.row{fill:#f0eee8}.mark{fill:#0b57b8}text{fill:#1b1d21}.quiet{fill:#565b64}
    .curve{fill:none;stroke:#0b57b8;stroke-width:2.5}.limit{stroke:#b3261e;stroke-dasharray:6 4}.axis{stroke:#7c828c}
    .finger{fill:#8a4b00;fill-opacity:.55}.now{fill:#8a4b00}
    @media (prefers-color-scheme:dark){.page{fill:#121417}.phone{fill:#1a1d21;stroke:#7d8592}.row{fill:#23272d}.mark{fill:#7fb4ff}
    text{fill:#eceae4}.quiet{fill:#a9afb9}.curve{stroke:#7fb4ff}.limit{stroke:#ff8a80}.axis{stroke:#7d8592}.finger,.now{fill:#f0b35a}}
    .list{animation:list \(number(duration))s linear infinite}.finger{animation:finger \(number(duration))s linear infinite}
    .now{animation:now \(number(duration))s linear infinite}
    @media (prefers-reduced-motion:reduce){.list,.finger,.now{animation-play-state:paused}}
    \(animations.joined(separator: "\n"))
    </style>
    <clipPath id="screen"><rect width="\(number(width))" height="\(number(height))" rx="18"/></clipPath>
    <rect class="page" width="800" height="340" rx="12"/>
    <g transform="translate(24 20)">
    <rect class="phone" x="-4" y="-4" width="198" height="308" rx="22"/>
    <g clip-path="url(#screen)"><g class="list">\(list.joined())</g></g>
    <circle class="finger" cx="130" cy="0" r="15"/>
    </g>
    <line class="axis" x1="260" y1="300" x2="780" y2="300"/><line class="axis" x1="260" y1="32" x2="260" y2="300"/>
    <line class="limit" x1="260" y1="\(rest)" x2="780" y2="\(rest)"/>
    <text class="quiet" x="268" y="28">offset</text><text class="quiet" x="780" y="322" text-anchor="end">\(number(duration)) s</text>
    <text class="quiet" x="780" y="\(number(y(limit) - 24))" text-anchor="end">the end of the list</text>
    <polyline class="curve" points="\(curve)"/>
    <circle class="now" r="7"/>
    </svg>

    """
  return Figure(name: "flick", svg: svg)

  /// A finger that moves for an eighth of a second, 120 samples a second, and lifts.
  func swipe(from start: Double, to end: Double, at time: Double) -> [(
    time: Double, input: Scroller.Input, y: Double?
  )] {
    let count = 15
    var result: [(time: Double, input: Scroller.Input, y: Double?)] = []
    for sample in 0...count {
      let place = start + (end - start) * Double(sample) / Double(count)
      let point = ScrollPoint(x: 130, y: place)
      result.append(
        (time + Double(sample) / 120, sample == 0 ? .touchDown(point) : .touchMoved(point), place))
    }
    return result + [(time + Double(count) / 120 + 0.008, .touchUp, nil)]
  }
}
