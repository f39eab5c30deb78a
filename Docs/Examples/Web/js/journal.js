// What just happened, from rest to rest: every input with the instant that was passed to the module, and the scroll view as it was
// before the first. As a scenario, it replays to the same bits.

import { physicsFlags, uiKit } from "./setup.js"

// Frames of a saved scenario stand at whole nanoseconds, the module's unit of time.
export const framesPerSecond = 100

// The keys of physics that a scenario has beside a viewport alone.
const keysOfScrollViews = ["bounces", "alwaysBounceVertical", "alwaysBounceHorizontal", "isScrollEnabled", "snap"]

export class Journal {
  constructor() {
    this.inputs = []
    // The row that the motion was to meet, if it was a bet.
    this.row = undefined
    this.start = 0
    this.setup = null
    // Why it cannot be saved; null if it can.
    this.obstacle = "Nothing has happened yet."
  }

  // Begins anew with a scroll view or a screen at rest.
  begin(now, setup, mover) {
    this.inputs.length = 0
    this.row = undefined
    this.start = now
    this.setup = structuredClone(setup)
    this.inputs.push(...mover.describe(this.setup))
    this.initial = this.inputs.length
    this.obstacle = null
    for (const member of this.setup.screen ?? [this.setup]) {
      const { physics, viewport } = member
      if (viewport) continue
      if (physicsFlags(physics) !== physicsFlags(uiKit)) this.obstacle = "In a scenario all but scroll views bounce, and fingers can move them."
      for (const key of keysOfScrollViews) delete physics[key]
    }
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
