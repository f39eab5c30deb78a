// A flick recorded on an iPhone beside the library's replay of its touches, or two replays beside each other: two lists, two curves, and
// what lies between them, magnified.
import { find } from "./elements.js"
import { points } from "./format.js"
import { wantFrame } from "./frames.js"
import { Pen } from "./pen.js"
import { Replay, readScenario } from "./scenario.js"
import { Scale } from "./scales.js"
import { time } from "./time.js"

// The row of the lift has the first tick of the flight already: the finger was lifted a 60th of a second before it. `tick` is the first tick's
// length, in seconds.
const variants = {
  sixty: { caption: "Replay, 60 Hz", framesPerSecond: 60, integration: "displayLink", tick: 1 / 60 },
  double: { caption: "Replay, 120 Hz", framesPerSecond: 120, integration: "displayLink", tick: 1 / 120 },
  exact: { caption: "Closed form", framesPerSecond: 60, integration: "exact", tick: 0 },
}
// Before the finger comes down, and after the content has come to rest, in seconds.
const [begin, end] = [0.7, 4.1]

export class Recorded extends Pen {
  constructor(library, root, lists, { scenario, offsets }) {
    super(find("canvas", root))
    this.scenario = scenario
    this.paths = { recorded: offsets.map(([frame, , y]) => ({ t: frame / scenario.framesPerSecond, y })) }
    for (const [name, variant] of Object.entries(variants)) this.paths[name] = this.#replay(library, variant)
    this.captions = [...root.querySelectorAll("figcaption")]
    this.lists = lists
    this.output = find("output", root)
    const select = find("select", root)
    this.canvas.hidden = select.hidden = false
    const choose = () => this.#choose(...select.value.split(" "))
    select.addEventListener("change", choose)
    this.now = end
    choose()
  }

  renew() {
    wantFrame(this)
  }

  // The offsets of all frames of a replay.
  #replay(library, { framesPerSecond, integration, tick }) {
    const { physics, inputs } = this.scenario
    const lift = inputs.at(-1)
    const changed = { framesPerSecond, physics: { ...physics, integration }, inputs: [...inputs.slice(0, -1), { ...lift, t: lift.t - 1 / 60 + tick }] }
    const text = JSON.stringify({ ...this.scenario, ...changed })
    const replay = new Replay(library, readScenario(text))
    const frames = []
    for (let row = replay.next(); row; row = replay.next()) if (row.source === "frame") frames.push({ t: row.at / 1e6, y: row.mover.y })
    replay.destroy()
    return frames
  }

  // What stands on the left and on the right.
  #choose(left, right) {
    this.left = this.paths[left]
    this.frames = this.paths[right]
    this.hasRings = left === "recorded"
    const { framesPerSecond } = variants[right]
    this.captions[0].textContent = variants[left]?.caption ?? "iPhone, 17 frames"
    this.captions[1].textContent = variants[right].caption
    this.differences = this.left.flatMap(({ t, y }) => {
      const frame = this.frames[Math.round(t * framesPerSecond)]
      return frame ? [{ t, by: frame.y - y }] : []
    })
    this.most = Math.max(...this.differences.map(({ by }) => Math.abs(by)))
    this.output.textContent = `At most ${small(this.most)} apart, in ${this.left.length} ${this.hasRings ? "recorded frames of 4 s" : "frames"}.`
    wantFrame(this)
  }

  play() {
    this.now = begin
    this.real = performance.now()
    wantFrame(this)
  }

  frame(real) {
    if (this.now < end && this.real !== undefined) {
      this.now = Math.min(end, this.now + (Math.max(0, real - this.real) / 1000) * time.rate())
      this.real = Math.max(this.real, real)
      if (!time.isPaused) wantFrame(this)
      else time.addEventListener("change", () => wantFrame(this), { once: true })
    }
    const latest = (path) => path.findLast(({ t }) => t <= this.now + 1e-6)?.y ?? 0
    this.lists[0](latest(this.left))
    this.lists[1](latest(this.frames))
    if (this.width > 0) this.draw()
  }

  // Above, the right path as a line, and the left one as rings or as a line of dots; below, what is between them.
  draw() {
    const { context: c, width, height, colours, most, now } = this
    c.clearRect(0, 0, width, height)
    const x = new Scale(begin, end, 12, width - 12)
    const split = Math.round(height * 0.62)
    const y = new Scale(0, 2400, split - 12, 14)
    const magnified = new Scale(-1, 1, height - 10, split + 22)
    for (const at of [split, magnified.at(0)]) this.line(0, at, width, at, colours.hairline, 1)
    c.beginPath()
    for (const { t, y: offset } of this.frames) if (t >= begin && t <= Math.min(now, end)) c.lineTo(x.at(t), y.at(offset))
    this.stroke(colours.offset, 2)
    this.left.forEach(({ t, y: offset }, k) => {
      if (t > now || t < begin || (!this.hasRings && k % 6 > 0)) return
      this.dot(x.at(t), y.at(offset), this.hasRings ? 4.5 : 2.5, colours.velocity, 1.5)
    })
    c.fillStyle = colours.limit
    for (const { t, by } of this.differences) {
      if (t > now) break
      if (t < begin) continue
      const to = magnified.at(most > 0 ? by / most : 0)
      c.fillRect(x.at(t) - 1.5, Math.min(to, magnified.at(0)) - 1, 3, Math.abs(to - magnified.at(0)) + 2)
    }
    const key = this.hasRings ? "rings: the iPhone’s frames; line: the replay" : "rings: a frame in six at 60 Hz; line: 120 Hz"
    this.letter(key, width - 12, split - 14, colours.muted, false)
    this.letter(`between them, full scale ± ${small(most)}`, 12, split + 11, colours.muted)
  }
}

// A distance in points or in millionths of one.
const small = (value) => (value === 0 ? "0 pt" : value < 0.001 ? `${(value * 1e6).toFixed(1)} millionths of a point` : points(value, 2))
