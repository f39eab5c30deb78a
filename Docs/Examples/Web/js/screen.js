// A screen in the module: scroll views and sheets in each other, which several fingers move at once. Its members are known by the
// names that they have in a scenario; an action is for the member that it names by `on`.
import { layouts, sizeOf } from "./library.js"
import { Mover, eased, nanoseconds } from "./mover.js"
import { physicsFields, physicsFlags, rulesFields, sheetFields, uiKit, viewportFields } from "./setup.js"
import { Shown } from "./shown.js"

export class Screen extends Mover {
  members = []

  // Members and rules are in the words of a scenario.
  static of(library, { screen, rules }, framesPerSecond) {
    const mover = new Screen(library, library.functions.scroll_create_screen(0n))
    if (rules) mover.functions.scroll_set_rules(mover.handle, library.write(layouts.rules, rulesFields(rules)))
    for (const member of screen) mover.insert(member, framesPerSecond)
    mover.read()
    return mover
  }

  insert(member, framesPerSecond) {
    const { functions: f, handle, library } = this
    const { name, parent, viewport, sheet, physics, rules } = member
    const index = this.members.length
    const outer = parent ? this.indexOf(parent) : -1
    const places = [library.scratch, library.scratch + sizeOf(layouts.viewport)]
    places.push(places[1] + sizeOf(layouts.physics))
    const physicsAt = library.write(layouts.physics, physicsFields(physics, framesPerSecond), places[1])
    let result
    if (viewport) {
      const rulesAt = rules ? library.write(layouts.rules, rulesFields(rules), places[2]) : 0
      library.write(layouts.viewport, viewportFields(viewport, physics), places[0])
      result = f.scroll_screen_insert(handle, index, outer, places[0], physicsAt, rulesAt)
    } else if (sheet) {
      const at = this.writeSheet(sheet)
      result = f.scroll_screen_insert_sheet(handle, index, outer, at, sheet.detent ?? -1, sheet.displayScale ?? 1, physicsAt)
    } else {
      throw new RangeError(`${name}: the page has scroll views and sheets alone`)
    }
    if (result < 0) throw new RangeError(`${name}: ${library.message(result)}`)
    this.members.push(new Member(this, index, member))
    this.setMemberMotion(index, physics, framesPerSecond)
  }

  writeSheet(sheet) {
    const { numbers, ...fields } = sheetFields(sheet)
    return this.library.write(layouts.sheet, { ...fields, detents: this.library.writeDoubles(numbers) })
  }

  // MARK: - Reading

  read(result = 0) {
    super.read()
    const { functions: f, handle, library } = this
    for (const member of this.members) {
      f.scroll_screen_read(handle, member.index, library.scratch)
      member.take(library.view, library.scratch)
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
    const { functions: f, handle, library } = this
    if (f.scroll_screen_member_at(handle, x, y, library.scratch) !== 1) return null
    return this.members[library.view.getInt32(library.scratch, true)].name
  }

  // The frame of a member: x, y, width, height.
  frame(index) {
    const { functions: f, handle, library } = this
    f.scroll_screen_frame(handle, index, library.scratch)
    return [0, 8, 16, 24].map((place) => library.view.getFloat64(library.scratch + place, true))
  }

  // MARK: - Calls

  select(index) {
    this.functions.scroll_screen_select(this.handle, index)
  }

  performAt(action, at) {
    const { functions: f, handle } = this
    const index = action.on === undefined ? -1 : this.indexOf(action.on)
    this.select(index)
    if ("moveTo" in action) {
      return this.read(f.scroll_screen_move_to_detent(handle, index, action.moveTo ?? -1, this.animation(action, eased), at))
    }
    if ("container" in action) {
      const member = this.members[index]
      const sheet = this.writeSheet({ ...member.setup.sheet, container: action.container })
      const animation = action.animated ? this.library.write(layouts.animation, eased, sheet + sizeOf(layouts.sheet)) : 0
      const result = f.scroll_screen_update_sheet(handle, index, sheet, animation, at)
      if (result >= 0 && physicsFlags(member.setup.physics) !== physicsFlags(uiKit)) this.setFlags(member, at)
      return this.read(result)
    }
    return super.performAt(action, at)
  }

  // Replaces the physics of a member, and the flags of its viewport that a scenario counts among them.
  setMemberPhysics(index, physics, framesPerSecond, now) {
    this.setMemberMotion(index, physics, framesPerSecond)
    const member = this.members[index]
    this.read(member.setup.sheet ? this.setFlags(member, nanoseconds(now)) : this.change({ physics }, nanoseconds(now)))
  }

  // Sets the flags of a sheet's viewport, which has those of a new sheet after each change of its container.
  setFlags({ setup: { physics, sheet } }, at) {
    const bounces = sheet.axis === "horizontal" ? { alwaysBounceHorizontal: true } : { alwaysBounceVertical: true }
    return this.change({ physics: { ...physics, ...bounces } }, at)
  }

  setMemberMotion(index, physics, framesPerSecond) {
    this.select(index)
    this.setMotion(physics, framesPerSecond)
  }

  placeMember(index, x, y, now) {
    this.select(index)
    this.change({ origin: [x, y] }, nanoseconds(now))
  }

  // Writes into a setup where the members are.
  describe({ screen }) {
    const { functions: f, handle, library } = this
    screen.forEach((member, index) => {
      const { x, y } = this.members[index]
      if (member.viewport) member.viewport.contentOffset = [x, y]
      if (!member.sheet) return
      const isAtDetent = f.scroll_screen_detent(handle, index, library.scratch) === 1
      member.sheet.detent = isAtDetent ? library.view.getInt32(library.scratch, true) : null
    })
  }

  // MARK: - Questions

  get rest() {
    this.select(-1)
    return super.rest
  }
}

// A member: what it shows, and the questions about it.
class Member extends Shown {
  constructor(screen, index, setup) {
    super()
    Object.assign(this, { screen, index, setup, name: setup.name })
  }

  get rest() {
    return this.screen.rest
  }

  offset(at) {
    this.screen.select(this.index)
    return this.screen.offset(at)
  }
}
