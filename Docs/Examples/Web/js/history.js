// Offset and velocity over time, of the motion that the journal holds: what the plot draws.
const capacity = 4096

export class History {
  constructor() {
    this.times = new Float64Array(capacity)
    this.offsets = new Float64Array(capacity)
    this.velocities = new Float64Array(capacity)
    this.phases = new Uint8Array(capacity)
    this.events = []
    this.future = []
    this.clear(0)
  }

  clear(now) {
    this.start = now
    this.count = 0
    this.events.length = 0
    this.future.length = 0
    this.rest = now
  }

  get isEmpty() {
    return this.count === 0
  }

  get end() {
    return this.isEmpty ? this.start : this.times[this.count - 1]
  }

  add(now, offset, velocity, phase, names) {
    // A very long motion loses every second of its samples, the oldest as the newest.
    if (this.count === capacity) this.#thin()
    const at = this.count
    this.times[at] = now
    this.offsets[at] = offset
    this.velocities[at] = velocity
    this.phases[at] = phase
    this.count += 1
    for (const name of names) if (name !== "didScroll") this.events.push({ time: now, name })
  }

  // The offset at an instant, between the samples around it.
  offsetAt(time) {
    let [low, high] = [0, this.count - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.times[middle] < time) low = middle + 1
      else high = middle
    }
    if (low === 0 || this.times[low] <= time) return this.offsets[low]
    const part = (time - this.times[low - 1]) / (this.times[low] - this.times[low - 1])
    return this.offsets[low - 1] + part * (this.offsets[low] - this.offsets[low - 1])
  }

  #thin() {
    for (const array of [this.times, this.offsets, this.velocities, this.phases]) {
      for (let i = 0; i < capacity / 2; i += 1) array[i] = array[2 * i + 1]
    }
    this.count = capacity / 2
  }
}
