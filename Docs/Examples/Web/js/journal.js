// What just happened, from rest to rest: every input with the instant that was passed to the module, and the scroll view as it was
// before the first. As a scenario, it replays to the same bits.

// Frames of a saved scenario stand at whole nanoseconds, the module's unit of time.
export const framesPerSecond = 100

export class Journal {
  constructor() {
    this.inputs = []
    this.start = 0
    this.setup = null
    // Why it cannot be saved; null if it can.
    this.obstacle = "Nothing has happened yet."
  }

  // Begins anew with a scroll view or a chain at rest.
  begin(now, setup, mover) {
    this.inputs.length = 0
    this.start = now
    this.setup = structuredClone(setup)
    const { viewport } = this.setup
    if (viewport) viewport.contentOffset = [mover.x, mover.y]
    // No key of a scenario; where it is set, there is an obstacle.
    delete this.setup.physics.accumulatesFlicks
    this.obstacle = viewport ? null : "A scenario moves one scroll view, or a screen; this is a chain."
  }

  add(now, action) {
    if (!this.setup) return
    const t = (now - this.start) / 1e6
    this.inputs.push({ t, ...action })
  }

  // The scenario, up to an instant. Every key has a value: a later default changes nothing.
  scenario(name, end) {
    const last = Math.max((end - this.start) / 1e6, this.inputs.at(-1)?.t ?? 0)
    return {
      name,
      ...this.setup,
      framesPerSecond,
      duration: Math.ceil(last * framesPerSecond) / framesPerSecond,
      inputs: this.inputs,
    }
  }
}

// The scenario as text, with an input on each line.
export function scenarioText(scenario) {
  const { inputs, ...head } = scenario
  const lines = inputs.map((input) => "    " + JSON.stringify(input))
  const text = JSON.stringify(head, null, 2).replace(/\n}$/, "")
  return `${text},\n  "inputs": [\n${lines.join(",\n")}\n  ]\n}\n`
}
