// What the instrument can show, a stage, a part of one or the player: a mover, of which it shows one axis.
import { clamped } from "./clamped.js"

export class Subject extends EventTarget {
  // Where it is, or is shown while time is scrubbed.
  get offset() {
    return this.scrubbed ?? this.mover[this.axis]
  }
  get velocity() {
    return this.isHeld ? 0 : this.mover["v" + this.axis]
  }
  get target() {
    return this.mover["t" + this.axis]
  }
  get minimum() {
    return this.mover[this.axis === "y" ? "minY" : "minX"]
  }
  get maximum() {
    return this.mover[this.axis === "y" ? "maxY" : "maxX"]
  }

  // What moves with it.
  get whole() {
    return this
  }

  // The scale of content that can be zoomed, as text; else nothing.
  get magnification() {
    return this.setup?.viewport?.zoom ? `${this.mover.zoom.toFixed(2)}×` : ""
  }

  // The places to stop between two offsets, for the plot.
  places(low, high) {
    const { physics, viewport } = this.setup ?? {}
    const snap = physics?.snap
    if (!viewport || !snap || snap.kind === "none") return []
    if (snap.kind === "points") return snap.points.filter((point) => point >= low && point <= high)
    const length = snap.kind === "paging" ? viewport.frame[this.axis === "x" ? 2 : 3] : snap.length
    if (!(length > 0) || (high - low) / length > 60) return []
    const first = Math.ceil(low / length)
    return Array.from({ length: Math.floor(high / length) - first + 1 }, (_, k) => (first + k) * length)
  }

  // Whether content can move by a delta on the axis of the larger part.
  canScroll(dx, dy) {
    const { mover } = this
    if (mover.isMoving) return true
    const horizontal = Math.abs(dx) > Math.abs(dy)
    const [delta, offset] = horizontal ? [dx, mover.x] : [dy, mover.y]
    const [min, max] = horizontal ? [mover.minX, mover.maxX] : [mover.minY, mover.maxY]
    return delta > 0 ? offset < max : delta < 0 ? offset > min : false
  }

  // How long it will still move.
  get secondsToRest() {
    return Math.max(0, this.mover.rest - this.clock.latest) / 1e6
  }

  // The instant at which the latest motion has ended, or will.
  get end() {
    return Math.max(this.clock.latest, this.history.rest)
  }

  // MARK: - History

  clear(now) {
    this.history.clear(now)
    this.history.add(now, this.offset, 0, 0)
  }

  // A finger rests: nothing but its velocity changes.
  hold(now) {
    this.isHeld = true
    this.history.add(now, this.mover[this.axis], 0, this.mover.phase)
  }

  record(now) {
    this.isHeld = false
    this.history.add(now, this.offset, this.velocity, this.mover.phase, this.mover.hasEvents)
  }

  // The rest of the flight, for the plot: known as soon as it begins.
  foresee() {
    const { history, mover } = this
    history.future.length = 0
    history.rest = mover.isMoving ? mover.rest : this.clock.latest
    if (!mover.isMoving) return
    const [from, to] = [this.clock.latest, history.rest]
    const count = clamped(Math.ceil((to - from) / 16000), 2, 90)
    const index = this.axis === "y" ? 1 : 0
    for (let i = 0; i <= count; i += 1) {
      const at = Math.round(from + ((to - from) * i) / count)
      history.future.push({ time: at, offset: mover.offset(at)[index] })
    }
  }

  // Shows the offset of an instant of the history, or the present one.
  scrubTo(time) {
    this.scrubTime = time
    this.scrubbed = time === undefined ? undefined : this.history.offsetAt(time)
  }

  tell(name) {
    this.dispatchEvent(new Event(name))
  }
}
