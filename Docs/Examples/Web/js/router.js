// One finger, two stages: a list and what lies in it, such as a shelf. Both get the touch, so that either is caught; the first
// ten points decide which one it drags, and the other one's touch is cancelled.
const enough = 10

export class Router {
  // `innerAt(x, y)` returns the stage at a place, which moves on the other axis than `outer`, or null.
  constructor(outer, innerAt) {
    this.outer = outer
    this.innerAt = innerAt
    this.inner = null
    this.taken = null
    this.finger = null
  }

  touch(kind, finger, x, y, real) {
    if (kind === "down" && this.finger === null) return this.begin(finger, x, y, real)
    // Further fingers are those of the stage that was chosen.
    if (this.taken) {
      this.taken.touch(kind, finger, x, y, real)
      if (finger === this.finger && kind !== "move") this.finger = this.taken = null
      return
    }
    if (finger !== this.finger) return
    if (kind === "move") return this.decide(finger, x, y, real)
    for (const stage of this.both()) stage.touch(kind, finger, x, y, real)
    this.finger = null
  }

  both() {
    return this.inner ? [this.outer, this.inner] : [this.outer]
  }

  begin(finger, x, y, real) {
    this.finger = finger
    this.start = [x, y]
    this.waiting = []
    this.taken = null
    this.inner = this.innerAt(x, y)
    // Content that was caught follows at once.
    this.enough = this.both().some((stage) => stage.mover.isMoving) ? 3 : enough
    for (const stage of this.both()) stage.touch("down", finger, x, y, real)
    if (!this.inner) this.taken = this.outer
  }

  decide(finger, x, y, real) {
    const [dx, dy] = [Math.abs(x - this.start[0]), Math.abs(y - this.start[1])]
    this.waiting.push([x, y, real])
    // Also if a place is not a number: then nobody moves.
    if (!(Math.hypot(dx, dy) > this.enough)) return
    const alongOuter = this.outer.axis === "y" ? dy >= dx : dx >= dy
    const [taken, other] = alongOuter ? [this.outer, this.inner] : [this.inner, this.outer]
    other.touch("cancel", finger, x, y, real)
    for (const [wx, wy, at] of this.waiting) taken.touch("move", finger, wx, wy, at)
    this.taken = taken
  }
}
