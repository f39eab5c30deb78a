// Plays a scenario file: its inputs and its frames, in order of time, an input before the frame of the same instant, as
// scroll-trace does. Instants are nanoseconds here; finer ones are rounded to them.
import { Mover } from "./mover.js"
import { Screen, kindOf } from "./screen.js"

// Reads a scenario. Throws an error in one line.
export function readScenario(text) {
  const scenario = JSON.parse(text)
  const { viewport, screen, rules, inputs } = scenario
  const { physics = {}, framesPerSecond } = scenario
  need(!screen || Array.isArray(screen), "screen: must be an array")
  need(Array.isArray(inputs), "inputs: must be an array")
  const comesOrGoes = screen?.some(({ isPresent }) => isPresent === false) || inputs.some((input) => input.add || input.remove || input.restore)
  need(!comesOrGoes, "screen: the page has all members from the beginning to the end")
  for (const member of screen ?? [scenario]) {
    const { frame, contentSize } = member.viewport ?? {}
    need(kindOf(member) || (frame?.length === 4 && contentSize?.length === 2), "viewport: must have a frame and a contentSize")
  }
  need(framesPerSecond > 0, "framesPerSecond: must be more than 0")
  need(scenario.duration >= 0 && scenario.duration <= 3600, "duration: must be from 0 to 3600 seconds here")
  need(scenario.duration * framesPerSecond + inputs.length <= 1e6, "framesPerSecond: more than a million frames are too many here")
  const duration = nanosecondsOf(scenario.duration)
  let isRounded = 1e9 % framesPerSecond !== 0
  const timed = inputs.map((input, index) => {
    need(input.t >= 0, `inputs[${index}].t: must be 0 or more`)
    isRounded ||= String(input.t).split(".")[1]?.length > 9
    return { at: nanosecondsOf(input.t), action: input }
  })
  // Names longer than a line are of no use.
  const name = String(scenario.name ?? "scenario").slice(0, 80)
  const members = screen?.map((member) => ({ ...member, physics: { ...physics, ...member.physics } }))
  return { name, viewport, screen: members, rules, physics, framesPerSecond, duration, inputs: timed, isRounded }
}

function need(condition, otherwise) {
  if (!condition) throw new Error(otherwise)
}

// Seconds as nanoseconds, rounded: of an hour, as doubles, a nanosecond is known to a five-hundredth.
const nanosecondsOf = (seconds) => BigInt(Math.round(seconds * 1e9))

// The instant of a frame, in nanoseconds, rounded.
const instantOfFrame = (k, framesPerSecond) => BigInt(Math.round((k * 1e9) / framesPerSecond))

// The rows of a trace, one after the other: { at, source, mover, action }.
export class Replay {
  constructor(library, scenario) {
    this.scenario = scenario
    this.mover = (scenario.screen ? Screen.of : Mover.scrollView)(library, scenario, scenario.framesPerSecond)
    this.nextInput = 0
    this.nextFrame = 0
  }

  // The next row up to an instant, or null.
  next(until = this.scenario.duration) {
    const { scenario, mover } = this
    const frame = instantOfFrame(this.nextFrame, scenario.framesPerSecond)
    const input = scenario.inputs[this.nextInput]
    if (input && input.at <= frame && input.at <= until) {
      this.nextInput += 1
      const result = mover.performAt(input.action, input.at)
      if (result < 0) throw new Error(`inputs[${this.nextInput - 1}]: ${mover.library.message(result)}`)
      return { at: input.at, source: "input", mover, action: input.action }
    }
    if (frame > until || frame > scenario.duration) return null
    this.nextFrame += 1
    mover.read(mover.call("scroll_advance", frame))
    return { at: frame, source: "frame", mover }
  }

  // The rows up to an instant in microseconds.
  *until(microseconds) {
    const until = BigInt(Math.round(microseconds * 1000))
    for (let row = this.next(until); row; row = this.next(until)) yield row
  }

  destroy() {
    this.mover.destroy()
  }
}

// The hash of a motion, as scroll-trace prints it: FNV-1a, 64 bits, over x, y, vx and vy of every frame, and of every
// member of a screen.
export function hashOf(library, scenario) {
  const replay = new Replay(library, scenario)
  const bytes = new DataView(new ArrayBuffer(8))
  let hash = 0xcbf29ce484222325n
  try {
    for (let row = replay.next(); row; row = replay.next()) {
      if (row.source !== "frame") continue
      for (const number of row.mover.numbers) {
        // −0 + 0 is +0.
        bytes.setFloat64(0, number + 0, true)
        for (let i = 0; i < 8; i += 1) hash = BigInt.asUintN(64, (hash ^ BigInt(bytes.getUint8(i))) * 0x100000001b3n)
      }
    }
  } finally {
    replay.destroy()
  }
  return hash.toString(16).padStart(16, "0")
}
