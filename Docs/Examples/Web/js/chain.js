// A chain of scroll views, from the innermost to the outermost, which one finger moves as if they were one. Its offset is the
// joined one; each member has its own.
import { layouts, sizeOf } from "./library.js"
import { Mover, nanoseconds } from "./mover.js"
import { physicsFields, viewportFields } from "./setup.js"

export class Chain extends Mover {
  // The members are viewports in the words of a scenario. The detents are joined offsets.
  static of(library, members, physics, framesPerSecond, now = 0) {
    const chain = new Chain(library, create(library, members, physics, framesPerSecond, now))
    return Object.assign(chain, { members, detents: [] })
  }

  // The offset of a member, on the vertical axis.
  memberOffset(index) {
    const { functions: f, library, handle } = this
    return library.view.getFloat64(f.scroll_member_state(handle, index) + 8, true)
  }

  setDetents(axis, offsets) {
    this.detents = [axis, offsets]
    super.setDetents(axis, offsets)
  }

  // A chain keeps the physics that it was made with: the next motion has a new one, at the same offsets.
  setPhysics(physics, framesPerSecond, now) {
    this.next = { physics, framesPerSecond }
    if (this.isIdle) this.renew(nanoseconds(now))
  }

  performAt(action, at) {
    if (this.next && this.isIdle) this.renew(at)
    return super.performAt(action, at)
  }

  renew(at) {
    const { functions: f, library, handle, members } = this
    const { physics, framesPerSecond } = this.next
    const viewports = members.map((member, index) => ({ ...member, contentOffset: [0, this.memberOffset(index)] }))
    this.next = null
    this.handle = create(library, viewports, physics, framesPerSecond, Number(at / 1000n))
    f.scroll_destroy(handle)
    this.state = f.scroll_state_of(this.handle)
    if (this.detents.length > 0) super.setDetents(...this.detents)
    this.read()
  }

  // Changes every member as its part of the action says.
  change(action, at) {
    if (!action.members) return super.change(action, at)
    return Math.min(...action.members.map((part, index) => {
      const member = this.members[index]
      if (part.resize) member.frame = [0, 0, ...part.resize]
      if (part.contentSize) member.contentSize = part.contentSize
      return super.change(part, at, index)
    }))
  }
}

function create(library, members, physics, framesPerSecond, now) {
  const { functions: f } = library
  const size = sizeOf(layouts.viewport)
  const base = library.write(layouts.physics, physicsFields(physics, framesPerSecond))
  const first = base + sizeOf(layouts.physics)
  members.forEach((member, index) => library.write(layouts.viewport, viewportFields(member, physics), first + index * size))
  const handle = f.scroll_create_chain(first, members.length, 0, base, 0, 0, nanoseconds(now))
  if (handle < 0) throw new RangeError(library.message(handle))
  return handle
}
