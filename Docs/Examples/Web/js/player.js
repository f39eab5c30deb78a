// A scenario played on a ruled ground, with its fingers.
import { find, say } from "./elements.js"
import { points } from "./format.js"
import { wantFrame } from "./frames.js"
import { drawGround } from "./ground.js"
import { History } from "./history.js"
import { Pen } from "./pen.js"
import { Replay } from "./scenario.js"
import { Subject } from "./subject.js"
import { time } from "./time.js"

export class Player extends Subject {
  #finger
  #real

  constructor(library, root) {
    super()
    Object.assign(this, { library, root })
    this.name = "Player"
    this.axis = "y"
    this.history = new History()
    this.journal = { obstacle: "The file is saved already." }
    this.pen = new Pen(find("canvas", root))
    this.pen.renew = () => this.replay && this.draw()
    time.addEventListener("change", () => wantFrame(this))
  }

  // Plays a scenario from the start.
  play(scenario) {
    this.replay?.destroy()
    this.replay = new Replay(this.library, scenario)
    this.mover = this.replay.mover
    this.name = scenario.name
    this.#finger = null
    // Of a screen, the plot shows its last member.
    this.mover = this.mover.members?.at(-1) ?? this.mover
    this.axis = this.mover.maxX - this.mover.minX > this.mover.maxY - this.mover.minY ? "x" : "y"
    this.clock = { latest: 0 }
    this.#real = performance.now()
    this.history.clear(0)
    this.dispatchEvent(new Event("input"))
    wantFrame(this)
  }

  // MARK: - Frames

  frame(real) {
    if (!this.replay) return
    const passed = Math.max(0, real - this.#real) * time.rate()
    this.#real = Math.max(this.#real, real)
    const end = this.replay.scenario.duration * 1e6
    const until = Math.min(this.clock.latest + passed * 1000, end)
    this.clock.latest = until
    for (const row of this.replay.until(until)) {
      this.history.add(row.at, this.offset, this.velocity, this.mover.phase, this.mover.hasEvents)
      if (row.action) this.#notice(row.action)
    }
    this.draw()
    this.dispatchEvent(new Event("frame"))
    if (until < end && !time.isPaused) wantFrame(this)
    else if (until >= end) say(`${this.name}: at ${points(this.offset, 1)}`)
  }

  #notice({ touch, at }) {
    if (touch === "down" || touch === "move") this.#finger = at
    if (touch === "up" || touch === "cancel") this.#finger = null
  }

  // MARK: - Drawing

  draw() {
    const { pen } = this
    const finger = this.#finger
    const { canvas, context: c, colours } = pen
    const parts = this.#visibleParts()
    const [width, height] = [2, 3].map((k) => Math.max(...parts.map(({ frame }) => frame[k - 2] + frame[k])))
    const fit = Math.min((pen.width - 48) / width, (pen.height - 48) / height)
    c.clearRect(0, 0, pen.width, pen.height)
    if (!(fit > 0 && Number.isFinite(fit))) return
    c.save()
    c.translate((pen.width - width * fit) / 2, (pen.height - height * fit) / 2)
    c.scale(fit, fit)
    c.beginPath()
    c.roundRect(0, 0, width, height, 20 / fit)
    c.save()
    c.clip()
    c.fillStyle = colours.sunk
    c.fillRect(0, 0, width, height)
    for (const part of parts) drawGround(pen, part, fit)
    c.restore()
    pen.stroke(colours.outline, 1.5 / fit)
    if (finger) {
      c.globalAlpha = 0.28
      pen.dot(...finger, 22 / fit, colours.offset)
      c.globalAlpha = 1
      pen.dot(...finger, 22 / fit, colours.offset, 2 / fit)
    }
    c.restore()
    canvas.ariaLabel = `${this.name}, at ${points(this.mover.x, 1)}, ${points(this.mover.y, 1)}`
  }

  // The scroll view, or the members of a screen from the outermost, with their frames.
  #visibleParts() {
    const { scenario, mover } = this.replay
    if (scenario.viewport) return [{ frame: [0, 0, ...scenario.viewport.frame.slice(2)], mover, contentSize: scenario.viewport.contentSize }]
    return mover.members.map((member) => {
      const frame = mover.frame(member.index)
      return { frame, mover: member, contentSize: member.setup.viewport?.contentSize ?? frame.slice(2) }
    })
  }
}
