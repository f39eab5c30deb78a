// The latest throw of a stage with the physics that it has now: the same inputs, and where they would have led. No frame of it was shown.
import { Replay, readScenario } from "./scenario.js"

const framesPerSecond = 60
const longest = 8

// Returns { time, offset } from the last input on, in the stage's own time.
export function whatIf(stage, scenario) {
  const { library, journal, axis, index } = stage
  const { setup } = stage.whole
  const { physics, screen } = setup
  const last = scenario.inputs.at(-1).t
  const members = scenario.screen?.map((member, k) => ({ ...member, physics: screen[k].physics }))
  const replay = new Replay(library, readScenario(JSON.stringify({ ...scenario, framesPerSecond, duration: last + longest, physics, screen: members })))
  const mover = replay.mover.members?.[index] ?? replay.mover
  const path = []
  for (let row = replay.next(); row; row = replay.next()) {
    if (replay.nextInput < scenario.inputs.length) continue
    path.push({ time: journal.start + row.at, offset: mover[axis] })
    if (row.source === "frame" && !replay.mover.isMoving) break
  }
  replay.destroy()
  return path
}
