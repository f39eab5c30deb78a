// The latest throw of a stage with the physics that it has now: the same inputs, and where they would have led. No frame of it was shown.
import { Replay } from "./scenario.js"

const framesPerSecond = 60
const longest = 8

// Returns { time, offset } from the last input on, in the stage's own time.
export function whatIf(stage, scenario) {
  const { library, journal, axis, index } = stage
  const { setup } = stage.stage ?? stage
  const { screen, inputs } = scenario
  const last = inputs.at(-1).t
  const changed = {
    ...scenario, framesPerSecond, duration: BigInt(Math.round((last + longest) * 1e9)),
    inputs: inputs.map((action) => ({ at: BigInt(Math.round(action.t * 1e9)), action })),
    ...(screen ? { screen: screen.map((member, k) => ({ ...member, physics: { ...member.physics, ...setup.screen[k].physics } })) } : { physics: setup.physics }),
  }
  const replay = new Replay(library, changed)
  const mover = index === undefined ? replay.mover : replay.mover.members[index]
  const path = []
  for (let row = replay.next(); row; row = replay.next()) {
    if (Number(row.at) < last * 1e9) continue
    path.push({ time: journal.start + Number(row.at) / 1000, offset: mover[axis] })
    if (row.source === "frame" && replay.nextInput === inputs.length && !replay.mover.isMoving) break
  }
  replay.destroy()
  return path
}
