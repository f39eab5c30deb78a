// A scroll view in the module, by its handle. Its fields are those of the latest call: x, y, vx, vy, the target, the limits and
// the phase. Instants are whole microseconds: a Number holds them exactly for 285 years.
import { deltas, drags, keeping, keys, pinches, touches } from "./codes.js"
import { layouts, placeOf } from "./library.js"
import { canZoom, flag, physicsFields, physicsFlags, snapFields, viewportFields } from "./setup.js"
import { Loop } from "./loop.js"
import { Shown } from "./shown.js"

export const eased = { kind: 0, a: 0.3 }
const wheelSpring = { kind: 2, a: 1, b: 0.2 }

export const nanoseconds = (microseconds) => BigInt(microseconds) * 1000n

export class Mover extends Shown {
  // A scroll view at rest. The viewport and the physics are in the words of a scenario.
  static scrollView(library, { viewport, physics }, framesPerSecond) {
    const fields = viewportFields(viewport, physics)
    const mover = new Mover(library, library.functions.scroll_create(library.write(layouts.viewport, fields), 0, 0n))
    mover.loop = Loop.of(library, viewport)
    mover.zooms = canZoom(viewport)
    mover.setRefresh(viewport.refresh)
    mover.setMotion(physics, framesPerSecond)
    mover.read()
    return mover
  }

  constructor(library, handle) {
    super()
    if (handle < 0) throw new RangeError(library.message(handle))
    this.library = library
    this.functions = library.functions
    this.handle = handle
    this.state = this.functions.scroll_state_of(handle)
  }

  // Takes over the state of the module, and returns the result of the call. An error changes nothing: −1 and less.
  read(result = 0) {
    this.take(this.library.view, this.state)
    return result
  }

  destroy() {
    this.functions.scroll_destroy(this.handle)
  }

  // MARK: - Time and inputs

  advance(now) {
    return this.read(this.functions.scroll_advance(this.handle, nanoseconds(now)))
  }

  // Handles an action of a scenario.
  perform(action, now) {
    return this.performAt(action, nanoseconds(now))
  }

  performAt(action, at) {
    const { functions: f, handle } = this
    if ("touch" in action) {
      const [x, y] = action.at ?? [0, 0]
      return this.read(f.scroll_touch(handle, touches[action.touch], action.finger ?? 0, x, y, at))
    }
    if ("drag" in action) {
      const [x, y] = action.translation ?? action.velocity ?? [0, 0]
      return this.read(f.scroll_drag(handle, drags[action.drag], x, y, at))
    }
    if ("scroll" in action) {
      return this.read(f.scroll_delta(handle, deltas[action.phase ?? "none"], ...action.scroll, at))
    }
    if ("wheel" in action) {
      return this.read(f.scroll_wheel(handle, ...action.wheel, this.animation(action, wheelSpring), at))
    }
    if ("key" in action) {
      return this.read(f.scroll_key(handle, keys[action.key], 40, 40, 0, this.animation(action, eased), at))
    }
    if ("setContentOffset" in action) {
      const [x, y] = this.loop?.nearest(this, action.setContentOffset) ?? action.setContentOffset
      return this.read(f.scroll_to(handle, x, y, this.animation(action, eased), at))
    }
    if ("pinch" in action) return this.read(f.scroll_pinch(handle, pinches[action.pinch], action.scale, ...action.at, at))
    if ("magnify" in action) return this.read(f.scroll_magnify(handle, action.magnify, ...action.at, at))
    if ("zoomScale" in action) return this.read(f.scroll_zoom(handle, action.zoomScale, 0, this.animation(action, eased), at))
    if ("zoomTo" in action) return this.read(f.scroll_zoom_to(handle, ...action.zoomTo, this.animation(action, eased), at))
    if ("beginRefreshing" in action) return this.read(f.scroll_refresh(handle, 1, at))
    if ("endRefreshing" in action) return this.read(f.scroll_refresh(handle, 0, at))
    if ("scrollRectToVisible" in action) {
      return this.read(f.scroll_reveal(handle, ...action.scrollRectToVisible, this.animation(action, eased), at))
    }
    if ("scrollToTop" in action) return this.read(f.scroll_to_top(handle, at))
    if ("stop" in action) return this.read(f.scroll_stop(handle, at))
    if ("retarget" in action) return this.read(f.scroll_retarget(handle, ...action.retarget, at))
    if ("edgeScroll" in action) {
      return this.read(f.scroll_edge_scroll(handle, action.edgeScroll ? 1 : 0, ...(action.edgeScroll ?? [0, 0]), at))
    }
    if ("autoscroll" in action) {
      return this.read(f.scroll_autoscroll(handle, ...action.autoscroll, action.coasts ? 1 : 0, at))
    }
    if ("insert" in action) {
      const { axis, at: place, length } = action.insert
      const [removed, inserted] = [Math.max(0, -length), Math.max(0, length)]
      return this.read(f.scroll_apply(handle, axis === "horizontal" ? 0 : 1, place, removed, inserted, 0, at))
    }
    return this.read(this.change(action, at))
  }

  animation(action, animation) {
    return action.animated ? this.library.write(layouts.animation, animation) : 0
  }

  // MARK: - Changes

  // Changes the viewport as an action says: its frame, its content or its insets.
  change(action, at) {
    const { functions: f, handle, library } = this
    const viewport = library.scratch
    const result = f.scroll_get_viewport(handle, viewport)
    if (result < 0) return result
    const { view } = library
    const put = (name, ...numbers) => {
      const at = viewport + placeOf(layouts.viewport, name)
      numbers.forEach((number, i) => view.setFloat64(at + 8 * i, number, true))
    }
    if (action.origin) put("x", ...action.origin)
    if (action.resize) put("width", ...action.resize)
    if (action.contentSize) put("contentWidth", ...action.contentSize)
    if (action.contentInset) put("insetTop", ...action.contentInset)
    if (action.safeAreaInsets) put("safeTop", ...action.safeAreaInsets)
    // Without the flag that sets it, the offset is the one that `keeping` gives.
    const flags = viewport + placeOf(layouts.viewport, "flags")
    const present = view.getInt32(flags, true) & ~(flag.setsOffset | flag.setsZoom)
    const others = present & (flag.containerContent | flag.bouncesZoom | flag.endlessX | flag.endlessY)
    view.setInt32(flags, action.flags === undefined ? present : others | action.flags, true)
    return f.scroll_update(handle, viewport, keeping[action.keeping ?? "offset"], 0, 0, 0, at)
  }

  // Replaces the physics, and the flags of the viewport that a scenario counts among them.
  setPhysics(physics, framesPerSecond, now) {
    this.setMotion(physics, framesPerSecond)
    this.read(this.change({ flags: physicsFlags(physics) }, nanoseconds(now)))
  }

  setMotion(physics, framesPerSecond) {
    const { functions: f, handle, library } = this
    f.scroll_set_physics(handle, library.write(layouts.physics, physicsFields(physics, framesPerSecond)))
    for (const axis of [0, 1]) this.setSnap(axis, snapFields(physics.snap ?? { kind: "none" }, axis))
    this.setDetents(physics.detents)
  }

  setSnap(axis, fields) {
    const { functions: f, handle, library } = this
    if (!fields) return f.scroll_set_snap(handle, axis, 0)
    const numbers = fields.numbers ? library.writeDoubles(fields.numbers) : 0
    const pointers = fields.points === 2 ? { offsets: numbers } : { steps: numbers }
    return f.scroll_set_snap(handle, axis, library.write(layouts.snap, { ...fields, ...pointers }))
  }

  setRefresh(refresh) {
    if (!refresh) return
    const { trigger = 100, extent = Math.min(60, trigger), firesAt } = refresh
    this.functions.scroll_set_refresh(this.handle, trigger, extent, 1, firesAt === "release" ? 1 : 0, 0n)
  }

  setDetents(detents) {
    if (!detents) return
    const { functions: f, handle, library } = this
    f.scroll_set_detents(handle, detents.axis === "horizontal" ? 0 : 1, library.writeDoubles(detents.points), detents.points.length)
  }

  // Writes into a setup where it is, and returns the inputs that it needs to get there.
  describe({ viewport }) {
    viewport.contentOffset = [this.x, this.y]
    return []
  }

  // The visible length of the control of a pull, and whether it runs.
  get pull() {
    const { functions: f, handle, library } = this
    const isRunning = f.scroll_get_refresh(handle, library.scratch) === 1
    return { length: library.view.getFloat64(library.scratch, true), isRunning }
  }

  // MARK: - Questions

  // The microsecond in which it comes to rest.
  get rest() {
    const { functions: f, handle, library } = this
    if (f.scroll_rest(handle, library.scratch) < 0) return 0
    return Math.ceil(Number(library.view.getBigInt64(library.scratch, true)) / 1000)
  }

  // The offset at an instant without further input.
  offset(at) {
    const { functions: f, handle, library } = this
    f.scroll_offset_at(handle, nanoseconds(at), library.scratch)
    return [library.view.getFloat64(library.scratch, true), library.view.getFloat64(library.scratch + 8, true)]
  }
}
