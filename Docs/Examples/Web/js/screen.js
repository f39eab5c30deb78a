// A screen in the module: scroll views, sheets, headers, cards and shelves in each other, which several fingers move at once. Its members are known by the
// names that they have in a scenario; an action is for the member that it names by `on`.
import { alwaysBouncesX, alwaysBouncesY } from "./flags.js"
import { Mover, nanoseconds, stretches } from "./mover.js"
import { canZoom, kinds, physicsFields, physicsFlags, placeOfFlags, rulesFields, uiKit, viewportFields } from "./setup.js"
import { Shown } from "./shown.js"

// The functions of the module for members besides scroll views, by their kinds.
const inserting = {
  sheet: "scroll_screen_insert_sheet", header: "scroll_screen_insert_header", card: "scroll_screen_insert_card", shelf: "scroll_screen_insert_shelf",
}
const updating = {
  sheet: "scroll_screen_update_sheet", header: "scroll_screen_update_header", card: "scroll_screen_update_card", shelf: "scroll_screen_update_shelf",
}

// What a member is besides a scroll view.
export const kindOf = (member) => Object.keys(kinds).find((kind) => member[kind])
const alwaysBounces = alwaysBouncesX | alwaysBouncesY

export class Screen extends Mover {
  members = []

  // Members and rules are in the words of a scenario.
  static of(library, { screen, rules }, framesPerSecond) {
    const mover = new Screen(library, library.functions.scroll_create_screen(0n))
    if (rules) mover.call("scroll_set_rules", library.write(rulesFields(rules)))
    for (const member of screen) mover.#insert(member, framesPerSecond)
    // Where one can be zoomed, the scales of all count.
    mover.zooms = screen.some(({ viewport }) => viewport && canZoom(viewport))
    const areStretched = screen.some(({ physics }) => stretches(physics))
    for (const member of mover.members) Object.assign(member, { zooms: mover.zooms, stretches: areStretched })
    mover.read()
    return mover
  }

  #insert(member, framesPerSecond) {
    const { library } = this
    const { name, parent, viewport, physics, rules } = member
    const index = this.members.length
    const outer = parent ? this.indexOf(parent) : -1
    // Beside the structure of the geometry, which is the largest.
    const physicsAt = library.write(physicsFields(physics, framesPerSecond, library), library.scratch + 256)
    const kind = kindOf(member)
    let result
    if (kind) {
      const { detent = 0, displayScale = 1 } = member[kind]
      const places = kind === "sheet" ? [detent ?? -1] : []
      result = this.call(inserting[kind], index, outer, this.#writeKind(member), ...places, displayScale, physicsAt)
    } else {
      const rulesAt = rules ? library.write(rulesFields(rules), library.scratch + 512) : 0
      result = this.call("scroll_screen_insert", index, outer, library.write(viewportFields(viewport, physics)), physicsAt, rulesAt)
    }
    if (result < 0) throw new RangeError(`${name}: ${library.message(result)}`)
    this.select(index)
    this.call("scroll_get_viewport", library.scratch)
    const bounces = kind ? library.memory.integers[library.scratch / 4 + placeOfFlags] & alwaysBounces : 0
    this.members.push(new Member(this, index, member, bounces))
    this.setRefresh(viewport?.refresh)
    this.setMotion(physics, framesPerSecond)
  }

  #writeKind(member) {
    const kind = kindOf(member)
    return this.library.write(kinds[kind](member[kind], this.library.points))
  }

  // MARK: - Reading

  read(result = 0) {
    super.read()
    const { library } = this
    for (const member of this.members) {
      this.call("scroll_screen_read", member.index, library.scratch)
      member.take(library.memory, library.scratch)
    }
    return result
  }

  get isIdle() {
    return this.members.every((member) => member.isIdle)
  }
  get isTouched() {
    return this.members.some((member) => member.isTouched)
  }
  get numbers() {
    return this.members.flatMap((member) => member.numbers)
  }

  indexOf(name) {
    const index = this.members.findIndex((member) => member.name === name)
    if (index < 0) throw new RangeError(`there is no member ${name}`)
    return index
  }

  // The name of the innermost member that is visible at a place, or null.
  nameAt(x, y) {
    const { library } = this
    if (this.call("scroll_screen_member_at", x, y, library.scratch) !== 1) return null
    return this.members[library.readInteger()].name
  }

  // The frame of a member: x, y, width, height.
  frame(index) {
    const { library } = this
    this.call("scroll_screen_frame", index, library.scratch)
    return library.read(4)
  }

  // MARK: - Calls

  select(index) {
    this.call("scroll_screen_select", index)
  }

  performAt(action, at) {
    const index = action.on === undefined ? -1 : this.indexOf(action.on)
    this.select(index)
    const { container } = action
    return container ? this.read(this.#changeKind(index, { container }, at, this.ease(action))) : super.performAt(action, at)
  }

  // Changes the geometry of a selected member that is no scroll view.
  #changeKind(index, geometry, at, animation = 0) {
    const { setup } = this.members[index]
    const kind = kindOf(setup)
    const changed = this.#writeKind({ [kind]: { ...setup[kind], ...geometry } })
    const result = this.call(updating[kind], index, changed, animation, at)
    // It has the flags of a new one then.
    if (result >= 0 && physicsFlags(setup.physics) !== physicsFlags(uiKit)) this.#setFlags(index, at)
    return result
  }

  #setFlags(index, at) {
    const { setup, bounces } = this.members[index]
    return this.change({ flags: physicsFlags(setup.physics) | bounces }, at)
  }

  // Replaces the physics of a member, and the flags of its viewport that a scenario counts among them.
  setMemberPhysics(index, physics, framesPerSecond, now) {
    this.select(index)
    this.setMotion(physics, framesPerSecond)
    this.read(this.#setFlags(index, nanoseconds(now)))
  }

  // Changes a card or a shelf, or moves the frame of a scroll view: what no action of a scenario does.
  changeMember(index, geometry, now) {
    this.select(index)
    const at = nanoseconds(now)
    this.read(kindOf(this.members[index].setup) ? this.#changeKind(index, geometry, at) : this.change({ origin: geometry }, at))
  }

  // Writes into a setup where the members are, and returns the inputs that they need to get there. Only scroll views and sheets
  // of a scenario begin at any place.
  describe({ screen }) {
    const { library } = this
    const inputs = []
    screen.forEach((member, index) => {
      const { x, y, name, begins } = this.members[index]
      if (member.viewport) {
        member.viewport.contentOffset = [x, y]
        if (member.viewport.zoom) member.viewport.zoom.scale = this.members[index].zoom
      }
      else if (member.sheet) {
        const isAtDetent = this.call("scroll_screen_detent", index, library.scratch) === 1
        member.sheet.detent = isAtDetent ? library.readInteger() : null
      } else if (x !== begins[0] || y !== begins[1]) inputs.push({ t: 0, setContentOffset: [x, y], on: name })
    })
    return inputs
  }

  // MARK: - Questions

  get rest() {
    this.select(-1)
    return super.rest
  }

  // Any member tells of all.
  get needsFrames() {
    return this.isMoving || Boolean(this.members[0]?.stretches && this.members[0].stretch[2])
  }
}

// A member: what it shows, and the questions about it.
class Member extends Shown {
  // `bounces` are the flags that its kind has whatever its physics say.
  constructor(screen, index, setup, bounces) {
    super()
    Object.assign(this, { screen, index, setup, bounces, name: setup.name })
  }

  // Where one that is inserted now begins.
  get begins() {
    return kindOf(this.setup) === "shelf" ? [this.minX, this.minY] : [0, 0]
  }

  get rest() {
    return this.screen.rest
  }

  offset(at) {
    this.screen.select(this.index)
    return this.screen.offset(at)
  }

  get pull() {
    this.screen.select(this.index)
    return this.screen.pull
  }

  get stretch() {
    this.screen.select(this.index)
    return this.screen.stretch
  }
}
