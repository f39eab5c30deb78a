// The speed of time on the whole page.
export const time = new EventTarget()
time.speed = 1
time.isPaused = false

// The rate at which things fly.
time.rate = () => (time.isPaused ? 0 : time.speed)

export function setSpeed(speed) {
  time.speed = speed
  time.dispatchEvent(new Event("change"))
}

export function setPaused(isPaused) {
  time.isPaused = isPaused
  time.dispatchEvent(new Event("change"))
}

// One sixtieth of a second, in microseconds.
export const singleStep = 16667

export function step() {
  if (!time.isPaused) setPaused(true)
  time.dispatchEvent(new Event("step"))
}
