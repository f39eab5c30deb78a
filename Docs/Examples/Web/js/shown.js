// What a scroll view shows: the fields of a scroll_state in the module.
import { didRefresh, didScroll } from "./codes.js"

export class Shown {
  take({ doubles, integers }, at) {
    ;[this.x, this.y, this.vx, this.vy, this.tx, this.ty, this.minX, this.minY, this.maxX, this.maxY] = doubles.subarray(at / 8)
    ;[this.phase, this.events] = integers.subarray(at / 4 + 22)
    this.zoom = doubles[at / 8 + 14]
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

  // The numbers of a frame that count in the hash of a scenario: the scale, too, where content can be zoomed, and a stretch.
  get numbers() {
    const { loop, zooms, stretches, x, y, vx, vy, zoom } = this
    const place = loop ? loop.wrapped(x, y) : [x, y]
    return [...place, vx, vy, ...(zooms ? [zoom] : []), ...(stretches ? this.stretch.slice(0, 2) : [])]
  }

  // Whether the latest call has fired the control of a pull.
  get hasRefreshed() {
    return (this.events & didRefresh) !== 0
  }

  // Whether the latest call had an event other than a change of the offset.
  get hasEvents() {
    return (this.events & ~didScroll) !== 0
  }
}
