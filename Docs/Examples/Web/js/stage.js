// A stage: one scroll view of the module, its time, and what it draws. Everything that moves it goes through `send`,
// in the words of a scenario, and is entered in the journal. It also plays what another one has saved.
import { Clock } from "./clock.js"
import { find, place as move } from "./elements.js"
import { wantFrame } from "./frames.js"
import { History } from "./history.js"
import { Journal, framesPerSecond } from "./journal.js"
import { Mover } from "./mover.js"
import { Subject } from "./subject.js"
import { singleStep, time } from "./time.js"

export class Stage extends Subject {
  #latestInput = 0
  #latestTick = 0
  #watch

  // The setup is a scenario's viewport and its physics. `draw` is called whenever the offset may have changed. The root is the element
  // that is as large as the stage.
  constructor(library, { name, root, axis = "y", viewport, physics, setup = { viewport, physics: { ...physics } }, mover, draw }) {
    super()
    Object.assign(this, { library, name, root, axis, setup, draw })
    this.mover = mover ?? Mover.scrollView(library, setup, framesPerSecond)
    this.clock = new Clock(performance.now())
    this.journal = new Journal()
    this.history = new History()
    this.fingers = new Set()
    time.addEventListener("change", () => this.renew(performance.now()))
    time.addEventListener("step", () => {
      if (this.playing) {
        this.clock.skip(singleStep)
        this.#playOn(this.clock.latest)
        return wantFrame(this)
      }
      if (!this.mover.isMoving) return
      this.clock.skip(singleStep)
      this.advance(this.clock.latest)
      wantFrame(this)
    })
  }

  // What the instrument can show of it: itself, or its parts.
  get subjects() {
    return this.parts ?? [this]
  }

  get ticks() {
    return this.physics.integration === "displayLink"
  }

  // MARK: - Inputs

  // Handles an action at a real time. An action that the module refuses, such as a finger at NaN, changes nothing.
  send(action, real = performance.now()) {
    if (this.playing) {
      // It has the size of what it plays.
      if (action.resize || action.contentSize || action.container) return 0
      this.stopPlaying()
    }
    const now = this.clock.at(real)
    const { mover } = this
    if (this.ticks) this.#tick(now - 1)
    if (mover.isIdle && this.fingers.size === 0) this.#beginMotion(now)
    const result = mover.perform(action, now)
    if (result < 0) return result
    this.#latestInput = now
    this.note(action)
    this.journal.add(now, action)
    this.record(now)
    this.foresee()
    // A new size is nobody's touch.
    this.isArranged = Boolean(action.resize ?? action.contentSize ?? action.container)
    if (!this.isArranged) this.follow(action)
    this.redraw(real)
    this.tell("input")
    this.#watchFinger()
    return result
  }

  // A finger that rests has no velocity, though no sample says so: a throw from there would have none.
  #watchFinger() {
    clearTimeout(this.#watch)
    const { releaseTimeout } = this.physics
    if (!this.mover.isTouched || releaseTimeout === null) return
    this.#watch = setTimeout(() => {
      if (!this.mover.isTouched) return
      this.hold(this.clock.at(performance.now()))
      this.redraw()
    }, 1000 * releaseTimeout + 20)
  }

  // Goes on in another module, from its next rest on.
  moveTo(library) {
    const { mover, setup } = this
    if (!mover.isIdle || this.fingers.size > 0 || this.playing) return this.addEventListener("frame", () => this.moveTo(library), { once: true })
    mover.describe(setup)
    this.library = library
    this.take(Mover.scrollView(library, setup, framesPerSecond))
    mover.destroy()
  }

  get physics() {
    return this.setup.physics
  }

  touch(kind, finger, x, y, real) {
    return this.send({ touch: kind, at: [x, y], finger }, real)
  }

  // Of several parts, the one that an action moves is shown.
  follow() {}

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

  #beginMotion(now) {
    this.journal.begin(now, this.setup, this.mover)
    this.clear(now)
  }

  // Changes the physics. A scenario has one set of them, so that a motion under way cannot be saved.
  configure(physics) {
    this.stopPlaying()
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
    if (this.playing) this.#playOn(this.clock.at(real))
    else if (this.flies) this.advance(this.clock.at(real))
    this.isDrawn = true
    this.root.toggleAttribute("data-moving", !this.mover.isIdle)
    this.draw()
    this.renew(real)
    this.tell("frame")
    if (this.playing && this.clock.latest >= this.playing.end) this.tell("played")
  }

  advance(now) {
    if (this.ticks) this.#tick(now)
    else this.mover.advance(now)
    this.record(now)
    if (!this.mover.isMoving) this.foresee()
  }

  // Ticks stand at multiples of the period since the journal's start, where the frames of its scenario stand; an input comes
  // before the tick of its instant.
  #tick(end) {
    const period = 1e6 / framesPerSecond
    const { start } = this.journal
    const first = start + Math.ceil((this.#latestInput - start) / period) * period
    for (let next = Math.max(first, this.#latestTick + period); next <= end && this.mover.isMoving; next += period) {
      this.mover.advance(next)
      this.#latestTick = next
    }
  }

  // Whether it moves by itself, and time passes.
  get flies() {
    return (this.playing ? this.clock.latest < this.playing.end : this.mover.needsFrames) && this.clock.rate > 0
  }

  // Sets the rate of time, and asks for a frame: to show a change, or because something flies.
  renew(real) {
    this.clock.setRate(this.mover.isTouched && !this.playing ? 1 : time.rate(), real)
    if (this.flies || !this.isDrawn) wantFrame(this)
  }

  redraw(real = performance.now()) {
    this.isDrawn = false
    this.renew(real)
  }

  // MARK: - What another has saved

  // Plays the replay of a scenario of this stage in the size in which it was recorded, which the root has until a touch, a key or a
  // wheel ends it.
  play(replay) {
    this.stopPlaying()
    const { scenario } = replay
    const finger = document.createElement("i")
    finger.className = "finger"
    finger.hidden = true
    this.playing = { replay, finger, end: scenario.duration * 1e6, own: this.mover, ownClock: this.clock }
    const screen = find(".screen", this.root)
    const bar = this.root.clientHeight - screen.clientHeight
    const [width, height] = sizeOfScenario(scenario)
    const fit = Math.min(1, this.root.parentElement.clientWidth / width)
    this.playing.style = this.root.style.cssText
    this.root.classList.add("replays")
    Object.assign(this.root.style, {
      width: `${width}px`, height: `${height + bar}px`, scale: fit,
      marginBottom: `${(fit - 1) * height}px`, marginLeft: fit < 1 ? 0 : "",
    })
    screen.append(finger)
    this.take(replay.mover)
    this.clock = new Clock(performance.now())
    this.clear(0)
    this.isArranged = false
    this.redraw()
    this.tell("input")
  }

  #playOn(now) {
    const { replay, finger, end } = this.playing
    for (const row of replay.until(Math.min(now, end))) {
      this.record(row.at)
      const { touch, at: place } = row.action ?? {}
      if (touch) finger.hidden = touch === "up" || touch === "cancel"
      if (place) move(finger, ...place)
      if (row.action || !this.mover.isMoving) this.foresee()
      if (!row.action) continue
      this.follow(row.action)
      this.tell("input")
    }
  }

  stopPlaying() {
    if (!this.playing) return
    const { replay, finger, own, ownClock, style } = this.playing
    this.playing = null
    finger.remove()
    this.root.style.cssText = style
    this.root.classList.remove("replays")
    this.take(own)
    this.clock = ownClock
    replay.destroy()
    this.clear(this.clock.at(performance.now()))
    this.redraw()
    this.dispatchEvent(new Event("stopped"))
  }

  take(mover) {
    this.mover = mover
  }

  // Shows where it was at an instant of the latest motion, or where it is.
  scrub(time) {
    this.scrubTo(time)
    this.redraw()
  }
}

// The size of the stage of a scenario.
export function sizeOfScenario({ viewport, screen }) {
  const [first] = screen ?? [{ viewport }]
  const [x, y, width, height] = first.viewport?.frame ?? (first.sheet ?? first.header)?.container ?? [0, 0, 0, 0]
  return [x + width, y + height]
}
