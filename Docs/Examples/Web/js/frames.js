// The frames of the page: one requestAnimationFrame for all stages, which stops when none of them needs it. A hidden page gets
// none; the first one after it is shown again moves everything to where it would be.

const wanting = new Set()
// Those that draw what the others have moved.
const wantingLast = new Set()
let request = 0

// What is marked while frames run, and until none has run for so many milliseconds.
const { dataset } = document.documentElement
const still = 300
let [resting, measured] = [0, 0]

function start() {
  if (request !== 0) return
  clearTimeout(resting)
  request = requestAnimationFrame(run)
}

// Before anything is measured: under the mark, what is not in sight has no layout.
export function willMeasure() {
  delete dataset.runs
  measured = performance.now()
}

// A counter of frames, for tests and for the budget.
export const counters = { frames: 0 }

// Asks for a call of subject.frame(time) before the next frame is drawn, once however often it is asked for.
export function wantFrame(subject) {
  wanting.add(subject)
  start()
}

// The same, after the others: asked for by one of them, in the same frame.
export function wantFrameLast(subject) {
  wantingLast.add(subject)
  start()
}

export const isRunning = () => request !== 0

function run(time) {
  request = 0
  if (time > measured + still) dataset.runs ??= ""
  counters.frames += 1
  for (const set of [wanting, wantingLast]) {
    const subjects = [...set]
    set.clear()
    for (const subject of subjects) subject.frame(time)
  }
  if (request === 0) resting = setTimeout(() => delete dataset.runs, still)
}
