// A stage with a screen: one journal and one time for all of its members. Each member is a part, with a name, an axis and a
// history of its own, which the instrument shows like a stage.
import { History } from "./history.js"
import { framesPerSecond } from "./journal.js"
import { Screen, kindOf } from "./screen.js"
import { displayScale } from "./screens.js"
import { Stage } from "./stage.js"
import { Subject } from "./subject.js"

export class ScreenStage extends Stage {
  // The members are a scenario's, with the physics of all beside their own.
  constructor(library, { name, root, physics, screen, draw }) {
    for (const member of screen) {
      member.physics = { ...physics, ...member.physics }
      const kind = kindOf(member)
      if (kind) member[kind].displayScale = displayScale()
    }
    const setup = { screen }
    super(library, { name, root, setup, mover: Screen.of(library, setup, framesPerSecond), draw })
    this.parts = screen.map((member, index) => new Part(this, index, member))
    this.shown = this.parts[0]
  }

  part(name) {
    return this.parts[this.mover.indexOf(name)]
  }

  get physics() {
    return this.setup.screen[0].physics
  }

  // MARK: - Inputs

  // Handles an action, of the member at a place if one is given.
  send(action, real, at) {
    if (at) {
      const on = this.mover.nameAt(...at)
      if (on === null) return 0
      action = { ...action, on }
    }
    return super.send(action, real)
  }

  touch(kind, finger, x, y, real) {
    if (kind === "down") return this.send({ touch: kind, at: [x, y], finger }, real, [x, y])
    return this.fingers.has(finger) ? super.touch(kind, finger, x, y, real) : 0
  }

  note(action) {
    super.note(action)
    const member = this.setup.screen.find(({ name }) => name === action.on)
    if (member?.viewport) this.noteSize(member.viewport, action)
    if (action.container) member[kindOf(member)].container = action.container
  }

  // Whether content on the path from the member at a place can move by a delta, on the axis of the larger part.
  canScroll(dx, dy, at) {
    let name = this.mover.nameAt(...at)
    while (name) {
      if (this.part(name).canScroll(dx, dy)) return true
      name = this.setup.screen.find((member) => member.name === name).parent
    }
    return false
  }

  // Moves the frame of a scroll view, which moves nothing in it.
  place(name, x, y) {
    if (this.playing) return
    const index = this.mover.indexOf(name)
    const { viewport } = this.setup.screen[index]
    viewport.frame = [x, y, ...viewport.frame.slice(2)]
    this.mover.changeMember(index, [x, y], this.clock.latest)
  }

  // Changes the geometry of a card or a shelf. A scenario has no action for that, so that a motion under way cannot be saved.
  change(name, geometry, real = performance.now()) {
    if (this.playing) return
    const index = this.mover.indexOf(name)
    const member = this.setup.screen[index]
    Object.assign(member[kindOf(member)], geometry)
    this.mover.changeMember(index, geometry, this.clock.at(real))
    this.configured()
  }

  configurePart(index, physics) {
    this.stopPlaying()
    const member = this.setup.screen[index]
    Object.assign(member.physics, physics)
    this.mover.setMemberPhysics(index, member.physics, framesPerSecond, this.clock.at(performance.now()))
    this.configured()
  }

  // The instant at which all parts are at rest.
  get end() {
    return Math.max(...this.parts.map((part) => part.history.rest), this.clock.latest)
  }

  // MARK: - Parts

  clear(now) {
    for (const part of this.parts) part.clear(now)
  }

  hold(now) {
    for (const part of this.parts) if (part.mover.isTouched) part.hold(now)
  }

  record(now) {
    for (const part of this.parts ?? []) part.record(now)
  }

  take(mover) {
    super.take(mover)
    this.parts.forEach((part, index) => (part.mover = mover.members[index]))
  }

  foresee() {
    for (const part of this.parts) part.foresee()
  }

  scrub(time) {
    for (const part of this.parts) part.scrubTo(time)
    super.scrub(time)
  }

  // Shown is what was touched last, or what that moves of all that it stands in: never what another touch has thrown.
  follow({ on, touch }) {
    if (on && (touch === "down" || touch === undefined)) {
      for (const part of this.parts) part.before = part.offset
      this.shown = this.part(on)
      this.path = [this.shown]
      while (this.path.at(-1).setup.parent) this.path.push(this.part(this.path.at(-1).setup.parent))
    }
    const way = (part) => Math.abs((part.mover.isMoving ? part.target : part.before) - part.offset) || 0
    for (const part of this.path ?? []) if (way(part) > way(this.shown)) this.shown = part
    for (const part of this.parts) part.before = part.offset
  }

  // An input is told to the part that is shown, a frame to all.
  tell(name) {
    super.tell(name)
    for (const part of name === "frame" ? this.parts : [this.shown]) part.tell(name)
  }
}

// A member of a screen, as a subject of the instrument.
class Part extends Subject {
  constructor(stage, index, member) {
    super()
    const { library, journal, fingers } = stage
    // What has pages, or columns, scrolls sideways.
    const axis = member.shelf || member.physics.snap ? "x" : "y"
    Object.assign(this, { stage, index, name: member.name, axis, setup: member, mover: stage.mover.members[index], library, journal, fingers })
    this.history = new History()
  }

  get clock() {
    return this.stage.clock
  }
  get end() {
    return this.stage.end
  }
  get whole() {
    return this.stage
  }

  send(action, real) {
    return this.stage.send({ ...action, on: this.name }, real)
  }

  touch(kind, finger, x, y, real) {
    return this.stage.touch(kind, finger, x, y, real)
  }

  configure(physics) {
    this.stage.configurePart(this.index, physics)
  }

  draw() {
    this.stage.draw()
  }
}
