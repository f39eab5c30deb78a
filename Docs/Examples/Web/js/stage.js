// A stage: one scroll view of the module, its time, and what it draws. Everything that moves it goes through `send`,
// in the words of a scenario, and is entered in the journal.
import { Clock } from "./clock.js"
import { counters, wantFrame } from "./frames.js"
import { History } from "./history.js"
import { Journal, framesPerSecond } from "./journal.js"
import { Mover } from "./mover.js"
import { Subject } from "./subject.js"
import { singleStep, time } from "./time.js"

export class Stage extends Subject {
  // The setup is a scenario's viewport and its physics. `draw` is called with the stage whenever the offset may have changed.
  constructor(library, { name, axis = "y", setup, mover, draw }) {
    super()
    Object.assign(this, { library, name, axis, setup, draw })
    this.mover = mover ?? Mover.scrollView(library, setup, framesPerSecond)
    this.clock = new Clock(performance.now())
    this.journal = new Journal()
    this.history = new History()
    this.latestInput = this.latestTick = 0
    this.fingers = new Set()
    time.addEventListener("change", () => this.renew(performance.now()))
    time.addEventListener("step", () => {
      if (!this.mover.isMoving) return
      this.clock.skip(singleStep)
      this.advance(this.clock.latest)
      wantFrame(this)
    })
  }

  get ticks() {
    return this.setup.physics.integration === "displayLink"
  }

  // MARK: - Inputs

  // Handles an action at a real time. An action that the module refuses, such as a finger at NaN, changes nothing.
  send(action, real = performance.now()) {
    const now = this.clock.at(real)
    const { mover } = this
    if (this.ticks) this.tick(now - 1)
    if (mover.isIdle && this.fingers.size === 0) this.beginMotion(now)
    const result = mover.perform(action, now)
    if (result < 0) return result
    this.latestInput = now
    this.note(action)
    this.journal.add(now, action)
    this.record(now)
    this.foresee()
    this.isDrawn = false
    this.renew(real)
    this.tell("input", action)
    return result
  }

  touch(kind, finger, x, y, real) {
    return this.send({ touch: kind, at: [x, y], finger }, real)
  }

  note(action) {
    const { touch, finger, drag } = action
    if (touch === "down") this.fingers.add(finger)
    if (touch === "up" || touch === "cancel") this.fingers.delete(finger)
    if (drag === "cancelled") this.fingers.clear()
    if (this.setup.viewport) this.noteSize(this.setup.viewport, action)
  }

  noteSize(viewport, { resize, contentSize, contentInset }) {
    if (resize) viewport.frame = [viewport.frame[0], viewport.frame[1], ...resize]
    if (contentSize) viewport.contentSize = contentSize
    if (contentInset) viewport.contentInset = contentInset
  }

  beginMotion(now) {
    this.journal.begin(now, this.setup, this.mover)
    this.clear(now)
  }

  // Changes the physics. A scenario has one set of them, so that a motion under way cannot be saved.
  configure(physics) {
    Object.assign(this.setup.physics, physics)
    this.mover.setPhysics(this.setup.physics, framesPerSecond, this.clock.at(performance.now()))
    this.configured()
  }

  configured() {
    if (!this.mover.isIdle) this.journal.obstacle = "The parameters, or a card, changed on the way."
    this.renew(performance.now())
  }

  // MARK: - Frames

  frame(real) {
    if (this.flies) this.advance(this.clock.at(real))
    this.isDrawn = true
    this.draw(this)
    this.renew(real)
    this.tell("frame")
  }

  advance(now) {
    const before = performance.now()
    if (this.ticks) this.tick(now)
    else this.mover.advance(now)
    counters.library += performance.now() - before
    this.record(now)
    if (!this.mover.isMoving) this.foresee()
  }

  // Ticks stand at multiples of the period since the journal's start, where the frames of its scenario stand; an input comes
  // before the tick of its instant.
  tick(end) {
    const period = 1e6 / framesPerSecond
    const { start } = this.journal
    const first = start + Math.ceil((this.latestInput - start) / period) * period
    for (let next = Math.max(first, this.latestTick + period); next <= end && this.mover.isMoving; next += period) {
      this.mover.advance(next)
      this.latestTick = next
    }
  }

  // Whether it moves by itself, and time passes.
  get flies() {
    return this.mover.isMoving && this.clock.rate > 0
  }

  // Sets the rate of time, and asks for a frame: to show a change, or because something flies.
  renew(real) {
    this.clock.setRate(this.mover.isTouched ? 1 : time.rate(), real)
    if (this.flies || !this.isDrawn) wantFrame(this)
  }
}
