// A scroll view in the module, by its handle. Its fields are those of the latest call: x, y, vx, vy, the target, the limits and
// the phase. Instants are whole microseconds: a Number holds them exactly for 285 years.
import { deltas, drags, keeping, keys, pinches, touches } from "./codes.js"
import * as flag from "./flags.js"
import { axisOf, canZoom, numbersOf, physicsFields, physicsFlags, placeOfFlags, places, snapFields, viewportFields } from "./setup.js"
import { Loop } from "./loop.js"
import { Shown } from "./shown.js"

// Structures of animations.
const eased = [[0.3, 0, 0, 0, 0], [0, 0]]
const wheelSpring = [[1, 0.2, 0, 0, 0], [2, 0]]

export const nanoseconds = (microseconds) => BigInt(microseconds) * 1000n

const pair = (list) => numbersOf(list, 2)

// The function of the module for each action of a scenario, and what it takes between the handle and the instant. `ease` gives the
// address of an animation, or 0 for none.
// Names of functions stand whole: ../../C/build gives the module those that it finds here.
const calls = {
  touch: ({ touch, at, finger = 0 }) => ["scroll_touch", touches.indexOf(touch), finger, ...pair(at)],
  drag: ({ drag, translation, velocity }) => ["scroll_drag", drags[drag], ...pair(translation ?? velocity)],
  scroll: ({ scroll, phase = "none" }) => ["scroll_delta", deltas.indexOf(phase), ...pair(scroll)],
  wheel: ({ wheel, notch }, ease) => ["scroll_wheel", ...pair(wheel), ...pair(notch), ease(wheelSpring)],
  key: ({ key }, ease) => ["scroll_key", keys.indexOf(key), 40, 40, 0, ease(eased)],
  setContentOffset: ({ setContentOffset: to }, ease, mover) => ["scroll_to", ...pair(mover.loop?.nearest(mover, to) ?? to), ease(eased)],
  pinch: ({ pinch, scale, at }) => ["scroll_pinch", pinches.indexOf(pinch), scale, ...pair(at)],
  magnify: ({ magnify, at }) => ["scroll_magnify", magnify, ...pair(at)],
  zoomScale: ({ zoomScale }, ease) => ["scroll_zoom", zoomScale, 0, ease(eased)],
  zoomTo: ({ zoomTo }, ease) => ["scroll_zoom_to", ...numbersOf(zoomTo, 4), ease(eased)],
  beginRefreshing: () => ["scroll_refresh", 1],
  endRefreshing: () => ["scroll_refresh", 0],
  scrollRectToVisible: ({ scrollRectToVisible: rect }, ease) => ["scroll_reveal", ...numbersOf(rect, 4), ease(eased)],
  scrollToTop: () => ["scroll_to_top"],
  stop: () => ["scroll_stop"],
  retarget: ({ retarget }) => ["scroll_retarget", ...pair(retarget)],
  edgeScroll: ({ edgeScroll }) => ["scroll_edge_scroll", edgeScroll ? 1 : 0, ...pair(edgeScroll)],
  autoscroll: ({ autoscroll, coasts }) => ["scroll_autoscroll", ...pair(autoscroll), coasts ? 1 : 0],
  fling: ({ fling }) => ["scroll_fling", ...pair(fling)],
  insert: ({ insert: { axis, at, length } }) => ["scroll_apply", axisOf(axis), at, Math.max(0, -length), Math.max(0, length), 0],
  moveTo: ({ moveTo, on }, ease, screen) => ["scroll_screen_move_to_detent", screen.indexOf(on), moveTo ?? -1, ease(eased)],
  expand: ({ expand, on }, ease, screen) => ["scroll_screen_expand", screen.indexOf(on), expand ? 1 : 0, ease(eased)],
}

export const stretches = ({ preset }) => preset === "android"

export class Mover extends Shown {
  #state

  // A scroll view at rest. The viewport and the physics are in the words of a scenario.
  static scrollView(library, { viewport, physics }, framesPerSecond) {
    const at = library.write(viewportFields(viewport, physics))
    const mover = new Mover(library, library.functions.scroll_create(at, 0, 0n))
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
    this.handle = handle
    this.#state = this.call("scroll_state_of")
  }

  // Calls a function of the module for this scroll view.
  call(name, ...values) {
    return this.library.functions[name](this.handle, ...values)
  }

  // Takes over the state of the module, and returns the result of the call. An error changes nothing: −1 and less.
  read(result = 0) {
    this.take(this.library.memory, this.#state)
    return result
  }

  destroy() {
    this.call("scroll_destroy")
  }

  // MARK: - Time and inputs

  advance(now) {
    return this.read(this.call("scroll_advance", nanoseconds(now)))
  }

  // Handles an action of a scenario.
  perform(action, now) {
    return this.performAt(action, nanoseconds(now))
  }

  performAt(action, at) {
    const call = calls[Object.keys(calls).find((name) => name in action)]
    if (!call) return this.read(this.change(action, at))
    const [name, ...values] = call(action, (animation) => this.ease(action, animation), this)
    return this.read(this.call(name, ...values, at))
  }

  ease({ animated }, animation = eased) {
    return animated ? this.library.write(animation, this.library.scratch + 256) : 0
  }

  // MARK: - Changes

  // Changes the viewport as an action says: its frame, its content or its insets.
  change(action, at) {
    const { library } = this
    const { scratch } = library
    const result = this.call("scroll_get_viewport", scratch)
    if (result < 0) return result
    const { doubles, integers } = library.memory
    for (const [name, [place, count]] of Object.entries(places)) {
      if (action[name]) doubles.set(numbersOf(action[name], count), scratch / 8 + place)
    }
    // Without the flag that sets it, the offset is the one that `keeping` gives.
    const flags = scratch / 4 + placeOfFlags
    integers[flags] &= ~(flag.setsOffset | flag.setsZoom)
    if (action.flags !== undefined) {
      integers[flags] = (integers[flags] & (flag.containerContent | flag.bouncesZoom | flag.endlessX | flag.endlessY)) | action.flags
    }
    return this.call("scroll_update", scratch, keeping.indexOf(action.keeping ?? "offset"), 0, 0, 0, at)
  }

  // Replaces the physics, and the flags of the viewport that a scenario counts among them.
  setPhysics(physics, framesPerSecond, now) {
    this.setMotion(physics, framesPerSecond)
    this.read(this.change({ flags: physicsFlags(physics) }, nanoseconds(now)))
  }

  setMotion(physics, framesPerSecond) {
    const { library } = this
    this.call("scroll_set_physics", library.write(physicsFields(physics, framesPerSecond, library)))
    this.stretches = stretches(physics)
    // The module of the list has none.
    if (!library.functions.scroll_set_snap) return
    for (const axis of [0, 1]) {
      const snap = snapFields(physics.snap ?? { kind: "none" }, axis, library.points)
      this.call("scroll_set_snap", axis, snap ? library.write(snap) : 0)
    }
    const { axis, points } = physics.detents ?? {}
    if (points) this.call("scroll_set_detents", axisOf(axis), library.writePoints(points), points.length)
  }

  setRefresh(refresh) {
    if (!refresh) return
    const { trigger = 100, extent = Math.min(60, trigger), firesAt } = refresh
    this.call("scroll_set_refresh", trigger, extent, 1, firesAt === "release" ? 1 : 0, 0n)
  }

  // Writes into a setup where it is, and returns the inputs that it needs to get there.
  describe({ viewport }) {
    viewport.contentOffset = [this.x, this.y]
    return []
  }

  // The visible length of the control of a pull, and whether it runs.
  get pull() {
    const isRunning = this.call("scroll_get_refresh", this.library.scratch) === 1
    return { length: this.library.read(1)[0], isRunning }
  }

  // MARK: - Questions

  // How far the content is to be drawn stretched past its limits: x, y, and whether frames are needed for it.
  get stretch() {
    const needsFrames = this.call("scroll_stretch", this.library.scratch) === 1
    return [...this.library.read(2), needsFrames]
  }

  get needsFrames() {
    return this.isMoving || Boolean(this.stretches && this.stretch[2])
  }

  // The microsecond in which it comes to rest.
  get rest() {
    const { library } = this
    if (this.call("scroll_rest", library.scratch) < 0) return 0
    return Math.ceil(Number(library.memory.longs[library.scratch / 8]) / 1000)
  }

  // The offset at an instant without further input.
  offset(at) {
    this.call("scroll_offset_at", nanoseconds(at), this.library.scratch)
    return this.library.read(2)
  }
}
