// What the instrument can show, a stage or the player: a mover, of which it shows one axis.
export class Subject extends EventTarget {
  get offset() {
    return this.mover[this.axis]
  }
  get velocity() {
    return this.mover["v" + this.axis]
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
}
