// The speed of time on the whole page.
export const time = new EventTarget()
time.speed = 1
time.isPaused = false

export const speeds = [
  { value: 1, label: "1×" },
  { value: 1 / 2, label: "½×" },
  { value: 1 / 5, label: "⅕×" },
  { value: 1 / 10, label: "⅒×" },
  { value: 1 / 20, label: "¹⁄₂₀×" },
]

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
