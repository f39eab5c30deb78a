// What a scroll view shows: the fields of a scroll_state in the module.
import { eventNames } from "./codes.js"

const didRefresh = 1 << eventNames.indexOf("didRefresh")

export class Shown {
  take(view, at) {
    this.x = view.getFloat64(at, true)
    this.y = view.getFloat64(at + 8, true)
    this.vx = view.getFloat64(at + 16, true)
    this.vy = view.getFloat64(at + 24, true)
    this.tx = view.getFloat64(at + 32, true)
    this.ty = view.getFloat64(at + 40, true)
    this.minX = view.getFloat64(at + 48, true)
    this.minY = view.getFloat64(at + 56, true)
    this.maxX = view.getFloat64(at + 64, true)
    this.maxY = view.getFloat64(at + 72, true)
    this.phase = view.getInt32(at + 88, true)
    this.events = view.getUint32(at + 92, true)
    this.zoom = view.getFloat64(at + 112, true)
    this.order = this.events > 2 ? view.getBigUint64(at + 104, true) : 0n
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
