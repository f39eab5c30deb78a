// The latest throw of a stage with the physics that it has now: the same inputs, and where they would have led. No frame of it was shown.
import { Replay, readScenario } from "./scenario.js"

const framesPerSecond = 60
const longest = 8

// Returns { time, offset } of a scenario from its last input on, on an axis of the scroll view or of a member; `time` in microseconds.
export function flightOf(library, scenario, axis = "y", index = 0) {
  const replay = new Replay(library, scenario)
  const mover = replay.mover.members?.[index] ?? replay.mover
  const path = []
  for (let row = replay.next(); row; row = replay.next()) {
    if (replay.nextInput < scenario.inputs.length) continue
    path.push({ time: row.at, offset: mover[axis] })
    if (row.source === "frame" && !replay.mover.isMoving) break
  }
  replay.destroy()
  return path
}

// The same of the latest throw of a stage, in the stage's own time.
export function whatIf(stage, scenario) {
  const { library, journal, axis, index } = stage
  const { physics, screen } = stage.whole.setup
  const last = scenario.inputs.at(-1).t
  const members = scenario.screen?.map((member, k) => ({ ...member, physics: screen[k].physics }))
  const changed = readScenario(JSON.stringify({ ...scenario, framesPerSecond, duration: last + longest, physics, screen: members }))
  return flightOf(library, changed, axis, index).map(({ time, offset }) => ({ time: journal.start + time, offset }))
}
