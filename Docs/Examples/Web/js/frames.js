// The frames of the page: one requestAnimationFrame for all stages, which stops when none of them needs it. A hidden page gets
// none; the first one after it is shown again moves everything to where it would be.

const wanting = new Set()
// Those that draw what the others have moved.
const wantingLast = new Set()
let request = 0

// Counters for tests and for the budget: frames so far, and the time that the module took in the latest, in milliseconds.
export const counters = { frames: 0, library: 0 }

// Asks for a call of subject.frame(time) before the next frame is drawn, once however often it is asked for.
export function wantFrame(subject) {
  wanting.add(subject)
  request ||= requestAnimationFrame(run)
}

// The same, after the others: asked for by one of them, in the same frame.
export function wantFrameLast(subject) {
  wantingLast.add(subject)
  request ||= requestAnimationFrame(run)
}

export const isRunning = () => request !== 0

function run(time) {
  request = 0
  counters.frames += 1
  counters.library = 0
  for (const set of [wanting, wantingLast]) {
    const subjects = [...set]
    set.clear()
    for (const subject of subjects) subject.frame(time)
  }
}
