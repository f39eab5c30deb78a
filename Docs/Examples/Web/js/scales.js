// A linear scale from values to places.
export class Scale {
  constructor(low, high, from, to) {
    this.low = low
    this.high = high
    this.from = from
    this.factor = (to - from) / (high - low || 1)
  }

  at(value) {
    return this.from + (value - this.low) * this.factor
  }

  valueAt(place) {
    return this.low + (place - this.from) / this.factor
  }
}

const stillness = matchMedia("(prefers-reduced-motion: reduce)")

// A number that follows another, frame by frame, so that a plot does not jump when its range changes.
export class Smooth {
  jump() {
    this.value = undefined
  }

  towards(goal) {
    const gap = goal - (this.value ?? goal)
    this.isMoving = Math.abs(gap) > Math.abs(goal) * 1e-3 + 1e-3 && !stillness.matches
    this.value = this.isMoving ? this.value + gap * 0.28 : goal
    return this.value
  }
}
