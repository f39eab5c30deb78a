// What a scroll view shows: the fields of a scroll_state in the module.
import { eventNames } from "./codes.js"

const didRefresh = 1 << eventNames.indexOf("didRefresh")

export class Shown {
  take({ doubles, integers, longs }, at) {
    ;[this.x, this.y, this.vx, this.vy, this.tx, this.ty, this.minX, this.minY, this.maxX, this.maxY] = doubles.subarray(at / 8)
    ;[this.phase, this.events] = integers.subarray(at / 4 + 22)
    this.zoom = doubles[at / 8 + 14]
    this.order = this.events > 2 ? longs[at / 8 + 13] : 0n
  }

  // Whether it needs frames.
  get isMoving() {
    return this.phase > 2
  }
  get isTouched() {
    return this.phase === 1 || this.phase === 2
  }
  get isIdle() {
    return this.phase === 0
  }

  // The numbers of a frame that count in the hash of a scenario: the scale, too, where content can be zoomed.
  get numbers() {
    const { loop, zooms, x, y, vx, vy, zoom } = this
    const [left, top] = loop ? loop.wrapped(x, y) : [x, y]
    return zooms ? [left, top, vx, vy, zoom] : [left, top, vx, vy]
  }

  // Whether the latest call has fired the control of a pull.
  get hasRefreshed() {
    return (this.events & didRefresh) !== 0
  }

  // The names of the events of the latest call, in their order, where there are others than didScroll.
  get eventsInOrder() {
    const names = []
    for (let word = this.order; word !== 0n; word >>= 4n) names.push(eventNames[Number(word & 15n) - 1])
    return names
  }
}
