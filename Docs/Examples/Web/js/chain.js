// A chain of scroll views, from the innermost to the outermost, which one finger moves as if they were one. Its offset is the
// joined one; each member has its own.
import { layouts, sizeOf } from "./library.js"
import { Mover, nanoseconds } from "./mover.js"
import { physicsFields, viewportFields } from "./setup.js"

export class Chain extends Mover {
  // The members are viewports in the words of a scenario; the rules have the fields of the header's structure.
  static of(library, members, rules, physics, framesPerSecond) {
    const { functions: f } = library
    const parts = [
      [layouts.physics, physicsFields(physics, framesPerSecond)], [layouts.chainRules, rules],
      ...members.map((member) => [layouts.viewport, viewportFields(member, physics)]),
    ]
    let next = library.scratch
    const [physicsAt, rulesAt, first] = parts.map(([layout, fields]) => {
      const at = library.write(layout, fields, next)
      next += sizeOf(layout)
      return at
    })
    const handle = f.scroll_create_chain(first, members.length, rulesAt, physicsAt, 0, 0, 0n)
    if (handle < 0) throw new RangeError(library.message(handle))
    return Object.assign(new Chain(library, handle), { count: members.length })
  }

  // The offset of a member, on the vertical axis.
  memberOffset(index) {
    const { functions: f, library, handle } = this
    return library.view.getFloat64(f.scroll_member_state(handle, index) + 8, true)
  }

  setPhysics(physics, framesPerSecond, now) {
    super.setPhysics(physics, framesPerSecond, now)
    for (let index = 1; index < this.count; index += 1) super.change({ physics }, nanoseconds(now), index)
    this.read()
  }

  // Changes every member as its part of the action says.
  change(action, at) {
    if (!action.members) return super.change(action, at)
    return Math.min(...action.members.map((part, index) => super.change(part, at, index)))
  }
}
