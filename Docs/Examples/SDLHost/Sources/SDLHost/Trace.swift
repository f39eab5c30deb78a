import CSDL
import ScrollGeometry
import ScrollKinetics

/// The two files that `--trace NAME` writes: NAME.json, a scenario for scroll-trace with all inputs, and NAME.csv, the offset
/// after each input and at each frame.
///
/// They agree bit for bit:
///
///     scroll-trace compare NAME.csv NAME.json
struct Trace {
  let name: String
  let framesPerSecond: Int
  let viewport: Viewport
  private var inputs: [String] = []
  private var rows = ["t,source,x,y,phase,scale"]
  private var end = 0.0

  init(name: String, viewport: Viewport, framesPerSecond: Int) {
    self.name = name
    self.viewport = viewport
    self.framesPerSecond = framesPerSecond
  }

  mutating func addFrame(_ number: Int, _ scroller: Scroller) {
    addRow("frame", at: Double(number) / Double(framesPerSecond), scroller)
  }

  mutating func add(_ input: Scroller.Input, at time: UInt64, _ scroller: Scroller) {
    let action =
      switch input {
      case .touchDown(let point, let finger): touch("down", point, finger)
      case .touchMoved(let point, let finger): touch("move", point, finger)
      case .touchUp(let finger): touch("up", .zero, finger)
      case .cancelled: #""drag": "cancelled""#
      case .wheel(let delta, let notch?, let animation):
        #""wheel": [\#(delta.dx), \#(delta.dy)], "notch": [\#(notch.dx), \#(notch.dy)], "#
          + #""animated": \#(animation != nil)"#
      case .scroll(let delta, _): #""scroll": [\#(delta.dx), \#(delta.dy)]"#
      case .magnify(let factor, let point): #""magnify": \#(factor), "at": [\#(point.x), \#(point.y)]"#
      case .key(let key, _, _): #""key": "\#(key)", "animated": true"#
      case .setContentOffset(let offset, _): #""setContentOffset": [\#(offset.x), \#(offset.y)]"#
      default: fatalError("the host sends no \(input)")
      }
    addInput(action, at: time, scroller)
  }

  mutating func addResize(at time: UInt64, _ scroller: Scroller) {
    let viewport = scroller.viewport
    addInput(
      #""resize": \#(pair(viewport.frame.size)), "contentSize": \#(pair(viewport.unscaledContentSize))"#,
      at: time, scroller)
  }

  private mutating func addInput(_ action: String, at time: UInt64, _ scroller: Scroller) {
    // Printed as a decimal of milliseconds, which scroll-trace reads exactly.
    let seconds = Double(time) / 1000
    inputs.append(#"{"t": \#(seconds), \#(action)}"#)
    addRow("input", at: seconds, scroller)
  }

  private mutating func addRow(_ source: String, at seconds: Double, _ scroller: Scroller) {
    let offset = scroller.viewport.contentOffset
    rows.append(
      "\(seconds),\(source),\(offset.x),\(offset.y),\(scroller.phase),\(scroller.viewport.zoomScale)")
    end = seconds
  }

  private func touch(_ action: String, _ point: ScrollPoint, _ finger: Int) -> String {
    #""touch": "\#(action)", "at": [\#(point.x), \#(point.y)], "finger": \#(finger)"#
  }

  private func pair(_ size: ScrollSize) -> String { "[\(size.width), \(size.height)]" }

  func write() {
    let frame = viewport.frame
    let scenario = """
      { "name": "SDL host",
        "viewport": { "frame": [0, 0, \(frame.size.width), \(frame.size.height)],
          "contentSize": \(pair(viewport.contentSize)), "displayScale": \(viewport.displayScale),
          "zoom": { "maximum": \(viewport.maximumZoomScale) } },
        "framesPerSecond": \(framesPerSecond), "duration": \(Int(end) + 1),
        "inputs": [
          \(inputs.joined(separator: ",\n    ")) ] }

      """
    write(scenario, to: name + ".json")
    write(rows.joined(separator: "\n") + "\n", to: name + ".csv")
  }

  private func write(_ text: String, to path: String) {
    guard let file = SDL_RWFromFile(path, "w") else { fatalError(String(cString: SDL_GetError())) }
    SDL_RWwrite(file, text, 1, text.utf8.count)
    SDL_RWclose(file)
  }
}
