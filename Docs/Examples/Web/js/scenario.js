// Plays a scenario file: its inputs and its frames, in order of time, an input before the frame of the same instant, as
// scroll-trace does. Instants are attoseconds here.
import { Mover } from "./mover.js"
import { Screen, kindOf } from "./screen.js"
import { presets } from "./setup.js"

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
    const { preset = "uiKit", decelerationRate } = ofMember(physics, member)
    need(presets.includes(preset), `physics.preset: must be one of ${presets.join(", ")}`)
    need(preset === "uiKit" || decelerationRate === undefined, "physics.decelerationRate: the page has it with uiKit alone")
    const { frame, contentSize } = member.viewport ?? {}
    need(kindOf(member) || (frame?.length === 4 && contentSize?.length === 2), "viewport: must have a frame and a contentSize")
  }
  need(framesPerSecond > 0, "framesPerSecond: must be more than 0")
  need(scenario.duration >= 0 && scenario.duration <= 3600, "duration: must be from 0 to 3600 seconds here")
  need(scenario.duration * framesPerSecond + inputs.length <= 1e6, "framesPerSecond: more than a million frames are too many here")
  const timed = inputs.map((input, index) => {
    need(input.t >= 0, `inputs[${index}].t: must be 0 or more`)
    return { at: attoseconds(input.t), action: input }
  })
  // Names longer than a line are of no use.
  const name = String(scenario.name ?? "scenario").slice(0, 80)
  const members = screen?.map((member) => ({ ...member, physics: ofMember(physics, member) }))
  return { name, viewport, screen: members, rules, physics, framesPerSecond, duration: scenario.duration, inputs: timed }
}

// The physics of a member, whose own change those of the scenario; a preset brings its slop and its law with it.
function ofMember(physics, { physics: own }) {
  return { ...physics, ...(own?.preset && { slop: undefined, decelerationRate: undefined }), ...own }
}

function need(condition, otherwise) {
  if (!condition) throw new Error(otherwise)
}

// The decimal digits of a number times 10¹⁸, rounded to a whole number: seconds as attoseconds.
function attoseconds(seconds) {
  const [digits, exponent = 0] = String(seconds).split("e")
  const [whole, fraction = ""] = digits.split(".")
  const zeros = 18 - fraction.length + Number(exponent)
  const value = BigInt(whole + fraction)
  if (zeros >= 0) return value * 10n ** BigInt(zeros)
  const divisor = 10n ** BigInt(-zeros)
  return (2n * value + divisor) / (2n * divisor)
}

// The instant of a frame.
function instantOfFrame(k, framesPerSecond) {
  const frames = attoseconds(framesPerSecond)
  return (2n * BigInt(k) * 10n ** 36n + frames) / (2n * frames)
}

// The rows of a trace, one after the other: { at, source, mover, action }, `at` in microseconds.
export class Replay {
  constructor(library, scenario) {
    this.scenario = scenario
    this.end = attoseconds(scenario.duration)
    this.mover = (scenario.screen ? Screen.of : Mover.scrollView)(library, scenario, scenario.framesPerSecond)
    this.nextInput = 0
    this.nextFrame = 0
  }

  // The next row up to an instant in attoseconds, or null.
  next(until = this.end) {
    const { scenario, mover } = this
    const frame = instantOfFrame(this.nextFrame, scenario.framesPerSecond)
    const input = scenario.inputs[this.nextInput]
    if (input && input.at <= frame && input.at <= until) {
      this.nextInput += 1
      const result = this.#at(input.at, (at) => mover.performAt(input.action, at))
      if (result < 0) throw new Error(`inputs[${this.nextInput - 1}]: ${mover.library.message(result)}`)
      return { at: Number(input.at) / 1e12, source: "input", mover, action: input.action }
    }
    if (frame > until || frame > this.end) return null
    this.nextFrame += 1
    this.#at(frame, (at) => mover.read(mover.call("scroll_advance", at)))
    return { at: Number(frame) / 1e12, source: "frame", mover }
  }

  // Calls the module at an instant: it takes whole nanoseconds, and their fraction apart.
  #at(instant, call) {
    const { functions } = this.mover.library
    functions.scroll_set_fraction(Number(instant % 1_000_000_000n))
    try {
      return call(instant / 1_000_000_000n)
    } finally {
      functions.scroll_set_fraction(0)
    }
  }

  // The rows up to an instant in microseconds.
  *until(microseconds) {
    const until = BigInt(Math.ceil(microseconds * 1e3)) * 1_000_000_000n
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
