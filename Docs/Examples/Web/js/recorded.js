// A flick recorded on an iPhone, and the library's replay of its touches, at the instants of the recorded frames: two halves of a list, a curve,
// and what lies between them, magnified.
import { find } from "./elements.js"
import { wantFrame } from "./frames.js"
import { Pen } from "./pen.js"
import { Replay, readScenario } from "./scenario.js"
import { Scale } from "./scales.js"
import { time } from "./time.js"

// Before the finger comes down, and after the content has come to rest, in seconds.
const [begin, end] = [0.7, 4.1]

export class Recorded extends Pen {
  constructor(library, root, halves, { scenario, offsets }) {
    super(find("canvas", root))
    this.halves = halves
    this.path = framesOf(library, scenario)
    // Of each recorded frame, the instant and both offsets.
    this.frames = offsets.map(([frame, , offset]) => ({ ...this.path[frame], offset }))
    this.most = Math.max(...this.frames.map(({ y, offset }) => Math.abs(y - offset)))
    find("output", root).textContent = `At most ${(this.most * 1e6).toFixed(1)} millionths of a point apart.`
    this.canvas.hidden = false
    this.now = end
  }

  renew() {
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
    const latest = this.frames.findLast(({ t }) => t <= this.now)
    this.halves[0](latest?.offset ?? 0)
    this.halves[1](latest?.y ?? 0)
    if (this.width > 0) this.draw()
  }

  // Above, the replay as a line with the recorded frames as rings; below, how far these are from it.
  draw() {
    const { context: c, width, height, colours, most, now } = this
    c.clearRect(0, 0, width, height)
    const x = new Scale(begin, end, 12, width - 12)
    const split = Math.round(height * 0.66)
    const y = new Scale(0, 2400, split - 12, 14)
    const magnified = new Scale(-most, most, height - 12, split + 26)
    for (const at of [split, magnified.at(0)]) this.line(0, at, width, at, colours.hairline, 1)
    c.beginPath()
    for (const { t, y: offset } of this.path) if (t >= begin && t <= Math.min(now, end)) c.lineTo(x.at(t), y.at(offset))
    this.stroke(colours.offset, 2)
    for (const { t, y: replayed, offset } of this.frames) {
      if (t > now) break
      this.dot(x.at(t), y.at(offset), 4.5, colours.velocity, 1.5)
      this.dot(x.at(t), magnified.at(replayed - offset), 2.5, colours.velocity)
    }
    this.letter("rings: the iPhone; line: the replay", width - 12, split - 14, colours.muted, false)
    this.letter("what lies between them, magnified", 12, split + 12, colours.muted)
  }
}

// The frames of a scenario, by their numbers: the instant in seconds and the offset.
function framesOf(library, scenario) {
  const replay = new Replay(library, readScenario(JSON.stringify(scenario)))
  const frames = []
  for (let row = replay.next(); row; row = replay.next()) if (row.source === "frame") frames.push({ t: row.at / 1e6, y: row.mover.y })
  replay.destroy()
  return frames
}
