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

  get end() {
    return this.times[this.count - 1] ?? this.start
  }

  add(now, offset, velocity, phase, hasEvents) {
    // A very long motion loses every second of its samples, the oldest as the newest.
    if (this.count === capacity) this.#thin()
    const at = this.count
    this.times[at] = now
    this.offsets[at] = offset
    this.velocities[at] = velocity
    this.phases[at] = phase
    this.count += 1
    if (hasEvents) this.events.push(now)
  }

  // The offset at an instant, between the samples around it.
  offsetAt(time) {
    const { times, offsets, count } = this
    const after = times.subarray(0, count).findIndex((each) => each >= time)
    if (after < 0) return offsets[count - 1]
    if (after === 0 || times[after] === time) return offsets[after]
    const part = (time - times[after - 1]) / (times[after] - times[after - 1])
    return offsets[after - 1] + part * (offsets[after] - offsets[after - 1])
  }

  #thin() {
    for (const array of [this.times, this.offsets, this.velocities, this.phases]) {
      for (let i = 0; i < capacity / 2; i += 1) array[i] = array[2 * i + 1]
    }
    this.count = capacity / 2
  }
}
