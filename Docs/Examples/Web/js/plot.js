// The plot of a stage: offset and velocity over time, with limits, places to stop, the path that is still to come, phases and
// events. It shows what the journal holds, so it is also a picture of the file that Save writes.
import { points } from "./format.js"
import { wantFrameLast } from "./frames.js"
import { Pen } from "./pen.js"
import { band, drawEvents, drawPhases } from "./phaseband.js"
import { Scale } from "./scales.js"

const pad = 12
// Numbers stand beside the path, not on it.
const gutter = 74
// A line of this height has the path alone.
const lowest = 60
// Marks at equal times show how a flight slows down, in microseconds.
const markInterval = 100_000
// The longest time that it shows, in microseconds.
const longest = 6e6

export class Plot extends Pen {
  constructor(canvas) {
    super(canvas)
    // The latest throw as it would be with the present parameters: { time, offset }.
    this.alternative = []
  }

  renew() {
    wantFrameLast(this)
  }

  // Shows a stage from now on.
  show(stage) {
    if (stage === this.stage) return
    this.stage = stage
    this.alternative = []
    wantFrameLast(this)
  }

  frame() {
    if (this.stage && this.width > 0) this.draw()
  }

  // MARK: - Drawing

  draw() {
    const { context: c, width, height, stage } = this
    const { history } = stage
    c.clearRect(0, 0, width, height)
    if (history.count < 2) return this.#invite()
    const isLine = height < lowest
    const isSmall = height < 140
    const strip = isSmall ? 0 : 52
    const plotted = isLine ? height : height - band - strip
    const margin = isLine ? 6 : pad

    // What will be is known at the lift: from there on the scales stand still.
    const end = Math.max(history.start + 1.2e6, history.end, history.rest + 0.15e6, this.other.at(-1)?.time ?? 0)
    const start = end - Math.min(end - history.start, longest)
    const x = (this.x = new Scale(start, end, isLine ? margin : gutter, width - margin))
    const { low, high } = this.#range()
    const y = new Scale(low, high, plotted - margin, margin)

    if (!isLine) {
      this.#drawScale(y, low, high, plotted)
      c.save()
      c.beginPath()
      c.rect(gutter - 6, 0, width, height)
      c.clip()
      this.#drawPast(x, y, plotted)
      this.#drawPlaces(y, plotted)
      drawPhases(this, x)
    }
    this.#drawGoal(y)
    this.#drawPath(x, y)
    if (!isSmall) this.#drawVelocity(x, new Scale(-1, 1, height - band - 4, plotted + 8), start)
    if (!isLine) {
      drawEvents(this, x)
      c.restore()
    }
    this.#drawNow(x, y, plotted)
  }

  // What the path is compared with: a rival's, or that of other parameters.
  get other() {
    return this.stage.rival ?? this.alternative
  }

  // Before anything has moved there is nothing to see.
  #invite() {
    const { width, height, colours } = this
    this.x = null
    if (height < lowest) return this.line(0, height / 2, width, height / 2, colours.hairline, 1.5)
    this.line(pad, height / 2 + 14, width - pad, height / 2 + 14, colours.hairline, 1.5)
    this.letter("Where it is over time: throw it.", pad, height / 2, colours.muted)
  }

  // The offsets to show: those of the motion, and where it will end. Past a limit only if the motion was.
  #range() {
    const { stage } = this
    const { history } = stage
    let [low, high] = [stage.offset, stage.offset]
    const include = (offset) => {
      if (offset < low) low = offset
      else if (offset > high) high = offset
    }
    for (let i = 0; i < history.count; i += 1) include(history.offsets[i])
    for (const { offset } of history.future) include(offset)
    for (const { offset } of this.other) include(offset)
    if (stage.goal !== undefined) include(stage.goal)
    const margin = Math.max(40, (high - low) * 0.08)
    return { low: low < stage.minimum ? low - margin : Math.max(low - margin, stage.minimum), high: high > stage.maximum ? high + margin : Math.max(low + 1, Math.min(high + margin, stage.maximum)) }
  }

  // The limits, and hatching past them where the motion was.
  #drawPast(x, y, bottom) {
    const { context: c, width, stage, colours } = this
    for (const [limit, side] of [[stage.minimum, -1], [stage.maximum, 1]]) {
      const at = y.at(limit)
      if (at < 0 || at > bottom) continue
      this.line(0, at, width, at, colours.limit, 1.5)
      if (side < 0 ? y.low >= limit : y.high <= limit) continue
      c.save()
      c.beginPath()
      c.rect(0, side < 0 ? at : 0, width, side < 0 ? bottom - at : at)
      c.clip()
      c.strokeStyle = colours.limit
      c.globalAlpha = 0.22
      c.lineWidth = 1
      c.beginPath()
      for (let from = -bottom; from < width; from += 7) {
        c.moveTo(from, bottom)
        c.lineTo(from + bottom, 0)
      }
      c.stroke()
      c.restore()
    }
  }

  // The places to stop, where they are far enough apart to see.
  #drawPlaces(y, bottom) {
    const { stage, colours, width } = this
    const places = stage.places(y.low, y.high)
    if (places.length > 40) return
    for (const place of places) {
      const at = y.at(place)
      if (at > 0 && at < bottom) this.line(width - pad - 8, at, width - pad, at, colours.muted, 1.5)
      if (at > 0 && at < bottom) this.line(0, at, width, at, colours.hairline, 1)
    }
  }

  // Where a bet is to end.
  #drawGoal(y) {
    const { context: c, colours, stage, width } = this
    if (stage.goal === undefined) return
    c.beginPath()
    c.moveTo(0, y.at(stage.goal))
    c.lineTo(width, y.at(stage.goal))
    this.stroke(colours.target, 1.5, [6, 3])
  }

  // What has been, what will be, and what would have been.
  #drawPath(x, y) {
    const { context: c, colours, stage, other } = this
    const { history } = stage
    if (other.length > 0) this.#drawFuture(other, x, y, [1, 4])
    if (history.future.length > 0) this.#drawFuture(history.future, x, y, [3, 4])
    c.beginPath()
    for (let i = 0; i < history.count; i += 1) c.lineTo(x.at(history.times[i]), y.at(history.offsets[i]))
    c.lineJoin = "round"
    this.stroke(colours.offset, 2.25)
    this.#drawMarks(x, y)
  }

  #drawFuture(path, x, y, dash) {
    const { context: c, colours } = this
    c.beginPath()
    for (const { time, offset } of path) c.lineTo(x.at(time), y.at(offset))
    this.stroke(colours.target, 1.5, dash)
    const last = path.at(-1)
    this.dot(x.at(last.time), y.at(last.offset), 4.5, colours.target, 2)
  }

  // A dot for each tenth of a second of the motion.
  #drawMarks(x, y) {
    const { colours, stage: { history } } = this
    let next = history.start
    for (let i = 0; i < history.count; i += 1) {
      if (history.times[i] < next) continue
      next += markInterval * Math.ceil((history.times[i] - next + 1) / markInterval)
      this.dot(x.at(history.times[i]), y.at(history.offsets[i]), 2.5, colours.offset)
    }
  }

  #drawVelocity(x, y, start) {
    const { context: c, colours, stage, width } = this
    const { history } = stage
    let most = 500
    for (let i = 0; i < history.count; i += 1) most = Math.max(most, Math.abs(history.velocities[i]))
    this.line(0, y.at(0), width, y.at(0), colours.hairline, 1)
    c.beginPath()
    for (let i = 0; i < history.count; i += 1) {
      if (history.times[i] < start) continue
      c.lineTo(x.at(history.times[i]), y.at(history.velocities[i] / most))
    }
    this.stroke(colours.velocity, 1.75)
  }

  // A dot where it is.
  #drawNow(x, y, bottom) {
    const { colours, stage } = this
    const time = stage.scrubTime ?? stage.history.end
    const at = x.at(time)
    if (stage.scrubTime !== undefined) this.line(at, 0, at, bottom, colours.offset, 1)
    this.dot(at, y.at(stage.offset), 4.5, colours.offset)
  }

  // The least and the greatest offset, in the gutter.
  #drawScale(y, low, high, bottom) {
    const { colours } = this
    this.letter(points(high), gutter - pad, Math.max(y.at(high), 8), colours.muted, false)
    if (bottom > 60) this.letter(points(low), gutter - pad, Math.min(y.at(low), bottom - 8), colours.muted, false)
  }
}
